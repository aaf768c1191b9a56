/** Puerto Rico's table: the plan for people and for the store becomes the right answers; actions in good order. */

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { withOption } from '../src/games/options'
import type { BoardView, PuertoRicoView } from '../src/games/puertorico/view.gen'
import { ACHIEVEMENT_VP, building, BUILDINGS, PLACES, TWO_FUNCTIONS } from '../src/games/puertorico/data'
import { groups } from '../src/games/puertorico/groups'
import {
  move,
  nextAnswer,
  personCount,
  placed,
  planOf,
  press,
  slotCount,
  suggest,
  suggestAnew,
  toPlace,
  type Plan,
} from '../src/games/puertorico/staffing'
import { add, nextKeep, suggestKeep, type Keep } from '../src/games/puertorico/storing'
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
  rule: null,
  args,
  dimmed: [],
  options: actions.map((action): Option => ({ action, facts: [], notes: [] })),
})

/** The engine's way of asking (phases/staffing.py), for workers only. */
class Asking {
  people = new Map<string, number>()
  mode: 'ask' | 'place' | 'empty' | 'done'
  from = 0
  kept = 0
  idle: number
  constructor(readonly start: BoardView) {
    for (const place of [...start.countryside, ...start.city]) this.people.set(place.place, place.workers)
    this.idle = start.idle_workers
    this.mode = 'ask'
    if (this.idle >= this.free(0)) this.fill(0)
    else if (personCount(start) === this.idle) this.begin()
  }
  slots = (place: string): number =>
    [...this.start.countryside, ...this.start.city].find((one) => one.place === place)?.slots ?? 0
  room = (i: number): number => this.slots(PLACES[i] ?? '') - (this.people.get(PLACES[i] ?? '') ?? 0)
  free = (first: number): number => PLACES.reduce((sum, _, i) => sum + (i >= first ? this.room(i) : 0), 0)
  put(i: number, n: number): void {
    this.people.set(PLACES[i] ?? '', (this.people.get(PLACES[i] ?? '') ?? 0) + n)
    this.idle -= n
  }
  fill(first: number): void {
    for (let i = first; i < PLACES.length; i++) this.put(i, Math.min(this.room(i), this.idle))
    this.mode = 'done'
  }
  begin(): void {
    if (this.idle === 0) {
      this.mode = 'done'
      return
    }
    this.mode = this.idle <= this.free(0) - this.idle ? 'place' : 'empty'
    this.from = 0
    this.kept = 0
    this.settle()
  }
  settle(): void {
    const free = this.free(this.from)
    if (this.mode === 'place') {
      if (!(this.idle > 0 && this.idle < free)) this.fill(this.from)
    } else if (!(free - this.kept > this.idle)) {
      this.put(this.from, Math.min(this.room(this.from) - this.kept, this.idle))
      this.fill(this.from + 1)
    }
  }
  prompt(): Prompt {
    if (this.mode === 'ask') return ask('staffing', ['staffing:keep', 'staffing:anew'])
    const out: string[] = []
    let rest = this.free(this.from)
    const empties = rest - this.kept - this.idle
    for (let i = this.from; i < PLACES.length; i++) {
      const room = this.room(i)
      if (!room) continue
      if (this.mode === 'place') {
        if (rest >= this.idle) out.push(`staff:${PLACES[i]}`)
      } else {
        const used = i === this.from ? this.kept : 0
        if (room > used && rest - used >= empties) out.push(`empty:${PLACES[i]}`)
      }
      rest -= room
    }
    return ask('slots', out)
  }
  view(): BoardView {
    const seen = (places: BoardView['city']) =>
      places.map((place) => ({ ...place, workers: this.people.get(place.place) ?? 0 }))
    return {
      ...this.start,
      countryside: seen(this.start.countryside),
      city: seen(this.start.city),
      idle_workers: this.idle,
    }
  }
  answer(action: string): void {
    const [verb, what = ''] = action.split(':')
    if (verb === 'staffing') {
      if (what === 'anew') {
        this.idle += [...this.people.values()].reduce((sum, n) => sum + n, 0)
        for (const place of this.people.keys()) this.people.set(place, 0)
      }
      this.begin()
    } else if (verb === 'staff') {
      this.put(PLACES.indexOf(what), 1)
      this.from = PLACES.indexOf(what)
      this.settle()
    } else {
      const to = PLACES.indexOf(what)
      if (to === this.from) this.kept += 1
      else {
        this.put(this.from, this.room(this.from) - this.kept)
        for (let i = this.from + 1; i < to; i++) this.put(i, this.room(i))
        this.from = to
        this.kept = 1
      }
      this.settle()
    }
  }
}
function carryOut(start: BoardView, plan: Plan): { people: Record<string, number>; answers: string[] } {
  const asking = new Asking(start)
  const done = { emptied: 0 }
  const answers: string[] = []
  while (asking.mode !== 'done') {
    const prompt = asking.prompt()
    const next = nextAnswer(plan, prompt, asking.view(), done)
    if (!next) throw new Error(`no answer to ${prompt.options.map((o) => o.action).join(' ')}`)
    expect(prompt.options.map((option) => option.action)).toContain(next)
    if (next.startsWith('empty:')) done.emptied += 1
    answers.push(next)
    asking.answer(next)
    if (answers.length > 60) throw new Error('no end')
  }
  return { people: Object.fromEntries(asking.people), answers }
}

