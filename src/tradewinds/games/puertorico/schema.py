"""What a pack can change in Puerto Rico 1897 (`kernel.schema`)."""

# tradewinds: interpreted

from __future__ import annotations

from typing import Any, Final

from tradewinds.games import data
from tradewinds.games.puertorico.components import ACHIEVEMENTS, BUILDINGS, GOODS, MOST_COST, MOST_QUARRIES
from tradewinds.kernel.schema import (
    SOURCES,
    Choice,
    Field,
    Kind,
    Listed,
    Number,
    Row,
    Schema,
    Text,
    fixed,
    may,
    records,
)

NAMES: Final = {f"name_{lang}": Field(Text(80)) for lang in ("en", "zh", "hu")}
TEXTS: Final = {f"text_{lang}": may(Text()) for lang in ("en", "zh", "hu")}
"""What is asked for, where it is not what the box asks for."""
SOURCE: Final = may(Choice(SOURCES))
COUNTS: Final = {"count": Field(Number(5, 11)), "count_2p": Field(Number(4, 11))}
"""The actions know up to eleven crates of a kind."""
GOOD: Final = Choice(tuple(GOODS))
MADE: Final = Choice(tuple(GOODS[1:]))
"""Goods with production buildings."""
ASKED: Final[dict[str, Kind]] = {
    "n": Number(1, 15),
    "coins": Number(0, 15),
    "total": Number(2, 15),
    "each": Number(1, 1),
    "good": GOOD,
    "goods": Listed(GOOD, 1, 4),
    "countryside": Number(2, 2),
    "building": Number(2, 2),
}
"""What a goal may say beside its verb."""
SEATS: Final = ("2", "3", "4", "5")


def ids(file: str, inner: str) -> tuple[str, ...]:
    return tuple(str(row["id"]) for row in data("puertorico", file)[inner])


def goal() -> Row:
    """Per verb what goes with it, as in the box."""
    has: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {}
    for row in data("puertorico", "achievements")["achievements"]:
        has[row["goal"]["verb"]] = (tuple(key for key in row["goal"] if key != "verb"), ())
    fields = {"verb": Field(Choice(tuple(has)), fixed="goal"), **{name: Field(kind) for name, kind in ASKED.items()}}
    return Row(fields, "verb", has)


def festival(inner: str) -> Any:
    shape = Row(
        {
            "each": may(Number(1, 5)),
            **fixed(
                "verb", "own_each", "produce_each", "amounts", "any_assignment", "ship", why="goal",
                may=("own_each", "produce_each", "amounts", "any_assignment", "ship"),
            ),
        }
    )  # fmt: skip
    reward = Row({name: may(Number(0, 6)) for name in ("workers", "coins", "vp")})
    kept = ("count", "puertoma", "name_zh_alt", "name_en_source", "draw")
    fields = {
        **NAMES,
        **TEXTS,
        "goal": Field(shape),
        "reward": Field(reward),
        **fixed("slots", *kept, why="goal", may=kept),
    }
    return records(fields, ids=ids("festival", inner), closed="goals")


SCHEMA: Final = Schema(
    {
        "buildings.buildings": records(
            {
                **NAMES,
                "cost": Field(Number(0, MOST_COST)),
                "vp": Field(Number(0, 10)),
                "quarry_cap": Field(Number(0, MOST_QUARRIES)),
                "copies": Field(Number(1, 5)),
                **fixed(
                    "order", "expansion", "cls", "size", "level", "production", "effects", "token", "draftable",
                    "classic_name", "slots", why="building",
                    may=("level", "production", "token", "draftable", "classic_name"),
                ),
            },
            ids=tuple(BUILDINGS),
            closed="building",
        ),
        "buildings.alternative_tiles": records(
            {
                "cost": Field(Number(0, MOST_COST)),
                **fixed("replaces", "vp", "quarry_cap", "slots", "copies", "order", "copies_source", why="alternative"),
            },
            ids=ids("buildings", "alternative_tiles"),
            closed="alternative",
        ),
        "goods.goods": records(
            {
                **NAMES,
                **COUNTS,
                "price": Field(Number(0, 9)),
                "price_source": SOURCE,
                **fixed("rank", "plantation", "needs_building", why="goods"),
            },
            ids=tuple(GOODS),
            closed="goods",
        ),
        "countryside.countryside": records(
            {
                **NAMES,
                "count": Field(Number(5, 12)),
                "count_2p": Field(Number(4, 12)),
                **fixed("kind", "good", "worker_slots", "puertoma_slots", "in_bag", why="goods"),
            },
            ids=ids("countryside", "countryside"),
            closed="goods",
            held={"forest": {"count": "goods", "count_2p": "goods"}},
        ),
        "achievements.achievements": records(
            {
                **NAMES,
                **TEXTS,
                "vp": Field(Number(0, 12)),
                "goal": Field(goal()),
                **fixed("timing", why="goal"),
                **fixed("count", why="single"),
            },
            ids=tuple(ACHIEVEMENTS),
            closed="goals",
        ),
        "festival.board_goals": festival("board_goals"),
        "festival.cards": festival("cards"),
        "setup.by_players": records(
            {
                "vp_total": Field(Number(20, 200)),
                "workers_total": Field(Number(21, 100)),
                "register_start": Field(Number(1, 10)),
                "workers_supply_start": Field(Number(20, 99)),
                "start_coins": Field(Number(1, 10)),
                "ships": Field(Listed(Number(4, 8), 2, 3)),
                **fixed(
                    "faceup_plantations", "start_plantations", "role_tiles", "picks_per_player", "building_copies",
                    "remove_each_plantation_kind", "remove_quarries", "remove_each_good", why="seats",
                    may=("remove_each_plantation_kind", "remove_quarries", "remove_each_good"),
                ),
            },
            ids=SEATS,
            closed="seats",
        ),
    },
    closed={
        "roles.roles": "role",
        "smuggler.actions": "role",
        **{f"puertoma.{name}": "puertoma" for name in ("ability_tiles", "tiebreak_cards", "difficulty")},
        "setup.components": "counted",
        "setup.trays": "seats",
    },
)  # fmt: skip
