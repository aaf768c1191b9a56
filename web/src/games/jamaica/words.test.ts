import { describe, expect, it } from 'vitest'
import { cardSymbols, holdsPreview, parse, sailPreview } from './words'

describe('reading what the server sends', () => {
  it('takes actions apart', () => {
    expect(parse('pay:2:3')).toEqual({ verb: 'pay', rest: ['2', '3'], n: 2 })
    expect(parse('loot:power:lady_beth').rest).toEqual(['power', 'lady_beth'])
  })
  it('fills in what a preview leaves out', () => {
    expect(sailPreview({ space: 4, finish: false, treasure: true })).toEqual({
      cost: 0,
      good: null,
      can_pay: true,
      battle: [],
      treasure: true,
      finish: false,
      shortage: [],
    })
    expect(sailPreview({})).toBeNull()
    expect(sailPreview(null)).toBeNull()
  })
  it('reads holds as text or as objects', () => {
    expect(holdsPreview({ holds: ['gold 3', '-'] })).toEqual([
      { good: 'gold', amount: 3 },
      { good: null, amount: 0 },
    ])
    expect(holdsPreview({ holds: [{ good: 'food', amount: 2 }] })).toEqual([{ good: 'food', amount: 2 }])
  })
  it('knows a card by its two symbols', () => {
    expect(cardSymbols('gunpowder_food')).toEqual(['load_gunpowder', 'load_food'])
    expect(cardSymbols('backward_forward')).toEqual(['backward', 'forward'])
  })
})
