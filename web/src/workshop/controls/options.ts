/** The names that a choice or a reference offers, in words. */

import type { Bench } from '../bench.svelte'
import type { Kind } from '../schema'

export interface Named {
  id: string
  label: string
}

/** `also`: values that are there although they are not offered. */
export function optionsOf(
  bench: Bench,
  kind: Kind & { kind: 'choice' | 'record' },
  name: string,
  also: readonly unknown[] = [],
): Named[] {
  const ids =
    kind.kind === 'choice'
      ? kind.choices
      : bench.idsOf(kind.list).filter((id) => bench.standing(kind.list, id) !== 'removed')
  const strange = also.filter((one): one is string => typeof one === 'string' && !ids.includes(one))
  const word = (id: string): string =>
    kind.kind === 'choice' ? bench.naming.value(name, id) : bench.nameOf(kind.list, id)
  return [...ids, ...strange].map((id) => ({ id, label: word(id) }))
}
