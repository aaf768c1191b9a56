/**
 * Whether there is still somebody at the other end. A line that hangs is not closed by anybody: it only falls silent, so
 * after some silence we ask, and when no answer comes we say so, all within five seconds.
 *
 * A page in the background is asked about seldom. One that slept (a throttled tab, a closed lid) has heard nothing while
 * it slept, and that is nobody's fault: it asks again before it judges.
 */

export const PULSE = {
  /** Milliseconds of silence until we ask, and for the answer. */
  ask: 2000,
  answer: 2400,
  hiddenAsk: 25_000,
  hiddenAnswer: 10_000,
  /** A timer that is so late was held up. */
  slept: 1500,
}

export class Pulse {
  readonly #ask: () => void
  readonly #lost: () => void
  readonly #hidden: () => boolean
  #heard = 0
  /** When the question was sent that nobody has answered yet. */
  #asked: number | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(ask: () => void, lost: () => void, hidden: () => boolean) {
    this.#ask = ask
    this.#lost = lost
    this.#hidden = hidden
  }

  /** Anything that was heard is a sign of life; the first one begins the watch. */
  heard(): void {
    this.#heard = performance.now()
    this.#asked = null
    if (this.#timer === undefined) this.#watch(this.#heard + this.#patience('ask'))
  }

  /** Ask now: the page is looked at again, or the network seems to have changed. */
  check(): void {
    if (this.#timer === undefined || this.#asked !== null || performance.now() - this.#heard < 1000) return
    this.#question()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#asked = null
  }

  #patience(what: 'ask' | 'answer'): number {
    if (what === 'ask') return this.#hidden() ? PULSE.hiddenAsk : PULSE.ask
    return this.#hidden() ? PULSE.hiddenAnswer : PULSE.answer
  }

  #question(): void {
    this.#asked = performance.now()
    this.#ask()
    this.#watch(this.#asked + this.#patience('answer'))
  }

  #watch(due: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#look(due), Math.max(0, due - performance.now()))
  }

  #look(due: number): void {
    const at = performance.now()
    if (at - due > PULSE.slept) this.#question()
    else if (this.#asked !== null) {
      const until = this.#asked + this.#patience('answer')
      if (at < until) this.#watch(until)
      else {
        this.stop()
        this.#lost()
      }
    } else {
      const until = this.#heard + this.#patience('ask')
      if (at < until) this.#watch(until)
      else this.#question()
    }
  }
}
