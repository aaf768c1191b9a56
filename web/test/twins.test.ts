/** The client and the server say the same: examples from random matches, in the words of tradewinds/play/words.py. */

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { hasIn, makeBundle, say } from '../src/fluent'
import { Sentences, type Vocabulary } from '../src/table/sentences'
import type { Args, Foretold, Option, Prompt } from '../src/wire'

interface Example {
  players?: number
  seat?: number
  said: Record<string, string[]>
  fact?: Foretold
  reader?: number | null
  prompt?: string
  reason?: string
  args?: Args
  option?: Option
  asked?: string
  action?: string
}

const here = dirname(fileURLToPath(import.meta.url))
const house = join(here, '../../src/tradewinds')
const table = JSON.parse(readFileSync(join(here, 'twins.gen.json'), 'utf8')) as Record<string, Example[]>
const NAMES = ['Anna', 'Ödön', '小明', 'Eve', 'Ubul', 'Zoë']

function speaker(lang: string, game: string) {
  const texts = ['text', `games/${game}/text`].flatMap((folder) =>
    readdirSync(join(house, folder))
      .filter((name) => name === `${lang}.ftl` || name.endsWith(`.${lang}.ftl`))
      .map((name) => readFileSync(join(house, folder, name), 'utf8')),
  )
  const bundle = makeBundle(lang, texts)
  return { has: (id: string) => hasIn(bundle, id), t: (id: string, args = {}) => say(bundle, id, args) ?? `?${id}` }
}

function vocabularyOf(game: string): Vocabulary {
  const known = readFileSync(join(here, `../src/games/${game}/game.gen.json`), 'utf8')
  return (JSON.parse(known) as { vocabulary: Vocabulary }).vocabulary
}

function saidOf(words: Sentences, example: Example): string[] {
  const { fact, option, prompt: kind, reason, action, args = {}, seat = 0 } = example
  if (fact) return [words.fact(fact, example.reader ?? null)]
  if (kind) {
    const prompt: Prompt = { kind, rule: '', args, begun: false, options: [], dimmed: [] }
    return [words.prompt(prompt, seat), words.help(prompt, seat), words.promptOther(kind, [seat])]
  }
  if (option) {
    const labels = [
      words.action(option.action, option.facts),
      words.action(option.action, option.facts, example.asked ?? null),
    ]
    return [...labels, ...words.effects(option, seat)]
  }
  return [reason ? words.reason(reason, args) : words.action(action ?? '')]
}

const cases = Object.keys(table).flatMap((game) => ['en', 'zh-Hant', 'hu'].map((lang) => [game, lang] as const))
it.each(cases)('says of %s in %s what the server says', (game, lang) => {
  const voice = speaker(lang, game)
  const vocabulary = vocabularyOf(game)
  for (const example of table[game] ?? []) {
    const words = new Sentences(voice, NAMES.slice(0, example.players ?? NAMES.length), vocabulary)
    expect(saidOf(words, example), JSON.stringify(example).slice(0, 400)).toEqual(example.said[lang])
  }
})
