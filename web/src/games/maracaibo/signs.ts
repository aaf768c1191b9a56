/** Effects and costs as a line of signs: icons, amounts in their coin or shield, a few marks between them. */

import { assistantEffects, cityEffects, fightEffects, villageAction } from './data'
import type { Cost, Effect, Requirement, Sector } from './data'

export type Sign =
  { coin: string } | { vp: string } | { icon: string; n?: string } | { flag: string } | { mark: string }

const COUNTED: Record<string, string> = {
  compass: 'compass',
  combat_token: 'token',
  assistant: 'assistant',
  quest: 'quest',
  synergy: 'synergy',
  upgrade: 'upgrade',
  border: 'border',
  nation_3_influence: 'crown',
  own_assistant_here: 'assistant',
  other_assistant_here: 'pawn',
  personal_figure: 'pawn',
  cp: 'cp',
}
const mark = (text: string): Sign => ({ mark: text })
const icon = (name: string, n?: number | string): Sign =>
  n === undefined ? { icon: name } : { icon: name, n: String(n) }
/** By edition: the revised one comes last. */
const number = (n: Effect['n']): number => (typeof n === 'number' ? n : Object.values(n ?? {}).at(-1)) ?? 1
const joined = (lines: readonly Sign[][], between: string): Sign[] =>
  lines.flatMap((line, i) => (i ? [mark(between), ...line] : line))

export function costSigns(cost: Cost): Sign[] {
  return Object.entries(cost).flatMap(([kind, of]): Sign[] => {
    if (typeof of === 'object') return Object.entries(of).map(([thing, n]) => icon(thing, n))
    switch (kind) {
      case 'doubloons':
        return [{ coin: String(of) }]
      case 'figures':
        return [icon('pawn', of)]
      case 'identical_goods':
        return [icon('crate', of)]
      case 'min_mp':
        return [icon('sail', `${of}+`)]
      default:
        return [icon(kind, of)]
    }
  })
}

/** A record that is being made may not have them yet. */
const list = (effects: readonly Effect[] | null | undefined): Sign[] => signsOf(effects ?? [])
const named = (nation: string | undefined): Sign =>
  nation === 'france' || nation === 'england' || nation === 'spain' ? { flag: nation } : icon('crown')

const SIMPLE: Record<string, (effect: Effect, n: number) => Sign[]> = {
  gain_doubloons: (_, n) => [{ coin: String(n) }],
  gain_vp: (_, n) => [{ vp: String(n) }],
  gain_cp: (_, n) => [icon('cp', n)],
  gain_figures: (_, n) => [icon('pawn', n)],
  gain_influence: (e, n) => (e.nation === 'choice' ? [icon('crown', n)] : [named(e.nation), mark(String(n))]),
  next_rank: () => [icon('rank')],
  gain_synergy: (e) => [icon(e.kind === 'any_missing' ? 'synergy' : String(e.kind))],
  remove_disc: (_, n) => [n > 1 ? icon('disc', n) : icon('disc')],
  explore: (_, n) => [icon('explore', n)],
  village_actions: (_, n) => [icon('village', n)],
  combat: () => [icon('combat')],
  place_marker: () => [icon('marker')],
  store_quest: () => [icon('quest')],
  store_figures: () => [icon('pawn'), mark('→'), { coin: '+2' }],
  extra_sail: (e) => [icon('sail', String(e.max_mp))],
  buy_or_invest: () => [icon('card')],
  fulfil_stored_quest: () => [icon('quest')],
  fulfil_tile_quest: () => [icon('quest')],
  flag_bonus: () => [icon('marker')],
  gain_quest_from_pile: () => [icon('quest', '+1')],
  jean_combat: (e) => [icon('combat'), icon('crown', String(e.influence))],
  doubloon_track_vp: () => [{ coin: '↑' }, mark('→'), { vp: '×' }],
  choice: (e) => joined((e.options ?? []).map(signsOf), '/'),
  pay_then: (e) => [...costSigns(e.cost ?? {}), mark('→'), ...list(e.gain)],
  discard_hand_then: (e) => [icon('hand'), mark('→'), ...list(e.gain)],
  income_doubloons: (_, n) => [{ coin: `+${n}` }],
  income_vp: (_, n) => [{ vp: `+${n}` }],
  permanent_object: (e) => [icon(String(e.kind)), mark('∞')],
  card_discount: (_, n) => [icon('card'), { coin: `−${n}` }],
  cp_before_combat: (_, n) => [icon('combat'), icon('cp', `+${n}`)],
  compass: (_, n) => [icon('compass', `+${n}`)],
  explorer_bonus: (_, n) => [icon('explore', `+${n}`)],
  steal_on_jump: (_, n) => [icon('explore'), { vp: String(n) }],
  visit_bonus: () => [icon('assistant'), { vp: '1' }, mark('/'), { coin: '2' }],
  figure_to_cp: (_, n) => [icon('pawn'), mark('→'), icon('cp', n)],
  nation_cp: (e, n) => [named(e.nation), icon('cp', `+${n}`)],
  displace_vp: (_, n) => [icon('marker'), { vp: String(n) }],
  hand_limit: (_, n) => [icon('hand', n)],
  free_display: () => [icon('card'), { coin: '0' }],
  fast_village: () => [icon('village', '+')],
  new_village_action: (e) => [icon('village'), mark(':'), ...list(villageAction(String(e.id))?.effects)],
  new_combat_action: (e) => [icon('combat'), mark(':'), ...list(fightEffects(String(e.id)))],
  assistant: (e) => [icon('assistant', String(e.location)), mark(':'), ...list(assistantEffects(String(e.action)))],
}

