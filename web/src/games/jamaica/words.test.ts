import { describe, expect, it } from 'vitest'
import type { ShipView } from './view.gen'
import { cardSymbols, holdsPreview, parse, sailPreview } from './words'

describe('reading what the server sends', () => {
  it('takes actions apart', () => {
    expect(parse('pay:2:3')).toEqual({ verb: 'pay', rest: ['2', '3'], n: 2 })
    expect(parse('loot:power:lady_beth').rest).toEqual(['power', 'lady_beth'])
  })
  it('fills in what the notes leave out', () => {
    const option = { action: 'sail:4', facts: [], notes: [{ key: 'preview-treasure', args: {} }] }
    expect(sailPreview(option)).toEqual({
      cost: 0,
      good: null,
      can_pay: true,
      battle: [],
      treasure: true,
      finish: false,
      shortage: [],
    })
    expect(sailPreview(null)).toBeNull()
  })
  it('takes what is paid out of the holds', () => {
    const paid = (hold: number, n: number) => ({ kind: 'paid', rule: '', seat: 0, args: { hold, n, good: 'gold' } })
    const holds = [
      { good: 'gold', amount: 3 },
      { good: 'gold', amount: 2 },
      { good: 'food', amount: 1 },
    ]
    const ship = { holds } as unknown as ShipView
    expect(holdsPreview({ action: 'pay:smallest', facts: [paid(2, 2), paid(1, 1)], notes: [] }, ship)).toEqual([
      { good: 'gold', amount: 2 },
      { good: null, amount: 0 },
      { good: 'food', amount: 1 },
    ])
    expect(holdsPreview({ action: 'pay:smallest', facts: [], notes: [] }, ship)).toBeNull()
  })
  it('knows a card by its two symbols', () => {
    expect(cardSymbols('gunpowder_food')).toEqual(['load_gunpowder', 'load_food'])
    expect(cardSymbols('backward_forward')).toEqual(['backward', 'forward'])
  })
})
