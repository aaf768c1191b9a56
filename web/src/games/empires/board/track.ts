/** The knotwork score track round the board: where its fields lie, and its two strands, in pixels. */

export interface Spot {
  x: number
  y: number
}
/** The four corners are 0, 9, 25 and 34: 0 at the bottom left, up and round. */
export const CORNERS = [0, 9, 25, 34]
export const FIELDS = 50

interface Side {
  from: Spot
  to: Spot
  n: number
  first: number
}
export function sides(width: number, height: number, thick: number): Side[] {
  const h = thick / 2
  const [x0, y0, x1, y1] = [h, h, width - h, height - h]
  return [
    { from: { x: x0, y: y1 - h }, to: { x: x0, y: y0 + h }, n: 8, first: 1 },
    { from: { x: x0 + h, y: y0 }, to: { x: x1 - h, y: y0 }, n: 15, first: 10 },
    { from: { x: x1, y: y0 + h }, to: { x: x1, y: y1 - h }, n: 8, first: 26 },
    { from: { x: x1 - h, y: y1 }, to: { x: x0 + h, y: y1 }, n: 15, first: 35 },
  ]
}

export function fields(width: number, height: number, thick: number): Spot[] {
  const h = thick / 2
  const out: Spot[] = []
  out[0] = { x: h, y: height - h }
  out[9] = { x: h, y: h }
  out[25] = { x: width - h, y: h }
  out[34] = { x: width - h, y: height - h }
  for (const { from, to, n, first } of sides(width, height, thick))
    for (let i = 0; i < n; i++) {
      const at = (i + 0.5) / n
      out[first + i] = { x: from.x + (to.x - from.x) * at, y: from.y + (to.y - from.y) * at }
    }
  return out
}

/** One strand along a side; the two differ by their sign. */
export function strand({ from, to, n }: Side, sign: 1 | -1, high: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return ''
  const ux = (to.x - from.x) / length
  const uy = (to.y - from.y) / length
  const steps = n * 8
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const along = (length * i) / steps
    const off = sign * high * Math.sin((Math.PI * n * i) / steps)
    return `${(from.x + ux * along - uy * off).toFixed(1)} ${(from.y + uy * along + ux * off).toFixed(1)}`
  })
  return `M${points.join('L')}`
}
export const score = (vp: number): number => ((vp % FIELDS) + FIELDS) % FIELDS
