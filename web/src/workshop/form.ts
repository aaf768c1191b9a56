/** What the controls of a form know beside their own value. */

import { getContext, setContext, tick } from 'svelte'
import { hands } from '../hands'
import type { Bench } from './bench.svelte'
import type { Field, Kind } from './schema'

const KEY = Symbol('bench')
export const laidOnBench = (bench: Bench): Bench => setContext(KEY, bench)
export const useBench = (): Bench => getContext<Bench>(KEY)

/** Props of every control. */
export interface ControlProps<K extends Kind = Kind> {
  kind: K
  value: unknown
  /** Where it stands: `clan_glenn.glenn_great_hall.cost`. Errors find it by this. */
  path: string
  /** The field that it belongs to: its values may have words of their own. */
  name: string
  label: string
  onset: (value: unknown) => void
}

/** The id of the control at a place. */
export const idAt = (path: string): string => `at-${path.replaceAll(/[^\w-]/g, '-')}`

/** A number that a thing is tapped to: one tap more, one more. */
export const countable = (field: Field): boolean => {
  const kind = field.kind === 'either' ? field.of[0] : field
  return !field.must && !field.fixed && kind?.kind === 'number' && kind.low === 1
}

/** Few enough, and short enough, to stand side by side. */
export const sideBySide = (labels: readonly string[]): boolean =>
  labels.length <= 4 || (labels.length <= 9 && labels.join('').length <= 110)

/** To the control of a place, or whatever is nearest to it and there. */
export function goTo(path: string): void {
  for (let at = path; at; at = at.includes('.') ? at.slice(0, at.lastIndexOf('.')) : '') {
    const found = document.getElementById(idAt(at))
    if (!found) continue
    const inner = found.matches('input,select,textarea,button')
      ? found
      : found.querySelector<HTMLElement>('input,select,textarea,button')
    ;(inner ?? found).focus({ preventScroll: true })
    found.scrollIntoView({ block: 'nearest' })
    return
  }
}

/** Whoever works by keys stays where they were when what they pressed is gone. */
export function stay(event: MouseEvent): void {
  const path = (event.target as Element).closest<HTMLElement>('[data-path]')?.dataset['path']
  void tick().then(() => {
    if (path && hands.onKeys && document.activeElement === document.body) goTo(path)
  })
}
