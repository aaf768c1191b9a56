"""The end (FER-3.3): who came farthest; of tied players the one with more wind left."""

from __future__ import annotations

from .state import Boat, FerryState


def wind_left(boat: Boat) -> int:
    return sum((w + 1) * int(n) for w, n in enumerate(boat.hand))


def standings(s: FerryState) -> list[list[int]]:
    return [[int(boat.space), wind_left(boat)] for boat in s.boats]


def breakdown(s: FerryState) -> list[dict[str, int]]:
    return [{"spaces": int(boat.space), "total": int(boat.space)} for boat in s.boats]
