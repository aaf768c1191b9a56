/** How the legal actions of a question are grouped in the action bar, in an order that is the same every time. */

import type { Option, Prompt } from '../../wire'
import { cardOf, placeOf } from './data'
import { parse } from './words'

export interface ActionGroup {
  /** Fluent id of the group's heading. */
  label: string
  options: Option[]
  beside?: boolean
}
const order = (place: string): number => placeOf(place)?.order ?? 99
const KEYS: Record<string, (rest: string[]) => number> = {
  sail: ([place = '', via = '']) => order(place) * 100 + order(via),
  buy: ([card = '']) => cardOf(card).cost,
  invest: () => 99,
}
const key = ({ action }: Option): number => {
  const { verb, rest } = parse(action)
  return KEYS[verb]?.(rest) ?? 0
}

/** How high the list of them is, in buttons. */
export const heightOf = (all: readonly ActionGroup[]): number =>
  all.reduce((sum, { options, beside }) => sum + (beside ? Math.ceil(options.length / 2) : options.length), 0) +
  (all.length > 1 ? all.length * 0.55 : 0)

/** In the order of the bar; whatever has no heading of its own is chosen among under one. */
const HEADINGS: readonly (readonly [string, readonly string[]])[] = [
  ['here', ['city', 'home']],
  ['quest', ['quest', 'stored']],
  ['assistant', ['assistant']],
  ['village', ['village']],
  ['buy', ['buy', 'invest']],
  ['combat', ['fight']],
  ['place', ['annex', 'raid']],
  ['raise', ['raise']],
  ['sail', ['sail']],
  ['deliver', ['deliver']],
  ['choose', []],
  ['draw', ['draw']],
  ['take', ['take']],
  // Free actions come late: they are always there and rarely what the turn is about.
  ['goal', ['goal', 'figure_for_cp']],
  ['plan', ['plan']],
  // The way out stays in sight below.
  ['enough', ['take_vp', 'decline', 'done']],
]
function headingOf(option: Option, prompt: Prompt): string {
  const { verb } = parse(option.action)
  if (prompt.kind === 'main' && verb === 'village') return 'here'
  if (prompt.kind === 'split_plan') return 'choose'
  return HEADINGS.find(([, verbs]) => verbs.includes(verb))?.[0] ?? 'choose'
}

export function groups(prompt: Prompt): ActionGroup[] {
  return HEADINGS.map(([heading]) => ({
    label: `maracaibo-ui-group-${heading}`,
    options: prompt.options.filter((option) => headingOf(option, prompt) === heading).sort((x, y) => key(x) - key(y)),
    beside: heading === 'plan',
  })).filter(({ options }) => options.length)
}
