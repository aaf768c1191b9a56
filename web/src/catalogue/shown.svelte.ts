/** The components of a game as the reader sees them: fetched with their words, and laid out to be drawn. */

import { api } from '../api'
import { layOutCatalogue } from '../games'
import type { CatalogueModule } from '../games/types'
import { t, type Lang } from '../i18n.svelte'
import type { Catalogue, Change, PackAbout, SchemaInfo } from '../wire'
import { referred, rowsOf, type Row } from './fields'
import { itemsOf, type Item } from './filter'

export interface Components {
  /** Of what they are: game, language, fingerprint. */
  key: string
  catalogue: Catalogue
  /** The names in English, by `list:id`; printed copies are mostly compared with those. */
  english: ReadonlyMap<string, string>
  items: readonly Item[]
  schema: SchemaInfo
  module: CatalogueModule
  pack: PackAbout | null
  changes: readonly Change[]
}

/** What a value is called that is the id of another record. */
export function calledIn(of: Components, field: string, value: string): string | null {
  const list = referred(of.schema, field)
  return list ? (of.items.find((item) => item.list === list && item.entry.id === value)?.entry.name ?? null) : null
}

/** The numbers of a component. */
export function numbersOf(of: Components, { list, entry }: Item, lang: Lang): Row[] {
  const joined = new Intl.ListFormat(lang, { type: 'unit' })
  return rowsOf(list, entry.record, {
    words: of.schema.words,
    yes: t('cat-yes'),
    no: t('cat-no'),
    list: (items) => joined.format(items),
    called: (field, value) => calledIn(of, field, value),
  })
}

const keyOf = (game: string, lang: Lang, content: string): string => `${game} ${lang} ${content}`

async function fetchAll(game: string, lang: Lang, content: string, english: boolean): Promise<Components> {
  const [catalogue, inEnglish, schema, { catalogue: module, pack }, changes] = await Promise.all([
    api.catalogue(game, lang, content),
    english && lang !== 'en' ? api.catalogue(game, 'en', content) : null,
    api.schema(game, lang),
    layOutCatalogue(game, content || null),
    // Components can be looked at without knowing what a pack changed.
    content ? api.changes(content, lang).catch((): Change[] => []) : [],
  ])
  const items = itemsOf(catalogue, changes)
  const names = inEnglish ? itemsOf(inEnglish) : items
  return {
    key: keyOf(game, lang, content),
    catalogue,
    english: new Map(names.map((item) => [item.key, item.entry.name])),
    items,
    schema,
    module,
    pack,
    changes,
  }
}

/** What a page shows: it changes only when everything new is there. */
export class Shown {
  components = $state.raw<Components | null>(null)
  failed = $state.raw(false)
  #turn = 0

  async load(game: string, lang: Lang, content: string, english = false): Promise<void> {
    if (this.components?.key === keyOf(game, lang, content)) return
    const turn = ++this.#turn
    this.failed = false
    // Another language comes in place; another box is another page.
    if (this.components && (this.components.catalogue.game !== game || !this.components.key.endsWith(` ${content}`)))
      this.components = null
    try {
      const found = await fetchAll(game, lang, content, english)
      if (turn === this.#turn) this.components = found
    } catch {
      if (turn === this.#turn) this.failed = true
    }
  }
}
