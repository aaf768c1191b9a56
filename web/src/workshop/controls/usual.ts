/** What the box does often: those verbs are offered first, and stand beside what they stand beside there. */

import type { Box } from '../pack'
import { isPlain, readStep, type Kind, type Plain, type Vocabulary } from '../schema'

export interface Usual {
  /** The most frequent first. */
  verbs: string[]
  /** What usually stands beside a verb. */
  beside: (verb: string) => Plain
}

const known = new WeakMap<Box, Map<string, Usual>>()

export function usual(box: Box, vocabulary: string): Usual {
  let all = known.get(box)
  if (!all) known.set(box, (all = new Map<string, Usual>()))
  const found = all.get(vocabulary) ?? count(box, vocabulary)
  all.set(vocabulary, found)
  return found
}

function count(box: Box, name: string): Usual {
  const words = box.schema.vocabularies[name]
  const times = new Map<string, number>()
  const beside = new Map<string, Plain>()
  if (words)
    for (const [list, records] of Object.entries(box.lists)) {
      const row = box.schema.lists[list]
      if (!row) continue
      for (const record of records.values())
        walk(box, { kind: 'row', ...row }, record, (vocabulary, step) => {
          if (vocabulary !== words) return
          const read = readStep(words, step)
          times.set(read.verb, (times.get(read.verb) ?? 0) + 1)
          if (!beside.has(read.verb)) beside.set(read.verb, read.beside)
        })
    }
  const verbs = [...times].sort(([, a], [, b]) => b - a).map(([verb]) => verb)
  return { verbs, beside: (verb) => beside.get(verb) ?? {} }
}

/** Every step inside a value. */
function walk(box: Box, kind: Kind, value: unknown, seen: (words: Vocabulary, step: unknown) => void): void {
  const into = (inner: Kind | undefined, at: unknown): void => {
    if (inner && at !== undefined) walk(box, inner, at, seen)
  }
  if (kind.kind === 'row' && isPlain(value))
    for (const [name, field] of Object.entries(kind.fields)) into(field, value[name])
  else if (kind.kind === 'list' && Array.isArray(value)) for (const one of value as unknown[]) into(kind.of, one)
  else if (kind.kind === 'numbered' && isPlain(value)) for (const one of Object.values(value)) into(kind.of, one)
  else if (kind.kind === 'steps' && Array.isArray(value)) {
    const words = box.schema.vocabularies[kind.vocabulary]
    for (const step of words ? (value as unknown[]) : []) {
      if (!words) continue
      seen(words, step)
      const { verb, value: inner } = readStep(words, step)
      into(words.verbs[verb], inner)
    }
  }
}
