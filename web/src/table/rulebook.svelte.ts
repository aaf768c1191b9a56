/** Rulebooks as they were fetched, one per game and language. */

import { SvelteMap } from 'svelte/reactivity'
import { api } from '../api'
import type { Rulebook, RuleText } from '../wire'

const books = new SvelteMap<string, Rulebook | 'loading' | 'missing'>()

export function rulebook(game: string, lang: string): Rulebook | 'loading' | 'missing' {
  return books.get(`${game} ${lang}`) ?? 'loading'
}

export async function fetchRulebook(game: string, lang: string): Promise<void> {
  const key = `${game} ${lang}`
  const have = books.get(key)
  if (have && have !== 'missing') return
  books.set(key, 'loading')
  try {
    books.set(key, await api.rules(game, lang))
  } catch {
    books.set(key, 'missing')
  }
}

export function findRule(book: Rulebook | 'loading' | 'missing', id: string | null): RuleText | null {
  if (typeof book === 'string' || !id) return null
  for (const section of book.sections) {
    for (const rule of section.rules) if (rule.id === id) return rule
  }
  return null
}
