/** Written by tools/contracts.py from tradewinds.games.jamaica.printed. Do not edit. */

import type { Good } from './view.gen'

export type CardSymbol = 'load_gold' | 'load_food' | 'load_gunpowder' | 'forward' | 'backward'

export type Kind = 'port_royal' | 'sea' | 'port' | 'lair'

export type Group = 'power' | 'treasure' | 'cursed'

export interface Card {
  day: CardSymbol
  night: CardSymbol
}

export interface Treasure {
  group: Group
  points: number
}

export interface Space {
  kind: Kind
  /** In which its cost is paid. */
  good: Good | null
  /** Points of a ship that stands here at the end. */
  end: number
  next: number[]
  prev: number[]
}

export interface Content {
  sha: string
  cards: Record<string, Card>
  treasures: Record<string, Treasure>
  spaces: Space[]
}
