/**
 * The chart's geometry: where the fifty spaces lie, how the lanes run between them, and the coasts around them.
 *
 * The centres are laid out by hand along smooth lanes; everything else (tangents, lane curves, cells, coasts) is
 * derived from them once, when the module loads. The numbering and the forks are those of the race track.
 */
import type { Kind } from './content.gen'
import { content } from './game'
import type { Good } from './view.gen'

export const WIDTH = 1500
export const HEIGHT = 1060

export interface Point {
  x: number
  y: number
}
export interface Space {
  id: number
  kind: Kind
  next: number[]
  prev: number[]
  /** Points of a ship standing here at the end (Port Royal: only after the whole circuit). */
  end: number
  x: number
  y: number
  /** Unit vector of the race direction. */
  tx: number
  ty: number
  /** Where the space's number is written, beside the lane. */
  nx: number
  ny: number
  /** Outline of the cell. */
  cell: string
}

export const RED_LINE_BEFORE = 41
// prettier-ignore
export const FORKS = [
  { split: 6, outer: [7, 8, 9, 10, 11, 12], inner: [13, 14], merge: 15 },
  { split: 19, outer: [20, 21, 22, 23, 24, 25], inner: [26, 27], merge: 28 },
  { split: 32, outer: [33, 34, 35, 36, 37, 38], inner: [39, 40], merge: 41 },
]

// prettier-ignore
const CENTRES: ReadonlyArray<readonly [number, number]> = [
  [1394, 156],
  [1404, 286], [1400, 372], [1362, 450], [1338, 530], [1352, 619], [1378, 704],
  [1412, 800], [1400, 893], [1336, 962], [1246, 983], [1155, 977], [1082, 925],
  [1266, 768], [1138, 812], [1008, 862],
  [900, 832], [785, 842], [668, 880], [552, 880],
  [450, 950], [356, 982], [262, 986], [170, 960], [105, 893], [92, 800],
  [424, 812], [296, 766], [160, 700],
  [112, 610], [104, 513], [132, 421], [122, 326],
  [88, 232], [112, 142], [190, 92], [279, 82], [368, 82], [456, 104],
  [252, 300], [402, 272], [546, 176],
  [638, 204], [732, 204], [818, 170], [898, 130], [986, 114], [1076, 118], [1166, 128], [1254, 126],
]

const NEXT = content.spaces.map((space) => space.next)
const PREV = content.spaces.map((space) => space.prev)

export const CELL = 76
export const LANE = 94

function mean(ids: readonly number[]): Point {
  const points = ids.map((i) => centre(i))
  return {
    x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
    y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
  }
}
function centre(i: number): Point {
  const c = CENTRES[i] ?? [0, 0]
  return { x: c[0], y: c[1] }
}
function unit(p: Point): Point {
  const d = Math.hypot(p.x, p.y) || 1
  return { x: p.x / d, y: p.y / d }
}
const TANGENTS: Point[] = CENTRES.map((_, i) => {
  const a = mean(PREV[i] ?? [])
  const b = mean(NEXT[i] ?? [])
  return unit({ x: b.x - a.x, y: b.y - a.y })
})
function tangent(i: number): Point {
  return TANGENTS[i] ?? { x: 1, y: 0 }
}

type Cubic = readonly [Point, Point, Point, Point]
/** The curve of one step forward, from the centre of `a` to the centre of `b`. */
function edge(a: number, b: number): Cubic {
  const p = centre(a)
  const q = centre(b)
  const h = Math.hypot(q.x - p.x, q.y - p.y) * 0.35
  const s = tangent(a)
  const e = tangent(b)
  return [p, { x: p.x + s.x * h, y: p.y + s.y * h }, { x: q.x - e.x * h, y: q.y - e.y * h }, q]
}
function at([p, c, d, q]: Cubic, u: number): Point {
  const v = 1 - u
  const w0 = v * v * v
  const w1 = 3 * v * v * u
  const w2 = 3 * v * u * u
  const w3 = u * u * u
  return { x: w0 * p.x + w1 * c.x + w2 * d.x + w3 * q.x, y: w0 * p.y + w1 * c.y + w2 * d.y + w3 * q.y }
}
const f = (n: number) => Math.round(n * 10) / 10

