"""Every command on every game in every language; whole matches at the keyboard with everything that can be chosen."""

from __future__ import annotations

import io
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import tradewinds as house
from tradewinds import games
from tradewinds.cli.main import COMMANDS
from tradewinds.cli.speech import LANGUAGES
from tradewinds.kernel.errors import BadOption
from tradewinds.kernel.game import Game
from tradewinds.play.simulation import make_setting, simulate

from .conftest import Call, Done

SCENARIOS = Path(__file__).parents[1] / "scenarios"
IDS = re.compile(r"\b(cli|fact|prompt|action|preview|read|word|error|refusal|score|amount)-[a-z_-]+|\{ ?\$")
"""What nobody should read: ids instead of words."""


def everything(game: Game, players: int, *, ruled: bool) -> dict[str, Any]:
    """Every option at its last value that goes with the others; without `ruled` nobody is played by the rules."""
    chosen: dict[str, Any] = {}
    for option in game.options:
        for value in reversed(option.values):
            trial = {**chosen, option.id: value}
            try:
                seats = game.rule_seats(players, game.check(players, trial))
            except BadOption:
                continue
            if ruled or not seats:
                chosen = trial
                break
    return chosen


def tables() -> list[tuple[str, int, dict[str, Any], str]]:
    """Per game and language: the smallest table, one with all that can be switched on, and one with virtual players."""
    found = []
    for name in games.names():
        game = games.load(name)
        for at, lang in enumerate(LANGUAGES):
            smallest = game.min_players
            players = [smallest, smallest + 1, game.max_players]
            settings = [(smallest, {}), (players[at], everything(game, players[at], ruled=False))]
            solo = everything(game, smallest, ruled=True)
            if game.rule_seats(smallest, game.check(smallest, solo)):
                settings.append((smallest, solo))
            found += [(name, n, options, lang) for n, options in settings]
    return found


def given(options: dict[str, Any]) -> list[str]:
    return [word for name, value in options.items() for word in ("--option", f"{name}={value}")]


def called(table: tuple[str, int, dict[str, Any], str]) -> str:
    name, players, options, lang = table
    return f"{name}-{players}-{'switched' if options else 'plain'}-{lang}"


def typed(number: int) -> str:
    """What somebody types who tries everything: answers, slips, every word, steps back; long enough for any match."""
    chance = random.Random(number)
    words = ["?", "", "board", "board all", "me", "others", "log", "log all", "rules", "rules 3", "help", "xyzzy"]
    lines = []
    for _ in range(6000):
        dice = chance.random()
        lines.append("undo" if dice < 0.004 else chance.choice(words) if dice < 0.04 else str(chance.randint(1, 5)))
    return "\n".join(words + lines) + "\n1" * 6000 + "\n"


def check_words(done: Done) -> None:
    assert done.err == ""
    assert "\x1b" not in done.out
    assert IDS.search(done.out) is None, IDS.search(done.out)


@pytest.mark.parametrize("table", tables(), ids=called)
def test_a_whole_match_at_the_keyboard(
    table: tuple[str, int, dict[str, Any], str], tradewinds: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    name, players, options, lang = table
    file = tmp_path / "match.json"
    monkeypatch.setattr("sys.stdin", io.StringIO(typed(players)))
    ruled = games.load(name).rule_seats(players, games.load(name).check(players, options))
    bots = players - 1 - len(ruled)
    who = ("--bots", "random") if bots else ()
    words = ("--players", players, "--seed", 11, *who, "--lang", lang, "--save", file)
    done = tradewinds("play", name, *words, *given(options))
    assert done.code == 0, done.err
    check_words(done)
    record = json.loads(file.read_text())
    assert record["result"] is not None
    assert record["seats"] == ["person", *["bot:random"] * bots, *["rules"] * len(ruled)]
    assert tradewinds("verify", file, "--lang", lang).code == 0
    for eyes in ((), ("--seat", 0)):
        done = tradewinds("replay", file, *eyes, "--lang", lang)
        assert done.code == 0, done.err
        check_words(done)


@pytest.fixture(scope="module", params=games.names())
def recorded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Game, Path]:
    """A game, and the record of a finished match of it."""
    game = games.load(request.param)
    folder = tmp_path_factory.mktemp("records")
    simulate(make_setting(game, game.min_players, {}, "7", ["random"], folder=folder), 0, 1)
    (file,) = folder.iterdir()
    return game, file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command(
    recorded: tuple[Game, Path], tradewinds: Call, lang: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game, file = recorded
    pack = tmp_path / "pack.yaml"
    done = tradewinds("pack", "new", game.id, "--save", pack, "--lang", lang)
    assert (done.code == 0) == (game.packing is not None), done
    monkeypatch.setattr("tradewinds.cli.bench.POSITIONS", 1)  # half a match each: long where nothing is compiled
    n = game.min_players
    # Interpreted, a thoughtful bot takes half a minute a match.
    bots = ",".join(["mate", "random", "deckhand"][:n]) if house.compiled() else "random"
    tournament = ("--players", max(2, n), "--matches", 2, "--jobs", 1, "--out", tmp_path / "arena")
    scenario = min((SCENARIOS / game.id).rglob("*.yaml"))
    lines: dict[str, list[tuple[object, ...]]] = {
        "games": [()],
        "rules": [(f"{game.prefix}-3.1",), ("3", "--game", game.id), ("--game", game.id)],
        "simulate": [(game.id, "--players", n, "--games", 2, "--bots", bots)],
        # Interpreted, a match of a thoughtful bot takes too long, and one bot alone makes no tournament.
        "arena": [(game.id, *tournament, "--bots", "mate,random")] if house.compiled() else [],
        "train": [],  # test_train.py: it tells of its progress
        "replay": [(file,), (file, "--seat", 0)],
        "bench": [(game.id, "--players", n, "--slices", 1)],
        "verify": [(file,)],
        "scenario": [(scenario,)],
        "coverage": [(game.id,)],
        "pack": [("check", pack), ("diff", pack)] if game.packing is not None else [],
        "play": [],  # test_a_whole_match_at_the_keyboard
        "campaign": [("next", tmp_path / "campaign.json", "--game", game.id, "--bots", "random")] * bool(game.campaign),
        "serve": [],  # test_serve.py: it does not return by itself
        # Not of one game: tests/server/test_desk.py and test_backup.py.
        "backup": [],
        "restore": [],
        "admin": [],
    }
    assert set(lines) == {name for name, _ in COMMANDS}
    for command, calls in lines.items():
        # A game that is still being built has rules without a test, and `coverage` says so.
        fine = (0, 1) if command == "coverage" and not game.ready else (0,)
        for words in calls:
            done = tradewinds(command, *words, "--lang", lang)
            assert done.code in fine, (command, words, done)
            if command != "coverage":  # names of tests may look like ids
                check_words(done)
            if lang == LANGUAGES[0]:  # programs read the same in any
                done = tradewinds(command, *words, "--json")
                assert done.code in fine, (command, words, done)
                done.json()
