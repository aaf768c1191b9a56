"""Tripwire: how many sequences of decisions there are from fixed positions of every game in every configuration.

A changed rule changes them. After a change that is meant, `python -m tests.test_perft` writes tests/perft.json
anew, and the difference belongs into the review.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.playing import Configuration, configurations, name_of, position
from tools.campaign import everything
from tradewinds import games
from tradewinds.kernel.state import State

FILE = Path(__file__).with_name("perft.json")
FAR = (0, 30, 90, 180, 300)
"""Positions after so many random decisions (or before the last one of a shorter match)."""
ENOUGH = 150
"""Sequences of a position: it is looked one decision further ahead until there are so many."""

ALL = {name_of(c): c for c in [*configurations(), *(c for name in games.names() for c in everything(games.load(name)))]}


def perft(state: State, depth: int) -> int:
    """Sequences of `depth` decisions; of seats that decide at the same time the lowest goes first."""
    if depth == 0 or state.over:
        return 1
    seat = state.seats_to_act()[0]
    total = 0
    for action in state.legal(seat):
        after = state.copy()
        after.apply(seat, action)
        total += perft(after, depth - 1)
    return total


def counts(configuration: Configuration) -> list[list[int]]:
    """For each position the sequences of one decision, of two, …"""
    found = []
    for far in FAR:
        state = position(configuration, 1, far)
        row = [perft(state, 1)]
        while row[-1] < ENOUGH and len(row) < 8:
            row.append(perft(state, len(row) + 1))
        found.append(row)
    return found


KNOWN: dict[str, list[list[int]]] = json.loads(FILE.read_text(encoding="utf-8"))


def test_every_configuration_has_its_numbers() -> None:
    assert set(KNOWN) == set(ALL)


@pytest.mark.parametrize("name", KNOWN)
def test_perft(name: str) -> None:
    assert counts(ALL[name]) == KNOWN[name]


if __name__ == "__main__":
    rows = ",\n".join(f" {json.dumps(name)}: {json.dumps(counts(c))}" for name, c in ALL.items())
    FILE.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")
