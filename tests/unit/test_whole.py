"""States are Python objects like others: they can be pickled, deep-copied, compared and printed, compiled or not."""

from __future__ import annotations

import copy
import pickle

import pytest

from tests.playing import Configuration, attributes, configurations, name_of, play, position
from tests.support.lanterns import LANTERNS
from tradewinds.kernel.journal import Journal
from tradewinds.kernel.state import Frame, State

SOME = [c for n, c in enumerate(configurations()) if n % 3 == 0]


def same_future(one: State, other: State) -> None:
    """Both go on alike, apart from each other."""
    for (seat, action), again in zip(play(one, 3, 40), play(other, 3, 40), strict=True):
        assert (seat, action) == again
    assert one == other
    assert attributes(one) == attributes(other)


@pytest.mark.parametrize("configuration", SOME, ids=map(name_of, SOME))
@pytest.mark.parametrize("how", ["pickle", "deepcopy", "copy"])
def test_a_state_comes_back_whole(configuration: Configuration, how: str) -> None:
    for far in (0, 45, 120, 10_000):
        state = position(configuration, 11, far, Journal())
        before = attributes(state)
        if how == "pickle":
            other = pickle.loads(pickle.dumps(state))
        else:
            other = copy.deepcopy(state) if how == "deepcopy" else copy.copy(state)  # noqa: TID251 (it is tested)
        assert type(other) is type(state)
        assert other.journal is None
        assert attributes(other) == before
        assert other == state
        other.play(seat := other.seats_to_act()[0], other.legal(seat)[0])
        assert attributes(state) == before
        assert other != state
        state.play(seat, state.legal(seat)[0])
        same_future(state, other)


def test_a_pickled_future_can_be_scripted() -> None:
    state = position(("jamaica", 3, {}), 1, 20)
    state.chance.script = {1: [3, 4]}
    assert pickle.loads(pickle.dumps(state)).chance.script == {1: [3, 4]}


@pytest.mark.parametrize("configuration", SOME, ids=map(name_of, SOME))
def test_one_number_makes_another_state(configuration: Configuration) -> None:
    state = position(configuration, 11, 60)
    for change in ("barriers", "version", "round"):
        other = state.copy()
        assert other == state
        setattr(other, change, getattr(other, change) + 1)
        assert other != state
    other = state.copy()
    other.chance.counters[0] += 1
    assert other != state
    other = state.copy()
    other.frames[0].bound += 1
    assert other != state
    assert state != state.to_plain()


def test_a_state_is_printed() -> None:
    state = position(("jamaica", 3, {}), 1, 20)
    assert repr(state) == f"<Jamaica, 3 players, waits for {state.seats_to_act()} by {state.rule_now()}>"
    for _ in play(state, 2):
        pass
    assert repr(state) == f"<Jamaica, 3 players, over: {state.scores()}>"


def test_a_frame_is_printed() -> None:
    assert repr(Frame(1, 2, 3)) == "Frame(1, 2, 3, 0, 0, -1, 0)"


def test_a_state_has_no_hash() -> None:
    with pytest.raises(TypeError):
        hash(position(("jamaica", 3, {}), 1, 20))


def test_a_game_of_plain_python_as_well() -> None:
    state = LANTERNS.start(3, {}, 4)
    other = pickle.loads(pickle.dumps(state))
    assert other == state
    same_future(state, other)
