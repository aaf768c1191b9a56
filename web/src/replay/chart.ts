/** The arithmetic of the pictures: scales, paths, and which positions a table of numbers shows. */

export const WIDE = 320
export const HIGH = 150

/** Drawn on a line's end and beside its name: nobody needs the colour to tell lines apart. */
export const SHAPES = [
  'M0-5L5 0L0 5L-5 0Z',
  'M0-4.4A4.4 4.4 0 1 1 0 4.4A4.4 4.4 0 1 1 0-4.4Z',
  'M0-5L4.8 4H-4.8Z',
  'M-4-4H4V4H-4Z',
  'M0-5.4L1.5-1.7L5.2-1.7L2.2 .7L3.3 4.6L0 2.2L-3.3 4.6L-2.2 .7L-5.2-1.7L-1.5-1.7Z',
  'M0-5L4.8-1.5L3 4H-3L-4.8-1.5Z',
] as const
export const DASHES = ['', '7 3', '2 3', '9 3 2 3', '1 2', '12 4'] as const

/** Round steps for an axis, from at or below the least value to at or above the largest; 0 is always on it. */
export function ticks(values: readonly number[]): number[] {
  const low = Math.min(0, ...values)
  const high = Math.max(1, ...values)
  const rough = (high - low) / 4
  const ten = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((by) => by * ten).find((one) => one >= rough) ?? 10 * ten)
  const found: number[] = []
  for (let at = Math.floor(low / step) * step; at < high + step; at += step) found.push(at)
  return found
}

export interface Scale {
  x: (n: number) => number
  y: (value: number) => number
}
export function scale(total: number, marks: readonly number[]): Scale {
  const low = marks[0] ?? 0
  const high = marks.at(-1) ?? 1
  return {
    x: (n) => (WIDE * n) / Math.max(total, 1),
    y: (value) => HIGH * (1 - (value - low) / Math.max(high - low, 1)),
  }
}

const spot = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`

export const path = (at: readonly number[], values: readonly number[], { x, y }: Scale): string =>
  at.map((n, i) => `${i ? 'L' : 'M'}${spot(x(n), y(values[i] ?? 0))}`).join('')

/** The band between two lines. */
export function band(at: readonly number[], lower: readonly number[], upper: readonly number[], to: Scale): string {
  const back = at.map((n, i) => `L${spot(to.x(n), to.y(lower[i] ?? 0))}`).toReversed()
  return `${path(at, upper, to)}${back.join('')}Z`
}

/** Parts on top of each other, those below nothing downwards from it: per part where it begins and ends. */
export function stack(parts: readonly (readonly number[])[]): { lower: number[]; upper: number[] }[] {
  const width = parts[0]?.length ?? 0
  const above = Array.from({ length: width }, () => 0)
  const below = Array.from({ length: width }, () => 0)
  return parts.map((values) => {
    const lower: number[] = []
    const upper: number[] = []
    values.forEach((value, i) => {
      const side = value < 0 ? below : above
      const from = side[i] ?? 0
      side[i] = from + value
      lower.push(from)
      upper.push(from + value)
    })
    return { lower, upper }
  })
}

/** At most so many of the positions, spread evenly, the first and the last among them: as places in the list. */
export function some(length: number, most: number): number[] {
  if (length <= most) return Array.from({ length }, (_, i) => i)
  return Array.from({ length: most }, (_, i) => Math.round((i * (length - 1)) / (most - 1)))
}
