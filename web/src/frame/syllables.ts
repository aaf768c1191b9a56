/** Where a long word may be broken, for browsers that have no hyphenation of their own for its language. */

const VOWEL = '[aeiouáéíóöőúüű]'
const OTHER = '[^aeiouáéíóöőúüű]'
/** What begins a syllable: a consonant, or several that are spoken together. */
const BEGIN: Record<string, string> = {
  en: `(?:[bcdfgkpt][lr]|[cspt]h|qu|${OTHER})`,
  hu: `(?:cs|dz|gy|ly|ny|sz|ty|zs|${OTHER})`,
}
const SEAMS = Object.entries(BEGIN).map(
  ([lang, begin]) =>
    [lang, new RegExp(`(\\p{L}${VOWEL}${OTHER}*?|${VOWEL}${OTHER}+?)(?=${begin}${VOWEL}\\p{L})`, 'giu')] as const,
)

/** Words of ten letters and more with soft hyphens between their syllables. */
export function softened(text: string, lang: string): string {
  const seam = SEAMS.find(([one]) => one === lang)?.[1]
  return seam ? text.replace(/\p{L}{10,}/gu, (word) => word.replace(seam, '$1\u00ad')) : text
}
