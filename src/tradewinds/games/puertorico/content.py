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
)
from tradewinds.kernel.vectors import vec


class Box:
    """The components of a match. Never changes, so copies share it."""

    def __init__(self) -> None:
        self.sha: str = ""
        self.name: str = ""
        """The fingerprint as records tell it: empty for the box, whose records are older than the naming."""
        # per building
        self.costs: vec[i64] = COST
        self.alternative_costs: vec[i64] = ALTERNATIVE_COST
        self.reach: vec[i64] = WITHIN_REACH
        self.alternative_reach: vec[i64] = ALTERNATIVE_REACH
        """What purses pay for with so many quarries (`components.within_reach`)."""
        self.caps: vec[i64] = QUARRY_CAP
        self.vp: vec[i64] = BUILDING_VP
        self.copies: vec[i64] = COPIES
        # per good and per countryside tile; with two players there are fewer
        self.price: vec[i64] = PRICE
        self.crates: vec[i64] = CRATES
        self.crates_2p: vec[i64] = CRATES_2P
        self.tiles: vec[i64] = TILE_COUNT
        self.tiles_2p: vec[i64] = TILE_COUNT_2P
        # per achievement: points, the number it asks for, the goods it shows as bits
        self.card_vp: vec[i64] = ACHIEVEMENT_VP
        self.card_number: vec[i64] = NUMBER_SHOWN
        self.card_goods: vec[i64] = GOODS_SHOWN
        # per goal of the Festival
        self.goal_each: vec[i64] = GOAL_EACH
        self.goal_workers: vec[i64] = REWARD_WORKERS
        self.goal_coins: vec[i64] = REWARD_COINS
        self.goal_vp: vec[i64] = REWARD_VP
        self.setup: dict[int, dict[str, Any]] = SETUP
        """Per number of seats."""

    def crates_for(self, players: i64) -> vec[i64]:
        return self.crates_2p if players == 2 else self.crates

    def tiles_for(self, players: i64) -> vec[i64]:
        return self.tiles_2p if players == 2 else self.tiles
