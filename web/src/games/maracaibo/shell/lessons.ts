/** The first game: what the coach says, and when. Each lesson is `lesson-<id>` in the texts beside this file. */

import { answered, asked, did } from '../../../frame/lessons'
import type { Lesson, Moment } from '../../types'
import type { MaracaiboView } from '../view.gen'

const at = (moment: Moment): MaracaiboView => moment.view as MaracaiboView
const can = (moment: Moment, start: string): boolean =>
  moment.prompt?.options.some((option) => option.action.startsWith(start)) ?? false

export const lessons: Lesson[] = [
  { id: 'welcome', when: () => true },
  { id: 'split', when: (m) => asked(m, 'split_plan', 'split_throw'), done: answered('split_plan', 'split_throw') },
  { id: 'career', when: (m) => asked(m, 'career'), done: answered('career') },
  { id: 'sail', when: (m) => asked(m, 'sail'), done: did('sailed') },
  { id: 'village', when: (m) => asked(m, 'village'), done: did('village_action', 'bought', 'invested') },
  { id: 'city', when: (m) => asked(m, 'main') && can(m, 'city'), done: did('city_action') },
  { id: 'deliver', when: (m) => asked(m, 'deliver'), done: answered('deliver') },
  { id: 'disc', when: (m) => asked(m, 'disc'), done: did('disc') },
  { id: 'plan', when: (m) => asked(m, 'main', 'after_main') && can(m, 'plan:'), done: did('planned') },
  { id: 'buy', when: (m) => asked(m, 'village', 'scoring') && can(m, 'buy:'), done: did('bought') },
  { id: 'quest', when: (m) => asked(m, 'main') && can(m, 'quest:'), done: did('quest') },
  {
    id: 'combat',
    when: (m) => asked(m, 'pile', 'fighting_nation', 'combat'),
    done: answered('pile', 'fighting_nation', 'combat'),
  },
  { id: 'explore', when: (m) => asked(m, 'explore'), done: did('explored') },
  { id: 'draw', when: (m) => asked(m, 'draw'), done: did('drew', 'took') },
  { id: 'assistant', when: (m) => asked(m, 'main') && can(m, 'assistant:'), done: did('assistant_used') },
  { id: 'scoring', when: (m) => asked(m, 'scoring'), done: answered('scoring') },
  { id: 'round', when: (m) => at(m).round >= 2 },
  { id: 'last-round', when: (m) => at(m).round === 4 && !at(m).over },
  { id: 'over', when: (m) => at(m).over },
]
