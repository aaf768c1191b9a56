"""The generated text of every card is the text that stands in the data, in three languages."""

from __future__ import annotations

from typing import Any

import pytest

from tradewinds import games
from tradewinds.games.empires.components import CLAN_NAMES
from tradewinds.games.empires.texts import COLUMNS, Teller
from tradewinds.play.words import Words

ROWS: list[dict[str, Any]] = [
    *(row for clan in CLAN_NAMES for row in games.data("empires", f"clan_{clan}")),
    *games.data("empires", "islands"),
]

EXCEPTIONS = {"ulaf_quick_raid": "the data adds a reminder of EON-7.12: the ship comes home at once with its loot"}


@pytest.mark.parametrize("lang", COLUMNS)
def test_generated_texts_are_those_of_the_data(lang: str) -> None:
    teller = Teller(Words(lang, "empires").text, lang)
    differ = {row["id"]: (teller.card(row), row["text"][COLUMNS[lang]]) for row in ROWS}
    differ = {name: pair for name, pair in differ.items() if pair[0] != pair[1]}
    assert set(differ) == set(EXCEPTIONS)
    for generated, written in differ.values():
        assert written.startswith(generated[:-1])
