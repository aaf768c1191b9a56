"""Puerto Rico's base game where scenarios are too small: the box, the set-up, and second opinions on the rules."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any, cast

import msgspec
import pytest

from tools.campaign import Chooser
from tradewinds import games
from tradewinds.games import data
from tradewinds.games.puertorico.components import BUILDING_COUNT, PLACES
from tradewinds.games.puertorico.match import PuertoRico
from tradewinds.games.puertorico.state import (
    AFLOAT_AT,
    OFFER_AT,
    PIECES,
    STAFFING,
    SUPPLY_AT,
    TRAY_AT,
    WORKERS_AT,
)
from tradewinds.kernel.chance import Chance
from tradewinds.kernel.errors import BadOption, BadPlain

GAME = games.load("puertorico")
GOODS = ["corn", "fruit", "sugar", "tobacco", "coffee"]
TILES = [*GOODS, "quarry"]
ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in data("puertorico", "buildings")["buildings"]}
BASE = [name for name, row in ROWS.items() if row["expansion"] == "base"]
PRODUCTION = [name for name in BASE if ROWS[name]["cls"] == "production"]


def plain_of(state: Any) -> dict[str, Any]:
    return cast("dict[str, Any]", msgspec.json.decode(msgspec.json.encode(state.to_plain())))


def fresh(players: int, governor: int = 0, **options: object) -> dict[str, Any]:
    """The plain form of a table just set up."""
    return plain_of(GAME.start(players, options, 1, script={0: [governor]}))


def table(plain: dict[str, Any]) -> PuertoRico:
    return cast(PuertoRico, GAME.from_plain(plain))


def play(state: Any, *lines: str) -> None:
    for line in lines:
        seat, _, action = line.partition(" ")
        state.play(int(seat), GAME.actions.parse(action))


def legal(state: Any, seat: int) -> set[str]:
    return {GAME.actions.text(action) for action in state.legal(seat)}


# --- chapter 1: the box ----------------------------------------------------------------------------------------------


@pytest.mark.rules("PR-1.1", "PR-1.2", "PR-1.3", "PR-1.4", "PR-1.5", "PR-1.6")
def test_the_box() -> None:
    box = {row["id"]: row for row in data("puertorico", "setup")["components"]}
    count = {name: row["count"] for name, row in box.items()}
    assert [count[name] for name in ("main_board", "building_tray", "resource_tray", "vp_worker_tray")] == [1, 1, 1, 4]
    assert [count[name] for name in ("player_board", "portrait", "plantation_bag", "governor_seal")] == [5, 5, 1, 1]
    assert [count[name] for name in ("work_register", "role_tile", "personal_ship_token", "help_card")] == [1, 8, 4, 5]
    assert (box["player_board"]["countryside_spaces"], box["player_board"]["building_spaces"]) == (12, 12)
    assert (count["cargo_ship"], box["ship_deck"]["capacities"]) == (3, [4, 5, 6, 7, 8])
    assert box["trading_house"]["spaces"] == 4
    tiles = {row["id"]: row["count"] for row in data("puertorico", "countryside")["countryside"]}
    assert tiles == {"corn": 10, "fruit": 12, "sugar": 11, "tobacco": 9, "coffee": 8, "quarry": 8, "forest": 0}
    assert count["plantation_and_quarry_tile"] == sum(tiles.values()) == 58
    crates = {row["id"]: row["count"] for row in data("puertorico", "goods")["goods"]}
    assert crates == {"corn": 10, "fruit": 11, "sugar": 11, "tobacco": 9, "coffee": 9}
    assert count["goods_crate"] == sum(crates.values()) == 50
    assert (count["vp_token_1"], count["vp_token_5"], count["coin_1"], count["coin_5"]) == (31, 19, 43, 8)
    assert count["vp_token_1"] + 5 * count["vp_token_5"] == 126
    assert (count["worker"], count["citizen"]) == (100, 20)
    trays = data("puertorico", "setup")["trays"]
    assert (sum(tray["vp"] for tray in trays), sum(tray["workers"] for tray in trays)) == (126, 100)


KINDS = {  # cost, VP, quarries that count, slots, tiles
    "small_fruit_depot": (1, 1, 1, 1, 4),
    "small_sugar_mill": (2, 1, 1, 1, 4),
    "large_fruit_depot": (3, 2, 2, 3, 3),
    "large_sugar_mill": (4, 2, 2, 3, 3),
    "large_tobacco_storage": (5, 3, 3, 3, 3),
    "large_coffee_roaster": (6, 3, 3, 2, 3),
    "small_market": (1, 1, 1, 1, 2),
    "builders_yard": (2, 1, 1, 1, 2),
    "hacienda": (2, 1, 1, 1, 2),
    "small_warehouse": (3, 1, 1, 1, 2),
    "hospital": (4, 2, 2, 1, 2),
    "office": (5, 2, 2, 1, 2),
    "large_market": (5, 2, 2, 1, 2),
    "large_warehouse": (6, 2, 2, 1, 2),
    "factory": (7, 3, 3, 1, 2),
    "school": (8, 3, 3, 1, 2),
    "harbor": (8, 3, 3, 1, 2),
    "wharf": (9, 3, 3, 1, 2),
    "fire_station": (10, 4, 4, 1, 1),
    "residence": (10, 4, 4, 1, 1),
    "fortress": (10, 4, 4, 1, 1),
    "customs_house": (10, 4, 4, 1, 1),
    "city_hall": (10, 4, 4, 1, 1),
}


@pytest.mark.rules("PR-1.6", "PR-5.1", "PR-6.4", "PR-12.2", "PR-R.30")
def test_base_buildings() -> None:
    found = {name: tuple(ROWS[name][key] for key in ("cost", "vp", "quarry_cap", "slots", "copies")) for name in BASE}
    assert found == KINDS
    for name, (_, vp, quarries, slots, _) in KINDS.items():
        assert quarries == vp
        assert ROWS[name]["size"] == (2 if vp == 4 else 1)
        assert 0 <= slots <= 3
    assert sum(KINDS[name][4] for name in PRODUCTION) == 20
    for expansion, regular, expanded in (("base", 44, 5), ("I", 24, 2), ("II", 14, 1)):
        rows = [row for row in ROWS.values() if row["expansion"] == expansion]
        assert sum(row["copies"] for row in rows if row["size"] == 1) == regular
        assert sum(row["copies"] for row in rows if row["size"] == 2) == expanded
    swapped = data("puertorico", "buildings")["alternative_tiles"]
    assert {row["replaces"]: (row["cost"], row["copies"]) for row in swapped} == {"factory": (8, 2), "school": (7, 2)}


@pytest.mark.rules("PR-1.8", "PR-1.4")
def test_vp_are_one_number() -> None:
    """Changing five 1-VP tokens into one 5-VP token has no effect: a player has a number of VP, the pool another."""
    plain = fresh(3)
    plain["boards"][0]["vp"] = 12
    state = table(plain)
    assert plain_of(state)["boards"][0]["vp"] == 12
    assert state.vp_pool == 63


# --- chapter 2 and 13: set-up ----------------------------------------------------------------------------------------

TABLES = {  # VP, workers in the supply, on the Register, ships, coins, start tiles from the Governor on, role tiles
    2: (65, 40, 2, [4, 6], 3, ["fruit", "corn"], 7),
    3: (75, 55, 3, [4, 5, 6], 2, ["fruit", "fruit", "corn"], 6),
    4: (100, 75, 4, [5, 6, 7], 3, ["fruit", "fruit", "corn", "corn"], 7),
    5: (126, 95, 5, [6, 7, 8], 4, ["fruit", "fruit", "fruit", "corn", "corn"], 8),
}


@pytest.mark.rules(
    *(
        "PR-2.1",
        "PR-2.2",
        "PR-2.3",
        "PR-2.4",
        "PR-2.5",
        "PR-2.6",
        "PR-2.7",
        "PR-2.8",
        "PR-2.9",
        "PR-2.10",
        "PR-2.11",
        "PR-2.12",
    ),
    *("PR-13.1", "PR-13.2", "PR-13.3", "PR-13.4", "PR-13.5", "PR-13.6", "PR-13.7"),
)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_set_up(players: int) -> None:
    vp, workers, register, ships, coins, starts, roles = TABLES[players]
    for governor in range(players):
        state = cast(PuertoRico, GAME.start(players, {}, 7, script={0: [governor]}))
        seen: Any = GAME.view(state, None)
        assert (seen.governor, state.seats_to_act()) == (governor, [governor])
        assert (seen.vp_pool, seen.supply_workers, seen.register_workers) == (vp, workers, register)
        assert ([ship.size for ship in seen.ships], [ship.count for ship in seen.ships]) == (ships, [0] * len(ships))
        assert [(role.coins, role.taken) for role in seen.roles] == [(0, False)] * roles
        assert seen.house == []
        assert len([kind for kind in seen.offer if kind]) == players + 1
        tiles = {"corn": 10, "fruit": 12, "sugar": 11, "tobacco": 9, "coffee": 8}
        crates = {"corn": 10, "fruit": 11, "sugar": 11, "tobacco": 9, "coffee": 9}
        if players == 2:
            tiles = {kind: n - 3 for kind, n in tiles.items()}
            crates = {kind: n - 2 for kind, n in crates.items()}
        assert (seen.quarries, seen.supply) == (5 if players == 2 else 8, crates)
        # Nothing but the offer and the starting plantations has left the bag.
        gone = Counter(seen.offer) + Counter(starts)
        assert {kind: int(state.bag[i]) for i, kind in enumerate(GOODS)} == {k: n - gone[k] for k, n in tiles.items()}
        tray = {kind.building: kind.left for kind in seen.tray}
        if players == 2:
            assert tray == {name: 2 if name in PRODUCTION else 1 for name in BASE}
        else:
            assert tray == {name: row[4] for name, row in KINDS.items()}
            assert sum(tray.values()) == 49
        for n, start in enumerate(starts):
            board = plain_of(state)["boards"][(governor + n) % players]
            assert (board["coins"], board["tiles"], board["vp"]) == (coins, {start: 1}, 0)
            assert (board["people"], board["idle_workers"], board["goods"], board["buildings"]) == ({}, 0, {}, [])


@pytest.mark.rules("PR-2.1")
def test_the_first_governor_is_random() -> None:
    for players in (2, 3, 4, 5):
        assert {plain_of(GAME.start(players, {}, seed))["governor"] for seed in range(60)} == set(range(players))


@pytest.mark.rules("PR-R.5", "PR-2.4", "PR-2.13")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_offer_is_drawn_before_the_starting_plantations_are_taken(players: int) -> None:
    for seed in range(10):
        lot = Chance(str(seed), 7)
        bag = [10, 12, 11, 9, 8]
        offer = []
        for _ in range(players + 1):
            place = int(lot.below(1, sum(bag)))
            offer.append(next(kind for i, kind in enumerate(GOODS) if place < sum(bag[: i + 1])))
            bag[GOODS.index(offer[-1])] -= 1
        assert plain_of(GAME.start(players, {}, seed))["offer"] == offer


@pytest.mark.rules("PR-20.2", "PR-R.40")
def test_all_corn_leaves_corn_for_everybody() -> None:
    for seed in range(20):
        state = cast(PuertoRico, GAME.start(5, {"opt_start_change": "all_corn_minus_1"}, seed))
        plain = plain_of(state)
        assert [board["tiles"] for board in plain["boards"]] == [{"corn": 1}] * 5
        assert plain["offer"].count("corn") + int(state.bag[0]) == 5
        assert state.violations() == []


@pytest.mark.rules("PR-20.1", "PR-20.2", "PR-20.3", "PR-20.4", "PR-R.41")
def test_optional_rules_are_off_and_need_their_expansions() -> None:
    options = GAME.check(3, {})
    names = ("opt_cost_swap", "opt_start_change", "opt_tailor_cap3", "opt_pair_limit")
    assert [options[name] for name in names] == [False, "off", False, "off"]
    for given, rule in (
        ({"opt_tailor_cap3": True}, "PR-20.3"),
        ({"opt_pair_limit": "villa_or_tailor"}, "PR-20.4"),
        ({"opt_pair_limit": "hacienda_or_lumberyard"}, "PR-20.4"),
        ({"opt_pair_limit": "both", "expansion_citizens": True}, "PR-20.4"),
        ({"opt_start_change": "yes"}, "PR-20.2"),
    ):
        with pytest.raises(BadOption) as refused:
            GAME.check(3, given)
        assert refused.value.rule == rule


# --- everything is accounted for -------------------------------------------------------------------------------------


def recount(state: PuertoRico) -> dict[str, object]:
    """A second opinion on PR-24.14, from what a spectator sees; private ships and VP are taken from the state."""
    seen: Any = GAME.view(state, None)
    crates = Counter(seen.supply)
    crates.update(seen.house)
    tiles = Counter(seen.discard)
    tiles.update(kind for kind in seen.offer if kind)
    buildings = Counter({kind.building: kind.left for kind in seen.tray})
    workers = seen.supply_workers + seen.register_workers
    for i, kind in enumerate(GOODS):
        crates[kind] += int(state.table[AFLOAT_AT + i])
        tiles[kind] += int(state.bag[i])
    for ship in seen.ships:
        if ship.good:
            crates[ship.good] += ship.count
    tiles["quarry"] = seen.quarries
    for board in seen.boards:
        crates.update(board.goods)
        for place in board.countryside:
            tiles[place.place] += place.count
            workers += place.workers
            assert place.workers <= place.count
        for place in board.city:
            buildings[place.place] += 1
            workers += place.workers
            assert place.workers <= ROWS[place.place]["slots"]
        workers += board.idle_workers
        assert board.tiles_used == sum(place.count for place in board.countryside) <= 12
        assert board.city_used == sum(ROWS[place.place]["size"] for place in board.city) <= 12
        assert board.coins >= 0
    vp = seen.vp_pool + sum(int(board.vp) for board in state.boards) - int(state.vp_recorded)
    return {"crates": crates, "tiles": tiles, "buildings": buildings, "workers": workers, "vp": vp}


@pytest.mark.rules("PR-24.14", "PR-1.7", "PR-2.12", "PR-3.11", "PR-6.5", "PR-9.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_is_lost_and_no_tile_leaves_a_board(players: int) -> None:
    for seed in (1, 2):
        state = cast(PuertoRico, GAME.start(players, {}, seed))
        start = recount(state)
        chooser = Chooser(seed)
        before = plain_of(state)
        while not state.over:
            state.play(*chooser.choose(state))
            assert recount(state) == start
            assert state.violations() == []
            now = plain_of(state)
            for old, new in zip(before["boards"], now["boards"], strict=True):
                assert all(new["tiles"].get(kind, 0) >= n for kind, n in old["tiles"].items())
                assert set(old["buildings"]) <= set(new["buildings"])
            carried = [ship["good"] for ship in now["ships"] if ship["good"]]
            assert len(carried) == len(set(carried))
            before = now


@pytest.mark.rules("PR-24.14")
def test_what_is_counted_in_one_vector_has_room() -> None:
    assert PIECES == WORKERS_AT + PLACES
    assert OFFER_AT == TRAY_AT + BUILDING_COUNT


def test_a_lost_piece_is_noticed() -> None:
    def spoil(what: str) -> PuertoRico:
        state = cast(PuertoRico, GAME.start(3, {}, 1))
        for name, counts, first in (
            ("supply", state.table, SUPPLY_AT),
            ("bag", state.bag, 0),
            ("tray", state.table, TRAY_AT),
        ):
            if name == what:
                counts[first + 2] -= 1
        for name in ("quarries", "workers", "vp_pool"):
            if name == what:
                setattr(state, name, getattr(state, name) - 1)
        return state

    for what in ("supply", "bag", "tray", "quarries", "workers", "vp_pool"):
        assert len(spoil(what).violations()) == 1, what


# --- which buildings work in which phase ----------------------------------------------------------------------------

WORKING = {
    "planter": {"builders_yard", "hacienda", "hospital", "lumberyard", "publishing_house", "park_authority"},
    "recruiter": {"publishing_house", "villa"},
    "builder": {"school", "hidden_market", "church", "lumberyard", "publishing_house", "notary"},
    "craftsman": {*PRODUCTION, "factory", "canal", "distillery", "chapel", "large_tailor_shop", "publishing_house"},
    "trader": {"small_market", "large_market", "office", "merchant_outpost", "zoning_office", "publishing_house"},
    "captain": {
        *("small_warehouse", "large_warehouse", "storehouse", "harbor", "wharf", "small_wharf", "lighthouse"),
        *("assembly_hall", "pension_office", "publishing_house"),
    },
}


BUSY = msgspec.json.encode(fresh(3, expansion_new_buildings=True, expansion_citizens=True, building_selection="fixed"))


def busy_table(subject: int, building: str, occupant: str) -> PuertoRico:
    """A table where every function would show; the building's person (w, c) is there or, in capitals, beside it."""
    plain = msgspec.json.decode(BUSY)
    plain |= {"selected": list(ROWS), "offer": ["corn", "corn", "fruit", "sugar"], "house": {"sugar": 1}}
    plain["ships"][0] |= {"good": "tobacco", "count": 4}
    plain["ships"][1] |= {"good": "fruit", "count": 5}
    for seat, board in enumerate(plain["boards"]):
        if seat != subject:
            board |= {"tiles": {"fruit": 3, "sugar": 3, "tobacco": 3, "coffee": 3}, "coins": 0}
            continue
        people = {"corn": "w", "fruit": "ww", "sugar": "ww", "tobacco": "w", "coffee": "w", "quarry": "w"}
        people |= {"large_fruit_depot": "w", "large_sugar_mill": "w"}
        people[building] = occupant if occupant in ("w", "c") else ""
        board |= {
            "coins": 6,
            "vp": 5,
            "goods": {"corn": 3, "sugar": 2, "coffee": 1},
            "tiles": {"corn": 1, "fruit": 2, "sugar": 2, "tobacco": 1, "coffee": 1, "quarry": 1},
            "forests": {"corn": 2},
            "buildings": sorted({"large_fruit_depot", "large_sugar_mill", building}, key=[*ROWS].index),
            "people": people,
            "idle_workers": 1 + (occupant == "W"),
            "idle_citizens": 1 + (occupant == "C"),
        }
    return table(plain)


