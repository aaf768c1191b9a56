/** What this person likes on this device: kept in the browser, never sent anywhere except the language and the pace. */

import type { Pace } from './wire'

export type Theme = 'auto' | 'light' | 'dark'
export type Confirm = 'auto' | 'always' | 'never'
export const motions = ['off', 'brisk', 'calm'] as const
export type Motion = (typeof motions)[number]
/** How long bots wait between their decisions while this person looks on. */
export const paces = ['quick', 'normal', 'calm'] as const satisfies readonly Pace[]

interface Kept {
  lang: string | null
  theme: Theme
  sound: boolean
  motion: Motion
  pace: Pace
  confirm: Confirm
  /** Questions that are answered automatically: `<game>-<id>`. */
  auto: string[]
}

const KEY = 'tradewinds.settings'
const defaults: Kept = {
  lang: null,
  theme: 'auto',
  sound: false,
  motion: 'brisk',
  pace: 'normal',
  confirm: 'auto',
  auto: [],
}

function read(): Kept {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return { ...defaults }
  }
}

class Settings {
  kept = $state<Kept>(read())
  #dark = $state(matchMedia('(prefers-color-scheme: dark)').matches)
  #reduce = $state(matchMedia('(prefers-reduced-motion: reduce)').matches)
  #coarse = $state(matchMedia('(pointer: coarse)').matches)

  constructor() {
    const follow = (query: string, set: (on: boolean) => void): void =>
      matchMedia(query).addEventListener('change', (event) => set(event.matches))
    follow('(prefers-color-scheme: dark)', (on) => (this.#dark = on))
    follow('(prefers-reduced-motion: reduce)', (on) => (this.#reduce = on))
    follow('(pointer: coarse)', (on) => (this.#coarse = on))
  }

  get dark(): boolean {
    return this.kept.theme === 'dark' || (this.kept.theme === 'auto' && this.#dark)
  }
  /** Nothing moves by itself. */
  get reducedMotion(): boolean {
    return this.kept.motion === 'off' || this.#reduce
  }
  /** What moves takes so many times as long as it would briskly. */
  get tempo(): number {
    return this.kept.motion === 'calm' ? 2 : 1
  }
  /** A first tap shows what an action would do, a second one does it: for fingers, which cannot hover. */
  get twoTaps(): boolean {
    return this.kept.confirm === 'always' || (this.kept.confirm === 'auto' && this.#coarse)
  }

  /** Whether this question is answered automatically. */
  answers(id: string): boolean {
    return this.kept.auto.includes(id)
  }
  setAnswers(id: string, on: boolean): void {
    const rest = this.kept.auto.filter((one) => one !== id)
    this.set('auto', on ? [...rest, id] : rest)
  }

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.kept[key] = value
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings()
