"""scenario, coverage, verify, replay."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tradewinds.cli.coverage import measure

from .conftest import Call

GOOD = """
id: JAM-T1
rules: [JAM-3.12]
game: jamaica
players: 3
chance: {setup: [0], dice: [[1, 6]]}
play:
  - 0 day:1
"""
BROKEN = {
    "not YAML": ("id: [", "YAML"),
    "not text": (b"\xff\xfe\x00", "YAML"),
    "no mapping": ("- 1\n- 2\n", ""),
    "empty": ("", ""),
    "a field missing": ("id: X\nrules: []\ngame: jamaica\nplay: []\n", "players"),
    "an unknown field": (GOOD + "wind: strong\n", "wind"),
    "an unknown game": (GOOD.replace("game: jamaica", "game: chess"), "chess"),
    "too many players": (GOOD.replace("players: 3", "players: 9"), "9"),
    "an unknown option": (GOOD + "options: {wind: strong}\n", "wind"),
    "an impossible outcome": (GOOD.replace("[1, 6]", "[1, 7]"), "7"),
    "an unknown stream": (GOOD.replace("dice:", "wind:"), "wind"),
    "an unknown action": (GOOD.replace("0 day:1", "0 fly:1"), "fly:1"),
    "an illegal action": (GOOD.replace("0 day:1", "0 day:3"), "day:3"),
    "a wrong turn": (GOOD.replace("0 day:1", "1 day:1"), "1 day:1"),
    "a seat that is not there": (GOOD.replace("0 day:1", "3 day:1"), "Step 1"),
    "an unknown rule": (GOOD.replace("JAM-3.12", "JAM-99.1"), "JAM-99.1"),
    "the same field twice": (GOOD + "players: 4\n", "twice"),
    "an outcome that is never used": (GOOD.replace("[1, 6]]", "[1, 6]], combat: [8]"), "combat"),
    "outcomes that do not suffice": (GOOD.replace("[[1, 6]]", "[1]"), "dice"),
    "an odd step": (GOOD + "  - 17\n", "17"),
    "a step without its parts": (GOOD + "  - legal: {is: []}\n", "seat"),
    "a step of the wrong kind": (GOOD + "  - legal: 3\n", ""),
    "a wrong expectation": (GOOD + "  - expect: {day: 6}\n", "day"),
    "a wrong path": (GOOD + "  - expect: {moon: 6}\n", "moon"),
    "a wrong given": (GOOD + "given: {ships: {9: {space: 3}}}\n", "9"),
    "an impossible given": (GOOD + "given: {captain: many}\n", "many"),
}


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str, str | bytes], Path]:
    def make(name: str, content: str | bytes) -> Path:
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
        return file

    return make


def test_a_good_scenario(tradewinds: Call, write: Callable[..., Path]) -> None:
    file = write("good.yaml", GOOD)
    done = tradewinds("scenario", file, "--json")
    assert done.code == 0
    assert done.json() == [{"id": "JAM-T1", "file": str(file), "ok": True, "message": ""}]
    assert "JAM-T1" in tradewinds("scenario", file).out


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_scenario_says_what_is_wrong(tradewinds: Call, write: Callable[..., Path], name: str) -> None:
    content, told = BROKEN[name]
    file = write("broken.yaml", content.replace("JAM-T1", "JAM-T0") if isinstance(content, str) else content)
    good = write("good.yaml", GOOD)
    done = tradewinds("scenario", file, good, "--json")
    assert done.code == 1
    first, second = done.json()
    assert (first["ok"], second["ok"]) == (False, True)
    assert told in first["message"]
    assert first["message"]
    assert not any(key in first["message"] for key in ("cli-", "error-", "refusal-"))
    hungarian = tradewinds("scenario", file, "--json", "--lang", "hu").json()[0]["message"]
    assert hungarian != first["message"]


def test_an_id_stands_for_one_scenario(tradewinds: Call, write: Callable[..., Path], tmp_path: Path) -> None:
    write("folder/a.yaml", GOOD)
    write("folder/b.yaml", GOOD)
    done = tradewinds("scenario", tmp_path / "folder", "--json")
    assert done.code == 1
    first, second = done.json()
    assert (first["ok"], second["ok"]) == (True, False)
    assert first["file"] in second["message"]


def test_folders_are_searched(tradewinds: Call, write: Callable[..., Path], tmp_path: Path) -> None:
    write("folder/deep/one.yaml", GOOD)
    write("folder/two.yml", GOOD)
    write("folder/readme.md", "no scenario")
    assert len(tradewinds("scenario", tmp_path / "folder", "--json").json()) == 2
    (tmp_path / "empty").mkdir()
    assert tradewinds("scenario", tmp_path / "empty").code == 2


def test_coverage_reads_scenarios_and_marks(write: Callable[..., Path], tmp_path: Path) -> None:
    write("tests/scenarios/jamaica/one.yaml", GOOD)
    write(
        "tests/unit/test_x.py",
        "import pytest\n"
        "pytestmark = [pytest.mark.rules('JAM-1.1')]\n"
        "@pytest.mark.rules('JAM-4.2', 'JAM-4.3')\n"
        "def test_a():\n    pass\n"
        "@pytest.mark.rules('JAM-5.1', 'PR-1.1')\n"
        "class TestB:\n"
        "    @pytest.mark.rules('JAM-99.9')\n"
        "    async def test_c(self):\n        pass\n"
        "@pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.rules('JAM-6.1'))])\n"
        "def test_d(n):\n    rules('JAM-6.2')\n",
    )
    report, strange = measure("jamaica", "JAM", tmp_path / "tests")
    name = "tests/unit/test_x.py"
    assert report.tested == {
        "JAM-1.1": [name],
        "JAM-3.12": ["JAM-T1"],
        "JAM-4.2": [f"{name}::test_a"],
        "JAM-4.3": [f"{name}::test_a"],
        "JAM-5.1": [f"{name}::TestB"],
        "JAM-6.1": [f"{name}::test_d"],
    }
    assert strange == {"JAM-99.9": [f"{name}::TestB::test_c"]}
    assert set(report.rules) == set(report.tested) | set(report.untested) | set(report.untestable)


def test_coverage_as_a_command(tradewinds: Call, write: Callable[..., Path], tmp_path: Path) -> None:
    write("tests/scenarios/jamaica/one.yaml", GOOD)
    done = tradewinds("coverage", "jamaica", "--tests", tmp_path / "tests", "--json")
    assert done.code == 1
    assert set(done.json()) == {"game", "rules", "tested", "untested", "untestable"}
    assert "JAM-3.12: JAM-T1" in tradewinds("coverage", "jamaica", "--tests", tmp_path / "tests").out


def test_this_checkout_is_found(tradewinds: Call) -> None:
    assert tradewinds("coverage", "jamaica", "--json").code in (0, 1)


def test_a_right_record(tradewinds: Call, matches: Path) -> None:
    file = matches / "jamaica-3-9.0.json"
    done = tradewinds("verify", file, "--json")
    assert done.code == 0
    names = ("commitment", "decisions", "over", "scores", "winners", "ranking", "outcome", "digest")
    assert done.json() == {"file": str(file), "ok": True, "checks": dict.fromkeys(names, True), "message": ""}
    for lang in ("en", "hu", "zh-Hant"):
        assert tradewinds("verify", file, "--lang", lang).code == 0


def change(record: dict[str, Any], name: str) -> None:
    match name:
        case "another seed":
            record["seed"] += "x"
        case "another commitment":
            record["commitment"] = "0" * 64
        case "a score":
            record["result"]["scores"][0] += 1
        case "the winners":
            record["result"]["winners"] = [0, 1, 2]
        case "the digest":
            record["result"]["digest"] = "0" * 64
        case "a decision missing":
            del record["decisions"][-1]
        case "an illegal decision":
            record["decisions"][0] = "0 sail:3"
        case "an unknown decision":
            record["decisions"][3] = "0 fly:3"
        case "no decision":
            record["decisions"][3] = "fly"
        case "one too many":
            record["decisions"].append("0 day:1")
        case "an unknown game":
            record["game"] = "chess"
        case "another version":
            record["rules_version"] = 99
        case "an option":
            record["options"]["bank"] = "none"
        case "the players":
            record["players"] = 17


CHANGES = [
    "another seed", "another commitment", "a score", "the winners", "the digest", "a decision missing",
    "an illegal decision", "an unknown decision", "no decision", "one too many", "an unknown game",
    "another version", "an option", "the players",
]  # fmt: skip


@pytest.mark.parametrize("name", CHANGES)
def test_a_wrong_record_is_code_1(tradewinds: Call, matches: Path, tmp_path: Path, name: str) -> None:
    record = json.loads((matches / "jamaica-3-9.1.json").read_text())
    change(record, name)
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps(record))
    done = tradewinds("verify", file, "--json")
    assert done.code == 1
    answer = done.json()
    assert not answer["ok"]
    assert answer["message"] or not all(answer["checks"].values())
    told = tradewinds("verify", file)
    assert told.code == 1
    assert not any(key in told.out for key in ("cli-", "error-", "refusal-"))


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"{}", b"\xff\xfe", b'{"format": "tradewinds-record/9"}', b"null"]
)
@pytest.mark.parametrize("command", [("verify",), ("replay",), ("play", "--resume")], ids=" ".join)
def test_what_is_no_record_is_code_2(
    tradewinds: Call, tmp_path: Path, content: bytes, command: tuple[str, ...]
) -> None:
    file = tmp_path / "no.json"
    file.write_bytes(content)
    done = tradewinds(*command, file)
    assert (done.code, done.out) == (2, "")
    assert len(done.err.strip().splitlines()) == 1


def test_replay_tells_every_decision(tradewinds: Call, matches: Path) -> None:
    file = matches / "jamaica-3-9.0.json"
    decisions = json.loads(file.read_text())["decisions"]
    for lang in ("en", "hu", "zh-Hant"):
        done = tradewinds("replay", file, "--lang", lang)
        assert done.code == 0
        assert all(decision.split()[1] in done.out for decision in decisions)
        assert "fact-" not in done.out
    steps = tradewinds("replay", file, "--json").json()["steps"]
    assert [step["decision"] for step in steps] == [None, *decisions]


def test_replay_through_one_pair_of_eyes(tradewinds: Call, matches: Path) -> None:
    file = matches / "jamaica-3-9.0.json"
    facts = [
        fact
        for step in tradewinds("replay", file, "--seat", 1, "--json").json()["steps"]
        for fact in step["facts"]
        if fact["kind"] == "laid"
    ]
    assert {fact["seat"] for fact in facts if "card" in fact["args"]} == {1}
    assert tradewinds("replay", file, "--seat", 3).code == 2


def test_replay_step_needs_a_terminal(tradewinds: Call, matches: Path) -> None:
    assert tradewinds("replay", matches / "jamaica-3-9.0.json", "--step", "--json").code == 2
