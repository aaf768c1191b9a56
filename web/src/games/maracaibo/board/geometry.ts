/** Where everything lies on the chart, in units of its sheet; the sheet itself is sea.svg. */

import type { Point } from '../../../frame/chart/lens.svelte'
import { isThere, placeOf, PLACE_IDS, spaceOf, SPACE_IDS, type Arrow } from '../data'

export type { Point }
export const WIDTH = 1270
export const HEIGHT = 820
/** Where sea.svg lies on it. */
export const SEA = { x: 12, y: 12, width: 1246, height: 796 }

type Pair = readonly [number, number]
const pair = ([x, y]: Pair): Point => ({ x, y })
const AT: Partial<Record<string, Pair>> = {
  '0': [322, 138], '1': [618, 280], '2': [646, 350], '3': [700, 226], '4': [790, 205], '5': [802, 396], '6': [928, 306],
  '7': [1044, 360], '8': [1092, 488], '9': [1002, 620], '10': [890, 622], '11': [752, 598], '12': [640, 578],
  '13': [492, 408], '14': [530, 634], '15': [420, 668], '16': [286, 584], '17': [302, 492], '18': [160, 412],
  '19': [122, 324], '20': [122, 232], '21a': [205, 156], '21b': [100, 118], '22': [196, 58], '9a': [1124, 742],
  L7: [630, 674],
} // prettier-ignore
/** Lanes keep to the water by way of these. */
const BENDS: Partial<Record<string, readonly Pair[]>> = {
  '0-1': [[404, 144], [520, 190], [592, 232]], '1-3': [[654, 254]], '1-2': [[626, 316]], '3-4': [[740, 208]],
  '2-5': [[690, 394], [740, 404]], '4-6': [[868, 246]], '5-6': [[864, 372], [872, 326]], '6-7': [[992, 322]],
  '7-8': [[1062, 430]], '8-9': [[1072, 572]], '9-10': [[946, 606]], '10-11': [[852, 590], [812, 562]],
  '11-12': [[692, 550]], '12-13': [[612, 490], [568, 424]], '12-14': [[604, 606]], '14-15': [[474, 662]],
  '15-16': [[340, 646]], '16-17': [[306, 540]], '13-17': [[420, 424]], '17-18': [[318, 446], [262, 412]],
  '18-19': [[122, 378]], '19-20': [[118, 280]], '20-21a': [[150, 186]], '20-21b': [[92, 176]], '21b-22': [[150, 78]],
  '9-9a': [[1062, 672]], '9a-10': [[1040, 690], [950, 648]], '14-L7': [[590, 664]], 'L7-15': [[570, 712], [500, 716]],
} // prettier-ignore
/** Where the name of a village, or of Havana, stands, from its middle; that of a city below it. */
const NAMES: Partial<Record<string, readonly [number, number, 'start' | 'middle' | 'end']>> = {
  '0': [-34, -20, 'end'], '1': [-26, 20, 'end'], '2': [26, -8, 'start'], '3': [-6, -30, 'middle'], '6': [26, -10, 'start'],
  '7': [28, -6, 'start'], '8': [-28, 6, 'end'], '9': [44, -24, 'middle'], '10': [0, 46, 'middle'],
  '12': [-28, -10, 'end'], '15': [-4, 44, 'middle'], '16': [28, 8, 'start'], '17': [30, 10, 'start'],
  '18': [20, -24, 'start'], '19': [30, 8, 'start'],
} // prettier-ignore
const MIDDLE: readonly [number, number, 'middle'] = [0, 44, 'middle']
const BELOW: readonly [number, number, 'middle'] = [0, 65, 'middle']

/** Where the quest tile of a village lies: on free water or land beside it. */
const QUESTS: Partial<Record<string, Pair>> = {
  '1': [560, 326], '2': [590, 408], '3': [622, 176], '6': [948, 386], '7': [980, 408], '8': [1166, 500], '9': [992, 552],
  '10': [898, 556], '12': [676, 502], '15': [454, 606], '16': [386, 532], '17': [402, 462], '18': [292, 354],
  '19': [212, 262],
} // prettier-ignore
export const questAt = (id: string): Point => pair(QUESTS[id] ?? AT[id] ?? [0, 0])

export const RADIUS = { city: 42, village: 19, home: 31, start: 26 }
export const place = (id: string): Point => pair(AT[id] ?? [0, 0])
export const nameAt = (id: string, kind: string): readonly [number, number, 'start' | 'middle' | 'end'] =>
  kind === 'city' ? BELOW : (NAMES[id] ?? MIDDLE)

// --- curves -------------------------------------------------------------------------------------------------------

/** Points along a smooth curve through the given ones. */
function curve(through: readonly Point[], step: number): Point[] {
  const at = (i: number): Point => through[Math.max(0, Math.min(through.length - 1, i))] as Point
  const out: Point[] = []
  for (let i = 0; i < through.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const n = Math.max(1, Math.floor(Math.hypot(c.x - b.x, c.y - b.y) / step))
    const bent = (k: 'x' | 'y', u: number): number =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * u +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * u * u +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * u ** 3)
    for (let j = 0; j < n; j++) out.push({ x: bent('x', j / n), y: bent('y', j / n) })
  }
  out.push(at(through.length - 1))
  return out
}
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const path = (points: readonly Point[]): string =>
  points.map((p, i) => `${i ? 'L' : 'M'}${Math.round(p.x * 10) / 10} ${Math.round(p.y * 10) / 10}`).join('')
