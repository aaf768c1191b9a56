/**
 * One table's line to the server. It notices when the other end falls silent, reconnects by itself, says what it holds,
 * and sends whatever was not acknowledged again under the same reference, so that nothing is lost and nothing is played
 * twice. What is decided while the line is down waits here.
 */

import { announcements } from '../announcements.svelte'
import { PENDING } from '../drafts'
import type { Advice, ClientMessage, Pace, Refusal, ServerMessage, SettingsInfo } from '../wire'
import { backoff } from './backoff'
import { Pulse } from './pulse'
import { empty, hasGap, reduce, type TableState } from './store'

export type Line = 'connecting' | 'open' | 'lost' | 'closed'
type Play = Extract<ClientMessage, { t: 'play' }>
type Chat = Extract<ClientMessage, { t: 'chat' }>
type Distribute<T> = T extends unknown ? Omit<T, 'ref'> : never
type Unsent = Distribute<Exclude<ClientMessage, { t: 'hello' | 'ping' | 'play' | 'pace' | 'seen' }>>

/** Milliseconds for the door to open, and then for the table to be shown. */
const OPENS_WITHIN = 5000
const SHOWN_WITHIN = 15_000
/** Codes with which the server ends it for good: no such table, not for this page, or this browser was signed out. */
const FOR_GOOD = [4401, 4403, 4404]

const newRef = (): string => Array.from(crypto.getRandomValues(new Uint8Array(9)), (b) => b.toString(36)).join('')

export class Connection {
  state = $state.raw<TableState>(empty)
  line = $state<Line>('connecting')
  /** When the table was told of last, as `performance.now()` counts: from there the page counts time itself. */
  heard = $state(0)
  /** The decision on its way to the disk. */
  pending = $state.raw<Play | null>(null)
  /** Other messages that nobody has acknowledged yet: what was said, agreed to, taken back. */
  unsent = $state(0)
  /** Why there is nothing more to come from this table. */
  ended = $state.raw<Refusal | null>(null)

  onrefused: (refusal: Refusal, wasPlay: boolean) => void = () => undefined
  onhint: (seat: number, advice: Advice) => void = () => undefined
  ondeclined: (what: string, seat: number) => void = () => undefined
  onlapsed: () => void = () => undefined
  onsettings: (told: SettingsInfo) => void = () => undefined

