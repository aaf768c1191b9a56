/** Finding components: words, numbers, and what they have in common. Pure, and kept in the address of the page. */

import { fold } from '../table/search'
import type { Catalogue, Change, Entry } from '../wire'

export type Facet = 'list' | 'source' | 'kind' | 'cost' | 'icon'
export const FACETS: readonly Facet[] = ['list', 'source', 'kind', 'cost', 'icon']
export type Filter = Record<Facet | 'q', string>
export type Mark = 'changed' | 'added'

export interface Item {
  /** `list:id`, as in the address. */
  key: string
  list: string
  title: string
  entry: Entry
  /** What a pack does to it. */
  mark: Mark | null
  /** Per facet what it can be found by. */
  by: Record<Facet, readonly string[]>
  hay: string
  numbers: ReadonlySet<string>
}

type Plain = Record<string, unknown>
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields that say of what kind a record is, the first of them that it has. */
const KINDS = ['kind', 'deck', 'cls', 'group', 'level', 'role', 'chapter'] as const
/** The fields that are printed as symbols; of amounts their kinds. */
export const SYMBOLS = ['icons', 'good', 'object', 'resource', 'day', 'night', 'play_with', 'goods', 'pillage'] as const

export function kindOf(record: Plain): string[] {
  for (const field of KINDS) {
    const value = record[field]
    if (typeof value === 'string' || typeof value === 'number') return [`${field}.${value}`]
  }
  return []
}

/** What it costs in all, whatever it is paid in. */
export function costOf(record: Plain): string[] {
  const cost = record['cost']
  if (typeof cost === 'number') return [String(cost)]
  if (!isPlain(cost)) return []
  const parts = Object.values(cost).flatMap((n) => (isPlain(n) ? Object.values(n) : [n]))
  return [String(parts.reduce<number>((sum, n) => sum + (typeof n === 'number' ? n : 0), 0))]
}

/** Each once; the same symbol in another field is the same symbol. */
export function symbolsOf(record: Plain): string[] {
  const found = SYMBOLS.flatMap((field) => {
    const value = record[field]
    return Array.isArray(value) ? (value as unknown[]) : isPlain(value) ? Object.keys(value) : [value]
  })
  return [...new Set(found.filter((one): one is string => typeof one === 'string' && one !== 'none'))]
}

const NAMES = /^(name|text|label|nickname)/u
/** Names and texts in every language: somebody may look for the printed English. */
function wordsOf(record: Plain): string[] {
  return Object.entries(record).flatMap(([field, value]) => {
    if (!NAMES.test(field)) return []
    const texts = isPlain(value) ? Object.values(value) : [value]
    return texts.filter((text): text is string => typeof text === 'string')
  })
}
function numbersOf(value: unknown, found: Set<string>): void {
  if (typeof value === 'number') found.add(String(value))
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach((one) => numbersOf(one, found))
}

export const keyOf = (list: string, id: string): string => `${list}:${id}`

/** All components in the order of the box. */
export function itemsOf(catalogue: Catalogue, changes: readonly Change[] = []): Item[] {
  const marks = new Map<string, Mark>()
  for (const { kind, list, id } of changes) if (kind !== 'removed') marks.set(keyOf(list, id), kind)
  return catalogue.lists.flatMap(({ id: list, title, records }) =>
    records.map((entry): Item => {
      const { record } = entry
      const numbers = new Set<string>([String(entry.copies)])
      numbersOf(record, numbers)
      const key = keyOf(list, entry.id)
      return {
        key,
        list,
        title,
        entry,
        mark: marks.get(key) ?? null,
        by: {
          list: [list],
          source: [
            entry.source,
            ...(entry.reconstructed.length && entry.source !== 'reconstructed' ? ['partly'] : []),
            ...(marks.has(key) ? ['pack'] : []),
          ],
          kind: kindOf(record),
          cost: costOf(record),
          icon: symbolsOf(record),
        },
        hay: fold([entry.name, entry.text, title, entry.id, ...entry.rules, ...wordsOf(record)].join(' ')),
        numbers,
      }
    }),
  )
}

/** Every word must occur; a number is one that is printed, or a word of the text. */
export function matches(item: Item, q: string): boolean {
  return fold(q)
    .split(/\s+/u)
    .filter(Boolean)
    .every((word) =>
      /^-?\d+$/u.test(word)
        ? item.numbers.has(word) || new RegExp(`(?<!\\d)${word}(?!\\d)`, 'u').test(item.hay)
        : item.hay.includes(word),
    )
}

const fits = (item: Item, filter: Filter, except: Facet | null): boolean =>
  FACETS.every((facet) => facet === except || !filter[facet] || item.by[facet].includes(filter[facet]))

export const chosen = (items: readonly Item[], filter: Filter): Item[] =>
  items.filter((item) => fits(item, filter, null) && matches(item, filter.q))

/** What can be chosen of a facet, with how many components that leaves beside the other choices. */
export function offered(items: readonly Item[], filter: Filter, facet: Facet): [string, number][] {
  const counts = new Map<string, number>()
  for (const item of items) for (const value of item.by[facet]) if (!counts.has(value)) counts.set(value, 0)
  for (const item of items)
    if (fits(item, filter, facet) && matches(item, filter.q))
      for (const value of item.by[facet]) counts.set(value, (counts.get(value) ?? 0) + 1)
  const out = [...counts]
  return facet === 'cost' ? out.sort(([a], [b]) => Number(a) - Number(b)) : out
}

/** Lists with what is left of them. */
export function grouped(items: readonly Item[]): { list: string; title: string; items: Item[] }[] {
  const out: { list: string; title: string; items: Item[] }[] = []
  for (const item of items) {
    const last = out.at(-1)
    if (last?.list === item.list) last.items.push(item)
    else out.push({ list: item.list, title: item.title, items: [item] })
  }
  return out
}

// --- the address ------------------------------------------------------------------------------------------------

export function readFilter(query: URLSearchParams): Filter {
  const of = (name: string): string => query.get(name) ?? ''
  return { q: of('q'), list: of('list'), source: of('source'), kind: of('kind'), cost: of('cost'), icon: of('icon') }
}
/** `content`: the fingerprint of a pack's components; `at`: the component that is looked at. */
export function address(path: string, filter: Partial<Filter>, content: string, at: string | null = null): string {
  const query = new URLSearchParams()
  if (content) query.set('content', content)
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value)
  if (at) query.set('at', at)
  const text = query.toString()
  return text ? `${path}?${text}` : path
}
