/** Puerto Rico 1897, as the shell knows it. */

import type { View } from '../../../wire'
import type { GameModule } from '../../types'
import ActionIcon from '../ActionIcon.svelte'
import Answer from '../Answer.svelte'
import Goods from '../Goods.svelte'
import type { PuertoRicoView } from '../view.gen'
import { cards, vocabulary } from '../game'
import { groups } from '../groups'
import '../look.css'
import { LOOKS } from '../looks'
import ScoreSheet from '../ScoreSheet.svelte'
import { onBoard } from '../targets'
import { asWhole } from '../thinking.svelte'
import { trivial } from '../trivial'
import { help, seatName } from '../words'
import Board from './Board.svelte'
import { lessons } from './lessons'
import Others from './Others.svelte'
import Own from './Own.svelte'

const at = (view: View): PuertoRicoView => view as PuertoRicoView

/** What others are most likely thinking about; phases with several kinds of question say only who is thinking. */
const QUESTIONS: Record<string, string> = {
  choose_role: 'round',
  planter: 'tile',
  builder: 'building',
  recruiter: 'staffing',
  trader: 'trading',
  smuggler: 'smuggling',
}

const puertorico: GameModule = {
  id: 'puertorico',
  Board,
  Own,
  Others,
  Goods,
  Answer,
  answers: asWhole,
  onBoard,
  trivial,
  ActionIcon,
  ScoreSheet,
  groups: (prompt, view) => groups(prompt, at(view)),
  places: (prompt, view) => (prompt.kind === 'round' ? at(view).roles.map((role) => `role:${role.role}`) : []),
  vocabulary,
  cards,
  help,
  openQuestion: (view) => QUESTIONS[at(view).phase] ?? null,
  chapter: (fact) => fact.kind === 'round' || fact.kind === 'role',
  heading: (view, { seats, t }) => {
    const seen = at(view)
    const phase =
      seen.phase === 'opening' ? 'setup' : seen.phase === 'over' ? 'game_over' : seen.phase.replace('_2', '')
    return t('puertorico-ui-heading', {
      n: seen.round,
      name: seatName(seats, seen.governor),
      phase: t(`phase-${phase}`),
    })
  },
  veil: (view) => {
    const seen = at(view)
    if (seen.over) return seen
    const open = seen.options['vp_visibility'] === 'open'
    return {
      ...seen,
      seat: null,
      cards: [],
      boards: seen.boards.map((board) => ({ ...board, vp: open ? board.vp : null, achievements: null })),
    } satisfies PuertoRicoView
  },
  over: (view) => at(view).over,
  lessons,
  looks: LOOKS,
  // The tray needs width more than the log does.
  room: { others: 'clamp(14rem, 17vw, 17rem)', side: 'clamp(18.5rem, 24vw, 23rem)', own: '34dvh' },
  ownOnBoard: true,
}

export default puertorico
