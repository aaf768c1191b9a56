"""The client's types are generated from what the server sends, and what is sent is of these types."""

from __future__ import annotations

import random
import runpy
from pathlib import Path

import msgspec
import pytest

from tradewinds import games
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
            msgspec.convert(msgspec.to_builtins(prompt | {"undo": undo}), wire.PromptInfo)
            for eyes in (seat, None):
                msgspec.convert(msgspec.to_builtins(table.view(eyes)), view)
        table.play(seat, dice.choice(table.legal(seat)))
