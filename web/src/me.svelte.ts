/** The guest at this browser. The signed cookie is the key; this is only the name plate. */

import { api, HostError } from './api'
import { belongTo } from './drafts'
import { words, type Lang } from './i18n.svelte'
import { toasts } from './toasts.svelte'
import type { Me } from './wire'

class Guest {
  #me = $state.raw<Me | null>(null)

  get me(): Me | null {
    return this.#me
  }
  set me(me: Me | null) {
    this.#me = me
    if (me) belongTo(me.id)
  }

  async start(): Promise<void> {
    try {
      this.me = await api.me()
    } catch (error) {
      this.me = null
      // Somebody has signed this browser out: it hears of that once, and is a guest from then on.
      if (error instanceof HostError && error.refusal.key === 'error-session-ended') {
        toasts.refuse(error.refusal)
        this.me = await api.me().catch(() => null)
      }
    }
  }
  async rename(name: string): Promise<void> {
    this.me = await api.patchMe({ name })
  }
  async speak(lang: Lang): Promise<void> {
    try {
      await words.use(lang)
    } catch {
      // Its words did not come, and the page says by itself why.
    }
  }
}

export const guest = new Guest()
