"""Positions in which a card or a space of Jamaica can be tried out at once."""

# tradewinds: interpreted

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tradewinds.games.jamaica.components import CARDS
from tradewinds.kernel.practice import laid

if TYPE_CHECKING:
    from tradewinds.kernel.game import Game
    from tradewinds.kernel.state import State

HOLDS: Final = ["food 6", "gold 6", "gunpowder 3", "-", "-"]
FORWARD: Final = "forward_gunpowder"
PORT: Final = 16


def practice(game: Game, name: str, id_: str) -> State | None:
    """The card in hand, the treasure aboard, or the ship just before the space: one point of either die leads there."""
    ship: dict[str, Any] = {"holds": HOLDS}
    cards = [card for card in CARDS if card not in (id_, FORWARD)]
    if name == "action_cards.cards":
        ship |= {"space": PORT, "hand": [id_, *cards[:2]]}
    elif name == "treasure_cards.cards":
        power = game.content()["treasures"][id_]["group"] not in ("treasure", "cursed")
        ship |= {"space": PORT, "powers" if power else "face_down": [id_]}
        if id_ == "sixth_hold":
            ship |= {"holds": [*HOLDS, "-"]}
    else:
        ship |= {"space": game.content()["spaces"][int(id_)]["prev"][0], "hand": [FORWARD, *cards[:2]]}
    return laid(game, 3, {}, {"captain": 0, "frames": {2: {"seat": 0}}, "dice": [1, 1], "ships": {0: ship}})
