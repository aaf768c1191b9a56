"""What one seat may see of a match (chapter 14): the only door out of the engine.

These are its shapes; `seeing.py` fills them.
"""

# tradewinds: interpreted

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tradewinds.games.empires.components import GOOD_NAMES, TILE_NAMES

Good = Annotated[str, Meta(extra_json_schema={"enum": list(GOOD_NAMES)})]
Tile = Annotated[str, Meta(extra_json_schema={"enum": list(TILE_NAMES)})]


class SlotView(Struct, frozen=True):
    """A card of an empire."""

    card: str
    serial: int
    """Its number for ever: upgrades and copies name it."""
    exhausted: bool
    under: int | None
    """The field that it lies under as an upgrade."""
    copies: int | None
    """The card that it copies."""
    workers: int
    goods: dict[Good, int]
    action: bool
    """It can be used, and attacked, as an action card."""
    used: list[int]
    """Of each of its ongoing effects with a limit: how often it did something in this round."""


class PawnView(Struct, frozen=True):
    tile: Tile | None
    """None at home."""
    exhausted: bool


class BoardView(Struct, frozen=True):
    seat: int
    clan: str | None
    vp: int
    goods: dict[Good, int]
    workers: int
    spent: int
    """Workers on the clan tile."""
    ships: int
    """Own ships at home."""
    pawns: list[PawnView]
    passed: bool
    empire: list[SlotView]
    hand: dict[str, int] | None
    """Only for the owner, and for everybody at the end."""
    hand_size: int
    drawn: dict[str, int] | None
    """Cards set aside to choose from: only for the owner."""
    drawn_size: int
    kept: dict[str, int] | None
    """Of these, what the owner has chosen to keep so far."""
    deck: int
    discard: dict[str, int]


class ShipView(Struct, frozen=True):
    seat: int
    fish: bool
    raze: bool
    generic: bool


class SeaView(Struct, frozen=True):
    face_up: list[str | None]
    deck: int
    discard: dict[str, int]


class GoalView(Struct, frozen=True):
    goal: str
    """score, islands, tribute or distant."""
    there: int
    needed: int


class SoloView(Struct, frozen=True):
    scenario: str
    level: str
    event: str | None
    events_left: int
    solo_side: list[Tile]
    tribute: dict[Good, int]
    goals: list[GoalView]


class ScoreView(Struct, frozen=True):
    seat: int
    parts: dict[str, int]
    total: int
    winner: bool
    place: int


class EmpiresView(Struct, frozen=True):
    seat: int | None
    players: int
    options: dict[str, str | int | bool | None]
    content: str
    """SHA-256 of the cards that the match is played with."""
    round: int
    phase: str
    first: int
    last: bool
    """This round is the last one."""
    circle: list[Tile]
    near: SeaView
    far: SeaView
    queue: list[ShipView]
    pool: int
    """Generic ships left."""
    boards: list[BoardView]
    solo: SoloView | None
    over: bool
    scores: list[ScoreView]
