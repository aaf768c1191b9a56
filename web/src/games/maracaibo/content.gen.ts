/** Written by tools/contracts.py from tradewinds.games.maracaibo.printed. Do not edit. */

import type { Border, Good, Nation, Synergy } from './view.gen'

export type Item = 'map' | 'book' | 'herbs' | 'pistol'

export interface Effect {
  do: string
  /** By edition where these differ. */
  n?: number | Record<string, number>
  per?: string
  max?: number
  if_synergy?: Synergy
  kind?: string
  nation?: string
  where?: string
  must?: boolean
  id?: string
  action?: string
  location?: string
  max_mp?: number
  income_doubloons_each?: number
  extra_times?: Record<string, number>
  two_from?: number
  three_from?: number
  options?: Effect[][]
  cost?: Record<string, number | Record<string, number>>
  gain?: Effect[]
  influence?: number
  annex_extra_village?: boolean
}

export interface CardEffect {
  do: string
  /** By edition where these differ. */
  n?: number | Record<string, number>
  per?: string
  max?: number
  if_synergy?: Synergy
  kind?: string
  nation?: string
  where?: string
  must?: boolean
  id?: string
  action?: string
  location?: string
  max_mp?: number
  income_doubloons_each?: number
  extra_times?: Record<string, number>
  two_from?: number
  three_from?: number
  options?: Effect[][]
  cost?: Record<string, number | Record<string, number>>
  gain?: Effect[]
  influence?: number
  annex_extra_village?: boolean
  /** The colour behind it. */
  bg: string
}

export interface JeanEffect {
  do: string
  /** By edition where these differ. */
  n?: number | Record<string, number>
  per?: string
  max?: number
  if_synergy?: Synergy
  kind?: string
  nation?: string
  where?: string
  must?: boolean
  id?: string
  action?: string
  location?: string
  max_mp?: number
  income_doubloons_each?: number
  extra_times?: Record<string, number>
  two_from?: number
  three_from?: number
  options?: Effect[][]
  cost?: Record<string, number | Record<string, number>>
  gain?: Effect[]
  influence?: number
  annex_extra_village?: boolean
  /** The first and the last. */
  rounds?: number[]
}

export interface NationMarkers {
  nation: Nation
  min: number
}

export interface Requirement {
  figure_to_location?: string
  return_figure?: number
  figure_on_card?: number
  pay_cp?: number
  pay_objects?: Partial<Record<Item, number>>
  nation_markers?: NationMarkers
}

export interface Card {
  deck: string
  cost: number
  good: Good
  object: Item
  vp: number
  requirements: Requirement[]
  effects: CardEffect[]
  source: string
}

export interface Sourced {
  source: string
  src_data?: string
  src_place?: string
  src_rules?: string
  src_cost?: string
  reconstructed_fields?: string[]
}

export interface Act {
  source: string
  src_data?: string
  src_place?: string
  src_rules?: string
  src_cost?: string
  reconstructed_fields?: string[]
  effects: Effect[]
}

export interface VillageAct {
  source: string
  src_data?: string
  src_place?: string
  src_rules?: string
  src_cost?: string
  reconstructed_fields?: string[]
  effects: Effect[]
  from?: string
  basic?: boolean
  last: boolean
}

export interface Way {
  cv: number
  when?: string
  displaces?: boolean
  place?: number
  effects?: Effect[]
}

export interface CombatAct {
  source: string
  src_data?: string
  src_place?: string
  src_rules?: string
  src_cost?: string
  reconstructed_fields?: string[]
  from?: string
  options: Way[]
  effects?: Effect[]
  basic?: boolean
  target?: string
  places_marker?: boolean
  requires_explorer_rank?: number
}

export interface Arrow {
  to: string
  mp: number
  branch?: 'lower' | 'upper'
  /** With this legacy tile. */
  when?: string
  rounds?: number[]
}

export interface Market {
  good: Good
  /** By the number of seats. */
  slots: Record<string, number>
}

export interface Location {
  source: string
  src_data?: string
  src_place?: string
  src_rules?: string
  src_cost?: string
  reconstructed_fields?: string[]
  /** Along the voyage. */
  order: number
  kind: 'city' | 'home' | 'start' | 'village'
  stop: boolean
  action?: string
  flag?: Effect[]
  market?: Market
  xy?: number[]
}

export interface Place {
  source: string
  src_data?: string
  src_place?: string
  src_rules?: string
  src_cost?: string
  reconstructed_fields?: string[]
  /** Along the voyage. */
  order: number
  kind: 'city' | 'home' | 'start' | 'village'
  stop: boolean
  action?: string
  flag?: Effect[]
  market?: Market
  xy?: number[]
  next: Arrow[]
  tile?: boolean
  covered_by?: string
  ends_round?: number[]
  becomes_city_with?: string
}

export interface LegacyPlace {
  source: string
  src_data?: string
  src_place?: string
  src_rules?: string
  src_cost?: string
  reconstructed_fields?: string[]
  /** Along the voyage. */
  order: number
  kind: 'city' | 'home' | 'start' | 'village'
  stop: boolean
  action?: string
  flag?: Effect[]
  market?: Market
  xy?: number[]
  with: string
  next?: Arrow[]
  needs_explorer?: Record<string, Record<string, number>>
}

export interface CityTile {
  source: string
  src_data?: string
  src_place?: string
  src_rules?: string
  src_cost?: string
  reconstructed_fields?: string[]
  players: number[]
  marked: boolean
  fixed_location?: string
  action: string
  good: Good
  slots: number
}

