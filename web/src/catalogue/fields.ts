/** The numbers of a record in words: its fields as the game's schema calls them. */

import type { SchemaInfo } from '../wire'

type Words = Record<string, string>
type Plain = Record<string, unknown>
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Said elsewhere on the page, or nothing that is printed. */
const ELSEWHERE =
  /^(id|source|note|reconstructed_fields|count|copies|clan|order|number|base|next|prev|grid|xy?|y|.*_source|src_.*|(name|text|label)(_.*)?)$/u

export const fieldName = (words: Words, list: string, field: string): string =>
  words[`field.${list}.${field}`] ?? words[`field.${field}`] ?? ''
/** Null: there is no word for it. */
export const valueName = (words: Words, field: string, value: unknown): string | null =>
  words[`value.${field}.${String(value)}`] ?? words[`value.${String(value)}`] ?? null

/** The list whose records a field names, wherever in the game it stands; null: its values are no records. */
export function referred({ schema }: Pick<SchemaInfo, 'schema'>, field: string): string | null {
  for (const { fields } of Object.values(schema.lists)) {
    const kind = fields[field]
    const one = kind?.kind === 'list' || kind?.kind === 'numbered' ? kind.of : kind
    if (one?.kind === 'record') return one.list
  }
  return null
}

export interface Row {
  field: string
  label: string
  value: string
}
export interface Said {
  words: Words
  yes: string
  no: string
  /** Joins what stands beside each other. */
  list: (items: readonly string[]) => string
  /** What a value is called that is no word of the schema, as the name of another record. */
  called: (field: string, value: string) => string | null
}

/** A plain value; null: there is no word for it, or it is a way of doing something, which the text of the record says. */
function said(value: unknown, field: string, of: Said): string | null {
  if (typeof value === 'boolean') return value ? of.yes : of.no
  if (typeof value === 'number') return String(value).replace(/^-/u, '−')
  if (typeof value === 'string') return valueName(of.words, field, value) ?? of.called(field, value)
  if (Array.isArray(value)) {
    const parts = value.map((one) => (isPlain(one) ? null : said(one, field, of)))
    return parts.length && parts.every((part) => part !== null) ? of.list(parts) : null
  }
  if (isPlain(value)) {
    const parts = Object.entries(value).map(([kind, n]) => {
      // By the number of seats, by rounds …
      if (/^\d+$/u.test(kind)) return typeof n === 'number' ? `${kind}: ${n}` : null
      const name = valueName(of.words, field, kind) ?? (fieldName(of.words, field, kind) || null)
      return typeof n === 'number' && name ? `${name} ${said(n, field, of) ?? ''}` : null
    })
    return parts.length && parts.every((part) => part !== null) ? of.list(parts) : null
  }
  return null
}

/** Fields with a name, in the order of the record. */
export function rowsOf(list: string, record: Plain, of: Said): Row[] {
  return Object.entries(record).flatMap(([field, value]): Row[] => {
    if (ELSEWHERE.test(field)) return []
    const label = fieldName(of.words, list, field)
    const text = label ? said(value, field, of) : null
    return text === null ? [] : [{ field, label, value: text }]
  })
}
