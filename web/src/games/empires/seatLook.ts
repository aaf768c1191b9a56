/** How a seat looks at the table in sight. */

import { lookOf } from '../../frame/looks.svelte'
import type { Look } from '../../frame/palette'
import { LOOKS } from './looks'

export const seatLook = (seat: number): Look => lookOf(LOOKS, seat)
