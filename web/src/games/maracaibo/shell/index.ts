/** Maracaibo, as the shell knows it. */

import type { View } from '../../../wire'
import type { GameModule } from '../../types'
import ActionIcon from '../ActionIcon.svelte'
import { onBoard } from '../board/targets'
import { cards, vocabulary } from '../game'
import Goods from '../Goods.svelte'
import { groups } from '../groups'
import '../look.css'
import { LOOKS } from '../looks'
import ScoreSheet from '../ScoreSheet.svelte'
import { now } from '../story/archive'
import Map from '../story/Map.svelte'
import Pages from '../story/Pages.svelte'
import { trivial } from '../trivial'
import type { MaracaiboView } from '../view.gen'
import { help, seatName } from '../words'
import Board from './Board.svelte'
import { lessons } from './lessons'
import Others from './Others.svelte'
import Own from './Own.svelte'

const at = (view: View): MaracaiboView => view as MaracaiboView

/** What others are most likely thinking about. */
const QUESTIONS: Record<string, string> = { sail: 'sail', main: 'main', draw: 'draw', scoring: 'scoring' }

const maracaibo: GameModule = {
  id: 'maracaibo',
  Board,
  Own,
  Others,
  Goods,
  onBoard,
  trivial,
  ActionIcon,
  ScoreSheet,
  groups,
  vocabulary,
  cards,
  help,
  openQuestion: (view) => (at(view).combat ? 'combat' : (QUESTIONS[at(view).phase] ?? null)),
  chapter: (fact) => fact.kind === 'round' || fact.kind === 'interim_scoring' || fact.kind === 'final_scoring',
  heading: (view, { seats, t }) => {
    const seen = at(view)
    if (seen.phase === 'setup') return t('maracaibo-ui-setting-up')
    return t('maracaibo-ui-heading', {
      n: seen.round,
      phase: t(`phase-${seen.phase}`),
      name: seatName(seats, seen.active),
    })
  },
  veil: (view) => {
    const seen = at(view)
    if (seen.over) return seen
    return {
      ...seen,
      seat: null,
      boards: seen.boards.map((board) => ({ ...board, hand: null, thrown: null, careers: null })),
    } satisfies MaracaiboView
  },
  over: (view) => at(view).over,
  story: { Book: Pages, Map, now },
  lessons,
  looks: LOOKS,
  room: { others: 'clamp(13rem, 17vw, 17rem)', side: 'clamp(18.5rem, 24vw, 23rem)', own: '198px' },
  ownOnBoard: true,
}

export default maracaibo
