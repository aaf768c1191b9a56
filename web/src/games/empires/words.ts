/** Reading actions, and putting cards and actions into words. */

import { sentencesFor } from '../../table/speech'
import type { Dimmed, Option, Prompt } from '../../wire'
import type { Seat, Translate } from '../types'
import { cardOf, GOODS, kindOf, type Amounts } from './data'
import { vocabulary } from './game'
import type { BoardView, EmpiresView, SlotView } from './view.gen'

export interface Action {
  verb: string
  rest: string[]
}
export function parse(action: string): Action {
  const [verb = '', ...rest] = action.split(':')
  return { verb, rest }
}
type Maybe<T> = T | null | undefined

export const optionOf = (prompt: Maybe<Prompt>, action: string): Option | null =>
  prompt?.options.find((option) => option.action === action) ?? null
/** The action if it is possible now. */
export const legal = (prompt: Maybe<Prompt>, action: string): string | null => optionOf(prompt, action)?.action ?? null
export const dimmedOf = (prompt: Maybe<Prompt>, action: string): Dimmed | null =>
  prompt?.dimmed.find((one) => one.action === action) ?? null
export const num = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Which card of the own empire each pick means: the engine says it with the question. */
export function pickOf(prompt: Maybe<Prompt>, serials: readonly number[]): string | null {
  const slots = (prompt?.args['slots'] ?? {}) as Record<string, number>
  return prompt?.options.find(({ action }) => serials.includes(slots[action] ?? -1))?.action ?? null
}

/** A card of the hand that is played with an action is the last thing its action names. */
const WINDOWS: Record<string, number> = { place: 2, again: 3, use: 2, perform: 2 }
export function windowCard(action: string): string | null {
  const { verb, rest } = parse(action)
  return WINDOWS[verb] === rest.length ? (rest[rest.length - 1] ?? null) : null
}
/** All that can be done with a card of the hand. */
export const withCard = (prompt: Maybe<Prompt>, card: string): Option[] =>
  prompt?.options.filter(
    ({ action }) => action === `build:${card}` || action === `discard:${card}` || windowCard(action) === card,
  ) ?? []

// --- names --------------------------------------------------------------------------------------------------------

export const seatName = (seats: readonly Seat[], seat: number): string =>
  seats.find((one) => one.seat === seat)?.name ?? ''
export const cardName = (id: string, t: Translate): string => t(`card-${id}`)
export const tileName = (tile: string, t: Translate): string => t(`tile-${tile}`)
export const amount = (kind: string, n: number, t: Translate): string => t(`amount-${kind}`, { n })
export const list = (items: readonly string[], t: Translate): string => items.join(t('empires-ui-comma'))
export const kindName = (id: string, t: Translate): string => {
  const { kind, distance } = cardOf(id)
  return distance ? t(`empires-ui-island-${distance}`) : t(`empires-ui-kind-${kind}`)
}
export const amounts = (of: Amounts, t: Translate): string =>
  list(
    Object.entries(of).map(([kind, n]) =>
      kind === 'any_resource' ? t('empires-ui-any', { n: n ?? 0 }) : amount(kind, n ?? 0, t),
    ),
    t,
  )
/** Parts that may or may not end a sentence, with exactly one stop between them. */
export function told(parts: readonly string[], t: Translate): string {
  const stop = t('empires-ui-stop')
  const gap = stop.endsWith(' ') ? ' ' : ''
  return parts
    .filter(Boolean)
    .reduce((text, part) => (text === '' ? part : text + (/[.!?。！？:：]$/u.test(text) ? gap : stop) + part), '')
}

/** What a card is and does, line by line; the rules' own words come from the server. */
export function cardLines(id: string, t: Translate): string[] {
  const card = cardOf(id)
  const out: string[] = []
  if (card.cost) out.push(t('empires-ui-costs', { goods: amounts(card.cost, t) || '0' }))
  if (card.play_with) out.push(t('empires-ui-with', { tile: tileName(card.play_with, t) }))
  if (card.pillage) out.push(t('empires-ui-pillage', { goods: amounts(card.pillage, t) }))
  if (card.distance) out.push(t('empires-ui-conquered'))
  out.push(t(`card-${id}-help`))
  return out
}
export const cardSpoken = (id: string, t: Translate): string =>
  told([`${cardName(id, t)} (${kindName(id, t)})`, ...cardLines(id, t)], t)

/** What lies on a card and how it lies. */
export function slotLines(slot: SlotView, board: BoardView, t: Translate): string[] {
  const out: string[] = []
  if (slot.exhausted) out.push(t('empires-ui-exhausted'))
  if (slot.workers) out.push(t('empires-ui-on-it', { goods: amount('worker', slot.workers, t) }))
  const goods = GOODS.filter((good) => slot.goods[good])
  if (goods.length)
    out.push(
      t('empires-ui-on-it', {
        goods: list(
          goods.map((good) => amount(good, slot.goods[good] ?? 0, t)),
          t,
        ),
      }),
    )
  const target = board.empire.find((one) => one.serial === slot.copies)
  if (target) out.push(t('empires-ui-copies', { card: cardName(target.card, t) }))
  const used = slot.used.reduce((sum, n) => sum + n, 0)
  if (used) out.push(t('empires-ui-used', { n: used }))
  return out
}

// --- actions ------------------------------------------------------------------------------------------------------

/** The words on a button. */
export function label(action: string, prompt: Maybe<Prompt>, seats: readonly Seat[], t: Translate): string {
  return sentencesFor(t, seats, vocabulary).action(action, optionOf(prompt, action)?.facts, prompt?.kind ?? null)
}
const BY_CARD = ['keep', 'build', 'use', 'discard', 'island', 'pick', 'attack', 'exhaust']
/** The card that an action is about. */
export function cardIn(action: string): string | null {
  const { verb, rest } = parse(action)
  const window = windowCard(action)
  if (window) return window
  if (!BY_CARD.includes(verb)) return null
  return (verb === 'attack' || verb === 'exhaust' ? rest[1] : rest[0]) ?? null
}
/** What the rules say of what an action is about. */
export function help(action: string, t: Translate): string | null {
  const { verb, rest } = parse(action)
  const card = cardIn(action)
  if (card) return t(`card-${card}-help`)
  if (verb === 'place') return t(`empires-ui-tile-${rest[0] ?? ''}`)
  if (verb === 'again') return t(`empires-ui-tile-${rest[1] ?? ''}`)
  if (verb === 'clan') return t(`empires-ui-style-${rest[0] ?? ''}`)
  return null
}
/** Label and effects in one line, for screen readers. */
export function spoken(
  action: string,
  prompt: Prompt,
  view: EmpiresView,
  seats: readonly Seat[],
  t: Translate,
): string {
  const option = optionOf(prompt, action)
  const effects = option ? sentencesFor(t, seats, vocabulary).effects(option, view.seat) : []
  return told([label(action, prompt, seats, t), help(action, t) ?? '', ...effects], t)
}
export const isField = (id: string): boolean => kindOf(id) === 'field' || cardOf(id).kind === 'field'
