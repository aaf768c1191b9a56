/** The games in the house. A game that is not built yet is on the shelf, and says so. */

import { otherCards } from '../cards'
import { words } from '../i18n.svelte'
import type { PackAbout, QuickPlay } from '../wire'
import type { GameModule } from './types'

export interface Shelf {
  id: string
  load: (() => Promise<GameModule>) | null
  /** How the game is set up for somebody who learns it; without it, as for *Play now*. */
  first?: Omit<QuickPlay, 'game'>
  /** With how many seats, and only so many, the rules play one of them; without it, with any number. */
  ruledOf?: number
  /** Its matches can tell a story from one to the next. */
  campaign?: boolean
}

export const shelf: Shelf[] = [
  { id: 'jamaica', load: async () => (await import('./jamaica/shell')).default },
  { id: 'puertorico', load: async () => (await import('./puertorico/shell')).default },
  {
    id: 'empires',
    load: async () => (await import('./empires/shell')).default,
    first: { players: 2, options: { clan_choice: 'first_game' } },
  },
  {
    id: 'maracaibo',
    load: async () => (await import('./maracaibo/shell')).default,
    first: { players: 2 },
    ruledOf: 2,
    campaign: true,
  },
]

/** What is offered first, and to whoever names no game. */
export const firstGame: string = shelf.find((game) => game.load)?.id ?? ''

export async function gameModule(id: string): Promise<GameModule> {
  const load = shelf.find((game) => game.id === id)?.load
  if (!load) throw new Error(`no table for the game ${id}`)
  return load()
}

export interface LaidOut {
  game: GameModule
  /** Whose cards they are; null: those of the box, perhaps of an earlier edition. */
  pack: PackAbout | null
}
let laying = 0
/** A game ready to be drawn, with the cards of a match (`TableInfo.content`) and the words for them. */
export async function layOut(id: string, content: string): Promise<LaidOut> {
  const turn = ++laying
  const game = await gameModule(id)
  const other = game.cards && content !== game.cards.sha ? content : ''
  const [info] = await Promise.all([other ? otherCards(other, words.lang) : null, words.useGame(id, other)])
  // Whoever has gone on to another table meanwhile sees the cards of that one.
  if (turn === laying) game.cards?.layOut(info?.printed ?? null)
  return { game, pack: info?.pack ?? null }
}
