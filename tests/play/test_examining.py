"""Packs between an editor, a file and a game: nothing is lost on the way, and what is wrong is told at its field."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from tests.support.changes import ABOUT, CHANGES, packed
from tradewinds import games
from tradewinds.kernel.content import BadContent, fingerprint, lists, merged
from tradewinds.play import packfiles, packs
from tradewinds.play.examining import examine, made
from tradewinds.play.words import LANGUAGES
from tradewinds.play.workshop import Examined, ExaminePack, Focus, PackFile

HALL = "glenn_great_hall"
GLENN = [row["id"] for row in games.data("empires", "clan_glenn") if row["id"] != "glenn_great_hall"]


def pack(changes: dict[str, Any], **about: str) -> PackFile:
    """As it comes over the wire."""
    sent = json.loads(json.dumps({**ABOUT, **about, "changes": changes}))
    return msgspec.convert(sent, PackFile)


def examined(changes: dict[str, Any], lang: Any = "en", **about: str) -> Examined:
    return examine(ExaminePack(pack(changes, **about), lang), games.load)


@pytest.mark.parametrize(
    ("game", "of", "id_"),
    [
        ("empires", "clan_glenn", HALL),
        ("jamaica", "board.spaces", "16"),
        ("maracaibo", "project_cards.cards", "Z01"),
        ("puertorico", "goods.goods", "corn"),
    ],
)
def test_the_record_in_focus_is_told_in_every_language(game: str, of: str, id_: str) -> None:
    asked = ExaminePack(pack(CHANGES[game], base=game), "en", Focus(of, id_))
    found = examine(asked, games.load)
    assert set(found.text) == set(LANGUAGES)
    assert len(set(found.text.values())) > 1 or not any(found.text.values())
    assert all(rule.startswith(f"{games.load(game).prefix}-") for rule in found.rules)
    asked.focus = Focus(of, "nobody")
    assert examine(asked, games.load).text == {}
    asked.focus = Focus("nowhere", id_)
    assert examine(asked, games.load).text == {}


def test_the_text_follows_the_effect_and_other_records_are_told_while_one_is_wrong() -> None:
    def text(bonus: Any, focus: str = HALL) -> dict[Any, str]:
        asked = ExaminePack(pack({"clan_glenn": {"set": {HALL: {"building_bonus": bonus}}}}))
        asked.focus = Focus("clan_glenn", focus)
        return examine(asked, games.load).text

    one, two = text([{"gain": {"wood": 2}}]), text([{"gain": {"stone": 3}}])
    assert all(one[lang] != two[lang] for lang in LANGUAGES)
    assert text([{"gain": {"wood": 99}}]) == {}
    assert text([{"gain": {"wood": 99}}], GLENN[0]) != {}


def fields(found: Examined) -> list[str | None]:
    return [error.field for error in found.errors]


@pytest.mark.parametrize("name", CHANGES)
def test_a_file_and_its_plain_form_say_the_same(name: str) -> None:
    content = packed(name, CHANGES[name])
    file = packfiles.read(content, games.load)
    assert file == pack(CHANGES[name], base=name)
    text = packfiles.write(file, games.load)
    assert packfiles.read(text.encode(), games.load) == file
    assert packs.game(name, text.encode()).sha == packs.game(name, content).sha == made(file, games.load)[0].sha


@pytest.mark.parametrize("name", CHANGES)
def test_every_component_of_the_box_survives_editor_and_file(name: str) -> None:
    """As a record that is set to what it is, one by one in one pack, and as one that was taken out and put back."""
    box = packs.packing(games.load(name))
    before = lists(box.documents(), box.schema)
    same = {
        of: {"set": {str(row["id"]): {key: value for key, value in row.items() if key != "id"} for row in rows}}
        for of, rows in before.items()
    }
    file = pack(same, base=name)
    again = packfiles.read(packfiles.write(file, games.load).encode(), games.load)
    assert again == file
    assert lists(merged(box.documents(), packfiles.laid_out(again, box), box.schema), box.schema) == before
    assert made(again, games.load)[0].sha == games.load(name).sha
    free = {of: rows for of, rows in before.items() if not box.schema.lists[of].closed}
    back = {of: {"remove": [str(row["id"]) for row in rows], "add": rows} for of, rows in free.items()}
    file = pack(back, base=name)
    again = packfiles.read(packfiles.write(file, games.load).encode(), games.load)
    assert again == file
    assert lists(merged(box.documents(), packfiles.laid_out(again, box), box.schema), box.schema) == before


@pytest.mark.parametrize("name", CHANGES)
def test_the_pack_of_a_match_is_found_from_its_data(name: str) -> None:
    file = pack(CHANGES[name], base=name)
    game, documents = made(file, games.load)
    box = packs.packing(games.load(name))
    about = {key: getattr(file, key) for key in packs.ABOUT}
    found = packfiles.differing(about, box.documents(), documents, box)
    assert made(found, games.load)[0].sha == game.sha
    assert packs.game(name, packfiles.write(found, games.load).encode()).sha == game.sha


def test_a_changed_record_and_one_that_is_taken_away_and_put_back() -> None:
    file = packfiles.read(packed("empires", {"islands": {"remove": ["near_haunted"]}}), games.load)
    box = packs.packing(games.load("empires"))
    documents = merged(box.documents(), packfiles.laid_out(file, box), box.schema)
    assert packfiles.differing({**ABOUT}, box.documents(), documents, box) == file
    assert fingerprint(documents) == made(file, games.load)[0].sha


@pytest.mark.parametrize("name", CHANGES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_printed_is_a_patch_over_the_box(name: str, lang: Any) -> None:
    found = examined(CHANGES[name], lang, base=name)
    game = made(pack(CHANGES[name], base=name), games.load)[0]
    assert (found.errors, found.sha) == ([], game.sha)
    box = json.loads(msgspec.json.encode(games.load(name).content()))
    assert laid_over(box, found.printed) == json.loads(msgspec.json.encode(game.content()))
    assert found.messages == game.messages(lang)


def laid_over(target: Any, patch: Any) -> Any:
    """RFC 7386, in its own words."""
    if not isinstance(patch, dict):
        return patch
    made = dict(target) if isinstance(target, dict) else {}
    for name, value in patch.items():
        if value is None:
            made.pop(name, None)
        else:
            made[name] = laid_over(made.get(name), value)
    return made


def test_every_error_is_told_at_its_field() -> None:
    found = examined(
        {
            "clan_glenn": {
                "set": {HALL: {"cost": {"wood": 0}}, "nobody": {"copies": 2}, "glenn_meadow": {"clan": "ulaf"}},
                "add": [{"id": HALL}, {"id": "two words"}, {"id": "new_hall"}],
                "remove": ["nowhere"],
            },
            "islands": {"set": {"near_haunted": {"count": 99}}},
            "dice": {},
        },
        name="",
    )
    assert found.sha is None
    assert found.printed is None
    told = fields(found)
    assert told[0] == "name"
    for field in (
        f"clan_glenn.{HALL}.cost.wood",
        "clan_glenn.set.nobody",
        f"clan_glenn.{HALL}.id",
        "clan_glenn.two words.id",
        "clan_glenn.new_hall.kind",
        "clan_glenn.remove",
        "islands.near_haunted.count",
        "dice",
    ):
        assert field in told
    assert all(error.message for error in found.errors)


def test_what_the_game_finds_is_told_when_nothing_else_is_wrong() -> None:
    few = {"islands": {"remove": [row["id"] for row in games.data("empires", "islands")[:-1]]}}
    assert fields(examined(few)) == ["islands near"]
    both = few | {"clan_glenn": {"set": {HALL: {"copies": 0}}}}
    assert fields(examined(both)) == [f"clan_glenn.{HALL}.copies"]


def test_remarks_name_the_list_or_the_record() -> None:
    found = examined({"clan_glenn": {"set": {HALL: {"copies": 2}}}})
    assert found.errors == []
    assert "clan_glenn" in [remark.field for remark in found.remarks]


def test_at_most_fifty_errors() -> None:
    found = examined({"clan_glenn": {"set": {f"nobody_{n}": {} for n in range(200)}}})
    assert len(found.errors) == 50


@pytest.mark.parametrize("base", ["x", "chess", "../empires"])
def test_a_game_that_nobody_knows(base: str) -> None:
    found = examined({}, base=base)
    assert fields(found) in (["game"], ["base"])
    with pytest.raises(Exception, match="error-game-unknown"):
        packfiles.write(pack({}, base=base), games.load)


def deep(levels: int) -> Any:
    value: Any = 1
    for _ in range(levels):
        value = {"x": value}
    return value


HOSTILE: dict[str, dict[str, Any]] = {
    "deep": {"clan_glenn": {"set": {HALL: {"cost": deep(60)}}}},
    "many": {"clan_glenn": {"set": {HALL: {"cost": list(range(60_000))}}}},
    "huge": {"clan_glenn": {"set": {HALL: {"cost": {"wood": 10**40}}}}},
    "turned": {"clan_glenn": {"set": {HALL: {"name": {"en": "a\u202eb", "zh": "x", "hu": "x"}}}}},
    "lines": {"clan_glenn": {"set": {HALL: {"name": {"en": "a\nb", "zh": "x", "hu": "x"}}}}},
    "float": {"clan_glenn": {"set": {HALL: {"copies": 1.5}}}},
    "list": {"clan_glenn": {"set": {HALL: {"cost": [1]}}}},
    "text": {"clan_glenn": {"set": {HALL: {"copies": "1"}}}},
    "truth": {"clan_glenn": {"set": {HALL: {"copies": True}}}},
    "about": {"name": {"set": {"x": {}}}},
    "steps": {"clan_glenn": {"set": {HALL: {"building_bonus": [{"gain": {"wood": 1}}] * 17}}}},
}


@pytest.mark.parametrize("what", HOSTILE)
def test_hostile_values_are_errors_at_their_field(what: str) -> None:
    found = examined(HOSTILE[what])
    assert found.errors
    assert found.sha is None
    assert found.errors[0].field
    with pytest.raises(BadContent):
        made(pack(HOSTILE[what]), games.load)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("islands: {set: {near_haunted: {count: 2020-01-01}}}", "error-pack-form"),
        ("islands: {set: {near_haunted: {count: .nan}}}", "error-pack-form"),
        ("islands: {set: {near_haunted: {true: 1}}}", "error-pack-form"),
        ("islands: {set: {near_haunted: {count: {1.5: 1}}}}", "error-pack-form"),
        ("islands: {set: {1: {}, '1': {}}}", "error-pack-form"),
        ("islands: {set: {near_haunted: 3}}", "error-pack-form"),
        ("islands: {other: 1}", "error-pack-form"),
        ("islands: {add: [3]}", "error-pack-form"),
        ("islands: {remove: [3]}", "error-pack-form"),
        ("clans: {}", "error-fixed"),
        (f"islands: {{set: {{near_haunted: {{count: {10**30}}}}}}}", "error-content-number"),
        ("islands: {set: {near_haunted: {count: &a 1}}}", "error-pack-alias"),
    ],
)
def test_files_that_are_no_packs(text: str, key: str) -> None:
    content = packed("empires", {}).decode() + text
    with pytest.raises(BadContent) as error:
        packfiles.read(content.encode(), games.load)
    assert error.value.key.startswith(key)
    assert error.value.field


def test_a_pack_that_cannot_be_played_yet_is_written_and_read() -> None:
    file = pack({"clan_glenn": {"set": {HALL: {"cost": {"wood": 99}, "name": {"en": "on"}}}}, "islands": {}})
    assert packfiles.read(packfiles.write(file, games.load).encode(), games.load) == file
    with pytest.raises(BadContent) as error:
        packfiles.write(pack({}, name=""), games.load)
    assert error.value.field == "name"
