/** How the seats of the table in sight look: the colours that their people have chosen. One table is in sight at a time. */

import { settings } from '../settings.svelte'
import { SAFE, type Look } from './palette'

class Worn {
  #colours = $state.raw<readonly (string | null)[]>([])

  /** From here on these are the colours of the seats; gives how to forget them. */
  wear(seats: readonly { colour: string | null }[]): () => void {
    this.#colours = seats.map((seat) => seat.colour)
    return () => (this.#colours = [])
  }
  of(seat: number): string | null {
    return this.#colours[seat] ?? null
  }
}
export const worn = new Worn()

/** As the reader likes colours. */
export const tinted = <L extends Look>(look: L): L =>
  settings.kept.palette === 'safe' ? { ...look, color: SAFE[look.name] } : look

/** The look of a seat, among those of its game, which are in the order of the seats. */
export function lookOf<L extends Look>(looks: readonly L[], seat: number): L {
  const name = worn.of(seat)
  return tinted(looks.find((look) => look.name === name) ?? (looks[seat % looks.length] as L))
}
