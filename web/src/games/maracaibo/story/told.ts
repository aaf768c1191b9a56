/** What the story has told since the reader last closed its page, as leaves to show over the chart. */

import type { Fact } from '../../../wire'
import type { Translate } from '../../types'
import type { MaracaiboView } from '../view.gen'
import { taskOf } from './archive'

export interface Leaf {
  title: string
  lines: string[]
}
const TELLS = ['story_card', 'story_read', 'chosen', 'tile_added', 'tile_removed', 'campaign_end']
export const tells = (fact: Fact): boolean => TELLS.includes(fact.kind)

const card = (story: string, t: Translate): Leaf => ({
  title: t(`story-${story}`),
  lines: [t(`story-${story}-front`), ...taskOf(story, t)],
})
/** A match begins: what lies open, and what has changed on the map. */
export function opening({ story, legacy }: MaracaiboView, t: Translate): Leaf[] {
  const pages = (story?.cards ?? []).map((one) => card(one.card, t))
  const tiles = legacy.map((one) => t(`legacy-${one.tile}`))
  return tiles.length ? [...pages, { title: '', lines: [t('maracaibo-ui-story-tiles', { tiles })] }] : pages
}

export function leaves(facts: readonly Fact[], t: Translate): Leaf[] {
  const out: Leaf[] = []
  const last = (): Leaf => out.at(-1) ?? (out[out.push({ title: '', lines: [] }) - 1] as Leaf)
  for (const { kind, args } of facts) {
    const story = String(args['story'])
    if (kind === 'story_card') out.push(card(story, t))
    else if (kind === 'story_read') {
      const title = t(`story-${story}`)
      if (last().title === title) last().lines.push(t(`story-${story}-back`))
      else out.push({ title, lines: [t(`story-${story}-back`)] })
    } else if (kind === 'chosen')
      last().lines.push(`${t('maracaibo-ui-decided')} ${t(`choice-${String(args['choice'])}`)}`)
    else if (kind === 'tile_added') {
      const tile = String(args['legacy'])
      last().lines.push(t('maracaibo-ui-story-tile', { tile: t(`legacy-${tile}`), help: t(`legacy-${tile}-help`) }))
    } else if (kind === 'tile_removed')
      last().lines.push(t('maracaibo-ui-story-tile-gone', { tile: t(`legacy-${String(args['legacy'])}`) }))
    else if (kind === 'campaign_end') last().lines.push(t(`ending-${String(args['ending'])}`))
  }
  return out.filter((leaf) => leaf.title || leaf.lines.length)
}
