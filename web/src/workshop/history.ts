/** Undo and redo: states one after the other. Quick changes of the same thing are one step. */

export interface History<T> {
  past: readonly T[]
  present: T
  future: readonly T[]
  /** What the last change was about, and when it was made; another change of it soon after joins it. */
  about: string
  at: number
}

export const LONGEST = 200
/** Milliseconds after which a change of the same thing is a step of its own. */
export const PAUSE = 1500

export const begin = <T>(present: T): History<T> => ({ past: [], present, future: [], about: '', at: 0 })

/** `about`: empty for a change that stands for itself. */
export function push<T>(history: History<T>, next: T, about = '', at = 0): History<T> {
  if (next === history.present) return history
  const joins = about !== '' && about === history.about && at - history.at < PAUSE && history.future.length === 0
  const past = joins ? history.past : [...history.past, history.present].slice(-LONGEST)
  return { past, present: next, future: [], about, at }
}

/** What follows of itself from the last change: no step of its own. */
export const amend = <T>(history: History<T>, present: T): History<T> => ({ ...history, present })

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  const future = [history.present, ...history.future]
  return { past: history.past.slice(0, -1), present: before, future, about: '', at: 0 }
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future, about: '', at: 0 }
}