export interface Space {
  source: string
  src_data?: string
  src_place?: string
  src_rules?: string
  src_cost?: string
  reconstructed_fields?: string[]
  rank: number
  reward: Effect[]
  next: string[]
  start?: boolean
  end?: boolean
  quest?: boolean
  border_after?: Border
  branch?: string
  /** With this legacy tile. */
  gate?: string
}

export interface BorderLine {
  source: string
  src_data?: string
  src_place?: string
  src_rules?: string
  src_cost?: string
  reconstructed_fields?: string[]
  reward?: Effect[]
  vp_first?: number
  vp_later?: number
}

export interface InfluenceTrack {
  source: string
  src_data?: string
  src_place?: string
  src_rules?: string
  src_cost?: string
  reconstructed_fields?: string[]
  last: number
  /** The spaces on which they are reached. */
  ranks: Record<string, number>
  vp_per_step_beyond: number
  most_influence_bonus: number
}

export interface StorageSpace {
  pos: number
  markers: number
  value: number
}

export interface StorageTrack {
  source: string
  src_data?: string
  src_place?: string
  src_rules?: string
  src_cost?: string
  reconstructed_fields?: string[]
  spaces: StorageSpace[]
}

export interface Tracks {
  influence: InfluenceTrack
  storage: StorageTrack
  majority_bonus: Record<string, unknown>
  doubloon_income: Record<string, unknown>
  vp_income: Record<string, unknown>
  combat_points: Record<string, unknown>
  score: Record<string, unknown>
  quest_row: Record<string, unknown>
  village_main_action: Record<string, unknown>
  skipped_assistant_vp: Record<string, unknown>
}

export interface Task {
  cost: Record<string, number | Record<string, number>>
  reward: Effect[]
}

export interface Quest {
  cost: Record<string, number | Record<string, number>>
  reward: Effect[]
  source: string
  src_data?: string
  src_place?: string
  src_rules?: string
  src_cost?: string
  reconstructed_fields?: string[]
}

export interface Sector {
  cv: number
  extra: Record<string, number>
}

export interface Token {
  source: string
  src_data?: string
  src_place?: string
  src_rules?: string
  src_cost?: string
  reconstructed_fields?: string[]
  france: Sector
  england: Sector
  spain: Sector
  modifier: string
}

export interface Goal {
  kind: string
  low: number | Border
  high: number | Border
  doubloons: number
  vp: number
}

export interface Career {
  source: string
  src_data?: string
  src_place?: string
  src_rules?: string
  src_cost?: string
  reconstructed_fields?: string[]
  goals: Goal[]
}

export interface Building {
  source: string
  src_data?: string
  src_place?: string
  src_rules?: string
  src_cost?: string
  reconstructed_fields?: string[]
  cost: number
  final: Effect[]
}

export interface Needs {
  slots?: number[]
  other_complete?: number
}

export interface Slot {
  source: string
  src_data?: string
  src_place?: string
  src_rules?: string
  src_cost?: string
  reconstructed_fields?: string[]
  grid: [number, number]
  kind: 'instant' | 'lasting'
  needs: Needs
  effects: Effect[]
}

export interface JeanCard {
  source: string
  src_data?: string
  src_place?: string
  src_rules?: string
  src_cost?: string
  reconstructed_fields?: string[]
  deck: string
  steps: number
  branch: 'lower' | 'upper'
  display_card: number
  actions: JeanEffect[]
}

export interface LegacyTile {
  source: string
  src_data?: string
  src_place?: string
  src_rules?: string
  src_cost?: string
  reconstructed_fields?: string[]
  kind: 'city' | 'combat_place' | 'disc_tile' | 'location_bonus' | 'route' | 'skull'
  at: string | string[]
  rules: string[]
  xy?: number[]
  action?: string
  quest_slot?: boolean
  mp?: number
  closes_city?: boolean
  no_village_action?: boolean
  arrive?: Effect[]
  combat_action?: string
  places?: number
  protected?: boolean
  cost?: Record<string, number | Record<string, number>>
  reward?: Effect[]
  spaces?: number
  /** By the number of seats. */
  prefilled?: Record<string, number>
  toll_doubloons?: number
}

export interface StoryPlace {
  location: string
  players: number[]
}

export interface StorySetup {
  /** Where the story tile lies. */
  story?: string
  quests?: StoryPlace[]
  tiles_add?: string[]
  tiles_remove?: string[]
  cards_discard?: number[]
  cards_shuffle?: number[]
  read?: number
}

export interface StoryNeeds {
  kind: string
  tile?: string
}

export interface Story {
  chapter: number
  setup: StorySetup
  requirement: StoryNeeds
  story_quest?: Task
  source: string
}

export interface Content {
  sha: string
  nations: Nation[]
  goods: Good[]
  objects: Item[]
  synergies: Synergy[]
  cards: Record<string, Card>
  places: Record<string, Place>
  legacy_places: Record<string, LegacyPlace>
  legacy: Record<string, LegacyTile>
  stories: Record<string, Story>
  spaces: Record<string, Space>
  tiles: Record<string, CityTile>
  quests: Record<string, Quest>
  tokens: Record<string, Token>
  careers: Record<string, Career>
  buildings: Record<string, Building>
  slots: Record<string, Slot>
  tracks: Tracks
  borders: Record<string, BorderLine>
  arrivals: number[]
  automa: Record<string, JeanCard>
  discs: number
  city: Record<string, Act>
  village: Record<string, VillageAct>
  combat: Record<string, CombatAct>
  assistant: Record<string, Act>
}
