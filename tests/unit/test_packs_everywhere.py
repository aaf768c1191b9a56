"""Packs in every game: nothing gets lost on the way through a file, what is fixed says so, matches keep their cards."""

from __future__ import annotations

import gc
import tracemalloc
from dataclasses import replace
from typing import Any

import pytest
import yaml

from tests.support import reconstructed
from tests.support.changes import ABOUT, CHANGES, packed
from tradewinds import games
from tradewinds.kernel import record as records
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.content import MOST_KEPT, BadContent, keep, known, lists
from tradewinds.kernel.errors import BadPlain, TradewindsError
from tradewinds.kernel.playout import Trail, checked_playout
from tradewinds.play import packs
from tradewinds.play.simulation import make_setting, simulate
from tradewinds.play.words import LANGUAGES, Words

GAMES = games.names()


@pytest.mark.parametrize("name", GAMES)
def test_every_record_goes_through_a_file_unchanged(name: str) -> None:
    """Set as it is; and where the list is open, taken out and added again."""
    box = games.load(name)
    packing = packs.packing(box)
    for again in (False, True):
        changes: dict[str, Any] = {}
        for list_, rows in lists(packing.documents(), packing.schema).items():
            if again and not packing.schema.lists[list_].closed:
                changes[list_] = {"remove": [row["id"] for row in rows], "add": rows}
            else:
                changes[list_] = {"set": {row["id"]: dict(row) for row in rows}}
        pack = packs.read(packed(name, changes))
        assert packs.changes(pack) == []
        assert packs.remarks(pack) == []
        assert pack.documents == packing.documents()
        assert packs.play_with(pack).sha == box.sha


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_template_shows_what_can_be_played(name: str, lang: str) -> None:
    told = {key: Words(lang).text(f"cli-pack-template-{key}") for key in ("title", "name", "author", "licence", "how")}
    text = packs.template(games.load(name), told)
    head, _, rest = text.partition(told["how"])
    shown = "\n".join(line[2:] for line in rest.splitlines() if line.startswith("# "))
    whole = packs.read((head.removesuffix("# ") + shown).encode())
    assert packs.changes(whole) == []
    assert packs.play_with(whole).sha == games.load(name).sha


@pytest.mark.parametrize("name", GAMES)
def test_a_match_with_a_pack_is_sound_and_its_record_names_it(name: str) -> None:
    content = packed(name, CHANGES[name])
    game, box = packs.game(name, content), games.load(name)
    assert len(game.sha) == 64
    assert game.sha != box.sha
    players = max(2, game.min_players)
    for seats in (players, game.max_players):
        trail = Trail()
        checked_playout(game.start(seats, {}, seats), Xorshift(seats), trail, 5000)
        assert trail.wrong == []
    setting = make_setting(game, players, {}, "5", ["mate", "random"], replay=True, pack=content)
    assert simulate(setting, 0, 2).violations == []
    record = records.new_record(game, players, {}, "1")
    assert record.content == game.sha
    assert packs.game_of(record, content) is game
    with pytest.raises(records.RecordError) as needed:
        packs.game_of(record)
    assert needed.value.key == "error-pack-needed"
    with pytest.raises(records.RecordError):
        records.start(box, record)


@pytest.mark.parametrize("name", GAMES)
def test_a_record_of_the_box_is_not_played_with_a_pack(name: str) -> None:
    content = packed(name, CHANGES[name])
    game, box = packs.game(name, content), games.load(name)
    record = records.new_record(box, max(2, box.min_players), {}, "1")
    assert packs.game_of(record) is box
    with pytest.raises(records.RecordError) as differs:
        packs.game_of(record, content)
    assert differs.value.key == "error-pack-differs"
    with pytest.raises(records.RecordError):
        records.start(game, record)
    for lang in LANGUAGES:
        assert Words(lang).refusal(differs.value)


@pytest.mark.parametrize("name", GAMES)
def test_the_position_names_its_cards(name: str) -> None:
    game, box = packs.game(name, packed(name, CHANGES[name])), games.load(name)
    state = game.start(max(2, game.min_players), {}, 3)
    plain = state.to_plain()
    assert plain["content"] == game.view(state, None).content == game.sha
    assert game.from_plain(plain).to_plain() == plain
    with pytest.raises(BadPlain):
        box.from_plain(plain)
    with pytest.raises(TradewindsError):
        game.from_plain(box.start(max(2, game.min_players), {}, 3).to_plain())
    assert state.copy().to_plain() == plain


@pytest.mark.parametrize("name", ["jamaica", "puertorico"])
def test_the_box_of_a_game_that_was_there_before_packs_has_no_name(name: str) -> None:
    box = games.load(name)
    state = box.start(2, {}, 3)
    assert box.sha == box.view(state, None).content == ""
    assert "content" not in state.to_plain()


