/** The bench that a pack lies on: its history, what the server says about it, and where it is kept. */

import { api, HostError } from '../api'
import { catalogueModule } from '../games'
import type { CatalogueModule } from '../games/types'
import { languageNames, words } from '../i18n.svelte'
import { backoff } from '../table/backoff'
import { toasts } from '../toasts.svelte'
import type { Catalogue, Examined, PackFile, Refusal, Trouble } from '../wire'
import { amend, begin, push, redo, undo, type History } from './history'
import { Naming, ownName } from './naming'
import * as model from './pack'
import { columnOf, langOf, reach, type Column, type Plain } from './schema'
import { shelf, token, type Kept, type Saving, type There } from './shelf'

export interface Focus {
  list: string
  id: string
}
/** Something wrong, and the control that it is shown at: empty for the pack as a whole. */
export interface Placed extends Trouble {
  at: string
  list: string
  id: string
}

/** Milliseconds of rest before the server is asked. */
const REST = 220
/** So much of the steps before the last is kept over a reload of the page. */
const MEMORY = 400_000

export class Bench {
  readonly id: string
  readonly game: string
  box = $state.raw<model.Box>({ schema: { lists: {}, closed: {}, vocabularies: {} }, lists: {} })
  catalogue = $state.raw<Catalogue>({ game: '', sha: '', lists: [] })
  naming = $state.raw(new Naming({}))
  focus = $state.raw<Focus | null>(null)
  /** How the components are drawn. */
  faces = $state.raw<CatalogueModule | null>(null)

