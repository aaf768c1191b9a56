import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection } from '../src/table/connection.svelte'
import { Pulse, PULSE } from '../src/table/pulse'

// What the operator says is shown by the page, and there is none here.
vi.mock('../src/announcements.svelte', () => ({ announcements: { hear: vi.fn() } }))

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: () => void = () => undefined
  onmessage: (event: { data: string }) => void = () => undefined
  onclose: (event: { code: number; reason: string }) => void = () => undefined
  readonly url: string

  constructor(url: string) {
    this.url = url
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
  }
  accept(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen()
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
  of(kind: string): Record<string, unknown>[] {
    return this.sent.filter((one) => one['t'] === kind)
  }
}

const state = (seq: number): object => ({
  t: 'state', seq, table: { id: 'x', status: 'running' }, seats: [], spectator: null, facts: [], facts_from: 0, chat: [], requests: [],
}) // prettier-ignore
const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket
const page = { hidden: false }

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  page.hidden = false
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function opened(): Connection {
  const line = new Connection('x')
  line.open()
  last().accept()
  last().say(state(1))
  expect(line.line).toBe('open')
  return line
}
/** The other end answers every question for so long. */
function answering(socket: FakeSocket, ms: number): void {
  for (let past = 0; past < ms; past += 100) {
    const before = socket.of('ping').length
    vi.advanceTimersByTime(100)
    if (socket.of('ping').length > before) socket.say({ t: 'pong' })
  }
}

describe('a line that falls silent', () => {
  it('is noticed within five seconds, wherever in its rhythm it dies', () => {
    for (const moment of [0, 700, 1900, 2100, 3900]) {
      FakeSocket.all = []
      const line = opened()
      answering(last(), moment)
      vi.advanceTimersByTime(4999)
      expect(line.line, `dead after ${moment}`).toBe('lost')
      expect(FakeSocket.all, 'a fresh one is tried at once').toHaveLength(2)
      line.close()
    }
  })
  it('is open as long as it answers, and costs one question in two seconds at most', () => {
    const line = opened()
    const socket = last()
    answering(socket, 60_000)
    expect(line.line).toBe('open')
    expect(socket.of('ping').length).toBeGreaterThan(20)
    expect(socket.of('ping').length).toBeLessThanOrEqual(30)
  })
  it('asks nothing while there is traffic anyway', () => {
    opened()
    for (let i = 0; i < 50; i++) {
      vi.advanceTimersByTime(1000)
      last().say({ t: 'requests', requests: [] })
    }
    expect(last().of('ping')).toHaveLength(0)
  })
  it('tries a fresh one when an attempt hangs, too', () => {
    const line = opened()
    vi.advanceTimersByTime(5000)
    expect(FakeSocket.all).toHaveLength(2)
    vi.advanceTimersByTime(30_000)
    expect(FakeSocket.all.length).toBeGreaterThan(3)
    // The pauses between the attempts are drawn: whichever comes next.
    const attempts = FakeSocket.all.length
    while (FakeSocket.all.length === attempts) vi.advanceTimersByTime(100)
    last().accept()
    last().say(state(1))
    expect(line.line).toBe('open')
    vi.advanceTimersByTime(1000)
    expect(line.line).toBe('open')
  })
  it('hears nothing more of a socket that was given up', () => {
    const line = opened()
    const dead = last()
    vi.advanceTimersByTime(5000)
    dead.say(state(9))
    dead.onclose({ code: 1006, reason: '' })
    expect(line.state.seq).toBe(1)
    expect(FakeSocket.all).toHaveLength(2)
  })
})

