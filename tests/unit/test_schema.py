"""What a pack can change, told as data: true to the box, with words for every reason."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import to_builtins

from tradewinds import games
from tradewinds.kernel import schema as s
from tradewinds.kernel.content import BadContent, lists
from tradewinds.kernel.places import Place
from tradewinds.play import packs
from tradewinds.play.words import LANGUAGES, Words

GAMES = [name for name in games.names() if games.load(name).packing is not None]


def reasons(told: object) -> set[str]:
    """Every `error-fixed-…` in it."""
    if isinstance(told, dict):
        return set().union(*map(reasons, told.values()))
    if isinstance(told, list):
        return set().union(*map(reasons, told))
    return {told} if isinstance(told, str) and told.startswith("error-fixed-") else set()


@pytest.mark.parametrize("name", GAMES)
def test_the_box_is_what_its_schema_says(name: str) -> None:
    packing = packs.packing(games.load(name))
    packing.schema.check(packing.documents())
    found = lists(packing.documents(), packing.schema)
    for list_, records in packing.schema.lists.items():
        known = {field for row in found[list_] for field in row}
        assert known <= set(records.row.fields), list_
        assert records.closed or not records.ids


@pytest.mark.parametrize("name", GAMES)
def test_an_editor_is_told_reasons_with_words(name: str) -> None:
    told = packs.packing(games.load(name)).schema.told()
    for reason in reasons(to_builtins(told)):
        for lang in LANGUAGES:
            assert "here" in Words(lang).text(reason, field="here")


WORDS = s.Vocabulary("words", {"gain": s.Row({"n": s.Field(s.Number(1, 3))})}, tag="do")
WORDS.verbs["choice"] = s.Row({"options": s.Field(s.Listed(s.Steps(WORDS), 2, 2))})
KINDS: list[tuple[s.Kind, Any, str]] = [
    (s.Number(0, 3), 4, "number"),
    (s.Number(0, 3), True, "number"),
    (s.Choice(("a",)), "b", "choice"),
    (s.OneOf("cards"), 3, "text"),
    (s.Truth(), 1, "choice"),
    (s.Text(3), "long", "text"),
    (s.Texts(), {"en": "x"}, "missing"),
    (s.Amounts(("wood",)), {"gold": 1}, "unknown"),
    (s.Amounts(("wood",), least=1), {}, "empty"),
    (s.Listed(s.Number(), 1, 2), [1, 2, 3], "list"),
    (s.Listed(s.Number(), 1, 2), [1, "x"], "number"),
    (s.Numbered(s.Number(), 1, 2), {1: 1}, "missing"),
    (s.Numbered(s.Number(), 1, 2), {1: 1, 2: 1, 3: 1}, "unknown"),
    (s.Numbered(s.Number(), 1, 2, all=False), {True: 1}, "unknown"),
    (s.Either((s.Number(), s.Choice(("all",)))), "none", "choice"),
    (s.Either((s.Number(), s.Choice(("all",)))), None, "number"),
    (s.Row({"n": s.Field(s.Number())}), {"n": 1, "m": 1}, "unknown"),
    (s.Steps(WORDS), [], "list"),
    (s.Steps(WORDS), [{"do": "fly"}], "verb"),
    (s.Steps(WORDS), [{"do": ["gain"]}], "verb"),
    (s.Steps(WORDS), [{"do": "gain", "n": 4}], "number"),
    (s.Steps(WORDS), [{"do": "gain", "n": 3, "per": 1}], "unknown"),
]


@pytest.mark.parametrize(("kind", "value", "key"), KINDS)
def test_what_does_not_fit_is_refused_with_its_place(kind: s.Kind, value: Any, key: str) -> None:
    with pytest.raises(BadContent) as wrong:
        kind.check(Place("here", value))
    assert wrong.value.key == f"error-content-{key}"
    assert wrong.value.field.startswith("here")


def test_steps_inside_steps_have_an_end() -> None:
    steps: list[Any] = [{"do": "gain", "n": 1}]
    for _ in range(s.DEEPEST):
        s.Steps(WORDS).check(Place("here", steps))
        steps = [{"do": "choice", "options": [steps, steps]}]
    s.Steps(WORDS).check(Place("here", steps))
    with pytest.raises(BadContent) as wrong:
        s.Steps(WORDS).check(Place("here", [{"do": "choice", "options": [steps, steps]}]))
    assert wrong.value.key == "error-content-deep"
