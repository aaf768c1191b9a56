/** The land and the rhumb lines: coasts, mountains, palms and rivers, drawn once when the module loads. */

import type { Point } from '../geometry'

const f = (n: number): number => Math.round(n * 10) / 10

/** A small repeatable generator: the coast looks drawn by hand, and the same on every screen. */
function noise(seed: number): () => number {
  let s = seed >>> 0
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0
    return s / 4294967296 - 0.5
  }
}
/** A closed coast through the points, roughened with bays and capes. */
function coast(points: ReadonlyArray<readonly [number, number]>, seed: number, rough: number): string {
  const rnd = noise(seed)
  const fine: Point[] = []
  const swing = { x: 0, y: 0 }
  const n = points.length
  const pick = (i: number): Point => {
    const p = points[(i + n) % n] ?? [0, 0]
    return { x: p[0], y: p[1] }
  }
  for (let i = 0; i < n; i++) {
    const [p0, p1, p2, p3] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)]
    const parts = Math.max(2, Math.round(Math.hypot(p2.x - p1.x, p2.y - p1.y) / 17))
    for (let k = 0; k < parts; k++) {
      const u = k / parts
      const u2 = u * u
      const u3 = u2 * u
      const cr = (a: number, b: number, c: number, d: number) =>
        0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u2 + (3 * b - a - 3 * c + d) * u3)
      // Slow swings make bays and capes, quick ones the tremble of the pen.
      if (k % 3 === 0) {
        swing.x = rnd() * rough * 1.7
        swing.y = rnd() * rough * 1.7
      }
      fine.push({
        x: cr(p0.x, p1.x, p2.x, p3.x) + swing.x + rnd() * rough * 0.7,
        y: cr(p0.y, p1.y, p2.y, p3.y) + swing.y + rnd() * rough * 0.7,
      })
    }
  }
  let d = ''
  for (let i = 0; i < fine.length; i++) {
    const a = fine[i]!
    const b = fine[(i + 1) % fine.length]!
    const m = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    d += i === 0 ? `M${f(m.x)} ${f(m.y)}` : `Q${f(a.x)} ${f(a.y)} ${f(m.x)} ${f(m.y)}`
  }
  const first = fine[0]!
  const second = fine[1]!
  return `${d}Q${f(first.x)} ${f(first.y)} ${f((first.x + second.x) / 2)} ${f((first.y + second.y) / 2)}Z`
}

// prettier-ignore
export const MAINLAND = coast(
  [
    [560, 282], [640, 296], [735, 292], [800, 276], [866, 240], [930, 216], [1030, 208], [1120, 222], [1200, 222],
    [1262, 206], [1330, 196], [1350, 210], [1318, 236], [1292, 272], [1296, 330], [1262, 402], [1236, 470],
    [1232, 548], [1250, 628], [1262, 672], [1190, 690], [1110, 716], [1020, 752], [930, 736], [840, 734],
    [760, 744], [680, 776], [590, 780], [500, 762], [420, 722], [330, 680], [252, 634], [214, 574], [206, 500],
    [232, 430], [226, 398], [290, 392], [360, 376], [430, 366], [496, 322],
  ],
  7,
  13,
)
// prettier-ignore
export const ISLETS: string[] = [
  coast(
    [
      [1336, 800], [1338, 838], [1312, 884], [1268, 904], [1214, 902], [1172, 886], [1222, 852], [1290, 828],
    ],
    21,
    8,
  ),
  coast(
    [
      [388, 890], [388, 902], [338, 906], [274, 908], [214, 892], [178, 850], [172, 800], [206, 790], [270, 828],
      [340, 856],
    ],
    5,
    8,
  ),
  coast(
    [
      [178, 226], [166, 198], [190, 170], [240, 158], [310, 158], [376, 162], [412, 182], [390, 204], [320, 214],
      [250, 232],
    ],
    11,
    7,
  ),
]

/** Ink mountains and palms on the land: [x, y, scale]. */
// prettier-ignore
export const MOUNTAINS: ReadonlyArray<readonly [number, number, number]> = [
  [352, 452, 1], [392, 430, 1.25], [434, 446, 1.05], [318, 478, 0.8], [470, 420, 0.8], [300, 540, 0.75],
  [1010, 300, 1], [1050, 282, 1.3], [1096, 300, 1.15], [1136, 318, 0.9], [1172, 352, 0.8], [968, 318, 0.8],
  [1108, 456, 1.05], [1146, 470, 0.85], [1080, 478, 0.7], [1186, 500, 0.8],
  [560, 700, 0.9], [602, 716, 0.75], [520, 690, 0.7], [470, 640, 0.8],
  [292, 872, 0.7], [256, 858, 0.55], [1266, 868, 0.7], [1302, 852, 0.55], [294, 190, 0.62], [262, 198, 0.5],
]
// prettier-ignore
export const PALMS: ReadonlyArray<readonly [number, number, number]> = [
  [296, 600, 1], [320, 616, 0.8], [690, 330, 0.9], [712, 338, 0.7], [960, 680, 0.9], [938, 690, 0.75], [880, 700, 0.9], [904, 706, 0.7],
  [250, 520, 0.85], [1210, 270, 0.8], [336, 886, 0.6], [1226, 884, 0.6], [356, 184, 0.55], [620, 326, 0.7],
]

// --- rhumb lines ------------------------------------------------------------------------------------------------

// prettier-ignore
const HUBS: ReadonlyArray<readonly [number, number]> = [
  [745, 520], [112, 142], [1400, 893],
]
/** The rhumb lines of three wind roses, sorted by ink: main winds brown, half winds green, quarter winds red. */
export const RHUMBS: { brown: string; green: string; red: string } = (() => {
  const inks = { brown: '', green: '', red: '' }
  for (const [x, y] of HUBS) {
    for (let k = 0; k < 32; k++) {
      const a = (k * Math.PI) / 16
      const ink = k % 4 === 0 ? 'brown' : k % 2 === 0 ? 'green' : 'red'
      inks[ink] += `M${x} ${y}L${f(x + 1900 * Math.cos(a))} ${f(y + 1900 * Math.sin(a))}`
    }
  }
  return inks
})()

/** Rivers on the mainland. */
export const RIVERS: string[] = [
  'M1064 306C1060 336 1088 352 1076 378 1066 400 1100 414 1092 440 1084 470 1050 470 1040 500',
  'M392 446C404 470 380 482 360 500 340 516 350 540 326 556 300 572 262 566 222 574',
  'M556 690C600 680 616 700 640 716 664 734 656 756 668 776',
  'M1140 482C1160 500 1176 496 1192 514 1204 528 1220 526 1236 540',
]
