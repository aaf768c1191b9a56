/** What this person likes on this device: kept in the browser, never sent anywhere except the language. */

export type Theme = 'auto' | 'light' | 'dark'
export type Confirm = 'auto' | 'always' | 'never'

interface Kept {
  lang: string | null
  theme: Theme
  sound: boolean
  calm: boolean
  confirm: Confirm
}

const KEY = 'tradewinds.settings'
const defaults: Kept = { lang: null, theme: 'auto', sound: false, calm: false, confirm: 'auto' }

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
    return this.kept.calm || this.#reduce
  }
  /** A first tap shows what an action would do, a second one does it: for fingers, which cannot hover. */
  get twoTaps(): boolean {
    return this.kept.confirm === 'always' || (this.kept.confirm === 'auto' && this.#coarse)
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
