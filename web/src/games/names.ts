/** Names and texts as a record has them: in three languages under one field, or in a field for each. */

export type Texts = Partial<Record<'en' | 'zh' | 'hu', string>>
export type Language = keyof Texts

export const shortLanguage = (lang: string): Language =>
  lang.startsWith('zh') ? 'zh' : lang.startsWith('hu') ? 'hu' : 'en'

/** Of texts in three languages; empty where there are none. A star behind a name says that it is our own translation. */
export function inLanguage(texts: unknown, lang: string): string {
  if (typeof texts !== 'object' || texts === null) return ''
  const found = (texts as Texts)[shortLanguage(lang)] ?? (texts as Texts).en ?? ''
  return found.replace(/\*$/u, '')
}
