"""`tradewinds campaign`, and what `simulate` and `verify` make of campaigns."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tradewinds.cli.speech import LANGUAGES

from .conftest import Call


@pytest.fixture
def story(tradewinds: Call, tmp_path: Path) -> Path:
    """Two matches of a campaign, by bots."""
    file = tmp_path / "story.json"
    for _ in range(2):
        assert tradewinds("campaign", "next", file, "--players", 2, "--bots", "random", "--seed", "a").code == 0
    return file


def test_each_match_goes_on_from_the_one_before(tradewinds: Call, story: Path) -> None:
    first, second = json.loads(story.read_text("utf-8"))["matches"]
    assert "carry" not in first
    assert second["carry"] == first["result"]["carry"]
    shown = tradewinds("campaign", "show", story, "--json").json()
    assert shown == {"game": "maracaibo", "matches": 2, "ending": None, "archive": second["result"]["carry"]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_is_told_in_every_language(tradewinds: Call, story: Path, lang: str) -> None:
    done = tradewinds("campaign", "show", story, "--lang", lang)
    assert done.code == 0
    titles = {"en": "The Unfinished Chart", "zh-Hant": "未完成的海圖", "hu": "A befejezetlen térkép"}
    assert titles[lang] in done.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chain_is_verified(tradewinds: Call, story: Path, lang: str) -> None:
    assert tradewinds("verify", story, "--lang", lang).code == 0
    whole = json.loads(story.read_text("utf-8"))
    whole["matches"][1]["carry"]["tiles"] = ["L9"]
    story.write_text(json.dumps(whole), "utf-8")
    done = tradewinds("verify", story, "--json", "--lang", lang)
    assert done.code == 1
    assert "2" in done.json()["message"]


def test_a_result_that_was_changed_is_found(tradewinds: Call, story: Path) -> None:
    whole = json.loads(story.read_text("utf-8"))
    whole["matches"][1]["result"]["carry"]["tiles"] = ["L9"]
    story.write_text(json.dumps(whole), "utf-8")
    done = tradewinds("verify", story, "--json")
    assert done.code == 1
    assert [match["carry"] for match in done.json()["matches"]] == [True, False]
    assert tradewinds("verify", story).code == 1


def test_an_archive_is_taken_along(tradewinds: Call, story: Path, tmp_path: Path) -> None:
    archive, again = tmp_path / "archive.json", tmp_path / "again.json"
    assert tradewinds("campaign", "export", story, "--archive", archive).code == 0
    assert tradewinds("campaign", "export", story).json() == json.loads(archive.read_text("utf-8"))
    assert tradewinds("campaign", "import", again, "--archive", archive).code == 0
    assert tradewinds("campaign", "next", again, "--players", 3, "--bots", "random").code == 0
    assert tradewinds("verify", again).code == 0
    before = again.read_bytes()
    assert tradewinds("campaign", "import", again, "--archive", archive).code == 2
    assert again.read_bytes() == before


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"cards": ["77"]}', "\x00"])
def test_a_damaged_archive_makes_no_campaign(tradewinds: Call, tmp_path: Path, text: str) -> None:
    archive, file = tmp_path / "archive.json", tmp_path / "story.json"
    archive.write_text(text, "utf-8")
    done = tradewinds("campaign", "import", file, "--archive", archive)
    assert done.code == 2
    assert done.err.strip()
    assert not file.exists()


@pytest.mark.parametrize("text", ["", "{}", '{"format":"tradewinds-campaign/1","game":"jamaica"}', "[]"])
def test_a_damaged_campaign_is_left_as_it_is(tradewinds: Call, tmp_path: Path, text: str) -> None:
    file = tmp_path / "story.json"
    file.write_text(text, "utf-8")
    for what in ("next", "show", "export"):
        done = tradewinds("campaign", what, file, "--bots", "random")
        assert done.code == 2
        assert done.err.strip()
    assert file.read_text("utf-8") == text


def test_wrong_usage(tradewinds: Call, story: Path, tmp_path: Path) -> None:
    for words in (
        ("next", story, "--chapter", 4),  # it is not at its beginning
        ("next", tmp_path / "new.json", "--chapter", 99),
        ("next", tmp_path / "new.json", "--game", "jamaica"),
        ("next", tmp_path / "new.json", "--players", 9),
        ("next", tmp_path / "new.json", "--players", 2, "--bots", "mate,mate,mate"),
        ("import", tmp_path / "new.json"),
        ("show", tmp_path / "new.json"),
        ("play", tmp_path / "new.json", "--players", 2, "--seat", 5),
    ):
        done = tradewinds("campaign", *words)
        assert done.code == 2, words
        assert done.err.strip()
    assert not (tmp_path / "new.json").exists()


def test_a_chapter_is_played_to_the_end_of_the_story(tradewinds: Call, tmp_path: Path) -> None:
    file = tmp_path / "story.json"
    words = ["--players", 2, "--option", "jean=1", "--bots", "random", "--chapter", 10, "--seed", "b", "--whole"]
    assert tradewinds("campaign", "next", file, *words).code == 0
    assert tradewinds("campaign", "show", file, "--json").json()["ending"] == "free_ports"
    assert tradewinds("campaign", "next", file, "--players", 2).code == 2
    assert tradewinds("verify", file).code == 0


def test_whole_campaigns_are_simulated(tradewinds: Call, tmp_path: Path) -> None:
    words = ["--games", 1, "--players", 2, "--option", "jean=1", "--jobs", 1, "--verify-replay", "--campaign"]
    done = tradewinds("simulate", "maracaibo", *words, "--record", tmp_path, "--json").json()
    assert done["violations"] == []
    assert done["campaigns"]["played"] == sum(done["campaigns"]["endings"].values()) == 1
    assert "read: 1" in done["campaigns"]["reached"]
    (file,) = tmp_path.glob("*.json")
    assert tradewinds("verify", file).code == 0
    assert tradewinds("simulate", "jamaica", "--games", 1, "--campaign").code == 2