def trace(state: PuertoRico, role: str, number: int) -> list[object]:
    """What is asked and what changes while the phase is played at random; not where the people stand."""
    told: list[object] = []
    chooser = Chooser(number)
    play(state, f"0 role:{role}")
    while state.role >= 0 and state.top.kind != STAFFING:
        seat = state.seats_to_act()[0]
        told.append((seat, state.legal(seat)))
        state.play(*chooser.choose(state))
        for board in state.boards:
            told.append((board.coins, board.vp, [*board.pieces[:WORKERS_AT]], board.tiles, board.own, board.persons()))
    return told


def works(building: str, role: str) -> bool:
    """Whether a person in the building makes a difference in the phase."""
    for subject, who in itertools.product((0, 1), "wc"):
        there, beside = busy_table(subject, building, who), busy_table(subject, building, who.upper())
        for number in range(6):
            if trace(there.copy(), role, number) != trace(beside.copy(), role, number):
                return True
    return False


@pytest.mark.rules("PR-3.8", "PR-4.10", "PR-5.12", "PR-6.10", "PR-7.8", "PR-8.8", "PR-9.17")
@pytest.mark.parametrize("role", list(WORKING))
def test_buildings_that_work_in_a_phase(role: str) -> None:
    kinds = [name for name in ROWS if ROWS[name]["slots"] and name != "bohio"]  # the Bohío works at any time
    assert {name for name in kinds if works(name, role)} == WORKING[role]