@pytest.mark.parametrize("name", GAMES)
def test_everything_a_pack_calls_otherwise_has_its_words(name: str) -> None:
    game = packs.game(name, packed(name, CHANGES[name]))
    assert game.content()
    for lang in LANGUAGES:
        told = game.messages(lang)
        assert told
        words = Words(lang, game)
        for key, text in told.items():
            assert words.text(key).replace(" ", "") == text.replace(" ", "")
        for option in game.options:
            for value in option.values:
                shown = "none" if value is None else str(value).lower()
                assert words.has(f"option-{option.id}") or words.has(f"option-{option.id}-{shown}")


def one(list_: str, id_: str | int, **fields: Any) -> dict[str, Any]:
    return {list_: {"set": {id_: fields}}}


TREASURES, ACTIONS, SPACES = "treasure_cards.cards", "action_cards.cards", "board.spaces"
BUILDINGS, ACHIEVEMENTS, SEATS = "buildings.buildings", "achievements.achievements", "setup.by_players"
CARDS, CAREERS, VILLAGES = "project_cards.cards", "career_cards.cards", "effects.village_action_defs"
GREEN = {"bg": "red", "do": "gain_cp", "n": 1}
PLACED = {"bg": "brown", "do": "gain_influence", "n": 1, "nation": "placed"}
BORDER = {"kind": "border", "low": 1, "high": 2, "doubloons": 1, "vp": 1}
FIXED: dict[str, list[tuple[dict[str, Any], str, str]]] = {
    "jamaica": [
        (one(TREASURES, "lady_beth", points=3), "error-fixed-power", "lady_beth.points"),
        (one(TREASURES, "treasure_3", count=3), "error-fixed-treasures", "treasure_3.count"),
        ({TREASURES: {"add": [{"id": "x"}]}}, "error-fixed-treasures", "add"),
        ({ACTIONS: {"remove": ["gold_gold"]}}, "error-fixed-deck", "remove"),
        (one(SPACES, 4, cost=2), "error-fixed-free", "4.cost"),
        (one(SPACES, 5, next=[7]), "error-fixed-map", "5.next"),
        (one(SPACES, 5, disputed_alt=4), "error-fixed-disputed", "5.disputed_alt"),
        ({"dice.dice": {}}, "error-fixed-dice", "dice.dice"),
        (one(TREASURES, "treasure_7", points=-1), "error-content-number", "treasure_7.points"),
        (one(TREASURES, "cursed_2", points=1), "error-content-number", "cursed_2.points"),
        (one(ACTIONS, "gold_gold", day="fly"), "error-content-choice", "gold_gold.day"),
        (one(SPACES, 50, cost=1), "error-pack-id", "board.spaces.set.50"),
    ],
    "puertorico": [
        (one(BUILDINGS, "wharf", slots=2), "error-fixed-building", "wharf.slots"),
        (one(BUILDINGS, "wharf", effects=[]), "error-fixed-building", "wharf.effects"),
        (one(BUILDINGS, "wharf", cost=11), "error-content-number", "wharf.cost"),
        (one(ACHIEVEMENTS, "pastry_maker", goal={"verb": "dispatch"}), "error-fixed-goal", "goal.verb"),
        (one("festival.cards", "two_baskets", goal={"verb": "build"}), "error-fixed-goal", "goal.verb"),
        ({"roles.roles": {}}, "error-fixed-role", "roles.roles"),
        (one(SEATS, 4, ships=[5, 5, 6]), "error-content-twice", "4.ships"),
        (one(SEATS, 4, workers_total=78), "error-content-number", "4.workers_total"),
        (one("goods.goods", "corn", count=12), "error-content-number", "corn.count"),
        (one("countryside.countryside", "forest", count=5), "error-fixed-goods", "forest.count"),
    ],
    "maracaibo": [
        ({"story_cards.campaign": {}}, "error-fixed-story", "story_cards.campaign"),
        (one("map.locations", "1", next=[]), "error-fixed-map", "1.next"),
        (one("ship_board.slots", 1, effects=[{"do": "gain_vp", "n": 1}]), "error-fixed-upgrade", "1.effects"),
        ({"quest_tiles.quests": {"remove": ["Q01"]}}, "error-fixed-counted", "remove"),
        (one(CARDS, "A39", requirements=[]), "error-content-choice", "A39.requirements"),
        (one(CARDS, "A01", effects=[GREEN]), "error-content-choice", "0.bg"),
        (one(CARDS, "A01", effects=[PLACED]), "error-content-choice", "nation"),
        (one(CAREERS, "CA1", goals=[dict(BORDER) for _ in range(3)]), "error-content-choice", "low"),
        (one(VILLAGES, "one_doubloon", effects=[{"do": "village_actions", "n": 2}]), "error-content-verb", "do"),
    ],
}
CASES = [(name, *case) for name, cases in FIXED.items() for case in cases]


@pytest.mark.parametrize(("name", "changes", "key", "field"), CASES)
def test_what_is_fixed_or_wrong_is_refused_with_its_reason(
    name: str, changes: dict[str, Any], key: str, field: str
) -> None:
    with pytest.raises(TradewindsError) as wrong:
        packs.play_with(packs.read(packed(name, changes)))
    assert wrong.value.key == key
    assert wrong.value.field.endswith(field)
    for lang in LANGUAGES:
        assert Words(lang).refusal(wrong.value)


