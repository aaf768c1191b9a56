/** What is printed on the pieces: the numbers of tradewinds/games/puertorico/data that a view does not repeat. */

import type { Good } from './view.gen'

export type Tile = Good | 'quarry'

export const GOODS: readonly Good[] = ['corn', 'fruit', 'sugar', 'tobacco', 'coffee']
export const TILES: readonly Tile[] = [...GOODS, 'quarry']
export const PRICE: Record<Good, number> = { corn: 0, fruit: 1, sugar: 2, tobacco: 3, coffee: 4 }

export interface Building {
  cost: number
  vp: number
  /** How many occupied quarries may help to pay for it. */
  cap: number
  slots: number
  size: number
  /** From left to right in the tray. */
  order: number
  production?: true
  good?: Good
}

/** In the order of the places: people are placed in this order. */
// prettier-ignore
export const BUILDINGS: Record<string, Building> = {
  small_fruit_depot: { cost: 1, vp: 1, cap: 1, slots: 1, size: 1, order: 1, production: true, good: 'fruit' },
  small_sugar_mill: { cost: 2, vp: 1, cap: 1, slots: 1, size: 1, order: 2, production: true, good: 'sugar' },
  large_fruit_depot: { cost: 3, vp: 2, cap: 2, slots: 3, size: 1, order: 3, production: true, good: 'fruit' },
  large_sugar_mill: { cost: 4, vp: 2, cap: 2, slots: 3, size: 1, order: 4, production: true, good: 'sugar' },
  large_tobacco_storage: { cost: 5, vp: 3, cap: 3, slots: 3, size: 1, order: 5, production: true, good: 'tobacco' },
  large_coffee_roaster: { cost: 6, vp: 3, cap: 3, slots: 2, size: 1, order: 6, production: true, good: 'coffee' },
  small_market: { cost: 1, vp: 1, cap: 1, slots: 1, size: 1, order: 10 },
  builders_yard: { cost: 2, vp: 1, cap: 1, slots: 1, size: 1, order: 20 },
  hacienda: { cost: 2, vp: 1, cap: 1, slots: 1, size: 1, order: 21 },
  small_warehouse: { cost: 3, vp: 1, cap: 1, slots: 1, size: 1, order: 30 },
  hospital: { cost: 4, vp: 2, cap: 2, slots: 1, size: 1, order: 40 },
  office: { cost: 5, vp: 2, cap: 2, slots: 1, size: 1, order: 50 },
  large_market: { cost: 5, vp: 2, cap: 2, slots: 1, size: 1, order: 51 },
  large_warehouse: { cost: 6, vp: 2, cap: 2, slots: 1, size: 1, order: 60 },
  factory: { cost: 7, vp: 3, cap: 3, slots: 1, size: 1, order: 70 },
  school: { cost: 8, vp: 3, cap: 3, slots: 1, size: 1, order: 80 },
  harbor: { cost: 8, vp: 3, cap: 3, slots: 1, size: 1, order: 81 },
  wharf: { cost: 9, vp: 3, cap: 3, slots: 1, size: 1, order: 90 },
  fire_station: { cost: 10, vp: 4, cap: 4, slots: 1, size: 2, order: 100 },
  residence: { cost: 10, vp: 4, cap: 4, slots: 1, size: 2, order: 101 },
  fortress: { cost: 10, vp: 4, cap: 4, slots: 1, size: 2, order: 102 },
  customs_house: { cost: 10, vp: 4, cap: 4, slots: 1, size: 2, order: 103 },
  city_hall: { cost: 10, vp: 4, cap: 4, slots: 1, size: 2, order: 104 },
  canal: { cost: 1, vp: 1, cap: 1, slots: 1, size: 1, order: 11 },
  lumberyard: { cost: 2, vp: 1, cap: 1, slots: 1, size: 1, order: 22 },
  hidden_market: { cost: 2, vp: 1, cap: 1, slots: 1, size: 1, order: 23 },
  storehouse: { cost: 3, vp: 1, cap: 1, slots: 1, size: 1, order: 31 },
  bohio: { cost: 4, vp: 2, cap: 2, slots: 2, size: 1, order: 41 },
  merchant_outpost: { cost: 5, vp: 2, cap: 2, slots: 1, size: 1, order: 52 },
  church: { cost: 5, vp: 2, cap: 2, slots: 1, size: 1, order: 53 },
  small_wharf: { cost: 6, vp: 2, cap: 2, slots: 1, size: 1, order: 61 },
  lighthouse: { cost: 7, vp: 3, cap: 3, slots: 1, size: 1, order: 71 },
  distillery: { cost: 8, vp: 3, cap: 3, slots: 1, size: 1, order: 82 },
  publishing_house: { cost: 8, vp: 3, cap: 3, slots: 1, size: 1, order: 83 },
  assembly_hall: { cost: 9, vp: 3, cap: 3, slots: 1, size: 1, order: 91 },
  monument: { cost: 10, vp: 8, cap: 4, slots: 0, size: 2, order: 105 },
  cathedral: { cost: 10, vp: 4, cap: 4, slots: 1, size: 2, order: 106 },
  zoning_office: { cost: 2, vp: 1, cap: 1, slots: 1, size: 1, order: 24 },
  chapel: { cost: 3, vp: 1, cap: 1, slots: 1, size: 1, order: 32 },
  park_authority: { cost: 4, vp: 2, cap: 2, slots: 1, size: 1, order: 42 },
  notary: { cost: 5, vp: 2, cap: 2, slots: 1, size: 1, order: 54 },
  pension_office: { cost: 6, vp: 2, cap: 2, slots: 1, size: 1, order: 62 },
  villa: { cost: 7, vp: 3, cap: 3, slots: 1, size: 1, order: 72 },
  large_tailor_shop: { cost: 8, vp: 3, cap: 3, slots: 1, size: 1, order: 84, production: true },
  town_square: { cost: 10, vp: 4, cap: 4, slots: 1, size: 2, order: 107 },
}
export const PLACES: readonly string[] = [...TILES, ...Object.keys(BUILDINGS)]
/** Where it matters whether a worker or a citizen is the occupant, in the order in which it is asked. */
export const TWO_FUNCTIONS: readonly string[] = ['zoning_office', 'chapel', 'park_authority', 'notary']

