"""What is printed on the cards and tiles, for whoever draws them."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypedDict

from msgspec import Meta

from tradewinds.games import data, picked
from tradewinds.games.empires.components import CLAN_NAMES, DISTANCE_NAMES, GOOD_NAMES, TILE_NAMES
from tradewinds.games.empires.content import CARD_KINDS
from tradewinds.games.empires.faces import Face, Line, face, tile_face
from tradewinds.games.empires.view import Good, Tile

Kind = Annotated[str, Meta(extra_json_schema={"enum": list(CARD_KINDS)})]
Distance = Annotated[str, Meta(extra_json_schema={"enum": list(DISTANCE_NAMES)})]


class TilePrinted(TypedDict):
    gives: Line
    solo_extra_cost: dict[str, int]
    source: str


class Clan(TypedDict):
    faction: str
    difficulty: int
    start_goods: dict[Good, int]
    start_cards: list[str]


class _Kept(TypedDict, total=False):
    """As in the data, where it is there."""

    clan: str
    distance: Distance
    start: bool
    cost: dict[str, int]
    play_with: Tile
    goods: dict[Good, int]
    pillage: dict[Good, int]
    conquer_cost: dict[str, int]


class Card(_Kept, Face):
    """With its effect in icons: what it asks, what it gives."""

    kind: Kind
    icon: str
    """The type icon beside its name."""
    copies: int
    source: str


class Content(TypedDict):
    sha: str
    goods: list[Good]
    tiles: dict[Tile, TilePrinted]
    tile_names: list[Tile]
    clans: dict[str, Clan]
    cards: dict[str, Card]


def content(of: Mapping[str, Any], sha: str) -> Content:
    """Of each card what is printed on it, and its source; the tiles; the clans."""
    rows = [row for clan in CLAN_NAMES for row in of[f"clan_{clan}"]] + of["islands"]
    return {
        "sha": sha,
        "goods": GOOD_NAMES,
        "tiles": {
            row["id"]: {
                "gives": tile_face(row["effect"]),
                "solo_extra_cost": row["solo_extra_cost"],
                "source": row["source"],
            }
            for row in of["action_tiles"]
        },
        "tile_names": TILE_NAMES,
        "clans": {row["id"]: picked(row, Clan) for row in data("empires", "clans")},
        "cards": {row["id"]: printed(row) for row in rows},
    }


def printed(row: dict[str, Any]) -> Card:
    return {
        "kind": row["kind"],
        "icon": row["icons"][0],
        "copies": row.get("copies", row.get("count", 1)),
        "source": row["source"],
        **picked(row, _Kept),
        **face(row),
    }
