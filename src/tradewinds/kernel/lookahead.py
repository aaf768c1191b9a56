"""Rules of thumb for any game: try each option, play a little on at random, keep what looks best on average.

A game gives it eyes (`value`) and tells how far to look (`horizon`): everything else is the same for all games.
"""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.kernel.bits import least
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.policy import Policy
from tradewinds.kernel.state import State
from tradewinds.kernel.vectors import vec


class Lookahead(Policy):
    def __init__(self, number: int, samples: int, limit: int) -> None:
        self.rng = Xorshift(number)
        self.samples = samples
        self.limit: i64 = limit
        """No more decisions than this are looked ahead."""

    def value(self, state: State, seat: i64) -> float:
        """How good the position looks for the seat."""
        raise NotImplementedError

    def horizon(self, state: State) -> i64:
        """A number that tells how far the match is (the round, say)."""
        raise NotImplementedError

    def far_enough(self, state: State, here: i64) -> bool:
        """Whether looking ahead may stop; `here` is the horizon of the decision."""
        return self.horizon(state) != here

    def decide(self, state: State, seat: i64) -> i64:
        """The option with the best mean value; every option meets the same chance, so that luck does not decide."""
        legal = state.legal(int(seat))
        if len(legal) == 1:
            return legal[0]
        here = self.horizon(state)
        totals = [0.0] * len(legal)
        for _ in range(self.samples):
            salt: i64 = 1 + self.rng.below(0x7FFFFFF0)
            seed: i64 = self.rng.below(0x7FFFFFF0)
            for i, action in enumerate(legal):
                trial = state.copy()
                trial.chance.salt = salt
                trial.apply(seat, action)
                self.play_on(trial, Xorshift(seed), here)
                totals[i] += self.value(trial, seat)
        best = 0
        for i in range(1, len(legal)):
            if totals[i] > totals[best]:
                best = i
        return legal[best]

    def weigh(self, state: State, seat: i64, out: vec[float]) -> None:
        """All alike: it would take as long to weigh them as to try them."""
        i: i64
        for i in range(state.options(seat)):
            out[i] = 1.0

    def quick(self, state: State, seat: i64, rng: Xorshift) -> i64:
        """Anything that is legal."""
        return state.buffer.items[rng.below(state.options(seat))]

    def play_on(self, state: State, rng: Xorshift, here: i64) -> None:
        made: i64 = 0
        while not state.over and made < self.limit and not self.far_enough(state, here):
            seat = least(state.deciders)
            n = state.options(seat)
            state.apply(seat, state.buffer.items[rng.below(n)])
            made += 1
