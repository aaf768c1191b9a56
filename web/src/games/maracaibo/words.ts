/** Reading actions, and putting cards, places and actions into words. */

import { sentencesFor } from '../../table/speech'
import type { Dimmed, Option, Prompt, View } from '../../wire'
import type { Seat, Translate } from '../types'
import { cardOf, cityAction, placeOf } from './data'
import { vocabulary } from './game'
import { citySigns, type Sign } from './signs'
import type { BoardView, CardView, MaracaiboView, PlaceView } from './view.gen'

type Maybe<T> = T | null | undefined

export function parse(action: string): { verb: string; rest: string[] } {
  const [verb = '', ...rest] = action.split(':')
  return { verb, rest }
}
export const optionOf = (prompt: Maybe<Prompt>, action: string): Option | null =>
  prompt?.options.find((option) => option.action === action) ?? null
export const dimmedOf = (prompt: Maybe<Prompt>, action: string): Dimmed | null =>
  prompt?.dimmed.find((one) => one.action === action) ?? null
/** The first of these that is possible now. */
export const firstLegal = (prompt: Maybe<Prompt>, ...actions: string[]): string | null =>
  actions.find((action) => optionOf(prompt, action)) ?? null
export const num = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** What pressing a card of the hand or the planning area would do, most likely first. */
const WITH_CARD = ['buy', 'deliver', 'pay', 'throw', 'plan'] as const
export const withCard = (prompt: Maybe<Prompt>, card: string): string[] =>
  WITH_CARD.map((verb) => `${verb}:${card}`).filter((action) => optionOf(prompt, action))
export const cardNo = (prompt: Maybe<Prompt>, card: string): Dimmed | null =>
  WITH_CARD.map((verb) => dimmedOf(prompt, `${verb}:${card}`)).find(Boolean) ?? null

/** How many movement points an answer takes: the engine says it with what it foretells. */
export const points = (option: Maybe<Option>): number | null => {
  const fact = option?.facts.find((one) => one.kind === 'sailed')
  return fact ? num(fact.args['mp']) : null
}
/** The combat value that an answer leads to. */
export const combatValue = (option: Maybe<Option>): number | null => {
  const fact = option?.facts.find((one) => one.kind === 'fights')
  return fact ? num(fact.args['value']) : null
}

/** What it can be raised to with all combat points and figures, those included that the answer brings. */
export function mostValue(value: number, option: Maybe<Option>, board: BoardView): number {
  const brought = (option?.facts ?? []).reduce((sum, { kind, args }) => {
    const gains = (args['gains'] ?? {}) as Record<string, unknown>
    return kind === 'gained' ? sum + num(gains['cp']) + num(gains['figures']) : sum
  }, 0)
  return value + board.cp + board.personal + brought
}

// --- names --------------------------------------------------------------------------------------------------------

export const seatName = (seats: readonly Seat[], seat: number): string =>
  seats.find((one) => one.seat === seat)?.name ?? ''
export const list = (items: readonly string[], t: Translate): string => items.join(t('maracaibo-ui-comma'))
/** Parts that may or may not end a sentence, with exactly one stop between them. */
export function told(parts: readonly string[], t: Translate): string {
  const stop = t('maracaibo-ui-stop')
  const gap = stop.endsWith(' ') ? ' ' : ''
  return parts
    .filter(Boolean)
    .reduce((text, part) => (text === '' ? part : text + (/[.!?。！？:：]$/u.test(text) ? gap : stop) + part), '')
}
export const cardName = (id: string, t: Translate): string => t(`card-${id}`)
export const placeName = (id: string, t: Translate): string => t(`place-${id}`)
export const sourceLine = (source: string, t: Translate): string =>
  t(source === 'reconstructed' ? 'maracaibo-ui-reconstructed' : 'maracaibo-ui-printed')

export function cardLines(id: string, t: Translate): string[] {
  const card = cardOf(id)
  return [
    t('maracaibo-ui-costs', { n: card.cost }),
    t(`card-${id}-help`),
    t('maracaibo-ui-symbols', {
      good: t(`maracaibo-ui-good-${card.good}`),
      object: t(`maracaibo-ui-object-${card.object}`),
    }),
    t('maracaibo-ui-worth', { n: card.vp }),
  ]
}
export const cardSpoken = (id: string, t: Translate): string => told([cardName(id, t), ...cardLines(id, t)], t)

