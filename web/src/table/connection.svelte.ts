/**
 * One table's line to the server. It reconnects by itself, says what it holds, and sends a decision that was not
 * acknowledged again under the same reference, so that nothing is lost and nothing is played twice.
 */

import type { ClientMessage, Refusal, ServerMessage } from '../wire'
import { backoff } from './backoff'
import { empty, hasGap, reduce, type TableState } from './store'

export type Line = 'connecting' | 'open' | 'lost' | 'closed'
type Play = Extract<ClientMessage, { t: 'play' }>
type Distribute<T> = T extends unknown ? Omit<T, 'ref'> : never
type Unsent = Distribute<Exclude<ClientMessage, { t: 'hello' } | { t: 'play' }>>

const newRef = (): string => Array.from(crypto.getRandomValues(new Uint8Array(9)), (b) => b.toString(36)).join('')

export class Connection {
  state = $state.raw<TableState>(empty)
  line = $state<Line>('connecting')
  /** The decision on its way to the disk. */
  pending = $state.raw<Play | null>(null)
  retryAt = $state<number | null>(null)

  onrefused: (refusal: Refusal, wasPlay: boolean) => void = () => undefined
  onhint: (seat: number, action: string) => void = () => undefined
  ondeclined: (what: string, seat: number) => void = () => undefined
  onlapsed: () => void = () => undefined

  readonly #id: string
  #socket: WebSocket | null = null
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #done = false
  /** The pending decision is on disk under this number; it is over when the table is seen to have come so far. */
  #written: number | null = null
  readonly #refs = new Map<string, ClientMessage>()

  constructor(id: string) {
    this.#id = id
    this.pending = this.#recall()
  }

  open(): void {
    clearTimeout(this.#timer)
    this.retryAt = null
    if (this.#done) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.#id)}/ws`)
    this.#socket = socket
    this.line = this.#attempt === 0 ? 'connecting' : 'lost'
    socket.onopen = () => {
      this.#send({ t: 'hello', have: this.state.seq, facts: this.state.facts.length })
    }
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return
      this.#hear(JSON.parse(String(event.data)) as ServerMessage)
    }
    socket.onclose = () => {
      if (socket !== this.#socket || this.#done) return
      this.#socket = null
      this.line = 'lost'
      const wait = backoff(this.#attempt++)
      this.retryAt = Date.now() + wait
      this.#timer = setTimeout(() => this.open(), wait)
    }
  }

  /** Try now: somebody pressed the button, or the network has come back. */
  nudge(): void {
    if (this.#done || this.line === 'open' || this.#socket?.readyState === WebSocket.CONNECTING) return
    this.#attempt = Math.max(1, Math.min(this.#attempt, 2))
    this.open()
  }

  /** Ask for the whole again: the table has changed in a way that this line has not heard of yet. */
  refresh(): void {
    this.#send({ t: 'hello', have: this.state.seq, facts: this.state.facts.length })
  }

  close(): void {
    this.#done = true
    clearTimeout(this.#timer)
    this.#socket?.close()
    this.line = 'closed'
  }

  /** A whole answer with all its steps. */
  play(seat: number, actions: string[]): void {
    if (this.pending) return
    const message: Play = { t: 'play', ref: newRef(), seq: this.state.seq, seat, actions }
    this.pending = message
    this.#remember(message)
    this.#send(message)
  }

  send(message: Unsent): void {
    const whole = { ...message, ref: newRef() } as ClientMessage & { ref: string }
    this.#refs.set(whole.ref, whole)
    this.#send(whole)
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #hear(message: ServerMessage): void {
    if (hasGap(this.state, message)) {
      this.#send({ t: 'hello', have: 0, facts: 0 })
      return
    }
    this.state = reduce(this.state, message)
    switch (message.t) {
      case 'state': {
        const back = this.line !== 'open'
        this.line = 'open'
        this.#attempt = 0
        if (back && this.pending) this.#send(this.pending)
        break
      }
      case 'ok':
        this.#refs.delete(message.ref)
        if (message.ref === this.pending?.ref) this.#written = message.seq
        break
      case 'refused': {
        const wasPlay = message.ref !== null && message.ref === this.pending?.ref
        if (message.ref) this.#refs.delete(message.ref)
        if (wasPlay) this.#settle()
        this.onrefused({ key: message.key, args: message.args, rule: message.rule }, wasPlay)
        break
      }
      case 'declined':
        this.ondeclined(message.what, message.seat)
        break
      case 'lapsed':
        this.onlapsed()
        break
      case 'hint':
        this.onhint(message.seat, message.action)
        break
    }
    // The acknowledgement comes before the news: the old question must not light up again in between.
    if (this.#written !== null && this.state.seq >= this.#written) this.#settle()
  }

  #settle(): void {
    this.pending = null
    this.#written = null
    this.#remember(null)
  }

  get #slot(): string {
    return `tradewinds.pending.${this.#id}`
  }
  #remember(play: Play | null): void {
    try {
      if (play) sessionStorage.setItem(this.#slot, JSON.stringify(play))
      else sessionStorage.removeItem(this.#slot)
    } catch {
      // Without storage only a reload in this very instant could forget the decision.
    }
  }
  #recall(): Play | null {
    try {
      return JSON.parse(sessionStorage.getItem(this.#slot) ?? 'null') as Play | null
    } catch {
      return null
    }
  }
}
