/**
 * A cost as the engine wants it said, hold by hold: every payment has exactly one sequence of steps
 * (tradewinds/games/jamaica/phases/settle.py). What is left without an alternative is paid by the engine itself and must
 * not be said. tests/server/test_paying.py holds this against the engine.
 */

import type { Prompt } from '../../../wire'
import type { HoldView } from '../view.gen'
import { parse } from '../words'

/** What each hold gives, the first hold first. */
export type Payment = readonly number[]

/** What is asked: `can[h]` is the most that hold h can give now. */
export interface Due {
  n: number
  can: readonly number[]
}

export function dueOf(prompt: Prompt, holds: readonly HoldView[]): Due {
  const from = prompt.options
    .map((option) => parse(option.action))
    .filter((action) => action.rest.length === 2)
    .reduce((first, action) => Math.min(first, action.n), holds.length + 1)
  const good = prompt.args['good']
  const can = holds.map((hold, h) => (hold.good === good && h + 1 >= from ? hold.amount : 0))
  return { n: Number(prompt.args['n']), can }
}

export const paid = (payment: Payment): number => payment.reduce((sum, n) => sum + n, 0)

/** Whether something that was kept is a payment of this. */
export const fits = (due: Due, kept: unknown): kept is Payment =>
  Array.isArray(kept) &&
  kept.length === due.can.length &&
  kept.every((n, h) => Number.isInteger(n) && n >= 0 && n <= (due.can[h] ?? 0)) &&
  paid(kept) === due.n

/** The usual payment: the smallest holds first, so that they become free. */
export function smallestFirst(due: Due): Payment {
  const payment = due.can.map(() => 0)
  let rest = due.n
  const order = due.can.map((amount, h) => ({ amount, h })).sort((a, b) => a.amount - b.amount || a.h - b.h)
  for (const { amount, h } of order) {
    payment[h] = Math.min(amount, rest)
    rest -= payment[h] ?? 0
  }
  return payment
}

/** One hold gives so much; the others take up the difference, the fullest of them first, so that the sum is right. */
export function withHold(due: Due, payment: Payment, hold: number, n: number): Payment {
  const next = [...payment]
  next[hold] = Math.max(0, Math.min(n, due.can[hold] ?? 0, due.n))
  let missing = due.n - paid(next)
  const others = due.can.map((_, h) => h).filter((h) => h !== hold && (due.can[h] ?? 0) > 0)
  const room = (h: number): number => (missing > 0 ? (due.can[h] ?? 0) - (next[h] ?? 0) : (next[h] ?? 0))
  for (const h of others.sort((a, b) => room(b) - room(a) || a - b)) {
    const by = Math.sign(missing) * Math.min(Math.abs(missing), room(h))
    next[h] = (next[h] ?? 0) + by
    missing -= by
  }
  // Where the others cannot make up for it, the hold has to.
  next[hold] += missing
  return next
}

export function payingSteps(due: Due, payment: Payment, prompt: Prompt): string[] {
  const usual = smallestFirst(due)
  if (prompt.options.some((option) => option.action === 'pay:smallest') && usual.every((n, h) => n === payment[h]))
    return ['pay:smallest']
  const steps: string[] = []
  let rest = due.n
  for (const [h, n] of payment.entries()) {
    if (n === 0) continue
    steps.push(`pay:${h + 1}:${n}`)
    rest -= n
    const later = due.can.slice(h + 1).filter((amount) => amount > 0)
    if (later.length === 1 || later.reduce((sum, amount) => sum + amount, 0) === rest) break
  }
  return steps
}
