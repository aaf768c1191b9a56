/** The fields of a record in the order in which somebody reads them off a card; what is rare is folded away. */

import { present, reasonFor, trio, type Field, type Plain, type Records } from './schema'

export interface Shown {
  name: string
  field: Field
  /** A text in three fields: what they have in common. */
  trio: string | null
  /** Can be taken out. */
  away: boolean
}
export interface Order {
  main: Shown[]
  /** What the record does not have and could have. */
  addable: Shown[]
  /** Where it comes from, notes. */
  more: Shown[]
  fixed: { name: string; reason: string }[]
}

const FIRST = [
  'name',
  'label',
  'kind',
  'deck',
  'distance',
  'cost',
  'price',
  'play_with',
  'points',
  'vp',
  'copies',
  'count',
  'icons',
  'goods',
  'good',
  'object',
]
const LAST = ['start', 'text']
const MORE = /^(?:source|note|reconstructed_fields|src_\w+|\w+_source)$/

export function orderOf(records: Records, id: string, record: Plain, isNew: boolean): Order {
  const order: Order = { main: [], addable: [], more: [], fixed: [] }
  const { must, may } = present(records, record)
  const seen = new Set<string>()
  for (const name of sorted([...must, ...may])) {
    const field = records.fields[name]
    if (!field || name === 'id') continue
    const reason = reasonFor(records, id, name)
    const single = field.kind === 'choice' && field.choices.length === 1
    if (field.kind === 'kept' || single || (reason && !isNew)) {
      if (name in record && reason && !isNew) order.fixed.push({ name, reason })
      continue
    }
    const base = trio(records.fields, name)
    if (base && seen.has(base)) continue
    if (base) seen.add(base)
    const optional = may.includes(name)
    const here = name in record
    const shown: Shown = { name, field, trio: base, away: optional && here && field.kind !== 'truth' && !base }
    if (MORE.test(name)) {
      if (here || field.kind === 'text') order.more.push(shown)
    } else if (optional && !here && field.kind !== 'truth' && !base) order.addable.push(shown)
    else order.main.push(shown)
  }
  return order
}

function sorted(names: string[]): string[] {
  const rank = (name: string): number => {
    const base = name.replace(/_(?:en|zh|hu)$/, '')
    if (LAST.includes(base)) return FIRST.length + 1 + LAST.indexOf(base)
    const at = FIRST.indexOf(base)
    return at < 0 ? FIRST.length : at
  }
  return names
    .map((name, n) => ({ name, n }))
    .sort((a, b) => rank(a.name) - rank(b.name) || a.n - b.n)
    .map((one) => one.name)
}
