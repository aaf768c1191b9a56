import { expect, it } from 'vitest'
import type { Prompt } from '../../../wire'
import { trivial } from './trivial'

function answers(kind: string, ...actions: string[]): (string | null)[] {
  const options = actions.map((action) => ({ action, facts: [], notes: [] }))
  const prompt: Prompt = { kind, rule: '', args: {}, begun: false, options, dimmed: [] }
  return trivial.map(({ answer }) => answer(prompt, {}))
}

it('answers what nearly everybody answers alike, and nothing else', () => {
  expect(answers('load', 'load:2', 'load:5', 'load:6')).toEqual(['load:2', null])
  expect(answers('load', 'load:6')).toEqual(['load:6', null])
  expect(answers('pay', 'pay:smallest', 'pay:1:1')).toEqual([null, 'pay:smallest'])
  expect(answers('pay', 'pay:2:1', 'pay:3:1')).toEqual([null, null])
  expect(answers('empty', 'empty:1', 'empty:2')).toEqual([null, null])
})
