"""The table of examples that the client's words are tested against (web/test/twins.test.ts) says what ours say."""

import json
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from tradewinds import games
from tradewinds.play.words import LANGUAGES, Words

WEB = Path(__file__).parents[2] / "web"
TOOL: dict[str, Any] = run_path(str(WEB / "tools" / "twins.py"))
TABLE: dict[str, list[dict[str, Any]]] = json.loads((WEB / "test" / "twins.gen.json").read_text("utf-8"))


def test_every_game_is_in_it() -> None:
    assert set(TABLE) == set(games.shelf())
    for name, rows in TABLE.items():
        acted = {row["action"] for row in rows if "action" in row}
        assert acted == set(TOOL["actions"](games.load(name))), "run python web/tools/twins.py"
        # A large family is thinned out; everything that an action can name is named all the same.
        named = {part for text in acted for part in text.split(":")}
        assert named == {part for text in games.load(name).actions.texts if text for part in text.split(":")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.shelf())
def test_the_table_is_up_to_date(game: str, lang: str) -> None:
    words = Words(lang, game)
    for row in TABLE[game]:
        assert TOOL["said"](words, row) == row["said"][lang], "run python web/tools/twins.py"
