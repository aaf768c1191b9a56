/** Finding components, and saying what their fields are. */

import { describe, expect, it } from 'vitest'
import { referred, rowsOf, type Said } from '../src/catalogue/fields'
import {
  address,
  chosen,
  costOf,
  grouped,
  itemsOf,
  kindOf,
  offered,
  readFilter,
  symbolsOf,
  type Filter,
} from '../src/catalogue/filter'
import { neighbour } from '../src/catalogue/walking'
import type { Catalogue, Change, Entry, FieldTold, KindTold, RecordsTold } from '../src/wire'

const entry = (id: string, name: string, more: Partial<Entry> = {}): Entry => ({
  id,
  name,
  text: '',
  source: 'rulebook',
  reconstructed: [],
  copies: 1,
  rules: [],
  record: { id },
  ...more,
})
const CATALOGUE: Catalogue = {
  game: 'empires',
  sha: '',
  lists: [
    {
      id: 'clan_glenn',
      title: 'Glenn',
      records: [
        entry('hall', 'Nagycsarnok', {
          text: 'Kapsz 12 pontot és 3 győzelmi jelzőt.',
          source: 'reconstructed',
          copies: 2,
          rules: ['EON-9.1'],
          record: {
            id: 'hall',
            name: { en: 'Great Hall', zh: '大廳', hu: 'Nagycsarnok' },
            kind: 'action',
            cost: { wood: 1, stone: 2 },
            icons: ['keep'],
          },
        }),
        entry('oats', 'Zabföld', { record: { id: 'oats', kind: 'field', goods: { food: 2 }, icons: ['field'] } }),
      ],
    },
    {
      id: 'islands',
      title: 'Szigetek',
      records: [
        entry('rock', 'Hering-szikla', {
          reconstructed: ['pillage'],
          record: { id: 'rock', kind: 'field', pillage: { fish: 7 }, name: { zh: '鯡魚礁' } },
        }),
      ],
    },
  ],
}
const CHANGES = [
  { kind: 'changed', list: 'clan_glenn', id: 'oats' },
  { kind: 'removed', list: 'islands', id: 'gone' },
] as Change[]
const items = itemsOf(CATALOGUE, CHANGES)
const all: Filter = { q: '', list: '', source: '', kind: '', cost: '', icon: '' }
const found = (filter: Partial<Filter>): string[] => chosen(items, { ...all, ...filter }).map((item) => item.entry.id)

describe('search', () => {
  it.each([
    ['', ['hall', 'oats', 'rock']],
    ['nagycsarnok', ['hall']],
    ['GYOZELMI jelzo', ['hall']],
    ['zabfold', ['oats']],
    // the printed English, and Chinese by any part of a word
    ['great', ['hall']],
    ['廳', ['hall']],
    ['魚', ['rock']],
    ['eon-9.1', ['hall']],
    // numbers are whole numbers, printed or in the text
    ['12', ['hall']],
    ['1', ['hall', 'oats', 'rock']],
    ['7', ['rock']],
    ['2 great', ['hall']],
    ['great 7', []],
  ])('finds by %j', (q, ids) => {
    expect(found({ q })).toEqual(ids)
  })

  it('tells numbers apart from parts of numbers', () => {
    const [hall] = itemsOf({ ...CATALOGUE, lists: [{ id: 'x', title: '', records: [entry('a', 'Tizenkettő 12')] }] })
    expect(chosen(hall ? [hall] : [], { ...all, q: '2' })).toEqual([])
  })
})

describe('filters', () => {
  it('by list, source, kind, cost and symbol', () => {
    expect(found({ list: 'islands' })).toEqual(['rock'])
    expect(found({ source: 'reconstructed' })).toEqual(['hall'])
    expect(found({ source: 'partly' })).toEqual(['rock'])
    expect(found({ source: 'pack' })).toEqual(['oats'])
    expect(found({ kind: 'kind.field' })).toEqual(['oats', 'rock'])
    expect(found({ cost: '3' })).toEqual(['hall'])
    expect(found({ icon: 'food' })).toEqual(['oats'])
    expect(found({ kind: 'kind.field', list: 'clan_glenn' })).toEqual(['oats'])
  })

  it('counts what each choice would leave beside the others', () => {
    expect(offered(items, { ...all, list: 'clan_glenn' }, 'kind')).toEqual([
      ['kind.action', 1],
      ['kind.field', 1],
    ])
    expect(offered(items, { ...all, list: 'clan_glenn', q: 'zab' }, 'list')).toEqual([
      ['clan_glenn', 1],
      ['islands', 0],
    ])
  })

  it('reads kinds, costs and symbols of any game', () => {
    expect(kindOf({ deck: 'A', cls: 'x' })).toEqual(['deck.A'])
    expect(kindOf({})).toEqual([])
    expect(costOf({ cost: 7 })).toEqual(['7'])
    expect(costOf({ cost: { doubloons: 2, objects: { map: 1, book: 2 } } })).toEqual(['5'])
    expect(costOf({})).toEqual([])
    expect(symbolsOf({ good: 'sugar', object: 'map' })).toEqual(['sugar', 'map'])
    expect(symbolsOf({ day: 'forward', night: 'forward', resource: 'none' })).toEqual(['forward'])
  })

  it('keeps the order of the box', () => {
    expect(grouped(chosen(items, all)).map((one) => [one.list, one.items.length])).toEqual([
      ['clan_glenn', 2],
      ['islands', 1],
    ])
  })
})

