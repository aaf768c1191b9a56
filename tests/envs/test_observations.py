"""Observations: a name for every number, nothing that the seat may not know, and layouts that stay."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tradewinds
from tests.playing import Configuration, configurations, play
from tests.support.changes import CHANGES, packed
from tools.observations import document, layout
from tradewinds import games
from tradewinds.envs.batch import BatchEnv
from tradewinds.kernel.encoding import Encoder, Eye
from tradewinds.kernel.errors import BadOption
from tradewinds.kernel.game import Game
from tradewinds.kernel.state import State
from tradewinds.play import packs

ROOT = Path(__file__).parents[2]
LAYOUTS: dict[str, dict[str, Any]] = json.loads((Path(__file__).parent / "layouts.json").read_text("utf-8"))
NAMES = [name for name in games.names() if games.load(name).encoder is not None]
TABLES = 12 if tradewinds.compiled() else 4
"""Configurations that are tried, of those that a game has."""
MATCHES_LOOKED_AT = 40 if tradewinds.compiled() else 6
EVERY = 5


def encoder_of(game: Game) -> Encoder:
    assert game.encoder is not None
    return game.encoder()


def tables(name: str, wanted: int = TABLES) -> list[Configuration]:
    found = [one for one in configurations() if one[0] == name]
    return random.Random(len(found)).sample(found, min(wanted, len(found)))


def numbers(eye: Eye, state: State, seat: int) -> list[float]:
    eye.look(state, seat)
    return [float(number) for number in eye.numbers]


@pytest.mark.parametrize("name", NAMES)
def test_every_number_has_a_name_of_its_own(name: str) -> None:
    encoder = encoder_of(games.load(name))
    names = encoder.names()
    assert len(names) == len(set(names)) == encoder.size
    assert all(name.isascii() and " " not in name for name in names)


@pytest.mark.parametrize("name", NAMES)
def test_a_layout_changes_only_with_its_version(name: str) -> None:
    """Networks were trained on it: a change takes another VERSION, and then `python -m tools.observations`."""
    assert layout(games.load(name)) == LAYOUTS[name]


@pytest.mark.parametrize("name", NAMES)
def test_the_document_of_the_layout_is_current(name: str) -> None:
    shown = (ROOT / "docs" / "observations" / f"{name}.md").read_text("utf-8")
    assert shown == document(games.load(name)), "python -m tools.observations"


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_seen_that_the_seat_may_not_know(name: str) -> None:
    """Whatever else may lie where the seat cannot look, it sees the same numbers; all of them within bounds, and none
    outside of its own row."""
    game = games.load(name)
    encoder = encoder_of(game)
    size = int(encoder.size)
    real, other = Eye(encoder, len(game.actions)), Eye(encoder, len(game.actions))
    looked = 0
    for seed, (_, players, options) in enumerate(tables(name)):
        state = game.start(players, options, seed)
        for made, _ in enumerate(play(state, seed)):
            if state.over or made % EVERY:
                continue
            for seat in range(players):
                seen = numbers(real, state, seat)
                assert len(seen) == size
                assert all(-1.0 <= number <= 1.0 for number in seen)
                imagined = numbers(other, game.determinize(state, seat, made), seat)
                differing = [encoder.names()[i] for i in range(size) if seen[i] != imagined[i]]
                assert not differing, f"{options}, seed {seed}, decision {made}: {differing}"
                looked += 1
    assert looked > 10


@pytest.mark.parametrize("name", NAMES)
def test_most_numbers_say_something(name: str) -> None:
    """Over some matches most entries were something else than zero; what few matches have is rare at this table."""
    game = games.load(name)
    encoder = encoder_of(game)
    eye = Eye(encoder, len(game.actions))
    alive = [False] * int(encoder.size)
    for seed, (_, players, options) in enumerate(tables(name, MATCHES_LOOKED_AT)):
        state = game.start(players, options, seed)
        for made, _ in enumerate(play(state, seed)):
            if not state.over and made % EVERY == 0:
                for i, number in enumerate(numbers(eye, state, state.seats_to_act()[0])):
                    alive[i] = alive[i] or number != 0.0
    assert sum(alive) > (0.5 if tradewinds.compiled() else 0.2) * len(alive)


@pytest.mark.parametrize("name", NAMES)
def test_the_mask_is_what_is_legal(name: str) -> None:
    game = games.load(name)
    eye = Eye(encoder_of(game), len(game.actions))
    state = game.start(game.max_players, {}, 3)
    for _ in play(state, 3, 200):
        for seat in range(game.max_players):
            eye.mark(state, seat)
            marked = [action for action, mark in enumerate(eye.marks) if mark]
            assert marked == sorted(state.legal(seat))
            assert sorted(int(eye.marked[i]) for i in range(eye.legal)) == marked


@pytest.mark.parametrize("name", NAMES)
def test_the_cards_of_a_pack_are_seen(name: str) -> None:
    """Names and numbers are those of its cards; a network for the box is told apart by the fingerprint."""
    box, game = games.load(name), packs.play_with(packs.read(packed(name, CHANGES[name])))
    encoder = encoder_of(game)
    names = encoder.names()
    assert len(names) == len(set(names)) == encoder.size
    same = list(names) == encoder_of(box).names()
    assert (encoder.fingerprint() == encoder_of(box).fingerprint()) == same
    eye = Eye(encoder, len(game.actions))
    state = game.start(game.max_players, {}, 5)
    for made, _ in enumerate(play(state, 5)):
        if made % EVERY == 0 and not state.over:
            seat = state.seats_to_act()[0]
            seen = numbers(eye, state, seat)
            assert all(-1.0 <= number <= 1.0 for number in seen)
            assert seen == numbers(eye, game.determinize(state, seat, made), seat)


def test_a_game_without_observations_says_so() -> None:
    bare = replace(games.load("jamaica"), encoder=None)
    with pytest.raises(BadOption) as told:
        BatchEnv(bare, 1)
    assert "no observations for “jamaica” yet" in told.value.__notes__[0]


def test_a_row_stays_within_its_place() -> None:
    """What lies before and after a row is left alone."""
    from tradewinds.kernel.vectors import vec

    for name in NAMES:
        game = games.load(name)
        encoder = encoder_of(game)
        size = int(encoder.size)
        state = game.start(game.max_players, {}, 5)
        for _ in play(state, 5, 60):
            if state.over:
                break
            rows = vec[float]([7.0] * size + [0.0] * size + [7.0] * size)
            encoder.encode(state, state.seats_to_act()[0], rows, size)
            assert [rows[i] for i in range(size)] == [7.0] * size
            assert [rows[i] for i in range(2 * size, 3 * size)] == [7.0] * size
