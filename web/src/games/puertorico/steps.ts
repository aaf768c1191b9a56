/**
 * Whole answers as the engine wants them said, in one message: every assignment of people and every choice for the store
 * has exactly one sequence of steps (tradewinds/games/puertorico/phases/staffing.py and captain.py). A step without an
 * alternative is made by the engine itself and must not be said. tests/server/test_steps.py holds this against the engine.
 */

import type { Prompt } from '../../wire'
import { GOODS, PLACES, TWO_FUNCTIONS } from './data'
import { roomOf, type Keep } from './storing'
import type { Plan } from './staffing'
import type { BoardView, Good } from './view.gen'

interface Place {
  place: string
  slots: number
  workers: number
  citizens: number
  wanted: number
}
type Kind = 'workers' | 'citizens'

/** The board while the steps are said. */
class Crew {
  readonly steps: string[] = []
  readonly #places: Place[]
  readonly #idle: Record<Kind, number>

  constructor(board: BoardView, plan: Plan) {
    this.#places = [...board.countryside, ...board.city]
      .filter((one) => one.slots > 0)
      .map(({ place, slots, workers, citizens }) => ({
        place,
        slots,
        workers,
        citizens,
        wanted: plan.people[place] ?? 0,
      }))
      .sort((a, b) => PLACES.indexOf(a.place) - PLACES.indexOf(b.place))
    this.#idle = { workers: board.idle_workers, citizens: board.idle_citizens }
  }

  get waiting(): number {
    return this.#idle.workers + this.#idle.citizens
  }
  /** Free slots from a place on. */
  free(from = 0): number {
    return this.#places.slice(from).reduce((sum, one) => sum + room(one), 0)
  }
  keepsAll(): boolean {
    return this.#places.every((one) => one.wanted >= one.slots - room(one))
  }
  liftAll(): void {
    for (const one of this.#places) {
      this.#idle.workers += one.workers
      this.#idle.citizens += one.citizens
      one.workers = one.citizens = 0
    }
  }
  /** Workers first. */
  #seat(one: Place, n: number): void {
    const workers = Math.min(n, this.#idle.workers)
    one.workers += workers
    one.citizens += n - workers
    this.#idle.workers -= workers
    this.#idle.citizens -= n - workers
  }
  #fillUp(from: number): void {
    for (const one of this.#places.slice(from)) this.#seat(one, Math.min(room(one), this.waiting))
  }
  /** From a place on, `needed` more must be named: how many places could be the next one. */
  #choices(from: number, kept: number, needed: number): number {
    let rest = this.free(from)
    let choices = 0
    for (const [i, one] of this.#places.slice(from).entries()) {
      if (rest < needed) break
      if (room(one) > (i === 0 ? kept : 0)) choices++
      rest -= room(one)
    }
    return choices
  }
  #say(step: string, choices: number): void {
    if (choices > 1) this.steps.push(step)
  }

  /** The slots that are filled. */
  nameFilled(): void {
    let from = 0
    for (const [i, one] of this.#places.entries())
      while (room(one) > 0 && one.slots - room(one) < one.wanted) {
        if (this.waiting === 0 || this.waiting >= this.free(from)) return this.#fillUp(from)
        this.#say(`staff:${one.place}`, this.#choices(from, 0, this.waiting))
        this.#seat(one, 1)
        from = i
      }
    this.#fillUp(from)
  }
  /** The slots that stay empty. */
  nameEmpty(): void {
    let from = 0
    let kept = 0
    const done = (): boolean => this.free(from) - kept <= this.waiting
    for (const [i, one] of this.#places.entries()) {
      const empty = one.slots - one.wanted
      for (let n = 0; n < empty && !done(); n++) {
        this.#say(`empty:${one.place}`, this.#choices(from, kept, this.free(from) - kept - this.waiting))
        if (i !== from) {
          for (const passed of this.#places.slice(from, i)) {
            this.#seat(passed, room(passed) - kept)
            kept = 0
          }
          from = i
        }
        kept++
      }
      if (done()) break
    }
    const last = this.#places[from]
    if (last) this.#seat(last, Math.min(room(last) - kept, this.waiting))
    this.#fillUp(from + 1)
  }
  /** Who sits in the buildings with two functions, where both could. */
  nameOccupants(wishes: Plan['occupants']): void {
    for (const [i, house] of TWO_FUNCTIONS.entries()) {
      const one = this.#places.find((place) => place.place === house)
      if (!one || room(one) === one.slots) continue
      const now: Kind = one.citizens > 0 ? 'citizens' : 'workers'
      const other: Kind = now === 'workers' ? 'citizens' : 'workers'
      const from = this.#swapWith(house, i, other)
      if (!from) continue
      const wish = wishes[house] ?? 'worker'
      this.steps.push(`occupant:${wish}`)
      if (now === `${wish}s`) continue
      one[now]--
      one[other]++
      from[now]++
      from[other]--
    }
  }
  /** Where a person of this kind could come from; buildings that were decided before keep their occupant. */
  #swapWith(house: string, asked: number, kind: Kind): Record<Kind, number> | undefined {
    if (this.#idle[kind] > 0) return this.#idle
    const others = this.#places.filter((one) => one.place !== house && one[kind] > 0)
    const double = (one: Place): number => TWO_FUNCTIONS.indexOf(one.place)
    return others.find((one) => double(one) < 0) ?? others.findLast((one) => double(one) > asked)
  }
}
const room = (one: Place): number => one.slots - one.workers - one.citizens

