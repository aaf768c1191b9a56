/** Fluent, without anything that belongs to a page. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { functions } from './grammar'

export type Args = Record<string, unknown>

/** `plain`: messages that stand in place of others, as they are; nothing in them is a placeable. */
export function makeBundle(lang: string, texts: readonly string[], plain: Record<string, string> = {}): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions })
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true })
  const more = new FluentResource('')
  more.body = Object.entries(plain).map(([id, value]) => ({ id, value, attributes: {} }))
  bundle.addResource(more, { allowOverrides: true })
  return bundle
}

/** Fluent takes texts and numbers; lists are joined as the language joins them, yes and no become words to select on. */
export function plainArgs(lang: string, args: Args): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'string' || typeof value === 'number') out[name] = value
    else if (typeof value === 'boolean') out[name] = value ? 'true' : 'false'
    else if (value === null || value === undefined) out[name] = 'none'
    else if (Array.isArray(value)) out[name] = new Intl.ListFormat(lang).format(value.map(String))
    else out[name] = JSON.stringify(value)
  }
  return out
}

function pattern(bundle: FluentBundle, id: string) {
  const [name = '', attribute] = id.split('.')
  const message = bundle.getMessage(name)
  return attribute ? message?.attributes[attribute] : message?.value
}

export function hasIn(bundle: FluentBundle, id: string): boolean {
  return Boolean(pattern(bundle, id))
}

/** The message `id`, or the attribute `id.attribute`; null when there is none. */
export function say(bundle: FluentBundle, id: string, args: Args = {}): string | null {
  const found = pattern(bundle, id)
  if (!found) return null
  const errors: Error[] = []
  const text = bundle.formatPattern(found, plainArgs(bundle.locales[0] ?? 'en', args), errors)
  if (errors.length && import.meta.env?.DEV) console.warn(id, errors)
  return (bundle.locales[0] ?? '').startsWith('zh') ? closeUp(text) : text
}

const SIGN = '[\\u3000-\\u303f\\u3400-\\u9fff\\uff00-\\uffef]'
const GAP = new RegExp(`(${SIGN}) +(?=${SIGN})`, 'gu')
/** Messages leave a space beside a name, as between Chinese and Latin; between two Chinese signs there is none. */
export const closeUp = (text: string): string => text.replace(GAP, '$1')