/** How a bought card lies. */
export function cardState(card: CardView, t: Translate): string[] {
  const out: string[] = []
  if (card.assistant_at)
    out.push(t('maracaibo-ui-assistant-at', { n: card.assistant_at, place: placeName(card.assistant_at, t) }))
  if (card.used) out.push(t('maracaibo-ui-used'))
  if (card.scored) out.push(t('maracaibo-ui-scored'))
  if (card.new) out.push(t('maracaibo-ui-new'))
  if (card.quest) out.push(t('maracaibo-ui-holds', { quest: t(`quest-${card.quest}`) }), t(`quest-${card.quest}-help`))
  return out
}
/** A quest tile, or a story tile with the quest of its story card. */
export function questLines(id: string, view: MaracaiboView, t: Translate): string[] {
  const story = view.story?.cards.find((one) => one.tile === id)
  const name = story ? `story-${story.card}` : `quest-${id}`
  return story || id.startsWith('Q') ? [t(name), t(`${name}-help`)] : [t(name)]
}
/** What the reader still lacks for it, or that nothing is missing. */
export function lackLines(id: string, view: MaracaiboView, t: Translate): string[] {
  const missing = view.missing[id]
  if (!missing) return []
  const parts = Object.entries(missing).map(([thing, n]) => t(`amount-${thing}`, { n }))
  return [parts.length ? t('maracaibo-ui-lacks', { what: list(parts, t) }) : t('maracaibo-ui-lacks-nothing')]
}
export const legacyLines = (id: string, t: Translate): string[] => [t(`legacy-${id}`), t(`legacy-${id}-help`)]

/** Ships and assistants at a place. */
export const shipsAt = (view: MaracaiboView, place: string): BoardView[] =>
  view.boards.filter((board) => board.ship === place)
export const assistantsAt = (view: MaracaiboView, place: string): { seat: number; n: number }[] =>
  view.boards
    .map((board) => ({ seat: board.seat, n: board.tableau.filter((card) => card.assistant_at === place).length }))
    .filter(({ n }) => n > 0)

/** What a place is, and what there is to do. */
export function stopLines(id: string, view: MaracaiboView, t: Translate): string[] {
  const here: PlaceView | undefined = view.places.find((place) => place.place === id)
  const kind = here?.kind ?? placeOf(id)?.kind ?? 'village'
  const out = [t(`maracaibo-ui-kind-${kind}`)]
  if (!here) return out
  const action = cityAction(here)
  if (action) out.push(t(`city-${action}`))
  if (here.good && here.spaces)
    out.push(t('maracaibo-ui-market', { good: t(`maracaibo-ui-good-${here.good}`), n: here.market, all: here.spaces }))
  if (here.marker) out.push(t('maracaibo-ui-belongs', { nation: t(`nation-${here.marker}`) }))
  for (const quest of here.quests) out.push(...questLines(quest, view, t), ...lackLines(quest, view, t))
  for (const tile of here.legacy) out.push(...legacyLines(tile, t))
  return out
}
/** Everything there is to say about a place. */
export function placeLines(id: string, view: MaracaiboView, seats: readonly Seat[], t: Translate): string[] {
  const out = stopLines(id, view, t)
  const ships = shipsAt(view, id).map((board) => seatName(seats, board.seat))
  if (ships.length) out.push(t('maracaibo-ui-ships', { names: list(ships, t) }))
  for (const { seat, n } of assistantsAt(view, id))
    out.push(t('maracaibo-ui-assistants', { name: seatName(seats, seat), n }))
  return out
}
export const placeTitle = (id: string, t: Translate): string =>
  id === '0' ? placeName(id, t) : t('maracaibo-ui-place', { n: id, place: placeName(id, t) })

