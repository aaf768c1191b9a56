import { describe, expect, it } from 'vitest'
import { band, path, scale, some, stack, ticks } from './chart'

describe('pictures', () => {
  it('have an axis that holds every value and nothing', () => {
    for (const values of [[], [0], [1, 7], [-5, 33], [172, 140], [-31, -2]]) {
      const marks = ticks(values)
      expect(marks).toContain(0)
      expect(marks[0]).toBeLessThanOrEqual(Math.min(0, ...values))
      expect(marks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...values))
      expect(marks.length).toBeLessThan(9)
    }
  })
  it('draw from left to right and from below upwards', () => {
    const to = scale(10, [0, 100])
    expect(path([0, 10], [0, 100], to)).toBe('M0.0 150.0L320.0 0.0')
    expect(band([0, 10], [0, 0], [50, 100], to)).toBe('M0.0 75.0L320.0 0.0L320.0 150.0L0.0 150.0Z')
  })
  it('put parts on top of each other, losses below', () => {
    expect(
      stack([
        [1, 2],
        [-3, 4],
        [5, -6],
      ]),
    ).toEqual([
      { lower: [0, 0], upper: [1, 2] },
      { lower: [0, 2], upper: [-3, 6] },
      { lower: [1, 0], upper: [6, -6] },
    ])
  })
  it('show the first and the last of many positions', () => {
    expect(some(3, 8)).toEqual([0, 1, 2])
    expect(some(101, 5)).toEqual([0, 25, 50, 75, 100])
  })
})
