/** Storing: kinds kept whole and single crates, thought of at once (PR-9.14; `storingSteps` says it step by step). */

import type { Prompt } from '../../wire'
import type { BoardView, Good } from './view.gen'
import { GOODS, priceOf } from './data'

export interface Keep {
  whole: Good[]
  singles: Partial<Record<Good, number>>
}
export interface Room {
  kinds: number
  singles: number
}
export const roomOf = (prompt: Prompt): Room => ({
  kinds: Number(prompt.args['kinds'] ?? 0),
  singles: Number(prompt.args['singles'] ?? 0),
})
export const singlesKept = (keep: Keep): number => Object.values(keep.singles).reduce((sum, n) => sum + (n ?? 0), 0)

export const keptOf = (keep: Keep, board: BoardView, good: Good): number =>
  keep.whole.includes(good) ? (board.goods[good] ?? 0) : (keep.singles[good] ?? 0)

/** Whether something that was kept says what of these goods stays, and there is room for it. */
export function isKeep(board: BoardView, room: Room, kept: unknown): kept is Keep {
  const { whole, singles } = (kept ?? {}) as Partial<Keep>
  if (!Array.isArray(whole) || !singles || typeof singles !== 'object') return false
  const have = (good: string): number => board.goods[good as Good] ?? 0
  const each = Object.entries(singles)
  return (
    whole.length <= room.kinds &&
    whole.every((good) => have(good) > 0) &&
    each.every(([good, n]) => Number.isInteger(n) && n >= 0 && n <= have(good)) &&
    each.reduce((sum, [, n]) => sum + n, 0) <= room.singles
  )
}

/** A kind is kept whole, or not any more; null: there is no room for another one. */
export function keepWhole(keep: Keep, room: Room, good: Good): Keep | null {
  const on = keep.whole.includes(good)
  if (!on && keep.whole.length >= room.kinds) return null
  return {
    whole: on ? keep.whole.filter((one) => one !== good) : [...keep.whole, good],
    singles: { ...keep.singles, [good]: 0 },
  }
}
/** One single crate more or less; null: that is not possible. Less of a kind kept whole leaves what single crates may stay. */
export function keepSingle(keep: Keep, board: BoardView, room: Room, good: Good, by: 1 | -1): Keep | null {
  const have = board.goods[good] ?? 0
  const free = room.singles - singlesKept(keep)
  const whole = keep.whole.includes(good)
  if (by > 0 && (whole || free <= 0)) return null
  const n = whole ? Math.min(have - 1, free) : (keep.singles[good] ?? 0) + by
  if (n < 0 || n > have) return null
  return { whole: keep.whole.filter((one) => one !== good), singles: { ...keep.singles, [good]: n } }
}

/** The most valuable: whole kinds by worth, then the best single crates. */
export function suggestKeep(board: BoardView, room: Room): Keep {
  const have = (good: Good): number => board.goods[good] ?? 0
  const worth = (good: Good): number => have(good) * (priceOf(good) + 1)
  const whole = GOODS.filter((good) => have(good) > 0)
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, room.kinds)
  const singles: Keep['singles'] = {}
  let left = room.singles
  for (const good of [...GOODS].reverse()) {
    if (whole.includes(good)) continue
    const n = Math.min(left, have(good))
    if (n) singles[good] = n
    left -= n
  }
  return { whole, singles }
}
