/** Where a replay is: the match, the position, and whose eyes, all of it in the address. */

export interface Where {
  at: number | null
  /** Undefined: the address does not say. */
  eyes: number | null | undefined
}

const whole = (text: string | null): number | null => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null)

export function whereOf(query: URLSearchParams): Where {
  const as = query.get('as')
  return { at: whole(query.get('at')), eyes: as === 'all' ? null : (whole(as) ?? undefined) }
}

/** The address of a position; what else the present one asks for stays. */
export function addressOf(id: string, at: number, eyes: number | null | undefined, query: URLSearchParams): string {
  const next = new URLSearchParams(query)
  next.set('at', String(at))
  if (eyes === undefined) next.delete('as')
  else next.set('as', eyes === null ? 'all' : String(eyes))
  return `/replay/${encodeURIComponent(id)}?${next.toString()}`
}
