"""Previews by trial: what an answer is said to bring does come, and says nothing that its seat could not know."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.playing import EXAMPLES, Configuration, attributes, configurations, position
from tradewinds import games
from tradewinds.kernel.foretell import foretell
from tradewinds.kernel.journal import Journal

POSITIONS = st.tuples(st.sampled_from(configurations()), st.integers(0, 10_000), st.integers(0, 400))


@settings(max_examples=EXAMPLES, deadline=None)
@given(POSITIONS)
def test_what_is_foretold_comes_true(place: tuple[Configuration, int, int]) -> None:
    configuration, seed, decisions = place
    game = games.load(configuration[0])
    state = position(configuration, seed, decisions)
    before = attributes(state)
    for seat in state.seats_to_act():
        legal = state.legal(seat)
        for action, foretold in zip(legal, foretell(game, state, seat, legal), strict=True):
            played = state.copy()
            played.journal = journal = Journal()
            played.apply(seat, action)
            told = [fact.seen_by(seat) for fact in journal.facts[: len(foretold)]]
            assert told == foretold, game.actions.text(action)
    assert attributes(state) == before, "a trial leaves the table as it was"


@settings(max_examples=EXAMPLES, deadline=None)
@given(POSITIONS, st.integers(1, 1 << 30))
def test_what_is_foretold_depends_on_nothing_hidden(place: tuple[Configuration, int, int], number: int) -> None:
    configuration, seed, decisions = place
    game = games.load(configuration[0])
    state = position(configuration, seed, decisions)
    for seat in state.seats_to_act():
        legal = state.legal(seat)
        other = game.determinize(state, seat, number)
        assert other.legal(seat) == legal
        assert foretell(game, other, seat, legal) == foretell(game, state, seat, legal)


def test_a_forecast_ends_where_chance_begins() -> None:
    """The last answer before a battle is rolled, a card is drawn or the match is counted tells only what is sure."""
    game = games.load("jamaica")
    state = game.start(3, {}, 5)
    ends = set()
    for _ in range(400):
        if state.over:
            break
        seat = state.seats_to_act()[0]
        legal = state.legal(seat)
        for foretold in foretell(game, state, seat, legal):
            assert all(fact["seat"] in (seat, -1) for fact in foretold)
            ends |= {str(fact["kind"]) for fact in foretold}
        state.play(seat, legal[-1])
    assert ends.isdisjoint({"rolled", "combat_roll", "treasure", "refilled", "scored"})
    assert {"loaded", "sailed", "paid"} <= ends