export const EDGES: Array<{ from: number; to: number; d: string; mid: Point; angle: number }> = NEXT.flatMap(
  (to, from) =>
    to.map((b) => {
      const curve = edge(from, b)
      const [p, c, d, q] = curve
      const m = at(curve, 0.5)
      const a = at(curve, 0.45)
      const z = at(curve, 0.55)
      return {
        from,
        to: b,
        d: `M${f(p.x)} ${f(p.y)}C${f(c.x)} ${f(c.y)} ${f(d.x)} ${f(d.y)} ${f(q.x)} ${f(q.y)}`,
        mid: m,
        angle: (Math.atan2(z.y - a.y, z.x - a.x) * 180) / Math.PI,
      }
    }),
)
export const LANES: string = EDGES.map((e) => e.d).join('')

/** A point `s` units along the lane from the centre of `i` (negative: behind it), with the direction there. */
function along(i: number, s: number): { p: Point; t: Point } {
  const c = centre(i)
  const straight = { p: { x: c.x + tangent(i).x * s, y: c.y + tangent(i).y * s }, t: tangent(i) }
  const nexts = NEXT[i] ?? []
  const prevs = PREV[i] ?? []
  if (s === 0 || nexts.length > 1 || prevs.length > 1) return straight
  const other = s > 0 ? nexts[0] : prevs[0]
  if (other === undefined) return straight
  const curve = s > 0 ? edge(i, other) : edge(other, i)
  const o = centre(other)
  const u = Math.min(1, Math.abs(s) / Math.hypot(o.x - c.x, o.y - c.y))
  const k = s > 0 ? u : 1 - u
  const a = at(curve, Math.max(0, k - 0.02))
  const b = at(curve, Math.min(1, k + 0.02))
  return { p: at(curve, k), t: unit({ x: b.x - a.x, y: b.y - a.y }) }
}

function cellOutline(i: number): string {
  if (i === 0) return ''
  const near = [...(NEXT[i] ?? []), ...(PREV[i] ?? [])].map((j) => {
    const a = centre(i)
    const b = centre(j)
    return Math.hypot(a.x - b.x, a.y - b.y)
  })
  const length = Math.min(102, Math.min(...near) - 17)
  const half = CELL / 2
  const left: Point[] = []
  const right: Point[] = []
  for (const k of [-0.5, -0.25, 0, 0.25, 0.5]) {
    const { p, t } = along(i, k * length)
    left.push({ x: p.x + t.y * half, y: p.y - t.x * half })
    right.push({ x: p.x - t.y * half, y: p.y + t.x * half })
  }
  return rounded([...left, ...right.reverse()], 15)
}

/** A closed path through the points with rounded corners where the turn is sharp. */
function rounded(points: Point[], r: number): string {
  const n = points.length
  let d = ''
  for (let i = 0; i < n; i++) {
    const a = points[(i + n - 1) % n]!
    const b = points[i]!
    const c = points[(i + 1) % n]!
    const u = unit({ x: a.x - b.x, y: a.y - b.y })
    const v = unit({ x: c.x - b.x, y: c.y - b.y })
    const sharp = u.x * v.x + u.y * v.y > -0.7
    const ra = sharp ? r : Math.min(6, Math.hypot(a.x - b.x, a.y - b.y) / 2)
    const rc = sharp ? r : Math.min(6, Math.hypot(c.x - b.x, c.y - b.y) / 2)
    const s = { x: b.x + u.x * ra, y: b.y + u.y * ra }
    const e = { x: b.x + v.x * rc, y: b.y + v.y * rc }
    d += `${d === '' ? 'M' : 'L'}${f(s.x)} ${f(s.y)}Q${f(b.x)} ${f(b.y)} ${f(e.x)} ${f(e.y)}`
  }
  return d + 'Z'
}

