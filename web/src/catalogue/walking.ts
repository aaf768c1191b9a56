/** Walking through rows of things with the arrow keys. */

interface Box {
  offsetLeft: number
  offsetTop: number
  offsetWidth: number
}

/** The one that a key leads to; null: the key leads nowhere. */
export function neighbour<Of extends Box>(all: readonly Of[], from: Of, key: string): Of | null {
  const at = all.indexOf(from)
  if (at < 0) return null
  if (key === 'ArrowRight') return all[at + 1] ?? null
  if (key === 'ArrowLeft') return all[at - 1] ?? null
  if (key === 'Home') return all[0] ?? null
  if (key === 'End') return all.at(-1) ?? null
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null
  const rest = key === 'ArrowDown' ? all.slice(at + 1) : all.slice(0, at).reverse()
  const other = rest.find((one) => one.offsetTop !== from.offsetTop)
  if (!other) return null
  const middle = (one: Box): number => one.offsetLeft + one.offsetWidth / 2
  const off = (one: Box): number => Math.abs(middle(one) - middle(from))
  return rest
    .filter((one) => one.offsetTop === other.offsetTop)
    .reduce((best, one) => (off(one) < off(best) ? one : best), other)
}
