/** How the legal actions of a question are grouped in the action bar, in an order that is the same every time. */

import type { Option, Prompt } from '../../wire'
import { choosing } from './choosing.svelte'
import type { EmpiresView, Tile } from './view.gen'
import { parse, windowCard, withCard } from './words'

export interface ActionGroup {
  /** Fluent id of the group's heading. */
  label: string
  options: Option[]
}

export function groups(prompt: Prompt, view: EmpiresView): ActionGroup[] {
  const out: ActionGroup[] = []
  const left = [...prompt.options]
  /** Takes the options that fit out of what is left. */
  const add = (label: string, fits: (option: Option) => boolean, key: (option: Option) => number = () => 0): void => {
    const taken = left.filter(fits)
    if (!taken.length) return
    for (const option of taken) left.splice(left.indexOf(option), 1)
    out.push({ label: `empires-ui-group-${label}`, options: taken.sort((x, y) => key(x) - key(y)) })
  }
  const verb =
    (...verbs: string[]) =>
    ({ action }: Option): boolean =>
      verbs.includes(parse(action).verb)
  const tile = ({ action }: Option): number => view.circle.indexOf(parse(action).rest[0] as Tile)

  const chosen = choosing.of(prompt)
  if (chosen) {
    const ways = withCard(prompt, chosen)
    add('chosen', (option) => ways.includes(option))
  }
  if (prompt.kind === 'turn') {
    add('tiles', ({ action }) => /^place:[a-z]+$/.test(action), tile)
    add('again', ({ action }) => /^again:[a-z]+:[a-z]+$/.test(action), tile)
    add('build', verb('build'))
    add('use', ({ action }) => parse(action).verb === 'use' && windowCard(action) === null)
    add('boost', ({ action }) => windowCard(action) !== null)
    add('attack', verb('attack'))
    add('tribute', verb('tribute'))
  } else {
    add('islands', verb('island'))
    add('decks', verb('deck'))
    add('choose', ({ action }) => action !== 'done' && action !== 'pass')
  }
  add('done', verb('pass', 'done'))
  // Whatever was not recognised is still offered.
  if (left.length) out.push({ label: 'empires-ui-group-choose', options: left })
  return out
}
