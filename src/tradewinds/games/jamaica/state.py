"""The state of a Jamaica match: ships, decks and pile as sets of bits, and the frames of what happens next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tradewinds.games.jamaica.components import (
    ALL_TREASURES,
    BANK,
    FULL_DECK,
    GHOST_PLAYERS,
    HAND,
    HAND_WITH_MAP,
    HOLDS,
    LADY_BETH,
    LAIRS,
    MAP,
    MAX_HOLDS,
    SIXTH_HOLD,
    SPACES,
    STAGE,
    TO_FINISH,
    TREASURE_COUNT,
)
from tradewinds.games.jamaica.content import Box
from tradewinds.kernel.chance import Chance
from tradewinds.kernel.state import State
from tradewinds.kernel.vectors import vec

# --- streams of chance ---------------------------------------------------------------------------------------------

SETUP: Final = 0
DICE: Final = 1
COMBAT: Final = 2
TREASURE: Final = 3
STEAL: Final = 4
DECK: Final = 5
"""One stream per player's deck."""
STREAMS: Final = ["setup", "dice", "combat", "treasure", "steal"] + [f"deck.{seat}" for seat in range(6)]

# --- frames: what happens next -------------------------------------------------------------------------------------

PLACE_DICE: Final = 0
CHOOSE_CARD: Final = 1
"""mask: the seats that have not laid a card yet."""
TURNS: Final = 2
"""n: how many day and night actions have been begun."""
LOAD: Final = 3
"""seat, what: good, n: tokens, mask: 1 if the tokens are loot (in nobody's hold just now), 0 if from the bank."""
SAIL: Final = 4
"""seat: ship, what: forward or backward, n: steps."""
TARGET: Final = 5
"""seat: the arriving ship."""
BATTLE: Final = 6
"""seat: the attacking ship, n: stage of the battle."""
SETTLE: Final = 7
"""seat: ship."""
PAY: Final = 8
"""seat, what: good, n: tokens still to pay, mask: the first hold that may still pay."""
RETREAT: Final = 9
"""seat."""
GHOST: Final = 10
"""n: which of its two moves comes next."""
FRAMES: Final = [
    "place_dice",
    "choose_card",
    "turns",
    "load",
    "sail",
    "target",
    "battle",
    "settle",
    "pay",
    "retreat",
    "ghost",
]

# --- stages of a battle, in the order of JAM-6.5 to 6.13 ----------------------------------------------------------

ATTACK_POWDER: Final = 0
ATTACK_ROLL: Final = 1
SABRE_1: Final = 2
DEFEND_POWDER: Final = 3
DEFEND_ROLL: Final = 4
SABRE_2: Final = 5
COMPARE: Final = 6
LOOT: Final = 7
STAGES: Final = [
    "attack_powder",
    "attack_roll",
    "sabre_1",
    "defend_powder",
    "defend_roll",
    "sabre_2",
    "compare",
    "loot",
]

CAPACITY: Final = 64
"""More legal actions than any decision has (the most: 37 amounts of gunpowder)."""

LAIR_INDEX: Final = vec[i64]([LAIRS.index(space) if space in LAIRS else -1 for space in range(SPACES)])
ALL_TOKENS: Final = 511


@mypyc_attr(acyclic=True)
class Options:
    """The options of a match (JAM-R04 … R30) and its components; never changes, so copies share it."""

    def __init__(
        self,
        limited_bank: bool = False,
        loot_forced: bool = False,
        map_at_once: bool = False,
        keep_played_card: bool = False,
        ghost_ties_count: bool = False,
        ghost_rests_in_final_round: bool = False,
        cost_16: i64 = 0,
        cost_30: i64 = 0,
        round_cap: i64 = 0,
        box: Box | None = None,
    ) -> None:
        self.box: Box = Box() if box is None else box
        self.limited_bank: bool = limited_bank
        self.loot_forced: bool = loot_forced
        self.map_at_once: bool = map_at_once
        self.keep_played_card: bool = keep_played_card
        self.ghost_ties_count: bool = ghost_ties_count
        self.ghost_rests_in_final_round: bool = ghost_rests_in_final_round
        self.round_cap: i64 = round_cap
        """0 = none."""
        costs = self.box.costs[:]
        costs[16] = cost_16
        costs[30] = cost_30
        self.costs: vec[i64] = costs


