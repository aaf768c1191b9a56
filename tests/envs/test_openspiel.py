"""OpenSpiel's random simulations with serialisation, for every game; and that chance is told, not foreseen."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest

import tradewinds
from tests.envs.test_observations import NAMES
from tradewinds import games
from tradewinds.envs.openspiel import MOST_OUTCOMES, REGISTERED
from tradewinds.kernel.errors import BadOption

SIMULATIONS = 3 if tradewinds.compiled() else 1


def test_every_game_with_observations_is_registered() -> None:
    assert [f"tradewinds_{name}" for name in NAMES] == REGISTERED
    assert set(REGISTERED) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", REGISTERED)
def test_random_simulations(name: str) -> None:
    """API, legal actions, clones, masks, returns, observations, and states that are written and read back."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=SIMULATIONS, serialize=True, verbose=False)


def finish(state: Any, number: int) -> list[tuple[int, int]]:
    dice = random.Random(number)
    taken = []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            assert sum(weights) == pytest.approx(1)
            assert len(outcomes) > 1
            assert max(outcomes) < MOST_OUTCOMES
            action = dice.choices(outcomes, weights)[0]
        else:
            action = dice.choice(state.legal_actions())
        taken.append((state.current_player(), action))
        state.apply_action(action)
    return taken


@pytest.mark.parametrize("name", NAMES)
def test_a_match_is_its_history(name: str) -> None:
    """Draws and decisions alone give the same match again; it was played by the rules of the house."""
    game = pyspiel.load_game(f"tradewinds_{name}")
    state = game.new_initial_state()
    assert state.is_chance_node()
    taken = finish(state, 1)
    again = game.new_initial_state()
    for player, action in taken:
        assert again.current_player() == player
        again.apply_action(action)
    assert again.returns() == state.returns()
    assert str(again) == str(state)
    assert state.track.now.violations() == []
    written = pyspiel.serialize_game_and_state(game, state)
    assert str(pyspiel.deserialize_game_and_state(written)[1]) == str(state)


def test_a_copy_knows_no_future() -> None:
    """Two copies of a position part at the next draw of chance."""
    game = pyspiel.load_game("tradewinds_jamaica(players=2)")
    state = game.new_initial_state()
    for action in [0] * 4:
        state.apply_action(state.legal_actions()[action])
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    one, two = state.clone(), state.clone()
    first, second, *_ = (outcome for outcome, _ in state.chance_outcomes())
    one.apply_action(first)
    two.apply_action(second)
    assert str(one) != str(two)
    finish(one, 1)
    finish(two, 2)
    assert state.is_chance_node()


def test_the_dice_are_fair_and_cards_are_dealt_by_their_number() -> None:
    game = pyspiel.load_game("tradewinds_jamaica(players=3)")
    state = game.new_initial_state()
    assert [outcome for outcome, _ in state.chance_outcomes()] == [0, 1, 2]  # the first Captain
    state.apply_action(1)
    assert len(state.chance_outcomes()) == 11  # the first card of a full deck
    for _ in range(9):
        state.apply_action(state.legal_actions()[0])
    assert state.chance_outcomes() == [(face, pytest.approx(1 / 6)) for face in range(6)]


def test_what_a_seat_knows_is_told_as_numbers_and_as_text() -> None:
    game = pyspiel.load_game("tradewinds_jamaica(players=2,options=bank:limited)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    encoder = games.load("jamaica").encoder
    assert encoder is not None
    tensor = dict(zip(encoder().names(), state.observation_tensor(0), strict=True))
    assert tensor["option.limited_bank"] == 1
    assert '"hand"' in state.observation_string(0)
    assert state.information_state_string(0) != state.information_state_string(1)
    assert np.array(state.legal_actions_mask()).sum() == len(state.legal_actions())


def test_what_was_heard_is_remembered() -> None:
    """Two ways to the same table are two information states."""
    game = pyspiel.load_game("tradewinds_jamaica(players=2)")
    one, two = (game.new_initial_state() for _ in range(2))
    one.apply_action(0)
    two.apply_action(0)
    for first, second in ((0, 1), (1, 0), (2, 2)):  # the same hand, dealt in another order
        one.apply_action(first)
        two.apply_action(second)
    while one.is_chance_node():
        one.apply_action(one.legal_actions()[0])
        two.apply_action(two.legal_actions()[0])
    assert one.observation_tensor(1) == two.observation_tensor(1)
    assert one.information_state_string(1) == two.information_state_string(1)
    assert one.observation_tensor(0) == two.observation_tensor(0)


def test_what_cannot_be_is_said() -> None:
    for wrong in ("tradewinds_jamaica(players=9)", "tradewinds_jamaica(options=bank)"):
        with pytest.raises((BadOption, pyspiel.SpielError)):
            pyspiel.load_game(wrong)


def test_learning_and_searching_code_of_openspiel_runs() -> None:
    """Its reinforcement-learning loop sees the observation; its tree search plays on over chance nodes."""
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import mcts

    env = rl_environment.Environment("tradewinds_jamaica", players=2)
    env.seed(1)
    step = env.reset()
    size = pyspiel.load_game("tradewinds_jamaica").observation_tensor_size()
    for _ in range(20):
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == size
        step = env.step([step.observations["legal_actions"][player][0]])
    game = pyspiel.load_game("tradewinds_jamaica(players=2,options=round_cap:1)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    assert bot.step(state) in state.legal_actions()
