/** A seat's colour, always together with its shape. */

import { SHAPES, type Look } from '../../frame/palette'

export const LOOKS: readonly (Look & { sign: string })[] = [
  { name: 'teal', color: '#1f6f78', shape: SHAPES.diamond, sign: '◆' },
  { name: 'red', color: '#a8402f', shape: SHAPES.circle, sign: '●' },
  { name: 'blue', color: '#46508f', shape: SHAPES.triangle, sign: '▲' },
  { name: 'brown', color: '#8a6410', shape: SHAPES.square, sign: '■' },
  { name: 'purple', color: '#7a3f74', shape: SHAPES.star, sign: '★' },
]
