/** What is printed on the pieces, as the engine has it. */

import { patched } from '../laid'
import { content as box } from './game'
import type { Good, Tile } from './view.gen'

export const GOODS = box.goods as readonly Good[]
export const TILES = box.tile_names as readonly Tile[]
export type Clan = keyof typeof box.clans
export const CLANS = Object.keys(box.clans) as Clan[]
export const clanOf = (id: string | null | undefined): (typeof box.clans)[Clan] | null =>
  id && id in box.clans ? box.clans[id as Clan] : null

export type Amounts = Partial<Record<string, number>>
export interface Card {
  /** field, upgrade, field_or_upgrade, action, ongoing, store, copy, bonus or boost. */
  kind: string
  /** The type icon beside its name. */
  icon: string
  copies: number
  /** rulebook, public, derived, reconstructed or printed copy. */
  source: string
  clan?: string
  distance?: 'near' | 'far'
  start?: boolean
  cost?: Amounts
  play_with?: Tile
  goods?: Amounts
  pillage?: Amounts
  /** Its effect in icons: what it asks, what it gives. */
  asks: readonly string[]
  gives: readonly string[]
}
/** What a pack can change. */
interface Printed {
  cards: Record<string, Card>
  tiles: Record<Tile, { gives: readonly string[]; solo_extra_cost: Amounts }>
}
const BOX = box as unknown as Printed
let printed = BOX
/** The cards of the match that is drawn next. */
export const cards = {
  sha: box.sha,
  layOut: (others: Record<string, unknown> | null): void => {
    printed = (others as Printed | null) ?? BOX
  },
  layOver: (patch: unknown): void => {
    printed = patched(BOX, patch) as Printed
  },
}
const NONE: Card = { kind: 'action', icon: 'field', copies: 0, source: '', asks: [], gives: [] }
export const cardOf = (id: string): Card => printed.cards[id] ?? NONE

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
export const tileGives = (tile: Tile): readonly string[] => printed.tiles[tile].gives
export const soloCost = (tile: Tile): Amounts => printed.tiles[tile].solo_extra_cost

/** Amounts as a line of signs, as in `asks`. */
export const signs = (amounts: Amounts): string[] =>
  Object.entries(amounts).flatMap(([kind, n]) => (n === 1 ? [kind] : [String(n ?? 0), kind]))
