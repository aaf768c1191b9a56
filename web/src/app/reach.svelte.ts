/**
 * Whether the server can be reached, as the calls of this page find out. Once it cannot, it is asked again and again until
 * it answers: nobody has to press anything. A table has a line of its own beside this (`table/connection.svelte.ts`).
 */

import { untrack } from 'svelte'
import { backoff } from '../table/backoff'

/** Milliseconds: for an answer to "are you there", and until a page that has heard nothing yet says so. */
const PATIENCE = 5000

class Reach {
  lost = $state(false)
  /** It has answered since this page was opened, so there is something to look at. */
  once = $state(false)
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** A page opens. */
  begin(): void {
    for (const event of ['online', 'offline', 'focus']) addEventListener(event, () => this.lost && void this.look())
    if (!navigator.onLine) return this.failed()
    // A page that came without the help of a worker came from the server, however slowly.
    if (navigator.serviceWorker?.controller)
      setTimeout(() => {
        if (!this.once) this.failed()
      }, PATIENCE)
  }
  /** The server has said something, whatever it was. */
  heard(): void {
    this.once = true
    this.lost = false
    this.#attempt = 0
    clearTimeout(this.#timer)
  }
  /** Nobody answers. */
  failed(): void {
    if (this.lost) return
    this.lost = true
    this.#again()
  }
  async look(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      const answer = await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
      if (answer.ok) return this.heard()
    } catch {
      // Not yet.
    }
    if (this.lost) this.#again()
  }
  #again(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.look(), backoff(this.#attempt++))
  }
}

export const reach = new Reach()

/** Called by a component while it is made: to be run when the server answers again after it did not. */
export function whenBack(run: () => void): void {
  let gone = false
  $effect(() => {
    if (reach.lost) gone = true
    else if (gone) {
      gone = false
      untrack(run)
    }
  })
}

/** The answers with which a proxy says that there is no server behind it. */
export const fromNobody = (status: number): boolean => status >= 502 && status <= 504