# --- second opinions ------------------------------------------------------------------------------------------------


def placements(slots: dict[str, int], workers: int) -> set[tuple[int, ...]]:
    """Every way to put the workers on the slots."""
    ways = itertools.product(*(range(n + 1) for n in slots.values()))
    return {way for way in ways if sum(way) == min(workers, sum(slots.values()))}


def outcomes(state: PuertoRico, seat: int, done: Any, result: Any) -> Counter[Any]:
    """All results that a seat can reach by its own decisions, each with the number of ways to say it."""
    if done(state):
        return Counter([result(state)])
    found: Counter[Any] = Counter()
    for action in state.legal(seat):
        trial = state.copy()
        trial.play(seat, action)
        found.update(outcomes(trial, seat, done, result))
    return found


@pytest.mark.rules("PR-5.1", "PR-5.4", "PR-5.5")
def test_every_placement_of_workers_can_be_said_in_one_way() -> None:
    rng = random.Random(4)
    for _ in range(60):
        plain = fresh(3)
        board = plain["boards"][0]
        board["tiles"] = {kind: n for kind in TILES if (n := rng.choice((0, 0, 1, 2)))}
        board["buildings"] = rng.sample([name for name in BASE if ROWS[name]["size"] == 1], rng.randint(0, 3))
        board["buildings"].sort(key=BASE.index)
        slots = {**board["tiles"], **{name: ROWS[name]["slots"] for name in board["buildings"]}}
        board["people"] = {name: "w" * k for name, n in slots.items() if (k := rng.randint(0, n))}
        board["idle_workers"] = rng.choice((0, 0, 1, 2, 6))
        owned = sum(len(who) for who in board["people"].values()) + board["idle_workers"] + 1
        state = table(plain)
        play(state, "0 role:recruiter", "0 pass")

        def done(s: PuertoRico) -> bool:
            return 0 not in s.seats_to_act() or s.role != 1

        def result(s: PuertoRico, slots: dict[str, int] = slots) -> tuple[int, ...]:
            people = plain_of(s)["boards"][0]["people"]
            return tuple(len(people.get(name, "")) for name in slots)

        found = outcomes(state, 0, done, result)
        assert set(found) == placements(slots, owned), board
        # "Keep" and "anew" may lead to the same placement; apart from that there is one way for each.
        assert max(found.values()) <= 2


