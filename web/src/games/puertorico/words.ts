/** Reading actions and previews, and putting them into words. */

import type { Args, Option, Prompt } from '../../wire'
import type { Seat, Translate } from '../types'
import type { BoardView, Good, PuertoRicoView } from './view.gen'
import { GOODS, isTile, roleKind } from './data'
import { something, whoGets } from './gains'

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
/** Who gets what from a role, in the order of the phase. */
export function roleGets(preview: Args | null | undefined): SeatGets[] {
  const rows = preview?.['seats']
  if (!Array.isArray(rows)) return []
  return rows.map((row: unknown) => {
    const one = record(row)
    const goods = record(one['goods'])
    return {
      seat: num(one['seat']),
      goods: GOODS.flatMap((good): [Good, number][] => (num(goods[good]) > 0 ? [[good, num(goods[good])]] : [])),
      workers: num(one['workers']),
      coins: num(one['coins']),
      vp: num(one['vp']),
    }
  })
}
export interface Price {
  cost: number
  discounts: [string, number][]
  price: number
  missing: number
}
export function pricePreview(preview: Args | null | undefined): Price | null {
  if (!preview || typeof preview['price'] !== 'number') return null
  return {
    cost: num(preview['cost']),
    discounts: Object.entries(record(preview['discounts'])).map(([name, n]) => [name, num(n)]),
    price: num(preview['price']),
    missing: num(preview['missing']),
  }
}
/** Coins or VP and where they come from. */
export function partsOf(preview: Args | null | undefined): [string, number][] {
  return Object.entries(record(preview?.['parts'])).map(([name, n]) => [name, num(n)])
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
export function label(action: string, view: PuertoRicoView, t: Translate, kind = ''): string {
  const { verb, rest } = parse(action)
  const [a = '', b = ''] = rest
  const act = (id: string, args: Args = {}): string => t(`puertorico-ui-act-${id}`, args)
  switch (verb) {
    case 'role':
      return roleName(a, t)
    case 'pass':
      return act(PASSES.has(kind) ? `pass-${kind}` : 'pass')
    case 'take':
      return placeName(a, t)
    case 'draw':
      return act('draw')
    case 'lay':
      return act(`lay-${a}`)
    case 'hospital':
      return act('hospital', { place: placeName(a, t) })
    case 'remove':
      return a.startsWith('forest_')
        ? act('remove-forest', { tile: t(`tile-${a.slice(7)}`) })
        : act('remove', { tile: t(`tile-${a}`) })
    case 'accept':
      return act(ACCEPTS.has(kind) ? `accept-${kind}` : 'accept')
    case 'person':
    case 'occupant':
      return t(`component-${a}`)
    case 'staffing':
      return act(`staffing-${a}`)
    case 'staff':
      return act('staff', { place: placeName(a, t) })
    case 'empty':
      return act('empty', { place: placeName(a, t) })
    case 'build':
    case 'select':
      return t(`building-${a}`)
    case 'overpay':
      return Number(a) === 0 ? act('overpay-none') : act('overpay', { n: Number(a) })
    case 'give':
      if (a === 'vp') return act('give-vp')
      if (a === 'crate') return act('give', { what: amount(b, 1, t) })
      return act('give-person', { person: t(`component-${a}`), place: placeName(b, t) })
    case 'produce':
      return act('produce')
    case 'extra':
      return act('extra', { good: t(`word-${a}`) })
    case 'sell':
      return act('sell', { good: t(`word-${a}`) })
    case 'outpost':
      return act('outpost', { good: t(`word-${a}`) })
    case 'zoning':
      return act('zoning')
    case 'load':
      return act('load', { good: goodName(a, t), ship: Number(b) })
    case 'wharf':
      return act('wharf', { good: t(`word-${a}`) })
    case 'small_wharf':
      return a === 'sail' ? act('small-wharf-sail') : act('small-wharf', { what: amount(a, Number(b), t) })
    case 'pension':
      return act('pension', { good: t(`word-${a}`) })
    case 'keep_kind':
      return act('keep-kind', { good: t(`word-${a}`) })
    case 'keep':
      return act('keep', { good: t(`word-${a}`) })
    case 'raid': {
      const good = view.ships.find((ship) => ship.size === Number(a))?.good
      return Number(b) === 0 || !good
        ? act('raid-none', { ship: Number(a) })
        : act('raid', { ship: Number(a), what: amount(good, Number(b), t) })
    }
    case 'plunder':
      return act('plunder', { n: view.house.length })
    case 'poach':
      return a ? act('poach-to', { person: t(`component-${a}`), place: placeName(b, t) }) : act('poach')
    case 'dismiss':
      return act('dismiss', { person: t(`component-${a}`) })
    case 'capture':
      return act('capture', { role: roleName(a, t) })
    case 'bohio':
      return act('bohio', { person: t(`component-${a}`), place: placeName(b, t) })
    case 'card':
      return t(`achievement-${a}`)
    default:
      return action
  }
}
const PASSES = new Set([
  'tile',
  'second_tile',
  'building',
  'trading',
  'shipping',
  'storing',
  'window',
  'selecting',
  'produce',
  'smuggling',
  'rewarding',
  'poaching',
  'gaining',
])
const ACCEPTS = new Set(['privilege', 'villa', 'schooling', 'gaining'])

/** What an action would change, in short lines; empty when the label says it all. */
export function effects(
  action: string,
  preview: Args | null | undefined,
  view: PuertoRicoView,
  seats: readonly Seat[],
  t: Translate,
): string[] {
  const { verb, rest } = parse(action)
  const a = rest[0] ?? ''
  switch (verb) {
    case 'role': {
      const lines = [t(`role-${roleKind(a)}-help`)]
      const coins = num(preview?.['coins'])
      if (coins) lines.push(t('puertorico-ui-coins-on-role', { n: coins }))
      const gets = whoGets(a, preview, view).filter(something)
      for (const row of gets) lines.push(`${seatName(seats, row.seat)}${t('puertorico-ui-colon')}${getsText(row, t)}`)
      return lines
    }
    case 'build': {
      const price = pricePreview(preview)
      const lines = [t(`building-${a}-help`)]
      if (price)
        lines.push(
          list(
            priceLines(price, t).map(([name, n]) => `${name} ${n}`),
            t,
          ),
        )
      if (price?.missing) lines.push(`${t('puertorico-ui-missing')}${t('puertorico-ui-colon')}${price.missing}`)
      return lines
    }
    case 'select':
      return [t(`building-${a}-help`), t('building-cost', { n: num(preview?.['cost']) })]
    case 'card':
      return [t(`achievement-${a}-help`)]
    case 'take':
      return [t(`tile-${a}-help`), t('puertorico-ui-you-own', { n: num(preview?.['own']) })]
    case 'sell':
    case 'outpost': {
      const parts = partsOf(preview).map(([name, n]) => `${sourceName(name, t)} +${n}`)
      return [
        t('puertorico-ui-gain', { what: amount('coins', num(preview?.['coins']), t) }),
        ...(parts.length > 1 ? [list(parts, t)] : []),
      ]
    }
    case 'load':
    case 'wharf': {
      if (!preview || !('n' in preview)) return []
      const gains = [amount('vp', num(preview['vp']), t)]
      if (num(preview['coins'])) gains.push(amount('coins', num(preview['coins']), t))
      const parts = partsOf(preview).map(([name, n]) => `${sourceName(name, t)} +${n}`)
      return [
        t('puertorico-ui-loads', { what: amount(String(preview['good']), num(preview['n']), t) }),
        t('puertorico-ui-gain', { what: list(gains, t) }),
        ...(parts.length > 1 ? [list(parts, t)] : []),
      ]
    }
    case 'capture':
      return [
        t('smuggler-capture_role-help'),
        ...(num(preview?.['coins']) ? [t('puertorico-ui-coins-on-role', { n: num(preview?.['coins']) })] : []),
      ]
    case 'raid':
      return [t('smuggler-raid_ship-help')]
    case 'plunder':
      return [
        t('smuggler-plunder_trading_house-help'),
        t('puertorico-ui-gain', { what: amount('vp', view.house.length, t) }),
      ]
    case 'poach':
      return a ? [] : [t('smuggler-poach_workers-help')]
    case 'staff':
    case 'bohio':
    case 'give':
    default:
      return []
  }
}
/** Label and effects in one line, for screen readers. */
export function spoken(
  action: string,
  prompt: Prompt,
  view: PuertoRicoView,
  seats: readonly Seat[],
  t: Translate,
): string {
  const preview = optionOf(prompt, action)?.preview
  return told([label(action, view, t, prompt.kind), ...effects(action, preview, view, seats, t)], t)
}
