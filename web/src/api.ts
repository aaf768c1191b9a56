/** HTTP calls. A refusal of the server becomes a HostError that knows its words. */

import { fromNobody, reach } from './app/reach.svelte'
import type {
  Announcement,
  CampaignBook,
  CampaignInfo,
  Catalogue,
  Change,
  ChangeSettings,
  Colour,
  ContentInfo,
  Examined,
  ExaminePack,
  Frames,
  GameInfo,
  GoOn,
  Identity,
  KeptPack,
  History,
  League,
  LeagueInfo,
  LinkMade,
  LinkSeen,
  MailInfo,
  Me,
  NewLeague,
  NewTable,
  NoteInfo,
  Notes,
  PackFile,
  PasskeyInfo,
  QuickPlay,
  Ratings,
  Refusal,
  Review,
  ReportPerson,
  Rulebook,
  SchemaInfo,
  SetMail,
  SettingsInfo,
  SitDown,
  Story,
  TableInfo,
  TableRatings,
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
type Passkey = { options: Record<string, unknown> }
export type List = 'mine' | 'open' | 'finished' | 'away'

let signedOut: () => Promise<void> = () => Promise.resolve()
/** What is done when the server says that somebody has signed this browser out: it is another guest from then on. */
export function whenSignedOut(run: () => Promise<void>): void {
  signedOut = run
}
export const isSignedOut = (error: unknown): boolean =>
  error instanceof HostError && error.refusal.key === 'error-session-ended'

/** An answer of the server that is no refusal. `until`: nobody wants it any more. */
async function askOnce(
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
    if (!until?.aborted) reach.failed()
    throw new HostError(0, { key: 'error-no-connection', args: {}, rule: null })
  }
  const told = answer.ok ? null : ((await answer.json().catch(() => null)) as { error?: Partial<Refusal> } | null)
  if (!told?.error && fromNobody(answer.status)) {
    reach.failed()
    throw new HostError(0, { key: 'error-no-connection', args: {}, rule: null })
  }
  reach.heard()
  if (answer.ok) return answer
  throw new HostError(answer.status, {
    key: told?.error?.key ?? 'error-unexpected',
    args: told?.error?.args ?? { status: answer.status },
    rule: told?.error?.rule ?? null,
    field: told?.error?.field ?? null,
  })
}

/**
 * Every call that was under way when this browser was signed out hears of it. What was only looked for is looked for
 * again, by the guest that this browser is now; what was to be done was the other's wish, and is not done.
 */
