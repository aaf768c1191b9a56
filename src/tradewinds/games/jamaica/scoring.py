"""Scoring (JAM-9.5 to 9.11)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.jamaica.components import (
    FLOOR_SCORE,
    GOLD,
    PORT_ROYAL,
    TREASURE_COUNT,
)
from tradewinds.games.jamaica.content import Box
from tradewinds.games.jamaica.state import JamaicaState, Ship


def position_points(box: Box, ship: Ship) -> i64:
    """The figure of the space; 15 only for a ship that has been round, -5 before the red line or behind the start."""
    if ship.finished():
        return box.ends[PORT_ROYAL]
    if ship.lap < 0 or ship.space == PORT_ROYAL:
        return FLOOR_SCORE
    return box.ends[ship.space]


def treasure_points(box: Box, ship: Ship, curses: bool) -> i64:
    """The sum of the treasures, or of the cursed ones (JAM-9.8)."""
    total: i64 = 0
    card: i64
    for card in range(TREASURE_COUNT):
        if (ship.face_down >> card) & 1 != 0 and (box.points[card] < 0) == curses:
            total += box.points[card]
    return total


def score(box: Box, ship: Ship) -> i64:
    treasures = treasure_points(box, ship, False) + treasure_points(box, ship, True)
    return position_points(box, ship) + ship.total(GOLD) + treasures


def standings(s: JamaicaState) -> list[list[int]]:
    """The total; of tied players the one further ahead; level ones share their place (JAM-9.9, 9.10)."""
    return [[int(score(s.rules.box, ship)), int(ship.race_key())] for ship in s.ships[: int(s.players)]]


def breakdown(s: JamaicaState) -> list[dict[str, int]]:
    return [
        {
            "position": int(position_points(s.rules.box, ship)),
            "gold": int(ship.total(GOLD)),
            "treasures": int(treasure_points(s.rules.box, ship, False)),
            "curses": int(treasure_points(s.rules.box, ship, True)),
            "total": int(score(s.rules.box, ship)),
        }
        for ship in s.ships[: int(s.players)]
    ]