describe('placing people', () => {
  const start = board(
    { corn: [3, 1], sugar: [2, 0], quarry: [1, 0] },
    { large_sugar_mill: 1, small_market: 0, harbor: 0 },
    3,
  )

  it('keeps who may stay and places the new ones, in the order of the places', () => {
    const plan = {
      people: { corn: 2, sugar: 1, quarry: 0, large_sugar_mill: 1, small_market: 0, harbor: 1 },
      occupants: {},
    }
    const { people, answers } = carryOut(start, plan)
    expect(people).toMatchObject(plan.people)
    expect(answers[0]).toBe('staffing:keep')
  })
  it('places all anew when somebody leaves his place', () => {
    const plan = {
      people: { corn: 0, sugar: 2, quarry: 1, large_sugar_mill: 2, small_market: 0, harbor: 0 },
      occupants: {},
    }
    const { people, answers } = carryOut(start, plan)
    expect(people).toMatchObject(plan.people)
    expect(answers[0]).toBe('staffing:anew')
  })
  it('reaches every assignment that the rules allow', () => {
    let seed = 7
    const random = (n: number): number => (seed = (seed * 1103515245 + 12345) % 2147483648) % n
    for (let round = 0; round < 400; round++) {
      const from = board(
        { corn: [random(4), 0], fruit: [random(4), 0], coffee: [random(3), 0], quarry: [random(3), 0] },
        { large_fruit_depot: 0, small_market: 0, large_coffee_roaster: 0, hospital: 0 },
        random(9),
      )
      let before: Plan = suggest(from)
      if (random(2)) before = planOf(from)
      const settled = {
        ...from,
        countryside: from.countryside.map((p) => ({ ...p, workers: before.people[p.place] ?? 0 })),
        city: from.city.map((p) => ({ ...p, workers: before.people[p.place] ?? 0 })),
        idle_workers: from.idle_workers - placed(before) + random(4),
      }
      let plan: Plan = {
        people: Object.fromEntries([...settled.countryside, ...settled.city].map((p) => [p.place, 0])),
        occupants: {},
      }
      while (toPlace(settled, plan) > 0) {
        const open = [...settled.countryside, ...settled.city].filter((p) => (plan.people[p.place] ?? 0) < p.slots)
        plan = press(settled, plan, open[random(open.length)]?.place ?? '', false)
      }
      const asking = new Asking(settled)
      const { people } = carryOut(settled, plan)
      // When every slot is filled anyhow there is nothing to ask.
      const wanted = asking.mode === 'done' ? Object.fromEntries(asking.people) : plan.people
      for (const place of Object.keys(wanted)) expect(people[place] ?? 0, `${round} ${place}`).toBe(wanted[place])
    }
  })
  it('says who sits where two functions are', () => {
    const plan: Plan = { people: {}, occupants: { chapel: 'citizen' } }
    const asked = ask('occupant', ['occupant:worker', 'occupant:citizen'], { building: 'chapel' })
    expect(nextAnswer(plan, asked, board({}, { chapel: 1 }, 0), { emptied: 0 })).toBe('occupant:citizen')
    expect(nextAnswer({ people: {}, occupants: {} }, asked, board({}, { chapel: 1 }, 0), { emptied: 0 })).toBe(
      'occupant:worker',
    )
    expect(TWO_FUNCTIONS).toContain('chapel')
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
  it('keeps what is worth most, and answers kind by kind', () => {
    const keep = suggestKeep(mine, { kinds: 1, singles: 1 })
    expect(keep).toEqual({ whole: ['sugar'], singles: { coffee: 1 } })
    let kept: Keep = { whole: [], singles: {} }
    const asked = ask('storing', ['keep_kind:sugar', 'keep_kind:corn', 'keep:coffee', 'keep:corn', 'pass'], {
      kinds: 1,
      singles: 1,
    })
    const said: string[] = []
    for (let next = nextKeep(keep, asked, kept); next && next !== 'pass'; next = nextKeep(keep, asked, kept)) {
      said.push(next)
      kept = add(kept, next)
    }
    expect(said).toEqual(['keep_kind:sugar', 'keep:coffee'])
  })
})

describe('the action bar', () => {
  const view = { seat: 0, tray: [], boards: [], house: [], ships: [] } as unknown as PuertoRicoView
  const option = (action: string, notes: Record<string, Record<string, unknown>> = {}): Option => ({
    action,
    facts: [],
    notes: Object.entries(notes).map(([key, args]) => ({ key: `preview-${key}`, args })),
  })
  const of = (kind: string, options: Option[]): Prompt => ({ kind, rule: null, args: {}, options, dimmed: [] })

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
  it('puts roles with coins first, passing last', () => {
    const shown = groups(
      of('round', [option('role:planter'), option('role:trader', { 'role-coins': { coins: 2 } })]),
      view,
    )
    expect(shown[0]?.options.map((one) => one.action)).toEqual(['role:trader', 'role:planter'])
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
      'build:harbor',
      'build:small_market',
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
