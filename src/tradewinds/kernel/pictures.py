"""What matters in a match of a game over time, as data: the lines of the pictures that tell its story afterwards.

A line has one number for each seat. It is read from the view of an onlooker by its path (`boards.*.coins`; `*` is the
seat, a list counts its entries and a mapping the sum of its numbers), or counted from the facts of the journal.
"""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Line:
    id: str
    """Named by the message `picture-<id>` of the game's table."""
    path: str = ""
    where: tuple[str, str] = ("", "")
    """Of a list at the end of the path only entries whose first part has the second value, with their `amount`."""
    facts: Mapping[str, str] = field(default_factory=dict)
    """Kinds of facts that count, with the path of how much in their arguments; empty: each counts 1."""
    whose: str = ""
    """The argument that names the seat it counts for; empty: the seat of the fact."""
    after: tuple[str, ...] = ()
    """Then it counts only if, of all facts that lines of this game wait for, one of these was the seat's last."""


@dataclass(frozen=True)
class Pictures:
    resources: tuple[Line, ...]
    """What a seat owns and spends."""
    tempo: tuple[Line, ...]
    """How far it has come with what the game is about."""
    points: tuple[Line, ...] = ()
    """Where points come from that the score counts together, …"""
    of: str = ""
    """… which part of it that is."""

    def lines(self) -> tuple[Line, ...]:
        return (*self.points, *self.resources, *self.tempo)


def read(line: Line, view: Mapping[str, Any], seat: int) -> int:
    """The number of a line that has a path; 0 where the view does not show it."""
    found = walk(view, line.path, seat)
    if line.where[0] and found is not None:
        name, value = line.where
        return sum(int(one["amount"]) for one in found if one[name] == value)
    return number(found)


def walk(found: Any, path: str, seat: int = 0) -> Any:
    for part in path.split("."):
        if found is None:
            return None
        if part == "*":
            found = found[seat] if seat < len(found) else None
        else:
            found = found.get(part)
    return found


def number(found: object) -> int:
    if isinstance(found, Mapping):
        return sum(number(one) for one in found.values())
    if isinstance(found, Sequence) and not isinstance(found, str):
        return len(found)
    return int(found) if isinstance(found, int) else 0
