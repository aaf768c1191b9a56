/** Written by tools/contracts.py from tradewinds.games.puertorico.view. Do not edit. */

export type Good = 'corn' | 'fruit' | 'sugar' | 'tobacco' | 'coffee'

export interface RoleView {
  role: string
  coins: number
  /** Chosen this round. */
  taken: boolean
}

export interface ShipView {
  size: number
  good: Good | null
  count: number
}

export interface TrayView {
  building: string
  left: number
  /** Printed cost in this match (the optional cost change counted). */
  cost: number
  /** What the reader would pay as the own board stands. */
  price: number | null
}

export interface PlaceView {
  place: string
  /** How many tiles of the kind; 1 for a building. */
  count: number
  slots: number
  workers: number
  citizens: number
}

export interface GoalView {
  goal: string
  open: boolean
  plantations: Good[]
  goods: Good[]
  building: string | null
}

export interface PuertomaView {
  /** Per kind of plantation, per tile: filled worker slots. */
  spaces: number[][]
  /** Worker slots under one space of each kind. */
  slots: number[]
  third: Partial<Record<Good, number>>
  /** Buildings on the spaces of levels 1 to 4. */
  levels: number[]
  /** Ability tiles of levels 1 to 4 that are turned up. */
  abilities: (string | null)[]
  working: string[]
  reserve: string | null
}

export interface BoardView {
  seat: number
  puertoma: PuertomaView | null
  coins: number
  /** None where VP tokens are kept hidden (PR-23.2). */
  vp: number | null
  goods: Partial<Record<Good, number>>
  countryside: PlaceView[]
  forests: number
  city: PlaceView[]
  tiles_used: number
  tiles_spaces: number
  city_used: number
  city_spaces: number
  idle_workers: number
  idle_citizens: number
  /** Own cards not yet completed: only for the owner, and for everybody at the end. */
  achievements: string[] | null
  achievement_count: number
  completed: string[]
  /** Produced or loaded in the running phase. */
  produced: Partial<Record<Good, number>>
  /** Is placing people now. */
  staffing: boolean
}

export interface ScoreView {
  seat: number
  parts: Record<string, number>
  total: number
  winner: boolean
  /** 1 is the first; places can be shared (PR-11.10). */
  place: number
}

export interface PuertoRicoView {
  seat: number | null
  players: number
  /** Seats 0 to people - 1 are people or bots; the others are Puertomas. */
  people: number
  options: Record<string, string | number | boolean | null>
  round: number
  /** opening, choose_role, a role while its phase is played, over. */
  phase: string
  governor: number
  chooser: number | null
  picks_left: number
  roles: RoleView[]
  offer: (Good | null)[]
  quarries: number
  bag: number
  discard: Partial<Record<Good, number>>
  register_workers: number
  register_citizens: number
  supply_workers: number
  supply_citizens: number
  supply: Partial<Record<Good, number>>
  vp_pool: number
  house: Good[]
  house_spaces: number
  ships: ShipView[]
  /** SHA-256 of the components that the match is played with; empty for those of the box. */
  content: string
  tray: TrayView[]
  goals: GoalView[]
  marker: number | null
  captured: string | null
  tracker: string | null
  triggers: string[]
  /** Achievement cards before this seat while they are chosen. */
  cards: string[]
  boards: BoardView[]
  over: boolean
  scores: ScoreView[]
}
