"""The lists of all that is said (tests/unit/sentences) are up to date, and nothing in them is known to be wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.unit.sentences.make import FOLDER, ROOT, THINGS, Teller
from tradewinds.play.words import LANGUAGES

LISTS = [(game, lang) for game in (*THINGS, None) for lang in LANGUAGES]
MAKE = "run python -m tests.unit.sentences.make"


def path_of(game: str | None, lang: str) -> Path:
    return FOLDER / f"{game or 'house'}.{lang}.txt"


@pytest.mark.parametrize(("game", "lang"), LISTS)
def test_the_lists_are_up_to_date(game: str | None, lang: str) -> None:
    assert path_of(game, lang).read_text(encoding="utf-8") == Teller(lang, game).text(), MAKE


def test_there_are_no_other_lists() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {path_of(*one).name for one in LISTS}


@pytest.mark.parametrize("game", THINGS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_house_introduces_every_game(game: str, lang: str) -> None:
    """The pages put these ids together from the name of the game, so no list of messages misses them."""
    told = path_of(None, lang).read_text(encoding="utf-8").splitlines()
    assert {f"game-{game}", *(f"learn-{game}-{n}" for n in (1, 2, 3, 4))} <= set(told)


# What a sentence never has, and what looks like it and is right.
VOWEL = "aáeéiíoóöőuúüű"
WRONG: dict[str, list[tuple[str, str]]] = {
    "en": [
        (r"\b[Yy]ou (?!pass\b)\w+s\b", "You wins"),
        (r"\bYou (?:has|is|was|does)\b", "You has"),
        (r"[a-z,] You\b", "Anna attacks You"),
        (
            r"(?<!Puertoma )(?<!old )(?<!space )(?<!Round )(?<!Goal )(?<!−)\b1 (?!less\b|plus\b|waits\b)[a-z]+s\b",
            "1 tiles",
        ),
        (
            r"\b(?:0|2|5) (?:tile|coin|crate|worker|citizen|card|point|step|player|round|treasure|seat|quarry)\b",
            "2 tile",
        ),
        (r"\ba (?!one\b)[aeioAEIO]\w", "a Office"),
        (r"\ban [^aeiouAEIOU8“]", "an coin"),
        (r"\b(\w+) \1\b", "the the"),
    ],
    "hu": [
        (rf"\b[Aa] [{VOWEL}{VOWEL.upper()}]\w", "a arany"),
        (r"\b[Aa] (?:5|1\b)", "a 5. raktér"),
        (r"\b[Aa]z (?:[02346789]|1\d)", "az 2. raktér"),
        (r"a\(z\)", "a(z) 5"),
        (r"\bTe (?!vagy\b|kap|támad|dönt|választ|nyer|jössz\b|is\b|magad\b)\w+", "Te megtölti"),
        (r"[a-záéíóöőúüű,] Te\b", "Anna megtámadja Te"),
        (r"\d \d", "Puertoma 1 3 érmét kap"),
        (r"\b(\w+) \1\b", "a a"),
    ],
    "zh-Hant": [
        (r"[\u4e00-\u9fff] +[\u4e00-\u9fff]", "拿取 金幣"),
        (r"[\u4e00-\u9fff][,;!?]", "你贏了!"),
        (r"[\u4e00-\u9fff]:|: *[\u4e00-\u9fff]", "價格: 三"),
        (r"\d ?(?:金幣|食物|火藥|工人|市民|建築|種植園|板塊|卡牌|牌|船|座位|玩家|分數)", "3 金幣"),
    ],
}
EVERYWHERE = [
    (r"[−-]0(?!\d|\.)", "−0"),
    (r"‹\w+›", "‹nothing›"),
    (r"  |\s$|^\s", "two  spaces"),
    (r" [.,;:!?](?!\w)|\s[。，；：！？、]", "a stop ."),
    (r"[.。!！?？]{2}|[,，][.。]", "twice.."),
    (r"\{|\}|\$", "{ $n }"),
    (r"\b(?:None|true|false|undefined|NaN)\b", "None"),
]


def wrong(lang: str, sentence: str) -> Iterator[str]:
    for pattern, _ in (*WRONG[lang], *EVERYWHERE):
        if re.search(pattern, sentence):
            yield pattern


RIGHT = {"keys-help", "puertorico-ui-or-quarry"}
"""Messages that look as if they were: a key to press, the end of a sentence."""


@pytest.mark.parametrize(("lang", "pattern", "bad"), [(la, *one) for la, all_ in WRONG.items() for one in all_])
def test_the_patterns_find_what_they_are_for(lang: str, pattern: str, bad: str) -> None:
    assert pattern in list(wrong(lang, bad))


@pytest.mark.parametrize(("pattern", "bad"), EVERYWHERE)
def test_the_patterns_for_all_languages_do(pattern: str, bad: str) -> None:
    assert all(pattern in list(wrong(lang, bad)) for lang in LANGUAGES)


@pytest.mark.parametrize(("game", "lang"), LISTS)
def test_nothing_is_known_to_be_wrong(game: str | None, lang: str) -> None:
    found, key, number = [], "", 0
    for line in path_of(game, lang).read_text(encoding="utf-8").splitlines():
        if not line.startswith("  "):
            key = line
            continue
        for sentence in line[2:].split(" | "):
            number += 1
            found += [f"{key}: {sentence}  ({pattern})" for pattern in wrong(lang, sentence) if key not in RIGHT]
    assert number > 200
    assert not found, "\n".join(found)


def test_chinese_selects_on_numbers_alone() -> None:
    """It has no form for one: a variant [one] would never be said."""
    found = [path for folder in (ROOT / "src", ROOT / "web" / "src") for path in folder.rglob("*zh-Hant.ftl")]
    assert len(found) > 10
    for path in found:
        assert not re.search(r"\[(?:zero|one|two|few|many)\]", path.read_text(encoding="utf-8")), path
