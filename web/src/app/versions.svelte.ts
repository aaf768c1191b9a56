/**
 * Whether the server has another build than this page. Nothing is reloaded under anybody's hands: it is said quietly, and
 * the next page that somebody goes to is of the new build. Where this page needs a file that the server no longer has,
 * only a reload helps; it happens by itself where nothing is lost by it.
 */

import { reach } from './reach.svelte'

const PATIENCE = 10_000
const SLOT = 'tradewinds.reloaded'

/** The script that this page began with: its name has the hash of the build. */
const own = (): string => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return script ? new URL(script.src).pathname : ''
}

class Versions {
  newer = $state(false)
  /** A part of this page could not be fetched. */
  missing = $state(false)
  /** Its reader has seen that there is something newer. */
  seen = $state(false)

  /** Ask the server which build it has. */
  async look(): Promise<void> {
    try {
      const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
      if (!answer.ok) return
      const page = await answer.text()
      reach.heard()
      this.newer = own() !== '' && !page.includes(own())
    } catch {
      reach.failed()
    }
  }
  /** A file of this build did not come: there is no line, or the server has it no longer. */
  lack(): void {
    this.missing = true
    void this.look()
  }
  /** Take the newer build, where nothing is lost by it. Once: a cache that gives the old page again must not go in circles. */
  reload(): void {
    try {
      if (sessionStorage.getItem(SLOT) === own()) return
      sessionStorage.setItem(SLOT, own())
    } catch {
      return
    }
    location.reload()
  }
}

export const versions = new Versions()
addEventListener('vite:preloadError', () => versions.lack())
