/** The guest at this browser. The signed cookie is the key; this is only the name plate. */

import { api, isSignedOut, whenSignedOut } from './api'
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
    whenSignedOut(() => this.#signedOut())
    try {
      this.me = await api.me()
    } catch (error) {
      this.me = null
      if (isSignedOut(error)) await this.#signedOut()
    }
  }
  async #signedOut(): Promise<void> {
    toasts.refuse({ key: 'error-session-ended', args: {}, rule: null })
    this.me = await api.me().catch(() => null)
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
