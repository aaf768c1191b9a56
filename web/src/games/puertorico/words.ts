/** Reading actions and previews, and putting them into words. */

import { sentencesFor } from '../../table/speech'
import type { Args, Option, Prompt } from '../../wire'
import type { Seat, Translate } from '../types'
import type { BoardView, Good, PuertoRicoView } from './view.gen'
import { GOODS, isTile, roleKind } from './data'
import { vocabulary } from './game'

export interface Action {
  verb: string
  rest: string[]
}
export function parse(action: string): Action {
  const [verb = '', ...rest] = action.split(':')
  return { verb, rest }
}
export const optionOf = (prompt: Prompt | null | undefined, action: string): Option | null =>
  prompt?.options.find((option) => option.action === action) ?? null
export const isLegal = (prompt: Prompt | null | undefined, action: string): boolean => optionOf(prompt, action) !== null

const num = (value: unknown): number => (typeof value === 'number' ? value : 0)
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}

// --- previews -----------------------------------------------------------------------------------------------------

export interface SeatGets {
  seat: number
  goods: [Good, number][]
  workers: number
  coins: number
  vp: number
  /** Countryside tiles, and whether a quarry may be among them. */
  tiles?: number
  quarry?: boolean
  /** The dearest building within reach, and its price. */
  building?: string
  price?: number
}
type Maybe<T> = T | null | undefined
/** The arguments of a note: `preview-<key>`. */
export const noteOf = (option: Maybe<Option>, key: string): Args | null =>
  option?.notes.find((one) => one.key === `preview-${key}`)?.args ?? null
export const factOf = (option: Maybe<Option>, kind: string): Args | null =>
  option?.facts.find((one) => one.kind === kind)?.args ?? null
/** A number in a note; 0 where there is none. */
export const noted = (option: Maybe<Option>, key: string, name: string): number => num(noteOf(option, key)?.[name])

/** Who gets what from a role, in the order of the phase. */
export function roleGets(option: Maybe<Option>): SeatGets[] {
  const rows = new Map<number, SeatGets>()
  for (const { args } of option?.notes ?? []) {
    if (typeof args['player'] !== 'number') continue
    const seat = args['player']
    const row = rows.get(seat) ?? { seat, goods: [], workers: 0, coins: 0, vp: 0 }
    const goods = record(args['goods'])
    row.goods.push(...GOODS.flatMap((good): [Good, number][] => (num(goods[good]) ? [[good, num(goods[good])]] : [])))
    row.workers += num(args['workers'])
    row.coins += num(args['coins'])
    row.vp += num(args['vp'])
    if ('quarry' in args) Object.assign(row, { tiles: num(args['n']), quarry: args['quarry'] === true })
    if (typeof args['building'] === 'string') Object.assign(row, { building: args['building'], price: num(args['n']) })
    rows.set(seat, row)
  }
  return [...rows.values()].filter(something)
}
const something = (row: SeatGets): boolean =>
  Boolean(row.goods.length || row.workers || row.coins || row.vp || row.tiles || row.building)

export interface Price {
  cost: number
  discounts: [string, number][]
  price: number
  missing: number
}
export function pricePreview(option: Maybe<Option>): Price | null {
  const price = noteOf(option, 'price')
  if (!option || !price) return null
  const discounts = option.notes.flatMap(({ key, args }): [string, number][] =>
    key.startsWith('preview-discount-') ? [[key.slice('preview-discount-'.length), num(args['n'])]] : [],
  )
  const n = num(price['n'])
  return {
    cost: num((noteOf(option, 'cost') ?? price)['n']),
    discounts,
    price: n,
    missing: noted(option, 'missing', 'n'),
  }
}

// --- names --------------------------------------------------------------------------------------------------------

export const seatName = (seats: readonly Seat[], seat: number): string =>
  seats.find((one) => one.seat === seat)?.name ?? ''
export const roleName = (role: string, t: Translate): string => t(`role-${roleKind(role)}`)
export const placeName = (place: string, t: Translate): string =>
  place === 'portrait' ? t('part-portrait') : isTile(place) ? t(`tile-${place}`) : t(`building-${place}`)
export const goodName = (good: string, t: Translate): string => t(`good-${good}`)
export const amount = (good: string, n: number, t: Translate): string => t(`amount-${good}`, { n })
export const list = (items: readonly string[], t: Translate): string => items.join(t('puertorico-ui-comma'))

