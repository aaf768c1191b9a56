/** What a game gives to the shell: its drawing, and how its actions and facts are put in order and into words. */

import type { Component } from 'svelte'
import type { Draft } from '../drafts'
import type { Look } from '../frame/palette'
import type { Vocabulary } from '../table/sentences'
import type { Args, Fact, Option, Prompt, View } from '../wire'

export type Translate = (id: string, args?: Args) => string

export interface Seat {
  seat: number
  name: string
  kind: string
  /** Chosen, or left for it; null: the usual one. */
  colour: string | null
}

/** Props of everything that is drawn of a position. */
export interface DrawProps {
  view: View
  seat: number | null
  prompt: Prompt | null
  seats: Seat[]
  t: Translate
  lit: string | null
  /** What was advised: its first step, where an answer has several. An editor marks it (class `hinted`). */
  hint: string | null
  onhover: (action: string | null) => void
  onact: (action: string) => void
  /** A whole answer with all its steps, confirmed in the drawing itself: it is played at once. */
  onanswer: (steps: string[]) => void
  /** Where an editor keeps what is chosen and not sent yet, so that a reload does not lose it; null: nothing is asked. */
  draft: Draft | null
  reducedMotion: boolean
  /** Durations of what moves are multiplied by this: 1 is brisk, more is calmer. */
  tempo: number
  compact: boolean
  /** Facts to animate since the last view; a new array starts a new animation. */
  moving: Fact[]
  onmoved: () => void
  /** All that has happened so far, as the reader may know it. */
  facts: readonly Fact[]
}
export interface IconProps {
  option: Option
  view: View
  prompt: Prompt
  seats: Seat[]
  t: Translate
}
export interface ScoreProps {
  view: View
  seats: Seat[]
  t: Translate
}

/** What a campaign hands on from match to match (`CampaignBook.carry`). */
export type Carry = Record<string, unknown>
export interface StoryProps {
  carry: Carry
  t: Translate
}

export interface Told {
  view: View
  seats: Seat[]
  t: Translate
}

/** A lesson of the first game: shown once, when its moment has come. */
export interface Lesson {
  id: string
  /** Tables at which its moment can come; without it, all. */
  only?: (view: View) => boolean
  when: (moment: Moment) => boolean
  /**
   * What the lesson speaks of has been done since it was first shown: the coach ticks it off and goes on. `shown` is the
   * moment when it was. Without it the reader has to say that it is understood.
   */
  done?: (moment: Moment, shown: Moment) => boolean
}
export interface Moment {
  view: View
  seat: number | null
  prompt: Prompt | null
  /** All facts of the match so far. */
  facts: readonly Fact[]
  /** Facts of the last change. */
  fresh: readonly Fact[]
}

/** A question with an answer that nearly everybody gives: whoever wants has it given automatically. */
export interface Trivial {
  /** Named in the settings: `auto-<game>-<id>`. */
  id: string
  /** The answer, one of the prompt's options; null: this is another question, or one worth asking. */
  answer: (prompt: Prompt, view: View) => string | null
}

export interface GameModule {
  id: string
  Board: Component<DrawProps>
  Others: Component<DrawProps>
  Own: Component<DrawProps>
  /** What the reader owns, in one compact row (`data-testid="goods"`): on a phone always in sight above the sheet. */
  Goods: Component<DrawProps>
  /** The game's own editor for a question: it stands in the action bar in place of the buttons. */
  Answer?: Component<DrawProps>
  /** The questions that `Answer` is for. */
  answers?: (prompt: Prompt, view: View) => boolean
  /** Every option is a lit target in the board: on a phone the list of buttons is folded, and the board gets the room. */
  onBoard?: (prompt: Prompt, view: View) => boolean
  trivial?: readonly Trivial[]
  /** The inside of an action's button: icon, words, and what it will change in signs. */
  ActionIcon: Component<IconProps>
  ScoreSheet: Component<ScoreProps>
  /**
   * Legal actions in groups, in an order that stays the same from turn to turn; the label is a Fluent id. The digits that
   * pick them follow it. `beside`: rarely what the question is about, so two share a line.
   */
  groups: (prompt: Prompt, view: View) => { label: string; options: Option[]; beside?: boolean }[]
  /** Actions that keep their place and digit whether they are possible or not, in order: the roles as on the board. */
  places?: (prompt: Prompt, view: View) => readonly string[]
  /** What the arguments of its messages are. */
  vocabulary: Vocabulary
  /** What there is to say about an answer beyond its words and what it would change: the rules of a building … */
  help?: (action: string, t: Translate, view?: View) => string | null
  /** The kind of the question that others are thinking about, as far as everybody can see it. */
  openQuestion: (view: View) => string | null
  /** A fact that opens a new chapter of the log: its line is a heading. */
  chapter: (fact: Fact) => boolean
  /** Where we are, for the bar at the top. */
  heading: (view: View, told: Told) => string
  /** The position without what only its own seat may see: for the moment when a screen changes hands. */
  veil: (view: View) => View
  over: (view: View) => boolean
  /** Of a game with campaigns: the book with what was read and decided, and the map as it stands, of a carry. */
  story?: {
    Book: Component<StoryProps>
    Map: Component<StoryProps>
    /** What stands on the newest pages: what the next match is about, or how it all ended. */
    now: (carry: Carry, t: Translate) => { title: string; text: string }[]
  }
  lessons: Lesson[]
  /**
   * Where cards are data: the fingerprint of the box's, and how others are laid out in their place before anything is
   * drawn (`ContentInfo.printed`; null: those of the box again). `layOver`: of those of the box what is otherwise, as a
   * merge patch (`Examined.printed`).
   */
  cards?: {
    sha: string
    layOut: (printed: Record<string, unknown> | null) => void
    layOver: (patch: unknown) => void
  }
  /** How its seats look, in the order of the seats. */
  looks: readonly Look[]
  /** Where the view itself says which colour somebody has: with those that people have chosen. */
  dress?: (view: View, colours: readonly (string | null)[]) => View
  /** Widths of the columns on a wide screen, and the most that the own board may take of its height; as in CSS. */
  room?: { others?: string; side?: string; own?: string }
  /** On a phone the board shows the player's own things as one of its parts; the sheet needs no leaf for them. */
  ownOnBoard?: boolean
}

/** A component of a game to look at: a record of one of the lists that a pack can change. */
export interface ComponentProps {
  list: string
  id: string
  /** As the data have it. Cards are drawn from the content that is laid out (`CatalogueModule.cards`). */
  record: Record<string, unknown>
  t: Translate
  /** As it lies on the table; without it large, with its words. */
  small?: boolean
}

/** What a game gives to the catalogue of its components, without its table. */
export interface CatalogueModule {
  Component: Component<ComponentProps>
  cards: NonNullable<GameModule['cards']>
}
