"""Content: its fingerprint, how a state names it, and packs laid over it."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from tests.playing import attributes, position
from tradewinds import games
from tradewinds.games.empires.loading import box, documents, load
from tradewinds.games.empires.schema import SCHEMA
from tradewinds.kernel.content import BadContent, fingerprint, known, merged
from tradewinds.kernel.errors import BadPlain
from tradewinds.kernel.schema import Number, Schema, may, records


def test_the_fingerprint_does_not_depend_on_the_order_of_keys() -> None:
    assert fingerprint({"a": {"x": 1, "y": 2}, "b": []}) == fingerprint({"b": [], "a": {"y": 2, "x": 1}})
    assert fingerprint({"a": 1}) != fingerprint({"a": 2})


def test_what_was_loaded_is_known_by_its_fingerprint() -> None:
    assert known(box().sha) is box()
    assert load(documents()) is box()  # the same data, read again, are the same cards
    assert known(box().sha) is box()
    with pytest.raises(BadContent) as unknown:
        known("0" * 64)
    assert unknown.value.key == "error-content-sha"


def test_a_state_shares_its_content_with_its_copies_and_pickles() -> None:
    state = position(("empires", 2, {}), 3, 40)
    again: Any = pickle.loads(pickle.dumps(state))
    assert again.content is box()
    assert again == state
    assert attributes(again) == attributes(state)
    assert len(pickle.dumps(state)) < 40_000


def test_the_content_stands_in_the_plain_form_and_in_the_view() -> None:
    game = games.load("empires")
    state = position(("empires", 2, {}), 3, 10)
    assert state.to_plain()["content"] == box().sha
    assert game.view(state, None).content == box().sha
    plain = {**state.to_plain(), "content": "0" * 64}
    with pytest.raises(BadPlain) as refused:
        game.from_plain(plain)
    assert refused.value.key == "error-content-sha"


SMALL = Schema({"cards": records({"n": may(Number())})}, closed={"map": "map"})


def test_a_pack_sets_adds_and_removes_records() -> None:
    base = {"cards": [{"id": "a", "n": 1, "note": "x"}, {"id": "b", "n": 2}], "other": {"x": 1}}
    pack = {"cards": {"set": {"a": {"n": 5, "note": None}}, "add": [{"id": "c", "n": 3}], "remove": ["b"]}}
    assert merged(base, pack, SMALL)["cards"] == [{"id": "a", "n": 5}, {"id": "c", "n": 3}]
    assert base["cards"] == [{"id": "a", "n": 1, "note": "x"}, {"id": "b", "n": 2}]


@pytest.mark.parametrize(
    ("pack", "field"),
    [
        ({"nowhere": {}}, "nowhere"),
        ({"other": {"set": {}}}, "other"),
        ({"map": {"set": {}}}, "map"),
        ({"cards": {"set": {"a": {"id": "b"}}}}, "cards.a.id"),
        ({"cards": []}, "cards"),
        ({"cards": {"change": {}}}, "cards.change"),
        ({"cards": {"remove": ["z"]}}, "cards.remove"),
        ({"cards": {"set": {"z": {}}}}, "cards.set.z"),
        ({"cards": {"set": {"a": 1}}}, "cards.set.a"),
        ({"cards": {"add": [{"n": 1}]}}, "cards.add.0"),
        ({"cards": {"add": [{"id": "a"}]}}, "cards.a.id"),
    ],
)
def test_a_wrong_pack_names_the_field(pack: dict[str, Any], field: str) -> None:
    base = {"cards": [{"id": "a"}], "other": {"x": 1}}
    with pytest.raises(BadContent) as wrong:
        merged(base, pack, SMALL)
    assert wrong.value.field == field


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"cost": {"food": -1}}, "clan_glenn.glenn_great_hall.cost.food", "error-content-number"),
    ({"cost": {}}, "clan_glenn.glenn_great_hall.cost", "error-content-empty"),
    ({"cost": {"silver": 1}}, "clan_glenn.glenn_great_hall.cost.silver", "error-content-unknown"),
    ({"cost": None}, "clan_glenn.glenn_great_hall.cost", "error-content-missing"),
    ({"copies": 1_000_000}, "clan_glenn.glenn_great_hall.copies", "error-content-number"),
    ({"icons": ["dragon"]}, "clan_glenn.glenn_great_hall.icons.0", "error-content-choice"),
    ({"kind": "wonder"}, "clan_glenn.glenn_great_hall.kind", "error-content-choice"),
    ({"wings": 2}, "clan_glenn.glenn_great_hall.wings", "error-content-unknown"),
    ({"action": {"pay": {}, "do": []}}, "clan_glenn.glenn_great_hall.action.do", "error-content-list"),
    ({"action": {"pay": {}, "do": [{"fly": 1}]}}, "clan_glenn.glenn_great_hall.action.do.0", "error-content-verb"),
    (
        {"action": {"pay": {}, "do": [{"gain": {"food": 1}, "recover": 1}]}},
        "clan_glenn.glenn_great_hall.action.do.0",
        "error-content-verb",
    ),
    (
        {"action": {"pay": {}, "do": [{"build_free": 1}]}},  # only on tiles
        "clan_glenn.glenn_great_hall.action.do.0",
        "error-content-verb",
    ),
    ({"text": {"en": "x"}}, "clan_glenn.glenn_great_hall.text.zh", "error-content-missing"),
]


@pytest.mark.parametrize(("change", "field", "key"), WRONG, ids=[f"{f}-{k}" for _, f, k in WRONG])
def test_a_wrong_record_names_file_record_and_field(change: dict[str, Any], field: str, key: str) -> None:
    pack = {"clan_glenn": {"set": {"glenn_great_hall": change}}}
    with pytest.raises(BadContent) as wrong:
        load(merged(documents(), pack, SCHEMA))
    assert (wrong.value.field, wrong.value.key) == (field, key)


def test_another_content_is_another_table() -> None:
    pack = {"clan_glenn": {"set": {"glenn_great_hall": {"cost": {"wood": 1}}}}}
    other = load(merged(documents(), pack, SCHEMA))
    card = other.numbers["glenn_great_hall"]
    assert other.sha != box().sha
    assert (int(other.cost[card]), int(box().cost[card])) == (1 << 6, (2 << 6) + (2 << 12))
