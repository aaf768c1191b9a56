/** One card at a time with what a thing is and does: on hover, on focus, on a long press; Escape puts it away. */

export interface TipContent {
  title: string
  lines: string[]
  /** A small account: name and number. */
  sums?: [string, string][]
}

class Tips {
  content = $state.raw<TipContent | null>(null)
  at = $state.raw<DOMRect | null>(null)
  #owner: Element | null = null

  show(owner: Element, content: TipContent): void {
    this.#owner = owner
    this.content = content
    this.at = owner.getBoundingClientRect()
  }
  hide(owner?: Element): void {
    if (owner && owner !== this.#owner) return
    this.#owner = null
    this.content = null
  }
}
export const tips = new Tips()

const LONG = 420

/** `use:tip={() => content}` */
export function tip(
  node: HTMLElement | SVGElement,
  make: () => TipContent | null,
): { update: (next: typeof make) => void; destroy: () => void } {
  let now = make
  let timer: ReturnType<typeof setTimeout> | undefined
  let held = false
  const show = (): void => {
    const content = now()
    if (content) tips.show(node, content)
  }
  const hide = (): void => {
    clearTimeout(timer)
    tips.hide(node)
  }
  const enter = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== 'mouse') return
    clearTimeout(timer)
    timer = setTimeout(show, 220)
  }
  const down = (event: Event): void => {
    if ((event as PointerEvent).pointerType === 'mouse') return
    held = false
    clearTimeout(timer)
    timer = setTimeout(() => {
      held = true
      show()
    }, LONG)
  }
  const up = (): void => {
    clearTimeout(timer)
    if (held) setTimeout(() => tips.hide(node), 4000)
  }
  // A long press explains; it must not act as well.
  const click = (event: Event): void => {
    if (!held) return
    held = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const focus = (): void => {
    if (node.matches(':focus-visible')) show()
  }
  const menu = (event: Event): void => {
    if (held) event.preventDefault()
  }
  const key = (event: Event): void => {
    if ((event as KeyboardEvent).key === 'Escape') hide()
  }
  const all: [string, (event: Event) => void, boolean?][] = [
    ['pointerenter', enter],
    ['pointerleave', hide],
    ['pointerdown', down],
    ['pointerup', up],
    ['pointercancel', hide],
    ['click', click, true],
    ['contextmenu', menu],
    ['focus', focus],
    ['blur', hide],
    ['keydown', key],
  ]
  for (const [name, does, capture] of all) node.addEventListener(name, does, capture ?? false)
  return {
    update: (next) => {
      now = next
    },
    destroy: () => {
      hide()
      for (const [name, does, capture] of all) node.removeEventListener(name, does, capture ?? false)
    },
  }
}
