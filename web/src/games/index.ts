/** The games in the house. A game that is not built yet is on the shelf, and says so. */

import type { GameModule } from './types'

export interface Shelf {
  id: string
  load: (() => Promise<GameModule>) | null
}

export const shelf: Shelf[] = [
  { id: 'jamaica', load: async () => (await import('./jamaica/shell')).default },
  { id: 'puertorico', load: async () => (await import('./puertorico/shell')).default },
  { id: 'empires', load: async () => (await import('./empires/shell')).default },
  { id: 'maracaibo', load: null },
]

/** What is offered first, and to whoever names no game. */
export const firstGame: string = shelf.find((game) => game.load)?.id ?? ''

export async function gameModule(id: string): Promise<GameModule> {
  const load = shelf.find((game) => game.id === id)?.load
  if (!load) throw new Error(`no table for the game ${id}`)
  return load()
}
