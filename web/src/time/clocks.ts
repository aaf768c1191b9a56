/** How much time somebody has, as it is shown: the server says how things stood, the page only counts on from there. */

import type { ClockSetting, TimeInfo } from '../wire'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR

/** What the seat has, so many milliseconds after it was told. */
export function leftOf(time: TimeInfo, seat: number, since: number): number | null {
  const left = time.left[seat] ?? null
  if (left === null || !time.running.includes(seat)) return left
  return Math.max(0, left - since)
}

/** Little is left: a tenth of what there was, at least ten seconds, at most an hour. */
export const isLow = (clock: ClockSetting, left: number): boolean =>
  left <= Math.min(Math.max(clock.seconds * 100, 10 * SECOND), HOUR)

export interface Reading {
  days: number
  hours: number
  /** As on a clock: `1:02:03`, `12:34`, `0:09`; rounded up, so that zero is zero. */
  clock: string
}

export function reading(left: number): Reading {
  const seconds = Math.ceil(left / SECOND)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (n: number): string => String(n).padStart(2, '0')
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    clock: h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`,
  }
}

/** Until what is shown changes. */
export const nextChange = (left: number): number => (left >= 2 * DAY ? 60 * SECOND : left % SECOND || SECOND)

/** The lengths that are offered, in seconds. */
export const banks = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180].map((minutes) => minutes * 60)
export const increments = [0, 5, 10, 15, 30, 60, 120]
export const decisions = [60, 120, 300, 900, 3600, 6 * 3600, 12 * 3600, 86_400, 2 * 86_400, 3 * 86_400, 7 * 86_400]

/** A length in the largest unit in which it is a whole number. */
export function inUnits(seconds: number): { unit: 'second' | 'minute' | 'hour' | 'day'; n: number } {
  if (seconds > 0 && seconds % 86_400 === 0) return { unit: 'day', n: seconds / 86_400 }
  if (seconds > 0 && seconds % 3600 === 0) return { unit: 'hour', n: seconds / 3600 }
  if (seconds > 0 && seconds % 60 === 0) return { unit: 'minute', n: seconds / 60 }
  return { unit: 'second', n: seconds }
}
