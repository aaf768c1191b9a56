/** What the operator says to everybody or at this table, until its reader puts it away. */

import { api } from './api'
import { words } from './i18n.svelte'
import type { Announcement } from './wire'

/** Milliseconds between two looks, on pages that have no line to the server. */
const LOOK = 60_000
const SLOT = 'tradewinds.announcements'
/** Ids of messages put away that are remembered. */
const MOST = 50

class Announcements {
  #told = $state.raw<Announcement[]>([])
  #away = $state.raw<string[]>(recall())
  /** Goes on with every look, so that what ran out is gone without anybody saying so. */
  #now = $state(Date.now())

  readonly shown = $derived(
    this.#told.filter((one) => !this.#away.includes(one.id) && (one.until === null || one.until > this.#now)),
  )

  hear(told: Announcement[]): void {
    this.#now = Date.now()
    this.#told = told
  }

  async look(): Promise<void> {
    try {
      this.hear(await api.announcements())
    } catch {
      // The page says by itself when the server cannot be reached.
    }
  }

  /** Look now and then while somebody looks at the page; gives how to stop. */
  watch(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.look()
    }
    look()
    const timer = setInterval(look, LOOK)
    return () => clearInterval(timer)
  }

  putAway(id: string): void {
    this.#away = [...this.#away, id].slice(-MOST)
    try {
      localStorage.setItem(SLOT, JSON.stringify(this.#away))
    } catch {
      // Without storage it comes back with the next page.
    }
  }

  /** In the reader's language, else as the operator wrote it for everybody, else in whatever there is. */
  text = (one: Announcement): string =>
    one.texts[words.lang] ?? one.texts['*'] ?? one.texts['en'] ?? Object.values(one.texts)[0] ?? ''
}

function recall(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SLOT) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export const announcements = new Announcements()
