/** The order of the buttons in the action bar, and the digits that pick them. */

import type { Option } from '../wire'

export interface Choice {
  option: Option
  /** The key that picks it: 1 to 9, then 0; later ones are reached with the arrows. */
  digit: string | null
}
export interface Group {
  label: string
  choices: Choice[]
}

export function digitOf(index: number): string | null {
  return index < 9 ? String(index + 1) : index === 9 ? '0' : null
}

/** Digits run through all groups from top to bottom. */
export function numbered(groups: readonly { label: string; options: readonly Option[] }[]): Group[] {
  let index = 0
  return groups.map(({ label, options }) => ({
    label,
    choices: options.map((option) => ({ option, digit: digitOf(index++) })),
  }))
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
