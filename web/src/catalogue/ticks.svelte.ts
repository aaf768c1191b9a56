/** What somebody has compared with their own copy: kept in the browser, per game. */

import { SvelteSet } from 'svelte/reactivity'

const keyOf = (game: string): string => `tradewinds.checklist.${game}`

function read(game: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : []
  } catch {
    return []
  }
}

export class Ticks {
  readonly ticked: SvelteSet<string>
  readonly #game: string

  constructor(game: string) {
    this.#game = game
    this.ticked = new SvelteSet(read(game))
  }

  set(key: string, on: boolean): void {
    if (on) this.ticked.add(key)
    else this.ticked.delete(key)
    this.#keep()
  }
  clear(): void {
    this.ticked.clear()
    this.#keep()
  }
  /** Where nothing can be kept the ticks last as long as the page. */
  #keep(): void {
    try {
      localStorage.setItem(keyOf(this.#game), JSON.stringify([...this.ticked]))
    } catch {
      // no room, or none is given
    }
  }
}
