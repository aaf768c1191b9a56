"""Uniformly random play to the end: the yardstick of speed, and the roll-out of searches."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.state import State


def random_playout(state: State, rng: Xorshift, limit: i64 = 1_000_000) -> i64:
    """Play legal actions at random until the match is over (or `limit` decisions); how many decisions that took."""
    made: i64 = 0
    while not state.over and made < limit:
        seats = state.waiting()
        seat: i64 = 0
        while (seats >> seat) & 1 == 0:
            seat += 1
        n = state.options(seat)
        state.apply(seat, state.buffer.items[rng.below(n)])
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
    seat: i64
    i: i64
    while not state.over and made < limit:
        waiting = state.waiting()
        seats: i64 = 0
        for seat in range(state.players):
            seats += (waiting >> seat) & 1
        nth = rng.below(seats)
        seat = 0
        while (waiting >> seat) & 1 == 0 or nth > 0:
            nth -= (waiting >> seat) & 1
            seat += 1
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
