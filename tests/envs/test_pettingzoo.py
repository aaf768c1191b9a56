"""PettingZoo's own tests, for every game; and what they do not ask."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from tests.envs.test_observations import NAMES
from tradewinds import games
from tradewinds.envs.pettingzoo import ParallelTable, TurnEnv, env, parallel_env
from tradewinds.kernel.errors import BadAction, IllegalAction

CYCLES = 400


@pytest.fixture(autouse=True)
def no_warning() -> Any:
    """A conformance test that only warns has not passed. A dictionary with a mask is what PettingZoo's games have."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")  # of those who are not asked
        yield


@pytest.mark.parametrize("name", NAMES)
def test_the_api(name: str) -> None:
    game = games.load(name)
    for players in sorted({game.min_players, game.max_players}):
        api_test(env(name, players), CYCLES)


@pytest.mark.parametrize("name", NAMES)
def test_the_parallel_api(name: str) -> None:
    game = games.load(name)
    for players in sorted({game.min_players, game.max_players}):
        parallel_api_test(parallel_env(name, players), CYCLES)


@pytest.mark.parametrize("name", NAMES)
def test_seeds(name: str) -> None:
    seed_test(lambda: env(name), 100)
    parallel_seed_test(lambda: parallel_env(name, illegal="end"), 100)


@pytest.mark.parametrize("name", NAMES)
def test_rendering(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(name, render_mode=render_mode))
    told, read = env(name, render_mode="human"), env(name, render_mode="ansi")
    for table in (told, read):
        table.reset(seed=1)
    capsys.readouterr()
    assert told.render() is None
    text = read.render()
    assert capsys.readouterr().out == f"{text}\n"
    assert len(str(text).splitlines()) > 5


def play_on(table: TurnEnv, number: int) -> int:
    """Random agents to the end; how many decisions they made."""
    dice = np.random.default_rng(number)
    made = 0
    for agent in table.agent_iter():
        observation, _, over, cut, _ = table.last()
        if over or cut:
            table.step(None)
            continue
        assert agent == table.agent_selection
        table.step(int(dice.choice(np.flatnonzero(observation["action_mask"]))))
        made += 1
    return made


@pytest.mark.parametrize("name", NAMES)
def test_a_match_ends_with_what_it_brings(name: str) -> None:
    table = env(name)
    table.reset(seed=3)
    brought: dict[str, float] = {}
    dice = np.random.default_rng(3)
    while not brought:
        observation, _, over, _, _ = table.last()
        if over:
            brought = dict(table.rewards)
        else:
            table.step(int(dice.choice(np.flatnonzero(observation["action_mask"]))))
    assert table.match is not None
    assert brought == {f"player_{seat}": share for seat, share in enumerate(table.setting.returns(table.match))}
    assert 0 < table.length <= games.load(name).longest


def test_an_illegal_action_is_an_error_or_ends_the_match() -> None:
    table = env("jamaica", 3)
    table.reset(seed=1)
    with pytest.raises(IllegalAction) as refused:
        table.step(228)
    assert refused.value.__notes__
    assert table.length == 0
    with pytest.raises(BadAction):
        table.step(100_000)
    strict = env("jamaica", 3, illegal="end")
    strict.reset(seed=1)
    guilty = strict.agent_selection
    strict.step(228)
    assert strict.rewards == {agent: -1.0 if agent == guilty else 0.0 for agent in strict.agents}
    assert all(strict.terminations.values())


def test_a_match_is_broken_off_at_its_greatest_length() -> None:
    table = env("jamaica", 3, max_game_length=7)
    table.reset(seed=1)
    assert play_on(table, 1) == 7
    both = parallel_env("jamaica", 3, max_game_length=7)
    seen, _ = both.reset(seed=1)
    while both.agents:
        actions = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()}
        seen, rewards, over, cut, _ = both.step(actions)
    assert not any(over.values())
    assert all(cut.values())
    assert not any(rewards.values())


def test_those_who_decide_together_do_so_in_one_step() -> None:
    """In Jamaica all but the Captain's dice are laid out at the same time: every ship's card in one step."""
    table: ParallelTable = parallel_env("jamaica", 4)
    seen, _ = table.reset(seed=2)
    together = 0
    for _ in range(30):
        assert table.match is not None
        deciding = {f"player_{seat}" for seat in table.match.seats_to_act()}
        for agent, one in seen.items():
            assert one["action_mask"][table.wait] == (agent not in deciding)
        together = max(together, len(deciding))
        actions = {agent: int(np.flatnonzero(one["action_mask"])[-1]) for agent, one in seen.items()}
        seen, *_ = table.step(actions)
    assert together == 4


def test_in_a_parallel_step_with_an_illegal_action_nobody_moves() -> None:
    table = parallel_env("jamaica", 3)
    seen, _ = table.reset(seed=2)
    actions = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()}
    waiting = next(agent for agent, action in actions.items() if action == table.wait)
    for wrong in (0, 100_000, -1):
        with pytest.raises((IllegalAction, BadAction)):
            table.step({**actions, waiting: wrong})
    with pytest.raises((IllegalAction, BadAction)):
        table.step({agent: action for agent, action in actions.items() if agent != waiting})
    assert table.length == 0
    table.step(actions)
    assert table.length > 0


def test_seats_of_the_rules_are_no_agents() -> None:
    table = env("puertorico", 3, options={"puertomas": 2})
    assert table.possible_agents == ["player_0"]
    table.reset(seed=1)
    play_on(table, 1)
    assert table.match is not None
    assert table.match.over


def test_stepping_before_reset_is_refused() -> None:
    with pytest.raises(IllegalAction) as told:
        env("jamaica").step(0)
    assert "reset" in told.value.__notes__[0]
