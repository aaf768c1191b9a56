"""Expedition phase (EON-7.5): the ships are resolved one by one from the head of the queue to its end."""

from __future__ import annotations

from tradewinds.games.empires.content import EITHER
from tradewinds.games.empires.frames import EXPEDITION
from tradewinds.games.empires.ships import bring_home, resolve
from tradewinds.games.empires.state import EmpiresState


def begin(s: EmpiresState) -> None:
    if len(s.queue) > 0:
        if s.event >= 0 and s.content.event_storm[s.event] != 0:
            bring_home(s, 0, "EON-15.5")  # Storm: the first ship comes home without result
        s.push(EXPEDITION, -1)


def step_expedition(s: EmpiresState) -> bool:
    if len(s.queue) == 0:
        s.pop()
        return False
    s.active = s.owners[0]
    s.effects = 0
    resolve(s, s.queue[0], EITHER)
    return False
