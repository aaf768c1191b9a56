/** The squares of a player's board, and who stands on them. */

import { building, isTile } from '../data'
import type { Plan } from '../staffing'
import type { BoardView } from '../view.gen'

export type Kind = 'worker' | 'citizen'
export interface Spot {
  key: string
  place: string
  /** Which tile of its kind. */
  index: number
  slots: number
  workers: number
  citizens: number
}

/** One square per tile; those with people first. */
export function fields(board: BoardView): Spot[] {
  const tiles = board.countryside.flatMap(({ place, count, workers, citizens }) =>
    Array.from({ length: count }, (_, index) => ({
      key: `${place} ${index}`,
      place,
      index,
      slots: 1,
      workers: index < workers ? 1 : 0,
      citizens: index >= workers && index < workers + citizens ? 1 : 0,
    })),
  )
  const forest = { place: 'forest', slots: 0, workers: 0, citizens: 0 }
  const forests = Array.from({ length: board.forests }, (_, index) => ({ key: `forest ${index}`, index, ...forest }))
  return [...tiles, ...forests]
}
export function city(board: BoardView): Spot[] {
  return [...board.city]
    .sort((a, b) => building(a.place).order - building(b.place).order)
    .map(({ place, slots, workers, citizens }) => ({ key: place, place, index: 0, slots, workers, citizens }))
}

/** People on a spot as drawn: as planned while planning. */
export function people(spot: Spot, plan: Plan | null): Kind[] {
  if (!plan) return [...Array<Kind>(spot.workers).fill('worker'), ...Array<Kind>(spot.citizens).fill('citizen')]
  const there = plan.people[spot.place] ?? 0
  const n = isTile(spot.place) ? (spot.index < there ? 1 : 0) : there
  return Array<Kind>(n).fill(plan.occupants[spot.place] ?? (spot.citizens && !spot.workers ? 'citizen' : 'worker'))
}
