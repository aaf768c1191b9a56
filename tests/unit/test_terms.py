"""The texts use the printed terms: names as in a game's glossary, and none of the words once used in their place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "tradewinds" / "games"
TABLES = Path(__file__).parent / "terms"
LANGUAGES = ("zh-Hant", "hu")
COLUMNS = {"zh-Hant": "zh", "hu": "hu"}


class Line(NamedTuple):
    """A line that a person reads, and where it stands."""

    path: Path
    number: int
    text: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.number}: {self.text}"


def files(name: str, language: str) -> list[Path]:
    """Every text of a game in a language, or those of the house."""
    if name == "house":
        folders = [ROOT / "src" / "tradewinds" / "text", ROOT / "web" / "src" / "text"]
        return sorted(path for folder in folders for path in folder.glob(f"*{language}.ftl"))
    found = [GAMES / name / f"rules.{language}.md", *(GAMES / name / "text").glob(f"*{language}.ftl")]
    return sorted([*found, *(ROOT / "web" / "src" / "games" / name).rglob(f"*{language}.ftl")])


@cache
def lines(name: str, language: str) -> tuple[Line, ...]:
    return tuple(read(name, language))


def read(name: str, language: str) -> Iterator[Line]:
    """All of them line by line, without comments; of a game also its glossary."""
    for path in files(name, language):
        for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not (path.suffix == ".ftl" and text.startswith("#")):
                yield Line(path, number, text)
    if name != "house":
        for number, term in enumerate(glossary(name), 1):
            yield Line(GAMES / name / "glossary.yaml", number, term[COLUMNS[language]])


@cache
def glossary(name: str) -> list[dict[str, Any]]:
    found = yaml.safe_load((GAMES / name / "glossary.yaml").read_text(encoding="utf-8"))
    assert isinstance(found, list)
    return found


def table(name: str) -> dict[str, list[dict[str, str]]]:
    found = yaml.safe_load((TABLES / f"{name}.yaml").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


NAMES = ("house", *sorted(path.parent.name for path in GAMES.glob("*/glossary.yaml")))
ROWS = [
    pytest.param(name, language, row, id=f"{name}-{language}-{row['not']}")
    for name in NAMES
    for language in LANGUAGES
    for row in table(name)[language]
]


@pytest.mark.parametrize(("name", "language", "row"), ROWS)
def test_no_other_word_stands_for_a_term(name: str, language: str, row: dict[str, str]) -> None:
    wrong = [str(line) for line in lines(name, language) if re.search(row["not"], line.text)]
    assert not wrong, f"say {row['say']}:\n" + "\n".join(wrong)


@pytest.mark.parametrize(("name", "language", "row"), ROWS)
def test_the_term_itself_is_used(name: str, language: str, row: dict[str, str]) -> None:
    """So that the table does not send anybody to a word that the texts do not know; nor may it forbid its own term."""
    assert any(row["say"].lower() in line.text.lower() for line in lines(name, language))
    assert not re.search(row["not"], row["say"])


# Kinds of things whose names in the texts are the glossary's: the ids of the glossary are those of the data.
KINDS = ("building", "role", "good", "festival", "achievement", "smuggler", "treasure", "component")
ALSO = {
    "empires": ("clan", "tile", "word"),
    "maracaibo": ("nation", "synergy", "border", "option-jean_difficulty"),
}


def spellings(term: str) -> set[str]:
    """ "平局／共享勝利", "錢幣（元）": what a glossary gives beside one another, and without what it adds."""
    parts = {part.strip() for part in re.split("[／/]", re.sub("[（(].*?[）)]", "", term))}
    return {spelling.lower() for spelling in (parts | {term.strip()}) if spelling}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES[1:])
def test_things_are_called_as_in_the_glossary(name: str, language: str) -> None:
    files = sorted((GAMES / name / "text").glob(f"*{language}.ftl"))
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    shown = dict(re.findall(r"^([a-z][\w-]*) = (.+)$", text, re.MULTILINE))
    compared = 0
    for term in glossary(name):
        for kind in (*KINDS, *ALSO.get(name, ())):
            called = shown.get(f"{kind}-{term['id']}")
            if called is not None:
                assert called.lower() in spellings(term[COLUMNS[language]]), f"{kind}-{term['id']}: {called}"
                compared += 1
    assert compared >= 15
