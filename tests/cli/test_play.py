"""A person at the keyboard: a whole match, every word, every slip of the finger."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from .conftest import Call


@pytest.mark.parametrize(("lang", "players"), [("en", 2), ("hu", 3), ("zh-Hant", 4)])
def test_a_whole_match(program: Call, tmp_path: Path, lang: str, players: int) -> None:
    words = ("play", "jamaica", "--players", players, "--seed", 4, "--bots", "random", "--lang", lang)
    done = program(*words, "--save", "match.json", stdin="1\n" * 2000)
    assert (done.code, done.err) == (0, "")
    assert "\x1b" not in done.out
    assert not any(key in done.out for key in ("cli-", "fact-", "prompt-", "action-", "read-"))
    record = json.loads((tmp_path / "match.json").read_text())
    assert record["result"] is not None
    assert record["seats"] == ["person", *["bot:random"] * (players - 1)]
    assert program("verify", "match.json").code == 0


def test_every_word(program: Call) -> None:
    said = ["?", "", "board", "board all", "me", "others", "log", "log all", "rules", "rules lair", "rules xyzzy"]
    said += ["help", "save here.json", "save /dev/null/x", "undo", "quit"]
    done = program("play", "jamaica", "--seed", 5, "--players", 2, stdin="\n".join(said) + "\n")
    assert (done.code, done.err) == (0, "")
    for told in ("JAM-3.12", "Port Royal", "Holds:", "JAM-8.1", "xyzzy", "here.json", "/dev/null/x", "--resume"):
        assert told in done.out, told
    assert done.out.count("space 49") >= 1


def test_the_words_of_the_language_are_understood(program: Call) -> None:
    done = program("play", "jamaica", "--seed", 5, "--lang", "hu", stdin="tábla\nkilépés\n")
    assert "Kapitány: " in done.out
    assert "Nem értem" not in done.out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("0", "There is no choice 0"),
        ("99", "There is no choice 99"),
        ("9" * 5000, "There is no choice 999"),
        ("-1", "did not understand “-1”"),
        ("1.5", "did not understand"),
        ("da", "did not understand “da”"),
        ("day:", "did not understand"),
        ("day:9", "did not understand"),
        ("sail:17", "JAM-"),
        ("day:2", "JAM-3.12"),
        ("²", "did not understand"),
        ("\x00\x07", "did not understand"),
    ],
)
def test_a_slip_of_the_finger_changes_nothing(program: Call, tmp_path: Path, typed: str, told: str) -> None:
    done = program("play", "jamaica", "--seed", 36, "--players", 3, stdin=f"{typed}\nsave s.json\nquit\n")
    assert (done.code, done.err) == (0, "")
    assert told in done.out
    assert json.loads((tmp_path / "s.json").read_text())["decisions"] == []


def test_an_action_by_its_text(program: Call, tmp_path: Path) -> None:
    program("play", "jamaica", "--seed", 36, "--players", 3, stdin="day:6\nsave s.json\nquit\n")
    assert json.loads((tmp_path / "s.json").read_text())["decisions"] == ["0 day:6"]


def test_undo_takes_back(program: Call, tmp_path: Path) -> None:
    done = program("play", "jamaica", "--seed", 36, "--players", 3, "--save", "s.json", stdin="1\nundo\n2\n")
    assert done.code == 0
    assert json.loads((tmp_path / "s.json").read_text())["decisions"] == ["0 day:6"]
    assert "nothing" in program("play", "jamaica", "--seed", 36, "--players", 3, stdin="undo\n").out


def test_the_end_of_the_input_saves_and_the_match_goes_on(program: Call, tmp_path: Path) -> None:
    whole = program("play", "jamaica", "--seed", 8, "--players", 3, "--save", "whole.json", stdin="1\n" * 2000)
    assert whole.code == 0
    part = program("play", "jamaica", "--seed", 8, "--players", 3, stdin="1\n" * 5)
    assert part.code == 0
    (file,) = set(tmp_path.glob("jamaica-*.json"))
    assert f"tradewinds play --resume {file.name}" in part.out
    assert program("verify", file.name).code == 0
    rest = program("play", "--resume", file.name, stdin="1\n" * 2000)
    assert rest.code == 0
    ended = json.loads(file.read_text())
    assert ended == json.loads((tmp_path / "whole.json").read_text())


PLAY = ["play", "jamaica", "--seed", "5", "--lang", "en"]


def test_ctrl_c_saves(tmp_path: Path) -> None:
    # Tests that a shell runs in the background inherit a Ctrl-C that is ignored.
    hear = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    process = subprocess.Popen(
        [sys.executable, "-c", f"{hear}; from tradewinds.cli import main; main()", *PLAY],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1\n")
    process.stdin.flush()
    seen = b""
    limit = time.monotonic() + 300
    while b"Choose a card" not in seen and time.monotonic() < limit:
        seen += process.stdout.readline()
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=300)
    assert process.returncode == 130
    assert b"--resume" in out
    assert err == b""
    assert len(list(tmp_path.glob("jamaica-*.json"))) == 1


def test_a_folder_that_cannot_be_written_does_not_lose_the_match(program: Call) -> None:
    done = program("play", "jamaica", "--seed", 5, stdin="quit\n", cwd=Path("/proc"))
    assert done.code == 0
    assert "cannot be written" in done.err
    file = Path(done.out.split("--resume ")[1].strip())
    assert file.is_file()
    file.unlink()


def test_only_bots_is_no_match_to_resume(tradewinds: Call, matches: Path) -> None:
    done = tradewinds("play", "--resume", matches / "jamaica-3-9.0.json")
    assert done.code == 2
    assert "tradewinds replay" in done.err


def test_a_save_with_an_unknown_bot_is_refused(tradewinds: Call, matches: Path, tmp_path: Path) -> None:
    record = json.loads((matches / "jamaica-3-9.0.json").read_text())
    record["seats"] = ["person", "bot:random", "bot:joe"]
    file = tmp_path / "save.json"
    file.write_text(json.dumps(record))
    done = tradewinds("play", "--resume", file)
    assert done.code == 2
    assert "joe" in done.err


def test_a_save_of_another_game_is_refused(tradewinds: Call, matches: Path) -> None:
    assert tradewinds("play", "chess", "--resume", matches / "jamaica-3-9.0.json").code == 2


def test_the_seat_can_be_chosen(program: Call, tmp_path: Path) -> None:
    done = program("play", "jamaica", "--seed", 5, "--seat", 2, "--bots", "mate,random", stdin="save s.json\nquit\n")
    assert done.code == 0
    assert json.loads((tmp_path / "s.json").read_text())["seats"] == ["bot:mate", "bot:random", "person"]


def test_nothing_hidden_is_told(program: Call, tmp_path: Path) -> None:
    """What seat 0 reads of a match says nothing about the others' draws."""
    done = program("play", "jamaica", "--seed", 5, "--players", 3, stdin="1\n1\nothers\nlog all\nquit\n")
    for line in done.out.splitlines():
        if line.startswith(("Mary Read draws", "Samuel Bellamy draws")):
            assert "/" not in line
