"""What one seat may see of a Jamaica match (JAM-11.1 to 11.7): the only door out of the engine.

These are its shapes; `seeing.py` fills them.
"""

# tradewinds: interpreted

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tradewinds.games.jamaica.components import GOODS

Good = Annotated[str, Meta(extra_json_schema={"enum": list(GOODS[1:])})]


class HoldView(Struct, frozen=True):
    good: Good | None
    """None for an empty hold."""
    amount: int


class ShipView(Struct, frozen=True):
    """One ship: the players' ships in seat order, then the Ghost Ship in the two-player game."""

    ship: int
    """Index of the ship; equal to the seat for a player's ship."""
    ghost: bool
    pirate: str
    color: str
    space: int
    lap: int
    to_finish: int
    rank: int
    """1 = furthest ahead; ships that are level share a rank (JAM-2.8)."""
    finished: bool
    holds: list[HoldView]
    """Five holds, six with the 6th Hold card."""
    powers: list[str]
    """Face-up powers (Lady Beth beside the Ghost Ship included)."""
    face_down: int
    """How many treasure cards lie face down."""
    treasures: list[str] | None
    """The faces of the face-down cards: only for the owner, and for everybody at the final scoring."""
    known: list[str]
    """Cards among the face-down ones that this seat happens to know (JAM-11.5 to 11.7)."""
    known_curses: int
    """How many of the face-down cards everybody knows to be cursed (JAM-11.6)."""
    hand: list[str] | None
    """The hand: only for the owner."""
    hand_count: int
    hand_limit: int
    deck_count: int
    unseen: list[str]
    """Deck plus hand, deducible by everybody (JAM-11.4); empty for the Ghost Ship."""
    discard: list[str]
    laid: str | None
    """The card of this round: its id once revealed (or for its owner), `hidden` while face down, None before."""
    revealed: bool


class BattleView(Struct, frozen=True):
    attacker: int
    defender: int
    step: str
    """attack_powder, attack_roll, sabre_1, defend_powder, defend_roll, sabre_2, compare, loot."""
    attack_powder: int | None
    attack_roll: str | None
    """2, 4, 6, 8, 10 or star."""
    attack_strength: int | None
    defend_powder: int | None
    defend_roll: str | None
    defend_strength: int | None
    sabre_used: bool
    winner: int | None


class ScoreView(Struct, frozen=True):
    seat: int
    position: int
    gold: int
    treasures: int
    curses: int
    total: int
    winner: bool
    place: int
    """1 is the first; places can be shared (JAM-9.9, 9.10)."""


class JamaicaView(Struct, frozen=True):
    seat: int | None
    """Whose eyes: a seat, or None for a spectator."""
    players: int
    options: dict[str, str | int | bool | None]
    round: int
    phase: str
    """place_dice, choose_card, actions, ghost, over."""
    captain: int
    acting: int | None
    """The ship whose card is being carried out."""
    action_part: str | None
    """day or night while a card is carried out."""
    dice: list[int]
    """The two dice as rolled; empty before the first roll."""
    day: int | None
    night: int | None
    tokens: list[int]
    """Lairs that still have their treasure token."""
    pile: int
    """Cards in the treasure pile."""
    bank: dict[Good, int] | None
    """Tokens left in the bank, with option bank: limited."""
    content: str
    """SHA-256 of the components that the match is played with; empty for those of the box."""
    costs: list[int]
    """Cost of each of the fifty spaces in this match (options may change 16 and 30)."""
    ships: list[ShipView]
    battle: BattleView | None
    race_ends: bool
    """True from the moment a ship has reached the finish."""
    over: bool
    scores: list[ScoreView]
    """At the end of the match; empty before."""