def loads(goods: dict[str, int], ships: list[tuple[int, str | None, int]]) -> set[str]:
    """PR-9.4 to 9.8 once more, straight from the text."""
    found = set()
    for kind, n in goods.items():
        carrying = [ship for ship in ships if ship[1] == kind]
        takes = {
            size: min(n, size - count)
            for size, good, count in (carrying or [ship for ship in ships if ship[1] is None])
            if good in (None, kind)
        }
        most = max(takes.values(), default=0)
        found |= {f"load:{kind}:{size}" for size, k in takes.items() if k == most > 0}
    return found


@pytest.mark.rules("PR-9.3", "PR-9.4", "PR-9.5", "PR-9.6", "PR-9.7", "PR-9.8", "PR-12.16")
def test_loads_against_a_second_opinion() -> None:
    rng = random.Random(5)
    for _ in range(150):
        players = rng.choice((2, 3, 5))
        plain = fresh(players)
        kinds = rng.sample([*GOODS, None, None], len(plain["ships"]))
        for ship, kind in zip(plain["ships"], kinds, strict=True):
            if kind:
                ship |= {"good": kind, "count": rng.randint(1, 4)}
        goods = {kind: n for kind in GOODS if (n := rng.choice((0, 0, 1, 2, 3)))}
        wharf = rng.random() < 0.5
        plain["boards"][0] |= {"goods": goods}
        if wharf:
            plain["boards"][0] |= {"buildings": ["wharf"], "people": {"wharf": "w"}}
        expected = loads(goods, [(ship["size"], ship["good"], ship["count"]) for ship in plain["ships"]])
        may_pass = not expected
        if wharf:
            expected |= {f"wharf:{kind}" for kind in goods}
        if may_pass and expected:
            expected.add("pass")
        state = table(plain)
        play(state, "0 role:captain")
        if len(expected) > 1:
            assert legal(state, 0) == expected
        else:
            assert not any(text.startswith(("load", "wharf")) for text in legal(state, 0))


