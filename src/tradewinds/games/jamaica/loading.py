"""From the data files to tables: what the schema has let through, and what one field has to do with another."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from tradewinds.games import data
from tradewinds.games.jamaica.components import BACKWARD, FORWARD, SYMBOLS
from tradewinds.games.jamaica.content import Box
from tradewinds.games.jamaica.schema import MOST_POINTS, SCHEMA
from tradewinds.kernel.content import fingerprint, keep
from tradewinds.kernel.places import Place
from tradewinds.kernel.schema import place_of

FILES: Final = ("action_cards", "board", "treasure_cards")
RANGES: Final = {"power": (0, 0), "treasure": (1, MOST_POINTS), "cursed": (-MOST_POINTS, -1)}
"""Of the points of each group: who wins a battle may pass on what is below 0, and nothing else (JAM-6.20)."""


def documents() -> dict[str, Any]:
    """The data files of the box."""
    return {name: data("jamaica", name) for name in FILES}


def make(of: Mapping[str, Any]) -> Box:
    SCHEMA.check(of)
    points = []
    for row in place_of(of, "treasure_cards.cards").items():
        card = Place(f"treasure_cards.cards.{row.value['id']}", row.value)
        points += [card.at("points").number(*RANGES[row.value["group"]])] * row.value["count"]
    cards = of["action_cards"]["cards"]
    symbols = [SYMBOLS.index(row[part]) for row in cards for part in ("day", "night")]
    if symbols.count(FORWARD) <= symbols.count(BACKWARD):
        told = {"n": symbols.count(FORWARD), "least": symbols.count(BACKWARD) + 1}
        raise Place("action_cards.cards", None).wrong("forward", **told)
    spaces = of["board"]["spaces"]
    costs, ends = [row["cost"] for row in spaces], [row["end_score"] for row in spaces]
    made = Box({"points": points, "symbols": symbols, "costs": costs, "ends": ends})
    made.sha = fingerprint(of)
    return made


def load(of: Mapping[str, Any]) -> Box:
    """The components that these documents describe, from now on known by their fingerprint."""
    made = make(of)
    if made.sha != box().sha:
        made.name = made.sha
    kept: Box = keep(made.sha, made)
    return kept


@cache
def box() -> Box:
    made = make(documents())
    kept: Box = keep(made.sha, made)
    return kept
