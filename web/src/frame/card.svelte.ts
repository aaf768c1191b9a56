/** One large card at a time: shown on hover after a moment, on keyboard focus, and on a long press; Escape puts it away. */

import type { Snippet } from 'svelte'
import type { Attachment } from 'svelte/attachments'

export interface Large {
  /** What the card is, for whoever cannot see it; also the name of the opened card. */
  label: string
  content: Snippet
}

const HOVER = 320
const LONG = 420
/** A finger that moves further than this scrolls and does not press. */
const SLIP = 10

class Cards {
  shown = $state.raw<Large | null>(null)
  at = $state.raw<DOMRect | null>(null)
  /** Opened by a long press: it stays until it is closed. */
  pinned = $state(false)
  #owner: Element | null = null

  open(owner: Element, card: Large, at: DOMRect, pinned = false): void {
    this.#owner = owner
    this.shown = card
    this.at = at
    this.pinned = pinned
  }
  /** Without an owner: whatever is open. A pinned card is closed by its reader only. */
  close(owner?: Element): void {
    if (owner && (owner !== this.#owner || this.pinned)) return
    this.#owner = null
    this.shown = null
    this.pinned = false
  }
  /** Its owner is gone. */
  drop(owner: Element): void {
    if (owner !== this.#owner) return
    this.pinned = false
    this.close()
  }
}
export const cards = new Cards()

/** Where something lies, also when it is only a holder without a box of its own. */
function place(node: Element): DOMRect {
  const inside = getComputedStyle(node).display === 'contents' ? node.firstElementChild : null
  return (inside ?? node).getBoundingClientRect()
}

/** `{@attach large(() => ({ label, content }))}` on anything, also inside a drawing; null: nothing to show. */
export function large(make: () => Large | null): Attachment<Element> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let from: { x: number; y: number } | null = null
    let held = false

    const show = (pinned: boolean): void => {
      const card = make()
      if (card) cards.open(node, card, place(node), pinned)
    }
    const leave = (): void => {
      clearTimeout(timer)
      cards.close(node)
    }
    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return
      clearTimeout(timer)
      timer = setTimeout(() => show(false), HOVER)
    }
    const down = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') return leave()
      held = false
      from = { x: event.clientX, y: event.clientY }
      clearTimeout(timer)
      timer = setTimeout(() => {
        held = true
        show(true)
      }, LONG)
    }
    const move = (event: PointerEvent): void => {
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) up()
    }
    const up = (): void => {
      if (from) clearTimeout(timer)
      from = null
    }
    // A long press shows; it must not act as well.
    const click = (event: Event): void => {
      if (!held) return
      held = false
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const menu = (event: Event): void => {
      if (held || from) event.preventDefault()
    }
    const focus = (event: FocusEvent): void => {
      if ((event.target as Element).matches(':focus-visible')) show(false)
    }
    // Where what has the focus is taken from the page, this comes in the middle of the page's own work.
    const blur = (): void => queueMicrotask(leave)
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !cards.shown) return
      cards.close()
      event.stopPropagation()
    }
    const listeners: [string, (event: never) => void, boolean?][] = [
      ['pointerenter', enter],
      ['pointerleave', leave],
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
      ['click', click, true],
      ['contextmenu', menu],
      ['focusin', focus],
      ['focusout', blur],
      ['keydown', key],
    ]
    for (const [name, does, capture] of listeners) node.addEventListener(name, does as EventListener, capture ?? false)
    return () => {
      clearTimeout(timer)
      cards.drop(node)
      for (const [name, does, capture] of listeners)
        node.removeEventListener(name, does as EventListener, capture ?? false)
    }
  }
}
