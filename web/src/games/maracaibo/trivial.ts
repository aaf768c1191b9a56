/** Questions with an answer that nearly everybody gives. */

import type { Prompt } from '../../wire'
import type { Trivial } from '../types'

const only = (prompt: Prompt, kind: string, action: string): string | null =>
  prompt.kind === kind && prompt.options.some((option) => option.action === action) ? action : null

export const trivial: readonly Trivial[] = [
  { id: 'deck', answer: (prompt) => only(prompt, 'draw', 'draw') },
  { id: 'done', answer: (prompt) => only(prompt, 'after_main', 'done') },
]
