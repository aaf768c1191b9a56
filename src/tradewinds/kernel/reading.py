"""What a game gives to those who read its table aloud."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol


class Say(Protocol):
    """A message in the reader's language."""

    def __call__(self, key: str, /, **args: object) -> str: ...


Name = Callable[[int], str]
"""What the player on this seat is called."""


class Reading(Protocol):
    """The table line by line: for the terminal, and for whoever listens instead of looking. `reading.py` is one."""

    def seats(self, say: Say, players: int, options: Mapping[str, str | int | bool | None]) -> list[str]:
        """What the players are called, seat by seat."""

    def board(self, view: Any, say: Say, name: Name, *, whole: bool = False) -> list[str]:
        """What lies before everybody; with `whole` all of it."""

    def me(self, view: Any, say: Say, name: Name) -> list[str]:
        """What is the reader's own."""

    def others(self, view: Any, say: Say, name: Name) -> list[str]:
        """All others, as far as the reader may see."""
