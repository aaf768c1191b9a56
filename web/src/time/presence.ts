/** Who is here, in a word, for the panels of the other players: the table says it, and no game has to know. */

import { getContext, setContext } from 'svelte'

type Presence = (seat: number) => string
const KEY = Symbol('presence')

export const tellPresence = (presence: Presence): void => void setContext(KEY, presence)
export const presenceOf = (): Presence => getContext<Presence | undefined>(KEY) ?? (() => '')
