/** Several people at one screen: whose eyes look at it now, and who must come before anything secret is shown. */

import type { Fact, SeatNow } from '../wire'

export interface Looking {
  /** The seat whose view is on the screen; null: nobody's, only what is public. */
  seat: number | null
  /** The person to whom the device should be passed; null when nobody else is asked. */
  next: number | null
}

export function whoLooks(seats: readonly SeatNow[], confirmed: number | null): Looking {
  if (seats.length === 0) return { seat: null, next: null }
  if (seats.length === 1) return { seat: seats[0]?.seat ?? null, next: null }
  const here = seats.find((one) => one.seat === confirmed)
  if (here?.prompt) return { seat: here.seat, next: null }
  const asked = seats.find((one) => one.prompt)
  return { seat: null, next: asked?.seat ?? null }
}

/** A fact as the person who looks may read it. */
export function factFor(fact: Fact, seat: number | null): Fact {
  const own = seat === null ? undefined : fact.own?.[String(seat)]
  return own ? { ...fact, args: { ...fact.args, ...own } } : fact
}
