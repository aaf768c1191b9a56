/** What lists, fields, verbs and values are called (`SchemaInfo.words`). */

import type { Plain } from './schema'
import { isPlain, type Column } from './schema'

export class Naming {
  readonly #words: Record<string, string>

  constructor(words: Record<string, string>) {
    this.#words = words
  }

  #first(...keys: string[]): string | null {
    return keys.map((key) => this.#words[key]).find((word) => word !== undefined) ?? null
  }

  list = (list: string): string => this.#first(`list.${list}`) ?? plain(list)
  field = (list: string, name: string): string =>
    this.#first(`field.${list}.${name}`, `field.${name}`) ?? this.value('', name)
  verb = (verb: string): string => this.#first(`verb.${verb}`) ?? plain(verb)
  value = (field: string, value: string): string =>
    this.#first(`value.${field}.${value}`, `value.${value}`) ?? plain(value)
  reason = (message: string): string => this.#first(`reason.${message}`) ?? ''
}

/** Something without a word of its own, at least without the looks of a program. */
const plain = (name: string): string => name.replaceAll(/[._]/g, ' ')

/** What a record calls itself in a language; empty: it has no name. */
export function ownName(record: Plain, column: Column): string {
  for (const field of ['name', 'label']) {
    const given = isPlain(record[field]) ? record[field][column] : record[`${field}_${column}`]
    if (typeof given === 'string' && given) return given
  }
  return ''
}

/** For a search: small letters, without accents. */
export const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