// --- actions ------------------------------------------------------------------------------------------------------

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
/** The words on a button. */
export function label(action: string, prompt: Maybe<Prompt>, seats: readonly Seat[], t: Translate): string {
  const sentences = sentencesFor(t, seats, vocabulary)
  const option = optionOf(prompt, action)
  // One of several effects is called by what it does.
  if (parse(action).verb === 'option' && option?.notes.length)
    return capital(
      list(
        option.notes.map((note) => sentences.note(note)),
        t,
      ),
    )
  return sentences.action(action, option?.facts, prompt?.kind ?? null)
}
const LEADS: Partial<Record<string, string>> = {
  plan: 'hand',
  sail: 'sail',
  done: 'yes',
  accept: 'yes',
  decline: 'no',
  city: 'building',
  village: 'village',
  home: 'anchor',
  quest: 'quest',
  stored: 'quest',
  assistant: 'assistant',
  goal: 'goal',
  figure_for_cp: 'pawn',
  deliver: 'crate',
  disc: 'disc',
  invest: 'building',
  take_vp: 'vp',
  pile: 'token',
  fight: 'combat',
  annex: 'marker',
  raid: 'marker',
  place: 'marker',
  raise: 'combat',
  explore: 'explore',
  figures: 'pawn',
  visit: 'assistant',
  draw: 'deck',
  option: 'goal',
  career: 'goal',
  vote: 'story',
  remove_skull: 'story',
}
/** The icon that leads an action. */
export const leadOf = (action: string): string => {
  const { verb, rest } = parse(action)
  return verb === 'synergy' ? (rest[0] ?? '') : (LEADS[verb] ?? 'card')
}
const BY_CARD = ['plan', 'throw', 'assistant', 'deliver', 'stored', 'buy', 'pay', 'take']
/** The card that an action is about. */
export function cardIn(action: string): string | null {
  const { verb, rest } = parse(action)
  return BY_CARD.includes(verb) ? (rest[0] ?? null) : null
}
/** Only what an action is done with, where the question or the heading says the rest. */
export function shortLabel(action: string, t: Translate): string | null {
  const { verb, rest } = parse(action)
  const [id = '', via] = rest
  if (verb === 'sail')
    return via ? t('maracaibo-ui-by', { place: placeName(id, t), via: placeName(via, t) }) : placeName(id, t)
  if (['buy', 'take', 'plan', 'throw'].includes(verb)) return cardName(id, t)
  return verb === 'invest' ? t(`building-${id}`) : null
}
/** How many village actions an answer leads to; none where a tile bars them. */
const villages = (option: Option): Sign[] =>
  option.notes
    .filter(({ key }) => key === 'preview-villages')
    .map(({ args }) => ({ icon: 'village', n: String(num(args['n'])) }))
/** What there is to do at a stop: the action of a city, a village's, quests, own assistants. */
export function stopSigns(id: string, view: MaracaiboView, option: Option): Sign[] {
  const here = view.places.find((place) => place.place === id)
  if (!here) return []
  const own = assistantsAt(view, id).some(({ seat }) => seat === view.seat)
  return [
    ...(here.kind === 'village' ? villages(option) : citySigns(cityAction(here))),
    ...(here.quests.length ? [{ icon: 'quest' }] : []),
    ...(own ? [{ icon: 'assistant' }] : []),
  ]
}
/** What the rules say of what an action is about. */
export function help(action: string, t: Translate, view?: View): string | null {
  const { verb, rest } = parse(action)
  const card = cardIn(action)
  if (card) return t(`card-${card}-help`)
  const id = rest[0] ?? ''
  if (verb === 'sail') return view ? told(stopLines(id, view as MaracaiboView, t), t) : null
  if (verb === 'quest') return view ? told(questLines(id, view as MaracaiboView, t).slice(1), t) || null : null
  if (verb === 'invest') return t(`building-${id}-help`)
  if (verb === 'disc') return t(`maracaibo-ui-slot-${id}`)
  return null
}
/** Label and effects in one line, for screen readers. */
export function spoken(
  action: string,
  prompt: Prompt,
  seat: number | null,
  seats: readonly Seat[],
  t: Translate,
): string {
  const option = optionOf(prompt, action)
  const effects =
    option && parse(action).verb !== 'option' ? sentencesFor(t, seats, vocabulary).effects(option, seat) : []
  return told([label(action, prompt, seats, t), help(action, t) ?? '', ...effects], t)
}
