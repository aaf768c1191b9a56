/** Which icon stands for a space. */
import { space } from './geometry'
import type { IconName } from './icons'

export function geoIcon(i: number): IconName {
  return space(i).kind
}
