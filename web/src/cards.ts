/** Other cards than those of the box (a pack's, an earlier edition's): the server keeps what matches are played with. */

import { api } from './api'
import type { ContentInfo } from './wire'

const asked = new Map<string, Promise<ContentInfo>>()

/** What is printed on the cards with this fingerprint and how they are called. They never change: once is enough. */
export function otherCards(sha: string, lang: string): Promise<ContentInfo> {
  const key = `${sha} ${lang}`
  let found = asked.get(key)
  if (!found) {
    found = api.content(sha, lang)
    asked.set(key, found)
    found.catch(() => asked.delete(key))
  }
  return found
}
