"""The rules of thumb of Jamaica."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.jamaica.components import (
    CIRCUIT,
    FOOD,
    GUNPOWDER,
    LADY_BETH,
    MAP,
    SABRE,
    SIXTH_HOLD,
    TO_FINISH,
)
from tradewinds.games.jamaica.content import Box
from tradewinds.games.jamaica.match import Jamaica
from tradewinds.games.jamaica.scoring import position_points, score
from tradewinds.games.jamaica.state import Ship
from tradewinds.kernel.lookahead import Lookahead
from tradewinds.kernel.state import State

STEP: Final = 0.8
"""A step towards the finish, before the red line pays for it."""


class Mate(Lookahead):
    """The mate: knows the way, keeps the larder full, and fights when it pays."""

    def __init__(self, number: int) -> None:
        super().__init__(number, samples=8, limit=60, scale=6.0)

    def horizon(self, state: State) -> i64:
        assert isinstance(state, Jamaica)
        return state.round

    def value(self, state: State, seat: i64) -> float:
        """The own prospects, less a part of the best rival's."""
        assert isinstance(state, Jamaica)
        box = state.rules.box
        mine = 0.0
        rival = -1000.0
        for i in range(state.players):
            ship = state.ships[i]
            worth = float(score(box, ship)) if state.over else prospects(box, ship)
            if i == seat:
                mine = worth
            elif worth > rival:
                rival = worth
        return mine - (1.0 if state.over else 0.35) * rival


def prospects(box: Box, ship: Ship) -> float:
    """Points so far, the way made, and stores that will pay for the way to come."""
    to_go = TO_FINISH[ship.space] - CIRCUIT * ship.lap
    need = min(to_go, 12)
    worth = float(score(box, ship) - position_points(box, ship)) - STEP * float(to_go)
    worth += 0.5 * float(min(ship.total(FOOD), need)) + 0.35 * float(min(ship.total(GUNPOWDER), 6))
    if ship.powers & LADY_BETH != 0:
        worth += 2.5
    if ship.powers & SABRE != 0:
        worth += 2.0
    if ship.powers & MAP != 0:
        worth += 2.5
    if ship.powers & SIXTH_HOLD != 0:
        worth += 1.5
    return worth
