/** What a game gives to the shell: its drawing, and how its actions and facts are put in order and into words. */

import type { Component } from 'svelte'
import type { Vocabulary } from '../table/sentences'
import type { Args, Fact, Option, Prompt, View } from '../wire'

export type Translate = (id: string, args?: Args) => string

export interface Seat {
  seat: number
  name: string
  kind: string
}

/** Props of everything that is drawn of a position. */
export interface DrawProps {
  view: View
  seat: number | null
  prompt: Prompt | null
  seats: Seat[]
  t: Translate
  lit: string | null
  onhover: (action: string | null) => void
  onact: (action: string) => void
  /** A whole answer with all its steps, confirmed in the drawing itself: it is played at once. */
  onanswer: (steps: string[]) => void
  reducedMotion: boolean
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

export interface Told {
  view: View
  seats: Seat[]
  t: Translate
}

/** A lesson of the first game: shown once, when its moment has come. */
export interface Lesson {
  id: string
  when: (moment: Moment) => boolean
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

export interface GameModule {
  id: string
  Board: Component<DrawProps>
  Others: Component<DrawProps>
  Own: Component<DrawProps>
  /** The inside of an action's button: icon, words, and what it will change in signs. */
  ActionIcon: Component<IconProps>
  ScoreSheet: Component<ScoreProps>
  /** Legal actions in groups, most likely first; the label is a Fluent id. */
  groups: (prompt: Prompt, view: View) => { label: string; options: Option[] }[]
  /** What the arguments of its messages are. */
  vocabulary: Vocabulary
  /** What there is to say about an answer beyond its words and what it would change: the rules of a building … */
  help?: (action: string, t: Translate) => string | null
  /** The kind of the question that others are thinking about, as far as everybody can see it. */
  openQuestion: (view: View) => string | null
  /** A fact that opens a new chapter of the log: its line is a heading. */
  chapter: (fact: Fact) => boolean
  /** Where we are, for the bar at the top. */
  heading: (view: View, told: Told) => string
  /** The position without what only its own seat may see: for the moment when a screen changes hands. */
  veil: (view: View) => View
  over: (view: View) => boolean
  lessons: Lesson[]
  /** On a phone the board shows the player's own things as one of its parts; the sheet needs no leaf for them. */
  ownOnBoard?: boolean
}
