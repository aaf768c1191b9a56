/**
 * The service worker: what lets Tradewinds be installed, open without a line, and open quickly on a slow one.
 *
 * Files with a hash in their name never change, so they come from the cache once they have been fetched. A page comes from
 * the server; when that is silent for a moment, or gone, the page of this worker's own build stands in, which then says
 * honestly that there is no line. The API is never touched.
 *
 * A new worker waits until no page of the old one is open (nothing here asks it to hurry): what an open table may still
 * need is never taken away under it. New pages come from the server meanwhile, whichever worker looks on.
 */

export {} // a module, so that `self` can be said to be what it is

declare const self: ServiceWorkerGlobalScope
/** Put in by the build (tools/worker.ts): its name, and the files that its page names. */
declare const __BUILD__: string
declare const __SHELL__: string[]

const OURS = 'tradewinds-'
const CACHE = OURS + __BUILD__
const PAGE = '/'
const ASSETS = '/assets/'
/** Milliseconds that the server has for a page before the one from the cache stands in. */
const PATIENCE = 2000
/** Files that a page may ask to be kept at once. */
const MOST = 300

/** A file whose name has its hash: kept, from wherever it is to be had. */
async function keep(path: string): Promise<void> {
  const cache = await caches.open(CACHE)
  if (await cache.match(path)) return
  const found = (await caches.match(path)) ?? (await fetch(path))
  if (found.ok) await cache.put(path, found)
}

async function install(): Promise<void> {
  await Promise.all(__SHELL__.map(keep))
  const page = await fetch(PAGE, { cache: 'no-store' })
  // The server may be a build further already; a page and files that do not belong together are worth nothing.
  const text = await page.clone().text()
  if (!page.ok || !__SHELL__.every((path) => text.includes(path))) throw new Error('the page is of another build')
  await (await caches.open(CACHE)).put(PAGE, page)
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  // The page is asked for while the worker still wakes up.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function page(event: FetchEvent): Promise<Response> {
  const asked = event.preloadResponse as Promise<Response | undefined>
  const coming = asked.then((early) => early ?? fetch(event.request)).catch(() => null)
  event.waitUntil(coming)
  const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE))
  const soon = await Promise.race([coming, late])
  // A proxy that finds no server behind it says so with a page of its own.
  if (soon && soon.status < 500) return soon
  const shell = await caches.match(PAGE, { cacheName: CACHE, ignoreVary: true })
  return shell ?? (await coming) ?? Response.error()
}

async function asset(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const kept = await caches.match(pathname, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.ok) {
    const copy = answer.clone()
    // A browser without room keeps nothing, and goes on.
    const put = caches.open(CACHE).then((cache) => cache.put(pathname, copy))
    event.waitUntil(put.catch(() => undefined))
  }
  return answer
}

/** Where a page is now: the browser tells only where it began. A page that sleeps is taken to be there still. */
async function placeOf(page: WindowClient): Promise<string> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((done) => {
    port1.onmessage = (event) => done(String(event.data))
    page.postMessage({ where: true }, [port2])
    setTimeout(() => done(new URL(page.url).pathname), 500)
  })
}

/** To the page where the table is open already, else to a new one. */
async function lead(path: string): Promise<void> {
  const to = new URL(path, self.location.origin)
  if (to.origin !== self.location.origin) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const places = await Promise.all(pages.map(placeOf))
  const there = pages[places.indexOf(to.pathname)]
  if (there) await there.focus()
  else await self.clients.openWindow(to.href)
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith(ASSETS)) event.respondWith(asset(event))
  else if (mode === 'navigate' && !/^\/api(\/|$)/.test(pathname)) event.respondWith(page(event))
})
// A first visit is over before its worker is there: the page says what it has fetched by itself (src/app/enlist.ts).
self.addEventListener('message', (event) => {
  const { keep: asked } = (event.data ?? {}) as { keep?: unknown }
  if (!Array.isArray(asked)) return
  const paths = asked.filter((path): path is string => typeof path === 'string' && path.startsWith(ASSETS))
  event.waitUntil(Promise.allSettled(paths.slice(0, MOST).map(keep)))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = (event.notification.data ?? {}) as { path?: unknown }
  if (typeof path === 'string') event.waitUntil(lead(path))
})
