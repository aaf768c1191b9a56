"""Leagues: points and tie-breaks, tables of the right size, nobody meets the same people more often than need be."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from tradewinds.server.pairing import HALF, Played, circle, draw, rounds_needed, scores, sizes, standings


def test_points_for_those_left_behind() -> None:
    assert scores({1: 1, 2: 2, 3: 2, 4: 4}) == {1: 3, 2: 1 + HALF, 3: 1 + HALF, 4: 0}
    assert scores({5: 1, 6: 1}) == {5: HALF, 6: HALF}


def test_tie_breaks_in_order() -> None:
    """1, 2 and 3 have won once each. The opponents of 1 and 3 have won, that of 2 has not; 3 has the larger share."""
    tables = [
        Played({1: 1, 3: 2}, {1: 10, 3: 9}),
        Played({2: 1, 4: 2}, {2: 90, 4: 1}),
        Played({3: 1, 4: 2}, {3: 5, 4: 0}),
    ]
    found = standings([1, 2, 3, 4, 5], tables, [5], 2)
    assert [(line.member, line.place) for line in found] == [(3, 1), (1, 2), (2, 3), (5, 4), (4, 5)]
    assert {line.member: line.score for line in found} == {1: 1, 3: 1, 2: 1, 5: HALF, 4: 0}
    level = standings([1, 2], [], [], 2)
    assert [line.place for line in level] == [1, 1]
    share = standings([1, 2], [Played({1: 1, 2: 1}, {1: 30, 2: 10})], [], 2)
    assert [(line.member, line.share) for line in share] == [(1, Fraction(3, 4)), (2, Fraction(1, 4))]


@pytest.mark.parametrize(
    ("n", "size", "allowed", "expected"),
    [
        (8, 4, [2, 3, 4], [4, 4]),
        (7, 4, [2, 3, 4], [4, 3]),
        (5, 4, [2, 3, 4], [3, 2]),
        (5, 2, [2], [2, 2]),
        (9, 4, [3, 4], [3, 3, 3]),
        (5, 4, [4], [4]),
        (1, 2, [2], []),
        (3, 3, [2, 3], [3]),
    ],
)
def test_how_many_sit_where(n: int, size: int, allowed: list[int], expected: list[int]) -> None:
    assert sorted(sizes(n, size, allowed), reverse=True) == sorted(expected, reverse=True)


@pytest.mark.parametrize("n", range(2, 13))
def test_in_a_round_robin_everybody_meets_everybody_once(n: int) -> None:
    met: Counter[frozenset[int]] = Counter()
    for number in range(rounds_needed(n, 2)):
        pairs = circle(list(range(n)), number)
        assert len({one for pair in pairs for one in pair}) == 2 * len(pairs)
        met.update(frozenset(pair) for pair in pairs)
    assert met == Counter(frozenset(pair) for pair in combinations(range(n), 2))


def test_larger_tables_mix() -> None:
    """Sixteen at tables of four: in five rounds hardly anybody meets twice, and in a league of three nobody sits out
    twice before the others have."""
    played: list[Played] = []
    for _ in range(4):
        tables, out = draw(standings(list(range(16)), played, [], 4), 4, [4], swiss=False)
        assert sorted(one for table in tables for one in table) == list(range(16))
        assert out == []
        played += [Played({one: i + 1 for i, one in enumerate(table)}, dict.fromkeys(table, 1)) for table in tables]
    met = Counter(frozenset(pair) for table in played for pair in combinations(table.places, 2))
    assert max(met.values()) <= 2
    assert len(met) >= 80
    byes: list[int] = []
    played = []
    for _ in range(3):
        tables, out = draw(standings([1, 2, 3], played, byes, 2), 2, [2], swiss=True)
        byes += out
        played.append(Played({tables[0][0]: 1, tables[0][1]: 2}, dict.fromkeys(tables[0], 1)))
    assert sorted(byes) == [1, 2, 3]


def test_in_swiss_rounds_neighbours_meet() -> None:
    played = [Played({1: 1, 2: 2}, {1: 1, 2: 0}), Played({3: 1, 4: 2}, {3: 1, 4: 0})]
    tables, _ = draw(standings([1, 2, 3, 4], played, [], 2), 2, [2], swiss=True)
    assert {frozenset(table) for table in tables} == {frozenset({1, 3}), frozenset({2, 4})}
