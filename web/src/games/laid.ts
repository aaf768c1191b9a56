/** Other components in the place of the box's: what modules have taken out of the content stays the same objects. */

type Plain = Record<string, unknown>
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Makes one object equal to another, keeping it and the objects inside it. */
export function become(target: Plain, source: Plain): void {
  for (const key of Object.keys(target)) if (!(key in source)) delete target[key]
  for (const [key, value] of Object.entries(source)) {
    const here = target[key]
    if (isPlain(here) && isPlain(value)) become(here, value)
    else if (Array.isArray(here) && Array.isArray(value))
      here.splice(0, here.length, ...(structuredClone(value) as unknown[]))
    else target[key] = structuredClone(value)
  }
}

/** A merge patch (RFC 7386) laid over a value: null takes away. */
export function patched(value: unknown, patch: unknown): unknown {
  if (!isPlain(patch)) return patch
  const made: Plain = isPlain(value) ? { ...value } : {}
  for (const [key, other] of Object.entries(patch))
    if (other === null) delete made[key]
    else made[key] = patched(made[key], other)
  return made
}

/** How the content of a game is laid out with the components of a match (`GameModule.cards`). */
export function laidOver(content: { sha: string }): {
  sha: string
  layOut: (printed: Record<string, unknown> | null) => void
  layOver: (patch: unknown) => void
} {
  const box = structuredClone(content)
  return {
    sha: box.sha,
    layOut: (printed) => become(content, printed ?? box),
    layOver: (patch) => become(content, patched(box, patch) as Plain),
  }
}
