"""What one seat may see of a Puerto Rico match (chapter 23): the only door out of the engine.

These are its shapes; `seeing.py` fills them.
"""

# tradewinds: interpreted

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tradewinds.games.puertorico.components import GOODS

Good = Annotated[str, Meta(extra_json_schema={"enum": list(GOODS)})]


class RoleView(Struct, frozen=True):
    role: str
    coins: int
    taken: bool
    """Chosen this round."""


class ShipView(Struct, frozen=True):
    size: int
    good: Good | None
    count: int


class TrayView(Struct, frozen=True):
    building: str
    left: int
    cost: int
    """Printed cost in this match (the optional cost change counted)."""
    price: int | None
    """What the reader would pay as the own board stands."""


class PlaceView(Struct, frozen=True):
    """A kind of countryside tile or a building, with the people on it."""

    place: str
    count: int
    """How many tiles of the kind; 1 for a building."""
    slots: int
    workers: int
    citizens: int


class GoalView(Struct, frozen=True):
    goal: str
    open: bool
    plantations: list[Good]
    goods: list[Good]
    building: str | None


class PuertomaView(Struct, frozen=True):
    spaces: list[list[int]]
    """Per kind of plantation, per tile: filled worker slots."""
    slots: list[int]
    """Worker slots under one space of each kind."""
    third: dict[Good, int]
    levels: list[int]
    """Buildings on the spaces of levels 1 to 4."""
    abilities: list[str | None]
    """Ability tiles of levels 1 to 4 that are turned up."""
    working: list[str]
    reserve: str | None


class BoardView(Struct, frozen=True):
    seat: int
    puertoma: PuertomaView | None
    coins: int
    vp: int | None
    """None where VP tokens are kept hidden (PR-23.2)."""
    goods: dict[Good, int]
    countryside: list[PlaceView]
    forests: int
    city: list[PlaceView]
    tiles_used: int
    tiles_spaces: int
    city_used: int
    city_spaces: int
    idle_workers: int
    idle_citizens: int
    achievements: list[str] | None
    """Own cards not yet completed: only for the owner, and for everybody at the end."""
    achievement_count: int
    completed: list[str]
    produced: dict[Good, int]
    """Produced or loaded in the running phase."""
    staffing: bool
    """Is placing people now."""


class ScoreView(Struct, frozen=True):
    seat: int
    parts: dict[str, int]
    total: int
    winner: bool
    place: int
    """1 is the first; places can be shared (PR-11.10)."""


class PuertoRicoView(Struct, frozen=True):
    seat: int | None
    players: int
    people: int
    """Seats 0 to people - 1 are people or bots; the others are Puertomas."""
    options: dict[str, str | int | bool | None]
    round: int
    phase: str
    """opening, choose_role, a role while its phase is played, over."""
    governor: int
    chooser: int | None
    picks_left: int
    roles: list[RoleView]
    offer: list[Good | None]
    quarries: int
    bag: int
    discard: dict[Good, int]
    register_workers: int
    register_citizens: int
    supply_workers: int
    supply_citizens: int
    supply: dict[Good, int]
    vp_pool: int
    house: list[Good]
    house_spaces: int
    ships: list[ShipView]
    content: str
    """SHA-256 of the components that the match is played with; empty for those of the box."""
    tray: list[TrayView]
    goals: list[GoalView]
    marker: int | None
    captured: str | None
    tracker: str | None
    triggers: list[str]
    cards: list[str]
    """Achievement cards before this seat while they are chosen."""
    boards: list[BoardView]
    over: bool
    scores: list[ScoreView]
