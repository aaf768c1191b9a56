import { describe, expect, it } from 'vitest'
import { flightsOf, LASTS } from '../src/frame/flights'
import { movesOf } from '../src/games/puertorico/flights'
import type { Fact } from '../src/wire'

const among3 = (one: Fact): ReturnType<typeof movesOf> => movesOf(one, 3)
const fact = (kind: string, seat: number, args: Fact['args']): Fact => ({ i: 0, kind, rule: '', seat, args })

describe('pieces on their way', () => {
  it('go from where they lay to where they are now, one fact after the other', () => {
    const flights = flightsOf(
      [fact('role', 1, { role: 'captain', coins: 2 }), fact('loaded', 2, { good: 'corn', n: 3, ship: 5 })],
      among3,
    )
    expect(flights.map((one) => [one.from[0], one.to[0]])).toEqual([
      ['seat:1', 'role:captain'],
      ['role:captain', 'seat:1'],
      ['role:captain', 'seat:1'],
      ['seat:2', 'ship:5'],
      ['seat:2', 'ship:5'],
      ['seat:2', 'ship:5'],
    ])
    expect(flights.map((one) => one.at)).toEqual([...flights.map((one) => one.at)].sort((a, b) => a - b))
  })
  it('hand the people of the Register out in turn', () => {
    const flights = flightsOf([fact('distributed', 2, { n: 4 })], among3)
    expect(flights.map((one) => one.to[0])).toEqual(['seat:2', 'seat:0', 'seat:1', 'seat:2'])
  })
  it('never take long, however much has happened', () => {
    const long = Array.from({ length: 60 }, () => fact('loaded', 0, { good: 'corn', n: 4, ship: 4 }))
    expect(Math.max(...flightsOf(long, among3).map((one) => one.at)) + LASTS).toBeLessThanOrEqual(3200)
    expect(flightsOf([fact('passed', 0, {})], among3)).toEqual([])
  })
})
