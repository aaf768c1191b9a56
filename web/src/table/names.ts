/** Names at the table. A person's own name is the only text that is not ours. */

import type { Seat } from '../games/types'
import type { CampaignMatch, PackAbout, SeatInfo, TableInfo } from '../wire'

export const LONGEST_NAME = 40
export const LONGEST_CHAT = 500
/** How long a text is for the server, which counts signs after it has brought them into their usual form. */
export const lengthOf = (text: string): number => [...text.normalize('NFKC').trim()].length

/** With a true minus; nothing is simply 0. */
export const signed = (n: number): string => String(n || 0).replace('-', '−')

type T = (id: string, args?: Record<string, unknown>) => string

/** The table that a seat is at: other seats and the game have a say in what it is called. */
type At = Pick<TableInfo, 'game' | 'seats'>

export function seatName(seat: SeatInfo, t: T, at: At): string {
  if (seat.kind === 'open') return t('seat-open')
  if (seat.kind === 'rules') {
    const n = at.seats.filter((one) => one.kind === 'rules' && one.seat <= seat.seat).length
    return t('rule-seat', { game: at.game, n })
  }
  if (seat.kind === 'bot')
    return seat.name || t('bot-name', { bot: t(`bot-${seat.bot ?? 'random'}`), n: seat.seat + 1 })
  return seat.name || t('guest-n', { n: seat.seat + 1 })
}

/** The same for the reader: whoever sits there alone under no name is simply "you". */
function nameAtTable(seat: SeatInfo, t: T, at: At): string {
  const alone = seat.kind === 'person' && seat.you && !seat.name && at.seats.filter((one) => one.you).length === 1
  return alone ? t('name-you') : seatName(seat, t, at)
}

/** The same with a mark for bots: where people want to know who is who before they play. */
export function seatLabel(seat: SeatInfo, t: T, at: At): string {
  const name = seatName(seat, t, at)
  return seat.kind === 'bot' ? t('bot-marked', { name }) : name
}

/** Everybody at a table, as a game's drawings want them. */
export const seatsAt = (at: At, t: T): Seat[] =>
  at.seats.map((seat) => ({ seat: seat.seat, name: nameAtTable(seat, t, at), kind: seat.kind, colour: seat.colour }))

/** What a pack says of itself, as the messages want it. */
export const packArgs = ({ name, version, author, licence }: PackAbout): Record<string, string> => ({
  pack: name,
  version,
  author,
  licence,
})

/** Who played in a match of a campaign: a record has a name, a bot, both one after the other, or nothing. */
export function playedBy(match: CampaignMatch, seat: number, game: string, t: T): string {
  const bot = (name: string): string => t('bot-marked', { name: t('bot-name', { bot: t(`bot-${name}`), n: seat + 1 }) })
  const who = match.seats[seat] ?? ''
  const [name = '', then] = who.split(/(?:^| → )bot:/)
  if (then !== undefined) return name ? `${name} → ${bot(then)}` : bot(then)
  if (who === 'rules')
    return t('rule-seat', { game, n: match.seats.slice(0, seat + 1).filter((one) => one === who).length })
  return who === '' || who === 'person' ? t('guest-n', { n: seat + 1 }) : who
}

/** Where a table is, for somebody who may sit down there. */
export const tableAddress = ({ id, invite, you, host }: TableInfo): string =>
  `/table/${id}${invite && !you.length && !host ? `?invite=${encodeURIComponent(invite)}` : ''}`
