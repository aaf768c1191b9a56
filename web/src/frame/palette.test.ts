/** Colours of seats as they look to people who see fewer colours (Machado and others 2009), measured in OKLab. */

import { expect, test } from 'vitest'
import { SAFE, type Look } from './palette'
import { LOOKS as empires } from '../games/empires/looks'
import { LOOKS as jamaica } from '../games/jamaica/liveries'
import { LOOKS as maracaibo } from '../games/maracaibo/looks'
import { LOOKS as puertorico } from '../games/puertorico/looks'

type Three = [number, number, number]
const EYES: Record<string, [Three, Three, Three]> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
const times = (rows: readonly Three[], v: Three): Three =>
  rows.map((r) => r[0] * v[0] + r[1] * v[1] + r[2] * v[2]) as Three

function light(hex: string): Three {
  const part = (at: number): number => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}
function oklab(rgb: Three): Three {
  const lms = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  ).map(Math.cbrt) as Three
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    lms,
  )
}
const seen = (hex: string, eyes: string): Three =>
  oklab(times(EYES[eyes]!, light(hex)).map((c) => Math.min(1, Math.max(0, c))) as Three)

/** How far the two colours are apart that are nearest, for whom they are nearest. */
function nearest(colours: readonly string[]): number {
  let least = Infinity
  for (const eyes of Object.keys(EYES))
    for (const [n, one] of colours.entries())
      for (const other of colours.slice(n + 1)) {
        const [a, b] = [seen(one, eyes), seen(other, eyes)]
        least = Math.min(least, Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]))
      }
  return least
}

const GAMES: Record<string, readonly Look[]> = { jamaica, puertorico, maracaibo, empires }

test.each(Object.entries(GAMES))('%s: seats are told apart by shape, and in the safe palette by colour', (_, looks) => {
  expect(new Set(looks.map((look) => look.shape)).size).toBe(looks.length)
  expect(new Set(looks.map((look) => look.name)).size).toBe(looks.length)
  expect(nearest(looks.map((look) => SAFE[look.name]))).toBeGreaterThan(0.17)
  // The colours of the box do not do that, which is why there are others.
  expect(nearest(looks.map((look) => look.color))).toBeLessThan(0.08)
})
