"""Tripwire: how many different sequences of decisions there are from fixed positions. A changed rule changes them."""

from __future__ import annotations

import pytest

from tests.playing import position
from tradewinds import games
from tradewinds.kernel.state import State


def perft(state: State, depth: int) -> int:
    """Sequences of `depth` decisions; of seats that decide at the same time the lowest goes first."""
    if depth == 0 or state.over:
        return 1
    seat = state.seats_to_act()[0]
    total = 0
    for action in state.legal(seat):
        after = state.copy()
        after.play(seat, action)
        total += perft(after, depth - 1)
    return total


START = {2: 385, 3: 405, 4: 405, 5: 405, 6: 405}
"""Players: sequences of three decisions from the start with the seeds 1 to 20."""
MIDDLE = {2: 3864, 3: 896, 4: 1639, 5: 798, 6: 587}
"""Players: sequences of four decisions after 40, 80, … 400 random ones, seed 1."""


@pytest.mark.parametrize("players", START)
def test_three_decisions_from_the_start(players: int) -> None:
    assert sum(perft(games.load("jamaica").start(players, {}, seed), 3) for seed in range(1, 21)) == START[players]


@pytest.mark.parametrize("players", MIDDLE)
def test_four_decisions_from_the_middle(players: int) -> None:
    found = sum(perft(position(("jamaica", players, {}), 1, far), 4) for far in range(40, 401, 40))
    assert found == MIDDLE[players]
