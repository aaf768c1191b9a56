/** Finding rules. */

import type { Rulebook } from '../wire'

/** Without accents and capitals. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Every word must occur, with or without its accents; an ID finds its rule. */
export function search(book: Rulebook, query: string): Rulebook['sections'] {
  const wanted = fold(query).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return book.sections
  return book.sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => {
        const hay = fold(`${rule.id} ${section.title} ${rule.text}`)
        return wanted.every((word) => hay.includes(word))
      }),
    }))
    .filter((section) => section.rules.length > 0)
}
