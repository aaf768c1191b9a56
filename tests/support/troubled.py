"""Lanterns with bots that go wrong in every way a bot can."""

from __future__ import annotations

import os
import time
from dataclasses import replace

from tests.support.lanterns import LANTERNS
from tradewinds.kernel.state import State


class Mistaken:
    """Wants something that is not legal, or fails, by turns."""

    def __init__(self, number: int) -> None:
        self.number = number

    def choose(self, state: State, seat: int) -> int:
        print("thinking aloud")
        if self.number % 2:
            raise RuntimeError("thought too hard")
        return max(set(range(len(LANTERNS.actions))) - set(state.legal(seat)))


class Deadly:
    """Takes its process down with it."""

    def __init__(self, number: int) -> None: ...

    def choose(self, state: State, seat: int) -> int:
        os._exit(3)


class Endless:
    """Never decides."""

    def __init__(self, number: int) -> None: ...

    def choose(self, state: State, seat: int) -> int:
        while True:
            time.sleep(1)


TROUBLED = replace(LANTERNS, bots={**LANTERNS.bots, "mistaken": Mistaken, "deadly": Deadly, "endless": Endless})
PONDERING = replace(LANTERNS, bots={"mate": Endless})
"""Whoever asks for a hint waits for ever."""
