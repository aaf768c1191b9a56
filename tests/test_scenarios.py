"""Every scenario of every game: rules as readable tests (`tests/scenarios/<game>/*.yaml`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tradewinds.play import scenarios

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.glob("*/*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.stem}" for file in FILES])
def test_scenario(file: Path) -> None:
    told = scenarios.read(file)
    assert told.game == file.parent.name
    state = scenarios.run(told)
    assert state.violations() == []


def test_every_scenario_has_its_own_id_and_a_title() -> None:
    read = [scenarios.read(file) for file in FILES]
    ids = [told.id for told in read]
    assert len(ids) == len(set(ids))
    assert [told.id for told in read if not told.title or not told.rules] == []
