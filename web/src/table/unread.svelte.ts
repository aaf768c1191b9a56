/** What was said at a table and not seen yet: by others, of those whom the reader hears. */

import type { ChatEntry, TableInfo } from '../wire'
import { muted } from './muted.svelte'

export class Unread {
  /** The number of the newest that was seen. */
  #seen = $state(-1)

  constructor(entries: readonly ChatEntry[]) {
    this.see(entries)
  }
  see(entries: readonly ChatEntry[]): void {
    this.#seen = entries.at(-1)?.n ?? -1
  }
  of(table: TableInfo, entries: readonly ChatEntry[]): number {
    const news = entries.filter(
      ({ n, seat }) => n > this.#seen && (seat === null || !(table.you.includes(seat) || muted.has(table.id, seat))),
    )
    return news.length
  }
}
