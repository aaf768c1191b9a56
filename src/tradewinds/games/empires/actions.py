"""The actions of Empires of the North: their texts, for the cards of one content.

`place:sail:ulaf_quick_raid` declares an action together with the card that is played in its window (EON-R45).
"""

from __future__ import annotations

from typing import Final

from tradewinds.games.empires.components import (
    CARGO_NAMES,
    CLAN_NAMES,
    DISTANCE_NAMES,
    GOOD_NAMES,
    KIND_NAMES,
    RESOURCES,
    TILE_NAMES,
)
from tradewinds.games.empires.content import Acts
from tradewinds.kernel.actions import ActionTable, Family

SEATS: Final = ["0", "1", "2", "3"]
MOST_GOLD: Final = 8
"""Gold that may stand for one kind of resource in one cost."""
MOST_SHIPS: Final = 16
"""13 clan ships and 3 generic ones could be in the queue."""
MOST_LISTS: Final = 6
"""Lists of one `choose`."""


def action_table(
    cards: list[str], islands: list[str], windows: list[str], performers: list[str], alike: int
) -> tuple[ActionTable, Acts]:
    """The table and the first number of each family.

    `alike` cards of one name can be in an empire in different states: `pick:<card>`, then `pick:<card>:2` …
    """
    act = Acts()
    act.windows = len(windows)
    act.alike = alike
    families: list[tuple[int, Family]] = []
    at = 0

    def add(name: str, *places: list[str]) -> int:
        nonlocal at
        first = at
        family = Family(name, *places)
        families.append((first, family))
        at += family.size
        return first

    act.clan = add("clan", CLAN_NAMES)
    act.keep = add("keep", cards)
    act.done = add("done")
    act.build = add("build", cards)
    act.place = add("place", TILE_NAMES)
    act.place_with = add("place", TILE_NAMES, windows)
    act.again = add("again", TILE_NAMES, TILE_NAMES)
    act.again_with = add("again", TILE_NAMES, TILE_NAMES, windows)
    act.use = add("use", cards)
    act.use_with = add("use", performers, windows)
    act.attack = add("attack", SEATS, cards)
    act.tribute = add("tribute")
    act.passing = add("pass")
    act.perform = add("perform", TILE_NAMES)
    act.perform_with = add("perform", TILE_NAMES, windows)
    act.gold = add("gold", GOOD_NAMES[:RESOURCES], [str(n) for n in range(MOST_GOLD + 1)])
    act.pay = add("pay", GOOD_NAMES[: RESOURCES + 1])
    act.take = add("take", KIND_NAMES)
    act.pick = add("pick", cards)
    act.pick_other = add("pick", cards, [str(n) for n in range(2, alike + 1)])
    act.played_as = add("as", ["field", "upgrade"])
    act.discard = add("discard", cards)
    act.exhaust = add("exhaust", SEATS, cards)
    act.move = add("move", ["fresh", "exhausted"], TILE_NAMES, TILE_NAMES)
    act.ship = add("ship", [str(n) for n in range(1, MOST_SHIPS + 1)])
    act.ahead = add("ahead")
    act.island = add("island", islands)
    act.deck = add("deck", DISTANCE_NAMES)
    act.pillage = add("pillage")
    act.conquer = add("conquer")
    act.option = add("option", [str(n) for n in range(1, MOST_LISTS + 1)])
    act.accept = add("accept")
    act.cargo = add("cargo", CARGO_NAMES)
    act.deposit = add("deposit", GOOD_NAMES)
    act.size = at
    return ActionTable(families), act
