import { describe, expect, it } from 'vitest'
import type { Fact } from '../../../wire'
import type { ShipView } from '../view.gen'
import { berths, place } from './berths'
import { onChart, targetsOf } from './targets'
import { wayOf } from './voyage.svelte'

const fact = (kind: string, args: Fact['args']): Fact => ({ i: 0, kind, rule: '', seat: 2, args })

describe('ships on the chart', () => {
  it('have a berth each', () => {
    for (let n = 1; n <= 6; n++) for (const harbour of [true, false]) expect(berths(n, harbour)).toHaveLength(n)
  })
  it('lie where they are held, nowhere while they sail, and draw apart when one of them can be chosen', () => {
    const ships = [0, 1, 2].map((ship) => ({ ship, space: 3 }) as ShipView)
    const at = (ship: ShipView): number | null => (ship.ship === 2 ? null : 7)
    const close = place(ships, at, () => false)
    const apart = place(ships, at, (ship) => ship === 1)
    expect(close.map((one) => one.ship.ship)).toEqual([0, 1])
    const gap = ([a, b]: typeof close): number => Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))
    expect(gap(apart)).toBeGreaterThan(gap(close))
  })
  it('sail the way that was told, or the shortest', () => {
    expect(wayOf(fact('sailed', { ship: 1, from: 6, to: 14, path: [13, 14] }))).toEqual({ ship: 1, path: [6, 13, 14] })
    expect(wayOf(fact('retreated', { from: 16, to: 12 }))).toEqual({ ship: 2, path: [16, 15, 12] })
    expect(wayOf(fact('loaded', { n: 3 }))).toBeNull()
  })
})

it('puts every action that lies on the chart where it belongs', () => {
  const options = ['sail:4', 'retreat:9', 'attack:1', 'day:3', 'ghost:forward', 'load:2'].map((action) => ({
    action,
    facts: [],
    notes: [],
  }))
  const found = targetsOf({ kind: '', rule: '', args: {}, begun: false, options, dimmed: [] })
  expect([...found.spaces.keys()]).toEqual([4, 9])
  expect([...found.ships.keys()]).toEqual([1])
  expect(found.dice.map((one) => one.action)).toEqual(['day:3'])
  expect(found.courses.map((one) => one.action)).toEqual(['ghost:forward'])
  const asked = (...actions: string[]) => ({
    ...{ kind: '', rule: '', args: {}, begun: false, dimmed: [] },
    options: options.filter((one) => actions.includes(one.action)),
  })
  expect(onChart(asked('sail:4', 'day:3', 'attack:1'))).toBe(true)
  expect(onChart(asked('sail:4', 'load:2'))).toBe(false)
  expect(onChart(null)).toBe(false)
})
