"""Packs: what a file may be, and the game that comes out of it."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from tradewinds import games
from tradewinds.games.empires.loading import documents
from tradewinds.kernel import record as records
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.content import BadContent
from tradewinds.kernel.errors import TradewindsError
from tradewinds.kernel.playout import Trail, checked_playout
from tradewinds.play import packs
from tradewinds.play.simulation import make_setting, simulate
from tradewinds.play.words import LANGUAGES, Words

ABOUT = {"base": "empires", "name": "Trial", "version": "1", "author": "Somebody", "licence": "CC0-1.0"}
HALL = "glenn_great_hall"


def packed(**changes: Any) -> bytes:
    told = {key.replace("__", "."): value for key, value in changes.items()}
    return yaml.safe_dump(ABOUT | told, allow_unicode=True).encode()


def island(**fields: Any) -> dict[str, Any]:
    row = next(row for row in documents()["islands"] if row["id"] == "near_haunted")
    return {**row, "id": "near_trial", **fields}


DEEP = b"[" * 5000 + b"]" * 5000
BOMB = b"a: &a [1,1]\nb: &b [*a,*a]\nc: [*b,*b]\n"
FILES: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "error-content-mapping"),
    "a list": (b"- 1\n", "error-content-mapping"),
    "no YAML": (b"base: [", "error-pack-yaml"),
    "no text": (b"\xff\xfe\x00\x81", "error-pack-yaml"),
    "UTF-16": ("base: empires".encode("utf-16"), "error-pack-yaml"),
    "a zero byte": (packed() + b"x: '\0'\n", "error-pack-yaml"),
    "too large": (packed() + b"#" * 600_000, "error-pack-large"),
    "too deep": (b"base: " + DEEP, "error-pack-much"),
    "too many values": (b"base: [" + b"1," * 60_000 + b"1]", "error-pack-much"),
    "aliases that grow": (BOMB, "error-pack-alias"),
    "an anchor": (packed() + b"islands: &x {}\n", "error-pack-alias"),
    "code": (packed() + b"islands: !!python/object/apply:os.system [ls]\n", "error-pack-alias"),
    "a set": (packed() + b"islands: !!set {a, b}\n", "error-pack-alias"),
    "a name twice": (packed() + b"name: Other\n", "error-pack-yaml"),
    "a number of many digits": (packed() + b"islands: " + b"9" * 5000 + b"\n", "error-pack-yaml"),
    "no author": (b"base: empires\nname: x\nversion: '1'\nlicence: x\n", "error-content-missing"),
    "a version that is a number": (packed(version=1), "error-content-text"),
    "a name that is too long": (packed(name="x" * 121), "error-content-text"),
    "an unknown game": (packed(base="chess"), "error-game-unknown"),
    "an unknown list": (packed(ships={}), "error-pack-file"),
    "a list that is fixed": (packed(clans={}), "error-fixed-counted"),
    "no list": (packed(solo={"set": {}}), "error-pack-file"),
    "a number for a list": (packed(islands=3), "error-pack-form"),
    "to add a number": (packed(islands={"add": 3}), "error-pack-form"),
    "to set a list": (packed(islands={"set": [1]}), "error-pack-form"),
    "to remove a mapping": (packed(islands={"remove": [{"id": 1}]}), "error-pack-id"),
    "to change": (packed(islands={"change": {}}), "error-pack-key"),
    "to take out a tile": (packed(action_tiles={"remove": ["sail"]}), "error-fixed-tiles"),
    "another conquest": (
        packed(islands={"set": {"near_haunted": {"conquer_cost": {"raze": 2}}}}),
        "error-fixed-conquest",
    ),
    "another id": (packed(islands={"set": {"near_haunted": {"id": "x"}}}), "error-fixed-id"),
    "a field without a name": (packed(clan_glenn={"set": {HALL: {1: 2}}}), "error-pack-form"),
}
CARDS: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown source": ({"islands": {"add": [island(source="my uncle")]}}, "islands.near_trial.source"),
    "a text of two lines": (
        {"islands": {"add": [island(text={"en": "a\nb", "zh": "x", "hu": "x"})]}},
        "islands.near_trial.text.en",
    ),
    "an odd id": ({"islands": {"add": [island(id="a b")]}}, "islands.22.id"),
    "an icon that is gone": ({"icons": {"remove": ["pumpkin"]}}, ""),
    "a tile's effect": ({"action_tiles": {"set": {"sail": {"effect": [{"fly": 1}]}}}}, "action_tiles.sail.effect.0"),
    "no deck": (
        {"clan_ulaf": {"remove": [row["id"] for row in documents()["clan_ulaf"] if not row.get("start")]}},
        "clan_ulaf",
    ),
    "no distant island": (
        {"islands": {"remove": [row["id"] for row in documents()["islands"] if row["distance"] == "far"]}},
        "islands far",
    ),
    "a scenario without events": (
        {"solo__scenarios": {"set": {"raiders": {"events": {1: {}}}}}},
        "solo.scenarios.raiders.events.1.name",
    ),
    "an unknown goal": (
        {"solo__scenarios": {"set": {"raiders": {"goals": [{"win": 1}]}}}},
        "solo.scenarios.raiders.goals.0.win",
    ),
    "a target without levels": (
        {"solo__scenarios": {"set": {"raiders": {"target": 3}}}},
        "solo.scenarios.raiders.target",
    ),
    "a note that is a date": ({"islands": {"add": [island(note=3)]}}, "islands.near_trial.note"),
}


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_no_pack_is_refused(name: str) -> None:
    content, key = FILES[name]
    with pytest.raises(TradewindsError) as wrong:
        packs.read(content)
    assert wrong.value.key == key
    assert wrong.value.field
    for lang in LANGUAGES:
        assert Words(lang).refusal(wrong.value)


@pytest.mark.parametrize("name", CARDS)
def test_cards_that_cannot_be_played_are_refused_with_their_place(name: str) -> None:
    changes, field = CARDS[name]
    pack = packs.read(packed(**changes))
    with pytest.raises(BadContent) as wrong:
        packs.play_with(pack)
    assert wrong.value.field.startswith(field)
    for lang in LANGUAGES:
        assert Words(lang).refusal(wrong.value)


TRIAL = packed(
    clan_glenn={
        "set": {HALL: {"cost": {"wood": 1}, "name": {"en": 'Hall {of} "\\kings"', "zh": "大廳", "hu": "Csarnok"}}}
    },
    islands={"add": [island(count=3, source="printed copy")]},
    solo__scenarios={"add": [{**documents()["solo"]["scenarios"][0], "id": "short_winter"}]},
)


def test_the_game_with_a_pack_has_its_cards_words_and_options() -> None:
    game, box = packs.game("empires", TRIAL), games.load("empires")
    assert game.sha != box.sha
    assert packs.game("empires") is box
    assert game.check(1, {"solo_scenario": "short_winter"})["solo_scenario"] == "short_winter"
    assert "island:near_trial" in game.actions.ids
    assert game.content()["cards"]["near_trial"]["source"] == "printed copy"
    assert Words("en", game).text(f"card-{HALL}") == 'Hall {of} "\\kings"'
    assert Words("hu", game).text(f"card-{HALL}") == "Csarnok"
    assert Words("en", game).text("scenario-short_winter") == Words("en", box).text("scenario-long_winter")
    assert Words("en", box).text(f"card-{HALL}") == "Glenn's Great Hall"
    assert not Words("en", box).has("card-near_trial")
    assert [box.messages(lang) for lang in LANGUAGES] == [{}, {}, {}]


def test_matches_with_a_pack_hold_all_invariants_and_their_records_replay() -> None:
    game = packs.game("empires", TRIAL)
    for players in (1, 2, 4):
        trail = Trail()
        checked_playout(game.start(players, {}, players), Xorshift(players), trail, 5000)
        assert trail.wrong == []
    setting = make_setting(game, 2, {}, "5", ["mate", "random"], replay=True, pack=TRIAL)
    assert simulate(setting, 0, 2).violations == []


def test_a_record_names_its_cards_and_asks_for_its_pack() -> None:
    game = packs.game("empires", TRIAL)
    record = records.new_record(game, 2, {}, "1")
    assert record.content == game.sha
    assert packs.game_of(record, TRIAL) is game
    for content, key in ((b"", "error-pack-needed"), (packed(), "error-pack-differs")):
        with pytest.raises(records.RecordError) as wrong:
            packs.game_of(record, content)
        assert wrong.value.key == key
    with pytest.raises(BadContent) as other:
        packs.game("jamaica", TRIAL)
    assert other.value.key == "error-pack-other-game"


def test_a_pack_that_changes_nothing_is_the_box() -> None:
    pack = packs.read(packed())
    assert packs.changes(pack) == []
    assert packs.remarks(pack) == []
    assert packs.play_with(pack).sha == games.load("empires").sha


def test_the_author_is_told_where_the_decks_differ() -> None:
    pack = packs.read(
        packed(
            clan_glenn={"set": {HALL: {"copies": 4}, "glenn_bagpipe_rally": {"boost": [{"gain": {"vp": 1}}]}}},
            clan_ulaf={"remove": [next(row["id"] for row in documents()["clan_ulaf"] if row.get("start"))]},
        )
    )
    packs.play_with(pack)
    told = {(key, *args.values()) for key, args in packs.remarks(pack)}
    copies = next(row["copies"] for row in documents()["clan_glenn"] if row["id"] == HALL)
    assert told == {
        ("pack-total", "clan_glenn", 33 - copies + 4, 33),
        ("pack-total", "clan_ulaf", 32, 33),
        ("pack-start", "clan_ulaf", 2),
        ("pack-text", "clan_glenn.glenn_bagpipe_rally"),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_template_is_a_pack_and_so_is_all_that_it_shows(lang: str) -> None:
    words = Words(lang)
    told = {key: words.text(f"cli-pack-template-{key}") for key in ("title", "name", "author", "licence", "how")}
    text = packs.template(games.load("empires"), told)
    assert packs.changes(packs.read(text.encode())) == []
    head, _, rest = text.partition(told["how"])
    shown = "\n".join(line[2:] for line in rest.splitlines() if line.startswith("# "))
    whole = packs.read((head.removesuffix("# ") + shown).encode())
    assert packs.changes(whole) == []  # as it is in the box
    assert packs.play_with(whole).sha == games.load("empires").sha
