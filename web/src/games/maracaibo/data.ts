/** What is printed on the pieces, as the engine has it. */

import { content } from './game'
import type { Good, MaracaiboView, Nation, PlaceView, Synergy } from './view.gen'

export const NATIONS = content.nations as readonly Nation[]
export const GOODS = content.goods as readonly Good[]
export const SYNERGIES = content.synergies as readonly Synergy[]

/** An effect as the data has it: a verb and what belongs to it. */
export interface Effect {
  do: string
  n?: number | Record<string, number>
  per?: string
  if_synergy?: string
  [more: string]: unknown
}
export type Cost = Record<string, number | Record<string, number>>
type Table<T> = Partial<Record<string, T>>

export interface Card {
  deck: string
  cost: number
  good: Good
  object: string
  vp: number
  requirements: Record<string, unknown>[]
  effects: (Effect & { bg: string })[]
  source: string
}
const CARDS = content.cards as unknown as Table<Card>
const NONE: Card = { deck: '', cost: 0, good: 'sugar', object: 'map', vp: 0, requirements: [], effects: [], source: '' }
export const cardOf = (id: string): Card => CARDS[id] ?? NONE

export interface Arrow {
  to: string
  mp: number
  branch?: 'upper' | 'lower'
  when?: string
  rounds?: number[]
}
export interface Place {
  order: number
  kind: 'start' | 'village' | 'city' | 'home'
  stop: boolean
  action?: string
  flag?: Effect[]
  next: Arrow[]
  source: string
  src_data?: string
}
const LEGACY_PLACES = content.legacy_places as unknown as Record<string, Place & { with: string }>
/** The printed places, and those that a legacy tile adds; where it changes one, that keeps its lanes. */
const PLACES: Record<string, Place> = { ...LEGACY_PLACES, ...(content.places as unknown as Record<string, Place>) }
export const PLACE_IDS = Object.keys(PLACES)
/** Printed, or added by one of these legacy tiles. */
export const isThere = (id: string, tiles: readonly string[]): boolean =>
  id in content.places || tiles.includes(LEGACY_PLACES[id]?.with ?? '')
export const placeOf = (id: string): Place | null => PLACES[id] ?? null

export interface Space {
  rank: number
  reward: Effect[]
  next: string[]
  start?: boolean
  end?: boolean
  quest?: boolean
  border_after?: string
  branch?: string
  gate?: string
  source: string
}
const SPACES = content.spaces as unknown as Record<string, Space>
export const SPACE_IDS = Object.keys(SPACES)
export const spaceOf = (id: string): Space | null => SPACES[id] ?? null
/** Spaces that a quest tile lies on, in the order of `trail`. */
export const QUEST_SPACES = SPACE_IDS.filter((id) => SPACES[id]?.quest)

interface Tile {
  action: string
  source: string
}
/** The action of a city: of the tile that lies there, else its own. */
export const cityAction = (place: PlaceView): string | null =>
  place.tile ? ((content.tiles as Table<Tile>)[place.tile]?.action ?? null) : (placeOf(place.place)?.action ?? null)
export interface Act {
  effects?: Effect[]
  last?: boolean
  source: string
}
export const cityEffects = (id: string | null): Effect[] =>
  (content.city as unknown as Table<Act>)[id ?? '']?.effects ?? []
export const villageAction = (id: string): Act | null => (content.village as unknown as Table<Act>)[id] ?? null
export const assistantEffects = (id: string): Effect[] =>
  (content.assistant as unknown as Table<Act>)[id]?.effects ?? []
export const fightEffects = (id: string): Effect[] => {
  const known = (content.combat as unknown as Table<{ effects?: Effect[]; options: { effects?: Effect[] }[] }>)[id]
  return known?.effects ?? known?.options[0]?.effects ?? []
}

/** What the combat actions that everybody has cost, as printed; with the upgrade also those in villages. */
export function fightCosts(villages: boolean): { icon: string; costs: { id: string; cv: number }[] }[] {
  const printed = content.combat as unknown as Table<{ options: { cv: number }[] }>
  const kind = (icon: string, action: string, ids: readonly string[]): ReturnType<typeof fightCosts>[number] => ({
    icon,
    costs: ids.map((id, n) => ({ id, cv: printed[action]?.options[n]?.cv ?? 0 })),
  })
  return [
    kind('crown', 'gain_influence', ['influence-1', 'influence-2']),
    kind('building', 'annex_or_displace', ['annex', 'displace']),
    ...(villages ? [kind('village', 'village_raid', ['village', 'village-displace'])] : []),
  ]
}

export interface Quest {
  cost: Cost
  reward: Effect[]
  source: string
}
export const questOf = (id: string): Quest =>
  (content.quests as unknown as Table<Quest>)[id] ?? { cost: {}, reward: [], source: '' }

export interface Sector {
  cv: number
  extra: Table<number>
}
export interface Token {
  france: Sector
  england: Sector
  spain: Sector
  modifier: string
  source: string
}
export const tokenOf = (id: string): Token | null => (content.tokens as unknown as Table<Token>)[id] ?? null

export interface Goal {
  kind: string
  low: number | string
  high: number | string
  doubloons: number
  vp: number
}
export const careerGoals = (id: string): Goal[] =>
  (content.careers as unknown as Table<{ goals: Goal[] }>)[id]?.goals ?? []
const BORDERS = Object.keys(content.borders)
/** How many of what it counts a condition asks for: of borders, those up to the named one. */
export const wanted = (condition: number | string): number =>
  typeof condition === 'number' ? condition : BORDERS.indexOf(condition) + 1

export const buildingOf = (id: string): { cost: number; final: Effect[]; source: string } =>
  (content.buildings as unknown as Table<{ cost: number; final: Effect[]; source: string }>)[id] ?? {
    cost: 0,
    final: [],
    source: '',
  }
export interface Slot {
  grid: [number, number]
  kind: 'lasting' | 'instant'
  needs: { slots?: number[]; other_complete?: number }
  effects: Effect[]
  source: string
}
export const SLOTS = Object.values(content.slots as unknown as Record<string, Slot>)

export const INFLUENCE = content.tracks.influence
export const RANKS = content.tracks.influence.ranks as Table<number>
export const STORAGE = content.tracks.storage.spaces
export const ARRIVALS = content.arrivals
export const BORDER_POINTS = content.borders as unknown as Table<{ vp_first?: number; vp_later?: number }>
export const JEAN_DISCS = content.discs
export interface Automa {
  steps: number
  branch: string
  display_card: number
  actions: Effect[]
}
export const automaOf = (id: string): Automa | null => (content.automa as unknown as Table<Automa>)[id] ?? null

export interface Legacy {
  kind: string
  at: string | string[]
  cost?: Cost
  reward?: Effect[]
  arrive?: Effect[]
  source: string
}
export const legacyOf = (id: string): Legacy | null => (content.legacy as unknown as Table<Legacy>)[id] ?? null

export interface Story {
  chapter: number
  setup: { story?: string }
  requirement: { kind: string; tile?: string }
  story_quest?: { cost: Cost; reward: Effect[] }
}
export const storyOf = (card: string): Story | null => (content.stories as unknown as Table<Story>)[card] ?? null

/** What is printed on a quest tile; of a story tile what its card says (MAR-28.5). */
export function questIn(tile: string, view: MaracaiboView): { cost: Cost; reward: Effect[] } {
  const card = view.story?.cards.find((one) => one.tile === tile)
  return (card && storyOf(card.card)?.story_quest) ?? questOf(tile)
}