export const building = (id: string): Building =>
  BUILDINGS[id] ?? { cost: 0, vp: 0, cap: 0, slots: 0, size: 1, order: 999 }
export const isTile = (place: string): place is Tile => (TILES as readonly string[]).includes(place)

export const ACHIEVEMENT_VP: Record<string, number> = {
  big_spender: 5,
  caramel_popcorn_inventor: 4,
  coffee_dispatcher: 5,
  confectionery_supplier: 4,
  corn_dispatcher: 3,
  deal_closer: 4,
  dock_tycoon: 5,
  fruit_dispatcher: 3,
  head_administrator: 6,
  independent_shipper: 4,
  leading_employer: 6,
  leading_producer: 6,
  luxury_crop_trader: 4,
  luxury_goods_provider: 5,
  major_investor: 7,
  major_landowner: 7,
  master_agronomist: 5,
  master_architect: 3,
  master_collector: 7,
  pastry_maker: 4,
  prudent_merchant: 4,
  senior_bureaucrat: 7,
  specialised_shipper: 5,
  sugar_dispatcher: 4,
  tavern_supplier: 4,
  tobacco_dispatcher: 5,
  tobacco_fruit_broker: 4,
  trade_strategist: 7,
  trade_tycoon: 4,
  tropical_produce_magnate: 4,
}

/** The arrows of the Puertomas' action board (PR-21.18). */
export const ARROWS: Record<string, readonly string[]> = {
  builder: ['adventurer', 'planter', 'trader', 'recruiter'],
  planter: ['adventurer', 'builder', 'recruiter'],
  adventurer: ['builder', 'planter'],
  recruiter: ['trader', 'craftsman'],
  trader: ['builder', 'craftsman', 'captain', 'smuggler'],
  craftsman: ['trader', 'captain', 'smuggler'],
  captain: ['trader', 'craftsman', 'builder', 'planter', 'smuggler'],
  smuggler: ['captain', 'craftsman', 'trader', 'builder', 'planter'],
}
export const roleKind = (role: string): string => (role === 'adventurer_2' ? 'adventurer' : role)
