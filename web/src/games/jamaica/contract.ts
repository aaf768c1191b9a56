/**
 * What the shell hands to the Jamaica table, and what it gets back.
 *
 * The view types mirror `tradewinds/games/jamaica/view.py` field by field; the prompt and the facts mirror
 * `docs/protocol.md`. Everything a person reads comes through `t`, a Fluent lookup in the reader's language.
 */

export type Good = 'gold' | 'food' | 'gunpowder'
/** The five symbols of the action cards. */
export type CardSymbol = 'forward' | 'backward' | 'load_gold' | 'load_food' | 'load_gunpowder'

export interface HoldView {
  good: Good | null
  amount: number
}

export interface ShipView {
  ship: number
  ghost: boolean
  pirate: string
  color: string
  space: number
  lap: number
  to_finish: number
  rank: number
  finished: boolean
  holds: HoldView[]
  powers: string[]
  face_down: number
  treasures: string[] | null
  known: string[]
  /** How many of the face-down cards everybody knows to be cursed. */
  known_curses: number
  hand: string[] | null
  hand_count: number
  hand_limit: number
  deck_count: number
  unseen: string[]
  discard: string[]
  laid: string | null
  revealed: boolean
}

export interface BattleView {
  attacker: number
  defender: number
  /** attack_powder, sabre_1, defend_powder, sabre_2, loot */
  step: string
  attack_powder: number | null
  attack_roll: string | null
  attack_strength: number | null
  defend_powder: number | null
  defend_roll: string | null
  defend_strength: number | null
  sabre_used: boolean
  winner: number | null
}

export interface ScoreView {
  seat: number
  position: number
  gold: number
  treasures: number
  curses: number
  total: number
  winner: boolean
}

export interface JamaicaView {
  seat: number | null
  players: number
  options: Record<string, string | number | boolean | null>
  round: number
  /** place_dice, choose_card, actions, ghost, over */
  phase: string
  captain: number
  acting: number | null
  action_part: string | null
  dice: number[]
  day: number | null
  night: number | null
  tokens: number[]
  pile: number
  bank: Record<string, number> | null
  costs: number[]
  ships: ShipView[]
  battle: BattleView | null
  race_ends: boolean
  over: boolean
  scores: ScoreView[]
}

export type PromptKind =
  | 'place_dice'
  | 'choose_card'
  | 'load'
  | 'empty'
  | 'sail'
  | 'retreat'
  | 'attack'
  | 'powder'
  | 'pay'
  | 'sabre'
  | 'loot'
  | 'ghost'

/** `cost`, `battle`, `treasure` … are only there when they apply. */
export interface SailPreview {
  cost: number
  good: Good | null
  can_pay: boolean
  battle?: number[]
  treasure?: boolean
  finish?: boolean
  shortage?: number[]
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
export interface PowderPreview {
  strength_min: number
  strength_max: number
}
export interface PayPreview {
  holds: HoldView[]
}
export interface CardPreview {
  day: CardSymbol
  day_die: number | null
  night: CardSymbol
  night_die: number | null
}

/** A preview as it comes over the wire; `preview.ts` narrows it by the verb of its action. */
export type Preview = Readonly<Record<string, unknown>>

export interface Option {
  action: string
  preview: Preview | null
}

export interface Dimmed {
  action: string
  key: string
  args: Record<string, unknown>
  rule: string | null
}

export interface Prompt {
  kind: string
  rule: string | null
  args: Record<string, unknown>
  options: Option[]
  dimmed: Dimmed[]
}

export interface Fact {
  i: number
  kind: string
  rule: string | null
  seat: number | null
  args: Record<string, unknown>
}

export interface Seat {
  seat: number
  name: string
  kind: string
}

/** Fluent lookup. Ids used here: the game's own ftl (`good-gold`, `card-…`) and `needed.<lang>.ftl`. */
export type Translate = (id: string, args?: Record<string, unknown>) => string

/** What every component that shows targets takes, under the same names. */
interface Targets {
  t: Translate
  prompt?: Prompt | null
  /** The action hovered or focused in the action bar: its target lights up. */
  lit?: string | null
  onhover?: (action: string | null) => void
  onact?: (action: string) => void
}

/** Props of `Chart.svelte`. */
export interface ChartProps extends Targets {
  view: JamaicaView
  seat: number | null
  seats: Seat[]
  reducedMotion?: boolean
  /** Facts to animate since the last view, oldest first. A new array starts a new animation. */
  moving?: Fact[]
  /** Phone layout. */
  compact?: boolean
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

/** Props of `ShipPanel.svelte`: another player (or the Ghost Ship), closed to one line or open. */
export interface ShipPanelProps extends Targets {
  view: JamaicaView
  ship: ShipView
  name: string
  open?: boolean
  onopen?: (open: boolean) => void
}

/** Props of `BattlePanel.svelte`. Renders nothing when the view has no battle. */
export interface BattlePanelProps extends Targets {
  view: JamaicaView
  seats: Seat[]
  reducedMotion?: boolean
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
  action: string
  preview?: Preview | null
  view: JamaicaView
  prompt: Prompt
  seats: Seat[]
  t: Translate
}
