/** The archive of a campaign (MAR-28.11, 28.15), as the server hands it on, and what stands on its pages. */

import { stone, place, type Point } from '../board/geometry'
import { legacyOf, placeOf, storyOf } from '../data'
import type { Carry, Translate } from '../../types'
import type { Archive } from '../view.gen'
import { placeTitle } from '../words'

/** The server has checked it field by field. */
export const archive = (carry: Carry): Archive => carry as unknown as Archive

export const chapterOf = (card: string): number => storyOf(card)?.chapter ?? 0
/** What is asked of whoever wants to turn the card over, and where. */
export function taskOf(card: string, t: Translate): string[] {
  const story = storyOf(card)
  if (!story) return []
  const tile = story.requirement.tile
  if (tile) return [t('maracaibo-ui-story-full', { tile: t(`legacy-${tile}`) })]
  const at = story.setup.story
  return at ? [t('maracaibo-ui-story-at', { place: placeTitle(at, t) }), t(`story-${card}-help`)] : []
}

/** What the next match is about, or how the story ended. */
export function now(carry: Carry, t: Translate): { title: string; text: string }[] {
  const { cards, read, ending } = archive(carry)
  const last = read.at(-1)
  const pages = ending && last ? [last] : cards
  return pages.map((card) => ({ title: t(`story-${card}`), text: t(`story-${card}-front`) }))
}

// --- the map ------------------------------------------------------------------------------------------------------

/** Where a tile lies that belongs to no place of the voyage. */
const ELSEWHERE: Partial<Record<string, Point>> = { L6: { x: 452, y: 104 }, L9: { x: stone('E05').x, y: 770 } }
export interface Lying {
  tile: string
  /** Beside which place it is listed: its own, or where the lane that it makes longer begins. */
  place: string | null
  at: Point
}
/** The tiles along the voyage; those that lie elsewhere at the end. */
export function lying(tiles: readonly string[]): Lying[] {
  const found = tiles.map((tile): Lying => {
    const at = legacyOf(tile)?.at
    if (Array.isArray(at)) {
      const [a, b] = [place(at[0] ?? ''), place(at[1] ?? '')]
      return { tile, place: at[0] ?? null, at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } }
    }
    const spot = ELSEWHERE[tile]
    return spot || !at ? { tile, place: null, at: spot ?? { x: 0, y: 0 } } : { tile, place: at, at: place(at) }
  })
  const rank = ({ place }: Lying): number => (place === null ? Infinity : (placeOf(place)?.order ?? Infinity))
  return found.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}
