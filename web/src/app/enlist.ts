/** The service worker (worker/sw.ts) is taken on once the page stands. Without it all is as ever, but for opening without a line. */

import { versions } from './versions.svelte'

/** Milliseconds between two looks for a newer build, while somebody looks at the page. */
const LOOK = 3_600_000

/** A first visit was fetched before there was a worker: what this page has is told to it, and soon what is still to come. */
async function tellWhatIsHere(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  new PerformanceObserver((list) => {
    active?.postMessage({ keep: list.getEntries().map(({ name }) => new URL(name).pathname) })
  }).observe({ type: 'resource', buffered: true })
}

export async function enlist(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Asked by the worker when somebody clicks on a notification.
  navigator.serviceWorker.addEventListener('message', ({ ports }) => ports[0]?.postMessage(location.pathname))
  const first = navigator.serviceWorker.controller === null
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    if (registration.waiting) void versions.look()
    registration.addEventListener('updatefound', () => {
      const next = registration.installing
      next?.addEventListener('statechange', () => {
        if (next.state === 'installed' && registration.active) void versions.look()
      })
    })
    setInterval(() => {
      if (!document.hidden) void registration.update().catch(() => undefined)
    }, LOOK)
    if (first) await tellWhatIsHere()
  } catch {
    // Some browsers have none, some people want none.
  }
}
