"""What the vocabulary of Empires of the North can say and no card of the box does, with made-up cards."""

from __future__ import annotations

from typing import Any

import pytest

from tradewinds.games.empires.frames import STREAMS
from tradewinds.games.empires.loading import documents, load
from tradewinds.games.empires.match import Empires
from tradewinds.games.empires.plain import read_plain
from tradewinds.games.empires.prompts import prompt
from tradewinds.games.empires.refusals import decision
from tradewinds.games.empires.setup import make_options
from tradewinds.kernel.chance import Chance
from tradewinds.kernel.content import merged
from tradewinds.play.words import LANGUAGES, Words

OPTIONS: dict[str, object] = {
    "raze_scoring": "faq",
    "generic_ships": "off",
    "gold_as_fish_cargo": True,
    "scoreboard_side": "A",
    "clan_choice": "seat_order",
    "solo_scenario": "long_winter",
    "solo_level": "normal",
    "suggest_first_game": True,
}
SHIP = {"seat": 0, "fish": True, "raze": False, "generic": False}


def table(change: dict[str, dict[str, Any]], board: dict[str, Any], queue: list[dict[str, Any]]) -> Empires:
    """Ulaf with changed cards against Glenn, who has passed, at the beginning of the Action phase."""
    cards = load(merged(documents(), {"clan_ulaf": {"set": change}}))
    rules = make_options(OPTIONS, cards.scenario_names)
    fresh = Empires(2, rules, cards, Chance("made up", len(STREAMS)))
    fresh.begin()
    fresh.advance()
    plain: Any = fresh.to_plain()
    plain |= {"frames": "action", "queue": [SHIP | ship for ship in queue]}
    plain["near"]["face_up"] = ["near_orchard_isle", "near_monks_rock"]
    plain["boards"][0] |= {"clan": "ulaf", "workers": 9, **board}
    plain["boards"][1] |= {"clan": "glenn", "passed": True}
    made = Empires(2, rules, cards, Chance("made up", len(STREAMS)))
    read_plain(made, plain)
    made.advance()
    return made


def legal(s: Empires) -> list[str]:
    return [s.content.actions.text(action) for action in s.legal(0)]


def play(s: Empires, *texts: str) -> None:
    for text in texts:
        s.play(0, s.content.actions.parse(text))
        assert s.violations() == []


def asked_in_words(s: Empires) -> str:
    """The kind of the question, which has words in every language."""
    found = prompt(s, 0)
    assert found is not None
    for lang in LANGUAGES:
        assert Words(lang, "empires").prompt(found.kind, found.args, 0, ["Anna", "Ödön"])
    return found.kind


@pytest.mark.rules("EON-7.17", "EON-R49")
def test_a_ship_moves_up_several_places_as_far_as_its_owner_likes() -> None:
    card = {"ulaf_longship_crew": {"boost": [{"ship_up": 3}]}}
    queue = [{"ship": 1, "seat": 1}, {"ship": 2, "seat": 1}, {"ship": 3}]
    s = table(card, {"hand": {"ulaf_longship_crew": 1}}, queue)
    play(s, "place:sail:ulaf_longship_crew", "ship:3")
    assert asked_in_words(s) == "ahead"
    assert legal(s) == ["ahead", "done"]
    assert s.can(0, s.content.actions.parse("ship:1")) != 0
    play(s, "ahead")
    assert [int(ship) for ship in s.queue][:3] == [3, 1, 2]
    assert decision(s, 0) == "turn"  # the head of the queue: no further; and the new ship has nothing to load


@pytest.mark.rules("EON-R45")
def test_a_perform_that_nobody_declared_asks_for_itself() -> None:
    """Also when no card fits; with a window of its own."""
    card = {"ulaf_plunder_feast": {"boost": [{"perform": "explore"}]}}
    s = table(card, {"hand": {"ulaf_plunder_feast": 1, "ulaf_weapon_racks": 1, "ulaf_watchtower": 1}}, [])
    play(s, "place:populate:ulaf_plunder_feast")
    assert asked_in_words(s) == "perform"
    assert legal(s) == ["perform:explore", "perform:explore:ulaf_weapon_racks"]
    hand = int(s.boards[0].hand_size)
    play(s, "perform:explore:ulaf_weapon_racks")
    assert int(s.boards[0].hand_size) == hand  # one played, one drawn
    assert int(s.boards[0].workers) == 10  # Populate itself came after its window


