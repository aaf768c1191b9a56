/** The options of a game in the order a host thinks of them. */

import type { GameInfo, OptionInfo, PresetInfo, Value } from '../wire'

export type OptionGroup = 'expansions' | 'variants' | 'rulings'
const GROUPS: Record<OptionInfo['kind'], OptionGroup | null> = {
  expansion: 'expansions',
  variant: 'variants',
  ruling: 'rulings',
  rule_seats: null,
  solo: null,
}

/** Null: it is asked where the seats are. */
export const groupOf = (option: OptionInfo): OptionGroup | null => GROUPS[option.kind]
/** The option that says how many seats the rules themselves play. */
export const ruleSeats = (game: GameInfo | null | undefined): OptionInfo | null =>
  game?.options.find((option) => option.kind === 'rule_seats') ?? null

/** What whoever plays alone is asked beside the number of seats: scenario, level. */
export const soloOptions = (game: GameInfo | null | undefined): OptionInfo[] =>
  game?.options.filter((option) => option.kind === 'solo') ?? []

/** What belongs to the seats that the rules play, and is asked beside their number: how strong they are. */
export const besideRuleSeats = (game: GameInfo | null | undefined): OptionInfo[] => {
  const ruling = ruleSeats(game)
  return (game?.options ?? []).filter(
    (option) =>
      option.kind === 'variant' && option.needs.length > 0 && option.needs.every((n) => n.option === ruling?.id),
  )
}

/** What a value needs is switched on with it; what needs something that is switched off goes back to its default. */
export function withOption(
  options: readonly OptionInfo[],
  chosen: Record<string, Value>,
  id: string,
  value: Value,
): Record<string, Value> {
  const next = { ...chosen, [id]: value }
  for (const need of options.find((option) => option.id === id)?.needs ?? [])
    if (need.value === value)
      next[need.option] ||= options.find((option) => option.id === need.option)?.values.find(Boolean) ?? true
  if (!value)
    for (const option of options)
      if (option.needs.some((need) => need.option === id && need.value === next[option.id]))
        next[option.id] = option.default
  return next
}

const stories = (game: GameInfo | null | undefined): Record<string, Value>[] =>
  game?.campaign ? [game.campaign.options, ...Object.values(game.campaign.chapters)] : []
/** The options that a campaign decides: whether there is a story, and where it begins. */
export const storyOptions = (game: GameInfo | null | undefined): string[] => [
  ...new Set(stories(game).flatMap((way) => Object.keys(way))),
]
/** The values of an option that begin no campaign. */
export const singleValues = (game: GameInfo | null | undefined, option: OptionInfo): Value[] =>
  option.values.filter((value) => !stories(game).some((way) => way[option.id] === value))

export interface Gist {
  /** The named way that a table is set up in; null: another one. */
  preset: PresetInfo['id'] | null
  counts: { expansions: number; others: number }
}
/** What matters about the options of a table, wherever its game's own words are not at hand. */
export function gist(game: GameInfo, players: number, options: Record<string, Value>): Gist {
  const changed = (than: Record<string, Value>): OptionInfo[] =>
    game.options.filter((one) => (options[one.id] ?? one.default) !== (than[one.id] ?? one.default))
  const preset = game.presets.find((one) => one.players === players && changed(one.options).length === 0)
  const found = changed({})
  const expansions = found.filter((one) => one.kind === 'expansion').length
  return { preset: preset?.id ?? null, counts: { expansions, others: found.length - expansions } }
}
