"""Maracaibo at random: every component accounted for after every decision, in both editions, until the end."""

from __future__ import annotations

import pytest

import tradewinds
from tests.playing import eager
from tradewinds import games
from tradewinds.games.maracaibo.content import MODES
from tradewinds.games.maracaibo.loading import box
from tradewinds.games.maracaibo.match import Maracaibo
from tradewinds.games.maracaibo.standing import breakdown
from tradewinds.games.maracaibo.state import STREAMS, Options
from tradewinds.kernel.chance import Chance, Xorshift

MATCHES = 60 if tradewinds.compiled() else 14


def table(players: int, first_edition: bool, seed: int) -> Maracaibo:
    """With every story card and chapter in turn."""
    rules = Options()
    rules.first_edition = first_edition
    rules.mode = seed % len(MODES)
    state = Maracaibo(players, rules, box(), Chance(str(seed), len(STREAMS)))
    state.begin()
    state.advance()
    return state


@pytest.mark.parametrize("first_edition", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_lost_and_every_refusal_agrees_with_the_options(players: int, first_edition: bool) -> None:
    for seed in range(MATCHES):
        state = table(players, first_edition, seed)
        rng = Xorshift(seed + 1)
        while not state.over:
            assert state.violations() == []
            seat = state.seats_to_act()[0]
            legal = state.legal(seat)
            tried = int(rng.below(len(box().actions)))
            assert (state.can(seat, tried) == 0) == (tried in legal)
            busy = eager(games.load("maracaibo"), legal, rng)
            action = busy[rng.below(len(busy))]
            assert state.can(seat, action) == 0
            state.apply(seat, action)
        assert [row["total"] for row in breakdown(state)] == state.scores()
