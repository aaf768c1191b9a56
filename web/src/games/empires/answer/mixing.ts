/**
 * A mix of goods as one answer. The engine asks for it piece by piece, in the order of the kinds, and makes a step that has
 * no alternative by itself: such a step must not be said. tests/server/test_empires_mixing.py holds this against the engine.
 */

import type { Prompt } from '../../../wire'
import type { BoardView } from '../view.gen'
import { num, parse } from '../words'

export interface Mix {
  verb: 'take' | 'pay' | 'deposit'
  /** In the engine's order; how many of each there are at most. */
  kinds: { kind: string; most: number }[]
  least: number
  most: number
}
export type Wish = Partial<Record<string, number>>

const ORDER = ['food', 'wood', 'stone', 'sheep', 'fish', 'gold', 'raze', 'worker', 'vp', 'card']
const VERBS: Record<string, Mix['verb']> = { gain: 'take', payout: 'take', pay: 'pay', deposit: 'deposit' }

/** Null: the question is no mix, or only one piece is asked for. */
export function mixOf(prompt: Prompt | null, board: BoardView | null): Mix | null {
  const verb = VERBS[prompt?.kind ?? '']
  if (!prompt || !board || !verb || prompt.begun) return null
  const most = num(prompt.args[verb === 'deposit' ? 'most' : 'n'])
  if (most < 2 || (verb === 'deposit' && num(prompt.args['n']) > 0)) return null
  const have = (kind: string): number => board.goods[kind as keyof BoardView['goods']] ?? 0
  const named = prompt.options.map((option) => parse(option.action)).filter((one) => one.verb === verb)
  // Of a cost any resource may be a part, also one that cannot be named first.
  const kinds =
    verb === 'pay'
      ? ORDER.slice(0, 6).filter((kind) => have(kind) > 0)
      : ORDER.filter((kind) => named.some((one) => one.rest[0] === kind))
  const limits = kinds.map((kind) => ({ kind, most: verb === 'take' ? most : Math.min(most, have(kind)) }))
  const all = limits.reduce((sum, one) => sum + one.most, 0)
  const top = Math.min(most, all)
  return { verb, kinds: limits, least: verb === 'deposit' ? Math.min(num(prompt.args['least']), top) : top, most: top }
}

export const total = (wish: Wish): number => Object.values(wish).reduce<number>((sum, n) => sum + (n ?? 0), 0)

/** Whether something that was kept is a part of this mix. */
export function fits(mix: Mix, kept: unknown): kept is Wish {
  if (typeof kept !== 'object' || kept === null) return false
  const limit = (kind: string): number => mix.kinds.find((one) => one.kind === kind)?.most ?? 0
  const each = Object.entries(kept as Record<string, unknown>)
  const sound = each.every(([kind, n]) => Number.isInteger(n) && Number(n) >= 0 && Number(n) <= limit(kind))
  return sound && total(kept) <= mix.most
}

/** The steps that say a mix. */
export function mixSteps(mix: Mix, wish: Wish): string[] {
  const wanted = mix.kinds.flatMap(({ kind }, at) => Array<number>(wish[kind] ?? 0).fill(at))
  const left = mix.kinds.map(({ most }) => most)
  const steps: string[] = []
  let last = 0
  wanted.forEach((at, said) => {
    const needed = (mix.verb === 'deposit' ? mix.least : mix.most) - said
    /** What could be said here: enough must be able to follow. */
    const choices = mix.kinds.filter((_, k) => {
      if (k < last || (mix.verb !== 'take' && (left[k] ?? 0) === 0)) return false
      return mix.verb === 'take' || left.slice(k).reduce((sum, n) => sum + n, 0) >= needed
    }).length
    const mayStop = mix.verb === 'deposit' && said >= mix.least
    if (choices > 1 || mayStop) steps.push(`${mix.verb}:${mix.kinds[at]?.kind ?? ''}`)
    last = at
    left[at] = (left[at] ?? 0) - 1
  })
  const more = mix.kinds.some((_, k) => k >= last && (left[k] ?? 0) > 0)
  if (mix.verb === 'deposit' && wanted.length < mix.most && more) steps.push('done')
  return steps
}
