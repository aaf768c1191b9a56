"""What one seat may see of a match (MAR-31): the only door out of the engine.

These are its shapes; `seeing.py` fills them.
"""

# tradewinds: interpreted

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tradewinds.games.maracaibo.components import BORDER_NAMES, GOOD_NAMES, NATION_NAMES, SYNERGY_NAMES

Nation = Annotated[str, Meta(extra_json_schema={"enum": list(NATION_NAMES)})]
Good = Annotated[str, Meta(extra_json_schema={"enum": list(GOOD_NAMES)})]
Synergy = Annotated[str, Meta(extra_json_schema={"enum": list(SYNERGY_NAMES)})]
Border = Annotated[str, Meta(extra_json_schema={"enum": list(BORDER_NAMES)})]


class CardView(Struct, frozen=True):
    """A bought card."""

    card: str
    assistant_at: str | None
    used: bool
    """Its assistant action was used in this round."""
    scored: bool
    """It gave the VP of an unused assistant in this round."""
    new: bool
    """Bought in this turn: its assistant acts from the next turn on."""
    quest: str | None
    """The quest tile that is stored on it."""


class BoardView(Struct, frozen=True):
    seat: int
    vp: int
    doubloons: int
    cp: int
    income: int
    vp_income: int
    ship: str
    explorer: str
    borders: list[Border]
    influence: dict[Nation, int]
    ranks: dict[Nation, int]
    personal: int
    general: int
    discs: list[int]
    """Per upgrade slot; 0: the upgrade is complete."""
    hand: list[str] | None
    """Only for the owner, and for all when the match is over."""
    hand_size: int
    hand_limit: int
    planning: list[str]
    thrown: list[str] | None
    """Chosen to be discarded while everybody splits the dealt cards."""
    done: bool
    """In set-up: has chosen."""
    careers: list[str] | None
    career: str | None
    goals: list[int]
    """Completed goals of the career card."""
    tableau: list[CardView]
    synergies: list[Synergy]
    quests: int
    tokens: int
    compasses: int
    discount: int
    assistants: int
    buildings: list[str]


class PlaceView(Struct, frozen=True):
    place: str
    marker: Nation | None
    tile: str | None
    good: Good | None
    market: int
    """Discs on its market spaces."""
    spaces: int
    quests: list[str]


class NationView(Struct, frozen=True):
    nation: Nation
    stored: int
    on_map: int
    value: int
    """Of its empty storage spaces."""
    multiplier: int


class CombatView(Struct, frozen=True):
    """The combat that is going on."""

    seat: int
    token: str | None
    nation: Nation | None
    value: int | None


class JeanView(Struct, frozen=True):
    card: str | None
    """The automa card that was turned last."""
    removed: int
    """Discs gone from her board."""
    cards: list[str]
    """Project cards beside it."""
    deck: int
    income: int


class ScoreView(Struct, frozen=True):
    seat: int
    parts: dict[str, int]
    total: int
    winner: bool
    place: int


class MaracaiboView(Struct, frozen=True):
    seat: int | None
    players: int
    options: dict[str, str | int | bool | None]
    content: str
    """SHA-256 of the content that the match is played with."""
    round: int
    phase: str
    active: int
    mp: int
    places: list[PlaceView]
    nations: list[NationView]
    trail: list[str | None]
    """Quest tiles on the explorer track."""
    borders: list[Border]
    """Those that somebody has crossed."""
    arrivals: int
    quest_top: str | None
    quest_pile: int
    tokens: list[int]
    """Combat tokens in the left and in the right pile."""
    display: list[str | None]
    deck: int
    discard: list[str]
    buildings: list[str | None]
    combat: CombatView | None
    boards: list[BoardView]
    jean: JeanView | None
    over: bool
    scores: list[ScoreView]
