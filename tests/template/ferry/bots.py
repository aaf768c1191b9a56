"""The rules of thumb."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.kernel.lookahead import Lookahead
from tradewinds.kernel.state import State

from .match import Ferry


class Mate(Lookahead):
    """Looks a round ahead and likes to be in front."""

    def __init__(self, number: int) -> None:
        super().__init__(number, samples=4, limit=12)

    def horizon(self, state: State) -> i64:
        assert isinstance(state, Ferry)
        return state.round

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Ferry)
        mine = 0.0
        best = 0.0
        i: i64
        for i in range(state.players):
            at = float(state.boats[i].space)
            if i == seat:
                mine = at
            elif at > best:
                best = at
        return mine - 0.5 * best
