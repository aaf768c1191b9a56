/**
 * The wire as the client speaks it. The shapes come from the server's own types (wire.gen.ts, written by
 * tools/contracts.py); here they get the parts that the server passes through untouched: views, prompts, facts.
 */

import type * as gen from './wire.gen'

export type {
  Announcement,
  Belongings,
  CampaignBook,
  CampaignInfo,
  CampaignMatch,
  CampaignOffer,
  CampaignPerson,
  Catalogue,
  Change,
  ChangeSettings,
  ChatEntry,
  ClientMessage,
  ClockSetting,
  ContentInfo,
  Entry,
  Examined,
  ExaminePack,
  FieldTold,
  GameInfo,
  GoOn,
  History,
  Identity,
  KeptPack,
  KindTold,
  League,
  LeagueInfo,
  LeagueLine,
  LeagueTable,
  LinkMade,
  LinkSeen,
  ListChanges,
  MailInfo,
  Me,
  NewLeague,
  NoteInfo,
  Notes,
  OptionInfo,
  PackAbout,
  PackFile,
  PackInfo,
  PasskeyInfo,
  PastMatch,
  PastSeat,
  Preferences,
  PresetInfo,
  QuickPlay,
  Rating,
  Ratings,
  RecordsTold,
  Rulebook,
  ReportPerson,
  RowTold,
  RuleSection,
  Rule as RuleText,
  SchemaInfo,
  SchemaTold,
  Score,
  SeatInfo,
  SetMail,
  SessionInfo,
  SettingsInfo,
  SitDown,
  Story,
  StoryLine,
  TableInfo,
  TableRatings,
  TimeEvent,
  TimeInfo,
  Trouble,
  Request as TableRequest,
  UndoInfo as Undo,
  VerbsTold,
} from './wire.gen'

export type Value = gen.OptionInfo['default']
export type Args = Record<string, unknown>
export type Pace = gen.SetPace['pace']
export type Colour = gen.ChooseColour['colour']
export type ReportReason = gen.ReportPerson['reason']
export type Status = gen.TableInfo['status']
export type NewTable = Required<Omit<gen.CreateTable, 'players'>>

/** A view is the game's own; the shell only passes it on. */
export type View = object

export type { Advice, Dimmed, Foretold, Note, Answer as Option, Reason, Review } from './wire.gen'
export type Prompt = Omit<gen.PromptInfo, 'undo'>
export type Fact = gen.FactLine
export type SeatNow = Omit<gen.SeatNow, 'view' | 'prompt'> & { view: View; prompt: Prompt | null }
export type FrameInfo = Omit<gen.FrameInfo, 'view'> & { view: View }
export type Frames = Omit<gen.Frames, 'frames'> & { frames: FrameInfo[] }

export type Refusal = Omit<gen.ErrorBody, 'field'> & { field?: string | null }

interface Seen {
  seats: SeatNow[]
  spectator: { view: View } | null
  facts: Fact[]
}
type Passed<T> = T extends { [K in keyof Seen]: unknown } ? Omit<T, keyof Seen> & Seen : T
export type ServerMessage = Passed<gen.ServerMessage>
