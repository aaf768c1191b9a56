/** Sentences for what a game draws: it has the words, the seats and its own vocabulary. */

import type { Seat, Translate } from '../games/types'
import { Sentences, type Vocabulary } from './sentences'

/** A lookup that finds nothing gives the id back. */
export const speaker = (t: Translate) => ({ has: (id: string): boolean => t(id) !== id, t })

export function sentencesFor(t: Translate, seats: readonly Seat[], vocabulary: Vocabulary): Sentences {
  const names: string[] = []
  for (const { seat, name } of seats) names[seat] = name
  return new Sentences(speaker(t), names, vocabulary)
}
