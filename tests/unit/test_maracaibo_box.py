"""What is in the box of Maracaibo, and what its tables say."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any, cast

import pytest

from tradewinds import games
from tradewinds.games import data
from tradewinds.games.maracaibo import content as c
from tradewinds.games.maracaibo.components import GOOD_NAMES, NATION_NAMES, OBJECT_NAMES, ROUNDS, SYNERGY_NAMES
from tradewinds.games.maracaibo.loading import FILES, box, documents, load
from tradewinds.games.maracaibo.match import Maracaibo
from tradewinds.games.maracaibo.phases import sail
from tradewinds.games.maracaibo.state import CAPACITY, SAILING
from tradewinds.kernel.content import BadContent
from tradewinds.kernel.state import Buffer, Frame

BOX = box()


def rows(name: str) -> list[dict[str, Any]]:
    """All records of a data file, whatever lists they stand in."""
    return [row for part in data("maracaibo", name).values() if isinstance(part, list) for row in part]


@pytest.mark.rules("MAR-RUL.45")
def test_every_record_says_where_it_comes_from() -> None:
    for name in (*FILES, "components", "i18n_effects"):
        for row in rows(name):
            if "do" not in row:
                assert row.get("source") in ("rulebook", "public", "derived", "reconstructed"), (name, row)


@pytest.mark.rules("MAR-1.5", "MAR-ED.49")
def test_the_decks_are_complete() -> None:
    assert Counter(c.DECKS[deck] for deck in BOX.deck) == {"A": 56, "B": 101, "C": 8}
    for names, column in ((GOOD_NAMES, BOX.good), (OBJECT_NAMES, BOX.object)):
        assert {names[n] for n in column} == set(names)


def test_every_lasting_effect_action_and_requirement_is_on_some_card() -> None:
    for at, name in enumerate(c.LASTING_NAMES):
        assert any(BOX.lasting[card * c.LASTING + at] for card in range(int(BOX.size))), name
    assert {int(n) for n in BOX.assistant} == set(range(-1, 17))
    assert {int(n) for n in BOX.needs_figure} == {0, 1, 2, 3}
    assert {int(n) for n in BOX.needs_nation} == {-1, 0, 1, 2}
    assert any(BOX.needs_cp)
    assert any(BOX.needs_cost)


@pytest.mark.rules("MAR-4.11", "MAR-RUL.56")
def test_the_shortest_voyage_has_fifteen_steps() -> None:
    """MAR-4.11: by either branch of the first fork and by 13; by 14 it has 17."""
    names = BOX.place_names

    def ways(at: int) -> list[list[str]]:
        if names[at] == "20":
            return [["20"]]
        first, n = int(BOX.next_first[at]), int(BOX.next_count[at])
        arrows = [k for k in range(first, first + n) if not BOX.arrow_when[k]]
        return [[names[at], *way] for k in arrows for way in ways(int(BOX.arrow_to[k]))]

    lengths = Counter(("13" in way, len(way) - 1) for way in ways(0))
    assert lengths == {(True, 15): 2, (False, 17): 2}


def test_combat_tokens_are_fair_to_the_nations() -> None:
    """Each token has a nation without a cost (MAR-RUL.12), and the sums over the set are equal."""
    for token in range(len(BOX.token_names)):
        assert max(int(BOX.token_doubloons[3 * token + nation]) for nation in range(3)) >= 0
    sums = [sum(int(n) for n in BOX.token_cv[nation::3]) for nation in range(3)]
    assert len(set(sums)) == 1
    assert len(sums) == len(NATION_NAMES)


def test_synergy_kinds_are_all_used_for_income() -> None:
    kinds = len(SYNERGY_NAMES) + 1
    for at in range(1, kinds):
        used = [BOX.income[card * 2 * kinds + part * kinds + at] for card in range(int(BOX.size)) for part in range(2)]
        assert any(used), SYNERGY_NAMES[at - 1]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"cost": -1}, "project_cards.cards.A01.cost"),
        ({"cost": "7"}, "project_cards.cards.A01.cost"),
        ({"good": "rum"}, "project_cards.cards.A01.good"),
        ({"colour": "red"}, "project_cards.cards.A01.colour"),
        ({"requirements": [{"pay_rum": 1}]}, "project_cards.cards.A01.requirements.0"),
        ({"effects": [{"bg": "green", "do": "income_doubloons"}]}, "project_cards.cards.A01.effects.0.n"),
        ({"effects": [{"bg": "brown", "do": "dance"}]}, "project_cards.cards.A01.effects.0.do"),
        (
            {"effects": [{"bg": "brown", "do": "gain_cp", "n": 1, "per": "sail"}]},
            "project_cards.cards.A01.effects.0.per",
        ),
    ],
)
def test_a_wrong_record_names_its_field(change: dict[str, object], field: str) -> None:
    changed: dict[str, Any] = dict(documents())
    cards = changed["project_cards"]["cards"]
    changed["project_cards"] = {"cards": [{**cards[0], **change}, *cards[1:]]}
    with pytest.raises(BadContent) as refused:
        load(changed)
    assert refused.value.field == field


@pytest.mark.rules("MAR-1.2", "MAR-1.3", "MAR-1.4", "MAR-1.7", "MAR-1.8", "MAR-2.21")
def test_the_counts_of_the_box() -> None:
    counts = {row["id"]: row["count"] for row in data("maracaibo", "components")["components"]}
    assert counts["ownership_marker"] == 39
    tiles = [name for name in BOX.quest_names if name.startswith("Q")]
    assert counts["quest_tile"] == len(tiles) == 24
    assert counts["story_tile"] == len([name for name in BOX.quest_names if name.startswith("S")]) - 1 == 4
    assert counts["legacy_tile"] == len(BOX.legacy_names) == 23
    assert counts["story_tile"] == len(data("maracaibo", "quest_tiles")["story_tiles"]) == 4
    assert counts["synergy_token"] == 4 * len(SYNERGY_NAMES) == 20
    assert counts["city_tile"] == len(BOX.tile_names) == 13
    assert counts["combat_token"] == len(BOX.token_names) == 25
    tiles = [row["id"] for row in data("maracaibo", "legacy_tiles")["tiles"]]
    assert counts["legacy_tile"] == len(tiles) == 23
    assert {"L19", "L24"}.isdisjoint(tiles)
    assert counts["figure"] == 4 * 8
    assert data("maracaibo", "ship_board")["compass"] == 1


@pytest.mark.rules("MAR-4.7", "MAR-RUL.1")
def test_cities_and_villages() -> None:
    """Flags belong to cities; 17 is a village without its legacy tile, Havana is neither."""
    printed = [n for n in range(len(BOX.place_names)) if not BOX.legacy[n]]
    kinds = {BOX.place_names[n]: c.PLACE_KINDS[BOX.kind[n]] for n in printed}
    assert [name for name, kind in kinds.items() if kind == "city"] == ["4", "5", "11", "13", "14"]
    assert [name for name, kind in kinds.items() if kind == "home"] == ["20", "21a", "21b", "22"]
    assert (kinds["0"], kinds["17"]) == ("start", "village")
    flags = [BOX.place_names[n] for n in printed if BOX.flag[n] and not BOX.city_with[n]]
    assert flags == ["4", "5", "11", "13", "14"]


@pytest.mark.rules("MAR-9.13")
def test_rewards_of_explorer_spaces() -> None:
    kinds = {step["do"] for row in data("maracaibo", "explorer_track")["spaces"] for step in row["reward"]}
    gains = {"gain_doubloons", "gain_vp", "gain_cp", "gain_figures"}
    assert kinds == gains | {"gain_influence", "remove_disc", "village_actions"}


def test_the_same_data_have_the_same_fingerprint() -> None:
    assert load(copy.copy(documents())) is BOX


@pytest.mark.rules("MAR-28.19")
def test_the_story_is_an_original_one() -> None:
    """Every card of it says so, and uses the instructions that the loader knows and no others."""
    cards = data("maracaibo", "story_cards")
    assert {row["source"] for row in [*cards["campaign"], *cards["chapter_starts"]]} == {"reconstructed"}
    assert [row["number"] for row in cards["campaign"]] == list(range(1, len(BOX.story_names) + 1))
    added = 0
    for bits in [*BOX.story_add, *[a for op, a in zip(BOX.after_op, BOX.after_a, strict=True) if op == c.ADD_TILES]]:
        added |= int(bits)
    assert added == (1 << len(BOX.legacy_names)) - 1


@pytest.mark.parametrize("mp", range(1, 9))
def test_the_chart_has_the_ways_that_the_arrows_lead(mp: int) -> None:
    """Ways are looked up where no legacy tile changes the map: none is missing, none is more, in the same order."""
    state = cast(Maracaibo, games.load("maracaibo").start(2))
    frame = Frame(SAILING, 0, 0, mp, 1)
    found, led = Buffer(CAPACITY), Buffer(CAPACITY)
    for state.round in range(1, ROUNDS + 1):
        for at in range(len(state.box.place_names)):
            state.boards[0].ship = at
            found.n = led.n = 0
            sail.options_sailing(state, frame, found)
            sail.sail_on(state, 0, at, mp, 0, 0, 0, sail.Way(sail.NO_ACTION, led))
            actions = list(led.items)[: led.n]
            assert list(found.items)[: found.n] == actions
            for action in actions:
                way, other = sail.find_way(state, frame, action), sail.Way(action)
                sail.sail_on(state, 0, at, mp, 0, 0, 0, other)
                assert (way.stop, way.mp, way.passed) == (other.stop, other.mp, other.passed)
            assert sail.find_way(state, frame, state.box.act.sail).stop == -1
