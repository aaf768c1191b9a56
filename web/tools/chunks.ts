/**
 * What travels together. A file for every text and every small component would be some seventy requests before a first
 * table stands, and on a slow line each of them waits its turn.
 */

const WORDS = /(?:^|[./])(en|hu|zh-Hant)\.ftl(?:\?|$)/
/** Small things that every table is made of, and the first page is not. */
const FRAME = [
  'src/frame/(BigCard|Flights|Opponent|Piece|Steps|flights|lessons|syllables)',
  'src/games/laid',
  'src/table/(Log|RulebookPanel|rulebook|search|sentences)',
  'src/time/(presence|words)',
  'src/ui/Confirm',
  'src/time',
  'node_modules/svelte/src/reactivity/(map|set)',
].map((path) => new RegExp(`/${path}\\.`))

export function chunkOf(id: string): string | undefined {
  const lang = WORDS.exec(id)?.[1]
  if (lang) {
    // Only the reader's language, and of the games only the one that is played.
    const game = /\/games\/([^/]+)\//.exec(id)?.[1]
    return game ? `words-${game}-${lang}` : `words-${lang}`
  }
  return FRAME.some((one) => one.test(id)) ? 'frame' : undefined
}
