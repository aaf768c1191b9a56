/** What is printed on the pieces, as the engine has it. */

import type {
  Arrow,
  Building,
  Card,
  Effect,
  Goal,
  JeanCard,
  LegacyPlace,
  LegacyTile,
  Place,
  Requirement,
  Sector,
  Slot,
  Space,
  Story,
  Task,
  Token,
  VillageAct,
} from './content.gen'
import { content } from './game'
import type { MaracaiboView, PlaceView } from './view.gen'

export type { Arrow, Effect, Goal, Requirement, Sector, Slot }
export type Cost = Task['cost']

export const NATIONS = content.nations

const NONE: Card = { deck: '', cost: 0, good: 'sugar', object: 'map', vp: 0, requirements: [], effects: [], source: '' }
export const cardOf = (id: string): Card => content.cards[id] ?? NONE

/** The printed places, and those that a legacy tile adds; where it changes one, that keeps its lanes. */
const PLACES: Record<string, Place | LegacyPlace> = { ...content.legacy_places, ...content.places }
export const PLACE_IDS = Object.keys(PLACES)
/** Printed, or added by one of these legacy tiles. */
export const isThere = (id: string, tiles: readonly string[]): boolean =>
  id in content.places || tiles.includes(content.legacy_places[id]?.with ?? '')
export const placeOf = (id: string): Place | LegacyPlace | null => PLACES[id] ?? null

export const SPACE_IDS = Object.keys(content.spaces)
export const spaceOf = (id: string): Space | null => content.spaces[id] ?? null
/** Spaces that a quest tile lies on, in the order of `trail`. */
export const QUEST_SPACES = SPACE_IDS.filter((id) => content.spaces[id]?.quest)

/** The action of a city: of the tile that lies there, else its own. */
export const cityAction = (place: PlaceView): string | null =>
  place.tile ? (content.tiles[place.tile]?.action ?? null) : (placeOf(place.place)?.action ?? null)
export const cityEffects = (id: string | null): Effect[] => content.city[id ?? '']?.effects ?? []
export const villageAction = (id: string): VillageAct | null => content.village[id] ?? null
export const assistantEffects = (id: string): Effect[] => content.assistant[id]?.effects ?? []
export const fightEffects = (id: string): Effect[] => {
  const known = content.combat[id]
  return known?.effects ?? known?.options[0]?.effects ?? []
}

/** What the combat actions that everybody has cost, as printed; with the upgrade also those in villages. */
export function fightCosts(villages: boolean): { icon: string; costs: { id: string; cv: number }[] }[] {
  const kind = (icon: string, action: string, ids: readonly string[]): ReturnType<typeof fightCosts>[number] => ({
    icon,
    costs: ids.map((id, n) => ({ id, cv: content.combat[action]?.options[n]?.cv ?? 0 })),
  })
  return [
    kind('crown', 'gain_influence', ['influence-1', 'influence-2']),
    kind('building', 'annex_or_displace', ['annex', 'displace']),
    ...(villages ? [kind('village', 'village_raid', ['village', 'village-displace'])] : []),
  ]
}

export const questOf = (id: string): Task => content.quests[id] ?? { cost: {}, reward: [] }
export const tokenOf = (id: string): Token | null => content.tokens[id] ?? null

export const careerGoals = (id: string): Goal[] => content.careers[id]?.goals ?? []
const BORDERS = Object.keys(content.borders)
/** How many of what it counts a condition asks for: of borders, those up to the named one. */
export const wanted = (condition: number | string): number =>
  typeof condition === 'number' ? condition : BORDERS.indexOf(condition) + 1

export const buildingOf = (id: string): Building => content.buildings[id] ?? { cost: 0, final: [], source: '' }
export const SLOTS = Object.values(content.slots)

export const INFLUENCE = content.tracks.influence
export const RANKS = content.tracks.influence.ranks
export const ARRIVALS = content.arrivals
export const BORDER_POINTS = content.borders
export const JEAN_DISCS = content.discs
export const automaOf = (id: string): JeanCard | null => content.automa[id] ?? null

export const legacyOf = (id: string): LegacyTile | null => content.legacy[id] ?? null
export const storyOf = (card: string): Story | null => content.stories[card] ?? null

/** What is printed on a quest tile; of a story tile what its card says (MAR-28.5). */
export function questIn(tile: string, view: MaracaiboView): Task {
  const card = view.story?.cards.find((one) => one.tile === tile)
  return (card && storyOf(card.card)?.story_quest) ?? questOf(tile)
}
