/** Reading actions and previews, and putting them into words. */
import type { Option, Prompt } from '../../wire'
import type { Seat, Translate } from '../types'
import type { CardPreview, CardSymbol, EmptyPreview, LoadPreview, Preview, SailPreview } from './props'
import type { Good, HoldView, JamaicaView, ShipView } from './view.gen'
import { costGood, space } from './geometry'

export interface Action {
  verb: string
  /** The parts after the verb, as text. */
  rest: string[]
  /** The first part after the verb as a number (NaN when it is none). */
  n: number
}
export function parse(action: string): Action {
  const [verb = '', ...rest] = action.split(':')
  return { verb, rest, n: Number(rest[0] ?? NaN) }
}
export function optionOf(prompt: Prompt | null | undefined, action: string): Option | null {
  return prompt?.options.find((o) => o.action === action) ?? null
}
export function isLegal(prompt: Prompt | null | undefined, action: string): boolean {
  return optionOf(prompt, action) !== null
}

const GOODS: readonly string[] = ['gold', 'food', 'gunpowder']
const good = (v: unknown): Good | null => (typeof v === 'string' && GOODS.includes(v) ? (v as Good) : null)
const num = (v: unknown): number | null => (typeof v === 'number' ? v : null)
const nums = (v: unknown): number[] => (Array.isArray(v) ? v.filter((x): x is number => typeof x === 'number') : [])

export function sailPreview(p: Preview | null | undefined): SailPreview | null {
  // Only what applies is told: a lair or the finish has no cost, a free space no battle.
  if (!p || !['cost', 'finish', 'treasure', 'battle', 'space'].some((key) => key in p)) return null
  return {
    cost: num(p['cost']) ?? 0,
    good: good(p['good']),
    can_pay: p['can_pay'] !== false,
    battle: nums(p['battle']),
    treasure: p['treasure'] === true,
    finish: p['finish'] === true,
    shortage: nums(p['shortage']),
  }
}
export function loadPreview(p: Preview | null | undefined): LoadPreview | null {
  const g = good(p?.['good'])
  const n = num(p?.['n'])
  return g && n !== null ? { good: g, n } : null
}
export function emptyPreview(p: Preview | null | undefined): EmptyPreview | null {
  const g = good(p?.['good'])
  const lg = good(p?.['load_good'])
  if (!g || !lg) return null
  return { good: g, amount: num(p?.['amount']) ?? 0, load_good: lg, load_n: num(p?.['load_n']) ?? 0 }
}
export function strengthPreview(p: Preview | null | undefined): { min: number; max: number } | null {
  const min = num(p?.['strength_min'])
  const max = num(p?.['strength_max'])
  return min !== null && max !== null ? { min, max } : null
}
export function holdsPreview(p: Preview | null | undefined): HoldView[] | null {
  const holds = p?.['holds']
  if (!Array.isArray(holds)) return null
  return holds.map((h: unknown) => {
    if (typeof h === 'string') {
      // "gold 3", or "-" for an empty hold.
      const [what, amount] = h.split(' ')
      return { good: good(what), amount: Number(amount ?? 0) || 0 }
    }
    const o = (typeof h === 'object' && h !== null ? h : {}) as Record<string, unknown>
    return { good: good(o['good']), amount: num(o['amount']) ?? 0 }
  })
}
const SYMBOLS: readonly string[] = ['forward', 'backward', 'load_gold', 'load_food', 'load_gunpowder']
function symbol(v: unknown): CardSymbol {
  const s = String(v)
  if (SYMBOLS.includes(s)) return s as CardSymbol
  return GOODS.includes(s) ? (`load_${s}` as CardSymbol) : 'forward'
}
/** The two symbols of a card, from its id: `<day>_<night>`. */
export function cardSymbols(id: string): [CardSymbol, CardSymbol] {
  const [day = '', night = ''] = id.split('_')
  return [symbol(day), symbol(night)]
}
export function cardPreview(id: string, p: Preview | null | undefined, view: JamaicaView): CardPreview {
  const [day, night] = cardSymbols(id)
  return { day, day_die: num(p?.['day_die']) ?? view.day, night, night_die: num(p?.['night_die']) ?? view.night }
}

// --- words --------------------------------------------------------------------------------------------------------