/** The middle of the island: numbers stand on the seaward side of the lanes, away from it. */
const HEART: Point = { x: 745, y: 520 }
const INNER = new Set([13, 14, 26, 27, 39, 40])

export const SPACES: Space[] = CENTRES.map(([x, y], i) => {
  const t = tangent(i)
  let n = { x: t.y, y: -t.x }
  if (n.x * (x - HEART.x) + n.y * (y - HEART.y) < 0) n = { x: -n.x, y: -n.y }
  // Where the frame or another lane is too near, the number changes sides.
  const last = i >= RED_LINE_BEFORE
  const inside = last
    ? false
    : INNER.has(i) || x + n.x * 66 < 44 || x + n.x * 66 > WIDTH - 44 || y + n.y * 66 < 44 || y + n.y * 66 > HEIGHT - 44
  if (inside) n = { x: -n.x, y: -n.y }
  return {
    id: i,
    kind: content.spaces[i]?.kind ?? 'sea',
    next: NEXT[i] ?? [],
    prev: PREV[i] ?? [],
    // a pack may have changed it since
    get end() {
      return content.spaces[i]?.end ?? 0
    },
    x,
    y,
    tx: t.x,
    ty: t.y,
    nx: x + n.x * 59,
    ny: y + n.y * 59,
    cell: cellOutline(i),
  }
})
export function space(i: number): Space {
  return SPACES[i] ?? SPACES[0]!
}
/** What a ship that stops on this space pays in. */
export function costGood(i: number): Good | null {
  return content.spaces[i]?.good ?? null
}

/**
 * The way from one space to another in `steps` steps, forward or backward (any number of steps without it), start
 * included; empty when there is none.
 */
export function route(from: number, to: number, steps?: number): number[] {
  for (const links of [NEXT, PREV]) {
    let paths: number[][] = [[from]]
    const limit = steps ?? 24
    for (let k = 0; k < limit; k++) {
      const grown = paths.flatMap((path) => (links[path[path.length - 1] ?? 0] ?? []).map((j) => [...path, j]))
      const hit = grown.find((path) => path[path.length - 1] === to)
      // The finish stops a ship before its steps are used up.
      if (hit && (steps === undefined || k === limit - 1 || (to === 0 && links === NEXT))) return hit
      paths = grown
    }
  }
  return []
}

/** The spaces that can be reached from one within so many steps forward. */
export function ahead(from: number, steps: number): number[] {
  const found = new Set<number>()
  let last = [from]
  for (let k = 0; k < steps; k++) {
    last = last.flatMap((i) => NEXT[i] ?? [])
    for (const i of last) found.add(i)
  }
  return [...found]
}

/** The way back from one space to another, start included; empty when there is none within half the race. */
export function wayBack(from: number, to: number): number[] {
  let paths = [[from]]
  for (let k = 0; k < 26; k++) {
    paths = paths.flatMap((p) => (PREV[p[p.length - 1] ?? 0] ?? []).map((j) => [...p, j]))
    const hit = paths.find((p) => p[p.length - 1] === to)
    if (hit) return hit
  }
  return []
}

/** Points along the lanes through these spaces, evenly enough for a ship to sail along. */
export function polyline(path: readonly number[]): Point[] {
  const points: Point[] = []
  for (let i = 0; i + 1 < path.length; i++) {
    const a = path[i]!
    const b = path[i + 1]!
    const forward = (NEXT[a] ?? []).includes(b)
    const curve = forward ? edge(a, b) : edge(b, a)
    for (let k = i === 0 ? 0 : 1; k <= 10; k++) points.push(at(curve, forward ? k / 10 : 1 - k / 10))
  }
  return points
}
export function lanePath(path: readonly number[]): string {
  return polyline(path)
    .map((p, i) => `${i ? 'L' : 'M'}${f(p.x)} ${f(p.y)}`)
    .join('')
}
