/**
 * A card of the hand that can be played in several ways: it was pressed, and its ways come first in the action bar. Kept
 * with the question it belongs to; the next one begins afresh.
 */

import type { Prompt } from '../../wire'

class Choosing {
  #question = $state.raw('')
  #card = $state.raw<string | null>(null)

  pick(prompt: Prompt, card: string): void {
    this.#question = named(prompt)
    this.#card = card
  }
  of(prompt: Prompt | null): string | null {
    return prompt && named(prompt) === this.#question ? this.#card : null
  }
  forget(): void {
    this.#card = null
  }
}
const named = (prompt: Prompt): string => [prompt.kind, ...prompt.options.map((option) => option.action)].join(' ')

export const choosing = new Choosing()
