/** Written by tools/contracts.py from tradewinds.kernel.vocabulary. Do not edit. */

export interface Crew {
  message: string
  thing: string
  letters: Record<string, string>
}

export interface Vocabulary {
  /** Arguments that are seats; in every game `player` is one. */
  seats: string[]
  /** The message that names who plays after the last seat, and with `-start` the same at a sentence's beginning. */
  beyond: string
  /** Where the name of a thing stands: messages with `{}` for its id, of which the first that exists is taken. */
  things: Record<string, string[]>
  /** Arguments that are numbers of things: the message with `$n`, or that with `-<n>` where there is one. */
  numbered: Record<string, string>
  /** Of the thing with this number: another argument, and its value for each number. */
  classes: Record<string, [string, string[]]>
  /** How many of something: also as `amount-<argument>` with `$n`. */
  amounts: string[]
  /** What the items of a list are; in every game `winners` and `waiting` are seats. */
  lists: Record<string, string>
  /** Mappings from things to how many: the message with `{}` for the thing, which takes `$n`. */
  counts: Record<string, string>
  crews: Record<string, Crew>
  /** An argument made of the names in several others, one after the other, where all of these are there. */
  joined: Record<string, string[]>
  /** What `fact-…-unknown` does not tell: that is the message if none of these is there. */
  secret: string[]
  /** Who acts in a fact: the first of these that is there, else the fact's seat. */
  actors: string[]
  /** To whom it is done. */
  targets: string[]
  /** Facts in which the fact's own seat acts, and the argument that says to whom it is done (perhaps to itself). */
  done_to: Record<string, string>
  /** The argument of a question that may be the seat that is asked: the first of these that is there. */
  own: string[]
  /** Actions and notes (their messages) that say already what these kinds of foretold facts would say. */
  said: Record<string, string[]>
  /** What stands after the colons of an action: `pay:2:3` with `pay: (hold, n)` is hold 2 and n 3. */
  actions: Record<string, string[]>
  /** Arguments of facts that no message tells: the table is drawn by them. */
  drawn: string[]
  /** Actions that do nothing more: what a seat whose time is over answers, the first of these that is legal. */
  passes: string[]
}
