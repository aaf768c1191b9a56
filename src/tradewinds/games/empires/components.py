"""What is in the box, as numbers for the rules, but for the cards, which are content (`content.py`)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from tradewinds.games import data
from tradewinds.kernel.vectors import vec

# --- goods (EON-1.3, 1.4) and the other things that can be gained ----------------------------------------------------

FOOD: Final = 0
WOOD: Final = 1
STONE: Final = 2
SHEEP: Final = 3
FISH: Final = 4
GOLD: Final = 5
RAZE: Final = 6
WORKER: Final = 7
VP: Final = 8
CARD: Final = 9
RESOURCES: Final = 5
GOODS: Final = 7
KINDS: Final = 10
KIND_NAMES: Final = ["food", "wood", "stone", "sheep", "fish", "gold", "raze", "worker", "vp", "card"]
GOOD_NAMES: Final = KIND_NAMES[:GOODS]
ALL_RESOURCES: Final = 31

# --- action tiles (EON-6) --------------------------------------------------------------------------------------------

EXPLORE: Final = 0
POPULATE: Final = 1
CONSTRUCT: Final = 2
HARVEST: Final = 3
SAIL: Final = 4
TILES: Final = 5
ALL_TILES: Final = 31
TILE_NAMES: Final = ["explore", "populate", "construct", "harvest", "sail"]

# --- clans (EON-2.4, 2.5) --------------------------------------------------------------------------------------------

_clans: list[dict[str, Any]] = data("empires", "clans")
CLAN_NAMES: Final = [str(row["id"]) for row in _clans]
CLANS: Final = 6
SHIPS: Final = vec[i64]([int(row["ships"][0]) for row in _clans])
"""Own ships at the start."""
SPARE_SHIPS: Final = vec[i64]([int(row["ships"][1]) - int(row["ships"][0]) for row in _clans])
"""Own ships that are gained only by an effect."""

# --- numbers of the rules --------------------------------------------------------------------------------------------

PAWNS: Final = 2
WORKERS: Final = 5
"""EON-2.9."""
DRAWN_AT_SETUP: Final = 5
KEPT_AT_SETUP: Final = 3
"""EON-2.11."""
DRAWN: Final = 4
"""EON-4.2."""
FACE_UP: Final = 2
"""Islands of each distance on the board (EON-2.2)."""
GENERIC_SHIPS: Final = 3
"""EON-7.4."""
LAST_ROUND_AT: Final = 25
"""EON-12.7."""
MOST_ROUNDS: Final = 60
"""EON-R53."""
MOST_TURNS: Final = 500
"""Of one Action phase (EON-R44)."""
MOST_EFFECTS: Final = 200
"""That come by themselves, by a trigger or a building bonus, in one turn (EON-R47)."""
SOLO_ROUNDS: Final = 4
"""EON-15.2."""
EVENTS: Final = 5
NEAR: Final = 0
FAR: Final = 1
DISTANCE_NAMES: Final = ["near", "far"]

# --- cargo: bits of a ship's load ------------------------------------------------------------------------------------

WITH_FISH: Final = 1
WITH_RAZE: Final = 2
CARGO_NAMES: Final = ["none", "fish", "raze", "fish_raze", "gold", "gold_raze"]
"""`gold`: a gold stands for the fish (EON-R5)."""
GOLD_CARGO: Final = 4
"""From this place on in the list a gold is loaded as fish."""

# --- packed numbers --------------------------------------------------------------------------------------------------

COST_BITS: Final = 6
"""A sum of costs is one number, six bits for each thing in `COST_NAMES`."""
ONE_COST: Final = 63
ANY: Final = 5
COST_GOLD: Final = 6
COST_RAZE: Final = 7
COST_WORKER: Final = 8
ALL_OF_RESOURCES: Final = 0xFFFFFFFFF
"""The part of a sum that gold may stand for: five resources and any."""
ALL_OF_ANY: Final = 0xFC0000000
ALL_OF_GOLD: Final = 0x1F000000000
MOST_PAID: Final = 31
"""More of one thing no sum asks for: the upper bit of each place stays free."""
FILLED: Final = 0x20820820820820
"""The upper bits of all places."""
COST_NAMES: Final = ["food", "wood", "stone", "sheep", "fish", "any_resource", "gold", "raze", "worker"]
GOODS_BITS: Final = 8
"""Goods on a card are one number, eight bits for each kind."""
ONE_OF: Final = vec[i64]([1 << (GOODS_BITS * good) for good in range(GOODS)])
BIT: Final = vec[i64]([1 << n for n in range(62)])


def in_cost(cost: i64, what: i64) -> i64:
    return (cost >> (COST_BITS * what)) & ONE_COST


def in_goods(goods: i64, good: i64) -> i64:
    return (goods >> (GOODS_BITS * good)) & 255


def goods_in_all(goods: i64) -> i64:
    n: i64 = 0
    while goods != 0:
        n += goods & 255
        goods >>= GOODS_BITS
    return n


def packed_cost(amounts: dict[str, int]) -> int:
    return sum(amounts.get(name, 0) << (COST_BITS * at) for at, name in enumerate(COST_NAMES))


def packed_goods(amounts: dict[str, int]) -> int:
    return sum(amounts.get(name, 0) << (GOODS_BITS * at) for at, name in enumerate(GOOD_NAMES))


def named_goods(goods: i64) -> dict[str, int]:
    """For facts and plain forms: {food: 2}."""
    named: dict[str, int] = {}
    for good in range(GOODS):
        n = (goods >> (GOODS_BITS * good)) & 255
        if n != 0:
            named[GOOD_NAMES[good]] = int(n)
    return named


def check() -> None:
    """EON-1.2: the counts of the box that the rules use."""
    counts = {str(row["id"]): int(row["count"]) for row in data("empires", "components")}
    assert len(CLAN_NAMES) == CLANS
    assert counts["clan_ships"] == sum(int(a) + int(b) for a, b in zip(SHIPS, SPARE_SHIPS, strict=True))
    assert counts["generic_ships"] == GENERIC_SHIPS
    assert counts["pawns"] == 4 * PAWNS
    assert counts["order_tokens"] == EVENTS
    assert counts["action_tiles"] == TILES == len(TILE_NAMES)
    assert [str(row["id"]) for row in data("empires", "action_tiles")] == TILE_NAMES


check()
