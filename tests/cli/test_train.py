"""`tradewinds train`: a small course in every language, gone on with, and refused where another one lies."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tests.cli.test_every_game import IDS
from tradewinds.bots import weights
from tradewinds.play.words import LANGUAGES

SMALL = ("--matches", 2, "--search-matches", 2, "--rounds", 4, "--epochs", 1, "--width", 4)


@pytest.fixture(autouse=True)
def _short_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tradewinds.train.course.MATCHES_IN_A_FILE", 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_small_course(tradewinds: Call, tmp_path: Path, lang: str) -> None:
    generations = 2 if lang == LANGUAGES[0] else 1
    words = ("train", "jamaica", *SMALL, "--generations", generations, "--jobs", 1, "--out", tmp_path, "--lang", lang)
    done = tradewinds(*words)
    assert done.code == 0, done.err
    assert len(done.err.splitlines()) == generations * (2 + 1), done.err
    for text in (done.out, done.err, (tmp_path / "report.html").read_text()):
        assert IDS.search(text) is None, IDS.search(text)
    net = weights.read(tmp_path / "jamaica.net")
    assert net.training["rounds"] == 4
    again = tradewinds(*words)
    assert (again.code, again.err) == (0, ""), "nothing was left to do"
    other = tradewinds(*words, "--seed", 2)
    assert other.code == 2
    assert str(tmp_path) in other.err.replace("\n", "")


def test_less_than_none(tradewinds: Call, tmp_path: Path) -> None:
    done = tradewinds("train", "jamaica", "--first-rounds", -1, "--out", tmp_path / "none")
    assert done.code == 2
    assert "--first-rounds" in done.err


@pytest.mark.parametrize("option", ["--rounds", "--epochs", "--matches", "--jobs", "--width"])
def test_nothing_less_than_one(tradewinds: Call, tmp_path: Path, option: str) -> None:
    done = tradewinds("train", "jamaica", option, 0, "--out", tmp_path / "none")
    assert done.code == 2
    assert option in done.err
    assert not (tmp_path / "none").exists()
