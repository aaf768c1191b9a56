"""What a pack can change of the printed components, as tables of numbers: what the rules read.

A new one is the box's (`components.py`); `loading.py` fills others.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from tradewinds.games.puertorico.components import (
    ACHIEVEMENT_VP,
    ALTERNATIVE_COST,
    ALTERNATIVE_REACH,
    BUILDING_VP,
    COPIES,
    COST,
    CRATES,
    CRATES_2P,
    GOAL_EACH,
    GOODS_SHOWN,
    NUMBER_SHOWN,
    PRICE,
    QUARRY_CAP,
    REWARD_COINS,
    REWARD_VP,
    REWARD_WORKERS,
    SETUP,
    TILE_COUNT,
    TILE_COUNT_2P,
    WITHIN_REACH,
    within_reach,
)
from tradewinds.kernel.columns import Columns, column
from tradewinds.kernel.vectors import vec


class Box:
    """The components of a match. Never changes, so copies share it."""

    def __init__(self, of: Columns | None = None) -> None:
        self.sha: str = ""
        self.name: str = ""
        """The fingerprint as records tell it: empty for the box, whose records are older than the naming."""
        # per building
        self.costs: vec[i64] = COST if of is None else column(of, "costs")
        self.alternative_costs: vec[i64] = ALTERNATIVE_COST if of is None else column(of, "alternative_costs")
        self.caps: vec[i64] = QUARRY_CAP if of is None else column(of, "caps")
        self.reach: vec[i64] = WITHIN_REACH if of is None else within_reach(self.costs, self.caps)
        self.alternative_reach: vec[i64] = (
            ALTERNATIVE_REACH if of is None else within_reach(self.alternative_costs, self.caps)
        )
        """What purses pay for with so many quarries (`components.within_reach`)."""
        self.vp: vec[i64] = BUILDING_VP if of is None else column(of, "vp")
        self.copies: vec[i64] = COPIES if of is None else column(of, "copies")
        # per good and per countryside tile; with two players there are fewer
        self.price: vec[i64] = PRICE if of is None else column(of, "price")
        self.crates: vec[i64] = CRATES if of is None else column(of, "crates")
        self.crates_2p: vec[i64] = CRATES_2P if of is None else column(of, "crates_2p")
        self.tiles: vec[i64] = TILE_COUNT if of is None else column(of, "tiles")
        self.tiles_2p: vec[i64] = TILE_COUNT_2P if of is None else column(of, "tiles_2p")
        # per achievement: points, the number it asks for, the goods it shows as bits
        self.card_vp: vec[i64] = ACHIEVEMENT_VP if of is None else column(of, "card_vp")
        self.card_number: vec[i64] = NUMBER_SHOWN if of is None else column(of, "card_number")
        self.card_goods: vec[i64] = GOODS_SHOWN if of is None else column(of, "card_goods")
        # per goal of the Festival
        self.goal_each: vec[i64] = GOAL_EACH if of is None else column(of, "goal_each")
        self.goal_workers: vec[i64] = REWARD_WORKERS if of is None else column(of, "goal_workers")
        self.goal_coins: vec[i64] = REWARD_COINS if of is None else column(of, "goal_coins")
        self.goal_vp: vec[i64] = REWARD_VP if of is None else column(of, "goal_vp")
        self.setup: dict[int, dict[str, Any]] = SETUP
        """Per number of seats."""

    def crates_for(self, players: i64) -> vec[i64]:
        return self.crates_2p if players == 2 else self.crates

    def tiles_for(self, players: i64) -> vec[i64]:
        return self.tiles_2p if players == 2 else self.tiles
