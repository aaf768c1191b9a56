/** What a building would cost a seat as its board stands; the privilege, if it chooses the Builder, comes on top. */

import type { BoardView, PuertoRicoView } from './view.gen'
import { building } from './data'
import type { Price } from './words'

const staffed = (board: BoardView, place: string) =>
  board.city.find((one) => one.place === place && one.workers + one.citizens > 0)

export function priceFor(view: PuertoRicoView, board: BoardView, id: string): Price {
  const { cap, size } = building(id)
  const cost = view.tray.find((one) => one.building === id)?.cost ?? building(id).cost
  const discounts: [string, number][] = []
  const quarries = board.countryside.find((one) => one.place === 'quarry')
  const stone = Math.min(cap, (quarries?.workers ?? 0) + (quarries?.citizens ?? 0))
  if (stone) discounts.push(['quarries', stone])
  const wood = staffed(board, 'lumberyard') ? Math.floor(board.forests / 2) : 0
  if (wood) discounts.push(['forests', wood])
  const notary = staffed(board, 'notary')
  const law = notary ? (size === 2 ? (notary.citizens ? 2 : 0) : notary.workers ? 1 : 0) : 0
  if (law) discounts.push(['notary', law])
  const price = Math.max(0, cost - stone - wood - law)
  return { cost, discounts, price, missing: Math.max(0, price - board.coins) }
}
