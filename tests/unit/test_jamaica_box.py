"""What scenarios cannot say: the box, the board, the set-up, and that every refusal is shown somewhere."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

import tradewinds
from tradewinds import games
from tradewinds.games import data
from tradewinds.kernel.errors import BadOption

GAME = games.load("jamaica")
FOLDER = Path(tradewinds.__file__).parent / "games" / "jamaica"
BOARD: dict[str, Any] = data("jamaica", "board")
SPACES: list[dict[str, Any]] = BOARD["spaces"]
BOX: dict[str, Any] = data("jamaica", "components")
COUNT = {row["id"]: row["count"] for row in BOX["components"]}


def view(players: int, seat: int | None = None, **options: object) -> Any:
    return GAME.view(GAME.start(players, options, 1), seat)


# --- chapter 1: the box --------------------------------------------------------------------------------------------


@pytest.mark.rules("JAM-1.2", "JAM-1.3", "JAM-1.4")
def test_action_cards() -> None:
    cards = data("jamaica", "action_cards")
    deck = [(card["day"].removeprefix("load_"), card["night"].removeprefix("load_")) for card in cards["cards"]]
    assert deck == [
        ("forward", "forward"),
        ("forward", "backward"),
        ("backward", "forward"),
        ("forward", "food"),
        ("food", "forward"),
        ("forward", "gunpowder"),
        ("gold", "forward"),
        ("gold", "gold"),
        ("gunpowder", "gold"),
        ("gunpowder", "food"),
        ("food", "gunpowder"),
    ]
    assert Counter(symbol for card in deck for symbol in card) == {
        "forward": 8,
        "backward": 2,
        "gold": 4,
        "food": 4,
        "gunpowder": 4,
    }
    assert cards["decks"] * len(deck) == COUNT["action_card"] == 66
    # Each player's deck is one of the six, complete: what is not in the hand is in the deck.
    for ship in view(6).ships:
        assert ship.unseen == [card["id"] for card in cards["cards"]]


@pytest.mark.rules("JAM-1.5")
def test_treasure_cards() -> None:
    cards = [card for card in data("jamaica", "treasure_cards")["cards"] for _ in range(card["count"])]
    assert [card["points"] for card in cards] == [0, 0, 0, 0, 3, 3, 5, 7, 7, -2, -3, -4]
    assert Counter(card["group"] for card in cards) == {"power": 4, "treasure": 5, "cursed": 3}
    assert [card["id"] for card in cards[:4]] == ["morgans_map", "sarans_sabre", "lady_beth", "sixth_hold"]
    assert len(cards) == COUNT["treasure_card"] == 12


@pytest.mark.rules("JAM-1.6", "JAM-3.3")
def test_treasure_tokens() -> None:
    for players in range(2, 7):
        assert view(players).tokens == [4, 9, 11, 19, 22, 25, 33, 37, 44]
    assert COUNT["treasure_token"] == 9


@pytest.mark.rules("JAM-1.7", "JAM-3.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_tokens_in_the_bank(players: int) -> None:
    """80, 45 and 45, less what lies in the holds at the start."""
    gold = 3 * players + (8 if players == 2 else 0)
    assert view(players, bank="limited").bank == {"gold": 80 - gold, "food": 45 - 3 * players, "gunpowder": 45}


@pytest.mark.rules("JAM-1.8", "JAM-1.10", "JAM-1.11", "JAM-3.5", "JAM-10.1")
def test_ships_pirates_and_compass() -> None:
    six = view(6)
    assert len({ship.color for ship in six.ships}) == len({ship.pirate for ship in six.ships}) == 6
    assert {ship.pirate for ship in six.ships} == {
        "anne_bonny",
        "mary_read",
        "samuel_bellamy",
        "john_rackham",
        "olivier_levasseur",
        "edward_drummond",
    }
    assert [ship.color for ship in six.ships].count("black") == 1
    assert all(len(ship.holds) == 5 for ship in six.ships)
    assert 0 <= six.captain < 6
    two = view(2)
    assert [ship.color == "black" for ship in two.ships] == [False, False, True]
    assert [ship.ghost for ship in two.ships] == [False, False, True]


@pytest.mark.rules("JAM-1.9")
def test_dice() -> None:
    faces = {die["id"]: (die["count"], die["faces"]) for die in data("jamaica", "dice")["dice"]}
    assert faces == {"action_die": (2, [1, 2, 3, 4, 5, 6]), "combat_die": (1, [2, 4, 6, 8, 10, "star"])}
    assert GAME.stream_values["dice"] == tuple("123456")
    assert GAME.stream_values["combat"] == ("2", "4", "6", "8", "10", "star")


# --- chapter 2: the board ------------------------------------------------------------------------------------------


@pytest.mark.rules("JAM-1.1", "JAM-2.1", "JAM-2.2", "JAM-R30")
def test_spaces() -> None:
    assert [space["id"] for space in SPACES] == list(range(50))
    assert Counter(space["kind"] for space in SPACES) == {"port_royal": 1, "sea": 29, "port": 11, "lair": 9}
    costs = {0: "-", 4: "-", 9: "-", 11: "-", 19: "-", 22: "-", 25: "-", 33: "-", 37: "-", 44: "-"}
    costs |= {5: "g3", 6: "g5", 18: "g3", 21: "g3", 28: "g5", 31: "g3", 34: "g3", 41: "g5", 45: "g7"}
    food = {1: 2, 2: 3, 3: 2, 7: 2, 8: 3, 10: 3, 12: 2, 13: 3, 14: 4, 15: 3, 17: 2, 20: 3, 23: 2, 24: 3, 26: 4, 27: 4}
    food |= {29: 1, 32: 3, 35: 2, 36: 1, 38: 1, 39: 4, 40: 4, 42: 2, 43: 3, 46: 2, 47: 3, 48: 3, 49: 3}
    costs |= {space: f"f{n}" for space, n in food.items()}
    shown = {
        space["id"]: "-" if space["resource"] == "none" else f"{space['resource'][0]}{space['cost']}"
        for space in SPACES
        if space["id"] not in (16, 30)
    }
    assert shown == costs
    assert all(SPACES[port]["kind"] == "port" and SPACES[port]["disputed_alt"] == 5 for port in (16, 30))
    assert all(1 <= space["cost"] <= 4 for space in SPACES if space["kind"] == "sea")
    assert view(3).costs == [space["cost"] for space in SPACES]


@pytest.mark.rules("JAM-2.3", "JAM-2.4")
def test_tracks() -> None:
    """One closed track with three forks; backward is the way forward read the other way round."""
    after = {n: n + 1 for n in range(49)} | {49: 0, 12: 15, 14: 15, 25: 28, 27: 28, 38: 41, 40: 41}
    for space in SPACES:
        fork = {6: [7, 13], 19: [20, 26], 32: [33, 39]}.get(space["id"])
        assert space["next"] == (fork or [after[space["id"]]])
    for one, two in itertools.product(range(50), repeat=2):
        assert (two in SPACES[one]["next"]) == (one in SPACES[two]["prev"])
    kinds = [[SPACES[n]["kind"] for n in lane] for lane in (range(7, 13), range(20, 26), range(33, 39))]
    assert [lane.count("lair") for lane in kinds] == [2, 2, 2]
    assert {SPACES[n]["kind"] for n in (13, 14, 26, 27, 39, 40)} == {"sea"}


def steps_to_go(space: int) -> int:
    """Counted on the board, the shortest lanes."""
    here, steps = {space}, 0
    while True:
        here = {n for s in here for n in SPACES[s]["next"]}
        steps += 1
        if 0 in here:
            return steps


@pytest.mark.rules("JAM-2.8", "JAM-R28")
def test_race_order() -> None:
    """A forward step always brings a ship further ahead; only inside a fork steps to go decide."""
    state = GAME.start(6, {}, 1)
    plain: dict[str, Any] = state.to_plain()

    def ranks(places: list[tuple[int, int]]) -> list[int]:
        for ship, (space, lap) in zip(plain["ships"], places, strict=True):
            ship["space"], ship["lap"] = space, lap
        return [ship.rank for ship in GAME.view(GAME.from_plain(plain), None).ships]

    for space in SPACES:
        assert space["to_finish"] == (32 if space["id"] == 0 else steps_to_go(space["id"]))
        for after in space["next"]:
            lap = 1 if after == 0 else 0
            one, two, *_ = ranks([(space["id"], 0), (after, lap), *[(1, -3)] * 4])
            assert two < one, f"{after} is not ahead of {space['id']}"
    level = [
        ((13, 0), (11, 0)),
        ((14, 0), (12, 0)),
        ((26, 0), (24, 0)),
        ((27, 0), (25, 0)),
        ((39, 0), (37, 0)),
        ((40, 0), (38, 0)),
    ]
    for one_place, two_place in level:
        one, two, *_ = ranks([one_place, two_place, *[(1, -3)] * 4])
        assert one == two
    ahead = [
        ((7, 0), (6, 0)),
        ((20, 0), (19, 0)),
        ((22, 0), (19, 0)),
        ((33, 0), (32, 0)),
        ((15, 0), (14, 0)),
        ((0, 0), (49, -1)),
    ]
    for one_place, two_place in ahead:
        one, two, *_ = ranks([one_place, two_place, *[(1, -3)] * 4])
        assert one < two


@pytest.mark.rules("JAM-2.9", "JAM-9.5", "JAM-9.6")
def test_end_figures() -> None:
    state = GAME.start(6, {}, 1)
    plain: dict[str, Any] = state.to_plain()
    for space in range(50):
        for lap in (-1, 0):
            plain["ships"][0].update(space=space, lap=lap, holds=["-"] * 5)
            figure = space - 39 if space >= 41 and lap == 0 else -5
            assert GAME.from_plain(plain).scores()[0] == figure
    plain["ships"][0].update(space=0, lap=1)
    assert GAME.from_plain(plain).scores()[0] == 15


# --- chapter 3: set-up ---------------------------------------------------------------------------------------------


@pytest.mark.rules("JAM-3.2", "JAM-3.5", "JAM-3.6", "JAM-3.7", "JAM-3.8", "JAM-3.9", "JAM-10.2", "JAM-10.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_set_up(players: int) -> None:
    table = view(players)
    assert table.pile == 9
    for ship in table.ships[:players]:
        assert (ship.space, ship.lap, ship.finished) == (0, 0, False)
        assert sorted((hold.good or "-", hold.amount) for hold in ship.holds) == [("-", 0)] * 3 + [
            ("food", 3),
            ("gold", 3),
        ]
        assert (ship.hand_count, ship.deck_count, ship.discard, ship.powers, ship.face_down) == (3, 8, [], [], 0)
    assert len(table.ships) == players + (players == 2)
    captains = {GAME.view(GAME.start(players, {}, seed), None).captain for seed in range(60)}
    assert captains == set(range(players))


@pytest.mark.rules("JAM-R37")
@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_two_to_six_players(players: int) -> None:
    """There is no solo mode: one person and a bot are two players, with the Ghost Ship."""
    with pytest.raises(BadOption) as refused:
        GAME.start(players, {}, 1)
    assert refused.value.field == "players"


@pytest.mark.rules("JAM-R04", "JAM-R12", "JAM-R16", "JAM-R17", "JAM-R21", "JAM-R23", "JAM-R27", "JAM-R30")
def test_options() -> None:
    """Each named by its ruling, with the default of the ruling; anything else is refused."""
    assert {option.id: (option.rule, option.default) for option in GAME.options} == {
        "bank": ("JAM-R04", "unlimited"),
        "decline_loot": ("JAM-R12", "allowed"),
        "morgans_map_draw": ("JAM-R16", "end_of_round"),
        "reshuffle_includes_played_card": ("JAM-R17", True),
        "ghost_tie_rule": ("JAM-R21", "captain_chooses"),
        "ghost_moves_in_final_round": ("JAM-R23", True),
        "port_cost_16": ("JAM-R30", 3),
        "port_cost_30": ("JAM-R30", 3),
        "round_cap": ("JAM-R27", None),
    }
    for option in GAME.options:
        nonsense: list[object] = ["perhaps", -1, 0, 4.5, [], 10**9]
        for wrong in nonsense:
            with pytest.raises(BadOption) as refused:
                GAME.check_options({option.id: wrong})
            assert refused.value.rule == option.rule
    with pytest.raises(BadOption):
        GAME.check_options({"solo": True})


@pytest.mark.rules("JAM-R04", "JAM-R12", "JAM-R16", "JAM-R17", "JAM-R21", "JAM-R23", "JAM-R27", "JAM-R30")
def test_options_arrive_at_the_table() -> None:
    for option in GAME.options:
        for value in [*option.values, *([3] if option.integer else [])]:
            told = {other.id: other.default for other in GAME.options} | {option.id: value}
            state = GAME.start(2, {option.id: value}, 1)
            assert state.to_plain()["options"] == told
            assert GAME.view(state, 0).options == told


# --- the scenarios themselves ---------------------------------------------------------------------------------------

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios" / "jamaica").glob("*.yaml"))


def test_all_worked_examples_are_scenarios() -> None:
    ids = {yaml.safe_load(file.read_text(encoding="utf-8"))["id"] for file in SCENARIOS}
    assert {f"JAM-EX{n:02}" for n in range(1, 20)} <= ids


def test_untestable_rules_exist_and_have_a_reason() -> None:
    known = set(re.findall(r"(?m)^- \*\*(JAM-[\dR.]+)\*\*", (FOLDER / "rules.md").read_text(encoding="utf-8")))
    untestable = yaml.safe_load((FOLDER / "untestable.yaml").read_text(encoding="utf-8"))
    assert set(untestable) <= known
    assert all(isinstance(reason, str) and len(reason) > 20 for reason in untestable.values())
