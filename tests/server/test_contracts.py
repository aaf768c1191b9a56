"""The client's types are generated from what the server sends, and what is sent is of these types."""

from __future__ import annotations

import random
import runpy
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from tests.support import changes, records
from tests.support.shapes import fits
from tradewinds import games
from tradewinds.games.maracaibo import printed as maracaibo
from tradewinds.kernel.content import lists
from tradewinds.kernel.told import SchemaTold
from tradewinds.kernel.vocabulary import Vocabulary
from tradewinds.play import packs
from tradewinds.play.table import Table
from tradewinds.server import wire

TOOL = Path(__file__).parents[2] / "web" / "tools" / "contracts.py"


def test_the_clients_types_are_those_of_the_structs_that_are_sent() -> None:
    stale: list[Path] = runpy.run_path(str(TOOL))["stale"]()
    assert not stale, f"run python web/tools/contracts.py: {', '.join(path.name for path in stale)}"


@pytest.mark.parametrize("game", games.shelf())
def test_prompts_and_views_are_of_the_types_that_the_client_knows(game: str) -> None:
    table = Table.new(games.load(game), 3, {}, seed="contracts")
    view = type(table.view(None))
    dice = random.Random(game)
    undo = {"can": False, "ask": False, "key": "", "args": {}}
    while not table.over:
        seat = dice.choice(table.waiting())
        if dice.random() < 0.1:
            prompt = table.prompt(seat)
            assert prompt is not None
            fits(prompt | {"undo": undo}, wire.PromptInfo)
            for eyes in (seat, None):
                fits(table.view(eyes), view)
        table.play(seat, dice.choice(table.legal(seat)))


def content_of(game: str) -> Any:
    """The shape of what is printed on a game's pieces."""
    return import_module(f"tradewinds.games.{game}.printed").Content


@pytest.mark.parametrize("game", games.names())
def test_content_and_vocabulary_are_of_the_types_that_the_client_knows(game: str) -> None:
    found = games.load(game)
    fits(found.content(), content_of(game))
    fits(asdict(found.vocabulary.told()), Vocabulary)


@pytest.mark.parametrize("game", changes.CHANGES)
def test_what_a_pack_prints_is_of_the_same_type(game: str) -> None:
    pack = changes.packed(game, changes.CHANGES[game])
    fits(packs.play_with(packs.read(pack)).content(), content_of(game))


@pytest.mark.parametrize("game", changes.CHANGES)
def test_a_schema_is_of_the_type_that_the_client_knows(game: str) -> None:
    fits(packs.packing(games.load(game)).schema.told(), SchemaTold)


def test_whatever_a_pack_may_print_for_maracaibo_is_of_the_same_type() -> None:
    """Every record with something else in every field, also in those that no record of the box has."""
    packing = packs.packing(games.load("maracaibo"))
    dice = random.Random(7)
    for _ in range(5):
        other = dict(packing.documents())
        for name, of in packing.schema.lists.items():
            rows = [records.changed(of, row, dice, packing) for row in lists(other, packing.schema)[name]]
            file, _, inner = name.partition(".")
            other[file] = {**other[file], inner: rows} if inner else rows
        fits(maracaibo.content(other, ""), maracaibo.Content)


def wrong(told: object, shape: Any) -> None:
    with pytest.raises((AssertionError, jsonschema_rs.ValidationError)):
        fits(told, shape)


@pytest.mark.parametrize("game", games.names())
def test_what_is_missing_in_the_content_or_new_is_seen(game: str) -> None:
    shape = content_of(game)
    told = plain(games.load(game).content())
    wrong({**told, "new": 1}, shape)
    for name, table in told.items():
        wrong(less(told, name), shape)
        id_, record = next(iter(table.items())) if isinstance(table, dict) else ("", None)
        if isinstance(record, dict):
            wrong({**told, name: {**table, id_: {}}}, shape)
            wrong({**told, name: {**table, id_: {**record, "new": 1}}}, shape)


def test_what_is_missing_in_a_vocabulary_or_new_is_seen() -> None:
    told = plain(asdict(games.load("maracaibo").vocabulary.told()))
    wrong({**told, "new": []}, Vocabulary)
    for name in told:
        wrong(less(told, name), Vocabulary)


@pytest.mark.parametrize("game", changes.CHANGES)
def test_what_is_missing_in_a_schema_or_new_is_seen(game: str) -> None:
    told = plain(packs.packing(games.load(game)).schema.told())
    for name, of in told["lists"].items():
        others = [less(of, key) for key in of.keys() - {"by", "has"}]
        source = of["fields"]["source"]
        fields = [*(less(source, key) for key in source), {**source, "new": 1}]
        others += [{**of, "fields": {**of["fields"], "source": field}} for field in fields]
        for other in others:
            wrong({**told, "lists": {**told["lists"], name: other}}, SchemaTold)


def less(told: dict[str, Any], key: str) -> dict[str, Any]:
    return {one: value for one, value in told.items() if one != key}


def plain(told: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(told))