@pytest.mark.rules("PR-9.14", "PR-12.7", "PR-12.12", "PR-I.34", "PR-R.29")
def test_everything_that_may_be_stored_can_be_stored() -> None:
    rng = random.Random(6)
    blocked = [("coffee", 1), ("tobacco", 1), ("sugar", 6)]
    for _ in range(60):
        plain = fresh(3)
        for ship, (kind, n) in zip(plain["ships"], blocked, strict=True):
            ship |= {"good": kind, "count": n}
        plain["ships"][0] |= {"count": 4}
        plain["ships"][1] |= {"count": 5}
        goods = {kind: n for kind in GOODS if (n := rng.choice((0, 0, 1, 2, 3)))}
        owned = [name for name in ("small_warehouse", "large_warehouse") if rng.random() < 0.5]
        plain["boards"][0] |= {"goods": goods, "buildings": owned, "people": dict.fromkeys(owned, "w")}
        whole = ("small_warehouse" in owned) + 2 * ("large_warehouse" in owned)
        allowed = set()
        for keep in itertools.product(*(range(n + 1) for n in goods.values())):
            # The kinds with most crates are the ones to keep whole, if they are kept whole.
            rest = sorted(keep, reverse=True)[whole:]
            if sum(rest) <= 1:
                allowed.add(keep)
        state = table(plain)
        play(state, "0 role:captain")
        found = outcomes(
            state,
            0,
            lambda s: 0 not in s.seats_to_act(),
            lambda s, goods=goods: tuple(plain_of(s)["boards"][0]["goods"].get(kind, 0) for kind in goods),
        )
        best = max(sum(keep) for keep in allowed)
        assert set(found) <= allowed
        assert {keep for keep in allowed if sum(keep) == best} <= set(found)