def test_a_maracaibo_without_enough_cards_is_refused() -> None:
    rows = packs.packing(games.load("maracaibo")).documents()["project_cards"]["cards"]
    gone = [row["id"] for row in rows if row["deck"] == "A"][:30]
    with pytest.raises(BadContent) as wrong:
        packs.play_with(packs.read(packed("maracaibo", {"project_cards.cards": {"remove": gone}})))
    assert wrong.value.key == "error-content-few"


def test_a_deck_that_does_not_sail_forward_is_refused() -> None:
    cards = packs.packing(games.load("jamaica")).documents()["action_cards"]["cards"]
    back = {row["id"]: {"day": "backward", "night": "load_gold"} for row in cards}
    with pytest.raises(BadContent) as wrong:
        packs.play_with(packs.read(packed("jamaica", {"action_cards.cards": {"set": back}})))
    assert wrong.value.key == "error-content-forward"


@pytest.mark.rules("JAM-R27")
def test_a_race_with_a_pack_is_scored_after_300_rounds_at_the_latest() -> None:
    game = packs.game("jamaica", packed("jamaica", CHANGES["jamaica"]))
    assert game.start(3).to_plain()["options"]["round_cap"] == 300  # type: ignore[index]
    assert game.start(3, {"round_cap": 7}).to_plain()["options"]["round_cap"] == 7  # type: ignore[index]
    assert games.load("jamaica").start(3).to_plain()["options"]["round_cap"] is None  # type: ignore[index]


def test_what_a_pack_prints_is_what_is_played() -> None:
    """Jamaica's cost and Puerto Rico's price, cost and copies, out of the pack."""
    race = packs.game("jamaica", packed("jamaica", CHANGES["jamaica"]))
    view: Any = race.view(race.start(3), None)
    assert view.costs[16] == 5
    assert race.content()["treasures"]["treasure_7"]["points"] == 9
    assert race.content()["cards"]["gold_gold"] == {"day": "load_gold", "night": "forward"}
    island = packs.game("puertorico", packed("puertorico", CHANGES["puertorico"]))
    view = island.view(island.start(4), None)
    (wharf,) = [row for row in view.tray if row.building == "wharf"]
    assert (wharf.cost, wharf.left) == (7, 3)
    assert island.view(island.start(2), 0).boards[0].coins == 5
    assert island.content()["prices"]["corn"] == 2
    assert island.content()["buildings"]["wharf"]["vp"] == 4


def test_a_game_without_packs_says_which_have_them() -> None:
    with pytest.raises(BadContent) as wrong:
        packs.packing(replace(games.load("jamaica"), packing=None))
    assert wrong.value.key == "error-pack-base"


def test_contents_that_nobody_holds_are_forgotten() -> None:
    """So that checking pack after pack does not fill the memory; those in use stay."""
    packing = packs.packing(games.load("jamaica"))
    held = packs.play_with(packs.read(packed("jamaica", CHANGES["jamaica"])))
    for n in range(2 * MOST_KEPT):
        document = dict(packing.documents())
        document["board"] = {**document["board"], "spaces": list(document["board"]["spaces"])}
        document["board"]["spaces"][1] = {**document["board"]["spaces"][1], "end_score": n % 40, "cost": n // 40}
        packing.game(document)
    assert known(held.sha).sha == held.sha
    before = keep.__globals__["_known"]
    assert len(before) <= 2 * MOST_KEPT


def test_empires_with_every_reconstructed_record_changed() -> None:
    """The whole run: `python -m tests.support.reconstructed` and `tradewinds pack simulate` with 1,000 matches."""
    content = reconstructed.text().encode()
    pack = packs.read(content)
    rows = lists(pack.documents, packs.packing(games.load("empires")).schema)
    assert not [row["id"] for of in rows.values() for row in of if row["source"] == "reconstructed"]
    game = packs.play_with(pack)
    for players in (1, 2, 3, 4):
        for seed in range(9):
            trail = Trail()
            state = game.start(players, {}, seed)
            checked_playout(state, Xorshift(seed + 1), trail, 20_000)
            assert trail.wrong == []
            assert state.over
    setting = make_setting(game, 2, {}, "all", ["mate", "random"], replay=True, pack=content)
    tally = simulate(setting, 0, 2)
    assert (tally.finished, tally.violations) == (2, [])
    assert yaml.safe_load(content)["base"] == ABOUT["base"]


@pytest.mark.parametrize("name", GAMES)
def test_packs_that_are_made_and_dropped_leave_nothing_behind(name: str) -> None:
    """Whoever works on a pack has it made after every edit (`kernel/columns.py`)."""
    box = packs.packing(games.load(name))

    def make(times: int) -> int:
        for _ in range(times):
            box.game(box.documents())
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        before = make(2)
        assert make(8) - before < 100_000
    finally:
        tracemalloc.stop()
