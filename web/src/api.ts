/** HTTP calls. A refusal of the server becomes a HostError that knows its words. */

import type {
  CampaignBook,
  CampaignInfo,
  Catalogue,
  Change,
  ContentInfo,
  Examined,
  ExaminePack,
  Frames,
  GameInfo,
  GoOn,
  KeptPack,
  Me,
  NewTable,
  PackFile,
  QuickPlay,
  Refusal,
  Review,
  Rulebook,
  SchemaInfo,
  SitDown,
  TableInfo,
} from './wire'

export class HostError extends Error {
  readonly status: number
  readonly refusal: Refusal

  constructor(status: number, refusal: Refusal) {
    super(refusal.key)
    this.status = status
    this.refusal = refusal
  }
}

/** Milliseconds until a call that nobody answers is given up: a network can fall silent without closing anything. */
const PATIENCE = 20_000
/** The same for a campaign that is brought along: every match of it is replayed. */
const LONG_PATIENCE = 180_000
export type List = 'mine' | 'open' | 'finished' | 'away'

/** An answer of the server that is no refusal. `until`: nobody wants it any more. */
async function ask(
  method: string,
  path: string,
  body?: unknown,
  patience = PATIENCE,
  until: AbortSignal | null = null,
): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.any([AbortSignal.timeout(patience), ...(until ? [until] : [])]),
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new HostError(0, { key: 'error-no-connection', args: {}, rule: null })
  }
  if (answer.ok) return answer
  const told = (await answer.json().catch(() => null)) as { error?: Partial<Refusal> } | null
  throw new HostError(answer.status, {
    key: told?.error?.key ?? 'error-unexpected',
    args: told?.error?.args ?? { status: answer.status },
    rule: told?.error?.rule ?? null,
    field: told?.error?.field ?? null,
  })
}

async function call<T>(...asked: Parameters<typeof ask>): Promise<T> {
  const answer = await ask(...asked)
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

/** An answer of several lines, each told when it comes. */
async function lines<T>(path: string, tell: (line: T) => void, until: AbortSignal): Promise<void> {
  const answer = await ask('GET', path, undefined, LONG_PATIENCE, until)
  let rest = ''
  try {
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const found = (rest + part.value).split('\n')
      rest = found.pop() ?? ''
      for (const line of found) tell(JSON.parse(line) as T)
    }
  } catch {
    throw new HostError(0, { key: 'error-no-connection', args: {}, rule: null })
  }
}

const enc = encodeURIComponent

export const api = {
  games: async () => (await call<{ games: GameInfo[] }>('GET', '/games')).games,
  me: () => call<Me>('GET', '/me'),
  patchMe: (change: Partial<Pick<Me, 'name' | 'language'>>) => call<Me>('PATCH', '/me', change),
  tables: async (which: List) => (await call<{ tables: TableInfo[] }>('GET', `/tables?${which}=1`)).tables,
  create: (table: NewTable) => call<TableInfo>('POST', '/tables', table),
  table: (id: string, invite: string | null = null) =>
    call<TableInfo>('GET', `/tables/${enc(id)}${invite === null ? '' : `?invite=${enc(invite)}`}`),
  close: (id: string) => call<{ id: string }>('DELETE', `/tables/${enc(id)}`),
  again: (id: string) => call<TableInfo>('POST', `/tables/${enc(id)}/again`),
  away: (id: string, away: boolean) => call<TableInfo>('POST', `/tables/${enc(id)}/away`, { away }),
  sit: (id: string, seat: number, how: SitDown) => call<TableInfo>('POST', `/tables/${enc(id)}/seats/${seat}`, how),
  leave: (id: string, seat: number) => call<TableInfo>('DELETE', `/tables/${enc(id)}/seats/${seat}`),
  handOver: (id: string, seat: number) => call<TableInfo>('POST', `/tables/${enc(id)}/seats/${seat}/host`),
  resign: (id: string, seat: number) => call<TableInfo>('POST', `/tables/${enc(id)}/seats/${seat}/resign`),
  start: (id: string) => call<TableInfo>('POST', `/tables/${enc(id)}/start`),
  quick: (wish: QuickPlay) => call<TableInfo>('POST', '/quick', wish),
  frames: (id: string, seat: number | null, from: number, to: number) =>
    call<Frames>('GET', `/tables/${enc(id)}/frames?from=${from}&to=${to}${seat === null ? '' : `&seat=${seat}`}`),
  review: (id: string, seat: number, tell: (line: Review) => void, until: AbortSignal) =>
    lines<Review>(`/tables/${enc(id)}/review?seat=${seat}`, tell, until),
  playOn: (id: string, n: number, seat: number) => call<TableInfo>('POST', `/tables/${enc(id)}/play-on`, { n, seat }),
  content: (sha: string, lang: string) => call<ContentInfo>('GET', `/content/${enc(sha)}?lang=${enc(lang)}`),
  campaigns: async () => (await call<{ campaigns: CampaignInfo[] }>('GET', '/campaigns')).campaigns,
  campaign: (id: string, lang: string) => call<CampaignBook>('GET', `/campaigns/${enc(id)}?lang=${enc(lang)}`),
  goOn: (id: string, how: GoOn) => call<TableInfo>('POST', `/campaigns/${enc(id)}/next`, how),
  bring: (file: unknown) => call<CampaignInfo>('POST', '/campaigns', file, LONG_PATIENCE),
  schema: (game: string, lang: string) => call<SchemaInfo>('GET', `/schema/${enc(game)}?lang=${enc(lang)}`),
  catalogue: (game: string, lang: string, content = '') =>
    call<Catalogue>(
      'GET',
      `/catalogue/${enc(game)}?lang=${enc(lang)}${content === '' ? '' : `&content=${enc(content)}`}`,
    ),
  changes: async (sha: string, lang: string) =>
    (await call<{ changes: Change[] }>('GET', `/content/${enc(sha)}/changes?lang=${enc(lang)}`)).changes,
  examine: (asked: ExaminePack, until: AbortSignal) => call<Examined>('POST', '/packs/examine', asked, PATIENCE, until),
  readPack: (text: string) => call<PackFile>('POST', '/packs/read', { text }),
  writePack: async (pack: PackFile) => (await call<{ text: string }>('POST', '/packs/write', pack)).text,
  tryPack: (pack: PackFile, list: string, id: string) => call<TableInfo>('POST', '/packs/try', { pack, list, id }),
  packs: async () => (await call<{ packs: KeptPack[] }>('GET', '/packs')).packs,
  pack: (id: string) => call<KeptPack>('GET', `/packs/${enc(id)}`),
  keepPack: (pack: PackFile) => call<KeptPack>('POST', '/packs', { pack }),
  savePack: (id: string, pack: PackFile, revision: number) =>
    call<KeptPack>('PUT', `/packs/${enc(id)}`, { pack, revision }),
  dropPack: (id: string) => call<{ id: string }>('DELETE', `/packs/${enc(id)}`),
  sharePack: (id: string, shared: boolean) => call<KeptPack>('POST', `/packs/${enc(id)}/share`, { shared }),
  rules: (game: string, lang: string) => call<Rulebook>('GET', `/rules/${enc(game)}?lang=${enc(lang)}`),
}
