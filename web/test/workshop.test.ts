/** The model of the editor: least changes, what follows of itself, undo, and what a browser keeps. */

import { describe, expect, it } from 'vitest'
import type { PackFile } from '../src/wire'
import { amend, begin, LONGEST, PAUSE, push, redo, undo } from '../src/workshop/history'
import {
  added,
  confirm,
  countChanges,
  emptyDraft,
  followText,
  idsOf,
  minimal,
  recordOf,
  remove,
  restore,
  setField,
  setName,
  setText,
  standing,
  type Box,
  type Draft,
} from '../src/workshop/pack'
import {
  blankRow,
  decided,
  present,
  reach,
  readStep,
  same,
  writeStep,
  type Field,
  type Kind,
  type Plain,
  type Schema,
} from '../src/workshop/schema'
import { fresh, PREFIX, Shelf } from '../src/workshop/shelf'

const field = (kind: Kind, must = true, fixed: string | null = null): Field => ({ ...kind, must, fixed })
const steps: Kind = { kind: 'steps', vocabulary: 'steps', least: 1, most: 16 }
const goods: Kind = { kind: 'amounts', names: ['food', 'wood', 'stone'], low: 1, high: 20, least: 1 }
const choice = (...choices: string[]): Kind => ({ kind: 'choice', choices })
const number: Kind = { kind: 'number', low: 1, high: 9 }
const icon: Kind = { kind: 'record', list: 'icons' }
const texts: Kind = { kind: 'texts', most: 600 }
const common = {
  id: field({ kind: 'kept' }, true, 'error-fixed-id'),
  source: field(choice('rulebook', 'reconstructed', 'printed copy')),
  reconstructed_fields: field({ kind: 'list', of: { kind: 'text', most: 600 }, least: 1, most: 20 }, false),
}
const open = { least: 1, most: 60, add: null, remove: null, ids: [], held: {} }

/** A small deck that has what the large ones have. */
const schema: Schema = {
  lists: {
    deck: {
      ...open,
      fields: {
        ...common,
        name: field(texts),
        kind: field(choice('field', 'action')),
        icons: field({ kind: 'list', of: icon, least: 1, most: 1 }),
        text: field(texts),
        cost: field(goods),
        goods: field(goods),
        building_bonus: field(steps),
        action: field({ kind: 'row', fields: { pay: field(goods), do: field(steps) } }),
        clan: field(choice('glenn'), true, 'error-fixed-clan'),
        copies: field(number),
        start: field({ kind: 'truth' }, false),
      },
      by: 'kind',
      has: { field: [['goods'], ['building_bonus']], action: [['cost', 'action'], []] },
    },
    tiles: {
      ...open,
      add: 'error-fixed-tiles',
      remove: 'error-fixed-tiles',
      fields: {
        ...common,
        name_en: field({ kind: 'text', most: 60 }),
        name_zh: field({ kind: 'text', most: 60 }),
        name_hu: field({ kind: 'text', most: 60 }),
        points: field(number),
      },
      held: { '7': { points: 'error-fixed-power' } },
    },
    icons: { ...open, fields: { ...common, name: field(texts) } },
  },
  closed: {},
  vocabularies: {
    steps: {
      tag: null,
      beside: { generic_ship: field({ kind: 'truth' }, false) },
      verbs: {
        gain: { kind: 'row', fields: { vp: field({ kind: 'either', of: [number, goods] }, false) } },
        choose: { kind: 'list', of: steps, least: 2, most: 3 },
      },
    },
    tagged: {
      tag: 'do',
      beside: { bg: field(choice('green', 'red')) },
      verbs: { income: { kind: 'row', fields: { n: field(number) } } },
    },
  },
}
const hall: Plain = {
  id: 'glenn_hall',
  name: { en: 'Hall', zh: '大廳', hu: 'Csarnok' },
  clan: 'glenn',
  kind: 'field',
  copies: 2,
  icons: ['tartan'],
  goods: { food: 2 },
  text: { en: 'By hand.', zh: '手寫', hu: 'Kézzel.' },
  source: 'rulebook',
  reconstructed_fields: ['copies'],
}
const box: Box = {
  schema,
  lists: {
    deck: new Map([
      ['glenn_hall', hall],
      ['glenn_mill', { ...hall, id: 'glenn_mill', source: 'reconstructed' }],
    ]),
    tiles: new Map([
      ['7', { id: 7, effect: null, name_en: 'Seven', name_zh: '七', name_hu: 'Hét', points: 3, source: 'rulebook' }],
    ]),
    icons: new Map([['tartan', { id: 'tartan', name: { en: 'Tartan', zh: '格', hu: 'Tartan' }, source: 'rulebook' }]]),
  },
}
const about = { base: 'empires', name: 'Mine', version: '1', author: 'Me', licence: 'CC0-1.0' }
const empty = emptyDraft(about)
const set = (draft: Draft, name: string, value: unknown, id = 'glenn_hall') =>
  setField(box, draft, 'deck', id, name, value)
