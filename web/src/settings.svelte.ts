/**
 * What this person likes. Kept in the browser first, so that nothing is lost without cookies or a line; all but what
 * belongs to one device follows the person to others (`following.ts`).
 */

import type { Colour, Pace, Preferences } from './wire'

export type Theme = NonNullable<Preferences['theme']>
export type Confirm = NonNullable<Preferences['confirm']>
export type Motion = NonNullable<Preferences['motion']>
export type Palette = NonNullable<Preferences['palette']>
export type TextSize = NonNullable<Preferences['size']>
export const themes = ['auto', 'light', 'dark'] as const satisfies readonly Theme[]
export const confirms = ['auto', 'always', 'never'] as const satisfies readonly Confirm[]
export const motions = ['off', 'brisk', 'calm'] as const satisfies readonly Motion[]
/** How long bots wait between their decisions while this person looks on. */
export const paces = ['quick', 'normal', 'calm'] as const satisfies readonly Pace[]
/** Of texts, in percent. */
export const sizes = [100, 115, 130, 150] as const satisfies readonly TextSize[]
export const palettes = ['box', 'safe'] as const satisfies readonly Palette[]
export const colours = [
  'red',
  'orange',
  'yellow',
  'brown',
  'green',
  'teal',
  'blue',
  'purple',
  'black',
] as const satisfies readonly Colour[]

/** Those that follow the person. */
export interface Followed {
  lang: NonNullable<Preferences['lang']> | null
  theme: Theme
  size: TextSize
  /** 0 to 100; 0: no sounds. */
  volume: number
  motion: Motion
  pace: Pace
  confirm: Confirm
  /** Questions that are answered automatically: `<game>-<id>`. */
  auto: string[]
  palette: Palette
  /** Taken at a table where it is free. */
  colour: Colour | null
}
export interface Kept extends Followed {
  /** The browser tells of one's turn while nobody looks at the page: each browser asks for itself whether it may. */
  notify: boolean
}
export type FollowedKey = keyof Followed

const KEY = 'tradewinds.settings'
const MOST_AUTO = 64
const defaults: Kept = {
  lang: null,
  theme: 'auto',
  size: 100,
  volume: 0,
  notify: false,
  motion: 'brisk',
  pace: 'normal',
  confirm: 'auto',
  auto: [],
  palette: 'box',
  colour: null,
}
/** As loud as sounds were when they could only be on or off. */
const LOUD = 60

const among =
  (...known: readonly unknown[]) =>
  (value: unknown): boolean =>
    known.includes(value)
/** What a setting may be: what is kept, or comes from elsewhere, may be of another version of this page. */
const fits: { [K in keyof Kept]: (value: unknown) => boolean } = {
  lang: among(null, 'en', 'zh-Hant', 'hu'),
  theme: among(...themes),
  size: among(...sizes),
  volume: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100,
  notify: among(true, false),
  motion: among(...motions),
  pace: among(...paces),
  confirm: among(...confirms),
  auto: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string' && /^[\w-]{1,60}$/.test(one)),
  palette: among(...palettes),
  colour: among(null, ...colours),
}

/** Those of some values that are settings and fit. */
export function fitting(values: object): Partial<Kept> {
  const known = Object.entries(values).filter(([key, value]) => key in fits && fits[key as keyof Kept](value))
  return Object.fromEntries(known)
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { sound?: boolean }
    return { ...defaults, ...(kept.sound === true ? { volume: LOUD } : {}), ...fitting(kept) }
  } catch {
    return { ...defaults }
  }
}

class Settings {
  kept = $state<Kept>(read())
  #dark = $state(matchMedia('(prefers-color-scheme: dark)').matches)
  #reduce = $state(matchMedia('(prefers-reduced-motion: reduce)').matches)
  #coarse = $state(matchMedia('(pointer: coarse)').matches)
  /** Told of every change that is made here. */
  onchange: (key: keyof Kept) => void = () => undefined

  constructor() {
    const follow = (query: string, set: (on: boolean) => void): void =>
      matchMedia(query).addEventListener('change', (event) => set(event.matches))
    follow('(prefers-color-scheme: dark)', (on) => (this.#dark = on))
    follow('(prefers-reduced-motion: reduce)', (on) => (this.#reduce = on))
    follow('(pointer: coarse)', (on) => (this.#coarse = on))
    // Another page of this browser has changed something.
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.kept = read()
    })
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
  /** Texts are so many times as large as usual. */
  get scale(): number {
    return this.kept.size / 100
  }

  /** Whether this question is answered automatically. */
  answers(id: string): boolean {
    return this.kept.auto.includes(id)
  }
  setAnswers(id: string, on: boolean): void {
    const rest = this.kept.auto.filter((one) => one !== id)
    this.set('auto', on ? [...rest, id].slice(-MOST_AUTO) : rest)
  }

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.kept[key] = value
    this.#keep()
    this.onchange(key)
  }
  /** What was changed elsewhere. */
  take(values: object): void {
    const news = fitting(values)
    if (!Object.keys(news).length) return
    Object.assign(this.kept, news)
    this.#keep()
  }
  /** What is not as it would be if nobody had ever chosen anything. */
  chosen(): FollowedKey[] {
    return (Object.keys(defaults) as (keyof Kept)[]).filter(
      (key): key is FollowedKey => key !== 'notify' && JSON.stringify(this.kept[key]) !== JSON.stringify(defaults[key]),
    )
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings()
