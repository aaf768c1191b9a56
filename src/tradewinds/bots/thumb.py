"""The bots that think no further than rules of thumb: the mate, and the deckhand, whose mind wanders."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.policy import Policy
from tradewinds.kernel.state import State


class Thumb:
    """Does what the game's rules of thumb say, and in so many of a hundred decisions anything else that is legal."""

    def __init__(self, policy: Policy, number: int, wandering: int = 0) -> None:
        self.policy = policy
        self.rng = Xorshift(number)
        self.wandering: i64 = wandering

    def choose(self, state: State, seat: int) -> int:
        if self.wandering > 0 and self.rng.below(100) < self.wandering:
            n = state.options(seat)
            return int(state.buffer.items[self.rng.below(n)])
        return int(self.policy.decide(state, seat))