@mypyc_attr(acyclic=True)
class Ship:
    """A ship with its hold board, its cards and its treasures; the Ghost Ship is one without action cards."""

    def __init__(self, source: Ship | None = None) -> None:
        if source is not None:
            self.space: i64 = source.space
            self.lap: i64 = source.lap
            self.good: vec[i64] = source.good[:]
            self.amount: vec[i64] = source.amount[:]
            self.hand: i64 = source.hand
            self.deck: i64 = source.deck
            self.discard: i64 = source.discard
            self.laid: i64 = source.laid
            self.revealed: bool = source.revealed
            self.powers: i64 = source.powers
            self.face_down: i64 = source.face_down
            self.known_curses: i64 = source.known_curses
        else:
            self.space = 0
            self.lap = 0
            self.good = vec[i64]([0] * MAX_HOLDS)
            self.amount = vec[i64]([0] * MAX_HOLDS)
            self.hand = 0
            self.deck = FULL_DECK
            self.discard = 0
            self.laid = -1
            self.revealed = False
            self.powers = 0
            self.face_down = 0
            self.known_curses = 0

    def holds(self) -> i64:
        """Five holds, or six with the 6th Hold (JAM-8.7)."""
        return MAX_HOLDS if self.powers & SIXTH_HOLD != 0 else HOLDS

    def total(self, good: i64) -> i64:
        """Tokens of one good over all holds."""
        total: i64 = 0
        h: i64 = 0
        for held in self.good:
            if held == good:
                total += self.amount[h]
            h += 1
        return total

    def clear(self, h: i64) -> None:
        self.good[h] = 0
        self.amount[h] = 0

    def hand_limit(self) -> i64:
        """JAM-8.4."""
        return HAND_WITH_MAP if self.powers & MAP != 0 else HAND

    def finished(self) -> bool:
        """JAM-2.7: the finish is (0, 1)."""
        return self.space == 0 and self.lap == 1

    def race_key(self) -> i64:
        """Higher = further ahead (JAM-2.8): lap, then part of the track, then fewer steps to go."""
        return self.lap * 100_000 + STAGE[self.space] * 1_000 - TO_FINISH[self.space]


@mypyc_attr(acyclic=True, free_list_len=1)
class Battle:
    """One battle (chapter 6). Rolls are faces by index, -1 before the roll."""

    def __init__(self, attacker: i64 = -1, defender: i64 = -1, source: Battle | None = None) -> None:
        self.attacker: i64 = attacker
        self.defender: i64 = defender
        if source is not None:
            self.attack_powder: i64 = source.attack_powder
            self.attack_roll: i64 = source.attack_roll
            self.defend_powder: i64 = source.defend_powder
            self.defend_roll: i64 = source.defend_roll
            self.sabre_used: bool = source.sabre_used
            self.winner: i64 = source.winner
        else:
            self.attack_powder = 0
            self.attack_roll = -1
            self.defend_powder = 0
            self.defend_roll = -1
            self.sabre_used = False
            self.winner = -1


class JamaicaState(State):
    """What lies on the table. `Jamaica` in `match.py` adds the rules."""

    def __init__(self, players: i64, options: Options, chance: Chance, source: JamaicaState | None = None) -> None:
        super().__init__(players, chance, CAPACITY, source)
        self.rules: Options = options
        if source is not None:
            self.round: i64 = source.round
            self.captain: i64 = source.captain
            self.die_1: i64 = source.die_1
            self.die_2: i64 = source.die_2
            self.day: i64 = source.day
            self.night: i64 = source.night
            self.acting: i64 = source.acting
            self.part: i64 = source.part
            self.race_ends: bool = source.race_ends
            self.tokens: i64 = source.tokens
            self.pool: i64 = source.pool
            self.pile: i64 = source.pile
            self.bank: vec[i64] = source.bank[:]
            self.seen: vec[i64] = source.seen[:]
            self.ships: vec[Ship] = vec[Ship]([Ship(ship) for ship in source.ships])
            fight = source.battle
            self.battle: Battle | None = None if fight is None else Battle(fight.attacker, fight.defender, fight)
        else:
            self.round = 0
            self.captain = 0
            self.die_1 = 0
            self.die_2 = 0
            self.day = 0
            self.night = 0
            self.acting = -1
            self.part = 0
            self.race_ends = False
            self.tokens = ALL_TOKENS
            # The treasure cards not yet drawn: pile and the removed ones together. The pile's order is nobody's
            # knowledge, so a card is drawn out of the pool when it is turned; only `pile` of them ever are (JAM-3.2).
            self.pool = ALL_TREASURES
            self.pile = 9
            self.bank = vec[i64](BANK)
            # For each treasure card the seats that know where it lies face down (JAM-11.5 to 11.7).
            self.seen = vec[i64]([0] * TREASURE_COUNT)
            self.battle = None
            ghosts: i64 = 1 if players == GHOST_PLAYERS else 0
            self.ships = vec[Ship]([Ship() for _ in range(players + ghosts)])

    def has_ghost(self) -> bool:
        return self.players == GHOST_PLAYERS

    def controller(self, ship: i64) -> i64:
        """Who steers a ship: its player, or the Captain for the Ghost Ship (JAM-10.5)."""
        return ship if ship < self.players else self.captain

    def ghost(self) -> Ship:
        return self.ships[self.players]

    def everybody(self) -> tuple[int, ...]:
        return tuple(range(int(self.players)))

    def fight(self) -> Battle:
        battle = self.battle
        assert battle is not None
        return battle

    def fixed_power(self, ship: i64) -> i64:
        """Lady Beth of the Ghost Ship, which can never be taken (JAM-10.4)."""
        return LADY_BETH if ship >= self.players else 0
