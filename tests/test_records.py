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
RECORDS = ROOT / "tests" / "records"
FILES = sorted(file for game in golden.ENDS for file in (RECORDS / game).glob("*.json"))
OLD = sorted((RECORDS / "format-1").glob("*/*.json"))
"""Written by the first version of the rules, in the first format; never written anew."""
CHECKS = ("commitment", "decisions", "over", "scores", "winners", "ranking", "outcome", "digest")


def name_of(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


def read(file: Path) -> Record:
    return record.from_json(file.read_bytes())


@pytest.mark.rules("JAM-9.1", "JAM-9.2", "JAM-9.3", "JAM-9.4", "JAM-9.10", "JAM-10.24", "JAM-R23", "JAM-R27")
@pytest.mark.parametrize("file", FILES, ids=map(name_of, FILES))
def test_record(file: Path) -> None:
    made = read(file)
    game = games.load(made.game)
    assert made.format == "tradewinds-record/2"
    assert made.rules_version == game.rules_version
    assert dict(record.verify(game, made)) == dict.fromkeys(CHECKS, True)
    _, _, wanted = golden.ENDS[file.parent.name][file.stem]
    journal = Journal()
    *_, state = record.replay(game, made, journal)
    assert wanted(journal.facts, made)
    for number, again in enumerate(record.replay(game, made)):
        assert again.violations() == []
        assert again.over == (number == len(made.decisions))
    assert state.over


@pytest.mark.parametrize("file", OLD, ids=map(name_of, OLD))
def test_old_record(file: Path) -> None:
    """Records outlive changes of the rules and of their own format."""
    made = read(file)
    assert (made.format, made.rules_version) == ("tradewinds-record/1", 1)
    checks = dict.fromkeys((name for name in CHECKS if name not in ("ranking", "outcome")), True)
    assert dict(record.verify(games.load(made.game), made)) == checks
    assert record.to_json(made) + b"\n" == file.read_bytes()


def test_old_records_need_their_rules() -> None:
    """At least one of them would end otherwise under the rules of today, so the version is heeded."""
    otherwise = 0
    for file in OLD:
        made = read(file)
        made.rules_version = games.load(made.game).rules_version
        try:
            checks = dict(record.verify(games.load(made.game), made))
        except RecordError:
            otherwise += 1
        else:
            otherwise += not (checks["over"] and checks["scores"])
    assert otherwise > 0


@pytest.mark.parametrize("change", ["content", "carry", "ranking", "outcome"])
def test_the_first_format_has_no_room_for_what_came_later(change: str) -> None:
    values = msgspec.json.decode(OLD[0].read_bytes())
    newer = {
        "content": "0" * 64,
        "carry": {"coins": 3},
        "ranking": [[0]],
        "outcome": {"won": True, "score": 1, "target": 0},
    }
    (values if change in ("content", "carry") else values["result"])[change] = newer[change]
    with pytest.raises(RecordError) as refused:
        record.from_json(msgspec.json.encode(values))
    assert refused.value.field.endswith(change)


def test_content_and_carry_have_a_place() -> None:
    values = msgspec.json.decode(FILES[0].read_bytes())
    values |= {"content": "0" * 64, "carry": {"coins": 3, "tiles": ["fort"]}}
    made = record.from_json(msgspec.json.encode(values))
    assert (made.content, made.carry) == ("0" * 64, {"coins": 3, "tiles": ["fort"]})
    assert msgspec.json.decode(record.to_json(made)) == values


def test_who_plays_alone_has_won_or_lost() -> None:
    """Against Puertomas the best of them is the mark; a scenario of Empires has goals instead of one."""
    alone, single = set(), set()
    for file in FILES:
        made = read(file)
        assert made.result is not None
        outcome = made.result.outcome
        if len(made.result.scores) == 1:
            single.add(name_of(file))
        if outcome is None:
            continue
        alone.add(name_of(file))
        assert outcome.score == made.result.scores[0]
        assert outcome.won == (0 in made.result.winners)
        if file.parent.name == "puertorico":
            assert outcome.target == max(made.result.scores[1:])
    puertorico = {f"puertorico/{name}" for name in ("solo", "solo-city-full", "everything-solo")}
    assert alone == puertorico | single


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
    assert made.result.ranking is not None
    assert dict(record.verify(game, damaged({"commitment": "0" * 64})))["commitment"] is False
    forged: dict[str, object] = {"scores": [s + 1 for s in made.result.scores], "winners": [0], "digest": "0" * 64}
    forged |= {"ranking": made.result.ranking[::-1], "outcome": {"won": True, "score": 1, "target": 0}}
    checks = dict(record.verify(game, damaged({"result": forged})))
    assert not checks["scores"]
    assert not checks["ranking"]
    assert not checks["outcome"]
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
