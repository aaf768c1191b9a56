"""What a seat is asked. What an answer would change is told by trying it (`kernel.foretell`)."""

# tradewinds: interpreted

from __future__ import annotations

from typing import cast

from tradewinds.kernel.game import Prompt
from tradewinds.kernel.state import State

from .actions import ANCHOR
from .components import WINDS
from .match import Ferry
from .reasons import ASK_SAIL, OCCUPIED, REASONS


def prompt(state: State, seat: int) -> Prompt | None:
    """None when the seat owes nothing."""
    s = cast(Ferry, state)
    legal = s.legal(seat)
    if not legal:
        return None
    reasons = [(action, s.can(seat, action)) for action in range(WINDS)]
    return Prompt(
        kind=REASONS.kinds[ASK_SAIL],
        rule=REASONS.rules[ASK_SAIL],
        args={"space": int(s.boats[seat].space), "anchor": legal == [ANCHOR]},
        options=[(action, []) for action in legal],
        dimmed=[(action, s.refused(seat, action, reason)) for action, reason in reasons if reason == OCCUPIED],
    )
