/** Storing: kinds kept whole and single crates, thought of at once (PR-9.14; `storingSteps` says it step by step). */

import type { Prompt } from '../../wire'
import type { BoardView, Good } from './view.gen'
import { GOODS, PRICE } from './data'

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

/** The most valuable: whole kinds by worth, then the best single crates. */
export function suggestKeep(board: BoardView, room: Room): Keep {
  const have = (good: Good): number => board.goods[good] ?? 0
  const worth = (good: Good): number => have(good) * (PRICE[good] + 1)
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
