/** A value in few words: of the box beside what a pack says, and of what cannot be changed. */

import type { Bench } from './bench.svelte'
import { isPlain, readStep, severalOf, whichOf, type Kind } from './schema'

export function brief(bench: Bench, name: string, kind: Kind, value: unknown): string {
  if (value === undefined || value === null) return ''
  const said = (one: unknown): string => (typeof one === 'string' || typeof one === 'number' ? String(one) : '')
  const join = (parts: string[]): string => parts.filter(Boolean).join(', ')
  switch (kind.kind) {
    case 'choice':
      return bench.naming.value(name, said(value))
    case 'record':
      return bench.nameOf(kind.list, said(value))
    case 'texts':
      return isPlain(value) ? said(value[bench.column]) : ''
    case 'amounts':
      return isPlain(value)
        ? join(Object.entries(value).map(([one, n]) => `${said(n)} ${bench.naming.value(name, one)}`))
        : ''
    case 'list':
      return Array.isArray(value) ? join(value.map((one) => brief(bench, name, kind.of, one))) : ''
    case 'numbered':
      return isPlain(value)
        ? join(Object.entries(value).map(([n, one]) => `${n}: ${brief(bench, name, kind.of, one)}`))
        : ''
    case 'either': {
      const inner = severalOf(kind) && Array.isArray(value) ? severalOf(kind) : kind.of[whichOf(kind.of, value)]
      return inner ? brief(bench, name, inner, value) : ''
    }
    case 'row':
      return isPlain(value)
        ? join(
            Object.entries(value).map(([one, inner]) => {
              const field = kind.fields[one]
              return field ? `${bench.naming.field('', one)} ${brief(bench, one, field, inner)}` : ''
            }),
          )
        : ''
    case 'steps': {
      const words = bench.box.schema.vocabularies[kind.vocabulary]
      if (!words || !Array.isArray(value)) return ''
      return value
        .map((step) => {
          const { verb, value: inner } = readStep(words, step)
          const of = words.verbs[verb]
          return `${bench.naming.verb(verb)} ${of ? brief(bench, verb, of, inner) : ''}`.trim()
        })
        .join('; ')
    }
    case 'truth':
      return value === true ? '✓' : '–'
    case 'kept':
      return typeof value === 'string'
        ? bench.naming.value(name, value)
        : typeof value === 'number'
          ? String(value)
          : Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number')
            ? join(value.map((one) => (typeof one === 'string' ? bench.naming.value(name, one) : String(one))))
            : ''
    default:
      return said(value)
  }
}