const hallOf = (draft: Draft) => recordOf(box, draft.pack, 'deck', 'glenn_hall')

describe('a pack', () => {
  it('holds the least: what is as in the box again is not in it', () => {
    const once = set(empty, 'copies', 3)
    expect(once.pack.changes).toEqual({
      deck: { set: { glenn_hall: { copies: 3, source: 'printed copy', reconstructed_fields: null } } },
    })
    expect(standing(box, once.pack, 'deck', 'glenn_hall')).toBe('changed')
    expect(set(once, 'copies', 2)).toEqual(empty)
    expect(set(empty, 'goods', { food: 2 })).toEqual(empty)
  })

  it('takes fields out and brings them back', () => {
    const plus = set(empty, 'start', true)
    expect(hallOf(plus)?.['start']).toBe(true)
    expect(set(plus, 'start', undefined)).toEqual(empty)
  })

  it('says where a record comes from by itself, and is corrected by a word', () => {
    const confirmed = confirm(box, empty, 'deck', 'glenn_hall')
    expect(hallOf(confirmed)).toEqual({ ...hall, source: 'printed copy', reconstructed_fields: undefined })
    // Whoever has said so has said so: going back with a number does not take it away.
    expect(set(set(confirmed, 'copies', 3), 'copies', 2)).toEqual(confirmed)
    const otherwise = set(set(empty, 'copies', 3), 'source', 'reconstructed')
    expect(hallOf(set(otherwise, 'copies', 4))?.['source']).toBe('reconstructed')
  })

  it('adds, removes and restores, and they cancel out', () => {
    const { draft, id } = added(box, empty, 'deck', null)
    expect(id).toBe('glenn_own_1')
    expect(recordOf(box, draft.pack, 'deck', id)).toMatchObject({
      kind: 'field',
      clan: 'glenn',
      source: 'printed copy',
    })
    expect(idsOf(box, draft.pack, 'deck')).toEqual(['glenn_hall', 'glenn_mill', id])
    expect(standing(box, draft.pack, 'deck', id)).toBe('added')
    expect(remove(box, draft, 'deck', id)).toEqual(empty)
    const gone = remove(box, set(empty, 'copies', 5), 'deck', 'glenn_hall')
    expect(gone.pack.changes).toEqual({ deck: { remove: ['glenn_hall'] } })
    expect(standing(box, gone.pack, 'deck', 'glenn_hall')).toBe('removed')
    expect(restore(box, gone, 'deck', 'glenn_hall')).toEqual(empty)
    expect(countChanges(remove(box, draft, 'deck', 'glenn_mill').pack)).toEqual({ changed: 0, added: 1, removed: 1 })
  })

  it('copies a record under an id of its own', () => {
    const { draft, id } = added(box, empty, 'deck', 'glenn_hall')
    expect(recordOf(box, draft.pack, 'deck', id)).toEqual({
      ...hall,
      id,
      source: 'printed copy',
      reconstructed_fields: undefined,
    })
    const edited = set(draft, 'copies', 9, id)
    expect(edited.pack.changes?.['deck']?.add).toHaveLength(1)
    expect(recordOf(box, edited.pack, 'deck', id)?.['copies']).toBe(9)
    expect(added(box, edited, 'deck', id).id).toBe('glenn_own_2')
  })

  it('changes what goes with a kind', () => {
    const action = set(empty, 'kind', 'action')
    expect(hallOf(action)).toMatchObject({ kind: 'action', cost: {}, action: { pay: {}, do: [] } })
    expect(hallOf(action)).not.toHaveProperty('goods')
    expect(set(action, 'kind', 'field')).toEqual(empty)
  })

  it('drops from what is brought along all that changes nothing', () => {
    const pack: PackFile = {
      ...about,
      changes: {
        deck: {
          set: {
            glenn_hall: { ...hall, copies: 4 },
            glenn_mill: { goods: { food: 2 }, note: null },
            nobody: { copies: 1 },
          },
        },
        tiles: { set: { '7': { points: 3 } } },
        icons: { remove: ['tartan'], add: [box.lists['icons']?.get('tartan') ?? {}] },
        strange: { remove: ['x'] },
      },
    }
    expect(minimal(box, pack).changes).toEqual({
      deck: { set: { glenn_hall: { copies: 4 }, nobody: { copies: 1 } } },
      strange: { remove: ['x'] },
    })
    const restated: PackFile = {
      ...about,
      changes: Object.fromEntries(
        Object.entries(box.lists).map(([list, rows]) => [list, { set: Object.fromEntries(rows) }]),
      ),
    }
    expect(minimal(box, restated)).toEqual(empty.pack)
  })
})

