/** The view of a Puerto Rico match as the engine sends it (tradewinds/games/puertorico/view.py). */

export type Good = 'corn' | 'fruit' | 'sugar' | 'tobacco' | 'coffee'
export type Tile = Good | 'quarry'

export interface RoleView {
  role: string
  coins: number
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
  cost: number
}
/** A kind of countryside tile or a building, with the people on it. */
export interface PlaceView {
  place: string
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
  slots: number[]
  third: Partial<Record<Good, number>>
  levels: number[]
  abilities: (string | null)[]
  working: string[]
  reserve: string | null
}
export interface BoardView {
  seat: number
  puertoma: PuertomaView | null
  coins: number
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
  achievements: string[] | null
  achievement_count: number
  completed: string[]
  produced: Partial<Record<Good, number>>
  staffing: boolean
}
export interface ScoreView {
  seat: number
  parts: Record<string, number>
  total: number
  winner: boolean
}
export interface PuertoRicoView {
  seat: number | null
  players: number
  people: number
  options: Record<string, string | number | boolean | null>
  round: number
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
  supply: Record<Good, number>
  vp_pool: number
  house: Good[]
  house_spaces: number
  ships: ShipView[]
  tray: TrayView[]
  goals: GoalView[]
  marker: number | null
  captured: string | null
  tracker: string | null
  triggers: string[]
  cards: string[]
  boards: BoardView[]
  over: boolean
  scores: ScoreView[]
}
