/**
 * Chinese type comes in about a hundred slices; the browser fetches the few dozen it needs, once their list is here. That is
 * two megabytes: on a slow line they would keep the table itself waiting, so the first time they come after all the rest.
 */

const KEY = 'tradewinds-chinese-type'
/** Milliseconds without anything new, after which a page stands. */
const CALM = 700
/** A timer that is so late was held up: what has come meanwhile is not heard of yet. */
const HELD_UP = 200

let asked = false

export function chineseType(): void {
  if (asked) return
  asked = true
  // Without it the device's own type does.
  void (isKept() ? Promise.resolve() : calm())
    .then(() => import('./styles/chinese.css'))
    .then(drawn)
    .then(() => document.fonts.ready)
    .then(keep)
    .catch(() => undefined)
}

/** The whole page has come; what is still on its way would have been answered by now. */
function calm(): Promise<void> {
  return new Promise((stands) => {
    let due = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = new PerformanceObserver(wait)
    function wait(): void {
      clearTimeout(timer)
      due = performance.now() + CALM
      timer = setTimeout(done, CALM)
    }
    function done(): void {
      if (performance.now() - due > HELD_UP) return wait()
      watch.disconnect()
      stands()
    }
    wait()
    watch.observe({ type: 'resource' })
  })
}

/** Only what is drawn asks for its slices. */
function drawn(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
}

/** Fetched once, the slices are at hand, and the device's type need not be seen before them. */
function isKept(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEY, 'here')
  } catch {
    // Next time they come late again.
  }
}
