"""Bots of one's own: the one of the document plays, and whatever is wrong with one is said without losing a match."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Call, Done, english, program, tradewinds
from tradewinds import bots, games
from tradewinds.bots import own
from tradewinds.kernel.errors import BadOption

__all__ = ["english", "program", "tradewinds"]

DOCUMENT = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"
JAMAICA = games.load("jamaica")


def blocks() -> list[str]:
    """The two pieces of code in the document: a bot, and a search with a policy of one's own."""
    return re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)


@pytest.fixture
def careful(tmp_path: Path) -> Path:
    code, _ = blocks()
    assert code.count("\n") <= 32
    file = tmp_path / "mybot.py"
    file.write_text(code)
    return file


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], Path]:
    def make(code: str) -> Path:
        file = tmp_path / "other.py"
        file.write_text(code)
        return file

    return make


def simulated(done: Done) -> dict[str, dict[str, float]]:
    assert done.code == 0, done.err
    found: dict[str, dict[str, float]] = done.json()["bots"]
    return found


def test_the_search_of_the_document_plays() -> None:
    known: dict[str, Any] = {}
    exec(blocks()[1], known)
    state = JAMAICA.start(2, {"round_cap": 2}, "document")
    assert known["bot"].choose(JAMAICA.determinize(state, 0, 1), 0) in state.legal(0)


SHORT = ("--players", 2, "--option", "round_cap=2", "--json")
"""Short matches: a bot that plays every option to the end takes its time, interpreted."""


def test_the_bot_of_the_document_plays_and_is_better_than_chance(tradewinds: Call, careful: Path) -> None:
    name = f"{careful}:Careful"
    result = simulated(tradewinds("simulate", "jamaica", *SHORT, "--games", 8, "--bots", f"{name},random"))
    assert result[name]["seats"] == result["random"]["seats"] == 8
    assert result[name]["mean_score"] > result["random"]["mean_score"]
    assert result[name]["wins"] > result["random"]["wins"]


def test_processes_find_it_too_and_agree(program: Call, careful: Path) -> None:
    words = ("simulate", "jamaica", *SHORT, "--games", 3, "--bots", "mybot:Careful,random")
    one, two = (simulated(program(*words, "--jobs", n, cwd=careful.parent)) for n in (1, 2))
    for bot in ("mybot:Careful", "random"):
        assert all(one[bot][name] == two[bot][name] for name in ("seats", "mean_score", "wins", "decisions"))


def test_a_match_against_it_is_saved_and_goes_on_only_if_it_is_named(program: Call, careful: Path) -> None:
    words = ("play", "jamaica", "--players", 2, "--seed", 3, "--option", "round_cap=1", "--save", "match.json")
    first = program(*words, "--bots", "mybot.py:Careful", stdin="1\n", cwd=careful.parent)
    assert first.code == 0, first.err
    record = json.loads((careful.parent / "match.json").read_text())
    assert record["seats"] == ["person", "bot:mybot.py:Careful"]
    refused = program("play", "--resume", "match.json", stdin="1\n" * 99, cwd=careful.parent)
    assert refused.code == 2
    assert "--bots mybot.py:Careful" in refused.err
    whole = ("play", "--resume", "match.json", "--bots", "mybot.py:Careful")
    assert program(*whole, stdin="1\n" * 999, cwd=careful.parent).code == 0
    assert json.loads((careful.parent / "match.json").read_text())["result"] is not None


@pytest.mark.parametrize(
    ("code", "called", "told"),
    [
        ("x = (", "Bot", "SyntaxError"),
        ("import no_such_module_at_all", "Bot", "no_such_module_at_all"),
        ("class Bot: pass", "Bot", "choose"),
        ("class Bot:\n    def choose(self, state, seat): return 0", "Bot", "TypeError"),
        ("class Other: pass", "Bot", "no class Bot"),
        ("Bot = 3", "Bot", "choose"),
    ],
)
def test_what_is_no_bot_is_told(
    tradewinds: Call, write: Callable[[str], Path], code: str, called: str, told: str
) -> None:
    own.load.cache_clear()
    for command in ("simulate", "play"):
        done = tradewinds(command, "jamaica", "--bots", f"{write(code)}:{called}")
        assert done.code == 2
        assert told in done.err
        assert "error-" not in done.err


@pytest.mark.parametrize("name", ["no_such_module:Bot", "nowhere.py:Bot", ":Bot", "tradewinds.bots:", "a:b:c"])
def test_what_is_not_there_is_told(tradewinds: Call, name: str) -> None:
    done = tradewinds("simulate", "jamaica", "--bots", name)
    assert (done.code, done.out) == (2, "")
    assert name in done.err


def test_a_bot_that_breaks_down_does_not_take_the_match_with_it(program: Call, write: Callable[[str], Path]) -> None:
    file = write(
        "class Bot:\n    def __init__(self, number): pass\n"
        "    def choose(self, state, seat): raise RuntimeError('ouch')\n"
    )
    done = program("simulate", "jamaica", *SHORT, "--games", 2, "--bots", f"{file}:Bot,random")
    assert done.code == 1
    assert "ouch" in done.json()["violations"][0]
    done = program("play", "jamaica", "--players", 2, "--seed", 3, "--bots", f"{file}:Bot", stdin="1\n" * 99)
    assert done.code == 1
    assert "ouch" in done.err
    assert "--resume" in done.out


def test_a_name_from_elsewhere_runs_nothing() -> None:
    """The server asks `bots.make`, with names that strangers send."""
    with pytest.raises(BadOption):
        bots.make(JAMAICA, "antigravity:choose", 1)
