"""What one seat may see of a match (FER-4.1): the only door out of the engine."""

# tradewinds: interpreted

from __future__ import annotations

from typing import cast

from msgspec import Struct

from tradewinds.kernel.state import State

from .components import WINDS
from .match import Ferry


class BoatView(Struct, frozen=True):
    space: int
    cards: int
    hand: list[int] | None
    """The winds in hand: only for the owner."""


class FerryView(Struct, frozen=True):
    seat: int | None
    players: int
    length: int
    round: int
    first: int
    deck: int
    boats: list[BoatView]
    over: bool


def view(state: State, seat: int | None) -> FerryView:
    s = cast(Ferry, state)
    boats = []
    for owner, boat in enumerate(s.boats):
        hand = [wind + 1 for wind in range(WINDS) for _ in range(int(boat.hand[wind]))]
        boats.append(BoatView(int(boat.space), len(hand), hand if owner == seat or s.over else None))
    return FerryView(
        seat, int(s.players), int(s.length), int(s.round), int(s.first), sum(int(n) for n in s.deck), boats, s.over
    )
