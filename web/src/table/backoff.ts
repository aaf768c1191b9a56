/** How long to wait before the next attempt: longer each time, and never in step with everybody else. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const base = Math.min(10_000, 400 * 2 ** attempt)
  return base / 2 + (base / 2) * random()
}
