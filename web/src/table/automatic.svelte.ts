/** Questions with an answer that nearly everybody gives: found here, and given automatically to whoever wants that. */

import { SvelteSet } from 'svelte/reactivity'
import type { GameModule } from '../games/types'
import type { Prompt, View } from '../wire'

export interface Usual {
  /** In the settings: `<game>-<id>`. */
  id: string
  action: string
}

/** The usual answer, if the game lists this question and the answer is one of the options. */
export function usualAnswer(game: Pick<GameModule, 'id' | 'trivial'>, prompt: Prompt, view: View): Usual | null {
  for (const { id, answer } of game.trivial ?? []) {
    const action = answer(prompt, view)
    if (action !== null && prompt.options.some((option) => option.action === action))
      return { id: `${game.id}-${id}`, action }
  }
  return null
}

/** Questions of one table that stay open: answered automatically once and taken back, or asked for. A reload keeps them. */
export class LeftOpen {
  readonly #slot: string
  readonly #questions: SvelteSet<string>

  constructor(table: string) {
    this.#slot = `tradewinds.asked.${table}`
    this.#questions = new SvelteSet(this.#recall())
  }

  has(question: string): boolean {
    return this.#questions.has(question)
  }
  add(question: string): void {
    this.#questions.add(question)
    try {
      sessionStorage.setItem(this.#slot, JSON.stringify([...this.#questions]))
    } catch {
      // Then a question that was taken back answers itself again after a reload.
    }
  }

  #recall(): string[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.#slot) ?? '[]') as string[]
    } catch {
      return []
    }
  }
}
