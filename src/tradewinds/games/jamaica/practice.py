"""Positions in which a card or a space of Jamaica can be tried out at once."""

# tradewinds: interpreted

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tradewinds.games.jamaica.components import CARDS, HAND
from tradewinds.kernel.practice import laid

if TYPE_CHECKING:
    from tradewinds.kernel.game import Game
    from tradewinds.kernel.state import State

HOLDS: Final = ["food 6", "gold 6", "gunpowder 3", "-", "-"]
PORT: Final = 16


def practice(game: Game, name: str, id_: str) -> State | None:
    """The card in hand, the treasure aboard, or the ship just before the space: one point of either die leads there."""
    ship: dict[str, Any] = {"holds": HOLDS}
    printed = game.content()
    if name == "action_cards.cards":
        ship |= {"space": PORT, "hand": hand(id_)}
    elif name == "treasure_cards.cards":
        power = printed["treasures"][id_]["group"] not in ("treasure", "cursed")
        ship |= {"space": PORT, "powers" if power else "face_down": [id_]}
        if id_ == "sixth_hold":
            ship |= {"holds": [*HOLDS, "-"]}
    else:
        forward = next(card for card in CARDS if "forward" in printed["cards"][card].values())  # a pack may say where
        ship |= {"space": printed["spaces"][int(id_)]["prev"][0], "hand": hand(forward)}
    return laid(game, 3, {}, {"captain": 0, "frames": {2: {"seat": 0}}, "dice": [1, 1], "ships": {0: ship}})


def hand(tried: str) -> list[str]:
    return [tried, *(card for card in CARDS if card != tried)][:HAND]
