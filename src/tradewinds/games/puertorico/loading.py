"""From the data files to tables: what the schema has let through, and what one field has to do with another."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from tradewinds.games import data
from tradewinds.games.puertorico.components import GOODS, goods_shown, number_shown
from tradewinds.games.puertorico.content import Box
from tradewinds.games.puertorico.schema import SCHEMA
from tradewinds.kernel.columns import Columns
from tradewinds.kernel.content import fingerprint, keep
from tradewinds.kernel.places import Place

FILES: Final = ("achievements", "buildings", "countryside", "festival", "goods")


def documents() -> dict[str, Any]:
    """The data files of the box; the numbers of seats as records."""
    seats = data("puertorico", "setup")["by_players"]
    rows = [{"id": str(players), **row} for players, row in seats.items()]
    return {**{name: data("puertorico", name) for name in FILES}, "setup": {"by_players": rows}}


def make(of: Mapping[str, Any]) -> Box:
    SCHEMA.check(of)
    goods, tiles = of["goods"]["goods"], of["countryside"]["countryside"][:6]
    goals = [*of["festival"]["board_goals"], *of["festival"]["cards"]]
    columns = {
        **buildings(of["buildings"]),
        **achievements(of["achievements"]["achievements"]),
        "price": column(goods, "price"),
        "crates": column(goods, "count"),
        "crates_2p": column(goods, "count_2p"),
        "tiles": column(tiles, "count"),
        "tiles_2p": column(tiles, "count_2p"),
        "goal_each": [row["goal"].get("each", 1) for row in goals],
        **{f"goal_{thing}": [row["reward"].get(thing, 0) for row in goals] for thing in ("workers", "coins", "vp")},
    }
    made = Box(columns)
    made.setup = {int(row["id"]): seats(row) for row in of["setup"]["by_players"]}
    made.sha = fingerprint(of)
    return made


def column(rows: list[dict[str, Any]], name: str) -> list[int]:
    return [row[name] for row in rows]


def buildings(of: Mapping[str, Any]) -> Columns:
    rows = of["buildings"]
    other = {row["replaces"]: row["cost"] for row in of["alternative_tiles"]}
    return {
        "costs": column(rows, "cost"),
        "caps": column(rows, "quarry_cap"),
        "vp": column(rows, "vp"),
        "copies": column(rows, "copies"),
        "alternative_costs": [other.get(row["id"], row["cost"]) for row in rows],
    }


def achievements(rows: list[dict[str, Any]]) -> Columns:
    """Goods stand once each, and only those with production buildings where these are asked for."""
    for row in rows:
        where = f"achievements.achievements.{row['id']}.goal"
        shown = row["goal"].get("goods", [])
        if len(set(shown)) != len(shown):
            raise Place(f"{where}.goods", None).wrong("twice")
        if row["goal"]["verb"].startswith("own_production") and "corn" in shown:
            raise Place(f"{where}.goods", None).wrong("choice", value="corn", allowed=", ".join(GOODS[1:]))
    return {
        "card_vp": column(rows, "vp"),
        "card_number": [number_shown(row["goal"]) for row in rows],
        "card_goods": [goods_shown(row["goal"]) for row in rows],
    }


def seats(row: dict[str, Any]) -> dict[str, Any]:
    """The numbers of one number of seats: workers that add up, as many ships as in the box, each of its own size."""
    place = Place(f"setup.by_players.{row['id']}", row)
    there = row["register_start"] + row["workers_supply_start"]
    place.at("workers_total").number(there, there)
    box = data("puertorico", "setup")["by_players"][int(row["id"])]["ships"]
    ships = [one.number(4, 8) for one in place.at("ships").items(len(box), len(box))]
    if ships != sorted(set(ships)):
        raise place.at("ships").wrong("twice")
    return row


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
