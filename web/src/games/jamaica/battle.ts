/** A battle as it is shown: while it goes on from the view, afterwards from what was told of it. */

import type { Fact } from '../../wire'
import type { JamaicaView } from './view.gen'

export interface Side {
  ship: number
  powder: number | null
  /** 2, 4, 6, 8, 10 or star; null before the roll. */
  roll: string | null
  strength: number | null
}
export const STEPS = ['attack-powder', 'attack-roll', 'defend-powder', 'defend-roll', 'loot'] as const
export type Step = (typeof STEPS)[number]
export interface Fought {
  attacker: Side
  defender: Side
  /** Where it stands; null: it is over. */
  step: Step | null
  winner: number | null
  /** The last thing that was told of it. */
  last: Fact | null
}

const TOLD = ['battle', 'powder', 'combat_roll', 'sabre', 'battle_won', 'battle_tied']
const num = (v: unknown): number | null => (typeof v === 'number' ? v : null)

/** Gunpowder that is still being taken from the holds is the same step: the die is rolled when it is paid. */
function stepOf(step: string, rolled: boolean): Step {
  if (step === 'loot') return 'loot'
  const side = step === 'attack_powder' || step === 'attack_roll' || step === 'sabre_1' ? 'attack' : 'defend'
  return `${side}-${rolled ? 'roll' : 'powder'}`
}

/** The battle that goes on, or the reader's own last one until the reader's ship or the race has moved on. */
export function battleOf(view: JamaicaView, facts: readonly Fact[], seat: number | null): Fought | null {
  const from = facts.findLastIndex((fact) => fact.kind === 'battle')
  const since = from < 0 ? [] : facts.slice(from)
  const told = since.filter((fact) => TOLD.includes(fact.kind))
  const b = view.battle
  if (b) {
    const attack = b.step.startsWith('attack') || b.step === 'sabre_1'
    return {
      attacker: { ship: b.attacker, powder: b.attack_powder, roll: b.attack_roll, strength: b.attack_strength },
      defender: { ship: b.defender, powder: b.defend_powder, roll: b.defend_roll, strength: b.defend_strength },
      step: stepOf(b.step, (attack ? b.attack_roll : b.defend_roll) !== null),
      winner: b.winner,
      last: told.at(-1) ?? null,
    }
  }
  const [first, ...rest] = told
  const end = rest.at(-1)
  if (!first || !end || !['battle_won', 'battle_tied'].includes(end.kind)) return null
  const [attacker, defender] = [num(first.args['attacker']), num(first.args['defender'])]
  if (attacker === null || defender === null || (seat !== attacker && seat !== defender)) return null
  const over = since.slice(since.indexOf(end) + 1)
  if (over.some((fact) => fact.kind === 'rolled' || (fact.kind === 'sailed' && fact.seat === seat))) return null
  const side = (ship: number): Side => {
    const of = (kind: string) => rest.findLast((fact) => fact.kind === kind && fact.args['ship'] === ship)?.args
    const roll = of('combat_roll')
    return {
      ship,
      powder: num(of('powder')?.['n']) ?? (roll ? 0 : null),
      roll: roll ? String(roll['roll']) : null,
      strength: num(roll?.['strength']),
    }
  }
  return {
    attacker: side(attacker),
    defender: side(defender),
    step: null,
    winner: num(end.args['winner']),
    last: end,
  }
}
