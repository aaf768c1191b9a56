"""Recorded matches: one for every way a game can end, replayed to the digest they were recorded with."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from tools import golden
from tradewinds import games
from tradewinds.kernel import record
from tradewinds.kernel.journal import Journal
from tradewinds.kernel.record import Record, RecordError

ROOT = Path(__file__).parent.parent
FILES = sorted((ROOT / "tests" / "records").glob("*/*.json"))


def read(file: Path) -> Record:
    return record.from_json(file.read_bytes())


@pytest.mark.rules("JAM-9.1", "JAM-9.2", "JAM-9.3", "JAM-9.4", "JAM-9.10", "JAM-10.24", "JAM-R23", "JAM-R27")
@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.stem}" for file in FILES])
def test_record(file: Path) -> None:
    made = read(file)
    game = games.load(made.game)
    assert dict(record.verify(game, made)) == dict.fromkeys(
        ("commitment", "decisions", "over", "scores", "winners", "digest"), True
    )
    _, _, wanted = golden.ENDS[file.parent.name][file.stem]
    journal = Journal()
    *_, state = record.replay(game, made, journal)
    assert wanted(journal.facts, made)
    for number, again in enumerate(record.replay(game, made)):
        assert again.violations() == []
        assert again.over == (number == len(made.decisions))
    assert state.over


def test_every_way_to_end_is_recorded() -> None:
    wanted = {(game, name) for game, ends in golden.ENDS.items() for name in ends}
    assert {(file.parent.name, file.stem) for file in FILES} == wanted


def test_a_golden_record_comes_out_the_same() -> None:
    """The first of them; `tools/golden.py --check` compares all."""
    file = ROOT / "tests" / "records" / "jamaica" / "round-cap.json"
    players, options, wanted = golden.ENDS["jamaica"]["round-cap"]
    number = int(re.sub(r"\D", "", read(file).seed))
    made, facts = golden.match("jamaica", players, options, number)
    assert wanted(facts, made)
    assert record.to_json(made) + b"\n" == file.read_bytes()


def damaged(change: dict[str, object]) -> Record:
    values = msgspec.json.decode((ROOT / "tests" / "records" / "jamaica" / "round-cap.json").read_bytes())
    return msgspec.convert(values | change, Record)


def test_a_forged_record_is_found_out() -> None:
    made = damaged({})
    game = games.load("jamaica")
    assert made.result is not None
    assert dict(record.verify(game, damaged({"commitment": "0" * 64})))["commitment"] is False
    forged = {"scores": [s + 1 for s in made.result.scores], "winners": [0], "digest": "0" * 64}
    checks = dict(record.verify(game, damaged({"result": forged})))
    assert not checks["scores"]
    assert not checks["digest"]
    assert not dict(record.verify(game, damaged({"decisions": made.decisions[:-1]})))["over"]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"decisions": ["0 day:7"]}, "decisions.0"),
        ({"decisions": ["9 day:1"]}, "decisions.0"),
        ({"decisions": ["day:1"]}, "decisions.0"),
        ({"decisions": ["0 sail:3"]}, "decisions.0"),
        ({"decisions": [""]}, "decisions.0"),
        ({"rules_version": 999}, "rules_version"),
        ({"game": "elsewhere"}, "game"),
    ],
)
def test_an_impossible_record_names_its_field(change: dict[str, object], field: str) -> None:
    with pytest.raises(RecordError) as refused:
        record.verify(games.load("jamaica"), damaged(change))
    assert refused.value.field == field


@pytest.mark.parametrize("text", [b"", b"{}", b"[]", b'{"format": "tradewinds-record/9"}', b"\xff"])
def test_an_unreadable_record_is_refused(text: bytes) -> None:
    with pytest.raises(RecordError):
        record.from_json(text)