@pytest.mark.rules("PR-6.1", "PR-6.2", "PR-6.3", "PR-6.4", "PR-6.5", "PR-6.6", "PR-I.14")
def test_what_can_be_built_against_a_second_opinion() -> None:
    rng = random.Random(7)
    for _ in range(80):
        plain = fresh(3)
        for seat in (0, 1):
            quarries, occupied = 4, rng.randint(0, 4)
            owned = sorted(rng.sample(BASE[:18], rng.randint(0, 12)), key=BASE.index)
            plain["boards"][seat] |= {
                "coins": rng.randint(0, 11),
                "tiles": {"quarry": quarries},
                "people": {"quarry": "w" * occupied},
                "buildings": owned,
            }
        for seat in (0, 1):
            state = table(plain)
            play(state, "0 role:builder")
            if seat == 1 and state.seats_to_act() == [0] and state.role == 2:
                play(state, "0 pass")
            board = plain["boards"][seat]
            quarries = len(board["people"]["quarry"])
            prices = {
                name: max(cost - min(quarries, cap) - (seat == 0), 0) for name, (cost, _, cap, _, _) in KINDS.items()
            }
            taken = Counter(itertools.chain(*(other["buildings"] for other in plain["boards"])))
            expected = {
                f"build:{name}"
                for name in BASE
                if prices[name] <= board["coins"]
                and name not in board["buildings"]
                and taken[name] < KINDS[name][4]
                and len(board["buildings"]) + ROWS[name]["size"] <= 12
            }
            if expected:
                assert legal(state, seat) == expected | {"pass"}
                for text in sorted(expected):
                    trial = state.copy()
                    play(trial, f"{seat} {text}")
                    paid = board["coins"] - int(trial.boards[seat].coins)
                    assert paid == prices[text.removeprefix("build:")]
            else:
                assert seat not in state.seats_to_act() or state.role != 2


