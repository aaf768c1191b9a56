/** Questions with an answer that nearly everybody gives. */

import type { Prompt } from '../../wire'
import type { Trivial } from '../types'

/** The answer that gives away no gold. */
const own = (prompt: Prompt): string | null =>
  prompt.options.map((option) => option.action).find((action) => /^gold:[a-z]+:0$/.test(action)) ?? null

export const trivial: readonly Trivial[] = [
  { id: 'no-gold', answer: (prompt) => (prompt.kind === 'gold' ? own(prompt) : null) },
  {
    id: 'order',
    answer: (prompt) => (prompt.kind === 'order' ? (prompt.options[0]?.action ?? null) : null),
  },
]
