"""Set-up (FER-1.1 to 1.3)."""

from __future__ import annotations

from .components import HAND
from .phases.sailing import draw
from .state import SETUP, TURNS, FerryState


def set_up(s: FerryState) -> None:
    """All boats at the landing, three cards each, a random first player."""
    for _ in range(HAND):
        for seat in range(s.players):
            draw(s, seat, "FER-1.2")
    s.first = s.chance.below(SETUP, s.players)
    if s.journal is not None:
        s.journal.add("set_up", "FER-1.3", int(s.first), {"player": int(s.first)})
    s.push(TURNS, -1)
