/** When a lesson of a first game is due and when it is learnt: what every game's lessons are made of. */

import type { Lesson, Moment } from '../games/types'

type Done = NonNullable<Lesson['done']>

/** The reader is asked one of these. */
export const asked = (moment: Moment, ...kinds: string[]): boolean =>
  moment.prompt !== null && kinds.includes(moment.prompt.kind)

/** It has happened to the reader. */
export const mine = (moment: Moment, kind: string): boolean =>
  moment.facts.some((fact) => fact.kind === kind && fact.seat === moment.seat)

/** Something of this kind has happened to the reader since. */
export const did =
  (...kinds: string[]): Done =>
  (now, shown) =>
    now.facts.slice(shown.facts.length).some((fact) => kinds.includes(fact.kind) && fact.seat === now.seat)

/** The question is answered. */
export const answered =
  (...kinds: string[]): Done =>
  (now) =>
    !asked(now, ...kinds)
