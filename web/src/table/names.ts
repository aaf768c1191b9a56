/** Names at the table. A person's own name is the only text that is not ours. */

import type { SeatInfo } from '../wire'

export const LONGEST_NAME = 40
export const LONGEST_CHAT = 500
/** How long a text is for the server, which counts signs after it has brought them into their usual form. */
export const lengthOf = (text: string): number => [...text.normalize('NFKC').trim()].length

/** With a true minus; nothing is simply 0. */
export const signed = (n: number): string => String(n || 0).replace('-', '−')

type T = (id: string, args?: Record<string, unknown>) => string

export function seatName(seat: SeatInfo, t: T, all: readonly SeatInfo[] = [seat]): string {
  if (seat.kind === 'open') return t('seat-open')
  if (seat.kind === 'rules')
    return t('rule-seat', { n: all.filter((one) => one.kind === 'rules' && one.seat <= seat.seat).length })
  if (seat.kind === 'bot')
    return seat.name || t('bot-name', { bot: t(`bot-${seat.bot ?? 'random'}`), n: seat.seat + 1 })
  return seat.name || t('guest-n', { n: seat.seat + 1 })
}

/** The same for the reader: whoever sits there alone under no name is simply "you". */
export function nameAtTable(seat: SeatInfo, t: T, all: readonly SeatInfo[] = [seat]): string {
  const alone = seat.kind === 'person' && seat.you && !seat.name && all.filter((one) => one.you).length === 1
  return alone ? t('name-you') : seatName(seat, t, all)
}

/** The same with a mark for bots: where people want to know who is who before they play. */
export function seatLabel(seat: SeatInfo, t: T, all: readonly SeatInfo[] = [seat]): string {
  const name = seatName(seat, t, all)
  return seat.kind === 'bot' ? t('bot-marked', { name }) : name
}
