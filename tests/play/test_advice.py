"""Advice for people: legal answers with chances, reasons that are facts, and nothing that the seat may not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.support.lanterns import LANTERNS
from tradewinds import games
from tradewinds.kernel.game import Game
from tradewinds.kernel.state import State
from tradewinds.play.advice import MOST_REASONS, MOST_WAYS, WORLDS, Advice, advice, quick_advice, verdict
from tradewinds.play.table import Table

ROUNDS = 60


def somewhere(game: Game, made: int, seed: int = 3) -> tuple[State, int]:
    """A position after so many decisions at random, and a seat that has more than one answer there."""
    dice = random.Random(seed)
    table = Table.new(game, max(2, game.min_players), {}, seed)
    while True:
        seat = table.waiting()[0]
        if len(table.decisions) >= made and len(table.legal(seat)) > 1:
            return table.state, seat
        table.play(seat, dice.choice(table.legal(seat)))


def told(given: Advice) -> Any:
    return [(way.action, way.chance) for way in given.ways], [(r.fact, r.first, r.second) for r in given.reasons]


@pytest.mark.parametrize("name", games.shelf())
def test_the_best_answers_have_chances_and_reasons(name: str) -> None:
    game = games.load(name)
    reasons = 0
    for made in (0, 15, 40):
        state, seat = somewhere(game, made)
        given = advice(game, state, seat, "salt", made, ROUNDS, 0.0)
        legal = [game.actions.text(action) for action in state.legal(seat)]
        assert 1 <= len(given.ways) <= MOST_WAYS
        assert {way.action for way in given.ways} <= set(legal)
        assert all(way.chance is not None and 0.0 <= way.chance <= 1.0 for way in given.ways)
        assert len(given.reasons) <= MOST_REASONS
        reasons += len(given.reasons)
        for reason in given.reasons:
            assert reason.fact.rule
            assert 0 <= reason.first <= WORLDS
            assert 0 <= reason.second <= WORLDS
            assert reason.first != reason.second
        assert told(advice(game, state, seat, "salt", made, ROUNDS, 0.0)) == told(given)
    assert reasons, "three positions, and nothing tells one answer from another"


@pytest.mark.parametrize("name", games.shelf())
def test_what_is_hidden_changes_nothing(name: str) -> None:
    """Worlds that the seat cannot tell apart give the same advice, reasons included."""
    game = games.load(name)
    state, seat = somewhere(game, 15)
    given = told(advice(game, state, seat, "salt", 15, ROUNDS, 0.0))
    for number in (1, 2):
        other = game.determinize(state, seat, number)
        assert told(advice(game, other, seat, "salt", 15, ROUNDS, 0.0)) == given


def test_without_rules_of_thumb_the_best_bot_there_is_advises() -> None:
    state, seat = somewhere(LANTERNS, 0)
    given = advice(LANTERNS, state, seat, "salt", 0, ROUNDS, 0.0)
    assert told(given) == told(quick_advice(LANTERNS, state, seat, "salt", 0))
    assert [way.chance for way in given.ways] == [None]
    assert verdict(LANTERNS, state, seat, given.ways[0].action, "salt", 0, 0.01) is None


@pytest.mark.parametrize("name", games.shelf())
def test_the_answer_that_was_given_is_known_as_well_as_the_best(name: str) -> None:
    game = games.load(name)
    state, seat = somewhere(game, 15)
    for action in state.legal(seat)[:3]:
        played = game.actions.text(action)
        found = verdict(game, state, seat, played, "salt", 15, 0.1)
        assert found is not None
        assert found.played.action == played
        assert found.played.chance is not None
        assert found.best.chance is not None
        assert found.best.chance >= found.played.chance
        assert (found.best.action == played) == (found.best.chance == found.played.chance)
        assert len(found.chances) == state.players
        assert all(0.0 <= chance <= 1.0 for chance in found.chances)
