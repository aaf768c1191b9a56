/** The order of the buttons in the action bar, and the digits that pick them. */

import type { Dimmed, Option } from '../wire'

export interface Choice {
  action: string
  /** Null: it has its place, but is not possible now. */
  option: Option | null
  no: Dimmed | null
  /** The key that picks it: 1 to 9, then 0; later ones are reached with the arrows. */
  digit: string | null
}
export interface Group {
  label: string
  choices: Choice[]
  /** Beside what the question is about: two in a line. */
  beside: boolean
}

export function digitOf(index: number): string | null {
  return index < 9 ? String(index + 1) : index === 9 ? '0' : null
}

/**
 * Digits run through all groups from top to bottom. What has a fixed place (`places`) keeps it and its digit from turn to
 * turn: where it is not possible now, it stands there with the reason.
 */
export function numbered(
  groups: readonly { label: string; options: readonly Option[]; beside?: boolean }[],
  dimmed: readonly Dimmed[] = [],
  places: readonly string[] = [],
): Group[] {
  let index = 0
  return groups.map(({ label, options, beside = false }) => {
    const placed = options.some((option) => places.includes(option.action)) ? places : []
    const fixed = placed.map((action): Choice => {
      const option = options.find((one) => one.action === action) ?? null
      const no = option ? null : (dimmed.find((one) => one.action === action) ?? null)
      return { action, option, no, digit: digitOf(index++) }
    })
    const free = options
      .filter((option) => !placed.includes(option.action))
      .map((option): Choice => ({ action: option.action, option, no: null, digit: digitOf(index++) }))
    return { label, choices: [...fixed.filter((one) => one.option ?? one.no), ...free], beside }
  })
}

export type Key = { does: 'pick'; digit: string } | { does: 'back' } | { does: 'explain' } | { does: 'undo' }

/** What a key means at the table; null when it belongs to a text field, a menu or the browser. */
export function keyMeaning(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  typing: boolean,
): Key | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  if (event.key === 'Escape') return { does: 'back' }
  if (typing) return null
  if (/^[0-9]$/.test(event.key)) return { does: 'pick', digit: event.key }
  switch (event.key) {
    case '?':
      return { does: 'explain' }
    case 'u':
    case 'U':
      return { does: 'undo' }
    default:
      return null
  }
}

export function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null
  return element?.matches?.('input, textarea, select, [contenteditable]') ?? false
}
