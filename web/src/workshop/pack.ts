/**
 * A pack that is being made: the box's records with its changes laid over them. Everything here is a plain function from
 * one state to the next. The changes are always the least there can be: what is as in the box again is in no pack.
 */

import type { Catalogue, ListChanges, PackFile } from '../wire'
import {
  blank,
  blankRow,
  columns,
  decided,
  isPlain,
  same,
  without,
  type Column,
  type Plain,
  type Schema,
} from './schema'

/** The components as printed, per list and id, in the order of the box. */
export interface Box {
  schema: Schema
  lists: Record<string, Map<string, Plain>>
}

export interface Draft {
  pack: PackFile
  /** Records (`list/id`) whose text is somebody's own words; others' follow what they do. */
  own: string[]
  /** Records of a pack from elsewhere of which nobody knows yet whether their text is somebody's own. */
  unsure: string[]
  /** The languages in which somebody typed a name (`list/id/field`); the others repeat it. */
  typed: Record<string, Column[]>
  /** Records whose source became `printed copy` by their first change, not by anybody's word. */
  auto: string[]
}

export type Standing = 'box' | 'changed' | 'added' | 'removed'
export const PRINTED = 'printed copy'
/** Fields that say where a record comes from. */
const PROVENANCE = ['source', 'reconstructed_fields']
/** Fields on which the text of a card does not depend. */
const BESIDE = [...PROVENANCE, 'id', 'name', 'text', 'note', 'copies', 'count', 'start']

export function boxOf(schema: Schema, catalogue: Catalogue): Box {
  const found = catalogue.lists.map(({ id, records }) => [
    id,
    new Map(records.map((entry) => [entry.id, entry.record as Plain])),
  ])
  return { schema, lists: Object.fromEntries(found) as Box['lists'] }
}

export const keyOf = (list: string, id: string): string => `${list}/${id}`
const changesOf = (pack: PackFile, list: string): ListChanges => pack.changes?.[list] ?? {}
const idOf = (record: Plain): string => String(record['id'])

export function emptyDraft(about: Omit<PackFile, 'changes'>): Draft {
  return { pack: { ...about, changes: {} }, own: [], unsure: [], typed: {}, auto: [] }
}

// --- looking ---------------------------------------------------------------------------------------------------

export function standing(box: Box, pack: PackFile, list: string, id: string): Standing {
  const changes = changesOf(pack, list)
  if (changes.remove?.includes(id)) return 'removed'
  if (!box.lists[list]?.has(id)) return 'added'
  return changes.set?.[id] ? 'changed' : 'box'
}

/** A record as the pack has it; of one that is taken out, as the box had it. */
export function recordOf(box: Box, pack: PackFile, list: string, id: string): Plain | null {
  const changes = changesOf(pack, list)
  const base = box.lists[list]?.get(id)
  if (!base) return changes.add?.find((one) => one['id'] === id) ?? null
  const set = changes.set?.[id]
  if (!set || changes.remove?.includes(id)) return base
  return Object.fromEntries(Object.entries({ ...base, ...set }).filter(([, value]) => value !== null))
}

/** The ids of a list: the box's, also those taken out, then the new ones. */
export const idsOf = (box: Box, pack: PackFile, list: string): string[] => [
  ...(box.lists[list]?.keys() ?? []),
  ...(changesOf(pack, list).add ?? []).map(idOf),
]

/** How many records are others than in the box. */
export function countChanges(pack: PackFile): { changed: number; added: number; removed: number } {
  const all = Object.values(pack.changes ?? {})
  const sum = (count: (one: ListChanges) => number): number => all.reduce((n, one) => n + count(one), 0)
  return {
    changed: sum((one) => Object.keys(one.set ?? {}).length),
    added: sum((one) => one.add?.length ?? 0),
    removed: sum((one) => one.remove?.length ?? 0),
  }
}

/** The fields of a record that are others than in the box; where the box says that there is nothing, there is nothing. */
export function difference(base: Plain, record: Plain): Plain {
  const names = [...new Set([...Object.keys(base), ...Object.keys(record)])]
  const others = names.filter((name) => !same(base[name] ?? null, record[name] ?? null))
  return Object.fromEntries(others.map((name) => [name, record[name] ?? null]))
}

// --- changing the pack -----------------------------------------------------------------------------------------

