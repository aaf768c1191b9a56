"""`tradewinds arena`: what it prints, writes and refuses; killed in the middle it goes on."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from tradewinds.cli.speech import LANGUAGES
from tradewinds.play.arena import conduct
from tradewinds.play.arena.playing import Work, play_block
from tradewinds.play.arena.results import Played

from .conftest import Call

SHORT = ("--option", "round_cap=1", "--jobs", 1)
DOCUMENT = {
    "game", "players", "options", "kind", "seed", "matches", "void", "stopped", "ratings", "shares", "bots", "seats",
    "faults", "voids", "seconds",
}  # fmt: skip
BAD = """
class Bad:
    def __init__(self, number): pass
    def choose(self, state, seat): raise ValueError('<ouch>')
"""


def duel(out: Path, matches: int = 8, *more: object) -> tuple[object, ...]:
    return ("arena", "jamaica", "--bots", "mate,random", "--kind", "duel", "--matches", matches, "--out", out, *more)


def check_page(file: Path) -> ET.Element:
    """A whole page that asks for nothing else; well-formed, so that every browser sees the same."""
    text = file.read_text(encoding="utf-8")
    page = ET.fromstring(text.removeprefix("<!DOCTYPE html>\n"))
    assert page.tag == "html"
    names = [element.tag.rpartition("}")[2] for element in page.iter()]
    assert not {"script", "link", "img", "iframe", "object"} & set(names)
    assert names.count("h1") == 1
    assert "svg" in names
    used = {value for element in page.iter() for value in element.attrib.values()}
    assert not [value for value in used if "//" in value]
    assert "url(" not in text
    assert "@import" not in text
    assert not re.search(r"\b(?:cli|arena|error)-[a-z-]+\b(?!\.)", "".join(page.itertext()))
    assert "nan" not in text
    return page


def test_only_the_document_is_on_stdout(tradewinds: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is printed while matches are played, as Ray does of nodes that died."""

    def loud(work: Work, block: int) -> list[Played]:
        print("(raylet) a node died")
        return play_block(work, block)

    monkeypatch.setattr(conduct, "play_block", loud)
    done = tradewinds(*duel(tmp_path / "out", 2, *SHORT), "--json")
    assert done.json()["matches"] == 4
    assert "(raylet) a node died" in done.err


def test_a_tournament(tradewinds: Call, tmp_path: Path) -> None:
    done = tradewinds(*duel(tmp_path / "out", 10, *SHORT), "--json")
    assert done.code == 0, done.err
    told = done.json()
    assert set(told) == DOCUMENT
    assert told["matches"] == 12  # whole blocks
    assert told["stopped"]["by"] == "matches"
    (share,) = told["shares"]
    assert (share["bot"], share["against"], share["fair"]) == ("mate", "3 × random", 0.25)
    assert share["share_95"][0] <= share["share"] <= share["share_95"][1]
    assert set(told["ratings"]) == {"mate", "random"}
    assert (told["bots"]["mate"]["seats"], told["bots"]["random"]["seats"]) == (12, 36)
    assert told["bots"]["mate"]["decisions"] > 0
    page = "".join(check_page(tmp_path / "out" / "report.html").itertext())
    assert "tradewinds arena jamaica" in page
    records = sorted((tmp_path / "out" / "records").iterdir())
    assert len(records) == 12
    assert tradewinds("verify", records[7]).code == 0
    assert tradewinds("replay", records[7]).code == 0


def test_the_command_of_the_report_plays_it_again(tradewinds: Call, tmp_path: Path) -> None:
    import shlex

    (tmp_path / "bad.py").write_text(BAD)
    bots = f"random,{tmp_path / 'bad.py'}:Bad"
    words = ("arena", "puertorico", "--bots", bots, "--players", 2, "--matches", 2, "--jobs", 1)
    assert tradewinds(*words, "--out", tmp_path / "one").code == 0
    page = check_page(tmp_path / "one" / "report.html")
    (command,) = ["".join(code.itertext()) for code in page.iter("code")]
    assert command.startswith("tradewinds arena ")
    again = [str(tmp_path / "two") if word == "FOLDER" else word for word in shlex.split(command)[1:]]
    assert tradewinds(*again, "--jobs", 1).code == 0
    one, two = ((tmp_path / name / "arena.json").read_text() for name in ("one", "two"))
    assert one == two


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language(tradewinds: Call, tmp_path: Path, lang: str) -> None:
    (tmp_path / "bad.py").write_text(BAD)
    bots = f"mate,{tmp_path / 'bad.py'}:Bad,random"
    words = ("arena", "jamaica", "--bots", bots, "--players", 3, "--matches", 6, *SHORT, "--lang", lang)
    done = tradewinds(*words, "--question", "mate wins 30%", "--out", tmp_path / "out")
    assert done.code == 0, done.err
    assert "<ouch>" in done.out
    assert not re.search(r"\b(?:cli|arena)-[a-z-]+\b", done.out.replace(str(tmp_path), ""))
    page = "".join(check_page(tmp_path / "out" / "report.html").itertext())
    assert "<ouch>" in page
    assert tradewinds(*words, "--width", "0.5", "--out", tmp_path / "out").code == 0


def test_alone_against_the_game(tradewinds: Call, tmp_path: Path) -> None:
    words = ("arena", "puertorico", "--kind", "solo", "--players", 2, "--option", "puertomas=1", "--jobs", 1)
    told = tradewinds(*words, "--bots", "random", "--matches", 4, "--out", tmp_path / "out", "--json").json()
    (share,) = told["shares"]
    assert (share["bot"], share["against"], share["matches"]) == ("random", "rules", 4)
    assert set(told["ratings"]) == {"random", "rules"}
    check_page(tmp_path / "out" / "report.html")


