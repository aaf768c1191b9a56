/** What the records of a game may say (`Schema.told` of the server): which fields there are, and what may stand in them. */

import type {
  FieldTold as Field,
  KindTold as Kind,
  RecordsTold as Records,
  RowTold as Row,
  SchemaTold as Schema,
  VerbsTold as Vocabulary,
} from '../wire'

export type { Field, Kind, Records, Row, Schema, Vocabulary }
export type Plain = Record<string, unknown>

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Equal as data, whatever the order of their names. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((value, i) => same(value, other[i]))
  if (!isPlain(one) || !isPlain(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && same(one[key], other[key]))
}

/** A value without its null and absent fields, which say nothing. */
export const without = (record: Plain, name: string): Plain =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))

export const columns = ['en', 'zh', 'hu'] as const
export type Column = (typeof columns)[number]
export const columnOf = (lang: string): Column => (lang === 'zh-Hant' ? 'zh' : lang === 'hu' ? 'hu' : 'en')
export const langOf = { en: 'en', zh: 'zh-Hant', hu: 'hu' } as const

// --- rows ------------------------------------------------------------------------------------------------------

/** The fields that a row with this value must and may have, in the schema's order. */
export function present(row: Row, value: Plain): { must: string[]; may: string[] } {
  const sometimes = new Set(Object.values(row.has ?? {}).flatMap(([must, may]) => [...must, ...may]))
  const [more, free] = row.has?.[String(value[row.by ?? ''])] ?? [[], []]
  const names = Object.keys(row.fields)
  const must = new Set(names.filter((name) => !sometimes.has(name) && row.fields[name]?.must))
  const may = new Set(names.filter((name) => !sometimes.has(name) && !row.fields[name]?.must))
  for (const name of more) must.add(name)
  for (const name of free) may.add(name)
  return { must: names.filter((name) => must.has(name)), may: names.filter((name) => may.has(name)) }
}

/** Why a field of a record cannot be changed; null: it can. */
export const reasonFor = (records: Records, id: string, name: string): string | null =>
  records.fields[name]?.fixed ?? records.held[id]?.[name] ?? null

/** A text in three fields, `name_en`, `name_zh`, `name_hu`, is one for whoever edits it. */
export function trio(fields: Record<string, Field>, name: string): string | null {
  const base = /^(.+)_(?:en|zh|hu)$/.exec(name)?.[1]
  return base && columns.every((column) => fields[`${base}_${column}`]?.kind === 'text') ? base : null
}

// --- values ----------------------------------------------------------------------------------------------------

/** Whether a value has the form of a kind, right or wrong; as on the server. */
export function fits(kind: Kind, value: unknown): boolean {
  switch (kind.kind) {
    case 'number':
      return typeof value === 'number'
    case 'truth':
      return typeof value === 'boolean'
    case 'choice':
    case 'record':
    case 'text':
      return typeof value === 'string'
    case 'list':
    case 'steps':
      return Array.isArray(value)
    case 'amounts':
    case 'numbered':
    case 'row':
    case 'texts':
      return isPlain(value)
    case 'either':
      return kind.of.some((one) => fits(one, value))
    case 'kept':
      return true
  }
}

/** Which of several kinds a value has: the first that fits. */
export const whichOf = (kinds: readonly Kind[], value: unknown): number =>
  Math.max(
    0,
    kinds.findIndex((kind) => fits(kind, value)),
  )

/** `one or several of these`: a single value stands for itself. */
export function severalOf(kind: Kind): (Kind & { kind: 'list' }) | null {
  if (kind.kind !== 'either' || kind.of.length !== 2) return null
  const [one, list] = kind.of
  return one && list?.kind === 'list' && same(list.of, one) ? list : null
}

/** What a field begins with: nothing that is not needed. `first`: the id that a reference begins with. */
export function blank(kind: Kind, first: (list: string) => string): unknown {
  switch (kind.kind) {
    case 'number':
      return Math.min(Math.max(kind.low, 1), kind.high)
    case 'choice':
      return kind.choices[0] ?? ''
    case 'record':
      return first(kind.list)
    case 'truth':
      return true
    case 'text':
      return ''
    case 'texts':
      return { en: '', zh: '', hu: '' }
    case 'amounts':
      return {}
    case 'list':
      return kind.of.kind === 'row' || kind.of.kind === 'steps' || kind.least > 0
        ? Array.from({ length: kind.least }, () => blank(kind.of, first))
        : []
    case 'numbered':
      return kind.all
        ? Object.fromEntries(
            Array.from({ length: kind.high - kind.low + 1 }, (_, i) => [String(kind.low + i), blank(kind.of, first)]),
          )
        : {}
    case 'either':
      return kind.of[0] ? blank(kind.of[0], first) : null
    case 'row':
      return blankRow(kind, first)
    case 'steps':
      return []
    case 'kept':
      return null
  }
}

