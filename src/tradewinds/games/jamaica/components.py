"""What is in the box, as numbers for the rules: made from `data/*.yaml`, checked against their checksums."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from tradewinds.games import data
from tradewinds.kernel.vectors import vec

# --- goods and symbols (JAM-1.3) -----------------------------------------------------------------------------------

EMPTY: Final = 0
GOLD: Final = 1
FOOD: Final = 2
GUNPOWDER: Final = 3
GOODS: Final = ["empty", "gold", "food", "gunpowder"]

FORWARD: Final = 4
BACKWARD: Final = 5
SYMBOLS: Final = ["", "load_gold", "load_food", "load_gunpowder", "forward", "backward"]
"""A load symbol has the number of its good."""

DAY: Final = 0
NIGHT: Final = 1

# --- action cards (JAM-1.2, 1.4) -----------------------------------------------------------------------------------

_cards: list[dict[str, Any]] = data("jamaica", "action_cards")["cards"]
CARDS: Final = [str(card["id"]) for card in _cards]
CARD_COUNT: Final = 11
FULL_DECK: Final = 2047
CARD_SYMBOL: Final = vec[i64]([SYMBOLS.index(card[part]) for card in _cards for part in ("day", "night")])
"""At 2 * card + part."""

# --- treasure cards (JAM-1.5): each of the twelve is one bit ------------------------------------------------------

MAP: Final = 1
SABRE: Final = 2
LADY_BETH: Final = 4
SIXTH_HOLD: Final = 8
POWERS: Final = 15
CURSES: Final = 0xE00
ALL_TREASURES: Final = 0xFFF
TREASURE_COUNT: Final = 12

_treasures: list[dict[str, Any]] = [
    card for card in data("jamaica", "treasure_cards")["cards"] for _ in range(card["count"])
]
TREASURES: Final = [str(card["id"]) for card in _treasures]
TREASURE_POINTS: Final = vec[i64]([int(card["points"]) for card in _treasures])
TREASURE_GROUP: Final = [str(card["group"]) for card in _treasures]
FIRST_CURSE: Final = 9

# --- dice (JAM-1.9) ------------------------------------------------------------------------------------------------

COMBAT_FACES: Final = ["2", "4", "6", "8", "10", "star"]
STAR: Final = 5
"""Index of the star; face i below it is worth 2 * i + 2."""

# --- the board (JAM-2.1 to 2.9) ------------------------------------------------------------------------------------

_board: dict[str, Any] = data("jamaica", "board")
_spaces: list[dict[str, Any]] = _board["spaces"]
SPACES: Final = 50
PORT_ROYAL: Final = 0
FLOOR_SCORE: Final = -5
FINISH_SCORE: Final = 15
CIRCUIT: Final = 32

KIND_PORT_ROYAL: Final = 0
KIND_SEA: Final = 1
KIND_PORT: Final = 2
KIND_LAIR: Final = 3
KINDS: Final = ["port_royal", "sea", "port", "lair"]

KIND: Final = vec[i64]([KINDS.index(space["kind"]) for space in _spaces])
COST: Final = vec[i64]([int(space["cost"]) for space in _spaces])
COST_GOOD: Final = vec[i64]([{"none": EMPTY, "gold": GOLD, "food": FOOD}[space["resource"]] for space in _spaces])
END_SCORE: Final = vec[i64]([int(space["end_score"]) for space in _spaces])
TO_FINISH: Final = vec[i64]([int(space["to_finish"]) for space in _spaces])
STAGE: Final = vec[i64]([int(_board["meta"]["stages"][space["section"]]) for space in _spaces])
LAIRS: Final = [int(space) for space in _board["meta"]["lairs"]]
NEXT: Final[list[list[int]]] = [list(space["next"]) for space in _spaces]
PREV: Final[list[list[int]]] = [list(space["prev"]) for space in _spaces]
PREV_COUNT: Final = vec[i64]([len(space["prev"]) for space in _spaces])
PREV_SPACE: Final = vec[i64]([n for space in _spaces for n in (space["prev"] + space["prev"])[:2]])
"""At 2 * space and 2 * space + 1."""


def _reach(ways: list[list[int]]) -> list[int]:
    """For every space and every 0 to 6 steps the (at most two) spaces exactly so far away, -1 where there is none.

    The same space is never reached by two lanes in the same number of steps (JAM-R05), so two places are enough.
    """
    table: list[int] = []
    for start in range(SPACES):
        ends = [start]
        for steps in range(7):
            if steps:
                ends = [after for end in ends for after in ways[end]]
            if len(ends) > 2 or len(set(ends)) != len(ends):
                raise ValueError(f"space {start}: {steps} steps lead to {ends}")
            table.extend([*ends, -1, -1][:2])
    return table


REACH_FORWARD: Final = vec[i64](_reach(NEXT))
REACH_BACKWARD: Final = vec[i64](_reach(PREV))
"""At 14 * space + 2 * steps."""

# --- players -------------------------------------------------------------------------------------------------------

_setup: dict[str, Any] = data("jamaica", "components")
PIRATES: Final = [str(pirate["id"]) for pirate in _setup["pirates"]]
COLORS: Final = [str(pirate["color"]) for pirate in _setup["pirates"]]
HOLDS: Final = 5
MAX_HOLDS: Final = 6
START_GOLD: Final = 3
START_FOOD: Final = 3
HAND: Final = 3
HAND_WITH_MAP: Final = 4
PILE: Final = 9
GHOST_PLAYERS: Final = 2
BANK: Final = [0, 80, 45, 45]
OPTIONS: Final[list[dict[str, Any]]] = _setup["options"]


def check() -> None:
    """The data and the constants above say the same (the checksums stand in the data files' heads)."""
    setup = _setup["setup"]
    counts = {row["id"]: row["count"] for row in _setup["components"]}
    facts = {
        "cards": len(CARDS) == CARD_COUNT == 11,
        "symbols": [list(CARD_SYMBOL).count(i) for i in range(1, 6)] == [4, 4, 4, 8, 2],
        "treasures": TREASURES[:4] == ["morgans_map", "sarans_sabre", "lady_beth", "sixth_hold"]
        and TREASURE_GROUP == ["power"] * 4 + ["treasure"] * 5 + ["cursed"] * 3
        and sum(TREASURE_POINTS) == 16,
        "spaces": len(KIND) == SPACES and [list(KIND).count(i) for i in range(4)] == [1, 29, 11, 9],
        "costs": sum(c for c, g in zip(COST, COST_GOOD, strict=True) if g == FOOD) == 77
        and sum(c for c, g in zip(COST, COST_GOOD, strict=True) if g == GOLD) == 43,
        "lairs": [i for i in range(SPACES) if KIND[i] == KIND_LAIR] == LAIRS,
        "circuit": TO_FINISH[0] == CIRCUIT,
        "ends": (_board["meta"]["floor_score"], _board["meta"]["finish_score"]) == (FLOOR_SCORE, FINISH_SCORE),
        "setup": tuple(
            setup[name]["value"]
            for name in (
                "holds_per_ship",
                "start_gold",
                "start_food",
                "hand_size",
                "hand_size_with_morgans_map",
                "treasure_cards_in_play",
                "ghost_ship_at_players",
            )
        )
        == (HOLDS, START_GOLD, START_FOOD, HAND, HAND_WITH_MAP, PILE, GHOST_PLAYERS),
        "bank": BANK[1:] == [counts["gold_token"], counts["food_token"], counts["gunpowder_token"]],
    }
    wrong = [name for name, right in facts.items() if not right]
    if wrong:
        raise ValueError(f"jamaica data disagree with the rules' constants: {', '.join(wrong)}")


check()