def test_a_question_is_decided(tradewinds: Call, tmp_path: Path) -> None:
    words = duel(tmp_path / "out", 4000, *SHORT, "--question", "mate wins 10 %")
    told = tradewinds(*words, "--json").json()
    assert told["stopped"]["by"] == "yes"
    assert told["matches"] == told["stopped"]["matches"] < 4000
    assert "Yes: mate wins more than 10.0 %" in tradewinds(*words).out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--bots", "mate"), "at least 2 bots"),
        (("--bots", "mate,mate"), "named twice"),
        (("--bots", "mate,nobody"), "nobody"),
        (("--bots", "mate,nowhere.py:Bot"), "nowhere.py"),
        (("--bots", "mate,cmd:no-such-program"), "no-such-program"),
        (("--bots", "mate,cmd:"), "names no program"),
        (("--bots", "mate,random", "--kind", "solo"), "one seat"),
        (("--bots", "mate,random", "--kind", "trio"), "trio"),
        (("--bots", "mate,random", "--question", "who wins"), "who wins"),
        (("--bots", "mate,random", "--question", "cook wins 3%"), "cook"),
        (("--bots", "mate,random", "--matches", "0"), "--matches"),
        (("--bots", "mate,random", "--time", "0"), "--time"),
        (("--bots", "mate,random", "--width", "0.9"), "--width"),
        (("--bots", "mate,random", "--memory", "3"), "--memory"),
        (("--bots", "mate,random", "--players", "9"), "2 to 6"),
    ],
)
def test_what_cannot_be_played_is_said(tradewinds: Call, tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    done = tradewinds("arena", "jamaica", *words, "--out", tmp_path / "out")
    assert (done.code, done.out) == (2, "")
    assert told in done.err
    assert "error-" not in done.err
    assert not (tmp_path / "out" / "results.jsonl").exists()


def test_another_tournament_is_left_alone(tradewinds: Call, tmp_path: Path) -> None:
    assert tradewinds(*duel(tmp_path, 4, *SHORT)).code == 0
    before = (tmp_path / "results.jsonl").read_bytes()
    done = tradewinds(*duel(tmp_path, 4, *SHORT, "--seed", "other"))
    assert done.code == 2
    assert "seed" in done.err
    assert (tmp_path / "results.jsonl").read_bytes() == before


def timeless(file: Path) -> list[dict[str, Any]]:
    found = [json.loads(line) for line in file.read_bytes().splitlines()]
    for result in found:
        del result["times"]
    return found


def children(pid: int) -> list[int]:
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            status = (process / "stat").read_text()
        except OSError:
            continue
        if int(status.rpartition(")")[2].split()[1]) == pid:
            found.append(int(process.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_killed_in_the_middle_it_goes_on_and_nobody_stays_behind(tradewinds: Call, tmp_path: Path) -> None:
    words = [str(word) for word in duel(tmp_path / "killed", 100_000, "--option", "round_cap=1", "--jobs", 2)]
    process = subprocess.Popen([sys.executable, "-m", "tradewinds", *words], stderr=subprocess.DEVNULL)
    file = tmp_path / "killed" / "results.jsonl"
    deadline = time.monotonic() + 300
    while not (file.exists() and file.stat().st_size > 20_000):
        assert process.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.05)
    workers = children(process.pid)
    assert len(workers) >= 2
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    while any(alive(worker) for worker in workers):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    before = file.read_bytes()
    file.write_bytes(before + b'{"match": 99')
    there = before.count(b"\n")
    matches = there + 8
    told = tradewinds(*duel(tmp_path / "killed", matches, *SHORT), "--json").json()
    assert told["matches"] == matches
    assert file.read_bytes().startswith(before)
    assert tradewinds(*duel(tmp_path / "whole", matches, *SHORT)).code == 0
    assert timeless(file) == timeless(tmp_path / "whole" / "results.jsonl")


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_compressed_record_that_is_damaged_is_told(tradewinds: Call, tmp_path: Path) -> None:
    assert tradewinds(*duel(tmp_path / "out", 4, *SHORT)).code == 0
    record = tmp_path / "out" / "records" / "000000.json.gz"
    whole = record.read_bytes()
    for damaged in (whole[:-20], whole[:30] + b"\0" * 20 + whole[50:], b"\x1f\x8b"):
        record.write_bytes(damaged)
        for command in ("verify", "replay"):
            done = tradewinds(command, record)
            assert (done.code, done.out) == (2, "")
            assert "000000.json.gz" in done.err


@pytest.mark.skipif(os.name != "posix", reason="sends Ctrl-C to a whole group of processes")
def test_stopped_by_hand_it_says_how_to_go_on(tmp_path: Path) -> None:
    words = [str(word) for word in duel(tmp_path / "out", 100_000, "--option", "round_cap=1", "--jobs", 2)]
    # Where the tests run in the background of a shell they are deaf to Ctrl-C, and so would be whatever they start.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        process = subprocess.Popen(
            [sys.executable, "-m", "tradewinds", *words, "--lang", "en"], stderr=subprocess.PIPE, start_new_session=True
        )
    finally:
        signal.signal(signal.SIGINT, before)
    file = tmp_path / "out" / "results.jsonl"
    deadline = time.monotonic() + 300
    while not file.exists():
        assert process.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=300)
    assert process.returncode == 130
    assert b"Traceback" not in said
    assert f"{len(file.read_bytes().splitlines())} matches are kept".encode() in said
