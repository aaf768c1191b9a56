/** Where an action is lit in the drawings; on a phone one part of the board is in sight at a time. */

import type { Prompt } from '../../wire'
import { choosing } from './choosing.svelte'
import { parse, windowCard } from './words'

export const PARTS = ['circle', 'sea', 'own'] as const
export type Part = (typeof PARTS)[number]

const PLACES: Record<string, Part> = {
  place: 'circle',
  again: 'circle',
  perform: 'circle',
  move: 'circle',
  clan: 'circle',
  island: 'sea',
  deck: 'sea',
  ship: 'sea',
  ahead: 'sea',
  pillage: 'sea',
  conquer: 'sea',
  cargo: 'sea',
  pick: 'own',
  discard: 'own',
  build: 'own',
  use: 'own',
}
/** The part that a question turns to. In a turn that is the circle, with the cards that can be played below it. */
export function partOf(prompt: Prompt): Part | null {
  if (prompt.kind === 'turn') return 'circle'
  return prompt.options.map((option) => PLACES[parse(option.action).verb]).find(Boolean) ?? null
}

export interface Playable {
  /** Cards of the hand, and (`use`) of the empire, with the actions that play them. */
  cards: { card: string; use: boolean; ways: string[] }[]
  attacks: { action: string; seat: number; card: string }[]
  rest: string[]
}
/** What can be done in a turn beside placing a pawn and using it again. */
export function playable(prompt: Prompt): Playable {
  const out: Playable = { cards: [], attacks: [], rest: [] }
  const add = (card: string, use: boolean, action: string): void => {
    const known = out.cards.find((one) => one.card === card && one.use === use)
    if (known) known.ways.push(action)
    else out.cards.push({ card, use, ways: [action] })
  }
  for (const { action } of prompt.options) {
    const { verb, rest } = parse(action)
    const window = windowCard(action)
    if (window) add(window, false, action)
    else if (verb === 'build' || verb === 'use') add(rest[0] ?? '', verb === 'use', action)
    else if (verb === 'attack') out.attacks.push({ action, seat: Number(rest[0]), card: rest[1] ?? '' })
    else if (verb !== 'place' && verb !== 'again') out.rest.push(action)
  }
  return out
}

const LIT = /^(island|deck|ship|clan|pillage|conquer)\b/
/** Rows of cards and of opponents' cards that a phone has room for below the circle. */
const ROWS = 4
/** Every answer is something on the board: the list of buttons is folded. */
export function onBoard(prompt: Prompt): boolean {
  if (prompt.kind !== 'turn') return prompt.options.every((option) => LIT.test(option.action))
  if (choosing.of(prompt)) return false
  const { cards, attacks } = playable(prompt)
  const several = cards.some((one) => one.ways.length > 1)
  return Math.ceil(cards.length / 4) + Math.ceil(attacks.length / 8) <= ROWS && !(several && prompt.options.length <= 8)
}