/** The point at a distance along a line, and where it leads there, in degrees. */
function along(points: readonly Point[], distance: number): Point & { angle: number } {
  let left = distance
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point]
    const length = far(a, b)
    if (left <= length || i === points.length - 1) {
      const u = length ? Math.min(1, left / length) : 0
      const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
      return { x: a.x + (b.x - a.x) * u, y: a.y + (b.y - a.y) * u, angle }
    }
    left -= length
  }
  return { ...(points[0] as Point), angle: 0 }
}
const total = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, p, i) => sum + far(p, points[i] as Point), 0)

// --- lanes --------------------------------------------------------------------------------------------------------

export interface Lane {
  from: string
  to: string
  arrow: Arrow
  d: string
  /** The lower way of a fork, as far as both run apart. */
  low: boolean
  marks: (Point & { angle: number })[]
}
const LOW = ['1-2', '2-5', '5-6', '12-14', '14-15', '15-16', '16-17']
const reach = (id: string): number => RADIUS[placeOf(id)?.kind ?? 'village']

export const LANES: readonly Lane[] = PLACE_IDS.flatMap((from) =>
  (placeOf(from)?.next ?? [])
    .filter((arrow) => placeOf(arrow.to) !== null)
    .map((arrow) => {
      const key = `${from}-${arrow.to}`
      const [a, b] = [place(from), place(arrow.to)]
      const points = curve([a, ...(BENDS[key] ?? []).map(pair), b], 4).filter(
        (p) => far(p, a) > reach(from) + 2 && far(p, b) > reach(arrow.to) + 4,
      )
      const length = total(points)
      const spots = length < 26 ? [] : length < 130 ? [0.52] : [0.3, 0.7]
      return {
        from,
        to: arrow.to,
        arrow,
        d: points.length ? path(points) : '',
        low: LOW.includes(key),
        marks: spots.map((q) => along(points, q * length)),
      }
    }),
)
/** Those that are there with these legacy tiles. */
export const lanesWith = (tiles: readonly string[]): Lane[] =>
  LANES.filter(
    ({ from, to, arrow }) => (!arrow.when || tiles.includes(arrow.when)) && isThere(from, tiles) && isThere(to, tiles),
  )
const LANE = new Map(LANES.map((lane) => [`${lane.from}-${lane.to}`, lane]))

/** The lanes from one place to another, by way of a third if it is named. */
export function course(from: string, to: string, via: string | undefined, round: number): Lane[] {
  const walk = (at: string, passed: boolean, left: number): Lane[] | null => {
    if (at === to) return passed ? [] : null
    if (left === 0) return null
    for (const arrow of placeOf(at)?.next ?? []) {
      const lane = LANE.get(`${at}-${arrow.to}`)
      if (!lane || (arrow.rounds && !arrow.rounds.includes(round))) continue
      const rest = walk(arrow.to, passed || arrow.to === via, left - 1)
      if (rest) return [lane, ...rest]
    }
    return null
  }
  return walk(from, via === undefined, 9) ?? walk(from, true, 9) ?? []
}

// --- the explorer trail -------------------------------------------------------------------------------------------

const TRAIL: readonly Pair[] = [
  [992, 698], [950, 712], [905, 690], [858, 700], [815, 728], [752, 738], [700, 722], [655, 738], [600, 748], [545, 756],
  [490, 742], [440, 732], [395, 740], [345, 734], [300, 708], [262, 676], [232, 640], [214, 600], [220, 556], [222, 515],
  [196, 482], [148, 474],
] // prettier-ignore
/** Longer ways lie inland: between which ranks, how far along, how far off. */
const LOOPS: Partial<Record<string, readonly [number, number, number, number]>> = {
  E06L: [5, 8, 0.12, 38], E07L: [5, 8, 0.47, 38], E08L: [5, 8, 0.95, 36], E13L: [12, 15, 0.1, 36],
  E14L: [12, 15, 0.5, 38], E14M: [12, 15, 0.9, 36], E19L: [18, 21, 0.22, 40], E20L: [18, 21, 0.5, 46],
  E20M: [18, 21, 0.78, 40],
} // prettier-ignore
const trail = curve(TRAIL.map(pair), 3)
const stride = total(trail) / 25
export const TRAIL_PATH = path(trail)

const STONES = new Map<string, Point>(
  SPACE_IDS.map((id) => {
    const loop = LOOPS[id]
    if (!loop) return [id, along(trail, (spaceOf(id)?.rank ?? 0) * stride)]
    const [a, b, u, off] = loop
    const p = along(trail, (a + (b - a) * u) * stride)
    const angle = (p.angle * Math.PI) / 180
    return [id, { x: p.x + Math.sin(angle) * off, y: p.y - Math.cos(angle) * off }]
  }),
)
export const stone = (id: string): Point => STONES.get(id) ?? { x: 0, y: 0 }
export const LOOP_LINES: readonly string[] = SPACE_IDS.flatMap((id) =>
  (spaceOf(id)?.next ?? [])
    .filter((to) => spaceOf(id)?.branch || spaceOf(to)?.branch)
    .map((to) => path([stone(id), stone(to)])),
)
export interface BorderLine {
  border: string
  from: Point
  to: Point
  label: Point
}
export const BORDER_LINES: readonly BorderLine[] = SPACE_IDS.flatMap((id) => {
  const space = spaceOf(id)
  if (!space?.border_after) return []
  const p = along(trail, (space.rank + 0.5) * stride)
  const angle = (p.angle * Math.PI) / 180
  const [nx, ny] = [Math.sin(angle) * 27, -Math.cos(angle) * 27]
  return [
    {
      border: space.border_after,
      from: { x: p.x - nx, y: p.y - ny },
      to: { x: p.x + nx, y: p.y + ny },
      label: { x: p.x - nx * 1.5, y: p.y - ny * 1.6 },
    },
  ]
})
