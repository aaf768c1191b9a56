/** Packs of this browser on the server. */

import { api } from '../api'
import type { KeptPack, PackFile } from '../wire'
import type { There } from './shelf'

export const thereOf = ({ id, revision, shared }: KeptPack, saved: PackFile): There => ({ id, revision, shared, saved })

/** Saves a pack there, new or over its last edition; refused (409) where somebody saved elsewhere meanwhile. */
export async function keepThere(pack: PackFile, there: There | null): Promise<There> {
  const kept = there ? await api.savePack(there.id, pack, there.revision) : await api.keepPack(pack)
  return thereOf(kept, pack)
}
