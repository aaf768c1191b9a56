/** Who gets what from a role, before it is chosen: what the engine foretells, and what everybody's board plainly says. */

import type { Args } from '../../wire'
import type { BoardView, PuertoRicoView } from './view.gen'
import { building, roleKind } from './data'
import { priceFor } from './pricing'
import { roleGets, type SeatGets } from './words'

const works = (board: BoardView, place: string): boolean =>
  board.city.some((one) => one.place === place && one.workers + one.citizens > 0)
const nothing = (seat: number): SeatGets => ({ seat, goods: [], workers: 0, coins: 0, vp: 0 })

/** In the order of the phase, which begins with who chooses. */
function inOrder(view: PuertoRicoView, chooser: number): BoardView[] {
  return view.boards.map((_, i) => view.boards[(chooser + i) % view.boards.length] as BoardView)
}

function planter(view: PuertoRicoView, chooser: number): SeatGets[] {
  return inOrder(view, chooser).map((board) => {
    const room = board.tiles_spaces - board.tiles_used
    const drawn = works(board, 'hacienda') ? 1 : 0
    return {
      ...nothing(board.seat),
      tiles: Math.max(0, Math.min(room, 1 + drawn)),
      quarry: room > 0 && view.quarries > 0 && (board.seat === chooser || works(board, 'builders_yard')),
      workers: room > 0 && view.supply_workers > 0 && works(board, 'hospital') ? 1 : 0,
    }
  })
}

/** The dearest building that a seat could pay for now. */
function builder(view: PuertoRicoView, chooser: number, bonus: number): SeatGets[] {
  return inOrder(view, chooser).map((board) => {
    const first = board.seat === chooser
    const off = first ? (works(board, 'publishing_house') ? 2 : 1) : 0
    const purse = board.coins + (first ? bonus : 0)
    const can = view.tray
      .filter(
        (tile) =>
          tile.left > 0 &&
          !board.city.some((one) => one.place === tile.building) &&
          building(tile.building).size <= board.city_spaces - board.city_used,
      )
      .map((tile) => ({
        id: tile.building,
        cost: tile.cost,
        price: Math.max(0, priceFor(view, board, tile.building).price - off),
      }))
      .filter((one) => one.price <= purse)
      .sort((a, b) => b.cost - a.cost || a.price - b.price)
    return {
      ...nothing(board.seat),
      ...(can[0] && !board.puertoma ? { building: can[0].id, price: can[0].price } : {}),
    }
  })
}

export function whoGets(role: string, preview: Args | null | undefined, view: PuertoRicoView): SeatGets[] {
  const chooser = view.chooser ?? view.seat ?? 0
  switch (roleKind(role)) {
    case 'planter':
      return planter(view, chooser)
    case 'builder':
      return builder(view, chooser, Number(preview?.['coins'] ?? 0))
    default:
      return roleGets(preview)
  }
}
export const something = (row: SeatGets): boolean =>
  Boolean(row.goods.length || row.workers || row.coins || row.vp || row.tiles || row.building)
