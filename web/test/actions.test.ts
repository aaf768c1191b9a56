import { expect, it } from 'vitest'
import { digitOf, keyMeaning, numbered } from '../src/table/actions'
import { search } from '../src/table/search'

const option = (action: string) => ({ action, facts: [], notes: [] })

it('counts the digits through all groups', () => {
  const groups = numbered([
    { label: 'holds', options: [option('loot:hold:1'), option('loot:hold:3')] },
    { label: 'nothing', options: [option('loot:nothing')] },
  ])
  expect(groups.map((group) => [group.label, group.choices.map((one) => `${one.digit} ${one.option.action}`)])).toEqual(
    [
      ['holds', ['1 loot:hold:1', '2 loot:hold:3']],
      ['nothing', ['3 loot:nothing']],
    ],
  )
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
