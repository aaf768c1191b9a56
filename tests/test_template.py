"""The template game, put where a game belongs: the whole house works with it, and nothing had to be told of it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TEMPLATE = ROOT / "tests" / "template"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with one folder more."""
    home = tmp_path_factory.mktemp("house")
    leave = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
    shutil.copytree(ROOT / "src" / "tradewinds", home / "src" / "tradewinds", ignore=leave)
    shutil.copytree(TEMPLATE / "ferry", home / "src" / "tradewinds" / "games" / "ferry", ignore=leave)
    shutil.copytree(TEMPLATE / "scenarios", home / "tests" / "scenarios" / "ferry")
    return home


def run(house: Path, *words: str, stdin: str = "") -> str:
    environment = {**os.environ, "PYTHONPATH": f"{house / 'src'}{os.pathsep}{ROOT}", "TRADEWINDS_INTERPRETED": "1"}
    done = subprocess.run(
        [sys.executable, *words], input=stdin, cwd=house, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "hu"])
def test_every_command_knows_it(house: Path, lang: str) -> None:
    def tradewinds(*words: str, stdin: str = "") -> str:
        return run(house, "-m", "tradewinds", *words, "--lang", lang, stdin=stdin)

    assert "ferry" in tradewinds("games")
    assert "FER-2.3" in tradewinds("rules", "FER-2.3")
    tradewinds("simulate", "ferry", "--players", "3", "--games", "6", "--bots", "mate,random", "--record", f"m-{lang}")
    (record, *_) = sorted((house / f"m-{lang}").glob("*.json"))
    assert "FER-2.2" in tradewinds("replay", str(record))
    tradewinds("verify", str(record))
    tradewinds("scenario", "tests/scenarios/ferry")
    tradewinds("play", "ferry", "--seed", "3", stdin="1\n" * 60)


def test_learning_code_can_play_it(house: Path) -> None:
    """Observations that tell no secret, and every environment."""
    run(house, "-c", LEARNING)


LEARNING = """
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test
from tests.envs.test_observations import test_nothing_is_seen_that_the_seat_may_not_know
from tradewinds.envs.batch import BatchEnv
from tradewinds.envs.gymnasium import SeatEnv
from tradewinds.envs.openspiel import REGISTERED
from tradewinds.envs.pettingzoo import env, parallel_env

test_nothing_is_seen_that_the_seat_may_not_know("ferry")
batch = BatchEnv("ferry", 4, players=3)
for _ in range(60):
    batch.step(batch.legal[:, 0])
api_test(env("ferry"), 60)
parallel_api_test(parallel_env("ferry"), 60)
check_env(SeatEnv("ferry", illegal="end"), skip_render_check=True)
assert "tradewinds_ferry" in REGISTERED
pyspiel.random_sim_test(pyspiel.load_game("tradewinds_ferry"), num_sims=2, serialize=True, verbose=False)
"""


def test_every_rule_has_its_scenario(house: Path) -> None:
    run(house, "-m", "tradewinds", "coverage", "ferry", "--tests", "tests", "--lang", "en")


@pytest.mark.slow
def test_what_is_tested_of_every_game_holds(house: Path) -> None:
    """Random matches of every configuration with all invariants, secrets and undo by the same tools as the others."""
    run(house, "-m", "tools.campaign", "ferry", "--games", "40", "--options")
    run(house, "-m", "tools.secrecy", "--games", "ferry", "--decisions", "400", "--undo", "20")
