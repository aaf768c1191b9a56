/** Reading actions and previews, and putting them into words. */
import { sentencesFor } from '../../table/speech'
import type { Args, Option, Prompt } from '../../wire'
import type { Seat, Translate } from '../types'
import type { Card, CardSymbol } from './content.gen'
import type { CardPreview, EmptyPreview, LoadPreview, SailPreview } from './props'
import type { Good, JamaicaView, ShipView } from './view.gen'
import { content, vocabulary } from './game'
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

type Maybe<T> = T | null | undefined
const note = (o: Maybe<Option>, key: string): Args | null =>
  o?.notes.find((one) => one.key === `preview-${key}`)?.args ?? null
const fact = (o: Maybe<Option>, kind: string): Args | null => o?.facts.find((one) => one.kind === kind)?.args ?? null

/** Null where no stop is offered. */
export function sailPreview(o: Maybe<Option>): SailPreview | null {
  if (!o) return null
  const short = note(o, 'shortage')
  const price = short ?? note(o, 'cost')
  return {
    cost: num(price?.['n']) ?? 0,
    good: good(price?.['good']),
    can_pay: short === null,
    battle: nums(note(o, 'battle')?.['battle']),
    treasure: note(o, 'treasure') !== null,
    finish: note(o, 'finish') !== null,
    shortage: nums(short?.['back']),
  }
}
export function loadPreview(o: Maybe<Option>): LoadPreview | null {
  const loaded = fact(o, 'loaded')
  const g = good(loaded?.['good'])
  const n = num(loaded?.['n'])
  return g && n !== null ? { good: g, n } : null
}
export function emptyPreview(o: Maybe<Option>): EmptyPreview | null {
  const emptied = fact(o, 'emptied')
  const g = good(emptied?.['good'])
  const load = loadPreview(o)
  if (!g || !load) return null
  return { good: g, amount: num(emptied?.['n']) ?? 0, load_good: load.good, load_n: load.n }
}
/** The chance to win in percent: the least and the most, as the gunpowder that the defender has not spent yet decides. */
export interface Chance {
  least: number
  most: number
}
export function oddsPreview(o: Maybe<Option>): Chance | null {
  const known = note(o, 'odds') ?? note(o, 'odds-open')
  const win = num(known?.['win'])
  if (win === null) return null
  const answered = num(known?.['answered']) ?? win
  return { least: Math.min(win, answered), most: Math.max(win, answered) }
}
export function percent({ least, most }: Chance): string {
  return least === most ? `${most}%` : `${least}–${most}%`
}
const UNKNOWN: Card = { day: 'forward', night: 'forward' }
/** The two symbols printed on a card. */
export function cardSymbols(id: string): [CardSymbol, CardSymbol] {
  const { day, night } = content.cards[id] ?? UNKNOWN
  return [day, night]
}
export function cardPreview(id: string, view: JamaicaView): CardPreview {
  const [day, night] = cardSymbols(id)
  return { day, day_die: view.day, night, night_die: view.night }
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
  return parts.join(t('jamaica-ui-pause'))
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

/** The words on the button of an action. */
export function label(action: string, prompt: Prompt, seats: readonly Seat[], t: Translate): string {
  return sentencesFor(t, seats, vocabulary).action(action, optionOf(prompt, action)?.facts, prompt.kind)
}
/** What an action will change, in short lines; empty when the label says it all. */
export function effects(option: Maybe<Option>, view: JamaicaView, seats: readonly Seat[], t: Translate): string[] {
  return option ? sentencesFor(t, seats, vocabulary).effects(option, view.seat) : []
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
  const lines = effects(optionOf(prompt, action), view, seats, t)
  return [label(action, prompt, seats, t), ...lines].join(t('jamaica-ui-full-stop'))
}
