/** Jamaica, as the shell knows it. */

import type { View } from '../../../wire'
import type { GameModule } from '../../types'
import ActionIcon from '../ActionIcon.svelte'
import type { JamaicaView } from '../view.gen'
import { onChart } from '../chart/targets'
import { cards, vocabulary } from '../game'
import { groups } from '../groups'
import { LOOKS, shipOf } from '../liveries'
import '../look.css'
import ScoreSheet from '../ScoreSheet.svelte'
import { shipName } from '../words'
import Answer from './Answer.svelte'
import Board from './Board.svelte'
import Goods from './Goods.svelte'
import { lessons } from './lessons'
import Others from './Others.svelte'
import Own from './Own.svelte'
import { trivial } from './trivial'

const at = (view: View): JamaicaView => view as JamaicaView

const jamaica: GameModule = {
  id: 'jamaica',
  Board,
  Own,
  Others,
  ActionIcon: ActionIcon as GameModule['ActionIcon'],
  ScoreSheet: ScoreSheet as GameModule['ScoreSheet'],
  groups,
  Goods,
  Answer,
  // Many answers that differ by a number or a hold: an editor says them better than a list.
  answers: (prompt) => ['pay', 'powder', 'loot'].includes(prompt.kind),
  // Holds are chosen in the row of goods, which is in sight as well.
  onBoard: (prompt) => onChart(prompt) || prompt.kind === 'load' || prompt.kind === 'empty',
  trivial,
  vocabulary,
  cards,
  openQuestion: (view) => {
    const { battle, phase } = at(view)
    const step = battle?.step ?? ''
    if (step.endsWith('_powder')) return 'powder'
    if (step.startsWith('sabre')) return 'sabre'
    if (step === 'loot') return 'loot'
    return phase === 'place_dice' || phase === 'choose_card' ? phase : null
  },
  chapter: (fact) => fact.kind === 'rolled',
  heading: (view, { seats, t }) => {
    const seen = at(view)
    return t('table-round-captain', { n: seen.round, name: shipName(seen, seats, seen.captain, t) })
  },
  veil: (view) => {
    const seen = at(view)
    return {
      ...seen,
      seat: null,
      ships: seen.ships.map((ship) => ({
        ...ship,
        hand: null,
        treasures: seen.over ? ship.treasures : null,
        known: [],
        laid: ship.laid === null || ship.revealed ? ship.laid : 'hidden',
      })),
    } satisfies JamaicaView
  },
  over: (view) => at(view).over,
  lessons,
  looks: LOOKS,
  // Everybody takes a pirate with the ship of that colour (JAM-3.5).
  dress: (view, colours) => {
    const seen = at(view)
    return {
      ...seen,
      ships: seen.ships.map((ship, seat) => {
        const colour = ship.ghost ? null : colours[seat]
        return colour ? { ...ship, color: colour, pirate: shipOf(colour).pirate } : ship
      }),
    } satisfies JamaicaView
  },
}

export default jamaica
