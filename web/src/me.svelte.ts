/** The guest at this browser. The signed cookie is the key; this is only the name plate. */

import { api } from './api'
import { words, type Lang } from './i18n.svelte'
import type { Me } from './wire'

class Guest {
  me = $state.raw<Me | null>(null)

  async start(): Promise<void> {
    try {
      this.me = await api.me()
    } catch {
      this.me = null
    }
  }
  async rename(name: string): Promise<void> {
    this.me = await api.patchMe({ name })
  }
  async speak(lang: Lang): Promise<void> {
    await words.use(lang)
    try {
      this.me = await api.patchMe({ language: lang })
    } catch {
      // The page already speaks the language; the server will hear of it another time.
    }
  }
}

export const guest = new Guest()
