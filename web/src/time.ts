/** Times as the reader writes them; English readers get the 24 hours that everybody can read. */

const locale = (lang: string): string => (lang === 'en' ? 'en-GB' : lang)

export const clock = (lang: string, at: number): string =>
  new Intl.DateTimeFormat(locale(lang), { timeStyle: 'short' }).format(at)

export const dateAndClock = (lang: string, at: number): string =>
  new Intl.DateTimeFormat(locale(lang), { dateStyle: 'medium', timeStyle: 'short' }).format(at)

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
]

/** How long ago, in the largest unit that is full; after a week the date. */
export function ago(lang: string, at: number, now: number): string {
  const seconds = Math.max(0, (now - at) / 1000)
  if (seconds >= 7 * 86_400) return dateAndClock(lang, at)
  const words = new Intl.RelativeTimeFormat(locale(lang), { numeric: 'auto' })
  const step = STEPS.findLast(([, size]) => seconds >= size)
  return step ? words.format(-Math.floor(seconds / step[1]), step[0]) : words.format(0, 'minute')
}
