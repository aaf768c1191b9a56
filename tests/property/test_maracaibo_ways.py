"""Every way a ship can take in Maracaibo, found again from map.yaml and legacy_tiles.yaml without the rules' code."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tradewinds import games
from tradewinds.games import data

GAME = games.load("maracaibo")
MAP = data("maracaibo", "map")
PLACES = {row["id"]: row for row in [*(one for one in MAP["legacy_locations"] if "next" in one), *MAP["locations"]]}
TILES = {row["id"]: row for row in data("maracaibo", "legacy_tiles")["tiles"]}
RANKS = {row["id"]: row["rank"] for row in data("maracaibo", "explorer_track")["spaces"]}
ROUTES = {tuple(row["at"]): (name, row["mp"]) for name, row in TILES.items() if row["kind"] == "route"}
TOLLS = {row["at"]: (name, row["toll_doubloons"]) for name, row in TILES.items() if "toll_doubloons" in row}
CHANGING = ["L2", "L4", "L7", "L8", "L11", "L18"]


def open_to(place: str, edition: str, rank: float) -> bool:
    """MAR-29.6, 29.9."""
    gate = PLACES[place].get("needs_explorer", {}).get(edition, {})
    return bool(rank > gate["above"] if "above" in gate else rank >= gate.get("from", 0))


def ways(at: str, mp: int, money: int, of: dict[str, Any]) -> list[tuple[str, int, int]]:
    """Stop, MP and toll of each way of at least one step (MAR-4.1 to 4.12, 29.3, 29.13)."""
    found = []
    for arrow in PLACES[at]["next"]:
        to = arrow["to"]
        if of["round"] not in arrow.get("rounds", [1, 2, 3, 4]) or arrow.get("when", "L1") not in (*of["legacy"], "L1"):
            continue
        tile, dear = ROUTES.get((at, to), ("", 0))
        cost = dear if tile in of["legacy"] else arrow["mp"]
        if cost > mp or not open_to(to, of["edition"], of["rank"]):
            continue
        found.append((to, cost, 0))
        tile, toll = TOLLS.get(to, ("", 0))
        toll = toll if tile in of["legacy"] else 0
        if not PLACES[to]["stop"] and toll <= money:
            found += [(stop, cost + n, toll + more) for stop, n, more in ways(to, mp - cost, money - toll, of)]
    return found


@pytest.mark.rules("MAR-4.1", "MAR-4.2", "MAR-4.3", "MAR-4.5", "MAR-4.10", "MAR-4.12", "MAR-29.3", "MAR-29.13")
@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("ship", [name for name, row in PLACES.items() if row["next"] and name != "21b"])
def test_all_ways_and_no_others(ship: str, edition: str) -> None:
    dice = Random(f"{ship} {edition}")
    for number in range(12):
        legacy = [] if number == 0 else [tile for tile in CHANGING if dice.random() < 0.5]
        if ship in ("9a", "L7"):
            legacy = sorted({*legacy, "L4", "L7"})
        money, explorer = dice.randrange(4), dice.choice(["E00", "E04", "E05", "E10", "E11", "E14L"])
        plain: Any = GAME.start(3, {"edition": edition, "first_player": "0"}, f"{ship} {number}").to_plain()
        turn = 1 + number % 4
        plain |= {"frames": "turn", "round": turn, "legacy": legacy}
        plain["boards"][0] |= {"ship": ship, "doubloons": money, "explorer": explorer}
        # With a card that turns figures into CP there is a choice, so that not even a single way is taken unasked.
        plain["boards"][0]["tableau"] = [{"card": "B042"}]
        state: Any = GAME.from_plain(plain)
        taken = []
        for action in state.legal(0):
            text = GAME.actions.text(action)
            if text.startswith("sail"):
                after = state.copy()
                after.answer(0, action)
                board = after.boards[0]
                taken.append((text.split(":")[1], int(after.mp), money - int(board.doubloons)))
        of = {"round": turn, "legacy": legacy, "edition": edition, "rank": RANKS[explorer]}
        assert Counter(taken) == Counter(ways(ship, 7, money, of)), (number, legacy, money, explorer)