describe('what follows of itself', () => {
  const name = (draft: Draft, column: 'en' | 'zh' | 'hu', value: string) =>
    setName(box, draft, 'deck', 'glenn_hall', 'name', column, value)

  it('a name in one language stands for the others until somebody types them', () => {
    const one = name(name(empty, 'en', 'B'), 'en', 'Barn')
    expect(hallOf(one)?.['name']).toEqual({ en: 'Barn', zh: 'Barn', hu: 'Barn' })
    const two = name(name(one, 'zh', '穀倉'), 'en', 'Big Barn')
    expect(hallOf(two)?.['name']).toEqual({ en: 'Big Barn', zh: '穀倉', hu: 'Big Barn' })
    expect(name(name(two, 'zh', '大廳'), 'en', 'Hall')).toEqual(empty)
  })

  it('also where a name is three fields', () => {
    const draft = setName(box, empty, 'tiles', '7', 'name', 'hu', 'Nyolc')
    expect(recordOf(box, draft.pack, 'tiles', '7')).toMatchObject({
      name_en: 'Nyolc',
      name_zh: 'Nyolc',
      name_hu: 'Nyolc',
    })
    expect(setName(box, draft, 'tiles', '7', 'name', 'hu', 'Hét')).toEqual(empty)
  })

  it('the text follows what the card does, and goes back with it', () => {
    const made = { en: 'Field goods: 3 food.', zh: '三', hu: 'Három' }
    expect(followText(box, empty, 'deck', 'glenn_hall', made)).toBe(empty)
    expect(followText(box, set(empty, 'copies', 3), 'deck', 'glenn_hall', made)).toEqual(set(empty, 'copies', 3))
    const more = followText(box, set(empty, 'goods', { food: 3 }), 'deck', 'glenn_hall', made)
    expect(hallOf(more)?.['text']).toEqual(made)
    expect(set(more, 'goods', { food: 2 })).toEqual(empty)
  })

  it('own words stay until they are given up', () => {
    const own = setText(box, set(empty, 'goods', { food: 3 }), 'deck', 'glenn_hall', 'en', 'Three!')
    const made = { en: 'Three food.', zh: '三', hu: 'Három' }
    expect(followText(box, own, 'deck', 'glenn_hall', made)).toBe(own)
    const again = setText(box, own, 'deck', 'glenn_hall', 'en', null)
    expect(hallOf(followText(box, again, 'deck', 'glenn_hall', made))?.['text']).toEqual(made)
  })
})