@pytest.mark.rules("EON-R45", "EON-8.17")
def test_a_boost_with_a_perform_that_cannot_be_done_is_not_offered() -> None:
    card = {"ulaf_plunder_feast": {"boost": [{"perform": "construct"}]}}
    s = table(card, {"hand": {"ulaf_plunder_feast": 1, "ulaf_weapon_racks": 1}}, [])
    assert "place:populate:ulaf_plunder_feast" not in legal(s)


@pytest.mark.rules("EON-7.9", "EON-7.7")
def test_a_conquest_in_the_action_phase_needs_a_raze_token_aboard() -> None:
    card = {"ulaf_priest_of_thor": {"action": {"pay": {"worker": 1}, "do": [{"voyage": "conquer"}]}}}
    empire = {"empire": ["ulaf_start_pines", "ulaf_priest_of_thor"]}
    assert "use:ulaf_priest_of_thor" not in legal(table(card, empire | {"hand": {"ulaf_watchtower": 1}}, [{"ship": 1}]))
    s = table(card, empire, [{"ship": 1}, {"ship": 2, "raze": True}])
    play(s, "use:ulaf_priest_of_thor", "island:near_monks_rock")
    assert s.content.names[s.boards[0].cards[2]] == "near_monks_rock"
    assert [int(ship) for ship in s.queue] == [1]


@pytest.mark.rules("EON-7.9")
def test_a_voyage_as_the_owner_chooses() -> None:
    card = {"ulaf_priest_of_thor": {"action": {"pay": {}, "do": [{"voyage": "choose"}]}}}
    s = table(card, {"empire": ["ulaf_start_pines", "ulaf_priest_of_thor"]}, [{"ship": 1, "raze": True}])
    play(s, "use:ulaf_priest_of_thor", "island:near_orchard_isle")
    assert legal(s) == ["pillage", "conquer"]


@pytest.mark.rules("EON-8.7")
def test_release_from_this_card_only() -> None:
    effect = {"pay": {}, "do": [{"release": {"what": "worker", "n": 2, "from": "self"}}]}
    empire = [
        {"card": "ulaf_axe_smithy", "serial": 0, "workers": 1},
        {"card": "ulaf_raider_camp", "serial": 1, "workers": 1},
    ]
    s = table({"ulaf_axe_smithy": {"action": effect}}, {"empire": empire, "hand": {"ulaf_watchtower": 1}}, [])
    play(s, "use:ulaf_axe_smithy")
    assert legal(s) == ["pick:ulaf_axe_smithy", "done"]
    play(s, "pick:ulaf_axe_smithy")
    assert decision(s, 0) == "turn"
    assert [int(n) for n in s.boards[0].crew] == [0, 1]


@pytest.mark.rules("EON-10.10")
def test_an_amount_several_times_what_is_counted() -> None:
    amount = {"count": {"of": "icon", "icon": "axe"}, "every": 2, "times": 3, "max": 5}
    effect = {"pay": {}, "do": [{"gain": {"vp": amount}}]}
    for axes, points in ((1, 0), (2, 3), (3, 3)):
        s = table({"ulaf_axe_smithy": {"action": effect}}, {"empire": ["ulaf_axe_smithy"] * axes}, [])
        play(s, "use:ulaf_axe_smithy")
        assert int(s.boards[0].vp) == points


@pytest.mark.rules("EON-R37", "EON-R47")
def test_construct_is_heard_after_the_building_and_its_own_triggers() -> None:
    """A trigger that builds: the effect that is being resolved is not triggered again, so the chain has an end."""
    change: dict[str, dict[str, Any]] = {
        "ulaf_boat_shed": {"ongoing": [{"on": "construct", "do": [{"gain": {"food": 1}}, {"perform": "construct"}]}]},
        "ulaf_twin_ships": {"ongoing": [{"on": "build", "do": [{"gain": {"vp": 1}}]}]},
    }
    board = {"empire": ["ulaf_boat_shed", "ulaf_twin_ships"], "hand": {"ulaf_axe_smithy": 3}}
    s = table(change, board, [])
    play(s, "place:construct", "build:ulaf_axe_smithy")
    assert decision(s, 0) == "perform"
    play(s, "perform:construct", "build:ulaf_axe_smithy")
    assert decision(s, 0) == "turn"
    assert (int(s.boards[0].vp), int(s.boards[0].goods[0]), int(s.boards[0].hand_size)) == (2, 1, 1)
