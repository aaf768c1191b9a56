/** Written by tools/contracts.py from tradewinds.server.wire, tradewinds.server.personal, tradewinds.server.prefwire, tradewinds.server.afterwire, tradewinds.play.advice, tradewinds.play.rulebook, tradewinds.play.workshop, tradewinds.kernel.told. Do not edit. */

export type ClientMessage = Hello | Play | TakeBack | Consent | AskBot | Return | Say | Hint | Ping | SetPace | AskPause | Resume | Seen

export type ServerMessage = StateMessage | UpdateMessage | OkMessage | RefusedMessage | RewoundMessage | TableMessage | ChatMessage | RequestsMessage | DeclinedMessage | LapsedMessage | HintMessage | PongMessage | AnnouncementsMessage | SettingsMessage

export type KindTold = NumberKind | ChoiceKind | RecordKind | TruthKind | TextKind | TextsKind | AmountsKind | ListKind | NumberedKind | EitherKind | KeptKind | RowKind | StepsKind

export type FieldTold = KindTold & Required<Pick<KindTold, 'must' | 'fixed'>>

export interface ClockSetting {
  /** `bank`: so many seconds for the whole match, and the increment with every answer; `decision`: for each. */
  kind: 'bank' | 'decision'
  seconds: number
  increment?: number
  /** A bot takes the seat, until its person takes it back; or the seat passes, and where the rules know no passing, the rules of thumb make this one decision. */
  at_zero?: 'bot' | 'pass'
}

export interface CreateTable {
  game: string
  seats: string[]
  /** May be left out: it is the number of seats. */
  players?: number | null
  options?: Record<string, string | number | boolean | null>
  private?: boolean
  name?: string
  /** Names for the `here` seats, by seat; empty ones are filled in by the client's words. */
  names?: string[] | null
  /** The cards of a pack (`PackInfo.content`); empty: those of the box. */
  content?: string
  /** The id of a guest's pack (`KeptPack`), one's own or a shared one, in place of `content`. */
  pack?: string
  clock?: ClockSetting | null
}

export interface QuickPlay {
  game?: string | null
  players?: number | null
  bot?: string | null
  options?: Record<string, string | number | boolean | null>
  content?: string
  /** The cards of a pack, as for a table that is set up. */
  pack?: string
}

export interface GoOn {
  /** As in `CreateTable`: other people, or other bots. */
  seats?: string[] | null
  /** Where they are others than before. */
  options?: Record<string, string | number | boolean | null>
  private?: boolean
  names?: string[] | null
}

export interface SitDown {
  invite?: string | null
  /** For another person at this screen; otherwise the guest's own name is used. */
  name?: string
  /** The host puts a bot on the seat instead of sitting down. */
  bot?: string | null
}

export interface Silence {
  silenced: boolean
}

export interface PutAway {
  /** False: back into the lists. */
  away?: boolean
}

