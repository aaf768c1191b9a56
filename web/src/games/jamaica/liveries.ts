/** Colour, shape and pattern of a ship: three signs, so that no one depends on seeing colours. */

import { SHAPES, type Look } from '../../frame/palette'

export interface Livery extends Look {
  mark: string
  emblem: 'diamond' | 'circle' | 'triangle' | 'square' | 'star' | 'pentagon'
  pattern: 'pales' | 'bars' | 'bend' | 'dots' | 'chevrons' | 'plain'
  rig: 'sloop' | 'brig' | 'xebec' | 'galleon' | 'cutter' | 'frigate'
  /** Whose ship it is: colour and pirate belong together. */
  pirate: string
}

const BLACK = '#26262c'
const LIVERIES: readonly Omit<Livery, 'shape'>[] = [
  {
    name: 'green',
    color: '#2c7347',
    mark: '▲',
    emblem: 'triangle',
    pattern: 'bend',
    rig: 'xebec',
    pirate: 'anne_bonny',
  },
  {
    name: 'purple',
    color: '#74489e',
    mark: '★',
    emblem: 'star',
    pattern: 'chevrons',
    rig: 'cutter',
    pirate: 'mary_read',
  },
  {
    name: 'blue',
    color: '#2762a8',
    mark: '●',
    emblem: 'circle',
    pattern: 'bars',
    rig: 'brig',
    pirate: 'samuel_bellamy',
  },
  {
    name: 'red',
    color: '#b8322a',
    mark: '◆',
    emblem: 'diamond',
    pattern: 'pales',
    rig: 'sloop',
    pirate: 'john_rackham',
  },
  {
    name: 'yellow',
    color: '#e2a91f',
    mark: '■',
    emblem: 'square',
    pattern: 'dots',
    rig: 'galleon',
    pirate: 'olivier_levasseur',
  },
  {
    name: 'black',
    color: BLACK,
    mark: '⬟',
    emblem: 'pentagon',
    pattern: 'plain',
    rig: 'frigate',
    pirate: 'edward_drummond',
  },
]
export const LOOKS: readonly Livery[] = LIVERIES.map((one) => ({ ...one, shape: SHAPES[one.emblem] }))
/** The ship of this colour; the darkest for whatever else. */
export const shipOf = (color: string): Livery => LOOKS.find((one) => one.name === color) ?? (LOOKS.at(-1) as Livery)
