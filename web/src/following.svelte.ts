/**
 * Settings follow their person. What is changed here is sent with how long ago that was, as soon as there is a line; what
 * was changed elsewhere is taken over when the table's line tells of it, or when this page looks: when it comes into
 * sight, when the network is back, and once a minute. Notifications stay with the browser that was asked for them.
 */

import { api, HostError } from './api'
import { settings, type FollowedKey, type Kept } from './settings.svelte'
import type { SettingsInfo } from './wire'

const KEY = 'tradewinds.following'
/** Milliseconds between two looks. */
const LOOK = 60_000
/** Until a change is sent: a slider goes through many values. */
const CALM = 400
/** How long ago something was changed at most, for the server: in settings from before they followed. */
const LONGEST_AGO = 400 * 24 * 3600 * 1000

interface Known {
  /** Whose settings these are; null: nobody has said yet. */
  guest: string | null
  revision: number
  /** What was changed here and not taken by the server yet, and when, by this device's clock. */
  unsent: Partial<Record<FollowedKey, number>>
}

class Following {
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending = false
  /** This browser keeps no cookies: every call is somebody else's. */
  #alone = !navigator.cookieEnabled
  #held: Known | null = null

  start(): void {
    if (this.#alone) return
    settings.onchange = (key) => this.#changed(key)
    const look = (): void => {
      if (!document.hidden) void this.look()
    }
    look()
    setInterval(look, LOOK)
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
  }

  /** Read every time, because several pages of a browser share it. */
  get #known(): Known {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Known | null
      if (kept) return kept
    } catch {
      // Then what this page knows.
    }
    // Settings from before they followed are older than any that somebody has changed since.
    const old = Date.now() - LONGEST_AGO
    this.#held ??= { guest: null, revision: 0, unsent: Object.fromEntries(settings.chosen().map((key) => [key, old])) }
    return this.#held
  }
  #keep(known: Known): void {
    this.#held = known
    try {
      localStorage.setItem(KEY, JSON.stringify(known))
    } catch {
      // It holds until the page is left.
    }
  }

  #changed(key: keyof Kept): void {
    if (key === 'notify' || this.#alone) return
    const known = this.#known
    this.#keep({ ...known, unsent: { ...known.unsent, [key]: Date.now() } })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#send(), CALM)
  }

  async look(): Promise<void> {
    try {
      this.hear(await api.settings())
    } catch {
      // Not now; there will be another look.
    }
  }

  /** The settings as the server knows them. */
  hear(told: SettingsInfo): void {
    if (this.#alone) return
    let known = this.#known
    if (known.guest !== null && known.guest !== told.guest) {
      // Somebody else is in this browser now; what their predecessor changed is not theirs.
      known = { guest: told.guest, revision: 0, unsent: {} }
    }
    if (told.revision >= known.revision) {
      const news = Object.entries(told.settings).filter(([key]) => !(key in known.unsent))
      settings.take(Object.fromEntries(news))
      this.#keep({ ...known, guest: told.guest, revision: told.revision })
    }
    if (Object.keys(known.unsent).length) void this.#send()
  }

  async #send(): Promise<void> {
    const { guest: whose, unsent } = this.#known
    const keys = Object.keys(unsent) as FollowedKey[]
    if (this.#sending || this.#alone || !keys.length) return
    this.#sending = true
    const at = Date.now()
    const ago = Object.fromEntries(
      keys.map((key) => [key, Math.min(LONGEST_AGO, Math.max(0, at - (unsent[key] ?? at)))]),
    )
    const values = Object.fromEntries(keys.map((key) => [key, $state.snapshot(settings.kept[key])]))
    let told: SettingsInfo | null = null
    try {
      told = await api.changeSettings({ settings: values, ago })
    } catch (error) {
      // What the server cannot understand it will not understand later either; all else is tried with the next look.
      if (error instanceof HostError && error.status === 400) this.#sent(unsent)
    } finally {
      this.#sending = false
    }
    if (!told) return
    this.#alone = whose !== null && whose !== told.guest
    this.#sent(unsent)
    this.hear(told)
  }
  /** Of what was sent, what has not changed since need not be sent again. */
  #sent(sent: Known['unsent']): void {
    const known = this.#known
    const rest = Object.entries(known.unsent).filter(([key, at]) => sent[key as FollowedKey] !== at)
    this.#keep({ ...known, unsent: Object.fromEntries(rest) })
  }
}

export const following = new Following()