export function signsOf(effects: readonly Effect[]): Sign[] {
  return effects.flatMap((effect): Sign[] => {
    const line = SIMPLE[effect.do]?.(effect, number(effect.n)) ?? []
    const per = effect.per === undefined ? [] : [mark('×'), icon(COUNTED[effect.per] ?? 'quest')]
    const only = effect.if_synergy === undefined ? [] : [icon(effect.if_synergy), mark(':')]
    return [...only, ...line, ...per]
  })
}
export const citySigns = (action: string | null): Sign[] => signsOf(cityEffects(action))

/** What a purchase asks beside doubloons. */
export function requirementSigns(requirements: readonly Requirement[]): Sign[] {
  return requirements.flatMap((one): Sign[] => {
    if (one.pay_objects) return Object.entries(one.pay_objects).map(([object, n]) => icon(object, n))
    if (one.nation_markers) return [icon('marker', one.nation_markers.min), { flag: one.nation_markers.nation }]
    if (one.pay_cp) return [icon('cp', one.pay_cp)]
    const figures = one.return_figure ?? one.figure_on_card
    return figures ? [icon('pawn', figures)] : []
  })
}

/** What a ship upgrade is about, as short as its slot. */
export const slotSigns = (effects: readonly Effect[]): Sign[] =>
  signsOf(effects)
    .filter(
      (sign, n, all) =>
        !('mark' in sign) && !('mark' in (all[n + 1] ?? {}) && (all[n + 1] as { mark?: string }).mark === ':'),
    )
    .slice(0, 2)

/** What a nation's sector of a combat token brings or takes. */
export const extraSigns = (sector: Sector): Sign[] =>
  Object.entries(sector.extra).map(([kind, n]): Sign => {
    const text = (n ?? 0) > 0 ? `+${n}` : `−${-(n ?? 0)}`
    if (kind === 'doubloons') return { coin: text }
    if (kind === 'vp') return { vp: text }
    return { icon: kind === 'influence' ? 'crown' : 'pawn', n: text }
  })

/** What a goal of a career counts. */
export const GOAL_ICONS: Partial<Record<string, string>> = {
  combat_tokens: 'token',
  quests: 'quest',
  influence_one: 'crown',
  influence_two: 'crown',
  upgrades: 'upgrade',
  border: 'border',
  synergy: 'synergy',
  assistants: 'assistant',
}
