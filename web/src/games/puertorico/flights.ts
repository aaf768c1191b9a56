/** Which pieces move where when something has happened: from the facts alone. */

import { many, type Move } from '../../frame/flights'
import type { Fact } from '../../wire'
import { GOODS } from './data'

export interface Piece {
  good?: string
  icon?: string
  person?: 'worker' | 'citizen'
  seat?: number
}
export function movesOf(fact: Fact, players: number): Move<Piece>[] {
  const { kind, seat, args } = fact
  const home = [`seat:${seat}`]
  const good = (args['good'] ?? '') as string
  switch (kind) {
    case 'role': {
      const role = [`role:${String(args['role'])}`]
      return [
        { from: home, to: role, piece: { seat } },
        ...many(args['coins'], { from: role, to: home, piece: { icon: 'coin' } }),
      ]
    }
    case 'tile':
      return [{ from: [`offer:${String(args['tile'])}`, 'offer'], to: home, piece: { good: String(args['tile']) } }]
    case 'tile_drawn':
      // Whoever drew it may be the only one who has seen it.
      return [
        { from: ['bag', 'offer'], to: home, piece: 'tile' in args ? { good: String(args['tile']) } : { icon: 'bag' } },
      ]
    case 'built':
      return [{ from: [`tray:${String(args['building'])}`], to: home, piece: { icon: String(args['building']) } }]
    case 'produced': {
      const goods = (args['goods'] ?? {}) as Record<string, number>
      return GOODS.flatMap((one) => many(goods[one], { from: [`supply:${one}`], to: home, piece: { good: one } }))
    }
    case 'extra_crate':
      return [{ from: [`supply:${good}`], to: home, piece: { good } }]
    case 'sold':
      return [{ from: home, to: ['house'], piece: { good } }]
    case 'loaded':
      return many(args['n'], { from: home, to: [`ship:${Number(args['ship'])}`], piece: { good } })
    case 'wharf':
      return many(args['n'], { from: home, to: [`supply:${good}`], piece: { good } })
    case 'recruited':
      return [{ from: ['workers', 'register'], to: home, piece: { person: 'worker' } }]
    case 'distributed':
      return Array.from({ length: Math.min(10, Number(args['n'] ?? 0)) }, (_, i) => ({
        from: ['register'],
        to: [`seat:${(seat + i) % players}`],
        piece: { person: 'worker' as const },
      }))
    case 'vp':
      return many(args['vp'] ?? args['n'], { from: ['vp'], to: home, piece: { icon: 'vp' } })
    default:
      return []
  }
}
