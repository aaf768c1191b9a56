"""Gymnasium's checker, for every game; one seat against bots."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.envs.test_observations import NAMES
from tradewinds.envs.gymnasium import REGISTERED, SeatEnv
from tradewinds.kernel.errors import BadOption, IllegalAction


def test_every_game_with_observations_is_registered() -> None:
    assert [f"tradewinds/{name.capitalize()}-v0" for name in NAMES] == REGISTERED


@pytest.mark.parametrize("name", REGISTERED)
def test_the_checker(name: str) -> None:
    """It samples actions without a mask, so that illegal ones must end a match here."""
    made = gymnasium.make(name, opponents="random", illegal="end", disable_env_checker=True)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made.unwrapped, skip_render_check=False)


def finish(env: SeatEnv, number: int) -> tuple[float, bool, bool, int]:
    dice = np.random.default_rng(number)
    made = 0
    while True:
        action = int(dice.choice(np.flatnonzero(env.action_masks())))
        _, reward, over, cut, _ = env.step(action)
        made += 1
        if over or cut:
            return float(reward), over, cut, made
        assert reward == 0


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_plays_to_the_end(name: str) -> None:
    env = SeatEnv(name, opponents="random")
    env.reset(seed=5)
    reward, over, cut, _ = finish(env, 1)
    assert over
    assert not cut
    assert 0 <= reward <= 1
    with pytest.raises(IllegalAction):
        env.step(0)


def test_the_same_seed_gives_the_same_match_and_seat() -> None:
    one, two = (SeatEnv("jamaica", 3, opponents=["mate", "random"]) for _ in range(2))
    assert np.array_equal(one.reset(seed=7)[0], two.reset(seed=7)[0])
    assert finish(one, 1) == finish(two, 1)
    assert np.array_equal(one.reset()[0], two.reset()[0])
    assert one.seat == two.seat
    seats = {SeatEnv("jamaica", 3, opponents="random").reset(seed=seed)[1]["seat"] for seed in range(12)}
    assert seats == {0, 1, 2}


def test_a_bot_of_ones_own_may_sit_there() -> None:
    class First:
        asked = 0

        def choose(self, state: Any, seat: int) -> int:
            self.asked += 1
            return int(state.legal(seat)[0])

    bot = First()
    env = SeatEnv("jamaica", 2, seat=1, opponents=[bot])
    env.reset(seed=1)
    finish(env, 1)
    assert bot.asked > 5


def test_a_match_is_broken_off_at_its_greatest_length() -> None:
    env = SeatEnv("jamaica", 2, opponents="random", max_game_length=12)
    env.reset(seed=1)
    reward, over, cut, made = finish(env, 1)
    assert (reward, over, cut) == (0.0, False, True)
    assert made <= 12


def test_the_table_is_read_aloud() -> None:
    env = SeatEnv("jamaica", 2, opponents="random", render_mode="ansi")
    env.reset(seed=1)
    assert "Port Royal" in env.render()


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"seat": 4}, "“seat” cannot be “4”"),
        ({"opponents": ["mate"]}, "as many opponents"),
        ({"opponents": "nobody"}, "no bot called “nobody”"),
        ({"illegal": "ignore"}, "“illegal” cannot be"),
        ({"render_mode": "rgb_array"}, "“render_mode” cannot be"),
    ],
)
def test_what_cannot_be_is_said(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption) as told:
        SeatEnv("jamaica", 3, **settings)
    assert any(said in note for note in told.value.__notes__)


def test_an_illegal_action_is_refused_and_nothing_moves() -> None:
    env = SeatEnv("jamaica", 2, opponents="random")
    before, _ = env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(228)
    after, _ = env._seen()
    assert np.array_equal(before, after)
