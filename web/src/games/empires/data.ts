/** What is printed on the pieces, as the engine has it. */

import type { Card, Clan } from './content.gen'
import { content } from './game'
import type { Tile } from './view.gen'

export const GOODS = content.goods
export const TILES = content.tile_names
export const CLANS = Object.keys(content.clans)
export const clanOf = (id: string | null | undefined): Clan | null => content.clans[id ?? ''] ?? null

export type Amounts = Partial<Record<string, number>>
const NONE: Card = { kind: 'action', icon: 'field', copies: 0, source: '', asks: [], gives: [] }
export const cardOf = (id: string): Card => content.cards[id] ?? NONE

/** The kind that its colour and place show: conquered islands are a kind of their own. */
export function kindOf(id: string): string {
  const { kind, distance } = cardOf(id)
  return distance ? 'island' : kind === 'field_or_upgrade' ? 'field' : kind
}
/** The woodcut on it. */
export function artOf(id: string): string {
  const kind = kindOf(id)
  return kind === 'copy' || kind === 'bonus' ? 'action' : kind === 'upgrade' ? 'field' : kind
}
/** What an action tile gives, in icons. */
export const tileGives = (tile: Tile): string[] => content.tiles[tile]?.gives ?? []
export const soloCost = (tile: Tile): Amounts => content.tiles[tile]?.solo_extra_cost ?? {}

/** Amounts as a line of signs, as in `asks`. */
export const signs = (amounts: Amounts): string[] =>
  Object.entries(amounts).flatMap(([kind, n]) => (n === 1 ? [kind] : [String(n ?? 0), kind]))
