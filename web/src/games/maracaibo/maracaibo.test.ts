/** Drawing: every effect has signs, everything lies on the chart, every answer is offered once. */

import { describe, expect, it } from 'vitest'
import type { Prompt } from '../../wire'
import { course, HEIGHT, LANES, place, stone, WIDTH } from './board/geometry'
import { drawnIn, onBoard, partOf, targetsOf } from './board/targets'
import {
  assistantEffects,
  cardOf,
  fightCosts,
  PLACE_IDS,
  questOf,
  SLOTS,
  SPACE_IDS,
  spaceOf,
  type Effect,
} from './data'
import { content } from './game'
import { GLYPHS } from './glyphs'
import { groups } from './groups'
import { costSigns, requirementSigns, signsOf, type Sign } from './signs'
import type { BoardView } from './view.gen'
import { mostValue } from './words'

const cards = Object.keys(content.cards)
const asked = (kind: string, ...actions: string[]): Prompt => ({
  kind,
  rule: '',
  args: {},
  begun: false,
  options: actions.map((action) => ({ action, facts: [], notes: [] })),
  dimmed: [],
})

describe('signs', () => {
  const drawn = (line: readonly Sign[]): void => {
    expect(line.length).toBeGreaterThan(0)
    for (const sign of line) if ('icon' in sign) expect(Object.keys(GLYPHS)).toContain(sign.icon)
  }
  it('has some for every effect', () => {
    const effects: Effect[] = [
      ...cards.flatMap((id) => cardOf(id).effects),
      ...Object.keys(content.quests).flatMap((id) => questOf(id).reward),
      ...Object.keys(content.assistant).flatMap(assistantEffects),
      ...SLOTS.flatMap((slot) => slot.effects),
      ...SPACE_IDS.flatMap((id) => spaceOf(id)?.reward ?? []),
      ...Object.values(content.city).flatMap((one) => one.effects),
      ...Object.values(content.village).flatMap((one) => one.effects),
    ]
    for (const effect of effects) drawn(signsOf([effect]))
  })
  it('has some for every cost and requirement', () => {
    for (const id of Object.keys(content.quests)) drawn(costSigns(questOf(id).cost))
    // A figure that becomes the assistant is told by the effect itself.
    for (const id of cards) {
      const more = cardOf(id).requirements.filter((one) => !('figure_to_location' in one))
      if (more.length) drawn(requirementSigns(more))
    }
  })
})

describe('the chart', () => {
  it('has a spot of its own for everything', () => {
    const spots = [...PLACE_IDS.map((id) => ({ id, ...place(id) })), ...SPACE_IDS.map((id) => ({ id, ...stone(id) }))]
    for (const [n, a] of spots.entries()) {
      expect(a.x > 20 && a.x < WIDTH - 20 && a.y > 20 && a.y < HEIGHT - 20, a.id).toBe(true)
      for (const b of spots.slice(n + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.id} ${b.id}`).toBeGreaterThan(22)
    }
    for (const lane of LANES) expect(lane.d, `${lane.from} ${lane.to}`).toMatch(/^M.*L/)
  })
  it('finds the way that an answer names', () => {
    const way = (...args: Parameters<typeof course>): string[] => course(...args).map((lane) => lane.to)
    expect(way('0', '6', '4', 1)).toEqual(['1', '3', '4', '6'])
    expect(way('0', '6', '5', 1)).toEqual(['1', '2', '5', '6'])
    expect(way('12', '17', '13', 1)).toEqual(['13', '17'])
    expect(way('20', '21a', undefined, 1)).toEqual(['21a'])
    expect(way('20', '21b', undefined, 4)).toEqual(['21b'])
  })
  it('puts two ways to one stop beside each other', () => {
    const [a, b] = targetsOf(asked('sail', 'sail:9:4', 'sail:9:5'), '1')
    expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(44)
  })
  it('takes the room of a phone where every answer lies on it', () => {
    expect(onBoard(asked('sail', 'sail:1', 'sail:2'))).toBe(true)
    expect(onBoard(asked('extra_sail', 'sail:1', 'decline'))).toBe(false)
    expect(partOf(asked('disc', 'disc:1', 'decline'))).toBe('ship')
  })
  it('shares a phone with what it does not show, where a list would be too long', () => {
    const hand = ['A01', 'A02', 'A03', 'A04', 'A05', 'A06']
    const board = { hand, planning: [], ship: '1' } as unknown as BoardView
    const beside = ['village:gain_1', 'invest:PB1', 'done']
    const prompt = asked('village', ...hand.map((card) => `buy:${card}`), 'plan:A01', ...beside)
    expect(onBoard(prompt)).toBe(true)
    expect(partOf(prompt)).toBe('cards')
    const drawn = drawnIn('cards', prompt, board)
    expect(prompt.options.map((option) => option.action).filter((action) => !drawn.includes(action))).toEqual(beside)
    expect(onBoard(asked('village', 'buy:A01', ...beside))).toBe(false)
  })
})

it('knows what a combat can pay for', () => {
  expect(fightCosts(false).map(({ costs }) => costs.map(({ cv }) => cv))).toEqual([
    [2, 5],
    [4, 6],
  ])
  expect(fightCosts(true)).toHaveLength(3)
  const board = { cp: 2, personal: 3 } as unknown as BoardView
  const gains = { seat: 0, kind: 'gained', rule: '', args: { gains: { cp: 2, doubloons: 4 } } }
  expect(mostValue(4, { action: 'nation:spain', notes: [], facts: [gains] }, board)).toBe(11)
})

it('offers every answer once, free actions late and the way out last', () => {
  const prompt = asked('main', 'plan:A01', 'done', 'village', 'quest:Q01', 'assistant:A48', 'goal:1', 'unheard')
  const shown = groups(prompt)
  expect(shown.flatMap((group) => group.options.map((option) => option.action)).sort()).toEqual(
    prompt.options.map((option) => option.action).sort(),
  )
  expect(shown[0]?.options[0]?.action).toBe('village')
  expect(shown.slice(-3).map((group) => group.label.split('-').at(-1))).toEqual(['goal', 'plan', 'enough'])
})
