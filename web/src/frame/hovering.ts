/** Whatever stands for an action tells that the mouse or the keyboard is on it, so that its twins light up with it. */

type Tell = (action: string | null) => void
export interface Hovering {
  enter: (action: string | null, tell: Tell) => void
  left: () => void
}

/** A button that vanishes under the mouse or the keyboard is still left: by then its props must not be read any more. */
export function hovering(): Hovering {
  let leave: (() => void) | null = null
  return {
    enter(action, tell) {
      if (action === null) return
      leave = () => tell(null)
      tell(action)
    },
    left() {
      leave?.()
      leave = null
    },
  }
}
