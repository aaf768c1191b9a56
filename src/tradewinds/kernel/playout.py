"""Uniformly random play to the end: the yardstick of speed, and the roll-out of searches."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.kernel.bits import least, size
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


class Trail:
    """A random match on its way: the decisions made, what was broken, and a checksum over all that could be chosen."""

    def __init__(self) -> None:
        self.decisions: list[tuple[int, int]] = []
        self.wrong: list[str] = []
        self.checksum: i64 = 0

    def mix(self, number: i64) -> None:
        self.checksum = (self.checksum * 1000003 + number) & 0xFFFFFFFF


def checked_playout(state: State, rng: Xorshift, trail: Trail, limit: i64) -> None:
    """Any waiting seat, any legal action, for some decisions; every invariant after each, until one is broken."""
    made: i64 = 0
    i: i64
    while not state.over and made < limit:
        waiting = state.deciders
        for _ in range(rng.below(size(waiting))):
            waiting &= waiting - 1
        seat = least(waiting)
        n = state.options(seat)
        items = state.buffer.items
        trail.mix(seat)
        for i in range(n):
            trail.mix(items[i])
        action = items[rng.below(n)]
        state.play(int(seat), int(action))
        trail.mix(action)
        trail.decisions.append((int(seat), int(action)))
        made += 1
        trail.wrong = state.violations()
        if len(trail.wrong) > 0:
            return
