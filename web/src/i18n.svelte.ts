/** Words: the same Fluent files that the server's terminal reads, in the reader's language, switchable in place. */

import type { FluentBundle } from '@fluent/bundle'
import { otherCards } from './cards'
import { chineseType } from './fonts'
import { hasIn, makeBundle, say, type Args } from './fluent'
import type { Lang } from './languages'
import { settings } from './settings.svelte'

export { languages, type Lang } from './languages'
export const languageNames: Record<Lang, string> = { en: 'English', 'zh-Hant': '繁體中文', hu: 'magyar' }

export type { Args } from './fluent'
type Load = () => Promise<string>

const shell = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' })
// What the workshop says of components comes with its answers (`SchemaInfo.words`); letters are written by the server, and
// what only the command says stays there.
const house = import.meta.glob<string>(
  ['../../src/tradewinds/text/*.ftl', '!**/{workshop,operating,mail}.*.ftl', '!**/{arena,cli,help}.*.ftl'],
  {
    query: '?raw',
    import: 'default',
  },
)
const rules = import.meta.glob<string>(['../../src/tradewinds/games/*/text/*.ftl', '!**/workshop.*.ftl'], {
  query: '?raw',
  import: 'default',
})
const drawn = import.meta.glob<string>('./games/*/*.ftl', { query: '?raw', import: 'default' })
const coach = import.meta.glob<string>('./games/*/shell/*.ftl', { query: '?raw', import: 'default' })

function sources(lang: Lang, game: string | null): Load[] {
  const wanted = (path: string): boolean => path.endsWith(`/${lang}.ftl`) || path.endsWith(`.${lang}.ftl`)
  const ofGame = (path: string): boolean => game !== null && path.includes(`games/${game}/`)
  const pick = (files: Record<string, Load>, also: (path: string) => boolean = () => true): Load[] =>
    Object.entries(files).flatMap(([path, load]) => (wanted(path) && also(path) ? [load] : []))
  return [...pick(shell), ...pick(house), ...pick(rules, ofGame), ...pick(drawn, ofGame), ...pick(coach, ofGame)]
}

/** The first language of the browser that we speak; every Chinese reader gets the Chinese we have. */
export function bestOf(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const low = tag.toLowerCase()
    if (low.startsWith('zh')) return 'zh-Hant'
    if (low.startsWith('hu')) return 'hu'
    if (low.startsWith('en')) return 'en'
  }
  return 'en'
}

class Words {
  lang = $state<Lang>(bestOf([settings.kept.lang ?? '', ...navigator.languages]))
  ready = $state(false)
  #bundle = $state.raw<FluentBundle>(makeBundle('en', []))
  /** Messages in place of the game's own, of a pack that no table is played with yet. */
  over = $state.raw<Record<string, string>>({})
  #game: string | null = null
  #cards = ''
  #turn = 0
  #loading: Promise<void> = Promise.resolve()

  /** Loads what is missing and swaps the whole bundle at once: nobody ever sees half a language. */
  async #load(lang: Lang, chosen = false): Promise<void> {
    const turn = ++this.#turn
    const [texts, other] = await Promise.all([
      Promise.all(sources(lang, this.#game).map((load) => load())),
      this.#cards ? otherCards(this.#cards, lang) : null,
    ])
    if (turn !== this.#turn) return
    this.#bundle = makeBundle(lang, texts, other?.words)
    this.lang = lang
    if (chosen && settings.kept.lang !== lang) settings.set('lang', lang)
    this.ready = true
    document.documentElement.lang = lang
    document.querySelector('meta[name="description"]')?.setAttribute('content', this.t('page-description'))
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest.${lang}.webmanifest`)
    if (lang === 'zh-Hant') chineseType()
  }

  start(): Promise<void> {
    return this.#load(this.lang)
  }

  use(lang: Lang): Promise<void> {
    return this.#load(lang, true)
  }

  /**
   * The words of one game join the house's; games may use the same ids, so only one is spoken at a time. `cards`: the
   * fingerprint of cards with names of their own, empty for those of the box.
   */
  async useGame(game: string, cards = ''): Promise<void> {
    this.over = {}
    if (this.#game === game && this.#cards === cards) return this.#loading
    const [before, cardsBefore] = [this.#game, this.#cards]
    this.#game = game
    this.#cards = cards
    this.#loading = this.#load(this.lang)
    try {
      await this.#loading
    } catch (error) {
      if (this.#game === game && this.#cards === cards) [this.#game, this.#cards] = [before, cardsBefore]
      throw error
    }
  }

  has = (id: string): boolean => id in this.over || hasIn(this.#bundle, id)

  t = (id: string, args: Args = {}): string => this.over[id] ?? say(this.#bundle, id, args) ?? id
}

export const words = new Words()
export const t = words.t