@pytest.mark.rules("PR-7.1", "PR-7.2", "PR-7.4", "PR-7.6", "PR-12.13")
def test_production_against_a_second_opinion() -> None:
    rng = random.Random(8)
    coins = {0: 0, 1: 0, 2: 1, 3: 2, 4: 3, 5: 5}
    for _ in range(80):
        plain = fresh(3)
        left = {"corn": 10, "fruit": 11, "sugar": 11, "tobacco": 9, "coffee": 9}
        hoard = {kind: rng.choice((0, 3, left[kind] - 1, left[kind])) for kind in GOODS}
        plain["boards"][2] |= {"goods": hoard, "tiles": {}}
        for kind in GOODS:
            left[kind] -= hoard[kind]
        expected = []
        for seat in (0, 1):
            tiles = {kind: rng.randint(0, 2) for kind in GOODS}
            staffed = {kind: rng.randint(0, n) for kind, n in tiles.items()}
            hands = {name: rng.randint(0, ROWS[name]["slots"]) for name in PRODUCTION}
            plain["boards"][seat] |= {
                "coins": 0,
                "tiles": tiles,
                "buildings": [*PRODUCTION, "factory"],
                "people": {name: "w" * n for name, n in {**staffed, **hands, "factory": 1}.items()},
            }
            made = {}
            for kind in GOODS:
                works = sum(n for name, n in hands.items() if ROWS[name]["production"]["good"] == kind)
                n = min(staffed[kind], left[kind]) if kind == "corn" else min(staffed[kind], works, left[kind])
                left[kind] -= n
                if n:
                    made[kind] = n
            expected.append(made)
        state = table(plain)
        play(state, "0 role:craftsman")
        for seat in (0, 1):
            if expected[seat]:
                assert legal(state, seat) == {"produce", "pass"}
                play(state, f"{seat} produce")
            board = plain_of(state)["boards"][seat]
            assert (board["goods"], board["coins"]) == (expected[seat], coins[len(expected[seat])])
        extra = {f"extra:{kind}" for kind in expected[0] if left[kind]}
        if extra:
            assert legal(state, 0) == extra | {"pass"}
        else:
            assert state.role != 3


