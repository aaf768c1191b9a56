/** The games in the house. A game that is not built yet is on the shelf, and says so. */

import type { Component } from 'svelte'

import { otherCards } from '../cards'
import { words } from '../i18n.svelte'
import type { PackAbout, QuickPlay } from '../wire'
import EmpiresLid from './empires/Lid.svelte'
import JamaicaLid from './jamaica/Lid.svelte'
import MaracaiboLid from './maracaibo/Lid.svelte'
import PuertoRicoLid from './puertorico/Lid.svelte'
import type { CatalogueModule, GameModule } from './types'

/** The lid of its box (`ui/BoxLid.svelte`): what is drawn on it, and in which colours. */
export interface Lid {
  Motif: Component
  ground: string
  ink: string
  second: string
}

export interface Shelf {
  id: string
  load: (() => Promise<GameModule>) | null
  lid: Lid
  /** Its components to look at, one by one. */
  catalogue: () => Promise<CatalogueModule>
  /** How the game is set up for somebody who learns it; without it, as for *Play now*. */
  first?: Omit<QuickPlay, 'game'>
  /** With how many seats, and only so many, the rules play one of them; without it, with any number. */
  ruledOf?: number
  /** Its matches can tell a story from one to the next. */
  campaign?: boolean
}

export const shelf: Shelf[] = [
  {
    id: 'jamaica',
    load: async () => (await import('./jamaica/shell')).default,
    lid: { Motif: JamaicaLid, ground: '#e6d8b6', ink: '#9c3b2e', second: '#5f9ea6' },
    catalogue: () => import('./jamaica/catalogue'),
  },
  {
    id: 'puertorico',
    load: async () => (await import('./puertorico/shell')).default,
    lid: { Motif: PuertoRicoLid, ground: '#e4dcc0', ink: '#6b4226', second: '#6f8f3f' },
    catalogue: () => import('./puertorico/catalogue'),
  },
  {
    id: 'empires',
    load: async () => (await import('./empires/shell')).default,
    lid: { Motif: EmpiresLid, ground: '#d6dcd6', ink: '#2f5145', second: '#c4622d' },
    catalogue: () => import('./empires/catalogue'),
    first: { players: 2, options: { clan_choice: 'first_game' } },
  },
  {
    id: 'maracaibo',
    load: async () => (await import('./maracaibo/shell')).default,
    lid: { Motif: MaracaiboLid, ground: '#dcd9cf', ink: '#3b4380', second: '#b98f2e' },
    catalogue: () => import('./maracaibo/catalogue'),
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

/** What draws the components of a game; its words are `words.useGame`. */
export async function catalogueModule(id: string): Promise<CatalogueModule> {
  const of = shelf.find((game) => game.id === id)
  if (!of) throw new Error(`no catalogue of the game ${id}`)
  return of.catalogue()
}

let laying = 0
/** Something of a game with the cards of a match or a pack (`content`) laid out, and the words for them taken. */
async function lay<Of extends Pick<GameModule, 'cards'>>(
  id: string,
  content: string | null,
  coming: Promise<Of>,
): Promise<{ of: Of; pack: PackAbout | null }> {
  const turn = ++laying
  const of = await coming
  const other = of.cards && content !== null && content !== of.cards.sha ? content : ''
  const [info] = await Promise.all([other ? otherCards(other, words.lang) : null, words.useGame(id, other)])
  // Whoever has gone on to another table meanwhile sees the cards of that one.
  if (turn === laying) of.cards?.layOut(info?.printed ?? null)
  return { of, pack: info?.pack ?? null }
}

export interface LaidOut {
  game: GameModule
  /** Whose cards they are; null: those of the box, perhaps of an earlier edition. */
  pack: PackAbout | null
}
/** A game ready to be drawn, with the cards of a match (`TableInfo.content`) and the words for them. */
export async function layOut(id: string, content: string): Promise<LaidOut> {
  const { of, pack } = await lay(id, content, gameModule(id))
  return { game: of, pack }
}

export interface Shown {
  catalogue: CatalogueModule
  pack: PackAbout | null
}
/** The components of a game ready to be drawn, without its table; null: those of the box. */
export async function layOutCatalogue(id: string, content: string | null = null): Promise<Shown> {
  const { of, pack } = await lay(id, content, catalogueModule(id))
  return { catalogue: of, pack }
}
