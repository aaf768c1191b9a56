/** A seat's colour, always together with its shape and the pattern of its sails. */

import { SHAPES, type Look } from '../../frame/palette'

export const LOOKS: readonly Look[] = [
  { name: 'purple', color: '#7a3f8f', shape: SHAPES.diamond },
  { name: 'teal', color: '#1f6f6b', shape: SHAPES.circle },
  { name: 'orange', color: '#b8571c', shape: SHAPES.triangle },
  { name: 'black', color: '#2a2a2a', shape: SHAPES.square },
]
