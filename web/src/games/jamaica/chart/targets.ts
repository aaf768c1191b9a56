/** What can be chosen on the chart, by where it lies. */

import type { Option, Prompt } from '../../../wire'
import { parse } from '../words'

export interface ChartTargets {
  /** Space -> sailing there. */
  spaces: ReadonlyMap<number, Option>
  /** Ship -> attacking it. */
  ships: ReadonlyMap<number, Option>
  /** Dice for the day field. */
  dice: readonly Option[]
  /** Ways for the Ghost Ship. */
  courses: readonly Option[]
}

const VERBS: readonly string[] = ['sail', 'retreat', 'attack', 'day', 'ghost']
/** Every answer lies on the chart. */
export function onChart(prompt: Prompt | null): boolean {
  return prompt !== null && prompt.options.every((option) => VERBS.includes(parse(option.action).verb))
}

export function targetsOf(prompt: Prompt | null | undefined): ChartTargets {
  const spaces = new Map<number, Option>()
  const ships = new Map<number, Option>()
  const dice: Option[] = []
  const courses: Option[] = []
  for (const option of prompt?.options ?? []) {
    const { verb, n } = parse(option.action)
    if (verb === 'sail' || verb === 'retreat') spaces.set(n, option)
    else if (verb === 'attack') ships.set(n, option)
    else if (verb === 'day') dice.push(option)
    else if (verb === 'ghost') courses.push(option)
  }
  return { spaces, ships, dice, courses }
}
