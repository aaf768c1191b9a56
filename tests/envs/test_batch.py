"""Many matches side by side are the same matches as one by one, in whatever arrays they are shown."""

from __future__ import annotations

import random

import numpy as np
import pytest

import tradewinds
from tests.envs.test_observations import NAMES, encoder_of, tables
from tradewinds import games
from tradewinds.envs.batch import BatchEnv, Buffers
from tradewinds.kernel import batch
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.encoding import Eye
from tradewinds.kernel.errors import BadOption, IllegalAction
from tradewinds.kernel.playout import random_playout

STEPS = 600 if tradewinds.compiled() else 120


@pytest.mark.parametrize("name", NAMES)
def test_a_batch_steps_as_single_matches_do(name: str) -> None:
    """The same seeds and actions: the same deciders, observations, masks and returns, over the ends of matches."""
    game = games.load(name)
    env = BatchEnv(game, 3, players=game.max_players, seed="s")
    eye = Eye(encoder_of(game), len(game.actions))
    states = [game.start(game.max_players, {}, env.seed_of(lane)) for lane in range(3)]
    dice = random.Random(1)
    for _ in range(STEPS):
        actions = []
        for lane, state in enumerate(states):
            seat = state.seats_to_act()[0]
            eye.look(state, seat)
            assert env.seats[lane] == seat
            assert np.array_equal(env.observations[lane], np.array(eye.numbers, np.float32))
            legal = sorted(state.legal(seat))
            assert np.flatnonzero(env.masks[lane]).tolist() == legal
            assert sorted(env.legal[lane, : env.counts[lane]].tolist()) == legal
            actions.append(dice.choice(legal))
        env.step(np.array(actions))
        for lane, state in enumerate(states):
            state.apply(state.seats_to_act()[0], actions[lane])
            assert bool(env.dones[lane]) == state.over
            assert env.rewards[lane].tolist() == (
                pytest.approx(batch.returns(state, False)) if state.over else [0.0] * game.max_players
            )
            if state.over:
                states[lane] = game.start(game.max_players, {}, env.seed_of(lane))


def test_more_lanes_than_are_looked_at_in_one_go() -> None:
    """Every lane has the observation of its own decider, wherever the row was made."""
    env = BatchEnv("jamaica", 100, players=2, seed=3)
    assert env.some < 100
    eye = Eye(env.setting.encoder, env.setting.actions)
    for _ in range(3):
        drive(env, 4, 1)
        for lane in (0, env.some - 1, env.some, 99):
            eye.look(env.batch.states[lane], int(env.seats[lane]))
            assert np.array_equal(env.observations[lane], np.array(eye.numbers, np.float32))


@pytest.mark.parametrize("name", NAMES)
def test_random_players_end_long_before_they_are_stopped(name: str) -> None:
    game = games.load(name)
    for seed, (_, players, options) in enumerate(tables(name, 40 if tradewinds.compiled() else 6)):
        assert random_playout(game.start(players, options, seed), Xorshift(seed)) < game.longest // 2


def drive(env: BatchEnv, steps: int, number: int) -> list[list[int]]:
    """Random actions; those that were taken."""
    dice = np.random.default_rng(number)
    taken = []
    for _ in range(steps):
        actions = env.legal[np.arange(env.lanes), (dice.random(env.lanes) * env.counts).astype(int)]
        env.step(actions)
        taken.append(actions.tolist())
    return taken


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_matches(name: str) -> None:
    one, two, other = (BatchEnv(name, 2, seed=seed) for seed in (4, 4, 5))
    assert drive(one, 80, 1) == drive(two, 80, 1)
    assert np.array_equal(one.observations, two.observations)
    assert drive(other, 80, 1) != drive(two, 80, 1)


def test_matches_end_and_bring_one_victory() -> None:
    env = BatchEnv("jamaica", 4, players=3, seed=1)
    ends = 0
    for _ in range(12):
        drive(env, 60, ends)
        for lane in np.flatnonzero(env.dones):
            ends += 1
            assert env.rewards[lane].sum() == pytest.approx(1.0)
            assert env.lengths[lane] == 0
        assert not env.rewards[~env.dones].any()
    points = BatchEnv("jamaica", 1, players=2, seed=1, returns="score")
    while not points.dones[0]:
        drive(points, 1, 3)
    assert points.rewards.max() > 1


def test_a_match_is_broken_off_at_its_greatest_length() -> None:
    env = BatchEnv("jamaica", 2, max_game_length=10)
    drive(env, 9, 1)
    assert not env.dones.any()
    drive(env, 1, 1)
    assert env.dones.all()
    assert env.truncated.all()
    assert not env.rewards.any()
    assert env.seed_of(0).endswith("/1")
    drive(env, 1, 1)
    assert not env.dones.any()
    assert not env.truncated.any()


def test_the_callers_own_arrays_are_filled() -> None:
    plain = BatchEnv("jamaica", 3, seed=2)
    size, actions, players = plain.observations.shape[1], plain.masks.shape[1], plain.rewards.shape[1]
    large = np.full((2, 3, size), 7.0)
    own = Buffers(
        large[1],
        np.zeros((3, actions), bool),
        np.zeros((3, players)),
        np.zeros(3, np.uint8),
        np.zeros(3, np.uint8),
        np.zeros(3, np.int32),
    )
    env = BatchEnv("jamaica", 3, seed=2, buffers=own)
    assert drive(env, 50, 2) == drive(plain, 50, 2)
    assert np.array_equal(large[1].astype(np.float32), plain.observations)
    assert np.array_equal(own.masks, plain.masks.astype(bool))
    assert (large[0] == 7.0).all()
    assert np.array_equal(own.seats, plain.seats)


def test_an_illegal_action_is_refused_and_nothing_moves() -> None:
    env = BatchEnv("jamaica", 3, seed=2)
    legal = env.legal[:, 0].copy()
    wrong = legal.copy()
    wrong[2] = 228
    before = env.observations.copy()
    with pytest.raises(IllegalAction) as refused:
        env.step(wrong)
    assert refused.value.field == "actions[2]"
    assert refused.value.__notes__
    assert np.array_equal(before, env.observations)
    env.step(legal)
    assert env.lengths.tolist() == [1, 1, 1]


@pytest.mark.parametrize(
    ("settings", "actions", "said"),
    [
        ({}, [1, 2], "one action for each of the 3 lanes"),
        ({}, [0.5, 1.0, 2.0], "whole numbers"),
        ({}, [[1, 2, 3]], "whole numbers"),
        ({"returns": "glory"}, [], "“returns” cannot be “glory”"),
        ({"players": 9}, [], "players"),
        ({"options": {"bank": "open"}}, [], "bank"),
        ({"max_game_length": 0}, [], "max_game_length"),
    ],
)
def test_what_cannot_be_is_said(settings: dict[str, object], actions: list[object], said: str) -> None:
    with pytest.raises((BadOption, IllegalAction)) as told:
        BatchEnv("jamaica", 3, **settings).step(np.array(actions))  # type: ignore[arg-type]
    assert any(said in note for note in told.value.__notes__)


def test_buffers_of_another_shape_are_refused() -> None:
    good = BatchEnv("jamaica", 2).buffers
    good.masks = np.zeros((2, 3))
    with pytest.raises(BadOption) as told:
        BatchEnv("jamaica", 2, buffers=good)
    assert "masks" in told.value.__notes__[0]
