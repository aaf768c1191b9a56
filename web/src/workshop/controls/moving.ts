/** A list in which one item has gone up or down. */
export function moved<T>(items: readonly T[], at: number, by: number): T[] {
  const next = [...items]
  const [item] = next.splice(at, 1)
  if (item !== undefined) next.splice(at + by, 0, item)
  return next
}
