import { expect, it } from 'vitest'
import { digitOf, keyMeaning, numbered } from '../src/table/actions'
import { search } from '../src/table/search'

const option = (action: string) => ({ action, facts: [], notes: [] })

it('counts the digits through all groups', () => {
  const groups = numbered([
    { label: 'holds', options: [option('loot:hold:1'), option('loot:hold:3')] },
    { label: 'nothing', options: [option('loot:nothing')] },
  ])
  expect(groups.map((group) => [group.label, group.choices.map((one) => `${one.digit} ${one.action}`)])).toEqual([
    ['holds', ['1 loot:hold:1', '2 loot:hold:3']],
    ['nothing', ['3 loot:nothing']],
  ])
})
it('keeps what has a fixed place there, with its digit, also when it is not possible', () => {
  const no = { action: 'role:builder', key: 'refusal-taken', args: {}, rule: 'PR-2.1' }
  const [roles, pass] = numbered(
    [
      { label: 'roles', options: [option('role:trader'), option('role:planter')] },
      { label: 'pass', options: [option('pass')] },
    ],
    [no],
    ['role:planter', 'role:builder', 'role:captain', 'role:trader'],
  )
  expect(roles?.choices.map((one) => [one.digit, one.action, one.option !== null, one.no])).toEqual([
    ['1', 'role:planter', true, null],
    ['2', 'role:builder', false, no],
    ['4', 'role:trader', true, null],
  ])
  expect(pass?.choices.map((one) => one.digit)).toEqual(['5'])
})
it('has ten digits and no more', () => {
  expect([0, 8, 9, 10].map(digitOf)).toEqual(['1', '9', '0', null])
})
it('leaves keys to text fields and to the browser', () => {
  const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more })
  expect(keyMeaning(key('3'), false)).toEqual({ does: 'pick', digit: '3' })
  expect(keyMeaning(key('3'), true)).toBeNull()
  expect(keyMeaning(key('3', { ctrlKey: true }), false)).toBeNull()
  expect(keyMeaning(key('Escape'), true)).toEqual({ does: 'back' })
  expect(keyMeaning(key('?'), false)).toEqual({ does: 'explain' })
  expect(keyMeaning(key('x'), false)).toBeNull()
})
it('finds rules by words without their accents, and by ID', () => {
  const book = {
    game: 'jamaica', language: 'hu' as const, title: '', intro: '',
    sections: [{ title: 'Berakodás', intro: '', rules: [{ id: 'JAM-4.1', heading: '', text: 'Üres raktérbe kerül.' }, { id: 'JAM-4.2', heading: '', text: 'Egyetlen tárolóba.' }] }],
  } // prettier-ignore
  const ids = (query: string) => search(book, query).flatMap((section) => section.rules.map((rule) => rule.id))
  expect(ids('raktérbe')).toEqual(['JAM-4.1'])
  expect(ids('RAKTERBE ures')).toEqual(['JAM-4.1'])
  expect(ids('jam-4.2')).toEqual(['JAM-4.2'])
  expect(ids('berakodas')).toHaveLength(2)
  expect(ids('nincs ilyen')).toEqual([])
})
