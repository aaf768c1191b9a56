/** What is printed on the pieces, as the engine has it. */

import type { Building, Tile } from './content.gen'
import { content } from './game'
import type { Good } from './view.gen'

export const GOODS = content.goods
export const TILES = content.tiles
export const priceOf = (good: Good): number => content.prices[good] ?? 0

/** In the order of the places. */
export const BUILDINGS = content.buildings
export const PLACES: readonly string[] = [...TILES, ...Object.keys(BUILDINGS)]
export const TWO_FUNCTIONS = content.two_functions
export const ACHIEVEMENT_VP = content.achievements
export const ARROWS = content.arrows

/** Spaces of the tray for buildings that are chosen, by cost. */
export const TRAY_SPACES = Object.entries(content.tray_spaces).map(([cost, n]): [number, number] => [Number(cost), n])

const NONE: Building = {
  cost: 0,
  alternative_cost: 0,
  expansion: 0,
  selectable: false,
  vp: 0,
  cap: 0,
  slots: 0,
  size: 1,
  order: 999,
  production: false,
  good: null,
}
export const building = (id: string): Building => BUILDINGS[id] ?? NONE
export const isTile = (place: string): place is Tile => (TILES as readonly string[]).includes(place)
export const roleKind = (role: string): string => (role === 'adventurer_2' ? 'adventurer' : role)
