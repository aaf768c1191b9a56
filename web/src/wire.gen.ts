/** Written by tools/wire.py from tradewinds/server/wire.py. Do not edit. */

export interface CreateTable {
  game: string
  seats: string[]
  players?: number | null
  options?: Record<string, string | number | boolean | null>
  private?: boolean
  name?: string
  names?: string[] | null
}

export interface QuickPlay {
  game?: string | null
  players?: number | null
  bot?: string | null
  options?: Record<string, string | number | boolean | null>
}

export interface SitDown {
  invite?: string | null
  name?: string
  bot?: string | null
}

export interface ChangeMe {
  name?: string
  language?: 'en' | 'hu' | 'zh-Hant' | null
}

export interface ErrorBody {
  key: string
  args: Record<string, unknown>
  rule: string | null
  field: string | null
}

export interface ErrorAnswer {
  error: ErrorBody
}

export interface OptionInfo {
  id: string
  values: (string | number | boolean | null)[]
  default: string | number | boolean | null
  rule: string
  integer: boolean
}

export interface GameInfo {
  id: string
  prefix: string
  min_players: number
  max_players: number
  options: OptionInfo[]
  bots: string[]
  rules_version: number
}

export interface Games {
  games: GameInfo[]
}

export interface Me {
  id: string
  name: string
  language: 'en' | 'hu' | 'zh-Hant' | null
}

export interface SeatInfo {
  seat: number
  kind: 'bot' | 'open' | 'person' | 'rules'
  name: string
  bot: string | null
  you: boolean
  connected: boolean
  stands_in: boolean
}

export interface Score {
  seat: number
  total: number
  winner: boolean
  parts: Record<string, number>
  place: number
}

export interface Notice {
  key: string
  args: Record<string, unknown>
}

export interface TableInfo {
  id: string
  game: string
  name: string
  players: number
  options: Record<string, string | number | boolean | null>
  status: 'finished' | 'open' | 'running'
  private: boolean
  host: boolean
  you: number[]
  seats: SeatInfo[]
  seq: number
  waiting: number[]
  commitment: string
  seed: string | null
  rules_version: number
  invite: string | null
  created: number
  started: number | null
  changed: number
  finished: number | null
  result: Score[] | null
  spectators: number
  notice: Notice | null
}

export interface Tables {
  tables: TableInfo[]
  next: string | null
}

export interface FactLine {
  i: number
  kind: string
  rule: string
  seat: number
  args: Record<string, unknown>
  own?: Record<string, Record<string, unknown>>
}

export interface FrameInfo {
  n: number
  seat: number | null
  action: string | null
  view: unknown
  facts: FactLine[]
}

export interface Frames {
  seq: number
  total: number
  seat: number | null
  frames: FrameInfo[]
}

export interface Hello {
  t: 'hello'
  have?: number
  facts?: number
  ref?: string | null
}

export interface Play {
  t: 'play'
  ref: string
  seq: number
  seat: number
  action: string
}

export interface TakeBack {
  t: 'undo'
  ref: string
  seat: number
  seq?: number | null
}

export interface Consent {
  t: 'consent'
  ref: string
  seat: number
  what: string
  agree: boolean
}

export interface AskBot {
  t: 'ask_bot'
  ref: string
  seat: number
}

export interface Return {
  t: 'return'
  ref: string
  seat: number
}

export interface Say {
  t: 'chat'
  ref: string
  text: string
}

export interface Hint {
  t: 'hint'
  ref: string
  seat: number
}

export interface UndoInfo {
  can: boolean
  ask: boolean
  key: string
  args: Record<string, unknown>
}

export interface SeatNow {
  seat: number
  view: unknown
  prompt: unknown | null
  undo: UndoInfo
}

export interface SpectatorNow {
  view: unknown
}

export interface ChatEntry {
  n: number
  seat: number | null
  name: string
  text: string
  at: number
}

export interface Request {
  what: string
  by: number
  args: Record<string, unknown>
  agreed: number[]
  missing: number[]
}

export interface StateMessage {
  t: 'state'
  seq: number
  table: TableInfo
  seats: SeatNow[]
  spectator: SpectatorNow | null
  facts: unknown[]
  facts_from: number
  chat: ChatEntry[]
  requests: Request[]
}

export interface UpdateMessage {
  t: 'update'
  seq: number
  waiting: number[]
  seats: SeatNow[]
  spectator: SpectatorNow | null
  facts: unknown[]
  facts_from: number
  requests: Request[]
}

export interface OkMessage {
  t: 'ok'
  ref: string
  seq: number
}

export interface RefusedMessage {
  t: 'refused'
  ref: string | null
  key: string
  args: Record<string, unknown>
  rule: string | null
  field: string | null
  seq: number
}

export interface RewoundMessage {
  t: 'rewound'
  seq: number
  facts_to: number
}

export interface TableMessage {
  t: 'table'
  table: TableInfo
}

export interface ChatMessage {
  t: 'chat'
  entry: ChatEntry
}

export interface RequestsMessage {
  t: 'requests'
  requests: Request[]
}

export interface DeclinedMessage {
  t: 'declined'
  what: string
  seat: number
}

export interface HintMessage {
  t: 'hint'
  ref: string
  seat: number
  action: string
  seq: number
}

export interface Rule {
  id: string
  text: string
  heading: string
}

export interface RuleSection {
  title: string
  intro: string
  rules: Rule[]
}

export interface Rulebook {
  game: string
  language: 'en' | 'hu' | 'zh-Hant'
  title: string
  intro: string
  sections: RuleSection[]
}
