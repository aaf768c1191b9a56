/** What happened, shown on the chart: ships sail their way, and what they gain or lose rises from them. */

import type { Fact } from '../../../wire'
import { polyline, route, space } from '../geometry'
import type { ShipView } from '../view.gen'

export interface Sailing {
  ship: number
  x: number
  y: number
  flip: boolean
}
export interface Note {
  x: number
  y: number
  icon: string
  text: string
  tone: 'gain' | 'loss' | 'plain'
}

const num = (v: unknown): number | null => (typeof v === 'number' ? v : null)
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** The spaces that a fact takes a ship through, the first included. */
export function wayOf(fact: Fact): { ship: number; path: number[] } | null {
  if (fact.kind !== 'sailed' && fact.kind !== 'retreated') return null
  const ship = num(fact.args['ship']) ?? fact.seat
  const from = num(fact.args['from'])
  const to = num(fact.args['to'])
  if (from === null || to === null) return null
  const told = fact.args['path']
  const given = Array.isArray(told) ? told.filter((x): x is number => typeof x === 'number') : []
  const path = given.length > 0 ? (given[0] === from ? given : [from, ...given]) : route(from, to)
  return path.length > 1 ? { ship, path } : null
}

function signs(fact: Fact): Pick<Note, 'icon' | 'text' | 'tone'> | null {
  const n = num(fact.args['n'])
  const good = typeof fact.args['good'] === 'string' ? fact.args['good'] : 'gold'
  switch (fact.kind) {
    case 'loaded':
    case 'looted_hold':
      return { icon: good, text: `+${n ?? ''}`, tone: 'gain' }
    case 'paid':
    case 'shortage':
    case 'emptied':
      return { icon: good, text: `−${n ?? num(fact.args['amount']) ?? ''}`, tone: 'loss' }
    case 'powder':
      return n ? { icon: 'gunpowder', text: `−${n}`, tone: 'loss' } : null
    case 'combat_roll':
      return fact.args['roll'] === 'star'
        ? { icon: 'star', text: '', tone: 'plain' }
        : { icon: 'die', text: `${num(fact.args['strength']) ?? ''}`, tone: 'plain' }
    case 'battle':
      return { icon: 'battle', text: '', tone: 'loss' }
    case 'battle_won':
      return { icon: 'trophy', text: '', tone: 'gain' }
    case 'treasure':
      return { icon: 'treasure', text: '+1', tone: 'gain' }
    case 'finished':
      return { icon: 'finish', text: '', tone: 'gain' }
    default:
      return null
  }
}

export class Voyage {
  /** Where ships are drawn meanwhile: ship -> space. */
  held = $state.raw<Readonly<Record<number, number>>>({})
  sailing = $state.raw<Sailing | null>(null)
  notes = $state.raw<readonly (Note & { key: number })[]>([])
  playing = $state(false)
  /** The way of the ship that is being shown. */
  course = $state.raw<readonly number[]>([])
  private run = 0
  private lastKey = 0

  constructor(
    private readonly ships: () => readonly ShipView[],
    private readonly tempo: () => number,
    private readonly ended: () => void,
  ) {}

  /** Shows these facts; what was being shown is over. */
  show(facts: readonly Fact[], still: boolean): void {
    if (facts.length === 0) return
    const start: Record<number, number> = {}
    for (const fact of facts) {
      const way = wayOf(fact)
      if (way && !(way.ship in start)) start[way.ship] = way.path[0] ?? 0
    }
    const mine = ++this.run
    if (still) return this.finish()
    this.held = start
    this.playing = true
    void this.play(facts, mine)
  }
  skip(): void {
    this.stop()
    this.finish()
  }
  /** Nothing goes on sailing after the chart has left the page. */
  stop(): void {
    this.run++
  }

  private finish(): void {
    this.held = {}
    this.sailing = null
    this.course = []
    this.notes = []
    this.playing = false
    queueMicrotask(this.ended)
  }
  private async play(facts: readonly Fact[], mine: number): Promise<void> {
    // Brisk: a long absence is told faster.
    const pace = (facts.length > 24 ? 0.45 : facts.length > 10 ? 0.7 : 1) * this.tempo()
    for (const fact of facts) {
      if (mine !== this.run) return
      const way = wayOf(fact)
      if (way) await this.sail(way.ship, way.path, mine, pace)
      else if (this.note(fact)) await wait(420 * pace)
    }
    if (mine !== this.run) return
    await wait(500 * pace)
    if (mine === this.run) this.finish()
  }
  private note(fact: Fact): boolean {
    const index = num(fact.args['ship']) ?? num(fact.args['winner']) ?? num(fact.args['attacker']) ?? fact.seat
    const ship = this.ships()[index]
    const shown = signs(fact)
    if (!ship || !shown) return false
    const at = space(this.held[ship.ship] ?? ship.space)
    const key = ++this.lastKey
    this.notes = [...this.notes, { key, x: at.x, y: at.y - 50, ...shown }]
    setTimeout(() => (this.notes = this.notes.filter((one) => one.key !== key)), 1500)
    return true
  }
  private sail(ship: number, path: readonly number[], mine: number, pace: number): Promise<void> {
    const points = polyline(path)
    this.course = path
    const time = Math.min(1500, 260 + 170 * (path.length - 1)) * pace
    return new Promise((done) => {
      let began = -1
      const frame = (now: number): void => {
        if (mine !== this.run) return done()
        if (began < 0) began = now
        const u = Math.min(1, (now - began) / time)
        const eased = u < 0.5 ? 2 * u * u : 1 - 2 * (1 - u) * (1 - u)
        const at = eased * (points.length - 1)
        const i = Math.min(points.length - 2, Math.floor(at))
        const a = points[i]!
        const b = points[i + 1]!
        const k = at - i
        const flip = Math.abs(b.x - a.x) > 0.6 ? b.x < a.x : (this.sailing?.flip ?? false)
        this.sailing = { ship, x: a.x + (b.x - a.x) * k, y: a.y + (b.y - a.y) * k, flip }
        if (u < 1) requestAnimationFrame(frame)
        else {
          this.held = { ...this.held, [ship]: path[path.length - 1] ?? 0 }
          this.sailing = null
          done()
        }
      }
      requestAnimationFrame(frame)
    })
  }
}
