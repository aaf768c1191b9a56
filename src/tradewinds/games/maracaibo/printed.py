"""What is printed on cards, tiles, tokens and the map, for whoever draws them."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NotRequired, Required, TypedDict

from msgspec import Meta

from tradewinds.games import data, picked
from tradewinds.games.maracaibo.components import GOOD_NAMES, NATION_NAMES, OBJECT_NAMES, SYNERGY_NAMES
from tradewinds.games.maracaibo.view import Border, Good, Nation, Synergy

Item = Annotated[str, Meta(extra_json_schema={"enum": list(OBJECT_NAMES)})]
Cost = dict[str, int | dict[str, int]]
"""Doubloons, combat points, figures …; of goods and objects how many of which."""
Branch = Literal["upper", "lower"]
_From = TypedDict("_From", {"from": NotRequired[str]})  # words of Python's own
_With = TypedDict("_With", {"with": str})

# --- what they do ----------------------------------------------------------------------------------------------


class Effect(TypedDict, total=False):
    """A verb and what belongs to it: `schema.py` says which takes what."""

    do: Required[str]
    n: int | dict[str, int]
    """By edition where these differ."""
    per: str
    max: int
    if_synergy: Synergy
    kind: str
    nation: str
    where: str
    must: bool
    id: str
    action: str
    location: str
    max_mp: int
    income_doubloons_each: int
    extra_times: dict[str, int]
    two_from: int
    three_from: int
    options: list[list[Effect]]
    cost: Cost
    gain: list[Effect]
    influence: int
    annex_extra_village: bool


class CardEffect(Effect):
    bg: str
    """The colour behind it."""


class JeanEffect(Effect):
    rounds: NotRequired[list[int]]
    """The first and the last."""


class NationMarkers(TypedDict):
    nation: Nation
    min: int


class Requirement(TypedDict, total=False):
    """One of these."""

    figure_to_location: str
    return_figure: int
    figure_on_card: int
    pay_cp: int
    pay_objects: dict[Item, int]
    nation_markers: NationMarkers


class Card(TypedDict):
    deck: str
    cost: int
    good: Good
    object: Item
    vp: int
    requirements: list[Requirement]
    effects: list[CardEffect]
    source: str


class Sourced(TypedDict, total=False):
    """Where it comes from, and where some of its parts do."""

    source: Required[str]
    src_data: str
    src_place: str
    src_rules: str
    src_cost: str
    reconstructed_fields: list[str]


class Act(Sourced):
    """What can be done in a city, in a village, by an assistant."""

    effects: list[Effect]


class VillageAct(Act, _From):
    basic: NotRequired[bool]
    last: bool


class Way(TypedDict):
    """To carry out a combat action."""

    cv: int
    when: NotRequired[str]
    displaces: NotRequired[bool]
    place: NotRequired[int]
    effects: NotRequired[list[Effect]]


class CombatAct(Sourced, _From):
    options: list[Way]
    effects: NotRequired[list[Effect]]
    basic: NotRequired[bool]
    target: NotRequired[str]
    places_marker: NotRequired[bool]
    requires_explorer_rank: NotRequired[int]


# --- the map ---------------------------------------------------------------------------------------------------


class Arrow(TypedDict):
    to: str
    mp: int
    branch: NotRequired[Branch]
    when: NotRequired[str]
    """With this legacy tile."""
    rounds: NotRequired[list[int]]


class Market(TypedDict):
    good: Good
    slots: dict[int, int]
    """By the number of seats."""


class Location(Sourced, total=False):
    order: Required[float]
    """Along the voyage."""
    kind: Required[Literal["start", "village", "city", "home"]]
    stop: Required[bool]
    action: str
    flag: list[Effect]
    market: Market
    xy: list[int]


class Place(Location):
    next: list[Arrow]
    tile: NotRequired[bool]
    covered_by: NotRequired[str]
    ends_round: NotRequired[list[int]]
    becomes_city_with: NotRequired[str]


class LegacyPlace(Location, _With):
    """A place that a legacy tile adds or changes; where it changes one, that keeps its arrows."""

    next: NotRequired[list[Arrow]]
    needs_explorer: NotRequired[dict[str, dict[str, int]]]


class CityTile(Sourced):
    players: list[int]
    marked: bool
    fixed_location: NotRequired[str]
    action: str
    good: Good
    slots: int


class Space(Sourced):
    """A stone of the explorer track."""

    rank: float
    reward: list[Effect]
    next: list[str]
    start: NotRequired[bool]
    end: NotRequired[bool]
    quest: NotRequired[bool]
    border_after: NotRequired[Border]
    branch: NotRequired[str]
    gate: NotRequired[str]
    """With this legacy tile."""


class BorderLine(Sourced, total=False):
    reward: list[Effect]
    vp_first: int
    vp_later: int


class InfluenceTrack(Sourced):
    last: int
    ranks: dict[int, int]
    """The spaces on which they are reached."""
    vp_per_step_beyond: int
    most_influence_bonus: int


class StorageSpace(TypedDict):
    pos: int
    markers: int
    value: int


class StorageTrack(Sourced):
    spaces: list[StorageSpace]


Track = dict[str, Any]
"""Numbers that no drawing needs."""


class Tracks(TypedDict):
    influence: InfluenceTrack
    storage: StorageTrack
    majority_bonus: Track
    doubloon_income: Track
    vp_income: Track
    combat_points: Track
    score: Track
    quest_row: Track
    village_main_action: Track
    skipped_assistant_vp: Track


# --- tiles, tokens, boards -------------------------------------------------------------------------------------


class Task(TypedDict):
    cost: Cost
    reward: list[Effect]


class Quest(Task, Sourced):
    pass


class Sector(TypedDict):
    cv: int
    extra: dict[str, int]


class Token(Sourced):
    france: Sector
    england: Sector
    spain: Sector
    modifier: str


class Goal(TypedDict):
    kind: str
    low: int | Border
    high: int | Border
    doubloons: int
    vp: int


class Career(Sourced):
    goals: list[Goal]


class Building(Sourced):
    cost: int
    final: list[Effect]


class Needs(TypedDict, total=False):
    slots: list[int]
    other_complete: int


class Slot(Sourced):
    grid: tuple[int, int]
    kind: Literal["lasting", "instant"]
    needs: Needs
    effects: list[Effect]


class JeanCard(Sourced):
    deck: str
    steps: int
    branch: Branch
    display_card: int
    actions: list[JeanEffect]


class LegacyTile(Sourced, total=False):
    kind: Required[Literal["city", "route", "skull", "location_bonus", "combat_place", "disc_tile"]]
    at: Required[str | list[str]]
    rules: Required[list[str]]
    xy: list[int]
    action: str
    quest_slot: bool
    mp: int
    closes_city: bool
    no_village_action: bool
    arrive: list[Effect]
    combat_action: str
    places: int
    protected: bool
    cost: Cost
    reward: list[Effect]
    spaces: int
    prefilled: dict[int, int]
    """By the number of seats."""
    toll_doubloons: int


class StoryPlace(TypedDict):
    location: str
    players: list[int]


class StorySetup(TypedDict, total=False):
    story: str
    """Where the story tile lies."""
    quests: list[StoryPlace]
    tiles_add: list[str]
    tiles_remove: list[str]
    cards_discard: list[int]
    cards_shuffle: list[int]
    read: int


class StoryNeeds(TypedDict):
    kind: str
    tile: NotRequired[str]


class Story(TypedDict):
    """What the front of a story card says; its back stays unread until its time (MAR-31.3)."""

    chapter: int
    setup: StorySetup
    requirement: StoryNeeds
    story_quest: NotRequired[Task]
    source: str


class Content(TypedDict):
    sha: str
    nations: list[Nation]
    goods: list[Good]
    objects: list[Item]
    synergies: list[Synergy]
    cards: dict[str, Card]
    places: dict[str, Place]
    legacy_places: dict[str, LegacyPlace]
    legacy: dict[str, LegacyTile]
    stories: dict[str, Story]
    spaces: dict[str, Space]
    tiles: dict[str, CityTile]
    quests: dict[str, Quest]
    tokens: dict[str, Token]
    careers: dict[str, Career]
    buildings: dict[str, Building]
    slots: dict[str, Slot]
    tracks: Tracks
    borders: dict[str, BorderLine]
    arrivals: list[int]
    automa: dict[str, JeanCard]
    discs: int
    city: dict[str, Act]
    village: dict[str, VillageAct]
    combat: dict[str, CombatAct]
    assistant: dict[str, Act]


def content(of: Mapping[str, Any], sha: str) -> Content:
    """The records of the data as they are, without their names, which are words; with their sources."""
    cards = [*of["project_cards"]["cards"], *of["project_cards_c"]["cards"]]
    return {
        "sha": sha,
        "nations": NATION_NAMES,
        "goods": GOOD_NAMES,
        "objects": OBJECT_NAMES,
        "synergies": SYNERGY_NAMES,
        "cards": {row["id"]: picked(row, Card) for row in cards},
        "places": {row["id"]: plain(row) for row in of["map"]["locations"]},
        "legacy_places": {row["id"]: plain(row) for row in of["map"]["legacy_locations"]},
        "legacy": {row["id"]: plain(row) for row in of["legacy_tiles"]["tiles"]},
        "stories": {str(row["number"]): front(row) for row in of["story_cards"]["campaign"]},
        "spaces": {row["id"]: plain(row) for row in of["explorer_track"]["spaces"]},
        "tiles": {row["id"]: plain(row) for row in of["city_tiles"]["tiles"]},
        "quests": {row["id"]: plain(row) for row in of["quest_tiles"]["quests"]},
        "tokens": {row["id"]: plain(row) for row in of["combat_tokens"]["tokens"]},
        "careers": {row["id"]: plain(row) for row in of["career_cards"]["cards"]},
        "buildings": {row["id"]: plain(row) for row in of["prestige_buildings"]["buildings"]},
        "slots": {str(row["id"]): plain(row) for row in of["ship_board"]["slots"]},
        "tracks": data("maracaibo", "tracks"),
        "borders": {row["id"]: plain(row) for row in of["explorer_track"]["borders"]},
        "arrivals": of["explorer_track"]["end"]["vp_by_arrival"],
        "automa": {row["id"]: plain(row) for row in of["automa"]["cards"]},
        "discs": of["automa"]["board"]["spaces"],
        "city": {row["id"]: plain(row) for row in of["effects"]["city_action_defs"]},
        "village": {row["id"]: plain(row) for row in of["effects"]["village_action_defs"]},
        "combat": {row["id"]: plain(row) for row in of["effects"]["combat_action_defs"]},
        "assistant": {row["id"]: plain(row) for row in of["effects"]["assistant_action_defs"]},
    }


def front(row: dict[str, Any]) -> Story:
    return picked(row, Story)


def plain(row: dict[str, Any]) -> Any:
    return {key: value for key, value in row.items() if key not in ("id", "name", "note", "count", "base")}
