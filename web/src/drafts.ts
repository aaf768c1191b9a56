/**
 * What somebody has begun and not sent yet: kept in this browser, so that neither a reload nor a phone that ends the app
 * loses it. A draft lies at a place (a seat of a table, its talk, a form) and belongs to one question there; with the next
 * question it is gone. Whoever may not see the question does not get to its draft either.
 */

const KEY = 'tradewinds.drafts'
/** Decisions and messages on their way to the server, of each table (`table/connection.svelte.ts`). */
export const PENDING = 'tradewinds.pending.'
const WHOSE = 'tradewinds.whose'
/** The oldest give way: tables that nobody came back to. */
const MOST = 40

interface Kept {
  of: string
  what: unknown
}

function all(): Record<string, Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Kept>) : {}
  } catch {
    return {}
  }
}
function write(kept: Record<string, Kept>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-MOST))))
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** `what` as it stands now; null: nothing was begun. */
export function keepDraft(place: string, of: string, what: unknown): void {
  const { [place]: old, ...rest } = all()
  if (what !== null) write({ ...rest, [place]: { of, what } })
  else if (old) write(rest)
}
/** Null: none, or one of another question. */
export function draftAt(place: string, of: string): unknown {
  const kept = all()[place]
  return kept?.of === of ? (kept.what ?? null) : null
}
/** The question at this place is `of` now: what belongs to another one is forgotten. */
export function forgetOthers(place: string, of: string): void {
  if (draftAt(place, of) === null) keepDraft(place, of, null)
}

/** Who is at this browser now: what somebody else had begun here is none of their business. */
export function belongTo(guest: string): void {
  try {
    const before = localStorage.getItem(WHOSE)
    if (before === guest) return
    localStorage.setItem(WHOSE, guest)
    if (before === null) return
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    for (const key of keys) if (key === KEY || key.startsWith(PENDING)) localStorage.removeItem(key)
  } catch {
    // Then nothing was kept either.
  }
}

/** For the editor of an answer; `of` names what it edits, where its question alone does not say that. */
export interface Draft {
  get: (of: string) => unknown
  set: (of: string, what: unknown) => void
}
export function answerDraft(place: string, question: string): Draft {
  let kept = draftAt(place, question) as { of: string; what: unknown } | null
  return {
    get: (of) => (kept?.of === of ? kept.what : null),
    set: (of, what) => {
      kept = { of, what }
      keepDraft(place, question, kept)
    },
  }
}
