/** Which pieces move where when something has happened: from the facts alone. Places are named by `data-at`. */

import type { Fact } from '../../wire'

export interface Flight {
  /** Places to begin at; the first that is on the screen counts. */
  from: string[]
  to: string[]
  /** A glyph; with `pawn` or `ship` the piece of that seat. */
  piece: string
  seat: number
  /** Milliseconds after the beginning. */
  at: number
}
export const LASTS = 460
const STAGGER = 70
const NEXT = 240
const LONGEST = 3200
/** A whole harvest need not be counted while it flies. */
const MOST = 4

type Piece = Omit<Flight, 'at'>

function piecesOf({ kind, seat, args }: Fact): Piece[] {
  const home = [`seat:${seat}`]
  const card = [`card:${seat}:${String(args['card'])}`, ...home]
  const many = (of: unknown, from: string[]): Piece[] =>
    Object.entries((of ?? {}) as Record<string, number>).flatMap(([good, n]) =>
      Array.from({ length: Math.min(MOST, Math.max(0, n)) }, () => ({
        from,
        to: [...(good === 'vp' ? [`vp:${seat}`] : [`good:${seat}:${good}`]), ...home],
        piece: good,
        seat,
      })),
    )
  switch (kind) {
    case 'placed':
      return [{ from: home, to: [`tile:${String(args['tile'])}`], piece: 'pawn', seat }]
    case 'used_again':
    case 'moved_pawn': {
      const from = String(args[kind === 'used_again' ? 'other_tile' : 'tile'])
      const to = String(args[kind === 'used_again' ? 'tile' : 'other_tile'])
      return [{ from: [`tile:${from}`], to: [`tile:${to}`], piece: 'pawn', seat }]
    }
    case 'sailed':
      return [{ from: home, to: [`ship:${Number(args['place'])}`, 'queue'], piece: 'ship', seat }]
    case 'came_home':
      return [{ from: ['ship:1', 'queue'], to: home, piece: 'ship', seat }]
    case 'built':
      return [{ from: [`hand:${String(args['card'])}`, ...home], to: card, piece: 'card', seat }]
    case 'conquered':
      return [{ from: [`island:${String(args['card'])}`, 'queue'], to: card, piece: 'island', seat }]
    case 'pillaged':
      return many(args['gains'], [`island:${String(args['card'])}`, 'queue'])
    case 'harvested':
      return many(args['gains'], card)
    case 'gained':
    case 'released':
      return many(args['gains'], card)
    case 'drew':
      return [{ from: home, to: home, piece: 'card', seat }]
    case 'attacked':
      return [{ from: home, to: [`card:${Number(args['player'])}:${String(args['card'])}`], piece: 'raze', seat }]
    default:
      return []
  }
}

/** One fact after the other; a long absence is told faster. */
export function flightsOf(facts: readonly Fact[]): Flight[] {
  const out: Flight[] = []
  let at = 0
  for (const fact of facts) {
    const pieces = piecesOf(fact)
    pieces.forEach((piece, i) => out.push({ ...piece, at: at + i * STAGGER }))
    if (pieces.length) at += NEXT + (pieces.length - 1) * STAGGER
  }
  const last = out.reduce((top, one) => Math.max(top, one.at), 0)
  const pace = Math.min(1, (LONGEST - LASTS) / Math.max(1, last))
  return out.map((one) => ({ ...one, at: Math.round(one.at * pace) }))
}