function withList(pack: PackFile, list: string, next: ListChanges): PackFile {
  const kept: ListChanges = {}
  if (next.set && Object.keys(next.set).length) kept.set = next.set
  if (next.add?.length) kept.add = next.add
  if (next.remove?.length) kept.remove = next.remove
  const rest = Object.fromEntries(Object.entries(pack.changes ?? {}).filter(([name]) => name !== list))
  return { ...pack, changes: Object.keys(kept).length ? { ...rest, [list]: kept } : rest }
}

/** A record as a whole in place of what the pack had of it. */
export function withRecord(box: Box, pack: PackFile, list: string, record: Plain): PackFile {
  const changes = changesOf(pack, list)
  const id = idOf(record)
  const base = box.lists[list]?.get(id)
  if (!base) {
    const add = changes.add ?? []
    const known = add.some((one) => one['id'] === id)
    return withList(pack, list, {
      ...changes,
      add: known ? add.map((one) => (one['id'] === id ? record : one)) : [...add, record],
    })
  }
  const set: Record<string, Plain> = { ...changes.set }
  const other = difference(base, record)
  if (Object.keys(other).length) set[id] = other
  else delete set[id]
  return withList(pack, list, { ...changes, set, remove: changes.remove?.filter((one) => one !== id) ?? [] })
}

function withoutRecord(box: Box, pack: PackFile, list: string, id: string): PackFile {
  const changes = changesOf(pack, list)
  const set = without(changes.set ?? {}, id) as Record<string, Plain>
  if (!box.lists[list]?.has(id))
    return withList(pack, list, { ...changes, add: (changes.add ?? []).filter((one) => one['id'] !== id) })
  return withList(pack, list, { ...changes, set, remove: [...new Set([...(changes.remove ?? []), id])] })
}

/** A pack from anywhere, without what changes nothing. What is no list or record of the box stays for the server to judge. */
export function minimal(box: Box, pack: PackFile): PackFile {
  let made: PackFile = { ...pack, changes: {} }
  for (const [list, changes] of Object.entries(pack.changes ?? {})) {
    const known = box.lists[list]
    if (!known) {
      made = withList(made, list, changes)
      continue
    }
    const add = changes.add ?? []
    const again = new Set(add.map(idOf).filter((id) => known.has(id)))
    const strange = Object.fromEntries(Object.entries(changes.set ?? {}).filter(([id]) => !known.has(id)))
    made = withList(made, list, {
      set: strange,
      add: add.filter((one) => !again.has(idOf(one))),
      remove: (changes.remove ?? []).filter((id) => !again.has(id)),
    })
    const whole: Plain[] = add.filter((one) => again.has(idOf(one)))
    for (const [id, set] of Object.entries(changes.set ?? {}))
      if (known.has(id) && !again.has(id) && !changes.remove?.includes(id))
        whole.push(
          Object.fromEntries(Object.entries({ ...known.get(id), ...set }).filter(([, value]) => value !== null)),
        )
    for (const record of whole) made = withRecord(box, made, list, { ...record, id: known.get(idOf(record))?.['id'] })
  }
  return made
}

// --- what somebody does ----------------------------------------------------------------------------------------

const drop = (keys: string[], key: string): string[] => keys.filter((one) => one !== key)
const add = (keys: string[], key: string): string[] => (keys.includes(key) ? keys : [...keys, key])

/** A record after somebody's change: its source follows, and what only followed goes back with the rest. */
function changed(box: Box, draft: Draft, list: string, id: string, next: Plain): Draft {
  const key = keyOf(list, id)
  const base = box.lists[list]?.get(id)
  if (!base) return { ...draft, pack: withRecord(box, draft.pack, list, next) }
  const before = recordOf(box, draft.pack, list, id) ?? base
  let record = next
  let auto = draft.auto
  if (!draft.own.includes(key) && 'text' in base && effectsAsIn(base, record))
    record = { ...record, text: base['text'] }
  const others = Object.keys(difference(base, record)).filter((name) => !PROVENANCE.includes(name))
  if (!same(before['source'], record['source'])) auto = drop(auto, key)
  else if (others.length && same(record['source'], base['source']) && 'source' in base && same(before, base)) {
    if (record['source'] !== PRINTED) {
      record = { ...without(record, 'reconstructed_fields'), source: PRINTED }
      auto = add(auto, key)
    }
  } else if (!others.length && auto.includes(key)) {
    record = base
    auto = drop(auto, key)
  }
  return { ...draft, auto, pack: withRecord(box, draft.pack, list, record) }
}

const effectsAsIn = (base: Plain, record: Plain): boolean =>
  Object.keys(difference(base, record)).every((name) => BESIDE.includes(name))

