import { describe, expect, it } from 'vitest'
import { become, laidOver } from '../src/games/laid'

describe('the components of a match', () => {
  it('take the place of those of the box, in the same objects', () => {
    const content = {
      sha: '',
      cards: { a: { cost: 1 }, b: { cost: 2 } } as Record<string, { cost: number }>,
      list: [1, 2],
    }
    const { a } = content.cards
    const list = content.list
    const cards = laidOver(content)
    cards.layOut({ sha: 'x', cards: { a: { cost: 5 }, c: { cost: 3 } }, list: [3] })
    expect(a).toEqual({ cost: 5 })
    expect(list).toEqual([3])
    expect(Object.keys(content.cards)).toEqual(['a', 'c'])
    cards.layOut(null)
    expect(content).toEqual({ sha: '', cards: { a: { cost: 1 }, b: { cost: 2 } }, list: [1, 2] })
    expect(a).toBe(content.cards['a'])
  })
  it('are copied, so that laying out others leaves them alone', () => {
    const target: Record<string, unknown> = { x: 1 }
    const source = { x: { y: [1] } }
    become(target, source)
    become(target, { x: { y: [2] } })
    expect(source).toEqual({ x: { y: [1] } })
  })
})
