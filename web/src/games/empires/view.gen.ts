/** Written by tools/contracts.py from tradewinds.games.empires.view. Do not edit. */

export type Good = 'food' | 'wood' | 'stone' | 'sheep' | 'fish' | 'gold' | 'raze'

export type Tile = 'explore' | 'populate' | 'construct' | 'harvest' | 'sail'

export interface SlotView {
  card: string
  /** Its number for ever: upgrades and copies name it. */
  serial: number
  exhausted: boolean
  /** The field that it lies under as an upgrade. */
  under: number | null
  /** The card that it copies. */
  copies: number | null
  workers: number
  goods: Partial<Record<Good, number>>
  /** It can be used, and attacked, as an action card. */
  action: boolean
  /** Of each of its ongoing effects with a limit: how often it did something in this round. */
  used: number[]
}

export interface PawnView {
  /** None at home. */
  tile: Tile | null
  exhausted: boolean
}

export interface BoardView {
  seat: number
  clan: string | null
  vp: number
  goods: Partial<Record<Good, number>>
  workers: number
  /** Workers on the clan tile. */
  spent: number
  /** Own ships at home. */
  ships: number
  pawns: PawnView[]
  passed: boolean
  empire: SlotView[]
  /** Only for the owner, and for everybody at the end. */
  hand: Record<string, number> | null
  hand_size: number
  /** Cards set aside to choose from: only for the owner. */
  drawn: Record<string, number> | null
  drawn_size: number
  /** Of these, what the owner has chosen to keep so far. */
  kept: Record<string, number> | null
  deck: number
  discard: Record<string, number>
}

export interface ShipView {
  seat: number
  fish: boolean
  raze: boolean
  generic: boolean
}

export interface SeaView {
  face_up: (string | null)[]
  deck: number
  discard: Record<string, number>
}

export interface GoalView {
  /** score, islands, tribute or distant. */
  goal: string
  there: number
  needed: number
}

export interface SoloView {
  scenario: string
  level: string
  event: string | null
  events_left: number
  solo_side: Tile[]
  tribute: Partial<Record<Good, number>>
  goals: GoalView[]
}

export interface ScoreView {
  seat: number
  parts: Record<string, number>
  total: number
  winner: boolean
  place: number
}

export interface EmpiresView {
  seat: number | null
  players: number
  options: Record<string, string | number | boolean | null>
  /** SHA-256 of the cards that the match is played with. */
  content: string
  round: number
  phase: string
  first: number
  /** This round is the last one. */
  last: boolean
  circle: Tile[]
  near: SeaView
  far: SeaView
  queue: ShipView[]
  /** Generic ships left. */
  pool: number
  boards: BoardView[]
  solo: SoloView | null
  over: boolean
  scores: ScoreView[]
}
