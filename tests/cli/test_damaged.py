"""Damaged records: whatever is wrong with a file, the command says it in a sentence and loses nothing."""

from __future__ import annotations

import io
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tradewinds import games
from tradewinds.play.simulation import make_setting, simulate

from .conftest import Call

JUNK: list[Any] = [None, -1, 0, 7, 10**30, True, 3.5, "", "x", "\0", "9 sail:1", "0 ", "bot:x", "bot:os:system"]
JUNK += [[], {}, [1], {"a": 1}, ["a"], ["bot:random"] * 9]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, item in inside:
        yield (*path, name)
        yield from places(item, (*path, name))


@pytest.fixture(scope="module", params=games.names())
def whole(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    game = games.load(request.param)
    folder = tmp_path_factory.mktemp("whole")
    simulate(make_setting(game, game.min_players, {}, "5", ["random"], folder=folder), 0, 1)
    record: dict[str, Any] = json.loads(next(folder.iterdir()).read_text())
    seats = ["person", *["bot:random"] * (game.min_players - 1)]
    return {**record, "seats": seats, "decisions": record["decisions"][:12], "result": None}


@pytest.mark.parametrize("number", range(40))
def test_a_damaged_record(
    whole: dict[str, Any], number: int, tradewinds: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(f"{whole['game']} {number}")
    record = json.loads(json.dumps(whole))
    *path, last = chance.choice(list(places(record)))
    inside = record
    for name in path:
        inside = inside[name]
    inside[last] = chance.choice(JUNK)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record))
    lang = chance.choice(["en", "hu", "zh-Hant"])
    for words in (["replay", file], ["replay", file, "--json"], ["verify", file], ["play", "--resume", file]):
        monkeypatch.setattr("sys.stdin", io.StringIO("board\nothers\nquit\n"))
        done = tradewinds(*words, "--lang", lang)
        assert done.code in (0, 1, 2), done
        assert done.code == 0 or done.err or done.out
        assert not re.search(r"\b(cli|error|refusal)-[a-z]", done.err), done.err
