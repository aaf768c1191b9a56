import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { hasIn, makeBundle, say } from '../src/fluent'
import { Sentences } from '../src/table/sentences'
import { vocabulary } from '../src/games/jamaica/game'
import type { Fact } from '../src/wire'

const house = join(dirname(fileURLToPath(import.meta.url)), '../../src/tradewinds')

function speaker(lang: string) {
  const texts = ['text', 'games/jamaica/text'].flatMap((folder) =>
    readdirSync(join(house, folder))
      .filter((name) => name === `${lang}.ftl` || name.endsWith(`.${lang}.ftl`))
      .map((name) => readFileSync(join(house, folder, name), 'utf8')),
  )
  const bundle = makeBundle(lang, texts)
  return { has: (id: string) => hasIn(bundle, id), t: (id: string, args = {}) => say(bundle, id, args) ?? `?${id}` }
}
const english = new Sentences(speaker('en'), ['Ann', 'Bea'], vocabulary)
const fact = (kind: string, seat: number, args: Fact['args']): Fact => ({ i: 0, kind, rule: '', seat, args })

describe('a line of the log', () => {
  const loaded = fact('loaded', 0, { good: 'gold', n: 4, hold: 3 })
  it('says you to the one who acts, and a name to the others', () => {
    expect(english.fact(loaded, 0)).toBe('You load 4 gold into hold 3.')
    expect(english.fact(loaded, 1)).toBe('Ann loads 4 gold into hold 3.')
    expect(english.fact(loaded, null)).toBe('Ann loads 4 gold into hold 3.')
  })
  it('says you to the one it is done to', () => {
    const battle = fact('battle', 0, { attacker: 0, defender: 1, space: 17 })
    expect(english.fact(battle, 1)).toBe('Ann attacks you on space 17.')
    expect(english.fact(battle, 0)).toBe('You attack Bea on space 17.')
  })
  it('tells what is secret only to those who know it', () => {
    expect(english.fact(fact('laid', 0, {}), 1)).toBe('Ann lays a card face down.')
    expect(english.fact(fact('laid', 0, { card: 'gold_gold' }), 0)).toContain('Gold / Gold')
  })
  it('names the Ghost Ship, at the beginning and inside', () => {
    const sailed = fact('sailed', 0, { ship: 2, direction: 'forward', steps: 3, from: 0, to: 3 })
    expect(english.fact(sailed, 0)).toMatch(/^The Ghost Ship sails forward .* from Port Royal to space 3\.$/)
  })
  it('counts the winners, with a true minus sign', () => {
    const scored = fact('scored', -1, { scores: [-3, -8], winners: [0] })
    expect(english.fact(scored, 1)).toBe('Ann wins with a score of −3.')
    expect(english.fact(scored, 0)).toBe('You win with a score of −3!')
  })
})

it.each(['en', 'zh-Hant', 'hu'])('asks and refuses in %s without a gap', (lang) => {
  const words = new Sentences(speaker(lang), ['Ann', 'Bea'], vocabulary)
  const prompt = {
    kind: 'sail',
    rule: '',
    args: { n: 4, direction: 'forward', ship: 0, ghost: false },
    options: [],
    begun: false,
    dimmed: [],
  }
  const said = [
    words.prompt(prompt, 0),
    words.help(prompt, 0),
    words.promptOther('choose_card', [0, 1]),
    words.reason('refusal-same-good', { hold: 2, good: 'gold' }),
    words.reason('refusal-not-your-decision', { waiting: [1] }),
  ]
  for (const text of said) expect(text).not.toMatch(/[{}?$]\w*-|\{\$|^$/)
})