it('marks what a pack does otherwise', () => {
  expect(items.map((item) => item.mark)).toEqual([null, 'changed', null])
})

it('keeps search and filters in the address', () => {
  const filter = { ...all, q: 'nagy 大', kind: 'kind.field' }
  const to = address('/cards/empires', filter, 'abc', 'islands:rock')
  const query = new URL(to, 'http://x').searchParams
  expect(readFilter(query)).toEqual(filter)
  expect([query.get('content'), query.get('at')]).toEqual(['abc', 'islands:rock'])
  expect(address('/cards/empires', all, '')).toBe('/cards/empires')
})

describe('numbers', () => {
  const said: Said = {
    words: {
      'field.cost': 'Cost',
      'field.spaces.cost': 'Toll',
      'field.good': 'Good',
      'field.start': 'Start',
      'field.ships': 'Ships',
      'field.goods': 'Goods',
      'field.effects': 'Effects',
      'field.icons': 'Icon',
      'value.good.fruit': 'Fruit',
      'value.wood': 'wood',
    },
    yes: 'yes',
    no: 'no',
    list: (parts) => parts.join(', '),
    called: (field, value) => (field === 'icons' && value === 'keep' ? 'Keep' : null),
  }
  const rows = (list: string, record: Record<string, unknown>): string[] =>
    rowsOf(list, record, said).map((row) => `${row.label}: ${row.value}`)

  it('in words, as far as they have any', () => {
    expect(rows('x', { id: 'a', cost: -2, good: 'fruit', start: true, ships: [4, 6], unnamed: 3 })).toEqual([
      'Cost: −2',
      'Good: Fruit',
      'Start: yes',
      'Ships: 4, 6',
    ])
    expect(rows('x', { goods: { wood: 2, cost: 1 } })).toEqual(['Goods: wood 2, Cost 1'])
    expect(rows('x', { ships: { 1: 2, 2: 0 } })).toEqual(['Ships: 1: 2, 2: 0'])
    expect(rows('x', { icons: ['keep'] })).toEqual(['Icon: Keep'])
    expect(rows('spaces', { cost: 3 })).toEqual(['Toll: 3'])
  })

  it('keeps silent where there is no word', () => {
    expect(rows('x', { good: 'tin', icons: ['other'], goods: { tin: 1 } })).toEqual([])
  })

  it('knows whose records a field names', () => {
    const icon: KindTold = { kind: 'record', list: 'icons' }
    const icons: FieldTold = { kind: 'list', of: icon, least: 1, most: 1, must: true, fixed: null }
    const cards: RecordsTold = { fields: { icons }, least: 1, most: 60, add: null, remove: null, ids: [], held: {} }
    const schema = { lists: { cards }, closed: {}, vocabularies: {} }
    expect(referred({ schema }, 'icons')).toBe('icons')
    expect(referred({ schema }, 'cost')).toBeNull()
  })

  it('leaves to the text what a record does', () => {
    expect(rows('x', { effects: [{ do: 'gain', n: 2 }], ships: [] })).toEqual([])
  })
})

it('walks through rows', () => {
  const box = (offsetLeft: number, offsetTop: number) => ({ offsetLeft, offsetTop, offsetWidth: 10 })
  const [a, b, c, d, e] = [box(0, 0), box(20, 0), box(40, 0), box(0, 30), box(38, 30)]
  const rows = [a, b, c, d, e]
  expect(neighbour(rows, b, 'ArrowRight')).toBe(c)
  expect(neighbour(rows, a, 'ArrowLeft')).toBeNull()
  expect(neighbour(rows, c, 'ArrowDown')).toBe(e)
  expect(neighbour(rows, d, 'ArrowUp')).toBe(a)
  expect(neighbour(rows, b, 'End')).toBe(e)
  expect(neighbour(rows, e, 'Home')).toBe(a)
  expect(neighbour(rows, e, 'ArrowDown')).toBeNull()
  expect(neighbour(rows, e, 'x')).toBeNull()
})
