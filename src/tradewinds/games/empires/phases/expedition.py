"""Expedition phase (EON-7.5): the ships are resolved one by one from the head of the queue to its end."""

from __future__ import annotations

from tradewinds.games.empires.content import EITHER
from tradewinds.games.empires.ships import bring_home, resolve
from tradewinds.games.empires.state import EmpiresState
from tradewinds.kernel.state import Frame


def step_expedition(s: EmpiresState, frame: Frame) -> bool:
    if frame.n == 0:
        frame.n = 1
        if len(s.queue) > 0 and s.event >= 0 and s.content.event_storm[s.event] != 0:
            bring_home(s, 0, "EON-15.5")  # Storm: the first ship comes home without result
        return False
    if len(s.queue) == 0:
        s.pop()
        return False
    s.active = s.owners[0]
    resolve(s, s.queue[0], EITHER)
    return False
