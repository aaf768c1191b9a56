"""Every scenario of every game: rules as readable tests (`tests/scenarios/<game>/*.yaml`)."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from tradewinds import games
from tradewinds.kernel import scenario

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.glob("*/*.yaml"))


def read(file: Path) -> scenario.Scenario:
    return scenario.read(yaml.safe_load(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.stem}" for file in FILES])
def test_scenario(file: Path) -> None:
    told = read(file)
    assert told.game == file.parent.name
    state = scenario.run(games.load(told.game), told)
    assert state.violations() == []


def test_every_scenario_has_its_own_id_and_a_title() -> None:
    scenarios = [read(file) for file in FILES]
    ids = [told.id for told in scenarios]
    assert len(ids) == len(set(ids))
    assert [told.id for told in scenarios if not told.title or not told.rules] == []
