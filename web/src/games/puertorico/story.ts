/** What a Puertoma did this round, line by line, as the log tells it. */

import { sentencesFor } from '../../table/speech'
import type { Fact } from '../../wire'
import type { Seat, Translate } from '../types'
import { vocabulary } from './game'

export interface Story {
  seat: number
  lines: string[]
  /** Where each line stands among all facts. */
  at: number[]
}

/** Of this round; of the last one as long as it has done nothing in this one. */
export function storyOf(
  facts: readonly Fact[],
  seat: number,
  seats: readonly Seat[],
  t: Translate,
  reader: number | null,
): Story {
  const at: number[] = []
  for (let i = facts.length - 1; i >= 0; i--) {
    const fact = facts[i] as Fact
    if (fact.kind === 'round' && at.length) break
    if (fact.seat === seat && fact.kind !== 'round') at.unshift(i)
  }
  const words = sentencesFor(t, seats, vocabulary)
  return { seat, at, lines: at.map((i) => words.fact(facts[i] as Fact, reader)) }
}
