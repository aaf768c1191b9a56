import { describe, expect, it } from 'vitest'
import { backoff } from '../src/table/backoff'
import { factFor, whoLooks } from '../src/table/eyes'
import { empty, hasGap, reduce } from '../src/table/store'
import type { Fact, SeatNow, ServerMessage, TableInfo } from '../src/wire'

const fact = (i: number): Fact => ({ i, kind: 'loaded', rule: 'JAM-4.2', seat: 0, args: {} })
const table = { id: 'x', seq: 0, waiting: [] as number[] } as unknown as TableInfo
const state = (facts: Fact[], from: number, seq: number): ServerMessage => ({
  t: 'state', seq, table, seats: [], spectator: null, facts, facts_from: from, chat: [], requests: [],
}) // prettier-ignore
const update = (facts: Fact[], from: number, seq: number): ServerMessage => ({
  t: 'update', seq, waiting: [1], seats: [], spectator: null, facts, facts_from: from, requests: [], time: null,
}) // prettier-ignore

describe('what a connection knows', () => {
  it('starts with a whole state, of which nothing is news', () => {
    const next = reduce(empty, state([fact(0), fact(1)], 0, 4))
    expect(next.facts.map((one) => one.i)).toEqual([0, 1])
    expect(next.fresh).toEqual([])
    expect(next.seq).toBe(4)
  })
  it('adds what an update brings, and who is waited for', () => {
    const next = reduce(reduce(empty, state([fact(0)], 0, 4)), update([fact(1), fact(2)], 1, 5))
    expect(next.facts.map((one) => one.i)).toEqual([0, 1, 2])
    expect(next.fresh.map((one) => one.i)).toEqual([1, 2])
    expect(next.table?.waiting).toEqual([1])
  })
  it('shows nothing twice when a message is repeated', () => {
    const once = reduce(reduce(empty, state([fact(0)], 0, 4)), update([fact(1)], 1, 5))
    const twice = reduce(once, update([fact(1)], 1, 5))
    expect(twice.facts).toEqual(once.facts)
    expect(twice.fresh).toEqual([])
  })
  it('resumes after a broken line with only the missing facts, which are news', () => {
    const before = reduce(empty, state([fact(0), fact(1)], 0, 4))
    const after = reduce(before, state([fact(2)], 2, 6))
    expect(after.facts.map((one) => one.i)).toEqual([0, 1, 2])
    expect(after.fresh.map((one) => one.i)).toEqual([2])
  })
  it('forgets what an undo made void', () => {
    const before = reduce(empty, state([fact(0), fact(1), fact(2)], 0, 4))
    const asked = { ...before, seats: [{ seat: 0, prompt: {} }] as unknown as SeatNow[] }
    const after = reduce(asked, { t: 'rewound', by: 0, seq: 5, facts_to: 1 })
    expect(after.facts.map((one) => one.i)).toEqual([0])
    expect(after.seats[0]?.prompt).toBeNull()
  })
  it('notices a gap', () => {
    const before = reduce(empty, state([fact(0)], 0, 4))
    expect(hasGap(before, update([fact(3)], 3, 6))).toBe(true)
    expect(hasGap(before, update([fact(1)], 1, 6))).toBe(false)
  })
})

describe('several people at one screen', () => {
  const seat = (n: number, asked: boolean): SeatNow => ({
    seat: n,
    view: {},
    prompt: asked ? { kind: 'sail', rule: '', args: {}, begun: false, options: [], dimmed: [] } : null,
    undo: { can: false, ask: false, key: '', args: {} },
  })
  it('lets one person always look', () => {
    expect(whoLooks([seat(2, false)], null)).toEqual({ seat: 2, next: null })
  })
  it('covers everything until the right person is there', () => {
    const both = [seat(0, true), seat(1, true)]
    expect(whoLooks(both, null)).toEqual({ seat: null, next: 0 })
    expect(whoLooks(both, 0)).toEqual({ seat: 0, next: null })
    expect(whoLooks([seat(0, false), seat(1, true)], 0)).toEqual({ seat: null, next: 1 })
  })
  it('covers the hand when nobody here is asked', () => {
    expect(whoLooks([seat(0, false), seat(1, false)], 0)).toEqual({ seat: null, next: null })
  })
  it('shows a secret only to its owner', () => {
    const secret: Fact = { ...fact(0), own: { '1': { card: 'gold_gold' } } }
    expect(factFor(secret, 1).args).toEqual({ card: 'gold_gold' })
    expect(factFor(secret, 0).args).toEqual({})
    expect(factFor(secret, null).args).toEqual({})
  })
})

it('waits longer after each failure, up to ten seconds, never twice the same', () => {
  expect(backoff(0, () => 1)).toBe(400)
  expect(backoff(3, () => 1)).toBe(3200)
  expect(backoff(20, () => 1)).toBe(10_000)
  expect(backoff(20, () => 0)).toBe(5_000)
})
