/** Packs come and go as files; what stands on them when they are new. */

import { api } from '../api'
import { t } from '../i18n.svelte'
import { guest } from '../me.svelte'
import type { PackFile } from '../wire'
import * as model from './pack'

/** The same limit as the server's. */
export const LARGEST = 512 * 1024

export const newPack = (game: string): PackFile => ({
  base: game,
  name: t('bench-new-name', { game: t(`game-${game}`) }),
  version: '1',
  author: guest.me?.name || t('guest'),
  licence: 'CC0-1.0',
  changes: {},
})

/** The pack as the one file that `tradewinds pack check` reads. */
export async function exportPack(pack: PackFile): Promise<void> {
  const text = await api.writePack(pack)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/yaml' }))
  link.download = `${fileName(pack.name) || pack.base}.yaml`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

const fileName = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)

export async function boxFor(game: string, lang: string): Promise<model.Box> {
  const [info, catalogue] = await Promise.all([api.schema(game, lang), api.catalogue(game, lang)])
  return model.boxOf(info.schema, catalogue)
}

/** A pack from elsewhere, to be worked on here. */
export const draftOf = async (pack: PackFile, lang: string): Promise<model.Draft> =>
  model.imported(await boxFor(pack.base, lang), pack)
