"""What the vocabulary of Empires of the North can say and no card of the box does, with made-up cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tradewinds.games.empires.frames import STREAMS
from tradewinds.games.empires.loading import documents, load
from tradewinds.games.empires.match import Empires
from tradewinds.games.empires.plain import read_plain
from tradewinds.games.empires.prompts import prompt
from tradewinds.games.empires.refusals import decision
from tradewinds.games.empires.schema import SCHEMA
from tradewinds.games.empires.setup import make_options
from tradewinds.kernel.chance import Chance
from tradewinds.kernel.content import BadContent, merged
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


def table(
    change: dict[str, dict[str, Any]],
    board: dict[str, Any],
    queue: list[dict[str, Any]],
    add: Sequence[dict[str, Any]] = (),
    **more: Any,
) -> Empires:
    """Ulaf with changed cards against Glenn, who has passed, or alone, at the beginning of the Action phase."""
    cards = load(merged(documents(), {"clan_ulaf": {"set": change, "add": list(add)}}, SCHEMA))
    players = more.pop("players", 2)
    rules = make_options(OPTIONS | more.pop("options", {}), cards.scenario_names)
    fresh = Empires(players, rules, cards, Chance("made up", len(STREAMS)))
    fresh.begin()
    fresh.advance()
    plain: Any = fresh.to_plain()
    plain |= {"frames": "action", "queue": [SHIP | ship for ship in queue], **more}
    plain["near"]["face_up"] = ["near_orchard_isle", "near_monks_rock"]
    plain["boards"][0] |= {"clan": "ulaf", "workers": 9, **board}
    for other in plain["boards"][1:]:
        other |= {"clan": "glenn", "passed": True}
    made = Empires(players, rules, cards, Chance("made up", len(STREAMS)))
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


@pytest.mark.rules("EON-11.9", "EON-R46")
def test_two_cards_leave_also_an_upgrade_and_its_field() -> None:
    """The upgrade goes first: its field would take it along, and one would be missing."""
    cost = {"discard_empire": {"n": 2, "which": {"kind": "field"}}}
    change = {"ulaf_axe_smithy": {"action": {"pay": cost, "do": [{"gain": {"vp": 5}}]}}}
    empire = [
        {"card": "ulaf_start_axeyard", "serial": 0},
        {"card": "ulaf_axe_smithy", "serial": 1},
        {"card": "ulaf_weapon_racks", "serial": 2, "under": 0},
    ]
    s = table(change, {"empire": empire}, [])
    play(s, "use:ulaf_axe_smithy")
    assert [s.content.names[card] for card in s.boards[0].cards] == ["ulaf_axe_smithy"]
    assert int(s.boards[0].vp) == 5
    s = table(change, {"empire": [*empire, {"card": "ulaf_start_pines", "serial": 3}]}, [])
    play(s, "use:ulaf_axe_smithy")
    assert legal(s) == ["pick:ulaf_weapon_racks", "pick:ulaf_start_pines"]
    play(s, "pick:ulaf_start_pines", "pick:ulaf_start_axeyard")
    assert [s.content.names[card] for card in s.boards[0].cards] == ["ulaf_axe_smithy"]


@pytest.mark.rules("EON-R46", "EON-8.16")
def test_one_card_cannot_both_leave_and_return() -> None:
    cost = {"discard_empire": {"n": 1, "which": {"icon": "longship"}}, "return_to_hand": {"n": 1}}
    change = {"ulaf_axe_smithy": {"action": {"pay": cost, "do": [{"gain": {"vp": 5}}]}}}
    s = table(change, {"empire": ["ulaf_axe_smithy", "ulaf_boat_shed"], "hand": {"ulaf_watchtower": 1}}, [])
    assert "use:ulaf_axe_smithy" not in legal(s)
    assert s.can(0, s.content.actions.parse("use:ulaf_axe_smithy")) != 0
    s = table(change, {"empire": ["ulaf_axe_smithy", "ulaf_boat_shed", "ulaf_watchtower", "ulaf_twin_ships"]}, [])
    play(s, "use:ulaf_axe_smithy", "pick:ulaf_twin_ships")
    assert legal(s) == ["pick:ulaf_boat_shed", "pick:ulaf_watchtower"]
    s = table(change, {"empire": ["ulaf_axe_smithy", "ulaf_boat_shed", "ulaf_watchtower"]}, [])
    play(s, "use:ulaf_axe_smithy")
    assert [s.content.names[card] for card in s.boards[0].cards] == ["ulaf_axe_smithy"]
    assert int(s.boards[0].hand_size) == 1


@pytest.mark.rules("EON-8.5", "EON-8.7")
def test_a_boost_has_no_workers_on_it() -> None:
    """Nothing is released from it, and nobody can be assigned to it."""
    steps: list[Any] = [
        {"release": {"what": "worker", "n": 1, "from": "self"}},
        {"may_pay": {"cost": {"assign": {"worker": 1}}, "do": [{"gain": {"vp": 1}}]}},
    ]
    board: dict[str, Any] = {"empire": [{"card": "ulaf_axe_smithy", "serial": 0, "workers": 1}]}
    board |= {"hand": {"ulaf_plunder_feast": 1, "ulaf_watchtower": 1}}
    s = table({"ulaf_plunder_feast": {"boost": steps}}, board, [])
    play(s, "place:populate:ulaf_plunder_feast")
    assert decision(s, 0) == "turn"
    assert (int(s.boards[0].vp), [int(n) for n in s.boards[0].crew]) == (0, [1])


@pytest.mark.rules("EON-15.5", "EON-R45")
def test_the_event_makes_a_perform_cost_more_that_nobody_declared() -> None:
    """Alone, in a headwind: each Sail costs a food, also the one that a boost performs."""
    change = {"ulaf_plunder_feast": {"boost": [{"perform": "sail"}]}}
    alone: dict[str, Any] = {"players": 1, "options": {"solo_scenario": "edge_of_the_world"}, "event": 15}
    board: dict[str, Any] = {"hand": {"ulaf_plunder_feast": 1}}
    s = table(change, board | {"goods": {"food": 0}}, [], **alone)
    assert "place:populate:ulaf_plunder_feast" not in legal(s)
    s = table(change, board | {"goods": {"food": 1}}, [], **alone)
    play(s, "place:populate:ulaf_plunder_feast")
    assert (int(s.boards[0].goods[0]), len(s.queue)) == (0, 1)


@pytest.mark.rules("EON-R45", "EON-8.17")
def test_a_perform_in_a_boost_that_only_another_card_makes_possible() -> None:
    """All ships are at sea: Quick Raid, in the window of the Sail that the boost performs, brings one home."""
    change = {"ulaf_plunder_feast": {"boost": [{"perform": "sail"}]}}
    queue = [{"ship": 1}, {"ship": 2}]
    s = table(change, {"hand": {"ulaf_plunder_feast": 1}}, queue)
    assert "place:populate:ulaf_plunder_feast" not in legal(s)
    s = table(change, {"hand": {"ulaf_plunder_feast": 1, "ulaf_quick_raid": 1}}, queue)
    play(s, "place:populate:ulaf_plunder_feast")
    assert legal(s) == ["perform:sail:ulaf_quick_raid"]
    play(s, "perform:sail:ulaf_quick_raid", "ship:1", "island:near_monks_rock", "cargo:none")
    assert [int(ship) for ship in s.queue] == [2, 3]


@pytest.mark.rules("EON-R49")
def test_a_mix_of_nothing_but_cards_needs_a_card_to_draw() -> None:
    steps: list[Any] = [{"choose": [[{"gain_any": {"n": 1, "from": ["card"]}}], [{"gain": {"wood": 1}}]]}]
    deck = {row["id"]: row["copies"] for row in documents()["clan_ulaf"] if not row.get("start")}
    s = table({"ulaf_plunder_feast": {"boost": steps}}, {"hand": deck}, [])
    wood = int(s.boards[0].goods[1])
    play(s, "place:populate:ulaf_plunder_feast")
    assert int(s.boards[0].goods[1]) == wood + 1


def test_a_turn_with_a_thousand_options() -> None:
    """Many cards that perform Sail, many that are played with it: every pair is an option."""
    rows = {row["id"]: row for row in documents()["clan_ulaf"]}
    many = [{**rows["ulaf_raider_camp"], "id": f"camp_{n}", "copies": 1} for n in range(29)]
    crews = [{**rows["ulaf_longship_crew"], "id": f"crew_{n}", "copies": 1} for n in range(28)]
    gone = {"remove": [name for name, row in rows.items() if not row.get("start")], "add": many + crews}
    cards = load(merged(documents(), {"clan_ulaf": gone}, SCHEMA))
    rules = make_options(OPTIONS | {"clan_choice": "seat_order"}, cards.scenario_names)
    s = Empires(1, rules, cards, Chance("many", len(STREAMS)))
    s.begin()
    s.advance()
    plain: Any = s.to_plain()
    plain["frames"] = "action"
    plain["boards"][0] |= {"clan": "ulaf", "workers": 9}
    plain["boards"][0] |= {"hand": {row["id"]: 1 for row in crews}, "empire": [row["id"] for row in many]}
    made = Empires(1, rules, cards, Chance("many", len(STREAMS)))
    read_plain(made, plain)
    made.advance()
    assert len(made.legal(0)) == len(many) * (len(crews) + 1) + 4 + len(crews)  # three tiles, and pass


def test_a_store_behind_sixty_cards_pays_once() -> None:
    """More places than a number has bits; a deck with more than sixty cards is refused."""
    rows = {row["id"]: row for row in documents()["clan_ulaf"]}
    vault = next(row for row in documents()["clan_mackinnon"] if row["id"] == "mackinnon_armoured_vault")
    camps = [{**rows["ulaf_raider_camp"], "id": f"camp_{n}", "copies": 9} for n in range(5)]
    vaults = [{**vault, "id": "vault", "clan": "ulaf", "icons": ["axe"], "copies": 2}]
    gone = [name for name, row in rows.items() if not row.get("start") and name != "ulaf_plunder_feast"]
    feast = {"ulaf_plunder_feast": {"boost": [{"payout": {"n": 2}}], "copies": 9}}
    changes: dict[str, Any] = {"set": feast, "remove": gone, "add": camps + vaults}
    cards = load(merged(documents(), {"clan_ulaf": changes}, SCHEMA))
    changes["add"] = [*camps, {**vaults[0], "copies": 4}]
    with pytest.raises(BadContent, match="clan_ulaf"):
        load(merged(documents(), {"clan_ulaf": changes}, SCHEMA))
    rules = make_options(OPTIONS, cards.scenario_names)
    s = Empires(1, rules, cards, Chance("many", len(STREAMS)))
    s.begin()
    s.advance()
    plain: Any = s.to_plain()
    plain["frames"] = "action"
    plain["near"]["face_up"] = plain["far"]["face_up"] = [None, None]
    before = [row["id"] for row in camps for _ in range(9)] + [row["id"] for row in documents()["islands"]]
    stores = [{"card": "vault", "serial": 90 + n, "goods": {"food": 2 + 2 * n}} for n in range(2)]
    plain["boards"][0] |= {"clan": "ulaf", "hand": {"ulaf_plunder_feast": 1}, "empire": [*before, *stores]}
    made = Empires(1, rules, cards, Chance("many", len(STREAMS)))
    read_plain(made, plain)
    made.advance()
    play(made, "place:populate:ulaf_plunder_feast")
    assert legal(made) == ["pick:vault", "pick:vault:2", "done"]
    play(made, "pick:vault:2")
    assert legal(made) == ["pick:vault", "done"]
    play(made, "pick:vault")
    assert int(made.boards[0].vp) == 3


@pytest.mark.rules("EON-R47")
def test_triggers_that_would_go_on_for_years_lapse() -> None:
    """Nine cards, each of which populates three times when somebody populates: by R47 alone 3^9 times 9! effects."""
    entry = {"on": "populate", "do": [{"perform": "populate"}, {"perform": "populate"}, {"perform": "populate"}]}
    s = table({"ulaf_boat_shed": {"ongoing": [entry], "copies": 9}}, {"empire": ["ulaf_boat_shed"] * 9}, [])
    play(s, "place:populate")
    assert decision(s, 0) == "turn"
    assert 200 < int(s.boards[0].workers) < 900
    play(s, "place:explore", "pass")
    assert s.effects == 0


@pytest.mark.rules("EON-R44")
def test_two_cards_that_refresh_each_other_do_not_hold_up_the_round_for_ever() -> None:
    change = {
        "ulaf_axe_smithy": {"action": {"pay": {}, "do": [{"refresh": {"n": 1, "which": {"icon": "rune"}}}]}},
        "ulaf_priest_of_thor": {"action": {"pay": {}, "do": [{"refresh": {"n": 1, "which": {"icon": "axe"}}}]}},
    }
    board = {"empire": ["ulaf_axe_smithy", {"card": "ulaf_priest_of_thor", "serial": 1, "exhausted": True}]}
    s = table(change, {**board, "hand": {"ulaf_watchtower": 1}}, [])
    turns = 0
    while s.round == 1 and legal(s) != ["pass"]:
        play(s, "use:ulaf_axe_smithy", "pick:ulaf_priest_of_thor")
        if legal(s) == ["pass"]:
            break
        play(s, "use:ulaf_priest_of_thor", "pick:ulaf_axe_smithy")
        turns += 2
    assert 490 < turns < 510
    refused = s.why_not(0, s.content.actions.parse("use:ulaf_axe_smithy"))
    assert refused is not None
    assert refused.rule == "EON-R44"
    play(s, "pass")
    assert s.round == 2


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"action_tiles": {"set": {"sail": {"effect": [{"perform": "explore"}]}}}}, "action_tiles.sail.effect.0"),
        (
            {"action_tiles": {"set": {"explore": {"effect": [{"choose": [[{"perform": "sail"}], [{"recover": 1}]]}]}}}},
            "action_tiles.explore.effect.0.choose.0.0",
        ),
        ({"clan_ulaf": {"set": {"ulaf_quick_raid": {"start": True}}}}, "clan_ulaf.ulaf_quick_raid"),
        ({"clan_panuk": {"set": {"panuk_mirror_lake": {"start": True}}}}, "clan_panuk.panuk_mirror_lake"),
        ({"clan_glenn": {"set": {"glenn_pumpkin_patch": {"start": True}}}}, "clan_glenn.glenn_pumpkin_patch"),
        ({"islands": {"set": {"near_haunted": {"start": True}}}}, "islands.near_haunted.start"),
        ({"islands": {"set": {"near_haunted": {"conquer_cost": "banana"}}}}, "islands.near_haunted.conquer_cost"),
        ({"islands": {"set": {"far_aurora_isle": {"conquer_cost": {"raze": 1}}}}}, "far_aurora_isle.conquer_cost"),
        ({"clan_glenn": {"set": {"glenn_start_oats": {"goods": {}}}}}, "clan_glenn.glenn_start_oats.goods"),
    ],
)
def test_what_no_pack_may_do(changes: dict[str, Any], where: str) -> None:
    with pytest.raises(BadContent) as refused:
        load(merged(documents(), changes, SCHEMA))
    assert where in str(refused.value.field)
    for lang in LANGUAGES:
        assert Words(lang).refusal(refused.value)
