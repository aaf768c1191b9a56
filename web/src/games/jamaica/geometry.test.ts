import { describe, expect, it } from 'vitest'
import { EDGES, FORKS, HEIGHT, SPACES, WIDTH, lanePath, polyline, route, space, wayBack } from './geometry'

describe('the chart', () => {
  it('has fifty spaces of the right kinds on the sheet', () => {
    expect(SPACES).toHaveLength(50)
    const count = (kind: string) => SPACES.filter((s) => s.kind === kind).length
    expect([count('port_royal'), count('sea'), count('port'), count('lair')]).toEqual([1, 29, 11, 9])
    for (const s of SPACES) {
      expect(s.x).toBeGreaterThan(70)
      expect(s.x).toBeLessThan(WIDTH - 70)
      expect(s.y).toBeGreaterThan(70)
      expect(s.y).toBeLessThan(HEIGHT - 70)
    }
  })
  it('keeps every pair of spaces far enough apart to be hit', () => {
    for (const a of SPACES)
      for (const b of SPACES) if (a.id < b.id) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(82)
  })
  it('forks and merges where the track does', () => {
    for (const f of FORKS) {
      expect(space(f.split).next).toEqual([f.outer[0], f.inner[0]])
      expect(space(f.merge).prev).toEqual([f.outer[5], f.inner[1]])
    }
    expect(EDGES).toHaveLength(53)
    expect(space(0).prev).toEqual([49])
  })
  it('finds the way of an exact move, forward and backward', () => {
    expect(route(17, 21, 4)).toEqual([17, 18, 19, 20, 21])
    expect(route(17, 27, 4)).toEqual([17, 18, 19, 26, 27])
    expect(route(16, 11, 3)).toEqual([16, 15, 12, 11])
    expect(route(0, 48, 2)).toEqual([0, 49, 48])
    // The finish stops a ship before its steps are used up.
    expect(route(47, 0, 6)).toEqual([47, 48, 49, 0])
    expect(route(17, 30, 4)).toEqual([])
    expect(wayBack(16, 11)).toEqual([16, 15, 12, 11])
    expect(wayBack(5, 6)).toEqual([])
  })
  it('lets ships sail along the lanes, from centre to centre', () => {
    const points = polyline([6, 13, 14, 15])
    expect(points[0]).toEqual({ x: space(6).x, y: space(6).y })
    expect(points[points.length - 1]).toEqual({ x: space(15).x, y: space(15).y })
    expect(lanePath([6])).toBe('')
  })
})
