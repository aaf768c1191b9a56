"""What scenarios cannot say of the expansions and the Puertoma: draws at set-up, refused combinations, hidden cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from tradewinds import games
from tradewinds.games import data
from tradewinds.kernel.errors import BadOption
from tradewinds.kernel.journal import Journal
from tradewinds.kernel.state import State

GAME = games.load("puertorico")
BUILDINGS: dict[str, dict[str, Any]] = {row["id"]: row for row in data("puertorico", "buildings")["buildings"]}
CARDS: dict[str, dict[str, Any]] = {row["id"]: row for row in data("puertorico", "festival")["cards"]}
ABILITIES: dict[str, dict[str, Any]] = {row["id"]: row for row in data("puertorico", "puertoma")["ability_tiles"]}
NEW = {"expansion_new_buildings": True}
CITIZENS = {"expansion_citizens": True}
FESTIVAL = {"expansion_festival": True}
FESTIVAL_CARDS = {"expansion_festival": True, "expansion_festival_cards": True}
ACHIEVEMENTS = {"expansion_achievements": True}
REGULAR_COSTS = [1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9]


def plain(state: State) -> dict[str, Any]:
    values: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state.to_plain()))
    return values


def view(state: State, seat: int | None = None) -> Any:
    return GAME.view(state, seat)


def tray(state: State) -> dict[str, int]:
    return {row.building: row.left for row in view(state).tray}


def choices(state: State, seat: int) -> list[str]:
    return [GAME.actions.text(action) for action in state.legal(seat)]


def selectable(kind: str) -> bool:
    return BUILDINGS[kind]["cls"] == "commercial" or kind == "large_tailor_shop"


def select_all(state: State, step: int) -> list[int]:
    """Play the selection, taking now this kind and now that; tell who chose."""
    seats: list[int] = []
    while plain(state)["frames"][-1]["kind"] == "selecting":
        (seat,) = state.seats_to_act()
        legal = state.legal(seat)
        seats.append(seat)
        state.play(seat, legal[step * len(seats) % len(legal)])
    return seats


# --- expansions I and II: the selection of buildings -----------------------------------------------------------------


@pytest.mark.rules("PR-14.4", "PR-15.1")
@pytest.mark.parametrize(
    ("sets", "regular", "expanded"), [(NEW, 24, 7), (CITIZENS, 19, 6), ({**NEW, **CITIZENS}, 31, 8)]
)
def test_pool_of_the_selection(sets: dict[str, bool], regular: int, expanded: int) -> None:
    state = GAME.start(3, sets, 1)
    kinds = [text.removeprefix("select:") for text in choices(state, state.seats_to_act()[0])]
    assert Counter(BUILDINGS[kind]["size"] for kind in kinds) == {1: regular, 2: expanded}
    assert ("large_tailor_shop" in kinds) == ("expansion_citizens" in sets)


@pytest.mark.rules("PR-14.1", "PR-14.2", "PR-14.3", "PR-14.5", "PR-15.1", "PR-2.8")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("step", [1, 5])
def test_selection_fills_seventeen_spaces(players: int, step: int) -> None:
    state = GAME.start(players, {**NEW, **CITIZENS, **FESTIVAL}, players)
    governor = plain(state)["governor"]
    assert plain(state)["goals"] == []  # goals are drawn from what will be selected
    assert {row.building for row in view(state).tray} == {
        kind for kind, row in BUILDINGS.items() if row["cls"] == "production" and row["expansion"] == "base"
    }
    assert select_all(state, step) == [(governor + n) % players for n in range(17)]
    aside = plain(state)["goals"][2]["building"]
    filled = {kind: n for kind, n in tray(state).items() if selectable(kind)}
    assert sorted(BUILDINGS[kind]["cost"] for kind in filled if BUILDINGS[kind]["size"] == 1) == REGULAR_COSTS
    assert sum(BUILDINGS[kind]["size"] == 2 for kind in filled) == 5
    for kind, n in filled.items():
        assert n == (1 if BUILDINGS[kind]["size"] == 2 or kind == aside else 2)
    assert aside in filled
    assert tray(state)["small_fruit_depot"] == 4
    assert state.violations() == []


def test_a_puertoma_match_can_be_saved_while_the_tray_is_selected() -> None:
    """Its ability tiles come only after that."""
    state = GAME.start(2, {**NEW, "puertomas": 1}, 3)
    other = GAME.from_plain(plain(state))
    assert other.to_plain() == state.to_plain()
    assert select_all(other, 1) == select_all(state, 1)
    assert other.to_plain() == state.to_plain()


@pytest.mark.rules("PR-R.55", "PR-14.2", "PR-13.1", "PR-17.7")
def test_selection_of_two_players_has_one_tile_each() -> None:
    state = GAME.start(2, {**NEW, **CITIZENS, **FESTIVAL}, 4)
    for wanted in ("large_tailor_shop", "harbor"):
        (seat,) = state.seats_to_act()
        state.play(seat, GAME.actions.parse(f"select:{wanted}"))
    select_all(state, 1)
    there = tray(state)
    assert there["large_tailor_shop"] == there["harbor"] == 1
    assert {n for kind, n in there.items() if BUILDINGS[kind]["cls"] == "commercial"} == {1}
    assert {
        n for kind, n in there.items() if BUILDINGS[kind]["expansion"] == "base" and "production" in BUILDINGS[kind]
    } == {2}
    assert plain(state)["goals"][2]["aside"] is False


@pytest.mark.rules("PR-14.2")
def test_selection_without_questions() -> None:
    fixed = GAME.start(3, {**NEW, **CITIZENS, "building_selection": "fixed"}, 1)
    base = {kind for kind, row in BUILDINGS.items() if row["expansion"] == "base"}
    assert set(tray(fixed)) == base
    drawn = [frozenset(tray(GAME.start(3, {**NEW, "building_selection": "random"}, seed))) for seed in range(6)]
    assert len(set(drawn)) > 1
    for kinds in drawn:
        costs = [
            BUILDINGS[k]["cost"] for k in kinds if BUILDINGS[k]["cls"] == "commercial" and BUILDINGS[k]["size"] == 1
        ]
        assert sorted(costs) == REGULAR_COSTS


@pytest.mark.rules("PR-20.1", "PR-14.1")
def test_swapped_costs_use_the_other_space() -> None:
    """With the cost change the School needs the only cost-7 space."""
    state = GAME.start(3, {**NEW, "opt_cost_swap": True}, 1)
    (seat,) = state.seats_to_act()
    state.play(seat, GAME.actions.parse("select:school"))
    (seat,) = state.seats_to_act()
    refused = state.refusal(seat, GAME.actions.parse("select:lighthouse"))
    assert refused is not None
    assert refused.rule == "PR-14.3"
    assert "select:factory" in choices(state, seat)


# --- expansions IV and V: what the Festival shows --------------------------------------------------------------------


@pytest.mark.rules("PR-17.1", "PR-R.34", "PR-R.37")
def test_printed_goals() -> None:
    kinds: set[str] = set()
    repeated = False
    buildings: set[str] = set()
    for seed in range(40):
        state = GAME.start(3, FESTIVAL, seed)
        table = plain(state)
        plantation, goods, building = table["goals"]
        assert [goal["goal"] for goal in table["goals"]] == ["board_plantation", "board_goods", "board_building"]
        assert len(plantation["plantations"]) == 1
        assert len(goods["goods"]) == 3
        kinds |= set(plantation["plantations"])
        repeated |= len(set(goods["goods"])) < 3
        buildings.add(building["building"])
        assert building["aside"] is True
        # The tile is out of the bag, the crates are out of the supply, the building is out of the tray.
        assert view(state).bag == 50 - 1 - 4 - 3
        assert sum(view(state).supply.values()) == 50 - 3
        assert tray(state)[building["building"]] == 1
    assert kinds == {"corn", "fruit", "sugar", "tobacco", "coffee"}
    assert repeated
    assert buildings == {"factory", "school", "harbor", "wharf"}


@pytest.mark.rules("PR-17.1", "PR-R.37")
def test_building_goal_is_a_regular_commercial_building() -> None:
    """Never a production building, the Large Tailor Shop included."""
    for seed in range(25):
        state = GAME.start(3, {**CITIZENS, **NEW, **FESTIVAL, "building_selection": "random"}, seed)
        row = BUILDINGS[plain(state)["goals"][2]["building"]]
        assert (row["cls"], row["size"], row["vp"]) == ("commercial", 1, 3)


@pytest.mark.rules("PR-18.1", "PR-18.2", "PR-18.5", "PR-R.35", "PR-R.36")
def test_festival_cards() -> None:
    assert sorted(row["name_en"] for row in CARDS.values()) == sorted(
        [
            "Crop Weigh-Off",
            "Carnival Cocktail",
            "Closing Time",
            "Outstanding Farmer Prize",
            "Farming Festival",
            "Festival Delivery",
            "Twin Farmers",
            "Two Baskets",
            "Grand Send-Off",
            "Pioneer's Tribute",
            "Town Patron",
            "Traditional Send-Off",
        ]
    )
    seen: set[str] = set()
    matching = False
    for seed in range(60):
        state = GAME.start(4, FESTIVAL_CARDS, seed)
        goals = plain(state)["goals"]
        assert len({goal["goal"] for goal in goals}) == 3
        for goal in goals:
            slots = CARDS[goal["goal"]]["slots"]
            seen.add(goal["goal"])
            assert len(goal["plantations"]) == len(set(goal["plantations"])) == slots.get("plantations", 0)
            assert len(goal["goods"]) == len(set(goal["goods"])) == slots.get("goods", 0)
            assert (goal["building"] is not None) == ("building" in slots)
            matching |= bool(set(goal["plantations"]) & set(goal["goods"]))
            if slots.get("building") == "expanded":
                assert BUILDINGS[goal["building"]]["size"] == 2
                assert goal["aside"] is False
        assert state.violations() == []
    assert seen == set(CARDS)
    assert matching


@pytest.mark.rules("PR-R.35", "PR-R.34")
def test_festival_cards_beside_the_goals() -> None:
    twice = False
    for seed in range(80):
        state = GAME.start(3, {**FESTIVAL_CARDS, "festival_cards_mode": "add"}, seed)
        goals = plain(state)["goals"]
        assert [goal["goal"] for goal in goals[:3]] == ["board_plantation", "board_goods", "board_building"]
        assert len(goals) == 6
        same = [goal for goal in goals if goal["building"] == goals[2]["building"]]
        if len(same) == 2:
            twice = True
            assert [goal["aside"] for goal in same] == [True, False]
            assert tray(state)[same[0]["building"]] == 1
    assert twice


@pytest.mark.rules("PR-22.10")
def test_festival_delivery_is_left_out_with_a_puertoma() -> None:
    for seed in range(60):
        goals = plain(GAME.start(3, {**FESTIVAL_CARDS, "puertomas": 1}, seed))["goals"]
        assert "festival_delivery" not in [goal["goal"] for goal in goals]


# --- expansion VI: achievements --------------------------------------------------------------------------------------


@pytest.mark.rules("PR-19.1", "PR-19.7", "PR-23.3", "PR-23.4")
def test_four_cards_each_seen_by_their_owner() -> None:
    cards = data("puertorico", "achievements")["achievements"]
    assert len(cards) == len({card["id"] for card in cards}) == 30
    assert sum(card["vp"] for card in cards) == 145
    journal = Journal()
    state = GAME.start(5, ACHIEVEMENTS, 3, journal)
    dealt = [board["cards"] for board in plain(state)["boards"]]
    assert [len(hand) for hand in dealt] == [4] * 5
    assert len({card for hand in dealt for card in hand}) == 20
    for seat in range(5):
        for other, board in enumerate(view(state, seat).boards):
            assert board.achievements == (dealt[seat] if other == seat else None)
            assert board.achievement_count == 4
    assert {board.achievements for board in view(state, None).boards} == {None}
    told = [fact for fact in journal.facts if fact.kind == "dealt"]
    assert len(told) == 5
    for fact in told:
        assert fact.seen_by(fact.seat)["args"]["cards"] == dealt[int(fact.seat)]  # type: ignore[index]
        for eyes in (None, (int(fact.seat) + 1) % 5):
            assert "cards" not in fact.seen_by(eyes)["args"]  # type: ignore[operator]


@pytest.mark.rules("PR-23.4", "PR-19.2")
@pytest.mark.parametrize("done", [[], ["big_spender"]])
def test_other_seats_see_nothing_of_open_cards(done: list[str]) -> None:
    """The same table with other secret cards looks the same to everybody but their owner."""
    table = plain(GAME.start(3, ACHIEVEMENTS, 5))
    for seat in range(3):
        table["boards"][seat] |= {"cards": [], "done": []}
    first, second = (msgspec.json.decode(msgspec.json.encode(table)) for _ in range(2))
    first["boards"][0] |= {"cards": sorted(["big_spender", "deal_closer", "dock_tycoon", "pastry_maker"]), "done": done}
    second["boards"][0] |= {"cards": sorted(["big_spender", "trade_tycoon", "major_investor", "tavern_supplier"])}
    second["boards"][0]["done"] = done
    one, other = GAME.from_plain(first), GAME.from_plain(second)
    for eyes in (1, 2, None):
        assert view(one, eyes) == view(other, eyes)
    assert view(one, 0) != view(other, 0)
    assert view(one, 1).boards[0].completed == done


@pytest.mark.rules("PR-19.6", "PR-23.4")
def test_cards_of_the_draft_are_seen_by_their_holder() -> None:
    state = GAME.start(3, {**ACHIEVEMENTS, "achievement_draft": True}, 2)
    passed = plain(state)["passed"]
    for seat in range(3):
        assert view(state, seat).cards == passed[seat]
        assert choices(state, seat) == [f"card:{card}" for card in passed[seat]]
    assert view(state, None).cards == []


@pytest.mark.rules("PR-22.18")
def test_people_draw_six_with_a_puertoma() -> None:
    state = GAME.start(4, {**ACHIEVEMENTS, "puertomas": 2}, 2)
    table = plain(state)
    assert [len(cards) for cards in table["passed"]] == [6, 6, 0, 0]
    assert state.seats_to_act() == [0, 1]


# --- combinations that are refused -----------------------------------------------------------------------------------


@pytest.mark.rules("PR-18.1", "PR-19.6", "PR-20.3", "PR-20.4", "PR-21.1", "PR-21.50", "PR-22.18")
@pytest.mark.parametrize(
    ("options", "key", "field", "rule"),
    [
        ({"expansion_festival_cards": True}, "requires", "expansion_festival_cards", "PR-18"),
        ({"achievement_draft": True}, "requires", "achievement_draft", "PR-19.6"),
        ({**ACHIEVEMENTS, "achievement_draft": True, "puertomas": 1}, "forbidden", "achievement_draft", "PR-19.6"),
        ({"first_governor": "first_seat", "puertomas": 1}, "forbidden", "first_governor", "PR-2.1"),
        ({"opt_tailor_cap3": True}, "requires", "opt_tailor_cap3", "PR-20.3"),
        ({**NEW, "opt_pair_limit": "villa_or_tailor"}, "requires", "opt_pair_limit", "PR-20.4"),
        ({**CITIZENS, "opt_pair_limit": "hacienda_or_lumberyard"}, "requires", "opt_pair_limit", "PR-20.4"),
        ({"puertoma_difficulty": "hard"}, "requires", "puertoma_difficulty", "PR-21.50"),
        ({"puertomas": 3}, "value", "puertomas", None),
    ],
)
def test_combinations_refused(options: dict[str, object], key: str, field: str, rule: str | None) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.start(3, options, 1)
    assert refused.value.key == f"error-option-{key}"
    assert refused.value.field == f"options.{field}"
    if rule is not None:
        assert refused.value.rule == rule


@pytest.mark.rules("PR-21.1", "PR-13.10")
def test_tables_with_puertomas() -> None:
    for players in range(2, 6):
        for puertomas in (1, 2):
            if puertomas == players:
                with pytest.raises(BadOption) as refused:
                    GAME.start(players, {"puertomas": puertomas}, 1)
                assert refused.value.rule == "PR-21.1"
                continue
            state = GAME.start(players, {"puertomas": puertomas}, 1)
            boards = view(state).boards
            assert [board.puertoma is not None for board in boards] == [
                seat >= players - puertomas for seat in range(players)
            ]
            assert GAME.rule_seats(players, GAME.check(players, {"puertomas": puertomas})) == tuple(
                range(players - puertomas, players)
            )


# --- the Puertoma's set-up -------------------------------------------------------------------------------------------


@pytest.mark.rules("PR-21.2")
def test_first_governor_is_a_person() -> None:
    governors = {plain(GAME.start(4, {"puertomas": 2}, seed))["governor"] for seed in range(20)}
    assert governors == {0, 1}


@pytest.mark.rules("PR-21.3", "PR-21.4", "PR-21.5", "PR-21.6", "PR-21.7", "PR-23.3")
def test_puertoma_set_up() -> None:
    drawn: set[str] = set()
    for seed in range(25):
        state = GAME.start(3, {"puertomas": 2}, seed)
        table = plain(state)
        assert (table["tracker"], table["tiebreak"]) == ("builder", 255)
        assert [board["tiles"] for board in table["boards"]] == [{"fruit": 1}, {"fruit": 1}, {"corn": 1}]
        for seat in (1, 2):
            board = table["boards"][seat]
            mine = board["puertoma"]
            assert board["coins"] == 2
            assert (mine["reserve"], mine["levels"], mine["open"]) == (None, [0, 0, 0, 0], 0)
            assert [ABILITIES[tile]["level"] for tile in mine["abilities"]] == [1, 2, 3, 4]
            drawn |= set(mine["abilities"])
            for eyes in (0, 1, 2, None):
                assert view(state, eyes).boards[seat].puertoma.abilities == [None] * 4
            assert view(state).boards[seat].puertoma.slots == [1, 2, 2, 3, 3]
    assert drawn == set(ABILITIES)


@pytest.mark.rules("PR-23.3", "PR-21.6")
def test_hidden_ability_tiles_look_the_same() -> None:
    first = plain(GAME.start(3, {"puertomas": 1}, 1))
    second = msgspec.json.decode(msgspec.json.encode(first))
    first["boards"][2]["puertoma"] |= {
        "abilities": ["l1_sale_coin", "l2_storage", "l3_kind_coins", "l4_kind_vp"],
        "open": 4,
    }
    tiles = ["l1_build_worker", "l2_storage", "l3_extra_worker", "l4_worker_coins"]
    second["boards"][2]["puertoma"] |= {"abilities": tiles, "open": 4}
    one, other = GAME.from_plain(first), GAME.from_plain(second)
    for eyes in (0, 1, None):
        assert view(one, eyes) == view(other, eyes)
    assert view(one).boards[2].puertoma.abilities == [None, "l2_storage", None, None]


@pytest.mark.rules("PR-21.18", "PR-R.57")
def test_arrows_of_the_action_board() -> None:
    arrows = {
        "builder": ["adventurer", "planter", "trader", "recruiter"],
        "planter": ["adventurer", "builder", "recruiter"],
        "adventurer": ["builder", "planter"],
        "recruiter": ["trader", "craftsman"],
        "trader": ["builder", "craftsman", "captain", "smuggler"],
        "craftsman": ["trader", "captain", "smuggler"],
        "captain": ["trader", "craftsman", "builder", "planter", "smuggler"],
        "smuggler": ["captain", "craftsman", "trader", "builder", "planter"],
    }
    from tradewinds.games.puertorico.components import ARROWS, ROLES

    for role, to in arrows.items():
        bits = int(ARROWS[ROLES.index(role)])
        assert {name for i, name in enumerate(ROLES) if (bits >> i) & 1} == set(to)


def test_tiebreak_cards_are_the_eight_printed_ones() -> None:
    rows = data("puertorico", "puertoma")["tiebreak_cards"]
    assert [row["number"] for row in rows] == list(range(1, 9))
    assert all(len(set(row["order"])) == 7 for row in rows)


def gifts(state: State, seat: int) -> tuple[list[str], dict[str, int], int, list[int]]:
    board = plain(state)["boards"][seat]
    return board["buildings"], board["goods"], board["coins"], board["puertoma"]["workers"]


@pytest.mark.rules("PR-21.52", "PR-R.50", "PR-21.26")
def test_hard_set_up_of_the_printed_seating() -> None:
    first_buildings: set[str] = set()
    second_buildings: set[str] = set()
    for seed in range(20):
        state = GAME.start(3, {"puertomas": 2, "puertoma_difficulty": "hard"}, seed)
        (one,), goods, coins, workers = gifts(state, 1)
        assert (BUILDINGS[one]["level"], goods, coins) == (1, {"corn": 1}, 2)
        assert workers == [0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
        (two,), goods, coins, workers = gifts(state, 2)
        assert (BUILDINGS[two]["level"], goods, coins) == (2, {"sugar": 1}, 1)
        assert sum(workers) == 0
        first_buildings.add(one)
        second_buildings.add(two)
        boards = plain(state)["boards"]
        assert [boards[seat]["puertoma"]["levels"] for seat in (1, 2)] == [[1, 0, 0, 0], [0, 1, 0, 0]]
        # The gift is the first building: the reserve tokens lie, on different expanded buildings.
        tokens = [boards[seat]["puertoma"]["reserve"] for seat in (1, 2)]
        assert len({BUILDINGS[token]["size"] for token in tokens}) == 1
        assert tokens[0] != tokens[1]
        for seat in (1, 2):
            assert [tile is not None for tile in view(state).boards[seat].puertoma.abilities] == [
                True,
                False,
                False,
                False,
            ]
        # Out of supply and tray.
        assert tray(state)[one] == (1 if one != two else 0)
        assert view(state).supply_workers == 54
        assert state.violations() == []
    assert len(first_buildings) > 1
    assert len(second_buildings) > 1


@pytest.mark.rules("PR-R.68", "PR-21.52")
def test_hard_set_up_of_other_seatings() -> None:
    def start(players: int, puertomas: int, governor: int = 0, **options: object) -> State:
        values = {"puertomas": puertomas, "puertoma_difficulty": "hard", **options}
        return GAME.start(players, values, 1, script={0: [governor]})

    # One who starts with corn gets the second set.
    assert gifts(start(3, 1), 2)[1:3] == ({"sugar": 1}, 1)
    # Both with corn: the earlier seat gets the first set, its worker under the corn plantation.
    state = start(5, 2)
    assert [board["tiles"] for board in plain(state)["boards"][3:]] == [{"corn": 1}, {"corn": 1}]
    assert gifts(state, 3)[1:] == ({"corn": 1}, 4, [1, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    assert gifts(state, 4)[1:3] == ({"sugar": 1}, 1)
    # With the start change that gives everybody corn, likewise.
    state = start(3, 2, opt_start_change="all_corn_minus_1")
    assert gifts(state, 1)[1:] == ({"corn": 1}, 1, [1, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    assert gifts(state, 2)[1:3] == ({"sugar": 1}, 1)


@pytest.mark.rules("PR-21.52", "PR-21.25", "PR-R.50")
def test_hard_second_building_of_level_one_unlocks_nothing() -> None:
    state = GAME.start(3, {"puertomas": 1, "puertoma_difficulty": "hard"}, 1, script={0: [0]})
    table = plain(state)
    table["governor"] = 1
    table["boards"][2] |= {"buildings": ["small_market"], "coins": 3}
    table["boards"][2]["puertoma"] |= {"levels": [1, 0, 0, 0], "reserve": "city_hall"}
    state = GAME.from_plain(table)
    state.journal = Journal()
    state.play(1, GAME.actions.parse("role:builder"))
    state.play(1, GAME.actions.parse("pass"))
    told = [fact.kind for fact in state.journal.facts]
    assert "built" in told
    assert "ability" not in told
    assert plain(state)["boards"][2]["puertoma"]["open"] == 2


@pytest.mark.rules("PR-R.54", "PR-21.1")
def test_one_person_and_one_puertoma_use_the_two_player_set_up() -> None:
    state = GAME.start(2, {"puertomas": 1}, 1)
    table = view(state)
    assert table.vp_pool == 65
    assert [ship.size for ship in table.ships] == [4, 6]
    assert "adventurer" in [role.role for role in table.roles]
    assert table.picks_left == 6
    assert [board.coins for board in table.boards] == [3, 3]
    assert [plain(state)["boards"][seat]["tiles"] for seat in range(2)] == [{"fruit": 1}, {"corn": 1}]


@pytest.mark.rules("PR-22.19", "PR-20.2")
def test_start_change_concerns_puertomas() -> None:
    state = GAME.start(3, {"puertomas": 2, "opt_start_change": "corn_starters_minus_1"}, 1)
    assert [board.coins for board in view(state).boards] == [2, 2, 1]


@pytest.mark.rules("PR-R.56", "PR-23.2")
def test_puertoma_vp_are_hidden_like_others() -> None:
    hidden = GAME.start(3, {"puertomas": 1}, 1)
    assert [board.vp for board in view(hidden, 0).boards] == [0, None, None]
    shown = GAME.start(3, {"puertomas": 1, "vp_visibility": "open"}, 1)
    assert [board.vp for board in view(shown, 0).boards] == [0, 0, 0]


@pytest.mark.rules("PR-22.1")
def test_puertomas_take_part_in_the_selection() -> None:
    state = GAME.start(3, {**NEW, "puertomas": 2}, 1)
    assert set(select_all(state, 3)) == {0}
    kinds = [kind for kind in tray(state) if BUILDINGS[kind]["cls"] == "commercial"]
    assert sorted(BUILDINGS[kind]["cost"] for kind in kinds if BUILDINGS[kind]["size"] == 1) == REGULAR_COSTS


# --- what a seat could think ------------------------------------------------------------------------------------------


@pytest.mark.rules("PR-23.3", "PR-23.4")
def test_another_table_looks_the_same() -> None:
    """What is redrawn for a seat stays out of its sight."""
    state = GAME.start(4, {**ACHIEVEMENTS, "puertomas": 1}, 7)
    while len(state.seats_to_act()) > 1 or plain(state)["frames"][-1]["kind"] == "dealing":
        seat = state.seats_to_act()[0]
        state.play(seat, state.legal(seat)[0])
    different = False
    for number in range(8):
        other = GAME.determinize(state, 1, number)
        assert view(other, 1) == view(state, 1)
        assert other.violations() == []
        different |= plain(other)["boards"][0]["cards"] != plain(state)["boards"][0]["cards"]
        assert plain(other)["boards"][1]["cards"] == plain(state)["boards"][1]["cards"]
    assert different
