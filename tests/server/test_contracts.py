"""The client's types are generated from what the server sends, and what is sent is of these types."""

from __future__ import annotations

import random
import runpy
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from tests.support import changes
from tests.support.shapes import fits
from tradewinds import games
from tradewinds.kernel.told import SchemaTold
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


@pytest.mark.parametrize("game", changes.CHANGES)
def test_a_schema_is_of_the_type_that_the_client_knows(game: str) -> None:
    fits(packs.packing(games.load(game)).schema.told(), SchemaTold)


def wrong(told: object, shape: Any) -> None:
    with pytest.raises((AssertionError, jsonschema_rs.ValidationError)):
        fits(told, shape)


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
