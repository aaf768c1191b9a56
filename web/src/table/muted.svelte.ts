/** Whom the reader does not want to hear at a table: kept in this browser, and nobody is told. */

const KEY = 'tradewinds.muted'
const MOST = 200

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

class Muted {
  #kept = $state.raw(read())

  has(table: string, seat: number): boolean {
    return this.#kept.includes(`${table} ${seat}`)
  }
  set(table: string, seat: number, on: boolean): void {
    const rest = this.#kept.filter((one) => one !== `${table} ${seat}`)
    this.#kept = on ? [...rest, `${table} ${seat}`].slice(-MOST) : rest
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // Then it holds until the page is left.
    }
  }
}

export const muted = new Muted()