describe('the schema', () => {
  const deck = schema.lists['deck']

  it('knows which fields there are', () => {
    if (!deck) throw new Error('no deck')
    expect(present(deck, { kind: 'field' }).must).toEqual([
      'id',
      'source',
      'name',
      'kind',
      'icons',
      'text',
      'goods',
      'clan',
      'copies',
    ])
    expect(present(deck, { kind: 'field' }).may).toEqual(['reconstructed_fields', 'building_bonus', 'start'])
    expect(blankRow(deck, () => 'tartan', { kind: 'action' })).toMatchObject({ icons: ['tartan'], cost: {}, copies: 1 })
    expect(decided(deck, hall, 'action', () => 'tartan')).not.toHaveProperty('goods')
  })

  it('reads and writes steps of both forms', () => {
    for (const [name, step] of [
      ['steps', { gain: { vp: 2 }, generic_ship: true }],
      ['tagged', { do: 'income', n: 2, bg: 'green' }],
    ] as const) {
      const words = schema.vocabularies[name]
      if (!words) throw new Error(name)
      expect(same(writeStep(words, readStep(words, step)), step)).toBe(true)
    }
  })

  it('finds the nearest control of a place', () => {
    if (!deck) throw new Error('no deck')
    const row = { kind: 'row', ...deck } as const
    const value = { ...hall, building_bonus: [{ choose: [[{ gain: { vp: 1 } }], []] }] }
    const at = (place: string) => reach(schema, row, value, place.split('.'))
    expect(at('goods.food')).toBe(2)
    expect(at('goods.iron')).toBe(1)
    expect(at('action.do')).toBe(0)
    expect(at('building_bonus.0.choose.0.0.gain.vp')).toBe(7)
    expect(at('building_bonus.0.choose.1.0.gain')).toBe(4)
    expect(at('name.hu')).toBe(2)
  })
})

describe('history', () => {
  it('goes back and forth, and joins quick changes of the same thing', () => {
    let history = begin('')
    history = push(history, 'a', 'name', 0)
    history = push(history, 'ab', 'name', 100)
    history = push(history, 'abc', 'name', 100 + PAUSE)
    history = push(history, 'abd', 'copies', 200 + PAUSE)
    expect(history.past).toEqual(['', 'ab', 'abc'])
    history = amend(history, 'abd!')
    history = undo(undo(history))
    expect(history.present).toBe('ab')
    expect(redo(redo(redo(history))).present).toBe('abd!')
    expect(push(history, 'x').future).toEqual([])
    expect(push(history, 'ab')).toBe(history)
    expect(undo(begin('a'))).toEqual(begin('a'))
  })

  it('forgets what is very long ago', () => {
    let history = begin(0)
    for (let n = 1; n <= LONGEST + 5; n += 1) history = push(history, n)
    expect(history.past).toHaveLength(LONGEST)
  })
})

describe('what a browser keeps', () => {
  /** As much of a Storage as there is, with a limit. */
  class Memory {
    readonly kept = new Map<string, string>()
    room = Infinity
    get length() {
      return this.kept.size
    }
    key = (n: number) => [...this.kept.keys()][n] ?? null
    getItem = (key: string) => this.kept.get(key) ?? null
    removeItem = (key: string) => void this.kept.delete(key)
    clear = () => this.kept.clear()
    setItem = (key: string, value: string) => {
      if (value.length > this.room) throw new DOMException('full', 'QuotaExceededError')
      this.kept.set(key, value)
    }
  }

  it('keeps several packs, and says when it is full', () => {
    const memory = new Memory()
    const shelf = new Shelf(memory)
    const [one, two] = [fresh(empty, 1), fresh(set(empty, 'copies', 3), 2)]
    expect([shelf.save(one, one.stamp), shelf.save(two, two.stamp)]).toEqual(['kept', 'kept'])
    expect(shelf.all()).toEqual([two, one])
    memory.room = 10
    expect(shelf.save({ ...one, stamp: 'next' }, one.stamp)).toBe('full')
    expect(shelf.get(one.id)).toEqual(one)
    shelf.remove(two.id)
    expect(shelf.all()).toEqual([one])
  })

  it('never writes over what another window has written', () => {
    const memory = new Memory()
    const shelf = new Shelf(memory)
    const one = fresh(empty, 1)
    shelf.save(one, one.stamp)
    expect(shelf.save({ ...one, stamp: 'theirs' }, one.stamp)).toBe('kept')
    expect(shelf.save({ ...one, stamp: 'ours' }, one.stamp)).toBe('other')
    expect(shelf.get(one.id)?.stamp).toBe('theirs')
  })

  it('leaves alone what it cannot read', () => {
    const memory = new Memory()
    memory.setItem(`${PREFIX}odd`, '{"draft": 3')
    memory.setItem('other', 'x')
    expect(new Shelf(memory).all()).toEqual([])
    expect(memory.getItem(`${PREFIX}odd`)).not.toBeNull()
  })
})
