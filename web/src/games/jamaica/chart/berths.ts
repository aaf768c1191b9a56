/** Where ships lie: several share a space. */

import { space } from '../geometry'
import type { ShipView } from '../view.gen'

export interface Placed {
  ship: ShipView
  x: number
  y: number
  /** Scale. */
  k: number
  flip: boolean
}

/** Relative to the centre of the space: [dx, dy, scale]. */
type Berth = readonly [number, number, number]
// prettier-ignore
const AT_SEA: readonly (readonly Berth[])[] = [
  [[0, -7, 1]],
  [[-21, -10, 0.86], [21, -4, 0.86]],
  [[-27, -10, 0.78], [27, -10, 0.78], [0, 2, 0.78]],
  [[-25, -20, 0.72], [23, -20, 0.72], [-22, 6, 0.72], [26, 6, 0.72]],
  [[-34, -22, 0.66], [0, -26, 0.66], [34, -22, 0.66], [-32, 6, 0.66], [2, 4, 0.66], [35, 6, 0.66]],
]
// prettier-ignore
const IN_HARBOUR: readonly (readonly Berth[])[] = [
  [[0, 50, 0.9]],
  [[-36, 46, 0.8], [36, 52, 0.8]],
  [[-48, 42, 0.72], [48, 42, 0.72], [0, 56, 0.72]],
  [[-48, 26, 0.62], [0, 30, 0.62], [48, 26, 0.62], [-48, 58, 0.62], [0, 62, 0.62], [48, 58, 0.62]],
]
export function berths(count: number, harbour: boolean): readonly Berth[] {
  const rows = harbour ? IN_HARBOUR : AT_SEA
  return (rows[Math.min(count, rows.length) - 1] ?? []).slice(0, count)
}

/** Every ship with its place, from the back to the front; `at` says where a ship is drawn, null: nowhere. */
export function place(
  ships: readonly ShipView[],
  at: (ship: ShipView) => number | null,
  isTarget: (ship: number) => boolean,
): Placed[] {
  const groups = new Map<number, ShipView[]>()
  for (const ship of ships) {
    const where = at(ship)
    if (where !== null) groups.set(where, [...(groups.get(where) ?? []), ship])
  }
  const out: Placed[] = []
  for (const [where, here] of groups) {
    const s = space(where)
    const spots = berths(here.length, where === 0)
    // Ships to choose from draw apart, so that each is easy to hit.
    const apart = here.length > 1 && here.some((x) => isTarget(x.ship))
    here.forEach((ship, i) => {
      const [dx, dy, k] = spots[i] ?? [0, 0, 0.6]
      out.push({
        ship,
        x: s.x + dx * (apart ? 1.9 : 1),
        y: s.y + (apart ? dy * 2.8 + 14 : dy),
        k: apart ? Math.max(k, 0.86) : k,
        flip: where === 0 ? i % 2 === 0 : s.tx < -0.15,
      })
    })
  }
  return out.sort((a, b) => a.y - b.y)
}
