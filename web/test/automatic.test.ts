import { expect, it } from 'vitest'
import { usualAnswer } from '../src/table/automatic.svelte'
import type { Prompt } from '../src/wire'

const prompt = (kind: string, ...actions: string[]): Prompt => ({
  kind,
  rule: '',
  args: {},
  begun: false,
  options: actions.map((action) => ({ action, facts: [], notes: [] })),
  dimmed: [],
})
const game = {
  id: 'ferry',
  trivial: [
    { id: 'wave', answer: (asked: Prompt) => (asked.kind === 'wave' ? 'wave' : null) },
    { id: 'all', answer: (asked: Prompt) => (asked.kind === 'row' ? 'row:3' : null) },
  ],
}

it('finds the usual answer where the game lists the question', () => {
  expect(usualAnswer(game, prompt('row', 'row:3', 'pass'), {})).toEqual({ id: 'ferry-all', action: 'row:3' })
})
it('answers nothing that the game does not list', () => {
  expect(usualAnswer(game, prompt('land', 'land', 'pass'), {})).toBeNull()
  expect(usualAnswer({ id: 'ferry' }, prompt('row', 'row:3'), {})).toBeNull()
})
it('answers nothing that is not an option', () => {
  expect(usualAnswer(game, prompt('row', 'row:2', 'pass'), {})).toBeNull()
})
