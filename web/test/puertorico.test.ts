/** Puerto Rico's table: the plan for people and for the store becomes the right answers; actions in good order. */

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { withOption } from '../src/games/options'
import type { BoardView, PuertoRicoView } from '../src/games/puertorico/view.gen'
import { ACHIEVEMENT_VP, building, BUILDINGS } from '../src/games/puertorico/data'
import { groups } from '../src/games/puertorico/groups'
import {
  move,
  personCount,
  placed,
  planOf,
  slotCount,
  suggest,
  suggestAnew,
  toPlace,
} from '../src/games/puertorico/staffing'
import { staffingSteps, storingSteps } from '../src/games/puertorico/steps'
import { suggestKeep } from '../src/games/puertorico/storing'
import { pricePreview, roleGets } from '../src/games/puertorico/words'
import type { Option, OptionInfo, Prompt } from '../src/wire'

const data = join(dirname(fileURLToPath(import.meta.url)), '../../src/tradewinds/games/puertorico/data')

function board(
  fields: Record<string, [number, number]>,
  city: Record<string, number>,
  idle: number,
  more: Partial<BoardView> = {},
): BoardView {
  return {
    seat: 0,
    puertoma: null,
    coins: 5,
    vp: 0,
    goods: {},
    forests: 0,
    tiles_used: 0,
    tiles_spaces: 12,
    city_used: 0,
    city_spaces: 12,
    countryside: Object.entries(fields).map(([place, [count, workers]]) => ({
      place,
      count,
      slots: count,
      workers,
      citizens: 0,
    })),
    city: Object.entries(city).map(([place, workers]) => ({
      place,
      count: 1,
      slots: building(place).slots,
      workers,
      citizens: 0,
    })),
    idle_workers: idle,
    idle_citizens: 0,
    achievements: null,
    achievement_count: 0,
    completed: [],
    produced: {},
    staffing: true,
    ...more,
  }
}
const ask = (kind: string, actions: string[], args: Prompt['args'] = {}): Prompt => ({
  kind,
  rule: '',
  args,
  begun: false,
  dimmed: [],
  options: actions.map((action): Option => ({ action, facts: [], notes: [] })),
})

describe('placing people', () => {
  const start = board(
    { corn: [3, 1], sugar: [2, 0], quarry: [1, 0] },
    { large_sugar_mill: 1, small_market: 0, harbor: 0 },
    3,
  )

  // All assignments are held against the engine in tests/server/test_steps.py.
  it('keeps who may stay and says where the new ones go', () => {
    const plan = {
      people: { corn: 2, sugar: 1, quarry: 0, large_sugar_mill: 1, small_market: 0, harbor: 1 },
      occupants: {},
    }
    const steps = staffingSteps(plan, start, ask('staffing', ['staffing:keep', 'staffing:anew']))
    expect(steps).toEqual(['staffing:keep', 'staff:corn', 'staff:sugar', 'staff:harbor'])
  })
  it('places all anew when somebody leaves his place', () => {
    const plan = {
      people: { corn: 0, sugar: 2, quarry: 1, large_sugar_mill: 2, small_market: 0, harbor: 0 },
      occupants: {},
    }
    const steps = staffingSteps(plan, start, ask('staffing', ['staffing:keep', 'staffing:anew']))
    expect(steps[0]).toBe('staffing:anew')
  })
  it('suggests complete plans that pair fields with houses', () => {
    const plan = suggest(start)
    expect(toPlace(start, plan)).toBe(0)
    expect(plan.people['sugar']).toBeGreaterThan(0)
    const anew = suggestAnew(start)
    expect(placed(anew)).toBe(Math.min(personCount(start), slotCount(start)))
  })
  it('moves a person from tile to tile, and nowhere if there is no room', () => {
    const plan = planOf(start)
    expect(move(start, plan, 'corn', 'harbor').people).toMatchObject({ corn: 0, harbor: 1 })
    const full = { ...plan, people: { ...plan.people, harbor: 1 } }
    expect(move(start, full, 'corn', 'harbor')).toBe(full)
  })
})

describe('storing', () => {
  const mine = board({}, {}, 0, { goods: { corn: 4, sugar: 2, coffee: 1 } })
  it('keeps what is worth most, and says it kind by kind', () => {
    const keep = suggestKeep(mine, { kinds: 1, singles: 1 })
    expect(keep).toEqual({ whole: ['sugar'], singles: { coffee: 1 } })
    const actions = ['keep_kind:corn', 'keep_kind:sugar', 'keep_kind:coffee', 'keep:corn', 'keep:sugar', 'keep:coffee']
    const asked = ask('storing', [...actions, 'pass'], { kinds: 1, singles: 1 })
    expect(storingSteps(keep, mine, asked)).toEqual(['keep_kind:sugar', 'keep:coffee'])
  })
})

