import { content } from './game'

/**
 * The icon set: one stroke weight on a 24-unit square, each with its own silhouette. `s` is stroked, `f` is filled.
 */
export interface Glyph {
  s: string
  f?: string
}
// prettier-ignore
export const ICONS = {
  gold: { s: 'M12 3.500a8.500 8.500 0 1 0 0 17a8.500 8.500 0 1 0 0-17zM12 8v8M8 12h8M10.500 8.500l1.500-1 1.500 1M10.500 15.500l1.500 1 1.500-1M8.500 10.500l-1 1.500 1 1.500M15.500 10.500l1 1.500-1 1.500' },
  food: { s: 'M20.500 8.300c0 4.300-3.700 7.400-7.500 7.400-1.300 0-2.400-.3-3.200-1.100-.8-.8-1.100-1.900-1.100-3.200 0-3.900 3.100-7.600 7.300-7.600 2.600 0 4.500 1.900 4.500 4.500zM9.700 14.700l-3.400 3.300M6.300 18a1.750 1.750 0 1 0-2.500 1.600 1.750 1.750 0 1 0 2.900 1.300 1.700 1.700 0 0 0-.4-2.900zM14 6.800c-1.200.5-2 1.400-2.400 2.600' },
  gunpowder: { s: 'M7.200 7h9.600c1.500 4.300 1.500 9 0 13.500H7.200c-1.500-4.500-1.500-9.200 0-13.500zM6.300 11h11.400M6.300 16.500h11.400M12 7c0-2.300 1-3.500 3-3.500M17.500 2.200v2.600M16.200 3.500h2.600' },
  forward: { s: 'M3.500 12h15.500M12.500 5l7 7-7 7' },
  backward: { s: 'M20 19.500V15a5 5 0 0 0-5-5H4.500M10.500 4l-6 6 6 6' },
  sun: { s: 'M12 7.800a4.200 4.200 0 1 0 0 8.400a4.200 4.200 0 1 0 0-8.400zM12 2.500v2.300M12 19.200v2.300M2.500 12h2.300M19.200 12h2.300M5.300 5.300l1.600 1.600M17.100 17.100l1.600 1.600M5.300 18.700l1.600-1.600M17.100 6.900l1.600-1.600' },
  moon: { s: 'M19.500 14.700A8.200 8.200 0 1 1 10.200 4.200a6.600 6.600 0 0 0 9.300 10.500z' },
  star: { s: 'M12 3l2.700 5.700 6.200.8-4.600 4.300 1.200 6.200L12 17l-5.500 3 1.200-6.200L3.100 9.500l6.200-.8z' },
  sabre: { s: 'M20.500 3c.6 6.600-3.200 11.800-10.300 14l-2.700-2.700C13.500 12.300 17.700 8.600 20.500 3zM5.300 12.700c1.800.2 5 3.400 5.300 5.800M7.500 15.700L3.500 20' },
  battle: { s: 'M4 3.500c.2 5.500 5 9.700 11.500 13.500M20 3.500c-.2 5.500-5 9.700-11.500 13.500M12.800 18.500l4-3.600M11.200 18.500l-4-3.600M16 17.200l3.500 3.300M8 17.200l-3.500 3.300' },
  map: { s: 'M3.500 6.500l5.500-2.500 6 2.500 5.500-2.500v13.500l-5.500 2.500-6-2.500-5.500 2.500zM7 10.500c2 .2 1.500 3 4 3M14 10l3.500 3.500M17.500 10L14 13.500' },
  cannon: { s: 'M4 9.200l13.500-4.400 1.500 4.600L5.500 13.800c-1.300.4-2.600-.2-3-1.500-.4-1.300.2-2.700 1.500-3.100zM11 12.500a3.900 3.900 0 1 0 .1 0zM11 16.400h.01M20.200 4v4.600' },
  hold: { s: 'M2.800 7.500h18.400l-1.700 8.600a4 4 0 0 1-3.900 3.200H8.400a4 4 0 0 1-3.900-3.200zM9 7.500v11.800M15 7.500v11.800M2.800 7.500V4.800M21.200 7.500V4.800' },
  treasure: { s: 'M4 11V9.500A4.500 4.500 0 0 1 8.500 5h7A4.500 4.500 0 0 1 20 9.500V11M3.500 11h17v8.500h-17zM10.300 11v3.200h3.400V11M7.500 5.200V11M16.500 5.200V11' },
  curse: { s: 'M12 3c-4.700 0-7.800 3.100-7.800 7.200 0 2.600 1.200 4.500 3.100 5.700v3.600c0 .6.400 1 1 1h7.400c.6 0 1-.4 1-1v-3.600c1.900-1.200 3.100-3.100 3.100-5.700C19.800 6.100 16.700 3 12 3zM10.300 17.500v3M13.700 17.500v3M12 13.200l-1 1.800h2z', f: 'M8.900 9.300a1.700 1.700 0 1 0 .01 0zM15.100 9.300a1.700 1.700 0 1 0 .01 0z' },
  lair: { s: 'M3 20.500c.5-2.500 1.500-3.500 2-5.500-.8-5.500 1.800-11 7-11s7.800 5.500 7 11c.5 2 1.500 3 2 5.500zM10 17v3.500M14 17v3.500', f: 'M9 9.300a1.800 2 0 1 0 .01 0zM15 9.300a1.800 2 0 1 0 .01 0z' },
  port: { s: 'M12 2.500l3 9.500-3 9.500-3-9.500zM6 12h12' },
  sea: { s: 'M2.500 9c2.400-2.400 4.800-2.400 7.100 0s4.700 2.400 7.100 0c1.600-1.600 3.200-2.100 4.800-1.600M2.500 15.500c2.400-2.400 4.800-2.400 7.100 0s4.700 2.400 7.100 0c1.600-1.600 3.200-2.100 4.800-1.600' },
  port_royal: { s: 'M4 20.500V9.500h3.500V12h3V9.500h3V12h3V9.500H20v11zM10 20.500v-3.200a2 2 0 0 1 4 0v3.200M12 9.500V3l4.500 1.700L12 6.400' },
  captain: { s: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM15.500 8.500l-2.200 4.800-4.800 2.200 2.200-4.800z' },
  anchor: { s: 'M12 7.500V21M8 10.500h8M12 3a2.200 2.200 0 1 0 .01 0zM4.500 13.500c.4 4.500 3.400 7.500 7.500 7.500s7.100-3 7.500-7.500M3 15.500l1.500-2 2 1.500M21 15.500l-1.500-2-2 1.500' },
  finish: { s: 'M5.500 21.500V3.500M5.500 4.500c4-2 7 2 13 0v9c-6 2-9-2-13 0' },
  die: { s: 'M6.500 3.500h11a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3z', f: 'M8.300 7a1.300 1.300 0 1 0 .01 0zM15.700 14.400a1.300 1.300 0 1 0 .01 0zM12 10.700a1.300 1.300 0 1 0 .01 0z' },
  reroll: { s: 'M19.500 12a7.500 7.500 0 1 1-2.300-5.400M19.800 3v4.200h-4.200' },
  keep: { s: 'M4.500 12.500l5 5.500L19.500 6' },
  nothing: { s: 'M12 3.500a8.500 8.500 0 1 0 0 17a8.500 8.500 0 1 0 0-17zM6.200 6.200l11.600 11.600' },
  card: { s: 'M7 3h10a1.800 1.800 0 0 1 1.800 1.800v14.400A1.800 1.800 0 0 1 17 21H7a1.800 1.800 0 0 1-1.800-1.800V4.800A1.800 1.800 0 0 1 7 3zM12 8l2.700 4-2.700 4-2.700-4z' },
  shortage: { s: 'M12 3.500l9.300 16.500H2.700zM12 9.500v5M12 17.300h.01' },
  ghost: { s: 'M5 20.500V11a7 7 0 0 1 14 0v9.500l-2.300-2-2.400 2-2.300-2-2.300 2-2.400-2z', f: 'M9.500 9.800a1.400 1.600 0 1 0 .01 0zM14.500 9.800a1.400 1.600 0 1 0 .01 0z' },
  plus: { s: 'M12 5v14M5 12h14' },
  minus: { s: 'M5 12h14' },
  whole: { s: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5' },
  aim: { s: 'M12 5.500a6.500 6.500 0 1 0 0 13a6.500 6.500 0 1 0 0-13zM12 2.500v5M12 16.500v5M2.500 12h5M16.500 12h5' },
  chevron: { s: 'M6 9.500l6 6 6-6' },
  skip: { s: 'M5 5.500l7 6.500-7 6.500zM13 5.500l7 6.500-7 6.500z' },
  trophy: { s: 'M7 4h10v5.500a5 5 0 0 1-10 0zM7 5.500H3.800c0 3.500 1.200 5.500 3.600 5.800M17 5.500h3.200c0 3.500-1.200 5.500-3.600 5.800M12 14.500V18M8 20.500h8M9.500 20.500c0-1.700 1-2.500 2.500-2.500s2.500.8 2.500 2.500' },
} satisfies Record<string, Glyph>
export type IconName = keyof typeof ICONS
export function glyph(name: string): Glyph {
  return (ICONS as Record<string, Glyph>)[name] ?? ICONS.nothing
}

export function symbolIcon(symbol: string): IconName {
  switch (symbol) {
    case 'forward':
      return 'forward'
    case 'backward':
      return 'backward'
    case 'load_gold':
    case 'gold':
      return 'gold'
    case 'load_food':
    case 'food':
      return 'food'
    default:
      return 'gunpowder'
  }
}
export function treasureIcon(id: string): IconName {
  if (id === 'morgans_map') return 'map'
  if (id === 'sarans_sabre') return 'sabre'
  if (id === 'lady_beth') return 'cannon'
  if (id === 'sixth_hold') return 'hold'
  return id.startsWith('cursed') ? 'curse' : 'treasure'
}
/** The points printed on a face-down card; null for powers. */
export function treasurePoints(id: string): number | null {
  const printed = (content.treasures as Record<string, { group: string; points: number }>)[id]
  return !printed || printed.group === 'power' ? null : printed.points
}

/** Colour, shape and pattern of a ship: three signs, so that no one depends on seeing colours. */
export interface Livery {
  color: string
  /** The same for edges and stripes on paper: seen in the dark as well. */
  flag: string
  mark: string
  shape: 'diamond' | 'circle' | 'triangle' | 'square' | 'star' | 'pentagon'
  pattern: 'pales' | 'bars' | 'bend' | 'dots' | 'chevrons' | 'plain'
  rig: 'sloop' | 'brig' | 'xebec' | 'galleon' | 'cutter' | 'frigate'
}
const BLACK = '#26262c'
const LIVERIES: Record<string, Omit<Livery, 'flag'>> = {
  red: { color: '#b8322a', mark: '◆', shape: 'diamond', pattern: 'pales', rig: 'sloop' },
  blue: { color: '#2762a8', mark: '●', shape: 'circle', pattern: 'bars', rig: 'brig' },
  green: { color: '#2c7347', mark: '▲', shape: 'triangle', pattern: 'bend', rig: 'xebec' },
  yellow: { color: '#e2a91f', mark: '■', shape: 'square', pattern: 'dots', rig: 'galleon' },
  purple: { color: '#74489e', mark: '★', shape: 'star', pattern: 'chevrons', rig: 'cutter' },
  black: { color: BLACK, mark: '⬟', shape: 'pentagon', pattern: 'plain', rig: 'frigate' },
}
export function livery(color: string): Livery {
  const found = LIVERIES[color] ?? LIVERIES['black']!
  // The darkest of them would be paper on paper.
  return { ...found, flag: found.color === BLACK ? `light-dark(${BLACK}, #b9bfca)` : found.color }
}
/** The emblem's outline around (0, 0), about 10 units across. */
export const EMBLEMS: Record<Livery['shape'], string> = {
  diamond: 'M0-6.200L5 0 0 6.200-5 0z',
  circle: 'M0-5.200a5.200 5.200 0 1 0 .01 0z',
  triangle: 'M0-5.800L6 4.600H-6z',
  square: 'M-4.700-4.700h9.400v9.400h-9.400z',
  star: 'M0-6.400l1.900 3.900 4.300.6-3.100 3 .7 4.300L0 3.400l-3.800 2 .7-4.300-3.100-3 4.300-.6z',
  pentagon: 'M0-6l5.700 4.200-2.200 6.700h-7l-2.200-6.700z',
}