/** Parts that may or may not end a sentence, one after the other with exactly one stop between them. */
export function told(parts: readonly string[], t: Translate): string {
  const stop = t('puertorico-ui-stop')
  const gap = stop.endsWith(' ') ? ' ' : ''
  return parts.reduce(
    (text, part) => (text === '' ? part : text + (/[.!?。！？:：]$/u.test(text) ? gap : stop) + part),
    '',
  )
}
export function boardOf(view: PuertoRicoView, seat: number | null): BoardView | null {
  return seat === null ? null : (view.boards[seat] ?? null)
}
export function goodsText(goods: Partial<Record<Good, number>>, t: Translate): string {
  const parts = GOODS.flatMap((good) => (goods[good] ? [amount(good, goods[good] ?? 0, t)] : []))
  return parts.length ? list(parts, t) : t('puertorico-ui-no-goods')
}
/** What one seat gets, in words. */
export function getsText(gets: SeatGets, t: Translate): string {
  const parts = gets.goods.map(([good, n]) => amount(good, n, t))
  if (gets.tiles)
    parts.push(t('puertorico-ui-tiles', { n: gets.tiles }) + (gets.quarry ? t('puertorico-ui-or-quarry') : ''))
  if (gets.building)
    parts.push(t('puertorico-ui-at-most', { building: t(`building-${gets.building}`), n: gets.price ?? 0 }))
  if (gets.workers) parts.push(amount('workers', gets.workers, t))
  if (gets.coins) parts.push(amount('coins', gets.coins, t))
  if (gets.vp) parts.push(amount('vp', gets.vp, t))
  return parts.length ? list(parts, t) : t('puertorico-ui-gets-nothing')
}
/** Where a discount or a bonus comes from. */
export function sourceName(source: string, t: Translate): string {
  switch (source) {
    case 'privilege':
    case 'captain':
      return t('role-privilege')
    case 'forests':
      return t('building-lumberyard')
    case 'quarries':
      return t('part-quarries')
    case 'price':
      return t('puertorico-ui-base-price')
    case 'crates':
      return t('puertorico-ui-crates-loaded')
    case 'role':
      return t('role-privilege')
    default:
      return t(`building-${source}`)
  }
}
export function priceLines(price: Price, t: Translate): [string, string][] {
  const lines: [string, string][] = [[t('puertorico-ui-printed-cost'), String(price.cost)]]
  for (const [name, n] of price.discounts) if (n) lines.push([sourceName(name, t), `−${n}`])
  lines.push([t('puertorico-ui-you-pay'), String(price.price)])
  return lines
}

// --- actions ------------------------------------------------------------------------------------------------------

/** The words on a button. */
export function label(action: string, prompt: Maybe<Prompt>, seats: readonly Seat[], t: Translate): string {
  return sentencesFor(t, seats, vocabulary).action(action, optionOf(prompt, action)?.facts, prompt?.kind ?? null)
}
/** What the rules say of what an action is about; null where the button says it all. */
export function help(action: string, t: Translate): string | null {
  const { verb, rest } = parse(action)
  const a = rest[0] ?? ''
  switch (verb) {
    case 'role':
      return t(`role-${roleKind(a)}-help`)
    case 'build':
    case 'select':
      return t(`building-${a}-help`)
    case 'card':
      return t(`achievement-${a}-help`)
    case 'take':
      return t(`tile-${a}-help`)
    case 'capture':
      return t('smuggler-capture_role-help')
    case 'raid':
      return t('smuggler-raid_ship-help')
    case 'plunder':
      return t('smuggler-plunder_trading_house-help')
    case 'poach':
      return a ? null : t('smuggler-poach_workers-help')
    default:
      return null
  }
}
/** What an action would change, in short lines; empty when the label says it all. */
export function effects(option: Maybe<Option>, view: PuertoRicoView, seats: readonly Seat[], t: Translate): string[] {
  return option ? sentencesFor(t, seats, vocabulary).effects(option, view.seat) : []
}
/** Label and effects in one line, for screen readers. */
export function spoken(
  action: string,
  prompt: Prompt,
  view: PuertoRicoView,
  seats: readonly Seat[],
  t: Translate,
): string {
  const option = optionOf(prompt, action)
  const about = help(action, t)
  return told([label(action, prompt, seats, t), ...(about ? [about] : []), ...effects(option, view, seats, t)], t)
}
