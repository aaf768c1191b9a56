/** Where an action is lit in the drawings; on a phone one part of the board is in sight at a time. */

import type { Option, Prompt } from '../../wire'
import { asWhole } from './thinking.svelte'
import { parse } from './words'

export const PARTS = ['table', 'tray', 'own'] as const
export type Part = (typeof PARTS)[number]

const TABLE = [
  'role',
  'capture',
  'take',
  'draw',
  'zoning',
  'load',
  'wharf',
  'small_wharf',
  'sell',
  'outpost',
  'plunder',
]
const GOODS = ['sell', 'outpost', 'extra', 'pension']
const PLACES = ['staff', 'empty', 'hospital', 'remove', 'bohio', 'give', 'poach']

/** `goods`: in the row of what one owns, which is always in sight. */
export function lies(action: string): Part | 'goods' | null {
  const { verb, rest } = parse(action)
  if (verb === 'build' || verb === 'select') return 'tray'
  if (verb === 'card') return 'own'
  if (GOODS.includes(verb) || (verb === 'give' && (rest[0] === 'crate' || rest[0] === 'vp'))) return 'goods'
  if (TABLE.includes(verb) || (verb === 'raid' && rest[1] !== '0') || (verb === 'poach' && !rest.length)) return 'table'
  return PLACES.includes(verb) ? 'own' : null
}

/** The part that a question turns to: where most of its answers lie. */
export function partOf(prompt: Prompt): Part | null {
  const count: Record<Part, number> = { table: 0, tray: 0, own: 0 }
  for (const option of prompt.options) {
    const where = lies(option.action)
    // People of the Bohío may move at every question; it turns to them only when nothing else is asked.
    if (where && where !== 'goods' && (prompt.kind === 'window' || !option.action.startsWith('bohio:'))) count[where]++
  }
  const best = PARTS.reduce((top, one) => (count[one] > count[top] ? one : top))
  if (count[best]) return best
  return prompt.options.some((option) => lies(option.action) === 'goods') ? 'own' : null
}

const placeOf = (action: string): string => {
  const { verb, rest } = parse(action)
  return `${verb} ${rest[rest.length - 1] ?? ''}`
}
/** Answers that are not lit while this part is in sight: they need a button. */
export function unlit(prompt: Prompt, part: Part | null): Option[] {
  const seen = new Set<string>()
  return prompt.options.filter((option) => {
    const where = lies(option.action)
    if (where === 'goods') return false
    if (where === null || where !== part) return true
    // A place is lit once, for the first of several people who could go there.
    if (where !== 'own' || option.action.startsWith('card:')) return false
    const place = placeOf(option.action)
    if (seen.has(place)) return true
    seen.add(place)
    return false
  })
}
const MOST_BUTTONS = 4
/** Something is lit, and nearly everything in one part: the board is looked at, not a list; or the board is the editor. */
export function onBoard(prompt: Prompt): boolean {
  const buttons = unlit(prompt, partOf(prompt)).length
  return asWhole(prompt) || (buttons <= MOST_BUTTONS && buttons < prompt.options.length)
}
