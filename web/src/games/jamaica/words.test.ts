import { describe, expect, it } from 'vitest'
import { cardSymbols, oddsPreview, parse, sailPreview } from './words'

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
  it('knows the odds, whoever still has gunpowder to spend', () => {
    const odds = (key: string, args: Record<string, number>) =>
      oddsPreview({ action: 'powder:1', facts: [], notes: [{ key, args }] })
    expect(odds('preview-odds', { win: 44, tie: 14 })).toEqual({ least: 44, most: 44 })
    expect(odds('preview-odds-open', { win: 58, answered: 19, n: 4 })).toEqual({ least: 19, most: 58 })
    expect(odds('preview-odds-open', { win: 33, answered: 75, n: 4 })).toEqual({ least: 33, most: 75 })
    expect(oddsPreview(null)).toBeNull()
  })
  it('knows a card by its two symbols', () => {
    expect(cardSymbols('gunpowder_food')).toEqual(['load_gunpowder', 'load_food'])
    expect(cardSymbols('backward_forward')).toEqual(['backward', 'forward'])
  })
})