async function ask(...asked: Parameters<typeof askOnce>): Promise<Response> {
  try {
    return await askOnce(...asked)
  } catch (error) {
    const [method, path] = asked
    // Who this browser is (`/me`) is asked by the one who tells of it.
    if (!isSignedOut(error) || (method === 'GET' && path === '/me')) throw error
    await signedOut()
    if (method !== 'GET') throw error
    return await askOnce(...asked)
  }
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
  announcements: async () => (await call<{ announcements: Announcement[] }>('GET', '/announcements')).announcements,
  me: () => call<Me>('GET', '/me'),
  patchMe: (change: Partial<Pick<Me, 'name' | 'language'>>) => call<Me>('PATCH', '/me', change),
  settings: () => call<SettingsInfo>('GET', '/me/settings'),
  changeSettings: (change: ChangeSettings) => call<SettingsInfo>('PATCH', '/me/settings', change),
  mail: () => call<MailInfo>('GET', '/me/mail'),
  setMail: (how: SetMail) => call<MailInfo>('PUT', '/me/mail', how, LONG_PATIENCE),
  dropMail: () => call<MailInfo>('DELETE', '/me/mail'),
  mailLink: (what: 'confirm' | 'stop', token: string) => call<{ done: boolean }>('POST', `/mail/${what}/${enc(token)}`),
  identity: () => call<Identity>('GET', '/me/identity'),
  makeLink: () => call<LinkMade>('POST', '/me/link'),
  dropLink: () => call<{ id: string }>('DELETE', '/me/link'),
  lookAtLink: (token: string) => call<LinkSeen>('POST', '/link/look', { token }),
  takeLink: (token: string) => call<Me>('POST', '/link/take', { token }),
  passkeyOptions: async () => (await call<Passkey>('POST', '/me/passkeys/options')).options,
  addPasskey: (credential: unknown, name: string) => call<PasskeyInfo>('POST', '/me/passkeys', { credential, name }),
  namePasskey: (id: string, name: string) => call<{ id: string }>('PATCH', `/me/passkeys/${enc(id)}`, { name }),
  dropPasskey: (id: string) => call<{ id: string }>('DELETE', `/me/passkeys/${enc(id)}`),
  signInOptions: async () => (await call<Passkey>('POST', '/sign-in/options')).options,
  signIn: (credential: unknown) => call<Me>('POST', '/sign-in', { credential }),
  makeCodes: async () => (await call<{ codes: string[] }>('POST', '/me/codes')).codes,
  recover: (code: string) => call<Me>('POST', '/recover', { code }),
  endSession: (id: string) => call<{ id: string }>('DELETE', `/me/sessions/${enc(id)}`),
  endOtherSessions: () => call<Identity>('POST', '/me/sessions/end-others'),
  deleteMe: (id: string) => call<{ id: string }>('POST', '/me/delete', { id }, LONG_PATIENCE),
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
  colour: (id: string, seat: number, colour: Colour) =>
    call<TableInfo>('POST', `/tables/${enc(id)}/seats/${seat}/colour`, { colour }),
  report: (id: string, what: ReportPerson) => call<{ id: string }>('POST', `/tables/${enc(id)}/report`, what),
  silence: (id: string, silenced: boolean) => call<TableInfo>('POST', `/tables/${enc(id)}/silence`, { silenced }),
  start: (id: string) => call<TableInfo>('POST', `/tables/${enc(id)}/start`),
  quick: (wish: QuickPlay) => call<TableInfo>('POST', '/quick', wish),
  frames: (id: string, seat: number | null, from: number, to: number) =>
    call<Frames>('GET', `/tables/${enc(id)}/frames?from=${from}&to=${to}${seat === null ? '' : `&seat=${seat}`}`),
  review: (id: string, seat: number, tell: (line: Review) => void, until: AbortSignal) =>
    lines<Review>(`/tables/${enc(id)}/review?seat=${seat}`, tell, until),
  playOn: (id: string, n: number, seat: number, friends: number[] = []) =>
    call<TableInfo>('POST', `/tables/${enc(id)}/play-on`, { n, seat, friends }),
  story: (id: string) => call<Story>('GET', `/tables/${enc(id)}/story`),
  bringRecord: (record: unknown) => call<TableInfo>('POST', '/records', record, LONG_PATIENCE),
  takeAway: (id: string) => call<{ id: string }>('DELETE', `/records/${enc(id)}`),
  notes: (id: string) => call<Notes>('GET', `/tables/${enc(id)}/notes`),
  writeNote: (id: string, n: number, text: string, shared: boolean) =>
    call<NoteInfo>('POST', `/tables/${enc(id)}/notes`, { n, text, shared }),
  changeNote: (id: string, change: { text?: string; shared?: boolean }) =>
    call<NoteInfo>('PATCH', `/notes/${enc(id)}`, change),
  dropNote: (id: string) => call<{ id: string }>('DELETE', `/notes/${enc(id)}`),
  history: (query: URLSearchParams) => call<History>('GET', `/history?${query.toString()}`),
  leagues: async () => (await call<{ leagues: LeagueInfo[] }>('GET', '/leagues')).leagues,
  openLeague: (league: NewLeague) => call<League>('POST', '/leagues', league),
  league: (id: string, invite: string | null) =>
    call<League>('GET', `/leagues/${enc(id)}${invite === null ? '' : `?invite=${enc(invite)}`}`),
  joinLeague: (id: string, invite: string) => call<League>('POST', `/leagues/${enc(id)}/join`, { invite }),
  changeMember: (id: string, member: number, standing: string) =>
    call<League>('POST', `/leagues/${enc(id)}/members/${member}`, { standing }),
  nextRound: (id: string) => call<League>('POST', `/leagues/${enc(id)}/round`),
  voidTable: (id: string, board: number) => call<League>('POST', `/leagues/${enc(id)}/tables/${board}/void`),
  ratings: () => call<Ratings>('GET', '/ratings'),
  optIn: (rated: boolean) => call<Ratings>('PUT', '/ratings', { rated }),
  ratingsAt: (id: string) => call<TableRatings>('GET', `/tables/${enc(id)}/ratings`),
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
