"""What lies on the table: data only. The rules are in `phases/`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.kernel.chance import Chance
from tradewinds.kernel.state import State
from tradewinds.kernel.vectors import vec

from .components import COPIES, WINDS

SETUP: Final = 0
DECK: Final = 1
STREAMS: Final = ["setup", "deck"]

TURNS: Final = 0
SAIL: Final = 1
FRAMES: Final = ["turns", "sail"]
"""`turns`: `n` seats have had their turn in this round. `sail`: the seat plays a card."""


class Boat:
    def __init__(self, source: Boat | None = None) -> None:
        if source is not None:
            self.space: i64 = source.space
            self.hand: vec[i64] = source.hand[:]
        else:
            self.space = 0
            self.hand = vec[i64]([0] * WINDS)


class FerryState(State):
    def __init__(self, players: i64, length: i64, chance: Chance, source: FerryState | None = None) -> None:
        super().__init__(players, chance, 8, source)
        self.length: i64 = length
        if source is not None:
            self.boats: list[Boat] = [Boat(boat) for boat in source.boats]
            self.deck: vec[i64] = source.deck[:]
            self.played: vec[i64] = source.played[:]
            self.first: i64 = source.first
            self.round: i64 = source.round
        else:
            self.boats = [Boat() for _ in range(players)]
            self.deck = vec[i64]([COPIES] * WINDS)
            self.played = vec[i64]([0] * WINDS)
            self.first = 0
            self.round = 1