/** An assignment of everybody, as the answer to `staffing` or to the first question for `slots`. */
export function staffingSteps(plan: Plan, board: BoardView, prompt: Prompt): string[] {
  const crew = new Crew(board, plan)
  if (prompt.kind === 'staffing') {
    const keep = crew.keepsAll()
    crew.steps.push(keep ? 'staffing:keep' : 'staffing:anew')
    if (!keep) crew.liftAll()
  }
  if (2 * crew.waiting <= crew.free()) crew.nameFilled()
  else crew.nameEmpty()
  if (board.idle_citizens + [...board.countryside, ...board.city].reduce((sum, one) => sum + one.citizens, 0) > 0)
    crew.nameOccupants(plan.occupants)
  return crew.steps
}

/** What is kept: kinds first, then single crates, each in the order of the goods. */
export function storingSteps(keep: Keep, board: BoardView, prompt: Prompt): string[] {
  const { kinds, singles } = roomOf(prompt)
  /** What can be done beside storing (a move into the Bohío …) can be done at every step. */
  const beside = prompt.options.filter((option) => !/^(keep_kind:|keep:|pass$)/.test(option.action)).length
  const whole = GOODS.filter((good) => keep.whole.includes(good))
  const single = GOODS.flatMap((good) => Array<Good>(keep.singles[good] ?? 0).fill(good))
  const kept: Partial<Record<Good, number>> = {}
  const have = (good: Good): number => board.goods[good] ?? 0
  const open = (good: Good): boolean => !whole.slice(0, named).includes(good) && (kept[good] ?? 0) < have(good)
  let named = 0
  let crates = 0
  const steps: string[] = []
  const ended = (): boolean => crates === singles || !GOODS.some(open)
  const say = (step: string): void => {
    const after = (good: Good | undefined): number => (good ? GOODS.indexOf(good) : -1)
    const mayKind = crates === 0 && named < kinds
    const kindsLeft = mayKind ? GOODS.filter((good, i) => i > after(whole[named - 1]) && have(good) > 0).length : 0
    const cratesLeft = GOODS.filter((good, i) => i >= after(single[crates - 1]) && open(good)).length
    if (kindsLeft + cratesLeft + beside > 0) steps.push(step)
  }
  for (const good of whole) {
    say(`keep_kind:${good}`)
    named++
    if (ended()) return steps
  }
  for (const good of single) {
    say(`keep:${good}`)
    kept[good] = (kept[good] ?? 0) + 1
    crates++
    if (ended()) return steps
  }
  say('pass')
  return steps
}
