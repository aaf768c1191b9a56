/** What the components of the Jamaica table take, and the previews as they are read. */

import type { Fact, Option, Prompt } from '../../wire'
import type { Seat, Translate } from '../types'
import type { Fought } from './battle'
import type { CardSymbol } from './content.gen'
import type { Good, JamaicaView, ShipView } from './view.gen'

/** What stopping on a space means, read off the notes of its option. */
export interface SailPreview {
  cost: number
  good: Good | null
  can_pay: boolean
  battle: number[]
  treasure: boolean
  finish: boolean
  shortage: number[]
}
export interface LoadPreview {
  good: Good
  n: number
}
export interface EmptyPreview {
  good: Good
  amount: number
  load_good: Good
  load_n: number
}
export interface CardPreview {
  day: CardSymbol
  day_die: number | null
  night: CardSymbol
  night_die: number | null
}

/** What every component that shows targets takes, under the same names. */
interface Targets {
  t: Translate
  prompt?: Prompt | null
  /** The action hovered or focused in the action bar: its target lights up. */
  lit?: string | null
  /** The action that was advised. */
  hint?: string | null
  onhover?: (action: string | null) => void
  onact?: (action: string) => void
  /** In the action bar: the digit that picks an action. */
  digit?: (action: string) => string | undefined
}

/** Props of `Chart.svelte`. */
export interface ChartProps extends Targets {
  view: JamaicaView
  seat: number | null
  seats: Seat[]
  reducedMotion?: boolean
  /** Durations are multiplied by this. */
  tempo?: number
  /** Facts to animate since the last view, oldest first. A new array starts a new animation. */
  moving?: Fact[]
  /** Phone layout. */
  compact?: boolean
  /** How many pixels at the top something else lies on. */
  covered?: number
  /** Called when the animation of `moving` has ended or was skipped. */
  onmoved?: () => void
}

/** Props of `Holds.svelte`: one ship's holds; lit as targets when the prompt is load, empty, pay or loot. */
export interface HoldsProps extends Targets {
  ship: ShipView
  small?: boolean
  /** `own`: load, empty and pay are lit; `loser`: the holds the winner of a battle may take. */
  side?: 'own' | 'loser'
}

/** Props of `Hand.svelte`: the seat's own hand, laid card, deck and discard pile. */
export interface HandProps extends Targets {
  view: JamaicaView
  ship: ShipView
  compact?: boolean
}

/** Props of `ShipPanel.svelte`: another player (or the Ghost Ship), closed to a glance or open. */
export interface ShipPanelProps {
  view: JamaicaView
  ship: ShipView
  name: string
  t: Translate
}

/** Props of `BattlePanel.svelte`. */
export interface BattlePanelProps {
  view: JamaicaView
  fought: Fought
  seat: number | null
  seats: Seat[]
  t: Translate
}

/** Props of `TreasureRow.svelte`: powers face up, the face-down cards (with faces where the seat may see them). */
export interface TreasureRowProps extends Targets {
  ship: ShipView
  small?: boolean
  /** `own`: curses that may be given are lit; `loser`: cards the winner of a battle may take. */
  side?: 'own' | 'loser'
}

/** Props of `ScoreSheet.svelte`. */
export interface ScoreSheetProps {
  view: JamaicaView
  seats: Seat[]
  t: Translate
}

/** Props of `ActionIcon.svelte`: inside of one action bar button (no button of its own). */
export interface ActionIconProps {
  option: Option
  view: JamaicaView
  prompt: Prompt
  seats: Seat[]
  t: Translate
}
