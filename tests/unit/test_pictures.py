"""The pictures of a match: every line is read from somewhere, named in three languages, and the points add up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tradewinds import bots, games
from tradewinds.kernel.game import Game
from tradewinds.kernel.journal import Journal
from tradewinds.kernel.pictures import Line, read, walk
from tradewinds.kernel.state import State
from tradewinds.play.telling import MOST_POSITIONS, Teller

WEB = Path(__file__).parents[2] / "web" / "src" / "games"
NAMES = games.names()


def told(game: Game, players: int, seed: int) -> tuple[Teller, State]:
    """A match between mates, and what there is to tell of it."""
    total = sum(1 for _ in play(game, players, seed, Journal()))
    journal = Journal()
    teller = Teller(game, players, total)
    heard = 0
    state: State | None = None
    for n, state in enumerate(play(game, players, seed, journal, first=True)):
        teller.hear(journal.facts[heard:])
        heard = len(journal.facts)
        teller.look(n, state)
    assert state is not None
    return teller, state


def play(game: Game, players: int, seed: int, journal: Journal, first: bool = False) -> Iterator[State]:
    state = game.start(players, {}, seed, journal)
    mates = [bots.make(game, "mate", seat) for seat in range(players)]
    if first:
        yield state
    while not state.over:
        seat = state.seats_to_act()[0]
        state.play(seat, mates[seat].choose(state, seat))
        yield state


@pytest.mark.parametrize("name", NAMES)
def test_the_story_of_a_match(name: str) -> None:
    game = games.load(name)
    teller, state = told(game, 3, 5)
    width = len(teller.at)
    assert teller.at[0] == 0
    assert teller.at[-1] == teller.total
    assert 2 <= width <= MOST_POSITIONS + 2
    parts = teller.parts()
    totals = parts.pop("total")
    assert [row[-1] for row in totals] == state.scores()
    for seat in range(3):
        for i in range(width):
            assert sum(rows[seat][i] for rows in parts.values()) == totals[seat][i], "the sources are all there is"
    assert teller.pictures.of == "" or all(value >= 0 for row in parts.get(teller.pictures.of, []) for value in row)
    rounds = [number for number, _ in teller.rounds]
    assert rounds == sorted(set(rounds))
    assert rounds[-1] == game.round_now(state)
    moved = [line.id for line in teller.pictures.lines() if any(any(row) for row in teller.lines[line.id])]
    assert len(moved) >= len(teller.pictures.lines()) * 2 // 3, "most of it happens in any match"


@pytest.mark.parametrize("name", NAMES)
def test_every_line_is_read_from_somewhere(name: str) -> None:
    game = games.load(name)
    assert game.pictures is not None
    state = game.start(2, {}, 1)
    view = msgspec.to_builtins(game.view(state, None))
    for line in game.pictures.lines():
        assert bool(line.path) != bool(line.facts)
        assert not line.path or walk(view, line.path, 1) is not None, line.path


@pytest.mark.parametrize("lang", ["en", "hu", "zh-Hant"])
@pytest.mark.parametrize("name", NAMES)
def test_every_line_has_a_name(name: str, lang: str) -> None:
    game = games.load(name)
    assert game.pictures is not None
    found = (WEB / name / f"pictures.{lang}.ftl").read_text("utf-8")
    named = {line.split(" = ")[0].removeprefix("picture-") for line in found.splitlines() if " = " in line}
    teller, _ = told(game, 2, 3)
    wanted = {line.id for line in game.pictures.lines()} | (teller.points.keys() - {"total"})
    assert wanted <= named


def test_reading_a_line() -> None:
    view = {"ships": [{"holds": [{"good": "gold", "amount": 3}, {"good": "food", "amount": 2}], "n": 4}, {"n": None}]}
    assert read(Line("x", "ships.*.n"), view, 0) == 4
    assert read(Line("x", "ships.*.n"), view, 1) == 0
    assert read(Line("x", "ships.*.n"), view, 7) == 0
    assert read(Line("x", "ships.*.holds"), view, 0) == 2
    assert read(Line("x", "ships.*.holds", where=("good", "gold")), view, 0) == 3
    assert read(Line("x", "ships.*.holds", where=("good", "gold")), view, 1) == 0
