/** A seat's colour, always together with its shape; the first seat has the first unless somebody chooses otherwise. */

import { SHAPES, type Look } from '../../frame/palette'

export const LOOKS: readonly Look[] = [
  { name: 'blue', color: '#2c5f93', shape: SHAPES.diamond },
  { name: 'red', color: '#a83b2b', shape: SHAPES.circle },
  { name: 'green', color: '#3a7647', shape: SHAPES.triangle },
  { name: 'purple', color: '#704a92', shape: SHAPES.square },
]
