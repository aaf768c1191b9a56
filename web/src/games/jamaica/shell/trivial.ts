/** Questions whose answer nearly everybody gives: `auto-jamaica-<id>` names them in the settings. */

import type { Trivial } from '../../types'
import { parse } from '../words'

const SIXTH = 6

export const trivial: readonly Trivial[] = [
  // Empty holds are alike, but for the sixth: it can be stolen with everything in it, so it comes last.
  {
    id: 'load',
    answer: (prompt) => {
      if (prompt.kind !== 'load') return null
      const holds = prompt.options.map((option) => option.action)
      return holds.find((action) => parse(action).n !== SIXTH) ?? holds[0] ?? null
    },
  },
  // The smallest holds first: they become free for the next load.
  {
    id: 'pay',
    answer: (prompt) => prompt.options.find((option) => option.action === 'pay:smallest')?.action ?? null,
  },
]
