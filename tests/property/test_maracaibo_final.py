"""Maracaibo added up again from the position at the end and the data, without the rules: final scoring, incomes."""

from __future__ import annotations

from typing import Any

import pytest

import tradewinds
from tests.playing import eager
from tradewinds import games
from tradewinds.games import data
from tradewinds.kernel.chance import Xorshift

GAME = games.load("maracaibo")
CARDS = {row["id"]: row for name in ("project_cards", "project_cards_c") for row in data("maracaibo", name)["cards"]}
NATIONS = ("france", "england", "spain")
TRACKS = data("maracaibo", "tracks")
TRAIL = {row["id"]: row for row in data("maracaibo", "explorer_track")["spaces"]}
MATCHES = 12 if tradewinds.compiled() else 2


def below(table: dict[int, int], at: int) -> int:
    """The value of the highest key that is not above."""
    return max([0, *(value for key, value in table.items() if key <= at)])


def done(board: dict[str, Any]) -> int:
    return sum(n == 0 for n in board["discs"].values())


def assistants(board: dict[str, Any]) -> int:
    cards = [CARDS[one["card"]] for one in board["tableau"]]
    return sum(effect["do"] == "assistant" for card in cards for effect in card["effects"])


def building(name: str, board: dict[str, Any], first: bool) -> int:
    """MAR-26.4, 26.5."""
    track = below(TRACKS["doubloon_income"]["vp_below"], board["income"])
    points = {
        "PB1": 4 * len(board["borders"]),
        "PB2": 2 * len(board["quests"]),
        "PB3": min(16, 4 * assistants(board)),
        "PB4": 2 * board["personal"] + 2 * board["cp"],
        "PB5": 3 * len(board["synergies"]),
        "PB6": 2 * len(board["tokens"]),
        "PB7": 2 * done(board),
        "PB8": track if first else 2 * track,
    }
    return int(points[name])


def multipliers(plain: dict[str, Any]) -> dict[str, int]:
    """MAR-17.7: the values of empty storage spaces and the majority on the map."""
    lying = [*plain["markers"].values(), *plain["legacy_markers"]]
    on_map = {nation: lying.count(nation) for nation in NATIONS}
    found = {}
    for nation in NATIONS:
        taken = on_map[nation] + plain["gone"].get(nation, 0)
        empty = 0
        for space in TRACKS["storage"]["spaces"]:
            taken -= space["markers"]
            empty += space["value"] if taken >= 0 else 0
        found[nation] = empty + 2 - sum(n > on_map[nation] for n in on_map.values())
    return found


def to_go(space: str) -> int:
    return 0 if not TRAIL[space]["next"] else 1 + min(to_go(one) for one in TRAIL[space]["next"])


def lead(points: tuple[int, int, int], limits: tuple[int, int], ahead: int) -> int:
    return 0 if ahead <= 0 else points[0] if ahead < limits[0] else points[1] if ahead < limits[1] else points[2]


def parts(plain: dict[str, Any], seat: int, jean: bool) -> dict[str, int]:
    board = plain["boards"][seat]
    first = plain["options"]["edition"] == "first"
    ranks = TRACKS["influence"]["ranks"]
    influence = [[one["influence"].get(nation, 0) for one in plain["boards"]] for nation in NATIONS]
    factor = multipliers(plain)
    found = {
        "vp_income": board["vp_income"],
        "doubloon_income": below(TRACKS["doubloon_income"]["vp_below"], board["income"]),
        "cards": sum(CARDS[one["card"]]["vp"] for one in board["tableau"]),
        "buildings": sum(
            building(name, board, first)
            for name, who in zip(plain["buildings"], plain["investors"], strict=True)
            if seat in who
        ),
        "influence": 3 * sum(row[seat] == max(row) > 0 for row in influence),
        "nations": sum(below(ranks, board["influence"].get(nation, 0)) * factor[nation] for nation in NATIONS),
        "bonus": 0,
        "story": 0,
    }
    if jean and seat == 1:
        human = plain["boards"][0]
        income = data("maracaibo", "automa")["board"]["vp_by_discs_removed"][plain["jean_removed"]]
        quests = len(board["quests"]) - len(human["quests"])
        upgrades = plain["jean_removed"] // 2 - done(human)
        ahead = to_go(human["explorer"]) - to_go(board["explorer"])
        found |= {"vp_income": income + len(plain["jean_cards"]), "doubloon_income": 0}
        found["bonus"] = 5 * len(board["quests"]) + lead((10, 20, 30), (3, 4), quests)
        found["bonus"] += lead((10, 20, 30), (3, 4), upgrades) + lead((10, 20, 30), (8, 11), ahead)
    return found


def incomes(board: dict[str, Any]) -> tuple[int, int]:
    """MAR-21.1 to 21.5, 24.14: whichever came first, cards or tokens; above 34 VP income, which starts again at 20."""
    money, vp, on_cards = 8, 0, board["on_cards"]
    for card in (CARDS[one["card"]] for one in board["tableau"]):
        on_cards -= sum("figure_on_card" in one for one in card["requirements"])
        for effect in card["effects"]:
            if effect.get("if_synergy", "") in ("", *board["synergies"]):
                money += effect["n"] if effect["do"] == "income_doubloons" else 0
                vp += effect["n"] if effect["do"] == "income_vp" else 0
    money += 2 * on_cards
    return min(money, 34), (vp + max(0, money - 34)) % 20


@pytest.mark.rules("MAR-17.4", "MAR-17.5", "MAR-17.6", "MAR-17.7", "MAR-17.8", "MAR-26.4", "MAR-30.23", "MAR-30.27")
@pytest.mark.parametrize("mode", ["free75", "free76", "free77"])
@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_the_final_scoring_adds_up(people: int, edition: str, mode: str) -> None:
    for number in range(MATCHES):
        options: dict[str, object] = {"edition": edition, "mode": mode, "jean": int(people == 1)}
        state: Any = GAME.start(max(people, 2), options, f"final {number}")
        rng = Xorshift(number + 1)
        while not state.over:
            seat = state.seats_to_act()[0]
            busy = eager(GAME, state.legal(seat), rng)
            state.apply(seat, busy[rng.below(len(busy))])
        plain = state.to_plain()
        for seat, row in enumerate(GAME.breakdown(state)):
            found = parts(plain, seat, people == 1)
            assert {name: row[name] for name in found} == found, (number, seat)
            board = plain["boards"][seat]
            if seat < people:
                assert (board["income"], board["vp_income"]) == incomes(board), (number, seat)
