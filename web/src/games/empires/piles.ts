/** An empire in order: kinds in fixed order, equal cards in equal state as one pile, upgrades with their field. */

import { cardOf, kindOf } from './data'
import type { SlotView } from './view.gen'

export interface Pile {
  key: string
  card: string
  slots: SlotView[]
  /** Upgrades under the field. */
  under: SlotView[]
  /** The card whose effect it copies. */
  copied: string | null
}

const ORDER = ['action', 'store', 'copy', 'island', 'field', 'upgrade', 'ongoing', 'bonus']
const rank = (slot: SlotView): number => {
  // A field island is harvested, an island with an action is used: they lie where one looks for them.
  const { kind, distance } = cardOf(slot.card)
  if (slot.action) return kind === 'store' ? 1 : 0
  return ORDER.indexOf(distance && kind === 'field' ? 'field' : kindOf(slot.card))
}

export function pilesOf(empire: readonly SlotView[]): Pile[] {
  const piles = new Map<string, Pile>()
  for (const slot of empire) {
    if (slot.under !== null) continue
    const under = empire.filter((one) => one.under === slot.serial)
    const copied = empire.find((one) => one.serial === slot.copies)?.card ?? null
    const key = JSON.stringify([
      slot.card,
      slot.exhausted,
      slot.workers,
      slot.goods,
      copied,
      slot.used,
      under.length ? slot.serial : 0,
    ])
    const pile = piles.get(key)
    if (pile) pile.slots.push(slot)
    else piles.set(key, { key, card: slot.card, slots: [slot], under, copied })
  }
  return [...piles.values()].sort((a, b) => rank(a.slots[0] as SlotView) - rank(b.slots[0] as SlotView))
}

/** What folds first where there is no room: what one need not look at. */
const FOLD = ['bonus', 'ongoing', 'field', 'island', 'copy', 'store', 'action']
const foldsAt = (pile: Pile): number => FOLD.indexOf(kindOf(pile.card)) - (pile.slots[0]?.exhausted ? 0.5 : 0)

/** The piles that must be small so that all lie in so many rows of this width; gaps are part of the widths. */
export function folded(piles: readonly Pile[], width: number, rows: number, chip: number, mini: number): Set<string> {
  const small = new Set<string>()
  const wide = (pile: Pile): number => (small.has(pile.key) ? mini : chip) + pile.under.length * mini
  // A chip that does not fit at the end of a row leaves a hole.
  const room = (): boolean => {
    let row = 1
    let used = 0
    for (const pile of piles) {
      const w = wide(pile)
      if (used + w > width) {
        row++
        used = 0
      }
      used += w
    }
    return row <= rows
  }
  const order = [...piles].sort((a, b) => foldsAt(a) - foldsAt(b))
  for (const pile of order) {
    if (room()) break
    small.add(pile.key)
  }
  return small
}
