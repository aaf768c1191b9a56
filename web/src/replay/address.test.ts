import { describe, expect, it } from 'vitest'
import { addressOf, whereOf } from './address'

describe('the address of a position', () => {
  it('says where, and through whose eyes', () => {
    const to = addressOf('abc', 12, null, new URLSearchParams('review='))
    expect(to).toBe('/replay/abc?review=&at=12&as=all')
    expect(whereOf(new URL(to, 'http://here').searchParams)).toEqual({ at: 12, eyes: null })
    expect(addressOf('abc', 0, 3, new URLSearchParams('at=5'))).toBe('/replay/abc?at=0&as=3')
    expect(addressOf('abc', 1, undefined, new URLSearchParams('as=2'))).toBe('/replay/abc?at=1')
  })
  it('says nothing where it makes no sense', () => {
    for (const odd of ['at=-1', 'at=1.5', 'at=x', 'at=99999999', 'as=me', '']) {
      const { at, eyes } = whereOf(new URLSearchParams(odd))
      expect([at, eyes]).toEqual([null, undefined])
    }
  })
})
