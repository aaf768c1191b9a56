/** How a game was last set up in this browser, and a table that is being set up there just now. */

import { draftAt, keepDraft } from '../drafts'
import type { ClockSetting, GameInfo, OptionInfo, Value } from '../wire'

export interface Remembered {
  players: number
  seats: string[]
  options: Record<string, Value>
}

const KEY = 'tradewinds.setup'

function all(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export function keep(game: string, how: Remembered): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: how }))
  } catch {
    // A browser that keeps nothing is asked again.
  }
}

const fits = (option: OptionInfo | undefined, value: unknown): boolean =>
  option !== undefined &&
  (option.values.includes(value as Value) || (option.integer && typeof value === 'number' && value >= 1))

/** Null: not yet, or not as the game is today. What a pack or an earlier version had beyond that is left out. */
export const recall = (game: GameInfo): Remembered | null => asToday(game, all()[game.id])

function asToday(game: GameInfo, was: unknown): Remembered | null {
  const kept = was as Partial<Remembered> | undefined
  if (typeof kept !== 'object' || !Array.isArray(kept.seats)) return null
  const players = kept.players ?? 0
  const known = ['me', 'friend', 'here', 'rules', ...game.bots.map((bot) => `bot:${bot}`)]
  const fine = players >= game.min_players && players <= game.max_players && kept.seats.length === players
  if (!fine || !kept.seats.every((seat) => known.includes(seat))) return null
  const options = Object.entries(kept.options ?? {}).filter(([id, value]) =>
    fits(
      game.options.find((option) => option.id === id),
      value,
    ),
  )
  return { players, seats: kept.seats, options: Object.fromEntries(options) }
}

/** A form that was not sent yet, beyond seats and options. */
export interface Begun extends Remembered {
  game: string
  names: string[]
  name: string
  open: boolean
  clock: ClockSetting | null
  chapter: string | null
}
const FORM = 'new table'

/** `address`: what the form was opened for; opened for something else, it begins afresh. Null: it was sent or left. */
export function keepForm(address: string, form: Begun | null): void {
  keepDraft(FORM, address, form)
}
/** The game that the form of this address was about. */
export function begunGame(address: string): string | null {
  const kept = draftAt(FORM, address) as Partial<Begun> | null
  return typeof kept?.game === 'string' ? kept.game : null
}
export function begunForm(address: string, game: GameInfo): Begun | null {
  const kept = draftAt(FORM, address) as Partial<Begun> | null
  const how = kept?.game === game.id ? asToday(game, kept) : null
  if (!kept || !how) return null
  const names = Array.isArray(kept.names) ? kept.names.map(String) : []
  return {
    ...how,
    game: game.id,
    names,
    name: String(kept.name ?? ''),
    open: kept.open === true,
    clock: kept.clock ?? null,
    chapter: game.campaign && typeof kept.chapter === 'string' ? kept.chapter : null,
  }
}
