/** Small helps of grammar that the Fluent files may call; the Python side has the same ones. */

import type { FluentFunction, FluentValue } from '@fluent/bundle'

const text = (value: FluentValue | undefined): string => (value === undefined ? '' : String(value.valueOf()))

/** The Hungarian definite article by sound: "a hajó", "az arany", "az 5", "a 6". */
export function article(word: string): string {
  const first = word.trim().toLowerCase()
  const digits = /^\d+/.exec(first)?.[0]
  if (digits) {
    const vowel = digits.startsWith('5') || (digits.startsWith('1') && digits.length % 3 === 1)
    return vowel ? 'az' : 'a'
  }
  return /^[aáeéiíoóöőuúüű]/.test(first) ? 'az' : 'a'
}

export const functions: Record<string, FluentFunction> = {
  AZ: ([word]) => `${article(text(word))} ${text(word)}`,
}