  readonly #id: string
  readonly #pulse = new Pulse(
    () => this.#send({ t: 'ping' }),
    () => this.#silent(),
    () => document.hidden,
  )
  #socket: WebSocket | null = null
  #attempt = 0
  /** When the present attempt began. */
  #begun: number | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #done = false
  #pace: Pace = 'normal'
  #visible = true
  /** The pending decision is on disk under this number; it is over when the table is seen to have come so far. */
  #written: number | null = null
  readonly #refs = new Map<string, ClientMessage>()
  /** Sent a second time: the first may have done its work already. */
  readonly #repeated = new Set<string>()

  constructor(id: string) {
    this.#id = id
    const { play, chat } = this.#recall()
    this.pending = play
    for (const said of chat) this.#refs.set(said.ref, said)
    this.unsent = this.#refs.size
  }

  open(): void {
    this.#drop()
    if (this.#done) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.#id)}/ws`)
    this.#socket = socket
    this.#begun = performance.now()
    this.line = this.#attempt === 0 ? 'connecting' : 'lost'
    const within = (wait: number): void => {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => socket === this.#socket && this.#failed(), wait)
    }
    within(OPENS_WITHIN)
    socket.onopen = () => {
      if (socket !== this.#socket) return
      within(SHOWN_WITHIN)
      this.#send({ t: 'hello', have: this.state.seq, facts: this.state.facts.length })
    }
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return
      this.#hear(JSON.parse(String(event.data)) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#done) return
      if (FOR_GOOD.includes(event.code)) {
        this.ended = { key: event.reason, args: {}, rule: null }
        this.close()
        this.#refs.clear()
        this.#settle()
      } else this.#failed()
    }
  }

  /** Nobody answers any more: a fresh line is tried at once. */
  #silent(): void {
    this.#attempt = 1
    this.open()
  }

  /** This attempt came to nothing, or the line was closed. */
  #failed(): void {
    this.#drop()
    this.line = 'lost'
    this.#timer = setTimeout(() => this.open(), backoff(this.#attempt++))
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    this.#pulse.stop()
    clearTimeout(this.#timer)
    socket?.close()
    // Advice for a position that may have passed is worth nothing later.
    for (const [ref, message] of this.#refs) if (message.t === 'hint') this.#refs.delete(ref)
    this.unsent = this.#refs.size
  }

  /** Somebody pressed the button, came back to the page, or the network has changed: look at once. */
  nudge(): void {
    if (this.#done || this.#begun === null) return
    if (this.line === 'open') this.#pulse.check()
    else if (this.#socket === null || performance.now() - this.#begun > 1000) {
      this.#attempt = Math.max(1, Math.min(this.#attempt, 2))
      this.open()
    }
  }

  /** Ask for the whole again: the table has changed in a way that this line has not heard of yet. */
  refresh(): void {
    this.#send({ t: 'hello', have: this.state.seq, facts: this.state.facts.length })
  }

  close(): void {
    this.#done = true
    this.#drop()
    this.line = 'closed'
  }

  /** A whole answer with all its steps. */
  play(seat: number, actions: string[]): void {
    if (this.pending) return
    const message: Play = { t: 'play', ref: newRef(), seq: this.state.seq, seat, actions }
    this.pending = message
    this.#remember()
    if (this.line === 'open') this.#send(message)
  }

  send(message: Unsent): void {
    if (message.t === 'hint' && this.line !== 'open') return
    const whole = { ...message, ref: newRef() } as ClientMessage & { ref: string }
    this.#refs.set(whole.ref, whole)
    this.unsent = this.#refs.size
    if (message.t === 'chat') this.#remember()
    if (this.line === 'open') this.#send(whole)
  }

  /** How long bots should wait while this person looks on; told again on every new line. */
  pace(pace: Pace): void {
    if (pace === this.#pace) return
    this.#pace = pace
    if (this.line === 'open') this.#send({ t: 'pace', ref: newRef(), pace })
  }

  /** Whether anybody can see the page: who does not look for a while is away. Told again on every new line. */
  seen(visible: boolean): void {
    if (visible === this.#visible) return
    this.#visible = visible
    if (this.line === 'open') this.#send({ t: 'seen', ref: newRef(), visible })
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  /** The line stands (again): whatever nobody has acknowledged goes out once more, in order. */
  #back(): void {
    this.line = 'open'
    this.#attempt = 0
    clearTimeout(this.#timer)
    if (this.#pace !== 'normal') this.#send({ t: 'pace', ref: newRef(), pace: this.#pace })
    if (!this.#visible) this.#send({ t: 'seen', ref: newRef(), visible: false })
    if (this.pending) this.#send(this.pending)
    for (const [ref, message] of this.#refs) {
      this.#repeated.add(ref)
      this.#send(message)
    }
  }

  #hear(message: ServerMessage): void {
    if (hasGap(this.state, message)) {
      this.#send({ t: 'hello', have: 0, facts: 0 })
      return
    }
    this.state = reduce(this.state, message)
    if (message.t === 'state' || message.t === 'update' || message.t === 'table') this.heard = performance.now()
    if (message.t === 'state' && this.line !== 'open') this.#back()
    if (this.line === 'open') this.#pulse.heard()
    switch (message.t) {
      case 'ok':
        this.#answered(message.ref)
        if (message.ref === this.pending?.ref) this.#written = message.seq
        break
      case 'refused': {
        const wasPlay = message.ref !== null && message.ref === this.pending?.ref
        const moot = message.ref !== null && this.#repeated.has(message.ref) && message.key === 'error-no-such-request'
        if (message.ref) this.#answered(message.ref)
        if (wasPlay) this.#settle()
        if (!moot) this.onrefused({ key: message.key, args: message.args, rule: message.rule }, wasPlay)
        break
      }
      case 'declined':
        this.ondeclined(message.what, message.seat)
        break
      case 'announcements':
        announcements.hear(message.announcements)
        break
      case 'settings':
        this.onsettings(message.settings)
        break
      case 'lapsed':
        this.onlapsed()
        break
      case 'hint':
        this.#answered(message.ref)
        this.onhint(message.seat, message.advice)
        break
    }
    // The acknowledgement comes before the news: the old question must not light up again in between.
    if (this.#written !== null && this.state.seq >= this.#written) this.#settle()
  }

  #answered(ref: string): void {
    const said = this.#refs.get(ref)?.t === 'chat'
    this.#refs.delete(ref)
    this.#repeated.delete(ref)
    this.unsent = this.#refs.size
    if (said) this.#remember()
  }

  #settle(): void {
    this.pending = null
    this.#written = null
    this.#remember()
  }

  /** What was decided and said and is not at the server yet outlives this page, and the app. */
  get #slot(): string {
    return PENDING + this.#id
  }
  #remember(): void {
    const chat = [...this.#refs.values()].filter((one) => one.t === 'chat')
    try {
      if (this.pending || chat.length) localStorage.setItem(this.#slot, JSON.stringify({ play: this.pending, chat }))
      else localStorage.removeItem(this.#slot)
    } catch {
      // Without storage only a reload in this very instant could forget it.
    }
  }
  #recall(): { play: Play | null; chat: Chat[] } {
    try {
      const kept = JSON.parse(localStorage.getItem(this.#slot) ?? '{}') as { play?: Play; chat?: Chat[] }
      return { play: kept.play ?? null, chat: kept.chat ?? [] }
    } catch {
      return { play: null, chat: [] }
    }
  }
}
