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
  ClockSetting,
  ContentInfo,
  Entry,
  Examined,
  ExaminePack,
  GameInfo,
  GoOn,
  History,
  Identity,
  KeptPack,
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
  Rulebook,
  ReportPerson,
  RuleSection,
  Rule as RuleText,
  SchemaInfo,
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

export interface Refusal {
  key: string
  args: Args
  rule: string | null
  field?: string | null
}

interface Seen {
  seats: SeatNow[]
  spectator: { view: View } | null
  facts: Fact[]
}
type With<T> = Omit<T, keyof Seen> & Seen

export type ServerMessage =
  | With<gen.StateMessage>
  | With<gen.UpdateMessage>
  | gen.OkMessage
  | gen.RefusedMessage
  | gen.RewoundMessage
  | gen.TableMessage
  | gen.ChatMessage
  | gen.RequestsMessage
  | gen.DeclinedMessage
  | gen.LapsedMessage
  | gen.HintMessage
  | gen.PongMessage
  | gen.AnnouncementsMessage
  | gen.SettingsMessage

export type ClientMessage =
  | gen.Hello
  | gen.Play
  | gen.TakeBack
  | gen.Consent
  | gen.AskBot
  | gen.Return
  | gen.Say
  | gen.Hint
  | gen.Ping
  | gen.SetPace
  | gen.AskPause
  | gen.Resume
  | gen.Seen