export interface SetMail {
  address: string
  /** Minutes away. */
  after?: number
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

export interface OptionNeed {
  value: string | number | boolean | null
  /** Must be on where the option has this value. */
  option: string
}

export interface OptionInfo {
  id: string
  values: (string | number | boolean | null)[]
  default: string | number | boolean | null
  rule: string
  integer: boolean
  /** `rule_seats`: its number is how many seats the rules themselves play; `solo`: asked of one who plays alone. */
  kind: 'expansion' | 'rule_seats' | 'ruling' | 'solo' | 'variant'
  needs: OptionNeed[]
  /** Must be off where the option is not at its default. */
  bars: string[]
}

export interface PackAbout {
  name: string
  version: string
  author: string
  licence: string
}

export interface PackInfo {
  /** The fingerprint of the cards it makes: what `CreateTable.content` names. */
  content: string
  about: PackAbout
  options: OptionInfo[]
  /** How many records of the box (cards, islands, tiles, scenarios …) it changes, adds and takes out. */
  changed: number
  added: number
  removed: number
}

export interface KeptPack {
  id: string
  game: string
  revision: number
  /** When it was last saved (milliseconds). */
  changed: number
  mine: boolean
  shared: boolean
  info: PackInfo
  /** The pack itself; left out in lists. */
  pack: PackFile | null
}

export interface PackFile {
  base: string
  name: string
  version: string
  author: string
  licence: string
  changes?: Record<string, ListChanges>
}

export interface ListChanges {
  /** Per id the fields that are others; null takes one out. */
  set?: Record<string, Record<string, unknown>>
  /** Whole records. */
  add?: (Record<string, unknown>)[]
  remove?: string[]
}

export interface Packs {
  packs: KeptPack[]
}

export interface Changes {
  changes: Change[]
}

export interface Change {
  kind: 'added' | 'changed' | 'removed'
  list: string
  id: string
  /** What the list is called. */
  title: string
  /** What the record is called. */
  name: string
  field: string
  /** What the field is called. */
  label: string
  before: string
  /** In words; empty: there is nothing. */
  after: string
}

export interface ContentInfo {
  sha: string
  game: string
  /** None: the cards of the box, perhaps of an earlier edition. */
  pack: PackAbout | null
  /** What is printed on the pieces, in the shape of the game's own content. */
  printed: Record<string, unknown>
  /** Messages that stand in place of the game's own, as plain texts. */
  words: Record<string, string>
}

export interface CampaignOffer {
  /** With the first page. */
  options: Record<string, string | number | boolean | null>
  /** With this chapter. */
  chapters: Record<string, Record<string, string | number | boolean | null>>
}

export interface PresetInfo {
  id: 'classic' | 'everything' | 'first' | 'solo'
  players: number
  options: Record<string, string | number | boolean | null>
  /** Who sits on the other seats. */
  bot: string
}

export interface GameInfo {
  id: string
  prefix: string
  min_players: number
  max_players: number
  options: OptionInfo[]
  bots: string[]
  rules_version: number
  presets: PresetInfo[]
  /** Other cards that a table can be opened with here. */
  packs: PackInfo[]
  /** None: its matches have nothing to do with each other. */
  campaign: CampaignOffer | null
}

export interface Games {
  games: GameInfo[]
}

export interface Me {
  id: string
  name: string
  language: 'en' | 'hu' | 'zh-Hant' | null
}

export interface MailInfo {
  /** Whether this server can send letters. */
  offered: boolean
  address: string | null
  confirmed: boolean
  after: number
}

export interface MailDone {
  done: boolean
}

export interface SeatInfo {
  seat: number
  kind: 'bot' | 'open' | 'person' | 'rules'
  /** Given by a person; empty: the client says «Guest» or the bot's name. */
  name: string
  /** The bot that plays: of a bot's seat, or standing in for a person who left. */
  bot: string | null
  you: boolean
  connected: boolean
  /** A bot plays for the person who holds this seat, until that person takes it back. */
  stands_in: boolean
  /** The person who sat here has given the seat up in the middle of the match: the bot plays to the end. */
  resigned: boolean
  /** A free seat that is kept for whom `name` says: somebody of the match that is played again. */
  kept: boolean
  /** Null: the usual one of the seat, at tables that are older than colours and in games that have none. */
  colour: string | null
}

export interface Score {
  seat: number
  total: number
  winner: boolean
  parts: Record<string, number>
  /** 1 is the first; places can be shared. 0 in results that were written before places were. */
  place: number
}

export interface Notice {
  key: string
  args: Record<string, unknown>
}

export interface TimeEvent {
  /** Grows from one to the next. */
  n: number
  at: number
  seat: number
  /** The time of the seat was over: a `bot` took it, it passed (`pass`), or the rules of thumb `decided`; or the table `paused` because this seat had asked for it, or this seat `resumed`. */
  what: 'bot' | 'decided' | 'pass' | 'paused' | 'resumed'
  /** How many facts there were: its place in the log. */
  facts: number
}

export interface TimeInfo {
  /** Milliseconds, by seat; null: no clock. */
  left: (number | null)[]
  /** Whose time runs. */
  running: number[]
  /** The table rests: the seat that asked for it. */
  paused: number | null
  events: TimeEvent[]
}

export interface Announcement {
  id: string
  /** By language (`en`, `zh-Hant`, `hu`); under `*` for everybody who finds nothing in their own. */
  texts: Record<string, string>
  at: number
  until: number | null
}

export interface Announcements {
  announcements: Announcement[]
}

export interface ReportPerson {
  reason: 'cheating' | 'insult' | 'name' | 'other' | 'spam'
  /** The person who sits there … */
  seat?: number | null
  /** … or who said this (the number of the entry). */
  chat?: number | null
  text?: string
}

export interface Reported {
  id: string
}

export interface TableInfo {
  id: string
  game: string
  name: string
  players: number
  options: Record<string, string | number | boolean | null>
  status: 'finished' | 'open' | 'running'
  private: boolean
  /** The reader is the host: opened this table, or was handed it, and may start it. */
  host: boolean
  /** The reader's seats. */
  you: number[]
  /** The free seats that are kept for the reader. */
  invited: number[]
  seats: SeatInfo[]
  seq: number
  /** The seats that owe a decision. */
  waiting: number[]
  /** SHA-256 of the seed. */
  commitment: string
  /** Shown when the match is over. */
  seed: string | null
  rules_version: number
  /** Only for those who sit at the table, or who have brought it. */
  invite: string | null
  created: number
  started: number | null
  /** Times are milliseconds since 1970 (UTC). */
  changed: number
  finished: number | null
  result: Score[] | null
  spectators: number
  /** The rules have changed since the match began: it ends under the old ones, or went on under the new. */
  notice: Notice | null
  /** Which round it is; 0: before the first, or the game does not count them. */
  round: number
  /** The table at which this match is played again, for those who sat here. */
  again: string | null
  /** The fingerprint of its cards (`/api/content/…`), for games whose cards are data. */
  content: string
  /** What the pack says of itself that it is played with; null: the box. */
  pack: PackAbout | null
  /** The campaign that it is a match of, for those who sit here. */
  campaign: string | null
  /** The host wants no texts at the table, only phrases. */
  silenced: boolean
  /** As it was set up; null: nobody's time is counted. */
  clock: ClockSetting | null
  /** Null before the start, and while there is neither a clock nor a pause to tell of. */
  time: TimeInfo | null
  /** Before the start: those that its seats can have. In lists it is left empty. */
  colours: string[]
}

export interface CampaignInfo {
  id: string
  game: string
  name: string
  created: number
  changed: number
  /** How many came to their end. */
  matches: number
  /** The one it has reached: then there is no next match. */
  ending: string | null
  /** Where it goes on now. */
  table: string | null
  content: string
}

export interface CampaignMatch {
  /** None: it was played elsewhere. */
  table: string | null
  finished: number | null
  players: number
  options: Record<string, string | number | boolean | null>
  /** Who sat there, as in the record: a name, `bot:mate`, one after the other, or `rules`. */
  seats: string[]
  scores: number[]
  winners: number[]
}

export interface CampaignPerson {
  /** As they call themselves now; empty: the client says «Guest». */
  name: string
  you: boolean
  /** Of it, in which they sat, also the one that is being played. */
  matches: number
}

export interface CampaignBook {
  campaign: CampaignInfo
  /** Who began it or brought it along first, then those who have played in it. */
  group: CampaignPerson[]
  played: CampaignMatch[]
  /** What was read and decided and how things stand, in the reader's language. */
  lines: string[]
  /** The same as data: what the next match begins with. None: with the first page. */
  carry: Record<string, unknown> | null
  /** Of the match before it. */
  options: Record<string, string | number | boolean | null>
}

export interface Campaigns {
  campaigns: CampaignInfo[]
}

export interface Gone {
  id: string
}

export interface Tables {
  tables: TableInfo[]
  /** Pass as `before` to read on. */
  next: string | null
}

export interface FactLine {
  i: number
  kind: string
  rule: string
  seat: number
  args: Record<string, unknown>
  /** For several people at one screen: what each of their seats alone may know. */
  own?: Record<string, Record<string, unknown>>
}

export interface FrameInfo {
  /** The position after so many decisions. */
  n: number
  seat: number | null
  /** The decision that led here; in a running match only one's own. */
  action: string | null
  view: unknown
  facts: FactLine[]
}

export interface Frames {
  seq: number
  /** How many decisions there are: frames run from 0 to this. */
  total: number
  /** Whose eyes. */
  seat: number | null
  frames: FrameInfo[]
}

export interface Judgement {
  /** The position before it: after so many decisions. */
  n: number
  verdict: Verdict
}

export interface Verdict {
  played: Way
  best: Way
  /** What the position promised to each seat. */
  chances: number[]
  /** What tells the best from the one that was played; empty if they are the same. */
  reasons: Reason[]
  worlds: number
}

export interface Way {
  action: string
  /** To win, from 0 to 1, as far as the search can tell; None: nobody has searched. */
  chance: number | null
}

export interface Reason {
  fact: Foretold
  /** In how many of the worlds it happened after the better answer, … */
  first: number
  /** … and after the other. */
  second: number
}

export interface Foretold {
  kind: string
  rule: string
  seat: number
  args: Record<string, unknown>
}

export interface Prospect {
  /** The position after so many decisions, … */
  n: number
  /** … and what it promised to each seat. */
  chances: number[]
}

export interface Review {
  seat: number
  done: number
  /** Decisions that are looked at, some of them twice. */
  of: number
  curve?: Prospect[]
  /** What cost the seat most, the worst first. */
  costly?: Judgement[]
}

export interface PlayOn {
  n: number
  seat: number
  /** Seats that are left open for others: then the table waits for them. */
  friends?: number[]
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
  action?: string
  actions?: string[]
}

export interface TakeBack {
  t: 'undo'
  ref: string
  seat: number
  /** The position the person saw; late if the table has moved on. */
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
  text?: string
  phrase?: 'again' | 'back' | 'game' | 'hello' | 'luck' | 'moment' | 'nice' | 'oops' | 'thanks' | 'turn' | null
}

export interface Hint {
  t: 'hint'
  ref: string
  seat: number
  /** By the rules of thumb, at once and without reasons. */
  quick?: boolean
}

export interface Ping {
  t: 'ping'
  ref?: string | null
}

export interface SetPace {
  t: 'pace'
  ref: string
  pace: 'calm' | 'normal' | 'quick'
}

export interface AskPause {
  t: 'pause'
  ref: string
  seat: number
}

export interface Resume {
  t: 'resume'
  ref: string
  seat: number
}

export interface Seen {
  t: 'seen'
  ref: string
  visible: boolean
}

export interface UndoInfo {
  /** At once, by oneself. */
  can: boolean
  /** Only if everybody agrees: `undo` becomes a request. */
  ask: boolean
  key: string
  args: Record<string, unknown>
}

export interface Note {
  key: string
  args: Record<string, unknown>
}

export interface Answer {
  action: string
  facts: Foretold[]
  notes: Note[]
}

export interface Dimmed {
  action: string
  key: string
  args: Record<string, unknown>
  rule: string | null
}

export interface PromptInfo {
  kind: string
  rule: string
  args: Record<string, unknown>
  /** Some steps of the answer have been said already. */
  begun: boolean
  options: Answer[]
  dimmed: Dimmed[]
  undo: UndoInfo
}

export interface SeatNow {
  seat: number
  view: unknown
  /** A PromptInfo; None when the seat owes nothing. */
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
  /** Said instead of a text. */
  phrase: 'again' | 'back' | 'game' | 'hello' | 'luck' | 'moment' | 'nice' | 'oops' | 'thanks' | 'turn' | null
}

export interface Request {
  /** `undo:<seat>`, `bot:<seat>` or `pause:<seat>`. */
  what: string
  /** The seat that asks. */
  by: number
  args: Record<string, unknown>
  agreed: number[]
  /** The seats that have not answered yet. */
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
  time: TimeInfo | null
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
  /** The seat whose answer was taken back. */
  by: number | null
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

export interface LapsedMessage {
  t: 'lapsed'
  what: string
  by: number
}

export interface HintMessage {
  t: 'hint'
  ref: string
  seat: number
  seq: number
  advice: Advice
}

export interface Advice {
  /** The best answer first. */
  ways: Way[]
  /** What tells the best from the second. */
  reasons: Reason[]
  worlds: number
}

export interface PongMessage {
  t: 'pong'
}

export interface AnnouncementsMessage {
  t: 'announcements'
  announcements: Announcement[]
}

export interface UseLink {
  token: string
}

export interface UseCode {
  code: string
}

export interface NewPasskey {
  /** What the browser has made, in the form of `PublicKeyCredential.toJSON`. */
  credential: Record<string, unknown>
  name?: string
}

export interface NamePasskey {
  name: string
}

export interface UsePasskey {
  credential: Record<string, unknown>
}

export interface DeleteMe {
  /** The own number (`Me.id`): nobody deletes what they did not mean. */
  id: string
}

export interface SessionInfo {
  /** Names it for ending it; the cookie cannot be made from it. */
  id: string
  /** The browser that asks. */
  here: boolean
  /** Browser and system in a word each: `firefox linux`. */
  device: string
  how: 'code' | 'link' | 'passkey' | 'visit'
  created: number
  seen: number
}

export interface PasskeyInfo {
  id: string
  name: string
  created: number
  used: number | null
}

export interface Belongings {
  /** Tables that are open or running. */
  playing: number
  finished: number
  packs: number
  campaigns: number
}

export interface Identity {
  /** The browsers in which one is at home, the one seen last first. */
  sessions: SessionInfo[]
  passkeys: PasskeyInfo[]
  /** Recovery codes that are left. */
  codes: number
  /** Until when a link to another device is good that was made and not used. */
  link: number | null
  /** Under which name passkeys are made here; empty: they cannot be, at this address. */
  site: string
  /** Somebody else was in this browser before, and is again when this session ends. */
  before: boolean
  belongings: Belongings
}

export interface LinkMade {
  /** Told once: only its hash is kept. */
  token: string
  expires: number
}

export interface LinkSeen {
  /** Whose it is. */
  name: string
  /** Where it was made. */
  device: string
  expires: number
  theirs: Belongings
  /** What this browser has itself: it is kept apart. */
  mine: Belongings
}

export interface RecoveryCodes {
  /** Told once: only their hashes are kept. */
  codes: string[]
}

export interface PasskeyOptions {
  options: Record<string, unknown>
}

export interface TakenRecord {
  table: string
  record: Record<string, unknown> | null
  error: string
}

export interface TakenCampaign {
  campaign: string
  /** As `GET /api/campaigns/{id}/file` has it. */
  file: Record<string, unknown>
}

export interface TakenLine {
  table: string
  at: number
  name: string
  text: string
}

export interface TakenNote {
  table: string
  /** On the position after so many decisions. */
  n: number
  text: string
  shared: boolean
}

export interface TakenResult {
  table: string
  game: string
  finished: number
  place: number
  points: number
  won: boolean
}

export interface TakenRating {
  game: string
  mu: number
  sigma: number
  matches: number
}

export interface TakenLeague {
  id: string
  /** One's own, in this league. */
  name: string
  standing: string
}

export interface TakenVisit {
  address: string
  seen: number
}

export interface TakenReport {
  table: string
  name: string
  reason: string
  text: string
  created: number
}

export interface Takeout {
  format: 'tradewinds-takeout/1'
  made: number
  profile: Me
  sessions: SessionInfo[]
  passkeys: PasskeyInfo[]
  /** Recovery codes that are left; they themselves are known to nobody. */
  codes: number
  tables: TableInfo[]
  records: TakenRecord[]
  packs: KeptPack[]
  campaigns: TakenCampaign[]
  chat: TakenLine[]
  notes: TakenNote[]
  history: TakenResult[]
  ratings: TakenRating[]
  leagues: TakenLeague[]
  /** The address for letters, if there is one. */
  mail: string[]
  visits: TakenVisit[]
  reports: TakenReport[]
  settings: Preferences
}

export interface Preferences {
  /** Null: as the browser says. */
  lang?: 'en' | 'hu' | 'zh-Hant' | null
  theme?: 'auto' | 'dark' | 'light'
  /** Of texts, in percent. */
  size?: 100 | 115 | 130 | 150
  /** 0: no sounds. */
  volume?: number
  motion?: 'brisk' | 'calm' | 'off'
  pace?: 'calm' | 'normal' | 'quick'
  confirm?: 'always' | 'auto' | 'never'
  /** Questions that are answered automatically: `<game>-<id>`. */
  auto?: string[]
  /** `safe`: colours of seats that people tell apart who see fewer colours. */
  palette?: 'box' | 'safe'
  /** Taken at a table where it is free; null: any. */
  colour?: 'black' | 'blue' | 'brown' | 'green' | 'orange' | 'purple' | 'red' | 'teal' | 'yellow' | null
}

export interface ChangeSettings {
  settings: Preferences
  /** Milliseconds, by the clock of the device that changed it: what was changed later elsewhere stays. */
  ago?: Record<string, number>
}

export interface SettingsInfo {
  /** Whose: one's own number. */
  guest: string
  /** Grows with every change; 0: nothing was ever chosen. */
  revision: number
  settings: Preferences
}

export interface SettingsMessage {
  t: 'settings'
  settings: SettingsInfo
}

export interface ChooseColour {
  colour: 'black' | 'blue' | 'brown' | 'green' | 'orange' | 'purple' | 'red' | 'teal' | 'yellow'
}

export interface NewNote {
  /** The position after so many decisions. */
  n: number
  text: string
  /** For everybody who looks at the match; only of those who played in it. */
  shared?: boolean
}

export interface ChangeNote {
  text?: string
  shared?: boolean
}

export interface NoteInfo {
  id: string
  n: number
  text: string
  shared: boolean
  mine: boolean
  /** Where its writer sat; null: whoever brought the record along. */
  seat: number | null
  name: string
  changed: number
}

export interface Notes {
  /** One's own and those that others share, by position. */
  notes: NoteInfo[]
  may_share: boolean
}

export interface StoryLine {
  id: string
  /** Per seat, at each of the story's positions. */
  values: number[][]
}

export interface RoundMark {
  round: number
  /** The position with which it begins. */
  n: number
}

export interface Lead {
  n: number
  /** Who is alone in front, by points, from here on. */
  seat: number
}

export interface Turn {
  n: number
  seat: number
  before: number
  after: number
}

export interface Story {
  total: number
  /** The positions: after so many decisions. */
  at: number[]
  rounds: RoundMark[]
  /** The parts of the score that ever counted, and `total`. */
  points: StoryLine[]
  resources: StoryLine[]
  tempo: StoryLine[]
  leads: Lead[]
  /** Of a review, if there is one. */
  turns: Turn[]
}

export interface PastSeat {
  seat: number
  kind: 'bot' | 'open' | 'person' | 'rules'
  name: string
  bot: string | null
  you: boolean
  resigned: boolean
  stands_in: boolean
  points: number
  /** 0: not written down. */
  place: number
  winner: boolean
}

export interface RatingStep {
  mu_before: number
  sigma_before: number
  mu: number
  sigma: number
}

export interface PastMatch {
  id: string
  game: string
  name: string
  finished: number
  private: boolean
  seats: PastSeat[]
  /** One's own; of several at one screen the best placed. */
  seat: number
  place: number
  points: number
  won: boolean
  /** Null: it is not rated, or not yet. */
  step: RatingStep | null
  /** Why it never will be (`unrated-<why>`). */
  unrated: string | null
}

export interface GameCount {
  game: string
  matches: number
  won: number
}

export interface History {
  matches: PastMatch[]
  /** Pass as `before` to read on. */
  next: string | null
  /** Of all that the filters let through but the one for the game. */
  counts: GameCount[]
}

export interface Rating {
  mu: number
  sigma: number
  matches: number
}

export interface BotRating {
  bot: string
  rating: Rating
}

export interface GameRatings {
  game: string
  mine: Rating | null
  bots: BotRating[]
}

export interface Ratings {
  /** One wants to be rated. */
  opted: boolean
  games: GameRatings[]
}

export interface OptIn {
  rated: boolean
}

export interface SeatRating {
  seat: number
  rating: Rating
}

export interface TableRatings {
  /** Bots, and people who want to be rated; nobody, if the reader does not. */
  seats: SeatRating[]
  /** Why this match does not count (`unrated-<why>`). */
  unrated: string | null
}

export interface NewLeague {
  name: string
  game: string
  /** Members at a table. */
  size: number
  options?: Record<string, string | number | boolean | null>
  kind?: 'robin' | 'swiss'
  /** Null: of a round robin, until everybody has met everybody; of Swiss rounds, 4. */
  rounds?: number | null
}

export interface JoinLeague {
  invite: string
}

export interface ChangeMember {
  standing: 'absent' | 'in' | 'left'
}

export interface LeagueLine {
  member: number
  name: string
  you: boolean
  host: boolean
  standing: 'absent' | 'in' | 'left'
  place: number
  score: number
  /** The tie-breaks in their order: points of the opponents, victories, share of the points in the games. */
  opponents: number
  wins: number
  share: number
  played: number
  byes: number
}

export interface LeagueTable {
  board: number
  members: number[]
  /** Null: these members sit out. */
  match: string | null
  /** Null: the table is gone. */
  status: 'finished' | 'open' | 'running' | null
  /** By member, when it is over; else empty. */
  places: number[]
  points: number[]
  /** The host went on without it: it does not count. */
  void: boolean
}

export interface LeagueRound {
  round: number
  tables: LeagueTable[]
}

export interface LeagueInfo {
  id: string
  name: string
  game: string
  size: number
  kind: 'robin' | 'swiss'
  /** 0: told when it begins. */
  rounds: number
  round: number
  status: 'finished' | 'gathering' | 'running'
  members: number
  /** The reader's own. */
  host: boolean
  member: boolean
  changed: number
}

export interface Leagues {
  leagues: LeagueInfo[]
}

export interface League {
  league: LeagueInfo
  options: Record<string, string | number | boolean | null>
  /** For the host, who passes it on; and back to whoever brings it. */
  invite: string | null
  /** Empty for whoever has only been invited. */
  standings: LeagueLine[]
  played: LeagueRound[]
}

export interface Rule {
  /** Empty: a heading inside the section. */
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

export interface SchemaInfo {
  game: string
  /** Of the box; empty where it has no name in records. */
  sha: string
  /** Lists with their fields, kinds and ranges, what is closed, and the vocabularies of steps. */
  schema: SchemaTold
  /** What they are called: `list.<list>`, `field.<name>`, `verb.<verb>`, `value.<value>`, and `reason.<message>` for why something is fixed. Where one word does not fit everywhere, `field.<list>.<name>` or `value.<field>.<value>` goes before it. */
  words: Record<string, string>
}

export interface SchemaTold {
  lists: Record<string, RecordsTold>
  /** Lists that cannot be changed at all, and why. */
  closed: Record<string, string>
  vocabularies: Record<string, VerbsTold>
}

export interface RecordsTold {
  fields: Record<string, FieldTold>
  /** What the field of this name says decides which of the others there are. */
  by?: string
  /** Per value of `by` the fields that there must and may be. */
  has?: Record<string, [string[], string[]]>
  least: number
  most: number
  /** Why none can be added; null: some can. */
  add: string | null
  remove: string | null
  /** These and no others; empty: any. */
  ids: string[]
  /** Per id the fields that are fixed in this record only, and why. */
  held: Record<string, Record<string, string>>
}

export interface NumberKind {
  kind: 'number'
  low: number
  high: number
  must?: boolean
  /** The message that says why it cannot be changed; null: it can. */
  fixed?: string | null
}

export interface ChoiceKind {
  kind: 'choice'
  choices: string[]
  must?: boolean
  /** The message that says why it cannot be changed; null: it can. */
  fixed?: string | null
}

export interface RecordKind {
  kind: 'record'
  list: string
  must?: boolean
  /** The message that says why it cannot be changed; null: it can. */
  fixed?: string | null
}

export interface TruthKind {
  kind: 'truth'
  must?: boolean
  /** The message that says why it cannot be changed; null: it can. */
  fixed?: string | null
}

export interface TextKind {
  kind: 'text'
  most: number
  must?: boolean
  /** The message that says why it cannot be changed; null: it can. */
  fixed?: string | null
}

export interface TextsKind {
  kind: 'texts'
  /** Of each language's. */
  most: number
  must?: boolean
  /** The message that says why it cannot be changed; null: it can. */
  fixed?: string | null
}

export interface AmountsKind {
  kind: 'amounts'
  names: string[]
  low: number
  high: number
  /** Things that must be named. */
  least: number
  must?: boolean
  /** The message that says why it cannot be changed; null: it can. */
  fixed?: string | null
}

export interface ListKind {
  kind: 'list'
  of: KindTold
  least: number
  most: number
  must?: boolean
  /** The message that says why it cannot be changed; null: it can. */
  fixed?: string | null
}

export interface NumberedKind {
  kind: 'numbered'
  of: KindTold
  low: number
  high: number
  all: boolean
  must?: boolean
  /** The message that says why it cannot be changed; null: it can. */
  fixed?: string | null
}

export interface EitherKind {
  kind: 'either'
  of: KindTold[]
  must?: boolean
  /** The message that says why it cannot be changed; null: it can. */
  fixed?: string | null
}

export interface KeptKind {
  kind: 'kept'
  must?: boolean
  /** The message that says why it cannot be changed; null: it can. */
  fixed?: string | null
}

export interface RowKind {
  kind: 'row'
  fields: Record<string, FieldTold>
  /** What the field of this name says decides which of the others there are. */
  by?: string
  /** Per value of `by` the fields that there must and may be. */
  has?: Record<string, [string[], string[]]>
  must?: boolean
  fixed?: string | null
}

export interface StepsKind {
  kind: 'steps'
  vocabulary: string
  least: number
  most: number
  must?: boolean
  /** The message that says why it cannot be changed; null: it can. */
  fixed?: string | null
}

export interface VerbsTold {
  /** The field of a step that names its verb; without it a step is a verb with its value. */
  tag: string | null
  beside: Record<string, FieldTold>
  verbs: Record<string, KindTold>
}

export interface Entry {
  id: string
  name: string
  /** What it does, made from its data; may be empty. */
  text: string
  /** `rulebook`, `public`, `derived`, `reconstructed` or `printed copy`. */
  source: string
  /** Fields that are our own design though the record is not. */
  reconstructed: string[]
  copies: number
  /** The rules that it touches. */
  rules: string[]
  /** As the data have it. */
  record: Record<string, unknown>
}

export interface EntryList {
  id: string
  title: string
  /** In the order of the box. */
  records: Entry[]
}

export interface Catalogue {
  game: string
  sha: string
  lists: EntryList[]
}

export interface Focus {
  list: string
  id: string
}

export interface ExaminePack {
  pack: PackFile
  lang?: 'en' | 'hu' | 'zh-Hant'
  /** The record that somebody is looking at. */
  focus?: Focus | null
}

export interface Trouble {
  /** Where: `clan_glenn.glenn_great_hall.cost.wood`; null: the pack as a whole. */
  field: string | null
  message: string
}

export interface Examined {
  /** The fingerprint of the components it makes; null while something is wrong. */
  sha: string | null
  errors: Trouble[]
  /** Where it differs from the totals of the box … */
  remarks: Trouble[]
  changes: Change[]
  /** What is printed on its components (`ContentInfo.printed`) as a merge patch (RFC 7386) over the box's; null while something is wrong. */
  printed: unknown
  /** How its components are called otherwise than in the box. */
  messages: Record<string, string>
  /** Of the record in focus: its text in every language, made from what it does; empty: it has none. */
  text: Record<string, string>
  /** Of the record in focus: the rules that it touches. */
  rules: string[]
}

export interface PackText {
  /** 512 KiB at most. */
  text: string
}

export interface KeepPack {
  pack: PackFile
  /** The one that it is an edition of: another is refused, because somebody saved elsewhere meanwhile. */
  revision?: number | null
}

export interface SharePack {
  /** Whoever has its address may see it and play with it. */
  shared: boolean
}

export interface TryPack {
  pack: PackFile
  list: string
  id: string
}

export interface RowTold {
  fields: Record<string, FieldTold>
  /** What the field of this name says decides which of the others there are. */
  by?: string
  /** Per value of `by` the fields that there must and may be. */
  has?: Record<string, [string[], string[]]>
}
