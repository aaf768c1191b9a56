import { describe, expect, it } from 'vitest'
import type { Prompt } from '../../wire'
import { liftAll, personCount, placed, planOf, slotCount, suggest, suggestAnew } from './staffing'
import { keepSingle, keepWhole, suggestKeep, type Keep } from './storing'
import { lies, onBoard, partOf, unlit } from './targets'
import { keeping, placing, thoughts } from './thinking.svelte'
import { trivial } from './trivial'
import type { BoardView, PlaceView, PuertoRicoView } from './view.gen'

const prompt = (kind: string, options: string[], args: Prompt['args'] = {}, begun = false): Prompt => ({
  kind,
  rule: '',
  args,
  begun,
  options: options.map((action) => ({ action, facts: [], notes: [] })),
  dimmed: [],
})
const place = (name: string, count: number, slots: number, workers: number): PlaceView => ({
  place: name,
  count,
  slots,
  workers,
  citizens: 0,
})
const board = (more: Partial<BoardView> = {}): BoardView => ({
  seat: 0,
  puertoma: null,
  coins: 3,
  vp: 0,
  goods: {},
  countryside: [place('corn', 2, 2, 1), place('fruit', 1, 1, 0)],
  forests: 0,
  city: [place('small_fruit_depot', 1, 1, 0), place('large_sugar_mill', 1, 3, 0)],
  tiles_used: 3,
  tiles_spaces: 12,
  city_used: 2,
  city_spaces: 12,
  idle_workers: 2,
  idle_citizens: 0,
  achievements: null,
  achievement_count: 0,
  completed: [],
  produced: {},
  staffing: true,
  ...more,
})
const view = (own: BoardView, round = 3): PuertoRicoView =>
  ({ round, phase: 'recruiter', boards: [own] }) as unknown as PuertoRicoView
const answer = (id: string, asked: Prompt): string | null =>
  trivial.find((one) => one.id === id)?.answer(asked, {}) ?? null

describe('what is being thought out', () => {
  const asked = prompt('staffing', ['staffing:keep', 'staffing:anew'], { persons: 2, free: 6 })

  it('begins with a suggestion that places everybody', () => {
    const thinking = placing(view(board()), 0, asked, null)
    expect(placed(thinking?.answer ?? planOf(board()))).toBe(3)
  })
  it('stays through a refusal, and is gone with another question or another board', () => {
    thoughts.forget()
    const own = board()
    placing(view(own), 0, asked, null)?.change(liftAll(own))
    expect(placed(placing(view(own), 0, asked, null)?.answer ?? planOf(own))).toBe(0)
    expect(placed(placing(view(own, 4), 0, asked, null)?.answer ?? planOf(own))).toBe(3)
    const later = board({ idle_workers: 3 })
    expect(placed(placing(view(later), 0, asked, null)?.answer ?? planOf(later))).toBe(4)
  })
  it('comes back from its draft after a reload, unless that is no answer to this', () => {
    const own = board()
    const kept: Record<string, unknown> = {}
    const draft = { get: (of: string) => kept[of], set: (of: string, what: unknown) => void (kept[of] = what) }
    placing(view(own), 0, asked, draft)?.change(liftAll(own))
    thoughts.forget()
    expect(placed(placing(view(own), 0, asked, draft)?.answer ?? planOf(own))).toBe(0)
    const [question] = Object.keys(kept)
    for (const wrong of [null, 7, [], { people: { nowhere: 1 }, occupants: {} }, { people: null, occupants: {} }]) {
      kept[question ?? ''] = wrong
      expect(placed(placing(view(own), 0, asked, draft)?.answer ?? planOf(own))).toBe(3)
    }
  })
  it('is no whole answer any more once a part of it was said', () => {
    expect(placing(view(board()), 0, { ...asked, begun: true }, null)).toBeNull()
    expect(keeping(view(board()), 0, prompt('storing', ['keep:corn', 'pass'], {}, true), null)).toBeNull()
  })
})