/** Undefined takes the field out. */
export function setField(box: Box, draft: Draft, list: string, id: string, name: string, value: unknown): Draft {
  const record = recordOf(box, draft.pack, list, id)
  const records = box.schema.lists[list]
  if (!record || !records) return draft
  let next = value === undefined ? without(record, name) : { ...record, [name]: value }
  if (records.by === name) {
    const base = box.lists[list]?.get(id)
    const first = firstOf(box, draft.pack)
    next = decided(records, record, value, first, base?.[name] === value ? base : usualFields(box, list, value, first))
  }
  if (name === 'source' && value === PRINTED) next = without(next, 'reconstructed_fields')
  return changed(box, draft, list, id, next)
}

/** A name in one language. Where nobody typed a name of their own in another, it is the same there. */
export function setName(
  box: Box,
  draft: Draft,
  list: string,
  id: string,
  field: string,
  column: Column,
  value: string,
): Draft {
  const record = recordOf(box, draft.pack, list, id)
  if (!record) return draft
  const base = box.lists[list]?.get(id) ?? {}
  const key = `${keyOf(list, id)}/${field}`
  const whole = box.schema.lists[list]?.fields[field]?.kind === 'texts'
  const read = (row: Plain, of: Column): unknown =>
    whole ? (isPlain(row[field]) ? row[field][of] : undefined) : row[`${field}_${of}`]
  const known =
    draft.typed[key] ?? columns.filter((one) => read(record, one) && !same(read(record, one), read(base, one)))
  const back = value === (read(base, column) ?? '')
  const other = (one: Column): unknown => (known.includes(one) ? read(record, one) : back ? read(base, one) : value)
  const next = columns.map((one) => [one, one === column ? (back ? read(base, one) : value) : other(one)] as const)
  const typed = back ? known.filter((one) => one !== column) : [...new Set([...known, column])]
  const kept = typed.length ? { ...draft.typed, [key]: typed } : (without(draft.typed, key) as Draft['typed'])
  const named: Plain = { ...record }
  if (whole) named[field] = Object.fromEntries(next.map(([one, said]) => [one, said ?? value]))
  else
    for (const [one, said] of next)
      if (said === undefined) delete named[`${field}_${one}`]
      else named[`${field}_${one}`] = said
  return changed(box, { ...draft, typed: kept }, list, id, named)
}

/** Somebody's own words for what a card does; null: they follow what it does again. */
export function setText(box: Box, draft: Draft, list: string, id: string, column: Column, value: string | null): Draft {
  const key = keyOf(list, id)
  if (value === null) return { ...draft, own: drop(draft.own, key), unsure: drop(draft.unsure, key) }
  const record = recordOf(box, draft.pack, list, id)
  if (!record) return draft
  const text = { ...(isPlain(record['text']) ? record['text'] : {}), [column]: value }
  return changed(box, { ...draft, own: add(draft.own, key) }, list, id, { ...record, text })
}

/** The text made from what a card does, where it is not somebody's own. */
export function followText(box: Box, draft: Draft, list: string, id: string, made: Record<Column, string>): Draft {
  const record = recordOf(box, draft.pack, list, id)
  const base = box.lists[list]?.get(id)
  const key = keyOf(list, id)
  if (
    !record ||
    draft.own.includes(key) ||
    draft.unsure.includes(key) ||
    standing(box, draft.pack, list, id) === 'removed'
  )
    return draft
  if (box.schema.lists[list]?.fields['text']?.kind !== 'texts' || columns.some((one) => !made[one])) return draft
  if (same(record['text'], made) || (base && effectsAsIn(base, record))) return draft
  return { ...draft, pack: withRecord(box, draft.pack, list, { ...record, text: made }) }
}

/** What was brought along with another text than the one made from what it does has somebody's own words. */
export function knownWords(box: Box, draft: Draft, list: string, id: string, made: Record<Column, string>): Draft {
  const key = keyOf(list, id)
  if (!draft.unsure.includes(key)) return draft
  const others = !same(recordOf(box, draft.pack, list, id)?.['text'], made)
  return { ...draft, unsure: drop(draft.unsure, key), own: others ? add(draft.own, key) : draft.own }
}

/** A pack from elsewhere. */
export function imported(box: Box, pack: PackFile): Draft {
  const least = minimal(box, pack)
  const unsure = Object.entries(least.changes ?? {}).flatMap(([list, { set = {}, add = [] }]) => [
    ...Object.keys(set)
      .filter((id) => 'text' in (set[id] ?? {}))
      .map((id) => keyOf(list, id)),
    ...add.filter((one) => 'text' in one).map((one) => keyOf(list, idOf(one))),
  ])
  return { ...emptyDraft(pack), pack: least, unsure }
}

