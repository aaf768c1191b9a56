"""`tradewinds pack`, and --pack of the other commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tradewinds.cli.speech import LANGUAGES

from .conftest import Call

PACK = """
base: empires
name: Trial
version: "1"
author: Somebody
licence: CC0-1.0
clan_glenn:
  set:
    glenn_great_hall: {cost: {wood: 1}, copies: 4, name: {en: Cow Shed, zh: 牛棚, hu: Tehénistálló}}
action_tiles:
  set:
    populate: {name: {en: Breed, zh: 養育, hu: Tenyésztés}}
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    file = tmp_path / "pack.yaml"
    file.write_text(PACK, "utf-8")
    return file


@pytest.fixture
def record(tradewinds: Call, pack: Path, tmp_path: Path) -> Path:
    words = ["--players", 2, "--games", 1, "--bots", "mate", "--record", tmp_path / "records", "--jobs", 1]
    assert tradewinds("simulate", "empires", *words, "--pack", pack, "--verify-replay").code == 0
    (found,) = (tmp_path / "records").glob("*.json")
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_check_says_what_is_made_of_it(tradewinds: Call, pack: Path, lang: str) -> None:
    done = tradewinds("pack", "check", pack, "--lang", lang)
    assert done.code == 0
    assert "Trial" in done.out
    assert "clan_glenn" in done.out  # its deck has more cards than the box
    found = tradewinds("pack", "check", pack, "--json", "--lang", lang).json()
    assert found["ok"]
    assert len(found["sha"]) == 64
    assert found["changes"] == 4
    assert len(found["remarks"]) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_check_names_the_place_of_what_is_wrong(tradewinds: Call, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text(PACK.replace("copies: 4", "copies: 1000000"), "utf-8")
    done = tradewinds("pack", "check", file, "--lang", lang)
    assert done.code == 1
    assert "clan_glenn.glenn_great_hall.copies" in done.out
    assert tradewinds("pack", "check", file, "--json").json()["field"] == "clan_glenn.glenn_great_hall.copies"
    for command in (
        ("pack", "diff", file),
        ("simulate", "empires", "--pack", file),
        ("play", "empires", "--pack", file),
    ):
        done = tradewinds(*command, "--lang", lang)
        assert (done.code, done.out) == (2, "")
        assert "clan_glenn.glenn_great_hall.copies" in done.err
    assert tradewinds("pack", "check", tmp_path / "none.yaml").code == 2


def test_diff_lists_what_differs(tradewinds: Call, pack: Path, tmp_path: Path) -> None:
    done = tradewinds("pack", "diff", pack)
    assert "clan_glenn.glenn_great_hall.cost: {wood: 2, stone: 2} → {wood: 1}" in done.out
    assert [row["field"] for row in tradewinds("pack", "diff", pack, "--json").json()] == [
        "copies",
        "cost",
        "name",
        "name",
    ]
    new = tmp_path / "new.yaml"
    assert tradewinds("pack", "new", "empires", "--save", new).code == 0
    assert tradewinds("pack", "diff", new).out.strip() == "Nothing differs from the box."
    assert tradewinds("pack", "new", "empires", "--save", new).code == 2  # it is there already
    assert tradewinds("pack", "new", "jamaica").code == 2
    assert tradewinds("pack", "new", "chess").code == 2
    assert "base: empires" in tradewinds("pack", "new", "empires").out
    assert tradewinds("pack", "check", pack, "--save", new).code == 2


def test_a_match_is_told_and_checked_with_its_pack_only(tradewinds: Call, pack: Path, record: Path) -> None:
    assert json.loads(record.read_text())["content"] == tradewinds("pack", "check", pack, "--json").json()["sha"]
    assert tradewinds("verify", record, "--pack", pack).code == 0
    assert tradewinds("replay", record, "--pack", pack).code == 0
    assert "Breed" in tradewinds("replay", record, "--pack", pack).out
    for command in ("verify", "replay"):
        done = tradewinds(command, record)
        assert done.code == 2
        assert "--pack" in done.err
        other = pack.with_name("other.yaml")
        other.write_text(PACK.replace("copies: 4", "copies: 3"), "utf-8")
        assert tradewinds(command, record, "--pack", other).code == 2


def test_a_person_plays_with_a_pack_and_goes_on_with_it(program: Call, pack: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    words = ("--players", "2", "--seed", "1", "--save", file, "--pack", pack)
    assert program("play", "empires", *words, stdin="1\n1\n1\n").code == 0
    assert program("play", "--resume", file, "--pack", pack, stdin="1\n").code == 0
    without = program("play", "--resume", file, stdin="1\n")
    assert without.code == 2
    assert "--pack" in without.err


SCENARIO = """
id: EON-P1
rules: [EON-12.7]
game: empires
players: 2
play:
  - expect: {round: 0}
"""


def test_bench_and_scenario_take_it(tradewinds: Call, pack: Path, tmp_path: Path) -> None:
    done = tradewinds("bench", "empires", "--players", 2, "--slices", 1, "--pack", pack, "--json")
    assert done.json()["game"] == "empires"
    assert tradewinds("bench", "--pack", pack).code == 2
    file = tmp_path / "scenario.yaml"
    file.write_text(SCENARIO, "utf-8")
    assert tradewinds("scenario", file).code == 0
    assert tradewinds("scenario", file, "--pack", pack).code == 0
    file.write_text(SCENARIO.replace("game: empires", "game: jamaica").replace("EON-12.7", "JAM-3.2"), "utf-8")
    assert "empires" in tradewinds("scenario", file, "--pack", pack).out