describe('people', () => {
  it('are suggested for all slots there are, and no more', () => {
    const full = board({ idle_workers: 20 })
    expect(placed(suggestAnew(full))).toBe(slotCount(full))
    expect(placed(suggest(board(), liftAll(board())))).toBe(personCount(board()))
  })
})

describe('the store', () => {
  const own = board({ goods: { corn: 3, coffee: 2 } })
  const room = { kinds: 1, singles: 1 }
  const all: Keep = { whole: ['corn'], singles: { coffee: 1 } }

  it('keeps the most valuable', () => {
    expect(suggestKeep(own, room)).toEqual({ whole: ['coffee'], singles: { corn: 1 } })
  })
  it('has room for so many kinds and single crates', () => {
    expect(keepWhole(all, room, 'coffee')).toBeNull()
    expect(keepWhole(all, room, 'corn')?.whole).toEqual([])
    expect(keepSingle(all, own, room, 'coffee', 1)).toBeNull()
    expect(keepSingle(all, own, room, 'coffee', -1)?.singles.coffee).toBe(0)
  })
  it('leaves single crates of a kind that is not kept whole any more, as far as there is room', () => {
    expect(keepSingle(all, own, room, 'corn', 1)).toBeNull()
    expect(keepSingle(all, own, room, 'corn', -1)).toEqual({ whole: [], singles: { corn: 0, coffee: 1 } })
    expect(keepSingle({ whole: ['corn'], singles: {} }, own, room, 'corn', -1)?.singles.corn).toBe(1)
  })
})

describe('where answers lie', () => {
  it('turns to the part with most of them', () => {
    expect(partOf(prompt('round', ['role:planter', 'bohio:worker:corn', 'bohio:worker:quarry']))).toBe('table')
    expect(partOf(prompt('building', ['build:hacienda', 'pass']))).toBe('tray')
    expect(partOf(prompt('window', ['bohio:worker:corn', 'pass']))).toBe('own')
    expect(partOf(prompt('pensioning', ['pension:corn', 'pass']))).toBe('own')
    expect(partOf(prompt('privilege', ['accept', 'pass']))).toBeNull()
  })
  it('leaves a button for what is not lit', () => {
    const asked = prompt('tile', ['take:corn', 'take:fruit', 'take:sugar', 'take:quarry', 'pass'])
    expect(unlit(asked, 'table').map((option) => option.action)).toEqual(['pass'])
    expect(onBoard(asked)).toBe(true)
    const two = prompt('window', ['bohio:worker:corn', 'bohio:citizen:corn', 'pass'])
    expect(unlit(two, 'own').map((option) => option.action)).toEqual(['bohio:citizen:corn', 'pass'])
    expect(lies('raid:5:0')).toBeNull()
  })
})

describe('automatic answers', () => {
  it('are the one thing to do beside declining', () => {
    expect(answer('produce', prompt('produce', ['produce', 'pass']))).toBe('produce')
    expect(answer('extra', prompt('extra', ['extra:corn', 'pass']))).toBe('extra:corn')
    expect(answer('worker', prompt('privilege', ['accept', 'pass']))).toBe('accept')
    expect(answer('keep', prompt('storing', ['keep:corn', 'pass']))).toBe('keep:corn')
    expect(answer('stay', prompt('staffing', ['staffing:keep', 'staffing:anew'], { persons: 0 }))).toBe('staffing:keep')
    expect(answer('bohio', prompt('window', ['bohio:worker:corn', 'pass']))).toBe('pass')
  })
  it('are not given where there is something to decide', () => {
    expect(answer('extra', prompt('extra', ['extra:corn', 'extra:coffee', 'pass']))).toBeNull()
    expect(answer('produce', prompt('produce', ['produce', 'bohio:worker:corn', 'pass']))).toBeNull()
    expect(answer('stay', prompt('staffing', ['staffing:keep', 'staffing:anew'], { persons: 1 }))).toBeNull()
    expect(answer('produce', prompt('extra', ['extra:corn', 'pass']))).toBeNull()
  })
})
