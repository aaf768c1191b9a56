import { describe, expect, it } from 'vitest'
import type { Prompt } from '../../wire'
import { groups } from './groups'

type Notes = Record<string, Record<string, unknown>>
function prompt(kind: string, options: Array<[string, Notes | null, Notes?]>): Prompt {
  const offered = options.map(([action, notes, facts]) => ({
    action,
    notes: Object.entries(notes ?? {}).map(([key, args]) => ({ key: `preview-${key}`, args })),
    facts: Object.entries(facts ?? {}).map(([kind, args]) => ({ kind, rule: '', seat: 0, args })),
  }))
  return { kind, rule: '', args: {}, begun: false, options: offered, dimmed: [] }
}
const actions = (p: Prompt) => groups(p).map((g) => [g.label, ...g.options.map((o) => o.action)])

describe('groups of actions', () => {
  it('puts what can be paid before what cannot, and treasure first', () => {
    expect(
      actions(
        prompt('sail', [
          ['sail:27', { shortage: { n: 4, good: 'food', back: [19] } }],
          ['sail:21', { cost: { n: 3, good: 'gold' } }],
          ['sail:22', { treasure: {} }],
        ]),
      ),
    ).toEqual([
      ['jamaica-ui-group-payable', 'sail:22', 'sail:21'],
      ['jamaica-ui-group-short', 'sail:27'],
    ])
  })
  it('offers the smallest loss first', () => {
    const loaded = { good: 'gold', n: 4 }
    expect(
      actions(
        prompt('empty', [
          ['empty:1', null, { emptied: { good: 'food', n: 5 }, loaded }],
          ['empty:4', null, { emptied: { good: 'gunpowder', n: 2 }, loaded }],
        ]),
      ),
    ).toEqual([['jamaica-ui-group-throw', 'empty:4', 'empty:1']])
  })
  it('never loses an action it does not know', () => {
    const known: [string, null][] = [
      ['sabre:keep', null],
      ['sabre:reroll', null],
    ]
    expect(actions(prompt('sabre', known))).toEqual([['jamaica-ui-group-sabre', 'sabre:keep', 'sabre:reroll']])
    expect(actions(prompt('new', [['new:1', null]]))).toEqual([['jamaica-ui-group-other', 'new:1']])
  })
})
