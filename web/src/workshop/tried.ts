/** Practice tables know the way back to the component that is tried at them, as long as this window is open. */

const key = (table: string): string => `tradewinds.tried.${table}`

export function rememberTry(table: string, from: string): void {
  try {
    sessionStorage.setItem(key(table), from)
  } catch {
    // Then one goes back by oneself.
  }
}

export function triedFrom(table: string): string | null {
  try {
    const found = sessionStorage.getItem(key(table))
    return found?.startsWith('/packs/') ? found : null
  } catch {
    return null
  }
}
