/** Words: nothing may be missing in any language, and nothing may fail to come out as text. */

import { FluentResource } from '@fluent/bundle'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { article, functions } from '../src/grammar'

const here = dirname(fileURLToPath(import.meta.url))
const web = join(here, '..')
const house = join(web, '../src/tradewinds')
const langs = ['en', 'zh-Hant', 'hu']

interface Entry {
  id: string
  attributes: string[]
  variables: string[]
}

/** What a parsed Fluent pattern refers to, wherever it is nested. */
function walk(node: unknown, found: (type: string, name: string) => void): void {
  if (Array.isArray(node)) node.forEach((child) => walk(child, found))
  else if (node && typeof node === 'object') {
    const { type, name } = node as { type?: string; name?: string }
    if (type && name) found(type, name)
    Object.values(node).forEach((child) => walk(child, found))
  }
}

function entries(path: string): Map<string, Entry> {
  const map = new Map<string, Entry>()
  for (const message of new FluentResource(readFileSync(path, 'utf8')).body) {
    const variables = new Set<string>()
    walk(message, (type, name) => type === 'var' && variables.add(name))
    map.set(message.id, {
      id: message.id,
      attributes: Object.keys('attributes' in message ? message.attributes : {}).sort(),
      variables: [...variables].sort(),
    })
  }
  return map
}

const folders: Record<string, (lang: string) => string> = {}
const below = (folder: string, ending: RegExp): string[] =>
  (readdirSync(folder, { recursive: true }) as string[]).filter((path) => ending.test(path)).sort()
for (const root of [join(web, 'src/text'), join(house, 'text'), join(house, 'games'), join(web, 'src/games')])
  if (existsSync(root))
    for (const path of below(root, /(^|[/.])en\.ftl$/))
      folders[`${root.slice(house.length - 10)} ${path}`] = (lang) =>
        join(root, path.replace(/en\.ftl$/, `${lang}.ftl`))

describe.each(Object.entries(folders).filter(([, at]) => existsSync(at('en'))))('%s', (_name, at) => {
  const english = entries(at('en'))

  it.each(langs)('is complete in %s', (lang) => {
    const other = entries(at(lang))
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [id, entry] of english) expect(other.get(id)?.attributes, id).toEqual(entry.attributes)
  })

  it.each(langs)('has no broken or doubled message in %s', (lang) => {
    const source = readFileSync(at(lang), 'utf8')
    const written = [...source.matchAll(/^(-?[a-zA-Z][\w-]*)\s*=/gm)].map((found) => found[1])
    expect(written.filter((id, i) => written.indexOf(id) !== i)).toEqual([])
    expect([...entries(at(lang)).keys()].sort()).toEqual([...written].sort())
  })

  it.each(langs)('asks in %s for nothing that English does not ask for', (lang) => {
    for (const [id, entry] of entries(at(lang))) {
      const known = english.get(id)?.variables ?? []
      // Whoever is told a thing's name is told which thing it is: its form may depend on it.
      expect(
        entry.variables.filter((name) => !known.includes(name) && !known.includes(`${name}_name`)),
        id,
      ).toEqual([])
    }
  })
})

it('finds every id that the client speaks of', () => {
  const ids = new Set<string>()
  for (const at of Object.values(folders))
    if (existsSync(at('en'))) for (const id of entries(at('en')).keys()) ids.add(id)
  const missing: string[] = []
  for (const path of below(join(web, 'src'), /\.(svelte|ts)$/)) {
    const source = readFileSync(join(web, 'src', path), 'utf8')
    for (const found of source.matchAll(/\b(?:t|tell)\(\s*'([a-z][\w.-]*)'/g)) {
      const id = (found[1] ?? '').split('.')[0] ?? ''
      if (!ids.has(id)) missing.push(`${path}: ${id}`)
    }
  }
  expect(missing).toEqual([])
})

it('uses only functions that the client knows', () => {
  const used = new Set<string>()
  for (const at of Object.values(folders))
    for (const lang of langs)
      if (existsSync(at(lang)))
        walk(new FluentResource(readFileSync(at(lang), 'utf8')).body, (type, name) => type === 'func' && used.add(name))
  expect([...used].filter((name) => !(name in functions) && name !== 'NUMBER' && name !== 'DATETIME')).toEqual([])
})

it('says a or az as a Hungarian would', () => {
  const said = ['hajó', 'arany', 'Őrült', 'űr', '1', '2', '5', '15', '50', '1000', '100', '6'].map(
    (word) => `${article(word)} ${word}`,
  )
  expect(said).toEqual([
    'a hajó', 'az arany', 'az Őrült', 'az űr', 'az 1', 'a 2', 'az 5', 'a 15', 'az 50', 'az 1000', 'a 100', 'a 6',
  ]) // prettier-ignore
})
