/** Empires of the North, as the shell knows it. */

import type { View } from '../../../wire'
import type { GameModule } from '../../types'
import ActionIcon from '../ActionIcon.svelte'
import Answer from '../Answer.svelte'
import { keepOf } from '../answer/keeping'
import { mixOf } from '../answer/mixing'
import { cards, vocabulary } from '../game'
import Goods from '../Goods.svelte'
import { groups } from '../groups'
import '../look.css'
import { LOOKS } from '../looks'
import ScoreSheet from '../ScoreSheet.svelte'
import { onBoard } from '../targets'
import { trivial } from '../trivial'
import type { EmpiresView } from '../view.gen'
import { help, seatName } from '../words'
import Board from './Board.svelte'
import { lessons } from './lessons'
import Others from './Others.svelte'
import Own from './Own.svelte'

const at = (view: View): EmpiresView => view as EmpiresView

/** What others are most likely thinking about. */
const QUESTIONS: Record<string, string> = { lookout: 'lookout', action: 'turn', expedition: 'island' }

const empires: GameModule = {
  id: 'empires',
  Board,
  Own,
  Others,
  Goods,
  Answer,
  answers: (prompt, view) => {
    const seen = at(view)
    const board = seen.seat === null ? null : (seen.boards[seen.seat] ?? null)
    return keepOf(prompt, board) !== null || mixOf(prompt, board) !== null
  },
  onBoard,
  trivial,
  ActionIcon,
  ScoreSheet,
  groups: (prompt, view) => groups(prompt, at(view)),
  places: (prompt, view) => (prompt.kind === 'turn' ? at(view).circle.map((tile) => `place:${tile}`) : []),
  vocabulary,
  help,
  openQuestion: (view) =>
    at(view).boards.some((board) => board.clan === null) ? 'clan' : (QUESTIONS[at(view).phase] ?? null),
  chapter: (fact) => fact.kind === 'round',
  heading: (view, { seats, t }) => {
    const seen = at(view)
    if (seen.round === 0) return t('empires-ui-setting-up')
    return t('empires-ui-heading', {
      n: seen.round,
      phase: t(`phase-${seen.phase}`),
      name: seatName(seats, seen.first),
      solo: seen.solo !== null,
    })
  },
  veil: (view) => {
    const seen = at(view)
    if (seen.over) return seen
    return {
      ...seen,
      seat: null,
      boards: seen.boards.map((board) => ({ ...board, hand: null, drawn: null, kept: null })),
    } satisfies EmpiresView
  },
  over: (view) => at(view).over,
  lessons,
  looks: LOOKS,
  cards,
  room: { others: 'clamp(13rem, 17vw, 16.5rem)', side: 'clamp(18.5rem, 24vw, 23rem)', own: '44dvh' },
  ownOnBoard: true,
}

export default empires
