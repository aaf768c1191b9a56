"""The mate of Maracaibo: legal, quick enough to play everywhere, and far better than chance."""

from __future__ import annotations

import pytest

import tradewinds
from tradewinds import games
from tradewinds.bots.random import Random
from tradewinds.games.maracaibo.bots import Mate
from tradewinds.games.maracaibo.loading import box
from tradewinds.games.maracaibo.state import MAIN, SAILING

GAME = games.load("maracaibo")
MATCHES = 40 if tradewinds.compiled() else 1


@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_chance(players: int) -> None:
    won = 0
    for seed in range(MATCHES):
        own = seed % players
        mate, others = Mate(seed), Random(seed)
        state = GAME.start(players, {}, f"mate {seed}")
        while not state.over:
            seat = state.seats_to_act()[0]
            seen = GAME.determinize(state, seat, seed)
            state.play(seat, int(mate.decide(seen, seat)) if seat == own else others.choose(seen, seat))
        won += own in state.winners()
    assert won >= 0.9 * MATCHES


def test_the_same_number_gives_the_same_match() -> None:
    scores = []
    for _ in range(2):
        mates = [Mate(seat) for seat in range(2)]
        state = GAME.start(2, {"jean": 0}, "again")
        for _ in range(60):
            seat = state.seats_to_act()[0]
            state.play(seat, int(mates[seat].decide(state, seat)))
        scores.append(state.to_plain())
    assert scores[0] == scores[1]


def test_it_plays_against_jean_and_uses_its_turns() -> None:
    """To the end; and a turn without a main action is the exception."""
    mate, act = Mate(1), box().act
    state = GAME.start(2, {"jean": 1, "jean_difficulty": "very_easy"}, "alone")
    sails = idle = 0
    while not state.over:
        assert state.seats_to_act() == [0]
        asked = state.top
        kind, done = asked.kind, asked.n
        action = int(mate.decide(GAME.determinize(state, 0, 1), 0))
        sails += kind == SAILING
        idle += kind == MAIN and done == 0 and action == act.done
        state.play(0, action)
    assert len(state.scores()) == 2
    assert idle <= sails // 4


@pytest.mark.skipif(not tradewinds.compiled(), reason="many matches")
def test_it_holds_its_own_against_jean() -> None:
    won = 0
    for seed in range(MATCHES):
        mate = Mate(seed)
        state = GAME.start(2, {"jean": 1, "jean_difficulty": "easy"}, f"jean {seed}")
        while not state.over:
            state.play(0, int(mate.decide(GAME.determinize(state, 0, seed), 0)))
        won += state.winners() == [0]
    assert won >= 0.3 * MATCHES
