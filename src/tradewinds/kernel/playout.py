"""Uniformly random play to the end: the yardstick of speed, and the roll-out of searches."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.kernel.bits import least
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.state import State


def random_playout(state: State, rng: Xorshift, limit: i64 = 1_000_000) -> i64:
    """Play legal actions at random until the match is over (or `limit` decisions); how many decisions that took."""
    made: i64 = 0
    buffer = state.buffer
    if not state.over:
        state.options(least(state.deciders))
    while not state.over and made < limit:
        state.answer(buffer.seat, buffer.items[rng.below(buffer.n)])
        state.advance()
        made += 1
    return made
