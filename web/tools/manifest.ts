import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { languages } from '../src/languages'

const PAPER = '#f3e9d2'
const SEA = '#2f6b73'

/** What an installed app is called and offers, in one language. */
function manifest(lang: string): string {
  const words = new FluentBundle(lang)
  const text = fileURLToPath(new URL(`../src/text/${lang}.ftl`, import.meta.url))
  words.addResource(new FluentResource(readFileSync(text, 'utf8')))
  const t = (id: string): string => {
    const message = words.getMessage(id)?.value
    if (!message) throw new Error(`${lang}: no message ${id}`)
    return words.formatPattern(message)
  }
  const icon = (size: number, purpose: string): object => ({
    src: `/icon-${purpose === 'any' ? '' : `${purpose}-`}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const made = {
    id: '/',
    name: t('brand'),
    short_name: t('brand'),
    description: t('page-description'),
    lang,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: SEA,
    categories: ['games', 'entertainment'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    shortcuts: [
      { name: t('title-lobby'), url: '/lobby' },
      { name: t('title-create'), url: '/new' },
      { name: t('title-learn'), url: '/learn' },
    ],
  }
  return JSON.stringify(made, null, 1)
}

/** A manifest in each language; the page names that of its reader (src/i18n.svelte.ts). */
export function manifests(): Plugin {
  return {
    name: 'manifests',
    apply: 'build',
    generateBundle() {
      for (const lang of languages)
        this.emitFile({ type: 'asset', fileName: `manifest.${lang}.webmanifest`, source: manifest(lang) })
    },
    transformIndexHtml: {
      order: 'post',
      // With the cookie, or the server would take whoever asks for a newcomer.
      handler: () => [
        {
          tag: 'link',
          attrs: { rel: 'manifest', href: '/manifest.en.webmanifest', crossorigin: 'use-credentials' },
          injectTo: 'head',
        },
      ],
    },
  }
}
