"""Hidden information (FER-4.1): another table that a seat could not tell from the real one."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.kernel.chance import Xorshift

from .components import WINDS
from .match import Ferry


def determinize(s: Ferry, seat: i64, number: i64) -> Ferry:
    """The others' cards come out of all that are in their hands and in the deck. -1 is a spectator."""
    other = s.copy()
    rng = Xorshift(number)
    other.chance.salt = 1 + rng.below(0x7FFFFFF0)
    other.chance.script = None
    other.stamp = -1  # the shared buffer may hold the real hand of another seat
    i: i64
    for i in range(s.players):
        if i != seat:
            hand = other.boats[i].hand
            for wind in range(WINDS):
                other.deck[wind] += hand[wind]
                hand[wind] = 0
    for i in range(s.players):
        if i != seat:
            for _ in range(sum(int(n) for n in s.boats[i].hand)):
                wind = rng.take(other.deck)
                other.boats[i].hand[wind] += 1
    return other
