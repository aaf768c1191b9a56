/** The first game: what the coach says, and when. Each lesson is `lesson-<id>` in the texts beside this file. */

import { answered, asked, did, mine } from '../../../frame/lessons'
import type { Lesson, Moment } from '../../types'
import type { PuertoRicoView } from '../view.gen'

const at = (moment: Moment): PuertoRicoView => moment.view as PuertoRicoView
const phase = (moment: Moment, name: string): boolean => at(moment).phase === name
const board = (moment: Moment) => (moment.seat === null ? undefined : at(moment).boards[moment.seat])

export const lessons: Lesson[] = [
  { id: 'welcome', when: () => true },
  { id: 'role', when: (m) => asked(m, 'round'), done: did('role') },
  { id: 'followed', when: (m) => m.facts.some((fact) => fact.kind === 'role' && fact.seat !== m.seat) },
  { id: 'selecting', when: (m) => asked(m, 'selecting'), done: did('selected') },
  { id: 'cards', when: (m) => asked(m, 'dealing', 'draft'), done: answered('dealing', 'draft') },
  { id: 'tile', when: (m) => asked(m, 'tile', 'second_tile'), done: answered('tile', 'second_tile') },
  { id: 'staffing', when: (m) => asked(m, 'staffing', 'slots'), done: answered('staffing', 'slots', 'occupant') },
  { id: 'building', when: (m) => asked(m, 'building'), done: answered('building') },
  { id: 'built', when: (m) => mine(m, 'built') },
  { id: 'craftsman', when: (m) => phase(m, 'craftsman'), done: (now) => !phase(now, 'craftsman') },
  { id: 'extra', when: (m) => asked(m, 'extra'), done: answered('extra') },
  { id: 'trading', when: (m) => asked(m, 'trading'), done: answered('trading') },
  { id: 'sold', when: (m) => mine(m, 'sold') },
  { id: 'shipping', when: (m) => asked(m, 'shipping'), done: answered('shipping') },
  { id: 'storing', when: (m) => asked(m, 'storing'), done: answered('storing') },
  {
    id: 'role-coins',
    when: (m) => asked(m, 'round') && at(m).roles.some((role) => role.coins > 0 && !role.taken),
    done: did('role'),
  },
  { id: 'governor', when: (m) => at(m).round >= 2 && at(m).governor === m.seat, done: did('role') },
  { id: 'smuggling', when: (m) => asked(m, 'smuggling'), done: answered('smuggling') },
  { id: 'goals', when: (m) => at(m).goals.length > 0 && at(m).round >= 2 },
  { id: 'puertoma', when: (m) => at(m).tracker !== null && m.facts.some((fact) => fact.kind === 'tracker') },
  { id: 'expanded', when: (m) => asked(m, 'building') && (board(m)?.coins ?? 0) >= 7, done: answered('building') },
  { id: 'last-round', when: (m) => at(m).triggers.length > 0 && !at(m).over },
  { id: 'over', when: (m) => at(m).over },
]
