/** Placing people: a person thinks of the whole assignment at once (`staffingSteps` says it step by step). */

import { building, GOODS, isTile, PLACES, TWO_FUNCTIONS } from './data'
import type { BoardView, Good, PlaceView } from './view.gen'

export interface Slots {
  place: string
  slots: number
  /** People there. */
  people: number
}
export interface Plan {
  /** People per place. */
  people: Record<string, number>
  /** Wished occupants of buildings with two functions. */
  occupants: Record<string, 'worker' | 'citizen'>
}
const order = (place: string): number => PLACES.indexOf(place)
const people = (place: PlaceView): number => place.workers + place.citizens

export function places(board: BoardView): Slots[] {
  return [...board.countryside, ...board.city]
    .filter((place) => place.slots > 0)
    .map((place) => ({ place: place.place, slots: place.slots, people: people(place) }))
    .sort((a, b) => order(a.place) - order(b.place))
}
export const idle = (board: BoardView): number => board.idle_workers + board.idle_citizens
export const slotCount = (board: BoardView): number => places(board).reduce((sum, place) => sum + place.slots, 0)
export const personCount = (board: BoardView): number =>
  places(board).reduce((sum, place) => sum + place.people, idle(board))

export function planOf(board: BoardView): Plan {
  const occupants: Plan['occupants'] = {}
  for (const place of board.city)
    if (TWO_FUNCTIONS.includes(place.place) && people(place))
      occupants[place.place] = place.citizens ? 'citizen' : 'worker'
  return { people: Object.fromEntries(places(board).map((place) => [place.place, place.people])), occupants }
}
/** Whether something that was kept says how many people go to each place of this board. */
export function isPlan(board: BoardView, kept: unknown): kept is Plan {
  const { people, occupants } = (kept ?? {}) as Partial<Plan>
  if (!people || !occupants || typeof people !== 'object' || typeof occupants !== 'object') return false
  const slots = new Map(places(board).map((one) => [one.place, one.slots]))
  const each = Object.entries(people)
  return (
    each.every(([place, n]) => Number.isInteger(n) && n >= 0 && n <= (slots.get(place) ?? 0)) &&
    Object.values(occupants).every((one) => one === 'worker' || one === 'citizen') &&
    each.reduce((sum, [, n]) => sum + n, 0) <= personCount(board)
  )
}

export const placed = (plan: Plan): number => Object.values(plan.people).reduce((sum, n) => sum + n, 0)
/** People who may not stay on the portrait while slots are empty: how many must still be placed. */
export function toPlace(board: BoardView, plan: Plan): number {
  return Math.min(personCount(board), slotCount(board)) - placed(plan)
}

/** How much one more person at a place is worth, as far as the board tells: production first, quarries, then the rest. */
function worth(board: BoardView, plan: Plan, place: string): number {
  const at = (id: string): number => plan.people[id] ?? 0
  if (place === 'corn') return 50
  if (place === 'quarry') return 30 - at('quarry')
  const works = (good: Good): number =>
    board.city.reduce((sum, one) => sum + (building(one.place).good === good ? at(one.place) : 0), 0)
  const room = (good: Good): number =>
    board.city.reduce((sum, one) => sum + (building(one.place).good === good ? building(one.place).slots : 0), 0)
  if (isTile(place)) {
    const good = place as Good
    const grade = GOODS.indexOf(good)
    const fields = board.countryside.find((one) => one.place === good)?.count ?? 0
    if (at(good) < works(good)) return 60 + grade
    return at(good) < Math.min(fields, room(good)) ? 55 + grade : 2
  }
  const { good, vp, size } = building(place)
  if (good) {
    const grade = GOODS.indexOf(good)
    if (works(good) < at(good)) return 60 + grade
    const fields = board.countryside.find((one) => one.place === good)?.count ?? 0
    return works(good) < fields ? 54 + grade : 1
  }
  return size === 2 ? 28 : 32 + 4 * vp
}

/** Who is already somewhere stays; newcomers go where they help most. */
export function suggest(board: BoardView, from: Plan = planOf(board)): Plan {
  const plan: Plan = { people: { ...from.people }, occupants: { ...from.occupants } }
  for (let left = toPlace(board, plan); left > 0; left--) {
    const free = places(board).filter((one) => (plan.people[one.place] ?? 0) < one.slots)
    const best = free.reduce<{ place: string; value: number } | null>((top, one) => {
      const value = worth(board, plan, one.place)
      return top && top.value >= value ? top : { place: one.place, value }
    }, null)
    if (!best) break
    plan.people[best.place] = (plan.people[best.place] ?? 0) + 1
  }
  return plan
}
/** Everybody leaves his place. */
export function liftAll(board: BoardView): Plan {
  return {
    people: Object.fromEntries(places(board).map((place) => [place.place, 0])),
    occupants: planOf(board).occupants,
  }
}
/** Everybody leaves his place and goes where it helps most. */
export const suggestAnew = (board: BoardView): Plan => suggest(board, liftAll(board))

/** One slot of a place is pressed: an empty one takes a person if there is one to place, a filled one gives its person up. */
export function press(board: BoardView, plan: Plan, place: string, filled: boolean): Plan {
  const now = plan.people[place] ?? 0
  const slots = places(board).find((one) => one.place === place)?.slots ?? 0
  if (filled) return now > 0 ? { ...plan, people: { ...plan.people, [place]: now - 1 } } : plan
  return now < slots && placed(plan) < personCount(board)
    ? { ...plan, people: { ...plan.people, [place]: now + 1 } }
    : plan
}
export function move(board: BoardView, plan: Plan, from: string | null, to: string | null): Plan {
  let next = plan
  if (from) next = press(board, next, from, true)
  if (to) {
    const after = press(board, next, to, false)
    if (after === next && from) return plan
    next = after
  }
  return next
}
