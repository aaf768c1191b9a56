"""From the data files to tables: what the schema has let through, and what one field has to do with another."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from mypy_extensions import i64

from tradewinds.games import data
from tradewinds.games.puertorico.components import GOODS, goods_shown, number_shown, within_reach
from tradewinds.games.puertorico.content import Box
from tradewinds.games.puertorico.schema import SCHEMA
from tradewinds.kernel.content import fingerprint, keep
from tradewinds.kernel.places import Place
from tradewinds.kernel.vectors import vec

FILES: Final = ("achievements", "buildings", "countryside", "festival", "goods")


def documents() -> dict[str, Any]:
    """The data files of the box; the numbers of seats as records."""
    seats = data("puertorico", "setup")["by_players"]
    rows = [{"id": str(players), **row} for players, row in seats.items()]
    return {**{name: data("puertorico", name) for name in FILES}, "setup": {"by_players": rows}}


def make(of: Mapping[str, Any]) -> Box:
    SCHEMA.check(of)
    made = Box()
    buildings(made, of["buildings"])
    goods, tiles = of["goods"]["goods"], of["countryside"]["countryside"][:6]
    made.price = column(goods, "price")
    made.crates, made.crates_2p = column(goods, "count"), column(goods, "count_2p")
    made.tiles, made.tiles_2p = column(tiles, "count"), column(tiles, "count_2p")
    achievements(made, of["achievements"]["achievements"])
    goals = [*of["festival"]["board_goals"], *of["festival"]["cards"]]
    made.goal_each = vec[i64]([row["goal"].get("each", 1) for row in goals])
    for thing in ("workers", "coins", "vp"):
        setattr(made, f"goal_{thing}", vec[i64]([row["reward"].get(thing, 0) for row in goals]))
    made.setup = {int(row["id"]): seats(row) for row in of["setup"]["by_players"]}
    made.sha = fingerprint(of)
    return made


def column(rows: list[dict[str, Any]], name: str) -> vec[i64]:
    return vec[i64]([row[name] for row in rows])


def buildings(made: Box, of: Mapping[str, Any]) -> None:
    rows = of["buildings"]
    other = {row["replaces"]: row["cost"] for row in of["alternative_tiles"]}
    made.costs, made.caps, made.vp = column(rows, "cost"), column(rows, "quarry_cap"), column(rows, "vp")
    made.alternative_costs = vec[i64]([other.get(row["id"], row["cost"]) for row in rows])
    made.copies = column(rows, "copies")
    made.reach = within_reach(made.costs, made.caps)
    made.alternative_reach = within_reach(made.alternative_costs, made.caps)


def achievements(made: Box, rows: list[dict[str, Any]]) -> None:
    """Goods stand once each, and only those with production buildings where these are asked for."""
    for row in rows:
        where = f"achievements.achievements.{row['id']}.goal"
        shown = row["goal"].get("goods", [])
        if len(set(shown)) != len(shown):
            raise Place(f"{where}.goods", None).wrong("twice")
        if row["goal"]["verb"].startswith("own_production") and "corn" in shown:
            raise Place(f"{where}.goods", None).wrong("choice", value="corn", allowed=", ".join(GOODS[1:]))
    made.card_vp = column(rows, "vp")
    made.card_number = vec[i64]([number_shown(row["goal"]) for row in rows])
    made.card_goods = vec[i64]([goods_shown(row["goal"]) for row in rows])


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
