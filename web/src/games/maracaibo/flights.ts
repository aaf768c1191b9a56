/** Which pieces move where when something has happened: from the facts alone. */

import { many, type Move } from '../../frame/flights'
import type { Fact } from '../../wire'

/** `coin`, `vp` or a glyph; `flag` is the banner of a nation. */
export interface Piece {
  name: string
}
const GAINS: Record<string, string> = { doubloons: 'coin', vp: 'vp', cp: 'cp', figures: 'pawn' }

export function movesOf({ kind, seat, args }: Fact): Move<Piece>[] {
  const home = [`seat:${seat}`]
  const text = (name: string): string => String(args[name])
  const amounts = (of: unknown): [string, number][] =>
    Object.entries((of ?? {}) as Record<string, number>).filter(([name]) => name in GAINS)
  switch (kind) {
    case 'gained':
      return amounts(args['gains']).flatMap(([name, n]) =>
        many(n, { from: [`ship:${seat}`], to: [`${name}:${seat}`, ...home], piece: { name: GAINS[name] ?? 'coin' } }),
      )
    case 'paid':
      return amounts(args['paid']).flatMap(([name, n]) =>
        many(n, { from: [`${name}:${seat}`, ...home], to: ['deck'], piece: { name: GAINS[name] ?? 'coin' } }),
      )
    case 'bought':
      return [
        {
          from: [`hand:${text('card')}`, ...home],
          to: [`card:${seat}:${text('card')}`, ...home],
          piece: { name: 'card' },
        },
      ]
    case 'took':
      return [{ from: [`display:${text('card')}`], to: [`hand:${text('card')}`, ...home], piece: { name: 'card' } }]
    case 'drew':
      return [{ from: ['deck'], to: home, piece: { name: 'card' } }]
    case 'quest':
    case 'jean_quest':
      return [{ from: [`quest:${text('quest')}`], to: [`quests:${seat}`, ...home], piece: { name: 'quest' } }]
    case 'disc':
      return [{ from: [`slot:${seat}:${text('slot')}`, ...home], to: [`ship:${seat}`], piece: { name: 'disc' } }]
    case 'marker':
      return [
        {
          from: [`influence:${seat}:${text('nation')}`, ...home],
          to: [`place:${text('place')}`],
          piece: { name: `flag:${text('nation')}` },
        },
      ]
    case 'assistant_placed':
      return [{ from: home, to: [`place:${text('place')}`], piece: { name: 'assistant' } }]
    case 'influence':
      return [{ from: [`ship:${seat}`], to: [`influence:${seat}:${text('nation')}`], piece: { name: 'crown' } }]
    default:
      return []
  }
}
