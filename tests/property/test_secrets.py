"""A few of the decisions that `python -m tools.secrecy` tries by the hundred thousand."""

from __future__ import annotations

import random

import pytest

import tradewinds
from tools.secrecy import all_configurations, try_decisions, try_undo
from tradewinds import games

TRIED = 40 if tradewinds.compiled() else 3
"""Configurations, picked anew by the seed below; the command tries all of them."""
DECISIONS = 60
MATCHES = 30 if tradewinds.compiled() else 3


@pytest.mark.rules("JAM-11.3", "JAM-11.6", "JAM-11.7", "PR-23.2", "PR-23.3", "PR-23.4", "PR-23.5")
@pytest.mark.parametrize("name", games.names())
def test_a_free_undo_shows_nothing_and_nobody_sees_a_secret_choice(name: str) -> None:
    found = all_configurations(games.load(name))
    dice = random.Random(6)
    for configuration in dice.sample(found, min(TRIED, len(found))):
        done = try_decisions(configuration, dice.randrange(2**31), DECISIONS)
        assert done["decisions"] == DECISIONS


@pytest.mark.parametrize("name", games.names())
def test_an_undo_takes_back_exactly_one_answer(name: str) -> None:
    dice = random.Random(7)
    found = all_configurations(games.load(name))
    free = 0
    for _ in range(MATCHES):
        free += try_undo(dice.choice(found), dice.randrange(2**31))["free"]
    assert free > 20 * MATCHES
