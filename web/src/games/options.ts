/** The options of a game in the order a host thinks of them. */

import type { OptionInfo, Value } from '../wire'

export type OptionGroup = 'expansions' | 'variants' | 'rulings'
/** How many seats the rules themselves play. */
export const RULE_SEATS = 'puertomas'

export function groupOf(option: OptionInfo): OptionGroup {
  if (option.id.startsWith('expansion_')) return 'expansions'
  return /^[A-Z]+-R/.test(option.rule) ? 'rulings' : 'variants'
}

/** What an option needs: switching it on switches that on, too, and the other way round. */
const NEEDS: Record<string, string> = {
  expansion_festival_cards: 'expansion_festival',
  achievement_draft: 'expansion_achievements',
  opt_tailor_cap3: 'expansion_citizens',
}
export function withOption(chosen: Record<string, Value>, id: string, value: Value): Record<string, Value> {
  const next = { ...chosen, [id]: value }
  const needed = NEEDS[id]
  if (needed && value === true) next[needed] = true
  if (value === false)
    for (const [other, needs] of Object.entries(NEEDS)) if (needs === id && next[other] === true) next[other] = false
  return next
}