/** It is on the printed card just as here. */
export function confirm(box: Box, draft: Draft, list: string, id: string): Draft {
  return setField(box, draft, list, id, 'source', PRINTED)
}

export function remove(box: Box, draft: Draft, list: string, id: string): Draft {
  return forgotten({ ...draft, pack: withoutRecord(box, draft.pack, list, id) }, list, id)
}

/** As in the box again. */
export function restore(box: Box, draft: Draft, list: string, id: string): Draft {
  const base = box.lists[list]?.get(id)
  return base ? forgotten({ ...draft, pack: withRecord(box, draft.pack, list, base) }, list, id) : draft
}

function forgotten(draft: Draft, list: string, id: string): Draft {
  const key = keyOf(list, id)
  const typed = Object.fromEntries(Object.entries(draft.typed).filter(([one]) => !one.startsWith(`${key}/`)))
  const [own, unsure, auto] = [draft.own, draft.unsure, draft.auto].map((keys) => drop(keys, key)) as [
    string[],
    string[],
    string[],
  ]
  return { ...draft, own, unsure, auto, typed }
}

// --- new records -----------------------------------------------------------------------------------------------

/** The id that a reference to a list begins with. */
export const firstOf =
  (box: Box, pack: PackFile) =>
  (list: string): string =>
    idsOf(box, pack, list).find((id) => standing(box, pack, list, id) !== 'removed') ?? ''

/** The fields that records of a kind need not have and usually have, with what they begin with. */
function usualFields(box: Box, list: string, by: unknown, first: (list: string) => string): Plain {
  const records = box.schema.lists[list]
  if (!records?.by) return {}
  const deciding = records.by
  const alike = Object.entries(box.lists).flatMap(([name, rows]) =>
    same(box.schema.lists[name]?.has, records.has) ? [...rows.values()] : [],
  )
  // Whatever is marked in some way is not the usual one: a starting card.
  const usual = alike.filter((row) => row[deciding] === by && !Object.values(row).includes(true))
  const names = records.has?.[String(by)]?.[1] ?? []
  const often = names.filter((name) => usual.filter((row) => name in row).length * 2 > usual.length)
  return Object.fromEntries(
    often.flatMap((name) => {
      const field = records.fields[name]
      return field ? [[name, blank(field, first)]] : []
    }),
  )
}

/** An id that is free, beginning as those of the list do. */
export function freeId(box: Box, pack: PackFile, list: string): string {
  const ids = idsOf(box, pack, list)
  const parts = ids.map((id) => id.split('_').slice(0, -1))
  const common = (parts[0] ?? []).filter((part, at) => parts.every((one) => one[at] === part))
  const stem = [...common, 'own'].join('_')
  for (let n = 1; ; n += 1) if (!ids.includes(`${stem}_${n}`)) return `${stem}_${n}`
}

function fromNothing(box: Box, pack: PackFile, list: string, given: Plain): Plain {
  const records = box.schema.lists[list]
  if (!records) return given
  const first = firstOf(box, pack)
  const made = blankRow(records, first, given)
  return records.by ? { ...made, ...usualFields(box, list, made[records.by], first) } : made
}

/** A new record, from nothing or like another one; its id, too. */
export function added(box: Box, draft: Draft, list: string, like: string | null): { draft: Draft; id: string } {
  const records = box.schema.lists[list]
  const id = freeId(box, draft.pack, list)
  if (!records) return { draft, id }
  const model = like === null ? null : recordOf(box, draft.pack, list, like)
  const sibling = box.lists[list]?.values().next().value ?? {}
  // What is the same for all of a list (its clan …) a new record has as well.
  const fixed = Object.fromEntries(
    Object.entries(records.fields)
      .filter(([name, field]) => field.fixed && field.must && name in sibling && field.kind !== 'kept')
      .map(([name]) => [name, sibling[name]]),
  )
  const made = model
    ? without(without(model, 'reconstructed_fields'), 'note')
    : fromNothing(box, draft.pack, list, { id, ...fixed, source: PRINTED })
  const record: Plain = { ...made, id, ...(records.fields['source'] ? { source: PRINTED } : {}) }
  // Its text is made as soon as it does something; until then something must stand there.
  if (!model && records.fields['text']?.kind === 'texts') record['text'] = { en: '–', zh: '–', hu: '–' }
  return { draft: { ...draft, pack: withRecord(box, draft.pack, list, record) }, id }
}