  #history = $state.raw<History<model.Draft>>(
    begin(model.emptyDraft({ base: '', name: '', version: '', author: '', licence: '' })),
  )
  #stamp: string
  saving = $state<Saving>('kept')
  there = $state.raw<There | null>(null)

  /** What the server says; of the pack as it was when it was asked. */
  examined = $state.raw<Examined | null>(null)
  /** The last that could be played: what the faces are drawn from. */
  printed = $state.raw<Examined | null>(null)
  asking = $state(false)
  refused = $state.raw<Refusal | null>(null)
  #asked: AbortController | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #closed = false

  readonly draft = $derived(this.#history.present)
  readonly pack = $derived(this.#history.present.pack)
  readonly canUndo = $derived(this.#history.past.length > 0)
  readonly canRedo = $derived(this.#history.future.length > 0)
  readonly record = $derived(this.focus ? model.recordOf(this.box, this.pack, this.focus.list, this.focus.id) : null)
  readonly placed = $derived<Placed[]>((this.examined?.errors ?? []).map((trouble) => this.#place(trouble)))
  /** What is here is not all on the server. */
  readonly ahead = $derived(this.there !== null && JSON.stringify(this.there.saved) !== JSON.stringify(this.pack))

  constructor(kept: Kept) {
    this.id = kept.id
    this.game = kept.draft.pack.base
    this.#stamp = kept.stamp
    this.there = kept.there
    this.#history = remembered(kept) ?? begin(kept.draft)
    addEventListener('storage', this.#heard)
    addEventListener('online', this.#online)
  }

  close(): void {
    this.#closed = true
    this.#asked?.abort()
    clearTimeout(this.#timer)
    removeEventListener('storage', this.#heard)
    removeEventListener('online', this.#online)
    this.faces?.cards.layOut(null)
  }

  /** The box and its words, in the reader's language. */
  async load(lang: string): Promise<void> {
    const [info, catalogue, faces] = await Promise.all([
      api.schema(this.game, lang),
      api.catalogue(this.game, lang),
      catalogueModule(this.game),
      words.useGame(this.game),
    ])
    this.faces = faces
    this.naming = new Naming(info.words)
    this.catalogue = catalogue
    this.box = model.boxOf(info.schema, catalogue)
    this.ask(0)
  }

  // --- looking -------------------------------------------------------------------------------------------------

  get column(): Column {
    return columnOf(words.lang)
  }
  recordOf = (list: string, id: string): Plain | null => model.recordOf(this.box, this.pack, list, id)
  standing = (list: string, id: string): model.Standing => model.standing(this.box, this.pack, list, id)
  idsOf = (list: string): string[] => model.idsOf(this.box, this.pack, list)
  nameOf = (list: string, id: string): string => {
    const own = ownName(this.recordOf(list, id) ?? {}, this.column)
    if (own) return own
    const known = this.catalogue.lists.find((one) => one.id === list)?.records.find((one) => one.id === id)
    return known?.name || id
  }
  firstOf = (list: string): string => model.firstOf(this.box, this.pack)(list)
  wrongIn = (list: string, id: string): boolean => this.placed.some((one) => one.list === list && one.id === id)

  /** Where in the form an error belongs. */
  #place(trouble: Trouble): Placed {
    const field = trouble.field ?? ''
    const list = Object.keys(this.box.schema.lists).find((one) => field === one || field.startsWith(`${one}.`))
    const records = list ? this.box.schema.lists[list] : undefined
    if (!list || !records) return { ...trouble, at: '', list: '', id: '' }
    const [id = '', ...inner] = field.slice(list.length + 1).split('.')
    const record = this.recordOf(list, id)
    if (!record) return { ...trouble, at: '', list, id: '' }
    const depth = reach(this.box.schema, { kind: 'row', ...records }, record, inner)
    const message = trouble.message.replaceAll(field, this.#spoken(list, inner)).replace(/^\s*[:：]\s*/, '')
    return { ...trouble, message, at: [list, id, ...inner.slice(0, depth)].join('.'), list, id }
  }

  /** A place inside a record, in words. */
  #spoken(list: string, segments: readonly string[]): string {
    const verbs = new Set(Object.values(this.box.schema.vocabularies).flatMap((one) => Object.keys(one.verbs)))
    return segments
      .map((one) => {
        if (/^\d+$/.test(one)) return String(Number(one) + 1)
        if (one in langOf) return languageNames[langOf[one as Column]]
        return verbs.has(one) ? this.naming.verb(one) : this.naming.field(list, one)
      })
      .join(' › ')
  }

  // --- changing ------------------------------------------------------------------------------------------------

  /** `about`: what is changed; quick changes of it are undone together. */
  change(next: model.Draft, about = ''): void {
    if (next === this.draft || JSON.stringify(next) === JSON.stringify(this.draft)) return
    this.#history = push(this.#history, next, about, Date.now())
    this.#changed()
  }
  undo = (): void => this.#go(undo(this.#history))
  redo = (): void => this.#go(redo(this.#history))
  #go(next: History<model.Draft>): void {
    if (next === this.#history) return
    this.#history = next
    // Whoever undoes wants to see what is undone: a record that is no longer there cannot be looked at.
    if (this.focus && !this.record) this.focus = null
    this.#changed()
  }
  #changed(): void {
    this.#keep()
    this.ask()
  }

  about(change: Partial<Omit<PackFile, 'changes' | 'base'>>): void {
    this.change({ ...this.draft, pack: { ...this.pack, ...change } }, `about ${Object.keys(change).join()}`)
  }
  set = (list: string, id: string, name: string, value: unknown): void =>
    this.change(model.setField(this.box, this.draft, list, id, name, value), `${list}/${id}/${name}`)
  name = (list: string, id: string, field: string, column: Column, value: string): void =>
    this.change(model.setName(this.box, this.draft, list, id, field, column, value), `${list}/${id}/${field}/${column}`)
  text = (list: string, id: string, column: Column, value: string | null): void =>
    this.change(model.setText(this.box, this.draft, list, id, column, value), `${list}/${id}/text/${column}`)
  confirm = (list: string, id: string): void => this.change(model.confirm(this.box, this.draft, list, id))
  remove = (list: string, id: string): void => this.change(model.remove(this.box, this.draft, list, id))
  restore = (list: string, id: string): void => this.change(model.restore(this.box, this.draft, list, id))
  /** A new record, which is looked at then. */
  add(list: string, like: string | null): void {
    const { draft, id } = model.added(this.box, this.draft, list, like)
    this.change(draft)
    this.focus = { list, id }
  }

  // --- keeping -------------------------------------------------------------------------------------------------

  #keep(): void {
    const stamp = token()
    const kept: Kept = { id: this.id, draft: this.draft, changed: Date.now(), stamp, there: this.there }
    const saving = shelf.save(kept, this.#stamp)
    if (saving === 'other') return this.#adopt()
    this.saving = saving
    if (saving !== 'kept') return
    this.#stamp = stamp
    remember(this.id, stamp, this.#history)
  }
  /** Once more, after somebody has made room. */
  keepAgain = (): void => this.#keep()

  #heard = (event: StorageEvent): void => {
    if (event.key === null || event.key.endsWith(this.id)) this.#adopt()
  }
  /** Another window has changed this pack: that is a step here, and undone as any other. */
  #adopt(): void {
    const theirs = shelf.get(this.id)
    if (!theirs || theirs.stamp === this.#stamp) return
    this.#stamp = theirs.stamp
    this.there = theirs.there
    this.#history = push(this.#history, theirs.draft)
    this.saving = 'kept'
    if (this.focus && !this.record) this.focus = null
    toasts.tell('bench-other-window', {}, 'bench-other-window')
    this.ask()
  }

  kept(there: There | null): void {
    this.there = there
    this.#keep()
  }

  // --- asking the server ---------------------------------------------------------------------------------------

  look(focus: Focus | null): void {
    this.focus = focus
    this.ask(0)
  }

  ask(rest = REST): void {
    this.#asked?.abort()
    clearTimeout(this.#timer)
    if (this.#closed) return
    this.asking = true
    this.#timer = setTimeout(() => void this.#ask(), rest)
  }
  #online = (): void => {
    if (this.refused) this.ask(0)
  }

  async #ask(): Promise<void> {
    const asked = (this.#asked = new AbortController())
    const [draft, focus] = [this.draft, this.focus]
    try {
      const found = await api.examine({ pack: draft.pack, lang: words.lang, focus }, asked.signal)
      if (asked.signal.aborted) return
      this.#failures = 0
      this.refused = null
      this.asking = false
      this.examined = found
      if (found.sha !== null) this.printed = found
      if (focus) this.#follow(focus, found)
    } catch (error) {
      if (asked.signal.aborted) return
      this.asking = false
      this.refused =
        error instanceof HostError ? error.refusal : { key: 'error-unexpected', args: { status: 0 }, rule: null }
      this.#failures += 1
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => void this.#ask(), backoff(this.#failures))
    }
  }

  /** The text of a card is what it does, unless somebody wrote their own. */
  #follow({ list, id }: Focus, found: Examined): void {
    const made = { en: found.text['en'] ?? '', zh: found.text['zh-Hant'] ?? '', hu: found.text['hu'] ?? '' }
    const next = model.followText(this.box, model.knownWords(this.box, this.draft, list, id, made), list, id, made)
    if (next === this.draft) return
    const again = next.pack !== this.draft.pack
    this.#history = amend(this.#history, next)
    this.#keep()
    if (again) this.ask(0)
  }
}

// --- steps before the last, over a reload ------------------------------------------------------------------------

const steps = (id: string): string => `tradewinds.steps.${id}`

function remember(id: string, stamp: string, history: History<model.Draft>): void {
  try {
    let [past, future] = [history.past.slice(-40), history.future.slice(0, 40)]
    let text = JSON.stringify({ stamp, past, future })
    while (text.length > MEMORY && past.length + future.length > 0) {
      ;[past, future] = [past.slice(Math.ceil(past.length / 2)), future.slice(0, Math.floor(future.length / 2))]
      text = JSON.stringify({ stamp, past, future })
    }
    sessionStorage.setItem(steps(id), text)
  } catch {
    // Without room for them one goes back no further than to the last visit.
  }
}

function remembered(kept: Kept): History<model.Draft> | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(steps(kept.id)) ?? 'null') as {
      stamp: string
      past: model.Draft[]
      future: model.Draft[]
    } | null
    if (found?.stamp !== kept.stamp) return null
    return { past: found.past, present: kept.draft, future: found.future, about: '', at: 0 }
  } catch {
    return null
  }
}