export function shipName(view: JamaicaView, seats: readonly Seat[], k: number, t: Translate): string {
  const ship = view.ships[k]
  if (!ship) return ''
  if (ship.ghost) return t('jamaica-ui-ghost-ship')
  return seats.find((s) => s.seat === k)?.name ?? t(`pirate-${ship.pirate}`)
}
export function goodsText(g: Good | null, n: number, t: Translate): string {
  return g && n > 0 ? t(`jamaica-ui-amount-${g}`, { n }) : t('jamaica-ui-free')
}
export function spaceName(i: number, t: Translate): string {
  return i === 0 ? t('jamaica-ui-kind-port_royal') : t('space-name', { n: i })
}
/** One line about a space: its kind, its cost, what it holds. */
export function spaceText(i: number, view: JamaicaView, t: Translate): string {
  const s = space(i)
  const parts = [t(`jamaica-ui-kind-${s.kind}`)]
  const g = costGood(i)
  if (g) parts.push(t('jamaica-ui-costs', { what: goodsText(g, view.costs[i] ?? 0, t) }))
  if (s.kind === 'lair')
    parts.push(t(view.tokens.includes(i) ? 'jamaica-ui-treasure-here' : 'jamaica-ui-treasure-gone'))
  if (s.end > 0) parts.push(t('jamaica-ui-end-points', { n: s.end }))
  return parts.join(t('jamaica-ui-comma'))
}
export function sailText(
  target: number,
  p: SailPreview | null,
  view: JamaicaView,
  seats: readonly Seat[],
  t: Translate,
): string[] {
  const lines: string[] = []
  if (!p) return [spaceText(target, view, t)]
  if (p.finish) lines.push(t('jamaica-ui-finish'))
  if (p.battle && p.battle.length > 0)
    lines.push(
      t('jamaica-ui-battle-with', {
        names: p.battle.map((k) => shipName(view, seats, k, t)).join(t('jamaica-ui-comma')),
      }),
    )
  if (p.treasure) lines.push(t('jamaica-ui-take-treasure'))
  if (p.cost > 0 && p.good)
    lines.push(t(p.can_pay ? 'jamaica-ui-pay' : 'jamaica-ui-cannot-pay', { what: goodsText(p.good, p.cost, t) }))
  else if (!p.finish && !p.treasure) lines.push(t('jamaica-ui-free'))
  if (!p.can_pay && p.shortage && p.shortage.length > 0)
    lines.push(t('jamaica-ui-back-to', { names: p.shortage.map((k) => spaceName(k, t)).join(t('jamaica-ui-comma')) }))
  return lines
}

/** The ship whose holds a hold action of this prompt speaks of. */
export function owner(view: JamaicaView, prompt: Prompt | null | undefined, seat: number | null): ShipView | null {
  if (prompt?.kind === 'loot' && view.battle) {
    const b = view.battle
    return view.ships[b.winner === b.attacker ? b.defender : b.attacker] ?? null
  }
  return seat === null ? null : (view.ships[seat] ?? null)
}
/** The ship that sails now: the Ghost Ship in its phase, else the ship whose card is carried out. */
export function sailor(view: JamaicaView, seat: number | null, prompt?: Prompt | null): ShipView | null {
  const named = prompt?.kind === 'sail' ? num(prompt.args['ship']) : null
  if (named !== null) return view.ships[named] ?? null
  if (view.phase === 'ghost') return view.ships.find((s) => s.ghost) ?? null
  return view.ships[view.acting ?? seat ?? 0] ?? null
}

