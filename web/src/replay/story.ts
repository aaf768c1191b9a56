/** The numbers of a finished match. The server makes only so many replays for anybody at a time: then it is asked again. */

import { api, HostError } from '../api'
import type { Story } from '../wire'

export async function storyOf(table: string): Promise<Story> {
  for (;;) {
    try {
      return await api.story(table)
    } catch (error) {
      if (!(error instanceof HostError) || error.status !== 429) throw error
      await new Promise((on) => setTimeout(on, 1000))
    }
  }
}
