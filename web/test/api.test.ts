import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api, isSignedOut, whenSignedOut } from '../src/api'

const ENDED = { error: { key: 'error-session-ended', args: {}, rule: null } }
const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status })

describe('a browser that was signed out', () => {
  const asked: string[] = []
  let told = 0
  beforeEach(() => {
    asked.length = told = 0
    const heard = new Set<string>()
    // Every call that was under way hears of it once.
    vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
      asked.push(`${method} ${path}`)
      if (heard.has(path)) return Promise.resolve(json({ path }))
      heard.add(path)
      return Promise.resolve(json(ENDED, 403))
    })
    whenSignedOut(() => {
      told += 1
      return Promise.resolve()
    })
  })

  it('looks again for what it was looking for', async () => {
    expect(await Promise.all([api.identity(), api.settings()])).toEqual([
      { path: '/api/me/identity' },
      { path: '/api/me/settings' },
    ])
    expect(told).toBe(2)
    expect(asked).toHaveLength(4)
  })
  it('does nothing in the name of somebody else', async () => {
    expect(isSignedOut(await api.makeCodes().catch((error: unknown) => error))).toBe(true)
    expect(told).toBe(1)
    expect(asked).toEqual(['POST /api/me/codes'])
    expect(isSignedOut(await api.patchMe({ name: 'Ann' }).catch((error: unknown) => error))).toBe(true)
    expect(told).toBe(2)
  })
  it('asks who it is without asking itself', async () => {
    expect(isSignedOut(await api.me().catch((error: unknown) => error))).toBe(true)
    expect(told).toBe(0)
  })
})
