import { describe, expect, it } from 'vitest'
import type { Fact } from '../../wire'
import { battleOf } from './battle'
import type { BattleView, JamaicaView } from './view.gen'

const fact = (kind: string, args: Fact['args'], seat = 0): Fact => ({ i: 0, kind, rule: '', seat, args })
const FIGHT = [
  fact('rolled', {}),
  fact('battle', { attacker: 0, defender: 2, space: 9 }),
  fact('powder', { ship: 0, n: 3 }),
  fact('paid', { ship: 0, n: 3, good: 'gunpowder', hold: 1 }),
  fact('combat_roll', { ship: 0, roll: '2', strength: 5 }),
  fact('sabre', { ship: 0 }),
  fact('combat_roll', { ship: 0, roll: '6', strength: 9 }),
  fact('combat_roll', { ship: 2, roll: 'star' }, 2),
  fact('battle_won', { winner: 2, loser: 0 }, 2),
]
const calm = { battle: null } as JamaicaView
const raging = (more: Partial<BattleView>): JamaicaView =>
  ({
    battle: {
      attacker: 0,
      defender: 2,
      step: 'attack_powder',
      attack_powder: null,
      attack_roll: null,
      attack_strength: null,
      defend_powder: null,
      defend_roll: null,
      defend_strength: null,
      sabre_used: false,
      winner: null,
      ...more,
    },
  }) as JamaicaView

describe('a battle', () => {
  it('goes from step to step, and gunpowder is one until the die has been rolled', () => {
    const step = (more: Partial<BattleView>) => battleOf(raging(more), [], 0)?.step
    expect(step({})).toBe('attack-powder')
    expect(step({ step: 'attack_roll', attack_powder: 3 })).toBe('attack-powder')
    expect(step({ step: 'sabre_1', attack_powder: 3, attack_roll: '6' })).toBe('attack-roll')
    expect(step({ step: 'defend_powder', attack_roll: '6' })).toBe('defend-powder')
    expect(step({ step: 'defend_roll', attack_roll: '6', defend_powder: 1 })).toBe('defend-powder')
    expect(step({ step: 'sabre_2', attack_roll: '6', defend_roll: '8' })).toBe('defend-roll')
    expect(step({ step: 'loot', attack_roll: 'star', winner: 0 })).toBe('loot')
  })
  it('is told as far as it has come', () => {
    expect(battleOf(raging({}), FIGHT.slice(0, 5), 1)?.last).toBe(FIGHT[4])
  })
  it('can be read by those who fought it when it is over, with the rolls that stood', () => {
    expect(battleOf(calm, FIGHT, 0)).toEqual({
      attacker: { ship: 0, powder: 3, roll: '6', strength: 9 },
      defender: { ship: 2, powder: 0, roll: 'star', strength: null },
      step: null,
      winner: 2,
      last: FIGHT.at(-1),
    })
    expect(battleOf(calm, FIGHT, 1)).toBeNull()
    expect(battleOf(calm, FIGHT, null)).toBeNull()
  })
  it('is forgotten when the ship or the race has moved on', () => {
    expect(battleOf(calm, [...FIGHT, fact('sailed', {}, 2)], 0)).not.toBeNull()
    expect(battleOf(calm, [...FIGHT, fact('sailed', {}, 0)], 0)).toBeNull()
    expect(battleOf(calm, [...FIGHT, fact('rolled', {}, 1)], 0)).toBeNull()
    expect(battleOf(calm, FIGHT.slice(0, -1), 0)).toBeNull()
    expect(battleOf(calm, [], 0)).toBeNull()
  })
})
