"""What one seat may see of a match (MAR-31): the only door out of the engine.

These are its shapes; `seeing.py` fills them.
"""

# tradewinds: interpreted

from __future__ import annotations

from typing import Annotated, TypedDict

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
    reached: list[int]
    """How far each of its goals is reached, as its conditions count: tokens, quests, borders crossed."""
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
    """Quest and story tiles; on 17 with L1 also the one of the city action."""
    kind: str
    """start, village, city, home, or closed: neither village nor city."""
    legacy: list[str]
    """Legacy tiles that lie here."""


class LegacyView(Struct, frozen=True):
    """A legacy tile in play."""

    tile: str
    kind: str
    place: str | None
    """None where it lies on a route, or beside it."""
    discs: int
    spaces: int
    """For discs; 0 where none are put."""
    markers: list[Nation | None]
    """Per place for an ownership marker: silver fleet, gold mine."""
    quest: str | None
    """The quest of the city action of L1."""


class StoryCardView(Struct, frozen=True):
    """A story card in play."""

    card: str
    chapter: int
    waiting: bool
    """Set up at the start of the next match only."""
    place: str | None
    """Where its story tile lies or lay."""
    tile: str | None
    """The story tile, or None where there is none."""
    holder: int | None
    """Who has fulfilled its quest."""
    needs: str
    """story_tile, tile_full or none."""
    full: str | None
    """The legacy tile that must be full."""


class PageView(Struct, frozen=True):
    """A story card that was read."""

    card: str
    chapter: int
    choice: int | None
    """The choice made, from 1."""


class VoteView(Struct, frozen=True):
    """A vote that is going on; the picks are shown together when all have been made."""

    card: str
    reader: int
    choices: int
    voted: list[int]
    own: int | None


class StoryView(Struct, frozen=True):
    """The book as it stands."""

    chapter: int
    cards: list[StoryCardView]
    pages: list[PageView]
    ending: str | None
    stack: int
    """Story tiles in the stack."""
    vote: VoteView | None


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
    missing: dict[str, dict[str, int]]
    """What the seat lacks for each quest that lies on the map, on the explorer track or on its own cards."""
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
    legacy: list[LegacyView]
    routes: dict[str, int]
    """Arrows that cost more than printed: `8-9`: MP."""
    c_cards: list[str]
    """C cards that are in the game."""
    story: StoryView | None
    """None in free mode."""
    over: bool
    scores: list[ScoreView]


class Archive(TypedDict):
    """What everybody may see between the matches of a campaign: `archive.carry`."""

    cards: list[str]
    """Story cards in play."""
    waiting: list[str]
    """Those of them that came in a final scoring: what they change is done when the next match begins."""
    read: list[str]
    choices: dict[str, int]
    tiles: list[str]
    c_cards: list[str]
    ending: str | None
