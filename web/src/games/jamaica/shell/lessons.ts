/** The first game: what the coach says, and when. Each lesson is `lesson-<id>` in the texts beside this file. */

import { answered, asked, did, mine } from '../../../frame/lessons'
import type { Lesson, Moment } from '../../types'
import type { JamaicaView } from '../view.gen'

const any = (moment: Moment, ...kinds: string[]): boolean => moment.facts.some((fact) => kinds.includes(fact.kind))
const at = (moment: Moment): JamaicaView => moment.view as JamaicaView
const ship = (moment: Moment) => (moment.seat === null ? undefined : at(moment).ships[moment.seat])

export const lessons: Lesson[] = [
  { id: 'welcome', when: () => true, done: did('dice_placed', 'laid') },
  { id: 'place-dice', when: (m) => asked(m, 'place_dice'), done: did('dice_placed') },
  { id: 'choose-card', when: (m) => asked(m, 'choose_card'), done: did('laid') },
  { id: 'secret', when: (m) => mine(m, 'laid'), done: did('revealed') },
  { id: 'sail', when: (m) => asked(m, 'sail'), done: did('sailed') },
  { id: 'loaded', when: (m) => mine(m, 'loaded') },
  { id: 'empty', when: (m) => asked(m, 'empty'), done: answered('empty') },
  { id: 'load', when: (m) => asked(m, 'load'), done: answered('load') },
  { id: 'paid', when: (m) => mine(m, 'paid') },
  { id: 'pay', when: (m) => asked(m, 'pay'), done: answered('pay') },
  { id: 'shortage', when: (m) => any(m, 'shortage') },
  { id: 'retreat', when: (m) => asked(m, 'retreat'), done: answered('retreat') },
  { id: 'battle', when: (m) => any(m, 'battle'), done: (now) => at(now).battle === null },
  { id: 'powder', when: (m) => asked(m, 'powder'), done: answered('powder') },
  { id: 'sabre', when: (m) => asked(m, 'sabre'), done: answered('sabre') },
  { id: 'loot', when: (m) => asked(m, 'loot'), done: answered('loot') },
  { id: 'treasure', when: (m) => mine(m, 'treasure') },
  { id: 'second-round', when: (m) => at(m).round >= 2 && asked(m, 'choose_card'), done: did('laid') },
  { id: 'captain', when: (m) => at(m).round >= 2 && at(m).captain === m.seat, done: did('dice_placed') },
  { id: 'ghost', when: (m) => at(m).phase === 'ghost' || asked(m, 'ghost') },
  { id: 'red-line', when: (m) => (ship(m)?.lap ?? 0) === 0 && (ship(m)?.space ?? 0) >= 33 },
  { id: 'race-ends', when: (m) => at(m).race_ends },
  { id: 'over', when: (m) => at(m).over },
]
