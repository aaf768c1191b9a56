/**
 * Facts, questions, actions and refusals in words: the twin of tradewinds/play/words.py, whose head says the rules that
 * both follow. Every argument is passed under its own name and, beside it, its words: ship → $ship_name, and so on.
 * What the arguments of a game are is in its vocabulary (games/<game>/game.gen.json), not here.
 */

import type { Args, Fact, Foretold, Note, Option, Prompt } from '../wire'
import type { Vocabulary } from './vocabulary.gen'

export type { Vocabulary }

/** One language: what there is to say, and saying it. `id.attribute` names an attribute. */
export interface Speaker {
  has: (id: string) => boolean
  t: (id: string, args?: Args) => string
}

/** Before the game is known. */
export const NO_WORDS: Vocabulary = {
  seats: ['player'],
  beyond: '',
  things: {},
  numbered: {},
  classes: {},
  amounts: [],
  lists: { winners: 'player', waiting: 'player' },
  counts: {},
  crews: {},
  joined: {},
  secret: [],
  actors: [],
  targets: [],
  done_to: {},
  own: [],
  said: {},
  actions: {},
  drawn: [],
  passes: [],
}

const put = (form: string, id: string): string => form.replace('{}', id)

export class Sentences {
  readonly #speak: Speaker
  readonly #names: readonly string[]
  readonly #words: Vocabulary

  /** `names`: of the seats, in their order. */
  constructor(speak: Speaker, names: readonly string[], vocabulary: Vocabulary) {
    this.#speak = speak
    this.#names = names
    this.#words = vocabulary
  }