describe('the action bar', () => {
  const roles = ['planter', 'recruiter', 'builder', 'craftsman', 'trader'].map((role) => ({
    role,
    coins: 0,
    taken: false,
  }))
  const tray = ['small_market', 'harbor', 'wharf'].map((building) => ({ building, left: 1, cost: 1, price: 1 }))
  const view = { seat: 0, tray, roles, boards: [], house: [], ships: [] } as unknown as PuertoRicoView
  const option = (action: string, notes: Record<string, Record<string, unknown>> = {}): Option => ({
    action,
    facts: [],
    notes: Object.entries(notes).map(([key, args]) => ({ key: `preview-${key}`, args })),
  })
  const of = (kind: string, options: Option[]): Prompt => ({
    kind,
    rule: '',
    args: {},
    begun: false,
    options,
    dimmed: [],
  })

  it('offers everything exactly once', () => {
    const options = [
      'sell:corn',
      'sell:coffee',
      'outpost:corn',
      'zoning',
      'pass',
      'bohio:worker:harbor',
      'something:new',
    ].map((a) => option(a, { sale: { coins: a === 'sell:coffee' ? 5 : 0 } }))
    const shown = groups(of('trading', options), view)
    expect(shown.flatMap((group) => group.options.map((one) => one.action)).sort()).toEqual(
      options.map((one) => one.action).sort(),
    )
    expect(shown[0]?.options[0]?.action).toBe('sell:coffee')
    expect(shown[shown.length - 1]?.label).toBe('puertorico-ui-group-other')
  })
  it('keeps the order of the board, whatever lies on the roles and whatever things cost; passing last', () => {
    const shown = groups(
      of('round', [option('role:trader', { 'role-coins': { coins: 2 } }), option('role:planter')]),
      view,
    )
    expect(shown[0]?.options.map((one) => one.action)).toEqual(['role:planter', 'role:trader'])
    const build = groups(
      of('building', [
        option('pass'),
        option('build:small_market', { price: { n: 0 }, cost: { n: 1 }, 'discount-privilege': { n: 1 } }),
        option('build:wharf', { price: { n: 9 }, missing: { n: 2 } }),
        option('build:harbor', { price: { n: 6 }, cost: { n: 8 }, 'discount-quarries': { n: 2 } }),
      ]),
      view,
    )
    expect(build.flatMap((group) => group.options.map((one) => one.action))).toEqual([
      'build:small_market',
      'build:harbor',
      'build:wharf',
      'pass',
    ])
  })
  it('reads who gets what', () => {
    const crafts = option('role:craftsman')
    crafts.notes = [
      { key: 'preview-role-coins', args: { coins: 1 } },
      { key: 'preview-role-goods', args: { player: 2, goods: { corn: 2 } } },
      { key: 'preview-role-goods', args: { player: 1, goods: {} } },
      { key: 'preview-role-workers', args: { player: 0, workers: 1 } },
    ]
    expect(roleGets(crafts)).toEqual([
      { seat: 2, goods: [['corn', 2]], workers: 0, coins: 0, vp: 0 },
      { seat: 0, goods: [], workers: 1, coins: 0, vp: 0 },
    ])
    expect(roleGets(option('role:planter', { 'role-tiles': { player: 1, n: 2, quarry: true } }))).toMatchObject([
      { seat: 1, tiles: 2, quarry: true },
    ])
    expect(
      roleGets(option('role:builder', { 'role-building': { player: 1, building: 'harbor', n: 6 } })),
    ).toMatchObject([{ seat: 1, building: 'harbor', price: 6 }])
  })
  it('reads a price with its discounts', () => {
    const harbor = option('build:harbor', {
      price: { n: 4 },
      cost: { n: 8 },
      'discount-privilege': { n: 1 },
      'discount-quarries': { n: 3 },
      missing: { n: 1 },
    })
    expect(pricePreview(harbor)).toEqual({
      cost: 8,
      discounts: [
        ['privilege', 1],
        ['quarries', 3],
      ],
      price: 4,
      missing: 1,
    })
    expect(pricePreview(option('build:harbor', { price: { n: 8 } }))).toMatchObject({ cost: 8, price: 8, missing: 0 })
  })
})

it('has the numbers of the data files', () => {
  const rows =
    readFileSync(join(data, 'buildings.yaml'), 'utf8')
      .split('alternative_tiles:')[0]
      ?.matchAll(/- \{id: (\w+),.*?size: (\d+).*?cost: (\d+), vp: (\d+),.*?quarry_cap: (\d+), slots: (\d+)/g) ?? []
  const ids: string[] = []
  for (const [, id = '', size, cost, vp, cap, slots] of rows) {
    ids.push(id)
    expect(BUILDINGS[id], id).toMatchObject({
      size: Number(size),
      cost: Number(cost),
      vp: Number(vp),
      cap: Number(cap),
      slots: Number(slots),
    })
  }
  expect(ids).toEqual(Object.keys(BUILDINGS))
  for (const [, id = '', vp] of readFileSync(join(data, 'achievements.yaml'), 'utf8').matchAll(
    /- \{id: (\w+),\s+count: 1, vp: (\d+)/g,
  ))
    expect(ACHIEVEMENT_VP[id], id).toBe(Number(vp))
})

it('switches on what an option needs', () => {
  const option = (id: string, values: OptionInfo['values'], needs: OptionInfo['needs'] = []): OptionInfo => {
    return { id, values, default: values[0] ?? null, rule: '', integer: false, kind: 'expansion', needs, bars: [] }
  }
  const options = [
    option('festival', [false, true]),
    option('cards', [false, true], [{ value: true, option: 'festival' }]),
    option('puertomas', [0, 1, 2]),
    option('difficulty', ['normal', 'hard'], [{ value: 'hard', option: 'puertomas' }]),
  ]
  expect(withOption(options, {}, 'cards', true)).toEqual({ cards: true, festival: true })
  expect(withOption(options, { festival: true, cards: true }, 'festival', false)).toEqual({
    festival: false,
    cards: false,
  })
  expect(withOption(options, {}, 'difficulty', 'hard')).toEqual({ difficulty: 'hard', puertomas: 1 })
  expect(withOption(options, { difficulty: 'hard', puertomas: 2 }, 'puertomas', 0)).toMatchObject({
    difficulty: 'normal',
  })
})
