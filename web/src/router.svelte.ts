/** A few addresses, nothing more: the server answers every one of them with the same page. */

import { versions } from './app/versions.svelte'

export interface Route {
  page: string
  params: Record<string, string>
  query: URLSearchParams
  hash: string
}

const routes: [RegExp, string, string[]][] = [
  [/^\/$/, 'landing', []],
  [/^\/new$/, 'create', []],
  [/^\/lobby$/, 'lobby', []],
  [/^\/learn$/, 'learn', []],
  [/^\/campaigns$/, 'campaigns', []],
  [/^\/campaign\/([^/]+)$/, 'campaign', ['id']],
  [/^\/table\/([^/]+)$/, 'table', ['id']],
  [/^\/history$/, 'history', []],
  [/^\/leagues$/, 'leagues', []],
  [/^\/league\/([^/]+)$/, 'league', ['id']],
  [/^\/replay\/([^/]+)$/, 'replay', ['id']],
  [/^\/rules\/([^/]+)$/, 'rules', ['game']],
  [/^\/packs$/, 'packs', []],
  [/^\/packs\/([^/]+)$/, 'workshop', ['id']],
  [/^\/pack\/([^/]+)$/, 'pack', ['id']],
  [/^\/cards$/, 'cards', []],
  [/^\/cards\/([^/]+)$/, 'catalogue', ['game']],
  [/^\/cards\/([^/]+)\/checklist$/, 'checklist', ['game']],
  [/^\/mail\/(confirm|stop)$/, 'mail', ['what']],
  [/^\/me$/, 'me', []],
  [/^\/take$/, 'take', []],
  [/^\/about$/, 'about', []],
]

export function match(url: URL): Route {
  const path = url.pathname.replace(/\/+$/, '') || '/'
  for (const [pattern, page, names] of routes) {
    const found = pattern.exec(path)
    if (!found) continue
    const params = Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(found[i + 1] ?? '')]))
    return { page, params, query: url.searchParams, hash: url.hash.slice(1) }
  }
  return { page: 'lost', params: {}, query: url.searchParams, hash: '' }
}

class Router {
  route = $state.raw<Route>(match(new URL(location.href)))
  /** Counts the visits, so that focus moves to the new page's heading and not on every small change. */
  visits = $state(0)

  constructor() {
    addEventListener('popstate', () => (versions.newer ? location.reload() : this.#arrive()))
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      const link = (event.target as Element | null)?.closest?.('a')
      if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
      const url = new URL(link.href)
      if (url.pathname.startsWith('/api/') || (url.pathname === location.pathname && url.hash)) return
      event.preventDefault()
      this.go(url.pathname + url.search + url.hash)
    })
  }

  go(to: string, replace = false): void {
    // Between two pages there is nothing to be disturbed: a newer version is taken here.
    if (versions.newer) return replace ? location.replace(to) : location.assign(to)
    history[replace ? 'replaceState' : 'pushState'](null, '', to)
    this.#arrive()
    scrollTo(0, 0)
  }

  /** To another address of the same page: it stays where it is scrolled to. */
  turn(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to)
    this.#arrive()
  }

  #arrive(): void {
    const before = this.route
    this.route = match(new URL(location.href))
    if (before.page !== this.route.page || before.params['id'] !== this.route.params['id']) this.visits += 1
  }
}

export const router = new Router()