@pytest.mark.rules("PR-12.18")
def test_residence() -> None:
    for tiles in range(13):
        plain = fresh(3)
        plain["boards"][0] |= {
            "tiles": {"corn": min(tiles, 6), "quarry": max(tiles - 6, 0)},
            "buildings": ["residence"],
            "people": {"residence": "w"},
        }
        bonus = GAME.breakdown(table(plain))[0]["bonus"]
        assert bonus == (0 if tiles == 0 else {10: 5, 11: 6, 12: 7}.get(tiles, 4))


@pytest.mark.rules("PR-23.3", "PR-23.2")
def test_the_view_holds_no_seed_and_no_draw() -> None:
    """The same table with other draws to come looks the same to everybody."""
    state = cast(PuertoRico, GAME.start(4, {"expansion_achievements": True, "puertomas": 1}, "a seed to be found"))
    for seat in (None, 0, 1, 2):
        seen = msgspec.json.encode(GAME.view(state, seat))
        assert b"a seed to be found" not in seen
        for number in range(5):
            other = GAME.determinize(state, seat, number)
            assert msgspec.json.encode(GAME.view(other, seat)) == seen


def test_nobody_is_asked_who_does_not_sit_there() -> None:
    saved = fresh(3, expansion_achievements=True, achievement_draft=True)
    dealing = next(frame for frame in saved["frames"] if frame["kind"] == "dealing")
    assert dealing["mask"] == 0b111
    dealing["mask"] = 0b1000
    with pytest.raises(BadPlain) as refused:
        GAME.from_plain(saved)
    assert refused.value.field.endswith("mask")
