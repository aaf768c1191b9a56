/** A table that is being set up: who sits where, and by which rules. */

import { shelf } from '../games'
import { besideRuleSeats, ruleSeats, storyOptions, withOption } from '../games/options'
import { t, words } from '../i18n.svelte'
import type { CampaignMatch, GameInfo, OptionInfo, PresetInfo, Value } from '../wire'
import { keep, type Begun, type Remembered } from './memory'

export class Setup {
  game = $state.raw<GameInfo | null>(null)
  players = $state(4)
  seats = $state<string[]>([])
  names = $state<string[]>([])
  chosen = $state<Record<string, Value>>({})
  /** Null: a single match. Else the chapter that a campaign begins with, '' for its first page. */
  chapter = $state<string | null>(null)
  /** The next match of a campaign: what its story needs is known. */
  goesOn = $state(false)
  /** Whoever sets up a table for friends keeps seats for them, else bots sit there. */
  readonly friends: boolean

  /** From the weakest to the strongest. */
  readonly bots = $derived(this.game?.bots ?? [])
  readonly ruling = $derived(ruleSeats(this.game))
  readonly ruled = $derived(this.ruling ? Number(this.chosen[this.ruling.id] ?? this.ruling.default) : 0)
  readonly beside = $derived(besideRuleSeats(this.game))
  /** The options that the story decides. */
  readonly told = $derived(this.goesOn || this.chapter !== null ? storyOptions(this.game) : [])

  constructor(friends: boolean) {
    this.friends = friends
  }

  /** Which named way this is: one of the game's, `last` for how it was set up here before, '' for one's own. */
  readonly preset = $derived.by(() => {
    const found = this.game?.presets.find((one) => this.#is(one.players, one.options, this.#around(one)))
    if (found) return found.id
    const last = this.#last
    return last && this.#is(last.players, last.options, last.seats) ? 'last' : ''
  })
  #last = $state.raw<Remembered | null>(null)

  #is(players: number, options: Record<string, Value>, seats: string[]): boolean {
    const same = (option: OptionInfo): boolean => this.valueOf(option) === (options[option.id] ?? option.default)
    return (
      this.players === players &&
      (this.game?.options ?? []).every((option) => this.told.includes(option.id) || same(option)) &&
      this.seats.every((kind, i) => this.isRuled(i) || kind === seats[i])
    )
  }
  /** Who sits there: I, and bots or friends. */
  #around(preset: PresetInfo): string[] {
    const other = this.friends ? 'friend' : `bot:${preset.bot}`
    return Array.from({ length: preset.players }, (_, i) => (i === 0 ? 'me' : other))
  }
  use(preset: PresetInfo): void {
    this.#lay(preset.players, preset.options, this.#around(preset))
  }
  /** As it was set up here before. */
  remember(last: Remembered): void {
    this.#last = last
    const other = `bot:${this.bots.includes('mate') ? 'mate' : 'random'}`
    this.#lay(
      last.players,
      last.options,
      last.seats.map((kind) => (kind === 'rules' ? other : kind)),
    )
  }
  /** As it stood before a reload. */
  takeUp(begun: Begun): void {
    this.chapter = begun.chapter
    this.names = begun.names
    this.#lay(begun.players, begun.options, begun.seats)
  }
  #lay(players: number, options: Record<string, Value>, seats: string[]): void {
    this.players = players
    this.chosen = { ...options }
    this.seats = seats
    this.names = seats.map((_, i) => this.names[i] ?? '')
  }
  /** For the next time; a story has its own memory. */
  keep(): void {
    if (this.game && this.chapter === null && !this.goesOn)
      keep(this.game.id, { players: this.players, seats: this.asked.seats, options: this.chosen })
  }

  /** The first seat is mine, the others as wished; a change of number keeps what was set. */
  seat(n: number): void {
    this.players = n
    const other = this.friends ? 'friend' : `bot:${this.bots.includes('mate') ? 'mate' : 'random'}`
    this.seats = Array.from({ length: n }, (_, i) => this.seats[i] ?? (i === 0 ? 'me' : other))
    this.names = Array.from({ length: n }, (_, i) => this.names[i] ?? '')
    if (this.ruled > 0 && !this.#canRule(this.ruled)) this.rule(this.#onlyFor ? 0 : n - 1)
  }

  /** The rules play the last seats. */
  isRuled = (seat: number): boolean => seat >= this.players - this.ruled
  /** With how many seats only the rules play one; undefined: with any number. */
  get #onlyFor(): number | undefined {
    return shelf.find((one) => one.id === this.game?.id)?.ruledOf
  }
  #canRule(n: number): boolean {
    return n === 0 || (this.#onlyFor ? this.players === this.#onlyFor : n < this.players)
  }
  mayRule = (n: number): boolean => this.#onlyFor !== undefined || this.#canRule(n)
  /** So many seats for the rules; where that needs another number of seats, with that number. */
  rule(n: number): void {
    if (!this.ruling) return
    if (n > 0 && this.#onlyFor && this.players !== this.#onlyFor) this.seat(this.#onlyFor)
    if (this.#canRule(n)) this.chosen = { ...this.chosen, [this.ruling.id]: n }
  }

  choose(option: string, value: Value): void {
    this.chosen = withOption(this.game?.options ?? [], this.chosen, option, value)
  }
  valueOf = (option: OptionInfo): Value => this.chosen[option.id] ?? option.default

  /** As in an earlier match: one person of it is the reader, the others are asked again. */
  like(match: CampaignMatch): void {
    let me = false
    this.players = match.players
    this.names = match.seats.map(() => '')
    this.seats = match.seats.map((who) => {
      if (who.startsWith('bot:') && this.bots.includes(who.slice(4))) return who
      const first = !me
      me = true
      return first ? 'me' : 'friend'
    })
  }

  /** Seats and options as the server wants to hear of them. */
  get asked(): { seats: string[]; names: string[]; options: Record<string, Value> } {
    const story =
      this.chapter === null ? {} : (this.game?.campaign?.chapters[this.chapter] ?? this.game?.campaign?.options)
    return {
      options: { ...this.chosen, ...story },
      seats: this.seats.map((kind, i) => (this.isRuled(i) ? 'rules' : kind)),
      names: this.names.map((one, i) => (this.seats[i] === 'here' ? one.trim() : '')),
    }
  }
}

export function valueWord(option: OptionInfo, value: Value): string {
  const id = `option-${option.id}-${String(value ?? 'none')}`
  if (words.has(id)) return t(id)
  if (typeof value === 'number' && words.has(`option-${option.id}-integer`))
    return t(`option-${option.id}-integer`, { n: value })
  return String(value ?? '–')
}
export const kindWord = (kind: string): string =>
  kind.startsWith('bot:') ? t('seat-bot', { bot: t(`bot-${kind.slice(4)}`) }) : t(`seat-${kind}`)
