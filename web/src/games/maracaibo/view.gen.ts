/** Written by tools/contracts.py from tradewinds.games.maracaibo.view. Do not edit. */

export type Nation = 'france' | 'england' | 'spain'

export type Good = 'sugar' | 'tobacco' | 'cocoa' | 'cotton'

export type Synergy = 'medal' | 'anchor' | 'key' | 'bell' | 'crown'

export type Border = 'red' | 'blue' | 'green'

export interface CardView {
  card: string
  assistant_at: string | null
  /** Its assistant action was used in this round. */
  used: boolean
  /** It gave the VP of an unused assistant in this round. */
  scored: boolean
  /** Bought in this turn: its assistant acts from the next turn on. */
  new: boolean
  /** The quest tile that is stored on it. */
  quest: string | null
}

export interface BoardView {
  seat: number
  vp: number
  doubloons: number
  cp: number
  income: number
  vp_income: number
  ship: string
  explorer: string
  borders: Border[]
  influence: Partial<Record<Nation, number>>
  ranks: Partial<Record<Nation, number>>
  personal: number
  general: number
  /** Per upgrade slot; 0: the upgrade is complete. */
  discs: number[]
  /** Only for the owner, and for all when the match is over. */
  hand: string[] | null
  hand_size: number
  hand_limit: number
  planning: string[]
  /** Chosen to be discarded while everybody splits the dealt cards. */
  thrown: string[] | null
  /** In set-up: has chosen. */
  done: boolean
  careers: string[] | null
  career: string | null
  /** Completed goals of the career card. */
  goals: number[]
  /** How far each of its goals is reached, as its conditions count: tokens, quests, borders crossed. */
  reached: number[]
  tableau: CardView[]
  synergies: Synergy[]
  quests: number
  tokens: number
  compasses: number
  discount: number
  assistants: number
  buildings: string[]
}

export interface PlaceView {
  place: string
  marker: Nation | null
  tile: string | null
  good: Good | null
  /** Discs on its market spaces. */
  market: number
  spaces: number
  /** Quest and story tiles; on 17 with L1 also the one of the city action. */
  quests: string[]
  /** start, village, city, home, or closed: neither village nor city. */
  kind: string
  /** Legacy tiles that lie here. */
  legacy: string[]
}

export interface LegacyView {
  tile: string
  kind: string
  /** None where it lies on a route, or beside it. */
  place: string | null
  discs: number
  /** For discs; 0 where none are put. */
  spaces: number
  /** Per place for an ownership marker: silver fleet, gold mine. */
  markers: (Nation | null)[]
  /** The quest of the city action of L1. */
  quest: string | null
}

export interface StoryCardView {
  card: string
  chapter: number
  /** Set up at the start of the next match only. */
  waiting: boolean
  /** Where its story tile lies or lay. */
  place: string | null
  /** The story tile, or None where there is none. */
  tile: string | null
  /** Who has fulfilled its quest. */
  holder: number | null
  /** story_tile, tile_full or none. */
  needs: string
  /** The legacy tile that must be full. */
  full: string | null
}

export interface PageView {
  card: string
  chapter: number
  /** The choice made, from 1. */
  choice: number | null
}

export interface VoteView {
  card: string
  reader: number
  choices: number
  voted: number[]
  own: number | null
}

export interface StoryView {
  chapter: number
  cards: StoryCardView[]
  pages: PageView[]
  ending: string | null
  /** Story tiles in the stack. */
  stack: number
  vote: VoteView | null
}

export interface NationView {
  nation: Nation
  stored: number
  on_map: number
  /** Of its empty storage spaces. */
  value: number
  multiplier: number
}

export interface CombatView {
  seat: number
  token: string | null
  nation: Nation | null
  value: number | null
}

export interface JeanView {
  /** The automa card that was turned last. */
  card: string | null
  /** Discs gone from her board. */
  removed: number
  /** Project cards beside it. */
  cards: string[]
  deck: number
  income: number
}

export interface ScoreView {
  seat: number
  parts: Record<string, number>
  total: number
  winner: boolean
  place: number
}

export interface MaracaiboView {
  seat: number | null
  players: number
  options: Record<string, string | number | boolean | null>
  /** SHA-256 of the content that the match is played with. */
  content: string
  round: number
  phase: string
  active: number
  mp: number
  places: PlaceView[]
  nations: NationView[]
  /** Quest tiles on the explorer track. */
  trail: (string | null)[]
  /** What the seat lacks for each quest that lies on the map, on the explorer track or on its own cards. */
  missing: Record<string, Record<string, number>>
  /** Those that somebody has crossed. */
  borders: Border[]
  arrivals: number
  quest_top: string | null
  quest_pile: number
  /** Combat tokens in the left and in the right pile. */
  tokens: number[]
  display: (string | null)[]
  deck: number
  discard: string[]
  buildings: (string | null)[]
  combat: CombatView | null
  boards: BoardView[]
  jean: JeanView | null
  legacy: LegacyView[]
  /** Arrows that cost more than printed: `8-9`: MP. */
  routes: Record<string, number>
  /** C cards that are in the game. */
  c_cards: string[]
  /** None in free mode. */
  story: StoryView | null
  over: boolean
  scores: ScoreView[]
}

export interface Archive {
  /** Story cards in play. */
  cards: string[]
  /** Those of them that came in a final scoring: what they change is done when the next match begins. */
  waiting: string[]
  read: string[]
  choices: Record<string, number>
  tiles: string[]
  c_cards: string[]
  ending: string | null
}
