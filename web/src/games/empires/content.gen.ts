/** Written by tools/contracts.py from tradewinds.games.empires.printed. Do not edit. */

import type { Good, Tile } from './view.gen'

export type Kind = 'field' | 'upgrade' | 'field_or_upgrade' | 'action' | 'ongoing' | 'store' | 'copy' | 'bonus' | 'boost'

export type Distance = 'near' | 'far'

export interface TilePrinted {
  gives: string[]
  solo_extra_cost: Record<string, number>
  source: string
}

export interface Clan {
  faction: string
  difficulty: number
  start_goods: Partial<Record<Good, number>>
  start_cards: string[]
}

export interface Card {
  clan?: string
  distance?: Distance
  start?: boolean
  cost?: Record<string, number>
  play_with?: Tile
  goods?: Partial<Record<Good, number>>
  pillage?: Partial<Record<Good, number>>
  conquer_cost?: Record<string, number>
  asks: string[]
  gives: string[]
  kind: Kind
  /** The type icon beside its name. */
  icon: string
  copies: number
  source: string
}

export interface Content {
  sha: string
  goods: Good[]
  tiles: Partial<Record<Tile, TilePrinted>>
  tile_names: Tile[]
  clans: Record<string, Clan>
  cards: Record<string, Card>
}
