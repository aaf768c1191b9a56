/** A rating as people read it: what is likely, and how sure that is. */

import type { Rating } from '../wire'

type T = (id: string, args?: Record<string, unknown>) => string

/** About 95 in 100 that the skill lies within this of the middle. */
const WIDE = 2

export const told = ({ mu, sigma }: Pick<Rating, 'mu' | 'sigma'>, t: T): string =>
  t('rating-is', { mu: Math.round(10 * mu) / 10, wide: Math.round(10 * WIDE * sigma) / 10 })

/** What a match did to the middle, with its sign. */
export function change(before: number, after: number): string {
  const by = Math.round(10 * (after - before)) / 10
  return by < 0 ? `−${-by}` : `+${by}`
}
