"""What is printed on Jamaica's pieces, for whoever draws them."""

# tradewinds: interpreted

from __future__ import annotations

from typing import Annotated, TypedDict

from msgspec import Meta

from tradewinds.games.jamaica.components import (
    CARDS,
    COST_GOOD,
    GOODS,
    KIND,
    KINDS,
    NEXT,
    PREV,
    SPACES,
    SYMBOLS,
    TREASURE_GROUP,
    TREASURES,
)
from tradewinds.games.jamaica.content import Box
from tradewinds.games.jamaica.view import Good

CardSymbol = Annotated[str, Meta(extra_json_schema={"enum": list(SYMBOLS[1:])})]
Kind = Annotated[str, Meta(extra_json_schema={"enum": list(KINDS)})]
Group = Annotated[str, Meta(extra_json_schema={"enum": list(dict.fromkeys(TREASURE_GROUP))})]


class Card(TypedDict):
    day: CardSymbol
    night: CardSymbol


class Treasure(TypedDict):
    group: Group
    points: int


class Space(TypedDict):
    kind: Kind
    good: Good | None
    """In which its cost is paid."""
    end: int
    """Points of a ship that stands here at the end."""
    next: list[int]
    prev: list[int]


class Content(TypedDict):
    sha: str
    cards: dict[str, Card]
    treasures: dict[str, Treasure]
    spaces: list[Space]


def content(box: Box) -> Content:
    """The cards and the race track; what a space costs is in the view, because options change it."""
    return {
        "sha": box.name,
        "cards": {
            card: {"day": SYMBOLS[box.symbols[2 * n]], "night": SYMBOLS[box.symbols[2 * n + 1]]}
            for n, card in enumerate(CARDS)
        },
        "treasures": {
            card: {"group": TREASURE_GROUP[n], "points": int(box.points[n])} for n, card in enumerate(TREASURES)
        },
        "spaces": [
            {
                "kind": KINDS[KIND[n]],
                "good": GOODS[COST_GOOD[n]] if COST_GOOD[n] else None,
                "end": int(box.ends[n]),
                "next": NEXT[n],
                "prev": PREV[n],
            }
            for n in range(SPACES)
        ],
    }
