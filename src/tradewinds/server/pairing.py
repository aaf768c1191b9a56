"""Who plays with whom in a league, and how it stands: pure arithmetic on members' numbers.

A table gives everybody a point for each other member whom they left behind, and half a point for each with whom they
share a place. Of members level on points those are before whose opponents have more points, then those with more
victories, then those with a larger share of the points of the game; who is level even then shares the place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations

HALF = Fraction(1, 2)


@dataclass(frozen=True)
class Played:
    """A table that came to its end: places and points in the game by member."""

    places: Mapping[int, int]
    points: Mapping[int, int]


@dataclass
class Line:
    """How a member stands."""

    member: int
    score: Fraction = Fraction(0)
    opponents: Fraction = Fraction(0)
    wins: int = 0
    share: Fraction = Fraction(0)
    played: int = 0
    byes: int = 0
    met: list[int] = field(default_factory=list)
    place: int = 0

    def key(self) -> tuple[Fraction, Fraction, int, Fraction]:
        return (-self.score, -self.opponents, -self.wins, -self.share)


def scores(places: Mapping[int, int]) -> dict[int, Fraction]:
    found = {}
    for one, place in places.items():
        others = [other for member, other in places.items() if member != one]
        found[one] = sum((Fraction(other > place) + HALF * (other == place) for other in others), Fraction(0))
    return found


def standings(members: Sequence[int], tables: Sequence[Played], byes: Sequence[int], size: int) -> list[Line]:
    """The members, the first before the others. Whoever had to sit out scores as the middle of a table does."""
    lines = {member: Line(member) for member in members}
    for table in tables:
        for member, score in scores(table.places).items():
            line = lines[member]
            line.score += score
            line.played += 1
            line.wins += table.places[member] == min(table.places.values())
            whole = sum(max(0, points) for points in table.points.values())
            line.share += Fraction(max(0, table.points[member]), whole) if whole else Fraction(0)
            line.met += [other for other in table.places if other != member]
    for member in byes:
        lines[member].byes += 1
        lines[member].score += Fraction(size - 1, 2)
    for line in lines.values():
        line.opponents = sum((lines[other].score for other in line.met), Fraction(0))
    found = sorted(lines.values(), key=lambda line: (line.key(), line.member))
    for i, line in enumerate(found):
        level = i > 0 and found[i - 1].key() == line.key()
        line.place = found[i - 1].place if level else i + 1
    return found


def sizes(n: int, size: int, allowed: Sequence[int]) -> list[int]:
    """How many sit at each table: as many as can at tables of the league's size, the others at smaller ones that the
    game allows; whoever is left over sits out."""
    best: list[int] = []
    for full in range(n // size, -1, -1):
        found, rest = [size] * full, n - full * size
        for smaller in sorted((one for one in allowed if one < size), reverse=True):
            while rest >= smaller:
                found.append(smaller)
                rest -= smaller
        if rest == 0:
            return found
        if not best or sum(found) > sum(best):
            best = found
    return best


def circle(members: Sequence[int], number: int) -> list[tuple[int, int]]:
    """The pairs of a round robin: one member stays, the others move on by one from round to round (from 0)."""
    seats: list[int | None] = [*members, *([None] if len(members) % 2 else [])]
    moving = seats[1:]
    turn = number % max(1, len(moving))
    order = [seats[0], *moving[turn:], *moving[:turn]]
    half = len(order) // 2
    pairs = zip(order[:half], reversed(order[half:]), strict=True)
    return [(one, other) for one, other in pairs if one is not None and other is not None]


def rounds_needed(n: int, size: int) -> int:
    """Of a round robin: until everybody can have met everybody."""
    if size == 2:
        return n - 1 + n % 2
    return max(1, -(-(n - 1) // (size - 1)))


def draw(lines: Sequence[Line], size: int, allowed: Sequence[int], swiss: bool) -> tuple[list[list[int]], list[int]]:
    """The tables of a round and who sits out. Swiss: with neighbours in the standings; else with whom one met least."""
    seated = sizes(len(lines), size, allowed)
    left_over = len(lines) - sum(seated)
    out = sorted(lines, key=lambda line: (line.byes, -line.place, -line.member))[:left_over]
    waiting = [line for line in lines if line not in out]
    if not swiss:
        waiting.sort(key=lambda line: line.member)
    rank = {line.member: i for i, line in enumerate(waiting)}
    tables = []
    for many in seated:
        table = [waiting.pop(0)]
        while len(table) < many:
            near = min(waiting, key=lambda one: (sum(one.met.count(t.member) for t in table), rank[one.member]))
            waiting.remove(near)
            table.append(near)
        tables.append(table)
    improve(tables)
    return [[line.member for line in table] for table in tables], [line.member for line in out]


def improve(tables: list[list[Line]]) -> None:
    """Where two tables change a member each and fewer meet again, they do."""

    def again(table: Sequence[Line]) -> int:
        return sum(one.met.count(other.member) for one, other in combinations(table, 2))

    for _ in range(len(tables)):
        better = False
        for a, b in combinations(range(len(tables)), 2):
            for i in range(len(tables[a])):
                for j in range(len(tables[b])):
                    before = again(tables[a]) + again(tables[b])
                    tables[a][i], tables[b][j] = tables[b][j], tables[a][i]
                    if again(tables[a]) + again(tables[b]) < before:
                        better = True
                    else:
                        tables[a][i], tables[b][j] = tables[b][j], tables[a][i]
        if not better:
            return
