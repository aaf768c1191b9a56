"""`tradewinds pack`, and --pack of the other commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.support.changes import CHANGES, packed
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
    assert "Glenn Clan\n  Glenn's Great Hall, Name: Glenn's Great Hall → Cow Shed" in done.out
    assert "  Glenn's Great Hall, Cost: 2 wood, 2 stone → 1 wood\n" in done.out
    assert "  Glenn nagyterme, Költség: 2 fa, 2 kő → 1 fa\n" in tradewinds("pack", "diff", pack, "--lang", "hu").out
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


@pytest.mark.parametrize("game", CHANGES)
def test_every_game_takes_packs(tradewinds: Call, tmp_path: Path, game: str) -> None:
    """Begun, checked, compared, played, told and verified."""
    new, mine, folder = tmp_path / "new.yaml", tmp_path / "mine.yaml", tmp_path / "records"
    assert tradewinds("pack", "new", game, "--save", new).code == 0
    assert tradewinds("pack", "check", new, "--json").json()["changes"] == 0
    mine.write_bytes(packed(game, CHANGES[game]))
    found = tradewinds("pack", "check", mine, "--json").json()
    assert found["ok"]
    assert found["changes"] == len(tradewinds("pack", "diff", mine, "--json").json()) > 0
    words = ["--players", 2, "--games", 1, "--bots", "random", "--record", folder, "--jobs", 1]
    assert tradewinds("simulate", game, *words, "--pack", mine, "--verify-replay").code == 0
    (record,) = folder.glob("*.json")
    assert json.loads(record.read_text())["content"] == found["sha"]
    assert tradewinds("verify", record, "--pack", mine).code == 0
    assert tradewinds("replay", record, "--pack", mine).code == 0
    assert tradewinds("verify", record).code == 2
    assert tradewinds("bench", game, "--players", 2, "--slices", 1, "--pack", mine, "--json").code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", CHANGES)
def test_what_can_be_changed_is_listed_and_what_not_says_why(tradewinds: Call, game: str, lang: str) -> None:
    done = tradewinds("pack", "fields", game, "--lang", lang)
    assert done.code == 0
    told = tradewinds("pack", "fields", game, "--json").json()
    for name in (*told["lists"], *told["closed"]):
        assert name in done.out
    assert "error-" not in done.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_many_matches_with_the_pack_and_with_the_box(tradewinds: Call, pack: Path, tmp_path: Path, lang: str) -> None:
    words = ("--games", 4, "--players", 2, "--jobs", 1)
    done = tradewinds("pack", "simulate", pack, *words, "--lang", lang)
    assert done.code == 0
    assert "clan_glenn.glenn_great_hall" in done.out
    found = tradewinds("pack", "simulate", pack, *words, "--json").json()
    again = tradewinds("simulate", "empires", "--seed", 1, *words, "--json").json()
    assert [seat["score"] for seat in found["box"]["seats"]] == pytest.approx(again["mean_scores"], abs=0.001)
    again = tradewinds("simulate", "empires", "--seed", 1, *words, "--pack", pack, "--json").json()
    assert [seat["score"] for seat in found["with_pack"]["seats"]] == pytest.approx(again["mean_scores"], abs=0.001)
    assert sum(side["matches"] for side in found["with_pack"]["sides"].values()) == 8
    assert [row["id"] for row in found["uses"]] == ["glenn_great_hall", "populate"]
    assert found["violations"] == []
    assert found["pack"]["sha"] == tradewinds("pack", "check", pack, "--json").json()["sha"]
    for seat in found["box"]["seats"]:
        assert seat["wins_95"][0] <= seat["wins"] <= seat["wins_95"][1]
        assert seat["score_95"][0] <= seat["score"] <= seat["score_95"][1]
    assert tradewinds("pack", "simulate", pack, "--players", 2, "--bots", "mate,random,random").code == 2
    assert tradewinds("pack", "simulate", pack, "--games", 0).code == 2