/** The short label of an action, as on a button. */
export function label(action: string, prompt: Prompt, view: JamaicaView, seats: readonly Seat[], t: Translate): string {
  const a = parse(action)
  const n = a.n
  switch (a.verb) {
    case 'day': {
      const other = view.dice[0] === n ? view.dice[1] : view.dice[0]
      return t('jamaica-ui-act-day', { day: n, night: other ?? n })
    }
    case 'card':
      return t(`card-${a.rest[0] ?? ''}`)
    case 'load':
      return t('jamaica-ui-hold', { n })
    case 'empty':
      return t('jamaica-ui-act-empty', { n })
    case 'sail':
    case 'retreat':
      return spaceName(n, t)
    case 'attack':
      return t('jamaica-ui-act-attack', { name: shipName(view, seats, n, t) })
    case 'powder':
      return n === 0 ? t('jamaica-ui-act-powder-none') : t('jamaica-ui-act-powder', { n })
    case 'pay':
      return a.rest[0] === 'smallest'
        ? t('jamaica-ui-act-pay-smallest')
        : t('jamaica-ui-act-pay', { hold: n, n: Number(a.rest[1] ?? 0) })
    case 'sabre':
      return t(a.rest[0] === 'reroll' ? 'jamaica-ui-act-reroll' : 'jamaica-ui-act-keep')
    case 'ghost':
      return t(a.rest[0] === 'forward' ? 'jamaica-ui-act-ghost-forward' : 'jamaica-ui-act-ghost-backward')
    case 'loot':
      switch (a.rest[0]) {
        case 'hold': {
          const h = Number(a.rest[1] ?? 0)
          const held = owner(view, prompt, null)?.holds[h - 1]
          return held?.good
            ? t('jamaica-ui-act-loot-hold', { n: h, what: goodsText(held.good, held.amount, t) })
            : t('jamaica-ui-hold', { n: h })
        }
        case 'power':
          return t('jamaica-ui-act-loot-power', { name: t(`treasure-${a.rest[1] ?? ''}`) })
        case 'face_down':
          return t('jamaica-ui-act-loot-face-down')
        case 'curse':
          return t('jamaica-ui-act-loot-curse', { n: Number(a.rest[1] ?? 0) })
        default:
          return t('jamaica-ui-act-loot-nothing')
      }
    default:
      return action
  }
}

/** What an action will change, in short lines; empty when the label says it all. */
export function effects(
  action: string,
  preview: Preview | null | undefined,
  view: JamaicaView,
  seats: readonly Seat[],
  t: Translate,
): string[] {
  const a = parse(action)
  switch (a.verb) {
    case 'sail':
    case 'retreat':
      return sailText(a.n, sailPreview(preview), view, seats, t)
    case 'load': {
      const p = loadPreview(preview)
      return p ? [t('jamaica-ui-loads', { what: goodsText(p.good, p.n, t) })] : []
    }
    case 'empty': {
      const p = emptyPreview(preview)
      return p
        ? [
            t('jamaica-ui-loses', { what: goodsText(p.good, p.amount, t) }),
            t('jamaica-ui-loads', { what: goodsText(p.load_good, p.load_n, t) }),
          ]
        : []
    }
    case 'powder': {
      const p = strengthPreview(preview)
      return p ? [t('jamaica-ui-strength-range', { min: p.min, max: p.max })] : []
    }
    case 'card': {
      const p = cardPreview(a.rest[0] ?? '', preview, view)
      return [
        t('jamaica-ui-day-does', { what: symbolText(p.day, p.day_die, t) }),
        t('jamaica-ui-night-does', { what: symbolText(p.night, p.night_die, t) }),
      ]
    }
    case 'pay': {
      const p = holdsPreview(preview)
      const rest = num(preview?.['rest'])
      const g = good(preview?.['good'])
      if (!p && rest !== null && g) return rest > 0 ? [t('jamaica-ui-still-due', { what: goodsText(g, rest, t) })] : []
      return p
        ? [
            t('jamaica-ui-leaves', {
              what:
                p
                  .filter((h) => h.good && h.amount > 0)
                  .map((h) => goodsText(h.good, h.amount, t))
                  .join(t('jamaica-ui-comma')) || t('jamaica-ui-nothing'),
            }),
          ]
        : []
    }
    default:
      return []
  }
}
/** "forward 4", "4 gold". */
export function symbolText(s: CardSymbol, die: number | null, t: Translate): string {
  if (s === 'forward' || s === 'backward')
    return die === null ? t(`jamaica-ui-${s}`) : t(`jamaica-ui-${s}-n`, { n: die })
  const g = s.slice(5) as Good
  return die === null ? t(`good-${g}`) : goodsText(g, die, t)
}
/** Label and effects in one line, for screen readers and tooltips. */
export function spoken(
  action: string,
  prompt: Prompt,
  view: JamaicaView,
  seats: readonly Seat[],
  t: Translate,
): string {
  const preview = optionOf(prompt, action)?.preview
  return [label(action, prompt, view, seats, t), ...effects(action, preview, view, seats, t)].join(
    t('jamaica-ui-full-stop'),
  )
}
