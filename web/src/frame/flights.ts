/** Pieces that move when something has happened: one fact after the other, however much it is in a few seconds. */

import type { Fact } from '../wire'

export interface Move<P> {
  /** Places to begin at, named by `data-at`; the first that is on the screen counts. */
  from: string[]
  to: string[]
  piece: P
}
export interface Flight<P> extends Move<P> {
  /** Milliseconds after the beginning. */
  at: number
}
export const LASTS = 460
const STAGGER = 70
const NEXT = 240
const LONGEST = 3200
/** What there is much of need not be counted while it flies. */
const MOST = 4

/** The same for each of so many pieces. */
export function many<P>(n: unknown, move: Move<P>): Move<P>[] {
  return Array.from({ length: Math.min(MOST, Math.max(0, Number(n ?? 0))) }, () => move)
}

/** When each piece flies; a long absence is told faster. */
export function flightsOf<P>(facts: readonly Fact[], movesOf: (fact: Fact) => Move<P>[]): Flight<P>[] {
  const out: Flight<P>[] = []
  let at = 0
  for (const fact of facts) {
    const moves = movesOf(fact)
    moves.forEach((move, i) => out.push({ ...move, at: at + i * STAGGER }))
    if (moves.length) at += NEXT + (moves.length - 1) * STAGGER
  }
  const last = out.reduce((top, one) => Math.max(top, one.at), 0)
  const pace = Math.min(1, (LONGEST - LASTS) / Math.max(1, last))
  return out.map((one) => ({ ...one, at: Math.round(one.at * pace) }))
}
