import { tinted } from '../../frame/looks.svelte'
import { shipOf, type Livery } from './liveries'

/** How a ship looks to the reader; `flag`: its colour for edges and stripes on paper, seen in the dark as well. */
export function livery(color: string): Livery & { flag: string } {
  const found = tinted(shipOf(color))
  // The darkest of them would be paper on paper.
  return { ...found, flag: found.name === 'black' ? `light-dark(${found.color}, #b9bfca)` : found.color }
}