describe('a page that is not looked at', () => {
  it('asks seldom, and raises no alarm while its timers are held up', () => {
    const asked: number[] = []
    let lost = 0
    const pulse = new Pulse(
      () => asked.push(performance.now()),
      () => lost++,
      () => true,
    )
    pulse.heard()
    // The tab sleeps: its timer comes a minute late, and the answer with it, after the timer.
    const now = vi.spyOn(performance, 'now')
    for (let minute = 1; minute <= 10; minute++) {
      now.mockReturnValue(minute * 60_000 + PULSE.hiddenAsk)
      vi.runOnlyPendingTimers()
      expect(lost).toBe(0)
    }
    expect(asked.length).toBeLessThanOrEqual(10)
    now.mockRestore()
  })
  it('asks as soon as it is looked at again', () => {
    page.hidden = true
    const line = opened()
    vi.advanceTimersByTime(20_000)
    expect(last().of('ping')).toHaveLength(0)
    page.hidden = false
    line.nudge()
    expect(last().of('ping')).toHaveLength(1)
    vi.advanceTimersByTime(PULSE.answer)
    expect(line.line).toBe('lost')
  })
})

describe('what is decided while the line is down', () => {
  it('waits, is seen to wait, and is sent once', () => {
    const line = opened()
    const dead = last()
    vi.advanceTimersByTime(5000)
    line.play(0, ['sail:4'])
    line.send({ t: 'chat', text: 'ahoy' })
    expect(line.pending?.actions).toEqual(['sail:4'])
    expect(line.unsent).toBe(1)
    expect(dead.of('play')).toHaveLength(0)
    last().accept()
    last().say(state(1))
    expect(last().of('play')).toHaveLength(1)
    expect(last().of('chat')).toHaveLength(1)
    last().say({ t: 'ok', ref: last().of('chat')[0]?.['ref'], seq: 1 })
    expect(line.unsent).toBe(0)
    last().say({ t: 'ok', ref: last().of('play')[0]?.['ref'], seq: 2 })
    last().say({ t: 'update', seq: 2, waiting: [], seats: [], spectator: null, facts: [], facts_from: 0, requests: [] })
    expect(line.pending).toBeNull()
    answering(last(), 10_000)
    expect(last().of('play')).toHaveLength(1)
  })
  it('goes out again under the same reference when its acknowledgement was lost', () => {
    const line = opened()
    const dead = last()
    line.play(0, ['sail:4'])
    vi.advanceTimersByTime(5000)
    expect(line.pending).not.toBeNull()
    last().accept()
    last().say(state(2))
    expect(last().of('play')).toEqual(dead.of('play'))
  })
  it('does not ask for advice that would come too late', () => {
    const line = opened()
    line.send({ t: 'hint', seat: 0 })
    vi.advanceTimersByTime(5000)
    line.send({ t: 'hint', seat: 0 })
    expect(line.unsent).toBe(0)
    last().accept()
    last().say(state(1))
    expect(last().of('hint')).toHaveLength(0)
  })
  it('says nothing of an agreement that had been heard after all', () => {
    const line = opened()
    const refused = vi.fn()
    line.onrefused = refused
    line.send({ t: 'consent', seat: 0, what: 'undo:1', agree: true })
    vi.advanceTimersByTime(5000)
    last().accept()
    last().say(state(1))
    const [again] = last().of('consent')
    last().say({
      t: 'refused',
      ref: again?.['ref'],
      key: 'error-no-such-request',
      args: {},
      rule: null,
      field: null,
      seq: 1,
    })
    expect(refused).not.toHaveBeenCalled()
    expect(line.unsent).toBe(0)
  })
})

describe('a line', () => {
  it('tells the pace that was wished for, on every new socket', () => {
    const line = opened()
    line.pace('normal')
    expect(last().of('pace')).toHaveLength(0)
    line.pace('quick')
    expect(last().of('pace')).toMatchObject([{ pace: 'quick' }])
    vi.advanceTimersByTime(5000)
    last().accept()
    last().say(state(1))
    expect(last().of('pace')).toMatchObject([{ pace: 'quick' }])
  })
  it('ends for good when there is no such table any more', () => {
    const line = opened()
    last().onclose({ code: 4404, reason: 'error-table-closed' })
    vi.advanceTimersByTime(60_000)
    expect(line.line).toBe('closed')
    expect(line.ended?.key).toBe('error-table-closed')
    expect(FakeSocket.all).toHaveLength(1)
  })
})