  /** What the player on a seat is called. */
  seat(index: number, start = false): string {
    return this.#names[index] ?? this.#speak.t(this.#words.beyond + (start ? '-start' : ''))
  }
  /** The name of a thing, null if it has none here. */
  thing(sort: string, id: string): string | null {
    const form = (this.#words.things[sort] ?? []).find((one) => this.#speak.has(put(one, id)))
    return form === undefined ? null : this.#speak.t(put(form, id))
  }
  join(items: readonly string[]): string {
    return items.join(this.#speak.t('word-separator'))
  }
  /** The name of what an argument of this sort tells; null if it has no name. */
  name(sort: string, value: unknown): string | null {
    if (sort in this.#words.things) return this.thing(sort, String(value))
    if (typeof value !== 'number') return null
    const message = this.#words.numbered[sort]
    if (message !== undefined) {
      const own = `${message}-${value}`
      return this.#speak.has(own) ? this.#speak.t(own) : this.#speak.t(message, { n: value })
    }
    return this.#words.seats.includes(sort) ? this.seat(value) : null
  }
  /** The names of the items of a list, or of the one thing, or of nothing. */
  #namesIn(argument: string, value: unknown): string[] {
    if (value === null || value === undefined) return []
    const items: unknown[] = Array.isArray(value) ? value : [value]
    const sort = Array.isArray(value) ? (this.#words.lists[argument] ?? '') : argument
    return items.map((item) => this.name(sort, item) ?? String(item))
  }

  /** Arguments as messages want them: plain values, and beside them their words. */
  dress(args: Args): Args {
    const words = this.#words
    const dressed: Args = {}
    for (const [name, value] of Object.entries(args)) {
      dressed[name] = Array.isArray(value) ? this.join(value.map(String)) : value
      if (Array.isArray(value)) {
        if (name in words.lists) {
          dressed[`${name}_names`] = this.join(this.#namesIn(name, value))
          dressed[`${name}_count`] = value.length
        }
      } else if (typeof value === 'object' && value !== null) {
        const entries = Object.entries(value as Record<string, unknown>)
        const message = words.counts[name]
        const crew = words.crews[name]
        if (message !== undefined) {
          dressed[`${name}_names`] = this.join(entries.map(([thing, n]) => this.#speak.t(put(message, thing), { n })))
          dressed[`${name}_count`] = entries.reduce((sum, [, n]) => sum + Number(n), 0)
        } else if (crew !== undefined) {
          const count = (letters: string): Args =>
            Object.fromEntries(
              Object.entries(crew.letters).map(([letter, called]) => [called, letters.split(letter).length - 1]),
            )
          dressed[`${name}_names`] = this.join(
            entries.map(([thing, letters]) =>
              this.#speak.t(crew.message, {
                [`${crew.thing}_name`]: this.name(crew.thing, thing) ?? thing,
                ...count(String(letters)),
              }),
            ),
          )
          dressed[`${name}_count`] = entries.reduce((sum, [, letters]) => sum + String(letters).length, 0)
        }
      } else if (value !== null && value !== undefined) {
        if (typeof value === 'number' && words.amounts.includes(name) && this.#speak.has(`amount-${name}`))
          dressed[`${name}_amount`] = this.#speak.t(`amount-${name}`, { n: value })
        const sorted = words.classes[name]
        if (typeof value === 'number' && sorted) {
          const [other, sorts] = sorted
          dressed[other] ??= sorts[value]
        }
        const called = this.name(name, value)
        if (called !== null) dressed[`${name}_name`] = called
      }
    }
    for (const [name, parts] of Object.entries(words.joined))
      if (parts.every((part) => part in args))
        dressed[name] = this.join(parts.flatMap((part) => this.#namesIn(part, args[part])))
    return dressed
  }

  /** A line of the log from the reader's side; null is a spectator. */
  fact(fact: Fact | Foretold, reader: number | null): string {
    const words = this.#words
    const { kind, args } = fact
    let key = `fact-${kind}`
    if (!words.secret.some((one) => one in args) && this.#speak.has(`${key}-unknown`)) key += '-unknown'
    const told = this.dress(args)
    const first = (names: readonly string[]): number | null => {
      const found = names.find((name) => name in args)
      return found === undefined ? null : Number(args[found])
    }
    let actor = fact.seat
    let target = first(words.targets)
    const doneTo = words.done_to[kind]
    if (doneTo !== undefined) {
      target = first([doneTo])
      told['own'] = actor === target
    } else actor = first(words.actors) ?? actor
    let acts = reader !== null && reader === actor
    if ('winners' in args && 'scores' in args) {
      const winners = args['winners'] as number[]
      const scores = args['scores'] as number[]
      acts = reader !== null && winners.includes(reader)
      told['count'] = winners.length
      told['points'] = String(scores[winners[0] ?? 0]).replace('-', '−')
    }
    if (actor >= 0) told['who'] = this.seat(actor, true)
    if (acts && this.#speak.has(`${key}.you`)) key += '.you'
    else if (reader !== null && reader === target && this.#speak.has(`${key}.against`)) key += '.against'
    return this.#speak.t(key, told)
  }

  /** What a seat decides now. */
  prompt(prompt: Prompt, seat: number | null): string {
    return this.#speak.t(`prompt-${prompt.kind}`, this.#asked(prompt, seat))
  }
  /** What a newcomer needs to decide it. */
  help(prompt: Prompt, seat: number | null): string {
    const id = `prompt-${prompt.kind}.help`
    return this.#speak.has(id) ? this.#speak.t(id, this.#asked(prompt, seat)) : ''
  }
  /** What everybody else reads while these seats decide. */
  promptOther(kind: string, seats: readonly number[]): string {
    return this.#speak.t(`prompt-${kind}-other`, { who: this.join(seats.map((seat) => this.seat(seat))) })
  }
  #asked(prompt: Prompt, seat: number | null): Args {
    const whose = this.#words.own.find((name) => name in prompt.args)
    return { ...this.dress(prompt.args), own: whose !== undefined && prompt.args[whose] === seat }
  }

  /** The words on the button of `sail:17`; with the facts it would bring, or the kind of the question, they say more. */
  action(action: string, facts: readonly Foretold[] = [], asked: string | null = null): string {
    const [family, values] = this.#family(action)
    let key = `action-${family}`
    const called = this.#words.actions[family] ?? []
    let args: Args = Object.fromEntries(
      called.map((name, i) => [name, /^[0-9]+$/.test(values[i] ?? '') ? Number(values[i]) : values[i]]),
    )
    if (asked !== null && this.#speak.has(`${key}.${asked}`)) key += `.${asked}`
    else if (facts[0] && this.#speak.has(`${key}.full`)) {
      key += '.full'
      args = { ...facts[0].args, ...args }
    }
    return this.#speak.t(key, this.dress(args))
  }
  /** What the action would change, for the seat that reads it on the button. */
  effects({ action, facts, notes }: Option, seat: number | null): string[] {
    const [family, values] = this.#family(action)
    const said = [`action-${family}`, ...notes.map((note) => note.key)].flatMap((key) => this.#words.said[key] ?? [])
    // Where nothing says what the action's words tell already, it is the first fact.
    const first =
      !this.#words.said[`action-${family}`] && (values.length > 0 || this.#speak.has(`action-${family}.full`))
    const rest = first ? facts.slice(1) : facts
    return [
      ...notes.map((note) => this.note(note)),
      ...rest.filter((fact) => !said.includes(fact.kind)).map((fact) => this.fact(fact, seat)),
    ]
  }
  /** All there is to say about an answer beyond its label, for one line. */
  detail(option: Option, seat: number | null, help: string | null = null): string {
    const lines = this.effects(option, seat)
    const notes = lines.splice(0, option.notes.length)
    return [...(help ? [help] : []), ...(notes.length ? [this.join(notes)] : []), ...lines].join(' · ')
  }
  note({ key, args }: Note): string {
    return this.#speak.t(key, this.dress(args))
  }
  /** Of the parts between the colons as many as possible make the id of the message, the others are values. */
  #family(action: string): [string, string[]] {
    const parts = action.split(':')
    for (let size = parts.length; size > 0; size--) {
      const family = parts.slice(0, size).join('-')
      if (this.#speak.has(`action-${family}`)) {
        const values = parts.slice(size)
        const more = values.length > (this.#words.actions[family] ?? []).length
        return [more && this.#speak.has(`action-${family}-with`) ? `${family}-with` : family, values]
      }
    }
    return [parts[0] ?? '', parts.slice(1)]
  }

  /** Why not, or what is wrong. */
  reason(key: string, args: Args): string {
    return this.#speak.t(key, this.dress(args))
  }
}
