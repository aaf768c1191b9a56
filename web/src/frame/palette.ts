/** The colours of seats, by name: each comes with a shape, so that nobody depends on seeing colours. */

import type { Colour } from '../wire'

export interface Look {
  name: Colour
  color: string
  /** An outline in a box of 24. */
  shape: string
}

export const SHAPES = {
  diamond: 'M12 1.5 22.5 12 12 22.5 1.5 12z',
  circle: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z',
  triangle: 'M12 2 22.8 20.8H1.2z',
  square: 'M3 3h18v18H3z',
  star: 'M12 1.5l3.1 7 7.4.8-5.5 5 1.6 7.4L12 17.9l-6.6 3.8L7 14.3l-5.5-5 7.4-.8z',
  pentagon: 'M12 1.5 22.6 9.2 18.6 21.7H5.4L1.4 9.2z',
} as const

/** In their place for whoever sees fewer colours: in every game those of its seats stay well apart (`palette.test.ts`). */
export const SAFE: Record<Colour, string> = {
  red: '#c53535',
  orange: '#e8740e',
  yellow: '#efe950',
  brown: '#3c2205',
  green: '#71be90',
  teal: '#62c3c2',
  blue: '#18399b',
  purple: '#a763e4',
  black: '#121014',
}
