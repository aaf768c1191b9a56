/** The first game: what the coach says, and when. Each lesson is `lesson-<id>` in the texts beside this file. */

import { answered, asked, did, mine } from '../../../frame/lessons'
import type { View } from '../../../wire'
import type { Lesson, Moment } from '../../types'
import type { EmpiresView } from '../view.gen'
import { windowCard } from '../words'

const at = (moment: Moment): EmpiresView => moment.view as EmpiresView
const can = (moment: Moment, fits: (action: string) => boolean): boolean =>
  asked(moment, 'turn') && (moment.prompt?.options.some((option) => fits(option.action)) ?? false)

/** The first game as the rulebook suggests it: the reader leads Glenn, the other Ulaf. */
const suggested = (view: View): boolean => {
  const [mine, other, ...more] = (view as EmpiresView).boards
  return mine?.clan === 'glenn' && other?.clan === 'ulaf' && more.length === 0
}
const alone = (view: View): boolean => (view as EmpiresView).solo !== null

export const lessons: Lesson[] = [
  { id: 'welcome', when: () => true },
  { id: 'pairing', only: suggested, when: (m) => asked(m, 'keep') },
  { id: 'clan', only: (view) => !suggested(view), when: (m) => asked(m, 'clan'), done: answered('clan') },
  { id: 'keep', when: (m) => asked(m, 'keep'), done: answered('keep') },
  { id: 'lookout', when: (m) => asked(m, 'lookout'), done: answered('lookout') },
  { id: 'turn', when: (m) => asked(m, 'turn'), done: did('built', 'placed', 'used', 'passed') },
  { id: 'build', when: (m) => can(m, (action) => action.startsWith('build:')), done: did('built') },
  { id: 'gold', when: (m) => asked(m, 'gold', 'pay'), done: answered('gold', 'pay') },
  { id: 'use', when: (m) => can(m, (action) => action.startsWith('use:')), done: did('used') },
  { id: 'boost', when: (m) => can(m, (action) => windowCard(action) !== null), done: did('named') },
  { id: 'harvest', when: (m) => asked(m, 'harvest'), done: did('harvested') },
  { id: 'again', when: (m) => can(m, (action) => action.startsWith('again:')), done: did('used_again') },
  { id: 'cargo', when: (m) => asked(m, 'cargo'), done: did('sailed') },
  {
    id: 'attack',
    only: (view) => !alone(view),
    when: (m) => can(m, (action) => action.startsWith('attack:')),
    done: did('attacked'),
  },
  { id: 'passing', when: (m) => asked(m, 'turn') && mine(m, 'used_again'), done: did('passed') },
  { id: 'island', when: (m) => asked(m, 'island'), done: answered('island') },
  { id: 'conquer', when: (m) => asked(m, 'conquer'), done: answered('conquer') },
  { id: 'deposit', when: (m) => asked(m, 'deposit'), done: answered('deposit') },
  { id: 'event', only: alone, when: (m) => Boolean(at(m).solo?.event) },
  { id: 'cleanup', when: (m) => at(m).round >= 2 },
  { id: 'last-round', when: (m) => at(m).last && !at(m).over },
  { id: 'over', when: (m) => at(m).over },
]
