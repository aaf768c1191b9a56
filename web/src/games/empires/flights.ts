/** Which pieces move where when something has happened: from the facts alone. */

import { many, type Move } from '../../frame/flights'
import type { Fact } from '../../wire'

/** A glyph; `pawn` and `ship` are the pieces of that seat. */
export interface Piece {
  name: string
  seat: number
}

export function movesOf({ kind, seat, args }: Fact): Move<Piece>[] {
  const home = [`seat:${seat}`]
  const card = [`card:${seat}:${String(args['card'])}`, ...home]
  const goods = (of: unknown, from: string[]): Move<Piece>[] =>
    Object.entries((of ?? {}) as Record<string, number>).flatMap(([name, n]) =>
      many(n, { from, to: [name === 'vp' ? `vp:${seat}` : `good:${seat}:${name}`, ...home], piece: { name, seat } }),
    )
  switch (kind) {
    case 'placed':
      return [{ from: home, to: [`tile:${String(args['tile'])}`], piece: { name: 'pawn', seat } }]
    case 'used_again':
    case 'moved_pawn': {
      const from = String(args[kind === 'used_again' ? 'other_tile' : 'tile'])
      const to = String(args[kind === 'used_again' ? 'tile' : 'other_tile'])
      return [{ from: [`tile:${from}`], to: [`tile:${to}`], piece: { name: 'pawn', seat } }]
    }
    case 'sailed':
      return [{ from: home, to: [`ship:${Number(args['place'])}`, 'queue'], piece: { name: 'ship', seat } }]
    case 'came_home':
      return [{ from: ['ship:1', 'queue'], to: home, piece: { name: 'ship', seat } }]
    case 'built':
      return [{ from: [`hand:${String(args['card'])}`, ...home], to: card, piece: { name: 'card', seat } }]
    case 'conquered':
      return [{ from: [`island:${String(args['card'])}`, 'queue'], to: card, piece: { name: 'island', seat } }]
    case 'pillaged':
      return goods(args['gains'], [`island:${String(args['card'])}`, 'queue'])
    case 'harvested':
      return goods(args['gains'], card)
    case 'gained':
    case 'released':
      return goods(args['gains'], card)
    case 'drew':
      return [{ from: home, to: home, piece: { name: 'card', seat } }]
    case 'attacked':
      return [
        { from: home, to: [`card:${Number(args['player'])}:${String(args['card'])}`], piece: { name: 'raze', seat } },
      ]
    default:
      return []
  }
}
