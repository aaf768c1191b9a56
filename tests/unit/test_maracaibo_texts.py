"""The text of every card, tile, building and upgrade says what its record says, the same in three languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.unit.test_sentences import wrong
from tradewinds import games
from tradewinds.games.maracaibo.texts import COLUMNS, Teller

HOME = Path(games.__file__).parent / "maracaibo"
Row = dict[str, Any]


def data(name: str) -> Any:
    return games.data("maracaibo", name)


CARDS: list[Row] = [*data("project_cards")["cards"], *data("project_cards_c")["cards"]]
QUESTS: list[Row] = data("quest_tiles")["quests"]
UPGRADES: list[Row] = data("ship_board")["slots"]
BUILDINGS: list[Row] = data("prestige_buildings")["buildings"]
CAREERS: list[Row] = data("career_cards")["cards"]
LEGACY: list[Row] = data("legacy_tiles")["tiles"]


def texts(lang: str) -> dict[str, str]:
    tell = Teller(lang)
    invest = data("prestige_buildings")["invest"]
    ways: list[tuple[str, list[Row], Callable[[Row], str]]] = [
        ("card", CARDS, tell.card),
        ("quest", QUESTS, lambda row: tell.paid(row["cost"], row["reward"])),
        ("upgrade", UPGRADES, tell.upgrade),
        ("legacy", LEGACY, tell.legacy),
        ("building", BUILDINGS, lambda row: tell.building(row, invest["synergy"], invest["first_investor_vp"])),
        ("career", CAREERS, lambda row: tell.sentences([tell.goal(goal) for goal in row["goals"]])),
    ]
    return {f"{kind}-{row['id']}": way(row) for kind, rows, way in ways for row in rows}


TEXTS = {lang: texts(lang) for lang in COLUMNS}
DEFINED = {
    **{row["id"]: row["effects"] for row in data("effects")["village_action_defs"]},
    **{row["id"]: row["effects"] for row in data("effects")["assistant_action_defs"]},
    **{
        row["id"]: [*row["options"], *row["effects"]]
        for row in data("effects")["combat_action_defs"]
        if "effects" in row
    },
}
SILENT = {"must", "max_mp", "count", "id", "source", "bg", "do", "note", "where"}
"""What stands in a record and is no number of its text (1 to 3 movement points has its own test)."""


def numbers(record: Any) -> Iterator[int]:
    """All numbers of a record, those of the actions it names too."""
    if isinstance(record, Mapping):
        for key, value in record.items():
            if key not in SILENT:
                yield from numbers(value)
        named = (
            record.get("action") if record.get("do") == "assistant" else record.get("id") if "do" in record else None
        )
        if named is not None:
            yield from numbers(DEFINED[named])
    elif isinstance(record, list):
        for one in record:
            yield from numbers(one)
    elif isinstance(record, int) and not isinstance(record, bool):
        yield record


def told(text: str) -> Counter[int]:
    return Counter(map(int, re.findall(r"\d+", text)))


# One of a thing is said without a number: a figure, a compass. What a text tells beside the numbers of its record.
ONE = {"figure_to_location", "return_figure", "figure_on_card", "compass"}


def without_ones(row: Row) -> Row:
    requirements = [one for one in row["requirements"] if not {"return_figure", "figure_on_card"} & set(one)]
    effects = [effect for effect in row["effects"] if effect["do"] not in ONE]
    return {"requirements": requirements, "effects": effects}


@pytest.mark.parametrize("lang", COLUMNS)
def test_a_card_tells_all_its_numbers(lang: str) -> None:
    for row in CARDS:
        text = TEXTS[lang][f"card-{row['id']}"]
        missing = Counter(numbers(without_ones(row))) - told(text)
        assert not missing, f"{row['id']}: {text}"
        if "extra_sail" in str([DEFINED[one["action"]] for one in row["effects"] if one["do"] == "assistant"]):
            assert {1, 3} <= set(told(text))


@pytest.mark.parametrize("lang", COLUMNS)
def test_a_quest_tells_all_its_numbers(lang: str) -> None:
    for row in QUESTS:
        text = TEXTS[lang][f"quest-{row['id']}"]
        assert told(text) == Counter(numbers({"cost": row["cost"], "reward": row["reward"]})), text


@pytest.mark.parametrize("lang", ["zh-Hant", "hu"])
def test_every_language_tells_the_same_numbers(lang: str) -> None:
    for key, text in TEXTS[lang].items():
        assert told(text) == told(TEXTS["en"][key]), f"{key}: {text}"


NAMES = {
    column: {
        row["id"]: row[column]
        for kind in ("nations", "synergies", "goods", "objects")
        for row in data("components")[kind]
    }
    for column in COLUMNS.values()
}


def things(record: Any) -> Iterator[str]:
    """Nations, synergy tokens, goods and objects of a record, by their ids."""
    if isinstance(record, Mapping):
        for key, value in record.items():
            if isinstance(value, str) and value in NAMES["en"] and key != "id":
                yield value
            elif key in NAMES["en"]:
                yield key
            yield from things(value)
        if record.get("do") in ("assistant", "new_village_action", "new_combat_action"):
            yield from things(DEFINED[record.get("action") or record["id"]])
    elif isinstance(record, list):
        for one in record:
            yield from things(one)


STEM = {"Anglia": "Angli"}
"""Names whose last letter changes before an ending."""


@pytest.mark.parametrize("lang", COLUMNS)
def test_what_a_record_names_is_named(lang: str) -> None:
    found = 0
    for kind, rows in (("card", CARDS), ("quest", QUESTS)):
        for row in rows:
            text = TEXTS[lang][f"{kind}-{row['id']}"].lower()
            for thing in things({key: row[key] for key in ("requirements", "effects", "cost", "reward") if key in row}):
                name = NAMES[COLUMNS[lang]][thing]
                assert STEM.get(name, name).lower() in text, f"{row['id']}: {text}"
                found += 1
    assert found > 80


@pytest.mark.parametrize("lang", COLUMNS)
def test_nothing_in_them_is_known_to_be_wrong(lang: str) -> None:
    for key, text in TEXTS[lang].items():
        assert not list(wrong(lang, text)), f"{key}: {text}"
        assert text[0] == text[0].upper(), text


@pytest.mark.parametrize("lang", COLUMNS)
def test_different_effects_have_different_texts(lang: str) -> None:
    said: dict[str, str] = {}
    for row in CARDS:
        steps = [{key: value for key, value in effect.items() if key != "bg"} for effect in row["effects"]]
        meaning = str((row["requirements"], steps))
        assert said.setdefault(TEXTS[lang][f"card-{row['id']}"], meaning) == meaning, row["id"]


def test_things_are_called_as_in_the_glossary() -> None:
    """Buildings, goods, places and the rest by their English names: the other names are the glossary's, too."""
    box = data("components")
    rows = [row for kind in ("nations", "synergies", "goods", "objects") for row in box[kind]]
    rows += [row["name"] for row in (*BUILDINGS, *CARDS, *data("map")["locations"]) if "name" in row]
    glossary = {
        term["en"].split(" (")[0].lower(): term for term in yaml.safe_load((HOME / "glossary.yaml").read_text("utf-8"))
    }
    compared = 0
    for row in rows:
        term = glossary.get(row["en"].lower())
        if term is not None:
            for column in ("zh", "hu"):
                assert row[column].lower() == re.split(r"[（(]", term[column])[0].strip().lower(), row
            compared += 1
    assert compared > 30
