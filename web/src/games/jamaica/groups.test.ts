import { describe, expect, it } from 'vitest'
import type { Prompt } from '../../wire'
import type { JamaicaView } from './view.gen'
import { groups } from './groups'

const view = { ships: [], battle: null, dice: [] } as unknown as JamaicaView
function prompt(kind: string, options: Array<[string, Record<string, unknown> | null]>): Prompt {
  return { kind, rule: null, args: {}, options: options.map(([action, preview]) => ({ action, preview })), dimmed: [] }
}
const actions = (p: Prompt) => groups(p, view).map((g) => [g.label, ...g.options.map((o) => o.action)])

describe('groups of actions', () => {
  it('puts what can be paid before what cannot, and treasure first', () => {
    const sea = { good: 'food', can_pay: true, battle: [], treasure: false, finish: false }
    expect(
      actions(
        prompt('sail', [
          ['sail:27', { ...sea, cost: 4, can_pay: false, shortage: [19] }],
          ['sail:21', { ...sea, cost: 3 }],
          ['sail:22', { ...sea, cost: 0, good: null, treasure: true }],
        ]),
      ),
    ).toEqual([
      ['jamaica-ui-group-payable', 'sail:22', 'sail:21'],
      ['jamaica-ui-group-short', 'sail:27'],
    ])
  })
  it('offers the smallest loss first', () => {
    const load = { load_good: 'gold', load_n: 4 }
    expect(
      actions(
        prompt('empty', [
          ['empty:1', { good: 'food', amount: 5, ...load }],
          ['empty:4', { good: 'gunpowder', amount: 2, ...load }],
        ]),
      ),
    ).toEqual([['jamaica-ui-group-throw', 'empty:4', 'empty:1']])
  })
  it('sorts loot by kind and never loses an action it does not know', () => {
    expect(
      actions(
        prompt('loot', [
          ['loot:nothing', null],
          ['loot:curse:2', null],
          ['loot:curse:4', null],
          ['loot:new', null],
        ]),
      ),
    ).toEqual([
      ['jamaica-ui-group-loot-curse', 'loot:curse:4', 'loot:curse:2'],
      ['jamaica-ui-group-loot-nothing', 'loot:nothing'],
      ['jamaica-ui-group-other', 'loot:new'],
    ])
  })
})
