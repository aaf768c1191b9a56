/** Short words from the host, kept as ids so that they follow a change of language. */

import { HostError } from './api'
import type { Args } from './i18n.svelte'
import type { Refusal } from './wire'

export interface Toast {
  n: number
  key: string
  args: Args
  rule: string | null
  bad: boolean
  /** What it is about: it can be taken away when that is over. */
  about: string
  /** What can be done about it. */
  does: { key: string; run: () => void }[]
}

class Toasts {
  list = $state<Toast[]>([])
  #n = 0

  tell(key: string, args: Args = {}, about = '', does: Toast['does'] = []): void {
    this.#add({ key, args, rule: null, bad: false, about, does })
  }
  refuse(refusal: Refusal): void {
    this.#add({ key: refusal.key, args: refusal.args, rule: refusal.rule, bad: true, about: '', does: [] })
  }
  /** Anything thrown: a HostError speaks for itself, the rest is our own fault. */
  trouble(error: unknown): void {
    if (error instanceof HostError) this.refuse(error.refusal)
    else {
      console.error(error)
      this.refuse({ key: 'error-unexpected', args: { status: 0 }, rule: null })
    }
  }
  drop(n: number): void {
    this.list = this.list.filter((toast) => toast.n !== n)
  }
  dropAbout(what: string): void {
    this.list = this.list.filter((toast) => toast.about !== what)
  }
  #add(toast: Omit<Toast, 'n'>): void {
    const n = ++this.#n
    // What is said again takes the place of what it repeats.
    const words = (one: Omit<Toast, 'n'>): string => JSON.stringify([one.key, one.args, one.about])
    const others = this.list.filter((one) => words(one) !== words(toast))
    this.list = [...others.slice(-2), { n, ...toast }]
    setTimeout(() => this.drop(n), toast.bad ? 12_000 : 6_000)
  }
}

export const toasts = new Toasts()
