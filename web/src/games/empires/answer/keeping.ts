/** Which of the drawn cards stay: in set-up, in the Lookout phase, by a card. All steps are said, in the deck's order. */

import type { Prompt } from '../../../wire'
import type { BoardView } from '../view.gen'
import { num } from '../words'

export interface Keep {
  /** The drawn cards, one by one, in the order of the deck. */
  cards: string[]
  least: number
  most: number
  /** Of those kept, how many cost no worker; null where none does. */
  free: number | null
}

/** Null: the question is another one, or a part of it has been answered elsewhere. */
export function keepOf(prompt: Prompt | null, board: BoardView | null): Keep | null {
  if (!prompt || !board?.drawn || prompt.begun) return null
  if (prompt.kind !== 'lookout' && prompt.kind !== 'keep') return null
  const cards = Object.entries(board.drawn).flatMap(([id, n]) => Array<string>(n).fill(id))
  const n = num(prompt.args['n'])
  if (prompt.kind === 'keep') return { cards, least: n, most: n, free: null }
  const free = num(prompt.args['free'])
  return { cards, least: 0, most: Math.min(cards.length, n + free), free }
}

/** Whether something that was kept says which of these cards stay. */
export const fits = (keep: Keep, kept: unknown): kept is boolean[] =>
  Array.isArray(kept) &&
  kept.length === keep.cards.length &&
  kept.every((one) => typeof one === 'boolean') &&
  kept.filter(Boolean).length <= keep.most

export function keepSteps(keep: Keep, kept: readonly boolean[], kind: string): string[] {
  const steps = keep.cards.flatMap((id, n) => (kept[n] ? [`keep:${id}`] : []))
  return kind === 'lookout' ? [...steps, 'done'] : steps
}
