/** Written by tools/contracts.py from tradewinds.games.jamaica.view. Do not edit. */

export type Good = 'gold' | 'food' | 'gunpowder'

export interface HoldView {
  /** None for an empty hold. */
  good: Good | null
  amount: number
}

export interface ShipView {
  /** Index of the ship; equal to the seat for a player's ship. */
  ship: number
  ghost: boolean
  pirate: string
  color: string
  space: number
  lap: number
  to_finish: number
  /** 1 = furthest ahead; ships that are level share a rank (JAM-2.8). */
  rank: number
  finished: boolean
  /** Five holds, six with the 6th Hold card. */
  holds: HoldView[]
  /** Face-up powers (Lady Beth beside the Ghost Ship included). */
  powers: string[]
  /** How many treasure cards lie face down. */
  face_down: number
  /** The faces of the face-down cards: only for the owner, and for everybody at the final scoring. */
  treasures: string[] | null
  /** Cards among the face-down ones that this seat happens to know (JAM-11.5 to 11.7). */
  known: string[]
  /** How many of the face-down cards everybody knows to be cursed (JAM-11.6). */
  known_curses: number
  /** The hand: only for the owner. */
  hand: string[] | null
  hand_count: number
  hand_limit: number
  deck_count: number
  /** Deck plus hand, deducible by everybody (JAM-11.4); empty for the Ghost Ship. */
  unseen: string[]
  discard: string[]
  /** The card of this round: its id once revealed (or for its owner), `hidden` while face down, None before. */
  laid: string | null
  revealed: boolean
}

export interface BattleView {
  attacker: number
  defender: number
  /** attack_powder, attack_roll, sabre_1, defend_powder, defend_roll, sabre_2, compare, loot. */
  step: string
  attack_powder: number | null
  /** 2, 4, 6, 8, 10 or star. */
  attack_roll: string | null
  attack_strength: number | null
  defend_powder: number | null
  defend_roll: string | null
  defend_strength: number | null
  sabre_used: boolean
  winner: number | null
}

export interface ScoreView {
  seat: number
  position: number
  gold: number
  treasures: number
  curses: number
  total: number
  winner: boolean
  /** 1 is the first; places can be shared (JAM-9.9, 9.10). */
  place: number
}

export interface JamaicaView {
  /** Whose eyes: a seat, or None for a spectator. */
  seat: number | null
  players: number
  options: Record<string, string | number | boolean | null>
  round: number
  /** place_dice, choose_card, actions, ghost, over. */
  phase: string
  captain: number
  /** The ship whose card is being carried out. */
  acting: number | null
  /** day or night while a card is carried out. */
  action_part: string | null
  /** The two dice as rolled; empty before the first roll. */
  dice: number[]
  day: number | null
  night: number | null
  /** Lairs that still have their treasure token. */
  tokens: number[]
  /** Cards in the treasure pile. */
  pile: number
  /** Tokens left in the bank, with option bank: limited. */
  bank: Partial<Record<Good, number>> | null
  /** SHA-256 of the components that the match is played with; empty for those of the box. */
  content: string
  /** Cost of each of the fifty spaces in this match (options may change 16 and 30). */
  costs: number[]
  ships: ShipView[]
  battle: BattleView | null
  /** True from the moment a ship has reached the finish. */
  race_ends: boolean
  over: boolean
  /** At the end of the match; empty before. */
  scores: ScoreView[]
}
