/** Written by tools/contracts.py from tradewinds.games.puertorico.printed. Do not edit. */

import type { Good } from './view.gen'

export type Tile = 'corn' | 'fruit' | 'sugar' | 'tobacco' | 'coffee' | 'quarry'

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

export interface Content {
  sha: string
  goods: Good[]
  tiles: Tile[]
  prices: Partial<Record<Good, number>>
  /** In the order of the places: people are placed in this order. */
  buildings: Record<string, Building>
  /** Per cost the spaces of the tray for buildings that are chosen. */
  tray_spaces: Record<string, number>
  /** Where it matters whether a worker or a citizen is the occupant, in the order in which it is asked. */
  two_functions: string[]
  /** What they are worth. */
  achievements: Record<string, number>
  /** Of the Puertomas' action board (PR-21.18). */
  arrows: Record<string, string[]>
}
