/**
 * Facts, questions and refusals in words: the twin of tradewinds/play/words.py, whose head says the rules that both
 * follow. Every argument is passed under its own name and, beside it, its words: ship → $ship_name, and so on.
 */

import type { Args, Fact, Prompt } from '../wire'

/** One language: what there is to say, and saying it. `id.attribute` names an attribute. */
export interface Speaker {
  has: (id: string) => boolean
  t: (id: string, args?: Args) => string
}

const SEATS = ['attacker', 'defender', 'winner', 'loser', 'captain', 'governor', 'player']
/** Where the name of a thing stands. */
const THINGS: Record<string, readonly string[]> = {
  good: ['word-'],
  there: ['word-'],
  person: ['word-'],
  what: ['word-'],
  tile: ['word-tile-'],
  building: ['building-'],
  role: ['role-'],
  place: ['word-place-', 'word-tile-', 'building-'],
  source: ['word-source-', 'building-'],
  goal: ['festival-'],
  ability: ['ability-'],
  symbol: ['symbol-'],
  card: ['card-', 'treasure-', 'achievement-', 'tiebreak-tb'],
}
const AMOUNTS = ['coins', 'vp', 'workers', 'citizens']
/** Of what sort the items of a list are. */
const LISTS: Record<string, string> = {
  winners: 'player',
  waiting: 'player',
  cards: 'card',
  tiles: 'tile',
  plantations: 'tile',
  goods: 'good',
}

export class Sentences {
  readonly #speak: Speaker
  readonly #names: readonly string[]

  /** `names`: of the seats, in their order. */
  constructor(speak: Speaker, names: readonly string[]) {
    this.#speak = speak
    this.#names = names
  }

  /** A ship is called after its player; the one after the last seat is the Ghost Ship. */
  ship(index: number, start = false): string {
    return this.#names[index] ?? this.#speak.t(start ? 'word-ghost-start' : 'word-ghost')
  }
  /** The name of a thing, null if it has none here. */
  thing(sort: string, id: string): string | null {
    const form = (THINGS[sort] ?? []).find((one) => this.#speak.has(one + id))
    return form === undefined ? null : this.#speak.t(form + id)
  }
  space(space: number): string {
    const own = `word-space-${space}`
    return this.#speak.has(own) ? this.#speak.t(own) : this.#speak.t('word-space', { n: space })
  }
  hold(hold: string): string {
    const [good = '', n] = hold.split(' ')
    return n ? this.#speak.t(`amount-${good}`, { n: Number(n) }) : this.#speak.t('word-empty')
  }
  join(items: readonly string[]): string {
    return items.join(this.#speak.t('word-separator'))
  }
  /** In some games a ship is a thing with spaces, not a player's. */
  get #shipsAreThings(): boolean {
    return this.#speak.has('word-ship')
  }
  /** The name of what an argument of this sort tells; null if it has no name. */
  name(sort: string, value: unknown): string | null {
    if (sort in THINGS) return this.thing(sort, String(value))
    if ((sort === 'ship' || sort === 'other') && this.#shipsAreThings)
      return typeof value === 'number' ? this.#speak.t('word-ship', { n: value }) : null
    if (SEATS.includes(sort) || sort === 'ship') return this.ship(Number(value))
    if (sort === 'space' || sort === 'from' || sort === 'to') return this.space(Number(value))
    return null
  }
  #listed(sort: string, items: readonly unknown[]): string {
    return this.join(items.map((item) => this.name(sort, item) ?? String(item)))
  }
  /** Who works at a place: `ww`, `wc` … */
  #crew(place: string, people: string): string {
    const count = (kind: string): number => people.split(kind).length - 1
    return this.#speak.t('word-people-at', {
      place_name: this.name('place', place) ?? place,
      workers: count('w'),
      citizens: count('c'),
    })
  }

  /** Arguments as messages want them: plain values, and beside them their words. */
  dress(args: Args): Args {
    const dressed: Args = {}
    for (const [name, value] of Object.entries(args)) {
      dressed[name] = Array.isArray(value) ? this.join(value.map(String)) : value
      if (Array.isArray(value)) {
        if (name === 'holds') dressed[name] = this.join(value.map((hold) => this.hold(String(hold))))
        else if (name === 'names') dressed[name] = this.#listed('player', value)
        else if (name === 'spaces') dressed[name] = this.#listed('space', value)
        else if (LISTS[name]) {
          dressed[`${name}_names`] = this.#listed(LISTS[name], value)
          dressed[`${name}_count`] = value.length
        }
      } else if (typeof value === 'object' && value !== null) {
        const entries = Object.entries(value as Record<string, unknown>)
        if (name === 'goods') {
          dressed['goods_names'] = this.join(entries.map(([good, n]) => this.#speak.t(`amount-${good}`, { n })))
          dressed['goods_count'] = entries.reduce((sum, [, n]) => sum + Number(n), 0)
        } else if (name === 'people') {
          dressed['people_names'] = this.join(entries.map(([place, people]) => this.#crew(place, String(people))))
          dressed['people_count'] = entries.reduce((sum, [, people]) => sum + String(people).length, 0)
        }
      } else if (value !== null && value !== undefined) {
        if (AMOUNTS.includes(name) && typeof value === 'number' && this.#speak.has(`amount-${name}`))
          dressed[`${name}_amount`] = this.#speak.t(`amount-${name}`, { n: value })
        const called = this.name(name, value)
        if (called !== null) dressed[`${name}_name`] = called
      }
    }
    if ('goal' in args) {
      const shown = (sort: string, items: unknown): string[] =>
        (Array.isArray(items) ? items : items ? [items] : []).map((item) => this.name(sort, item) ?? String(item))
      dressed['shown'] = this.join([
        ...shown('tile', args['plantations']),
        ...shown('good', args['goods']),
        ...shown('building', args['building']),
      ])
    }
    return dressed
  }

  /** A line of the log from the reader's side; null is a spectator. */
  fact(fact: Fact, reader: number | null): string {
    const { kind, args } = fact
    let key = `fact-${kind}`
    if (!['card', 'cards', 'tile'].some((one) => one in args) && this.#speak.has(`${key}-unknown`)) key += '-unknown'
    const told = this.dress(args)
    const first = (...names: string[]): number | null => {
      const found = names.find((name) => name in args)
      return found === undefined ? null : Number(args[found])
    }
    let actor = fact.seat
    let target = first('loser', 'defender')
    if (kind === 'sabre') {
      target = first('ship')
      told['own'] = actor === target
    } else actor = (this.#shipsAreThings ? first('winner', 'attacker') : first('winner', 'attacker', 'ship')) ?? actor
    let acts = reader !== null && reader === actor
    if ('winners' in args && 'scores' in args) {
      const winners = args['winners'] as number[]
      const scores = args['scores'] as number[]
      acts = reader !== null && winners.includes(reader)
      told['count'] = winners.length
      told['points'] = String(scores[winners[0] ?? 0]).replace('-', '−')
    }
    if (actor >= 0) told['who'] = this.ship(actor, true)
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
    return this.#speak.t(`prompt-${kind}-other`, { who: this.join(seats.map((seat) => this.ship(seat))) })
  }
  /** Why not, or what is wrong. */
  reason(key: string, args: Args): string {
    return this.#speak.t(key, this.dress(args))
  }

  #asked(prompt: Prompt, seat: number | null): Args {
    return { ...this.dress(prompt.args), own: prompt.args['ship'] === seat }
  }
}
