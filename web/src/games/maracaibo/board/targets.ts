/** Which answers lie on the chart, and where; on a phone one part of the board is in sight at a time. */

import type { Prompt } from '../../../wire'
import { groups, heightOf } from '../groups'
import type { BoardView } from '../view.gen'
import { parse, withCard } from '../words'
import { place, stone, type Point } from './geometry'

export const PARTS = ['chart', 'cards', 'ship', 'crowns'] as const
export type Part = (typeof PARTS)[number]

export interface ChartTarget extends Point {
  action: string
  /** A place on the sea route, or a space of the trail. */
  id: string
  kind: 'place' | 'space'
}
const ON_PLACES = ['sail', 'annex', 'raid', 'place']
/** Two ways to one stop lie beside each other: the upper one above. */
const BESIDE: readonly Point[] = [
  { x: -20, y: -20 },
  { x: 20, y: 20 },
  { x: -20, y: 26 },
  { x: 20, y: -26 },
]

export function targetsOf(prompt: Prompt | null, ship: string | null): ChartTarget[] {
  const found = (prompt?.options ?? []).flatMap(({ action }): ChartTarget[] => {
    const { verb, rest } = parse(action)
    const id = rest[0] ?? ''
    if (ON_PLACES.includes(verb)) return [{ action, id, kind: 'place', ...place(id) }]
    if (verb === 'explore') return [{ action, id, kind: 'space', ...stone(id) }]
    // What is done where the ship lies is done by pressing that place.
    if (ship && ['city', 'home'].includes(verb)) return [{ action, id: ship, kind: 'place', ...place(ship) }]
    if (ship && action === 'village') return [{ action, id: ship, kind: 'place', ...place(ship) }]
    return []
  })
  return found.map((one) => {
    const twins = found.filter((other) => other.id === one.id)
    const off = twins.length > 1 ? BESIDE[twins.indexOf(one)] : undefined
    return off ? { ...one, x: one.x + off.x, y: one.y + off.y } : one
  })
}

const PLACES: Partial<Record<string, Part>> = {
  sail: 'chart',
  annex: 'chart',
  raid: 'chart',
  place: 'chart',
  explore: 'chart',
  city: 'chart',
  home: 'chart',
  disc: 'ship',
  buy: 'cards',
  deliver: 'cards',
  pay: 'cards',
  take: 'cards',
  draw: 'cards',
  throw: 'cards',
  plan: 'cards',
  nation: 'crowns',
}
/** The part that a question turns to. */
export const partOf = (prompt: Prompt): Part | null =>
  prompt.options.map((option) => PLACES[parse(option.action).verb]).find(Boolean) ?? null

/** A list that is higher, in buttons, would leave a phone no board. */
const HIGHEST = 7.6
/** On a phone the list of buttons is folded: what is not drawn in the part that the question turns to stands above it. */
export const onBoard = (prompt: Prompt): boolean =>
  partOf(prompt) !== null && (prompt.kind === 'sail' || heightOf(groups(prompt)) > HIGHEST)

/** The answers that are drawn in a part of the board. */
export function drawnIn(part: Part, prompt: Prompt, board: BoardView | null): string[] {
  const actions = prompt.options.map((option) => option.action)
  switch (part) {
    case 'chart':
      return targetsOf(prompt, board?.ship ?? null).map((target) => target.action)
    case 'cards': {
      const cards = [...(board?.hand ?? []), ...(board?.planning ?? [])]
      return cards.flatMap((card) => withCard(prompt, card))
    }
    case 'ship':
      return actions.filter((action) => ['disc', 'goal', 'assistant', 'stored'].includes(parse(action).verb))
    case 'crowns':
      return actions.filter((action) => parse(action).verb === 'nation')
  }
}
