"""The bot that takes any legal action."""

from __future__ import annotations

from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.state import State


class Random:
    def __init__(self, number: int) -> None:
        self.rng = Xorshift(number)

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        return legal[self.rng.below(len(legal))]
