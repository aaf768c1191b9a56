/** What this connection knows of a table: a pure function of the messages received. */

import type { ChatEntry, Fact, SeatNow, ServerMessage, TableInfo, TableRequest, View } from '../wire'

export interface TableState {
  seq: number
  table: TableInfo | null
  seats: SeatNow[]
  spectator: View | null
  facts: Fact[]
  chat: ChatEntry[]
  requests: TableRequest[]
  /** Facts of the last message, for animation and announcements; empty after a whole state. */
  fresh: Fact[]
}

export const empty: TableState = {
  seq: 0,
  table: null,
  seats: [],
  spectator: null,
  facts: [],
  chat: [],
  requests: [],
  fresh: [],
}

/** Facts from `from` on replace whatever we held there: a repeated message changes nothing. */
export function joinFacts(have: readonly Fact[], from: number, added: readonly Fact[]): Fact[] {
  return [...have.slice(0, from), ...added]
}

export function reduce(state: TableState, message: ServerMessage): TableState {
  switch (message.t) {
    case 'state': {
      const facts = joinFacts(state.facts, message.facts_from, message.facts)
      const known = state.table !== null && message.facts_from > 0
      return {
        seq: message.seq,
        table: message.table,
        seats: message.seats,
        spectator: message.spectator?.view ?? null,
        facts,
        chat: message.chat,
        requests: message.requests,
        // After a broken line the missed facts are new to the reader; on the first visit everything is history.
        fresh: known ? message.facts : [],
      }
    }
    case 'update': {
      const news = message.facts.filter((_, i) => message.facts_from + i >= state.facts.length)
      return {
        ...state,
        seq: message.seq,
        table: state.table && {
          ...state.table,
          seq: message.seq,
          waiting: message.waiting,
          time: message.time ?? null,
        },
        seats: message.seats,
        spectator: message.spectator?.view ?? null,
        facts: joinFacts(state.facts, message.facts_from, message.facts),
        requests: message.requests,
        fresh: news,
      }
    }
    case 'rewound':
      // The questions are void as well; the state that follows brings those that stand now.
      return {
        ...state,
        seq: message.seq,
        seats: state.seats.map((one) => ({ ...one, prompt: null })),
        facts: state.facts.slice(0, message.facts_to),
        fresh: [],
      }
    case 'table':
      return { ...state, table: message.table }
    case 'chat':
      return { ...state, chat: [...state.chat, message.entry] }
    case 'requests':
      return { ...state, requests: message.requests }
    default:
      return state
  }
}

/** A gap between what we hold and what a message builds on: time to ask for the whole again. */
export function hasGap(state: TableState, message: ServerMessage): boolean {
  return message.t === 'update' && message.facts_from > state.facts.length
}
