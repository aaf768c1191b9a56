/** Questions with an answer that nearly everybody gives. Where there is anything else to decide they are asked all the same. */

import type { Prompt } from '../../wire'
import type { Trivial } from '../types'

/** The one answer beside declining; null where there are several, or something else may be done (PR-14.16). */
function only(prompt: Prompt, fits: RegExp): string | null {
  const [yes, ...more] = prompt.options.filter((option) => option.action !== 'pass')
  return yes && more.length === 0 && fits.test(yes.action) ? yes.action : null
}
const yes = (id: string, kinds: string[], fits: RegExp): Trivial => ({
  id,
  answer: (prompt) => (kinds.includes(prompt.kind) ? only(prompt, fits) : null),
})

export const trivial: readonly Trivial[] = [
  yes('produce', ['produce'], /^produce$/),
  yes('extra', ['extra'], /^extra:/),
  yes('worker', ['privilege', 'villa', 'schooling'], /^accept$/),
  yes('hospital', ['hospital', 'second_hospital'], /^hospital:/),
  yes('gain', ['gaining'], /^accept$/),
  yes('keep', ['storing'], /^keep(_kind)?:/),
  // Nobody new: everybody stays at work.
  {
    id: 'stay',
    answer: (prompt) =>
      prompt.kind === 'staffing' && !prompt.begun && prompt.args['persons'] === 0 ? 'staffing:keep' : null,
  },
  { id: 'bohio', answer: (prompt) => (prompt.kind === 'window' ? 'pass' : null) },
]