/** A row with what it must have; what decides about others comes first. */
export function blankRow(row: Row, first: (list: string) => string, given: Plain = {}): Plain {
  const made: Plain = { ...given }
  if (row.by && !(row.by in made)) {
    const deciding = row.fields[row.by]
    if (deciding) made[row.by] = blank(deciding, first)
  }
  for (const name of present(row, made).must) {
    const field = row.fields[name]
    if (field && field.kind !== 'kept' && !(name in made)) made[name] = blank(field, first)
  }
  return made
}

/**
 * Another value for the field that decides about others: what goes with it comes, what does not goes. `keep`: what a
 * field that comes begins with.
 */
export function decided(row: Row, value: Plain, by: unknown, first: (list: string) => string, keep: Plain = {}): Plain {
  const next: Plain = row.by ? { ...value, [row.by]: by } : value
  const { must, may } = present(row, next)
  const kept = Object.fromEntries(
    Object.entries(next).filter(([name]) => !(name in row.fields) || must.includes(name) || may.includes(name)),
  )
  const comes = (name: string): boolean => (must.includes(name) || may.includes(name)) && !(name in kept)
  const back = Object.fromEntries(Object.entries(keep).filter(([name]) => comes(name)))
  return blankRow(row, first, { ...kept, ...back })
}

// --- steps -----------------------------------------------------------------------------------------------------

export interface Step {
  verb: string
  /** What the verb is given. */
  value: unknown
  beside: Plain
}

export function readStep(words: Vocabulary, step: unknown): Step {
  const plain = isPlain(step) ? step : {}
  const beside = Object.fromEntries(Object.entries(plain).filter(([key]) => key in words.beside))
  const rest = Object.entries(plain).filter(([key]) => !(key in words.beside))
  if (words.tag) {
    const verb = plain[words.tag]
    return {
      verb: typeof verb === 'string' ? verb : '',
      value: Object.fromEntries(rest.filter(([key]) => key !== words.tag)),
      beside,
    }
  }
  const [verb, value] = rest[0] ?? ['', null]
  return { verb, value, beside }
}

export const writeStep = (words: Vocabulary, { verb, value, beside }: Step): Plain =>
  words.tag ? { [words.tag]: verb, ...(isPlain(value) ? value : {}), ...beside } : { [verb]: value, ...beside }

// --- places ----------------------------------------------------------------------------------------------------

/**
 * How many of the segments of a place inside a value have a control of their own: errors are shown at the nearest one.
 * A field that is missing has one if the row must have it.
 */
export function reach(schema: Schema, kind: Kind, value: unknown, segments: readonly string[]): number {
  const [head, ...rest] = segments
  if (head === undefined) return 0
  const into = (inner: Kind | undefined, at: unknown): number => (inner ? 1 + reach(schema, inner, at, rest) : 0)
  switch (kind.kind) {
    case 'texts':
      return (columns as readonly string[]).includes(head) ? 1 : 0
    case 'amounts':
      return kind.names.includes(head) ? 1 : 0
    case 'list':
      return Array.isArray(value) && Number(head) < value.length ? into(kind.of, value[Number(head)]) : 0
    case 'numbered':
      return isPlain(value) && head in value ? into(kind.of, value[head]) : 0
    case 'either': {
      const several = severalOf(kind)
      if (several) return reach(schema, several, Array.isArray(value) ? value : [value], segments)
      const which = kind.of[whichOf(kind.of, value)]
      return which ? reach(schema, which, value, segments) : 0
    }
    case 'row': {
      if (!isPlain(value)) return 0
      const shown = head in value || present(kind, value).must.includes(head)
      return shown ? into(kind.fields[head], value[head]) : 0
    }
    case 'steps': {
      const words = schema.vocabularies[kind.vocabulary]
      const step = Array.isArray(value) ? (value as unknown[])[Number(head)] : undefined
      if (!words || step === undefined) return 0
      return 1 + reachStep(schema, words, readStep(words, step), rest)
    }
    default:
      return 0
  }
}

function reachStep(schema: Schema, words: Vocabulary, step: Step, segments: readonly string[]): number {
  const [head, ...rest] = segments
  if (head === undefined) return 0
  const beside = words.beside[head]
  if (beside) return 1 + reach(schema, beside, step.beside[head], rest)
  const inner = words.verbs[step.verb]
  if (!inner || head === words.tag) return 0
  if (words.tag) return reach(schema, inner, step.value, segments)
  return head === step.verb ? 1 + reach(schema, inner, step.value, rest) : 0
}
