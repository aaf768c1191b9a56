/** Packs that this browser keeps. Every one is a key of its own, so that two windows with two packs never meet. */

import type { PackFile } from '../wire'
import { isPlain } from './schema'
import type { Draft } from './pack'

/** Where a pack is kept on the server, too. */
export interface There {
  id: string
  revision: number
  shared: boolean
  /** What was saved there last: with it one sees whether something is new here. */
  saved: PackFile
}

export interface Kept {
  id: string
  draft: Draft
  /** When it was last changed (milliseconds). */
  changed: number
  /** Another with every change: by it a window sees that another window has changed the pack. */
  stamp: string
  there: There | null
}

export type Saving = 'kept' | 'full' | 'other'
export const PREFIX = 'tradewinds.pack.'

export const token = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

export class Shelf {
  readonly #store: Storage | null

  /** Null: a browser that keeps nothing. */
  constructor(store: Storage | null) {
    this.#store = store
  }

  get(id: string): Kept | null {
    return read(this.#store?.getItem(PREFIX + id) ?? null)
  }

  /** The newest first. What cannot be read is left where it is. */
  all(): Kept[] {
    const store = this.#store
    if (!store) return []
    const keys = Array.from({ length: store.length }, (_, i) => store.key(i) ?? '')
    const found = keys.filter((key) => key.startsWith(PREFIX)).map((key) => read(store.getItem(key)))
    return found.filter((one) => one !== null).sort((a, b) => b.changed - a.changed)
  }

  /** `after`: the stamp that it is a change of; `other`: a window has changed it meanwhile, nothing is written. */
  save(kept: Kept, after: string): Saving {
    if (!this.#store) return 'full'
    const now = this.get(kept.id)
    if (now && now.stamp !== after) return 'other'
    try {
      this.#store.setItem(PREFIX + kept.id, JSON.stringify(kept))
    } catch {
      return 'full'
    }
    return 'kept'
  }

  remove(id: string): void {
    this.#store?.removeItem(PREFIX + id)
  }
}

export function fresh(draft: Draft, changed: number, there: There | null = null): Kept {
  return { id: token(), draft, changed, stamp: token(), there }
}

/** What stands in a key; null for what no version of this page has written. */
export function read(text: string | null): Kept | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null')
    if (!isPlain(found) || !isPlain(found['draft']) || !isPlain(found['draft']['pack'])) return null
    return found as unknown as Kept
  } catch {
    return null
  }
}

function ours(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

export const shelf = new Shelf(ours())
