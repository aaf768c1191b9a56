/** What is printed on the pieces, as the engine has it. */

import { content } from './game'
import type { Good } from './view.gen'

export type Tile = Good | 'quarry'

export const GOODS = content.goods as readonly Good[]
export const TILES = content.tiles as readonly Tile[]
export const PRICE: Record<Good, number> = content.prices

export interface Building {
  cost: number
  /** With the option that changes costs. */
  alternative_cost: number
  /** 0: of the base game. */
  expansion: number
  /** Chosen before the game where there is a choice; the others are always there. */
  selectable: boolean
  vp: number
  /** How many occupied quarries may help to pay for it. */
  cap: number
  slots: number
  size: number
  /** From left to right in the tray. */
  order: number
  production: boolean
  good: Good | null
}
/** In the order of the places: people are placed in this order. */
export const BUILDINGS = content.buildings as Record<string, Building>
export const PLACES: readonly string[] = [...TILES, ...Object.keys(BUILDINGS)]
/** Where it matters whether a worker or a citizen is the occupant, in the order in which it is asked. */
export const TWO_FUNCTIONS: readonly string[] = content.two_functions
export const ACHIEVEMENT_VP: Record<string, number> = content.achievements
/** The arrows of the Puertomas' action board (PR-21.18). */
export const ARROWS: Record<string, readonly string[]> = content.arrows

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
