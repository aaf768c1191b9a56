/** How a seat looks at the table in sight. */

import { lookOf } from '../../frame/looks.svelte'
import { LOOKS } from './looks'

export const seatLook = (seat: number): (typeof LOOKS)[number] => lookOf(LOOKS, seat)
