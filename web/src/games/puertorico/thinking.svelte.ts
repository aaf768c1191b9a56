/**
 * What a person is thinking out: where the people go, or what stays in the store. The board is where it is changed, the
 * action bar has the buttons, and on a phone the board may be turned away meanwhile: so it is kept here, with the question
 * it answers. Another question begins with a suggestion; a refusal or an undo brings back what was thought out, and so does
 * its draft after a reload.
 */

import type { Draft } from '../../drafts'
import type { Prompt } from '../../wire'
import { isPlan, suggest, type Plan } from './staffing'
import { isKeep, roomOf, suggestKeep, type Keep, type Room } from './storing'
import type { BoardView, PuertoRicoView } from './view.gen'

class Thoughts {
  question = $state.raw('')
  answer = $state.raw<Plan | Keep | null>(null)

  forget(): void {
    this.question = ''
    this.answer = null
  }
}
export const thoughts = new Thoughts()

export interface Thinking<T> {
  board: BoardView
  prompt: Prompt
  answer: T
  change: (answer: T) => void
}

const PEOPLE = ['staffing', 'slots']
/** Questions that are answered as a whole; one whose answer was begun elsewhere is answered step by step. */
export const asWhole = (prompt: Prompt | null): boolean =>
  prompt !== null && !prompt.begun && (PEOPLE.includes(prompt.kind) || prompt.kind === 'storing')

function think<T extends Plan | Keep>(
  view: PuertoRicoView,
  seat: number | null,
  prompt: Prompt,
  draft: Draft | null,
  sound: (board: BoardView, kept: unknown) => kept is T,
  begin: (board: BoardView) => T,
): Thinking<T> | null {
  const board = seat === null ? undefined : view.boards[seat]
  if (!board) return null
  const question = JSON.stringify([view.round, view.phase, prompt.kind, prompt.args, board])
  const before = draft?.get(question)
  const begun = sound(board, before) ? before : null
  return {
    board,
    prompt,
    answer: thoughts.question === question ? (thoughts.answer as T) : (begun ?? begin(board)),
    change: (answer) => {
      thoughts.question = question
      thoughts.answer = answer
      draft?.set(question, answer)
    },
  }
}

export function placing(
  view: PuertoRicoView,
  seat: number | null,
  prompt: Prompt | null,
  draft: Draft | null,
): Thinking<Plan> | null {
  if (!prompt || !asWhole(prompt) || !PEOPLE.includes(prompt.kind)) return null
  return think(view, seat, prompt, draft, isPlan, suggest)
}
export function keeping(
  view: PuertoRicoView,
  seat: number | null,
  prompt: Prompt | null,
  draft: Draft | null,
): (Thinking<Keep> & { room: Room }) | null {
  if (!prompt || !asWhole(prompt) || prompt.kind !== 'storing') return null
  const room = roomOf(prompt)
  const sound = (board: BoardView, kept: unknown): kept is Keep => isKeep(board, room, kept)
  const thinking = think(view, seat, prompt, draft, sound, (board) => suggestKeep(board, room))
  return thinking && { ...thinking, room }
}
