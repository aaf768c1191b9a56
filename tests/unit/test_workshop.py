"""Every component in words, with its rules; everything in a schema has a word, in three languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.support import changes, records
from tradewinds import games
from tradewinds.games.empires.texts import COLUMNS
from tradewinds.kernel.content import BadContent, lists
from tradewinds.kernel.places import Place
from tradewinds.play import packs, workshop
from tradewinds.play.lexicon import Lexicon
from tradewinds.play.rulebook import rulebook
from tradewinds.play.words import LANGUAGES, Words

SOURCE = Path(workshop.__file__).parents[1]
GAMES = [name for name in games.names() if games.load(name).packing is not None]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_a_name_and_says_what_it_does(game: str, lang: workshop.Language) -> None:
    found = games.load(game)
    told = workshop.catalogue(found, packs.packing(found).documents(), lang)
    assert json.loads(msgspec.json.encode(told))["game"] == game
    packing = packs.packing(found)
    assert [one.id for one in told.lists] == [*packing.schema.lists, *packing.others()]
    assert set(packing.others()) <= set(packing.schema.closed)
    sources = {"rulebook", "public", "derived", "reconstructed"}
    for one in told.lists:
        assert one.title
        assert len({entry.id for entry in one.records}) == len(one.records)
        for entry in one.records:
            assert entry.name, (one.id, entry.id)
            assert entry.text.endswith((".", "。")) or one.id == "puertoma.tiebreak_cards", (one.id, entry.id)
            assert "{" not in entry.text
            assert "*" not in entry.name
            assert entry.source in sources
            assert entry.copies > 0 or entry.id == "forest"  # a plantation lying face down


def test_every_component_touches_rules_that_there_are(game: str) -> None:
    known = {rule.id for _, rule in rulebook(game, "en").rules()}
    packing = packs.packing(games.load(game))
    for name, rows in {**lists(packing.documents(), packing.schema), **packing.others()}.items():
        for row in rows:
            touched = packing.touches(name, row)
            assert touched, (name, row["id"])
            assert set(touched) <= known, (name, row["id"])
            assert len(set(touched)) == len(touched)


def test_the_story_is_not_told_before_its_time() -> None:
    shown = packs.packing(games.load("maracaibo")).others()
    for name in ("story_cards.campaign", "story_cards.chapter_starts"):
        for row in shown[name]:
            assert not {"back", "choice", "outcome", "title", "front", "read", "tiles_add"} & set(row)


@pytest.mark.parametrize("lang", COLUMNS)
def test_texts_made_from_the_data_are_those_of_the_table(lang: str) -> None:
    """Achievements and Festival goals of Puerto Rico; cards of Empires and Maracaibo have tests of their own."""
    packing = packs.packing(games.load("puertorico"))
    words = Words(lang, "puertorico")
    of = packing.documents()
    for name, key in (
        ("achievements.achievements", "achievement"),
        ("festival.board_goals", "festival"),
        ("festival.cards", "festival"),
    ):
        for row in lists(of, packing.schema)[name]:
            assert packing.tell(of, name, row["id"], lang, words.text)[1] == words.text(f"{key}-{row['id']}-help")


def test_names_of_icons_and_tiles_are_those_of_the_data() -> None:
    packing = packs.packing(games.load("empires"))
    box = packing.documents()
    icons = [{**row, "name": {"en": "Fruit", "zh": "果", "hu": "Gyümölcs"}} for row in box["icons"]]
    words = Words("en", "empires")
    texts = [
        packing.tell({**box, "icons": icons}, name, row["id"], "en", words.text)[1]
        for name in packing.schema.lists
        if name.startswith("clan_")
        for row in box[name]
    ]
    assert any("Fruit icon" in text for text in texts)
    assert not any("Penguin icon" in text for text in texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_a_schema_has_a_word(game: str, lang: workshop.Language) -> None:
    told = workshop.schema(games.load(game), lang)
    for key, word in told.words.items():
        assert re.fullmatch(r"(list|field|verb|value|reason)\..+", key), key
        assert word.strip(), key
        assert "_" not in word, key
    asked = set(wanted(msgspec.to_builtins(told.schema)))
    missing = {key for key in asked if not any(one in told.words for one in key)}
    assert not missing


def wanted(told: dict[str, Any]) -> list[tuple[str, ...]]:
    """What an editor looks up: the special word, then the plain one."""
    found: list[tuple[str, ...]] = [(f"list.{name}",) for name in (*told["lists"], *told["closed"])]
    found += [(f"reason.{reason}",) for reason in reasons(told)]
    for name, one in told["lists"].items():
        found += looked_up(one, name)
    for name, one in told["vocabularies"].items():
        found += looked_up({"fields": one["beside"]}, name)
        for verb, kind in one["verbs"].items():
            found += [(f"verb.{verb}",), *looked_up(kind, verb)]
    return found


def reasons(told: object) -> set[str]:
    if isinstance(told, dict):
        return set().union(*map(reasons, told.values()))
    if isinstance(told, list):
        return set().union(*map(reasons, told))
    return {told} if isinstance(told, str) and told.startswith("error-fixed-") else set()


def looked_up(kind: dict[str, Any], field: str) -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = []
    for name, one in kind.get("fields", {}).items():
        found += [(f"field.{field}.{name}", f"field.{name}"), *looked_up(one, name)]
    for value in (*kind.get("choices", ()), *kind.get("names", ())):
        found.append((f"value.{field}.{value}", f"value.{value}"))
    inner = kind.get("of", [])
    for one in inner if isinstance(inner, list) else [inner]:
        found += looked_up(one, field)
    return found


def test_no_word_without_something_in_a_schema() -> None:
    told = {game: workshop.schema(games.load(game), "en").words for game in GAMES}
    asked = {
        "ws-" + re.sub(r"[. ]", "-", key) for words in told.values() for key in words if not key.startswith("reason.")
    }
    known = set()
    for file in [SOURCE / "text" / "workshop.en.ftl", *SOURCE.glob("games/*/text/workshop.en.ftl")]:
        known |= set(re.findall(r"^(ws-(?:list|field|verb|value)-[\w-]+) =", file.read_text("utf-8"), re.MULTILINE))
    assert known <= asked


def test_these_words_do_not_travel_with_the_tables() -> None:
    """They come with the answers of the workshop; the client bundles what stands in the globs."""
    globs = re.findall(
        r"glob<string>\((.*?),\s+\{", (SOURCE.parents[1] / "web/src/i18n.svelte.ts").read_text("utf-8"), re.DOTALL
    )
    ours = [one for one in globs if "tradewinds" in one]
    assert len(ours) == 2
    assert all(re.search(r"'!\*\*/(?:workshop|\{[a-z,]*\bworkshop\b[a-z,]*\})\.\*\.ftl'", one) for one in ours)


def playable(name: str, list_: str, row: dict[str, Any]) -> bool:
    """Whether the schema takes a record; what one field has to do with another is for the game."""
    try:
        of = packs.packing(games.load(name)).schema.lists[list_]
        of.row.check(Place("here", row), kept=of.held.get(str(row["id"]), ()))
    except BadContent:
        return False
    return True


def test_whatever_a_schema_allows_can_be_told(game: str) -> None:
    """Records that nobody has thought of, in words: nothing raises, and no name of the data stands among them."""
    packing = packs.packing(games.load(game))
    tellers = [Lexicon(games.load(game), lang) for lang in LANGUAGES]
    box = packing.documents()
    rng = Random(5)
    for name, of in packing.schema.lists.items():
        rows = lists(box, packing.schema)[name]
        for _ in range(12):
            base = rng.choice(rows)
            row = records.changed(of, base, rng, packing)
            assert playable(game, name, row), (name, row)
            file, _, inner = name.partition(".")
            changed = [row if one is base else one for one in rows]
            documents = {**box, file: {**box[file], inner: changed} if inner else changed}
            for teller in tellers:
                called, text = teller.tell(documents, name, str(row["id"]))
                assert called
                free = {key: one for key, one in of.row.fields.items() if not of.reason(str(row["id"]), key)}
                shown = [teller.shown(one.kind, row.get(key), key, documents) for key, one in free.items()]
                for words in (text, *shown):
                    assert not re.search(r"[a-z]_[a-z]|\{", words), (name, words)


# --- the change list -------------------------------------------------------------------------------------------

PACK: dict[str, Any] = {
    "solo.scenarios": {"set": {"long_winter": {"target": {"easy": 33, "normal": 42, "hard": 52}}}},
    "islands": {"remove": ["near_orchard_isle"]},
    "clan_glenn": {
        "set": {
            "glenn_great_hall": {"cost": {"wood": 1, "stone": 2}, "copies": 2},
            "glenn_helping_hands": {"boost": [{"gain": {"food": 1}}, {"gain": {"vp": 2}}]},
            "glenn_pumpkin_patch": {
                "play_with": "construct",
                "name": {"en": "Pumpkin Patch", "zh": "南瓜田", "hu": "Tökágyás"},
            },
        },
        "add": [
            {
                "id": "glenn_shed",
                "name": {"en": "Shed", "zh": "棚", "hu": "Fészer"},
                "clan": "glenn",
                "kind": "action",
                "copies": 1,
                "icons": ["hammer"],
                "cost": {"wood": 1},
                "action": {"pay": {"worker": 1}, "do": [{"gain": {"wood": 2}}]},
                "text": {"en": "x", "zh": "x", "hu": "x"},
                "source": "printed copy",
            }
        ],
    },
}


def lines(lang: workshop.Language) -> list[str]:
    game = games.load("empires")
    box = packs.packing(game)
    pack = packs.read(changes.packed("empires", PACK))
    return [
        f"{one.kind} {one.title}: {one.name} {one.label}: {one.before} → {one.after}"
        for one in workshop.changes(game, box.documents(), pack.documents, lang)
    ]


def test_a_change_list_reads_like_one_in_the_order_of_the_box() -> None:
    assert lines("en") == [
        "changed Glenn Clan: Pumpkin Patch Name: Tökföld (Hungarian) → Tökágyás (Hungarian)",
        "changed Glenn Clan: Pumpkin Patch Played with: Harvest → Construct",
        "changed Glenn Clan: Helping Hands Instant: gain 1 worker and 1 food → gain 1 food; gain 2 VP",
        "changed Glenn Clan: Glenn's Great Hall Cost: 2 wood, 2 stone → 1 wood, 2 stone",
        "changed Glenn Clan: Glenn's Great Hall Copies: 1 → 2",
        "added Glenn Clan: Shed :  → Action: spend 1 worker: gain 2 wood.",
        "removed Islands: Orchard Isle : Field goods: 2 food. → ",
        "changed Solo scenarios: The Long Winter Score to reach: Easy: 35; Hard: 50 → Easy: 33; Hard: 52",
    ]
    assert lines("hu")[0] == "changed Glenn klán: Tökföld Név: Tökföld → Tökágyás"
    assert lines("zh-Hant")[3] == "changed 格蘭部落: 格蘭大廳 成本: 2個木頭、2顆石頭 → 1個木頭、2顆石頭"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_differs_is_told_without_names_of_the_data(game: str, lang: workshop.Language) -> None:
    """Every record of every list with something else in every field."""
    found = games.load(game)
    packing = packs.packing(found)
    box = packing.documents()
    rng = Random(3)
    other = dict(box)
    for name, of in packing.schema.lists.items():
        rows = [records.changed(of, row, rng, packing) for row in lists(box, packing.schema)[name]]
        file, _, inner = name.partition(".")
        other[file] = {**other[file], inner: rows} if inner else rows
    told = workshop.changes(found, box, other, lang)
    assert len(told) > 50
    assert workshop.changes(found, box, box, lang) == []
    for one in told:
        assert one.kind == "changed"
        if one.field == "note":  # as somebody has written it
            continue
        assert one.before or one.after, one
        assert not re.search(r"[a-z]_[a-z]|[{\[]", one.label + one.before + one.after), one
