/** The first game: what the coach says, and when. Each lesson is `lesson-<id>` in the texts beside this file. */

import type { Lesson, Moment } from '../../types'
import type { JamaicaView } from '../view.gen'

const asked = (moment: Moment, ...kinds: string[]): boolean =>
  moment.prompt !== null && kinds.includes(moment.prompt.kind)
const mine = (moment: Moment, kind: string): boolean =>
  moment.facts.some((fact) => fact.kind === kind && fact.seat === moment.seat)
const any = (moment: Moment, ...kinds: string[]): boolean => moment.facts.some((fact) => kinds.includes(fact.kind))
const at = (moment: Moment): JamaicaView => moment.view as JamaicaView
const ship = (moment: Moment) => (moment.seat === null ? undefined : at(moment).ships[moment.seat])

export const lessons: Lesson[] = [
  { id: 'welcome', when: () => true },
  { id: 'place-dice', when: (m) => asked(m, 'place_dice') },
  { id: 'choose-card', when: (m) => asked(m, 'choose_card') },
  { id: 'secret', when: (m) => mine(m, 'laid') },
  { id: 'sail', when: (m) => asked(m, 'sail') },
  { id: 'loaded', when: (m) => mine(m, 'loaded') },
  { id: 'empty', when: (m) => asked(m, 'empty') },
  { id: 'load', when: (m) => asked(m, 'load') },
  { id: 'paid', when: (m) => mine(m, 'paid') },
  { id: 'pay', when: (m) => asked(m, 'pay') },
  { id: 'shortage', when: (m) => any(m, 'shortage') },
  { id: 'retreat', when: (m) => asked(m, 'retreat') },
  { id: 'battle', when: (m) => any(m, 'battle') },
  { id: 'powder', when: (m) => asked(m, 'powder') },
  { id: 'sabre', when: (m) => asked(m, 'sabre') },
  { id: 'loot', when: (m) => asked(m, 'loot') },
  { id: 'treasure', when: (m) => mine(m, 'treasure') },
  { id: 'second-round', when: (m) => at(m).round >= 2 && asked(m, 'choose_card') },
  { id: 'captain', when: (m) => at(m).round >= 2 && at(m).captain === m.seat },
  { id: 'ghost', when: (m) => at(m).phase === 'ghost' || asked(m, 'ghost') },
  { id: 'red-line', when: (m) => (ship(m)?.lap ?? 0) === 0 && (ship(m)?.space ?? 0) >= 33 },
  { id: 'race-ends', when: (m) => at(m).race_ends },
  { id: 'over', when: (m) => at(m).over },
]
