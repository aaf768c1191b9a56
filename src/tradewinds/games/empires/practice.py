"""Positions in which a card, an island or a tile of Empires can be tried out at once."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from tradewinds.games.empires.components import CLAN_NAMES, FACE_UP, GOOD_NAMES
from tradewinds.kernel.practice import laid

if TYPE_CHECKING:
    from tradewinds.kernel.game import Game
    from tradewinds.kernel.state import State

GOODS: Final = dict.fromkeys(GOOD_NAMES, 6)
IN_HAND: Final = 2
"""Cards beside the one that is tried: something to discard."""
BESIDE: Final = ("action", "ongoing", "field")
"""Kinds that stand in the empire beside the starting cards: something to copy, to refresh, to be paid with."""
SHIP: Final = {"seat": 0, "fish": True, "raze": True, "generic": False}


def practice(game: Game, name: str, id_: str) -> State | None:
    """The card in hand with plenty of everything; the island face up and ships before it; the scenario alone."""
    if name == "solo.scenarios":
        return game.start(1, {"solo_scenario": id_}, "practice")
    cards: dict[str, dict[str, Any]] = game.content()["cards"]
    if name == "icons":
        shown = [card for card, row in cards.items() if row["icon"] == id_]
        return practice(game, "islands" if "distance" in cards[shown[0]] else "", shown[0]) if shown else None
    if name == "action_tiles":
        return hand(game, cards, next(card for card, row in cards.items() if "clan" in row and "start" not in row))
    return island(game, cards, id_) if name == "islands" else hand(game, cards, id_)


def boards(cards: Mapping[str, dict[str, Any]], clan: str, tried: str) -> dict[int, dict[str, Any]]:
    own = {card: row for card, row in cards.items() if row.get("clan") == clan}
    others = [card for card, row in own.items() if card != tried and not row.get("start")]
    empire = [card for card, row in own.items() if row.get("start") for _ in range(row["copies"])]
    for kind in BESIDE:
        empire += [card for card in others if own[card]["kind"] == kind][:1]
    spare = [card for card in others if card not in empire][:IN_HAND]
    held = dict.fromkeys(spare if own.get(tried, {}).get("start") or tried not in own else [tried, *spare], 1)
    against = next(name for name in CLAN_NAMES if name != clan)
    return {0: {"clan": clan, "goods": GOODS, "hand": held, "empire": empire}, 1: {"clan": against}}


def hand(game: Game, cards: Mapping[str, dict[str, Any]], tried: str) -> State:
    """In the Action phase; a starting card lies before its player as ever."""
    clan = cards[tried]["clan"]
    return laid(game, 2, {}, {"frames": "action", "boards": boards(cards, clan, tried)})


def island(game: Game, cards: Mapping[str, dict[str, Any]], tried: str) -> State:
    """In the Expedition phase, with two ships that have everything aboard."""
    distance = cards[tried]["distance"]
    others = [card for card, row in cards.items() if row.get("distance") == distance and card != tried]
    over = {
        "frames": "expedition",
        "boards": boards(cards, CLAN_NAMES[0], tried),
        "queue": [{"ship": ship, **SHIP} for ship in (1, 2)],
        distance: {"face_up": [tried, *others][:FACE_UP]},
    }
    return laid(game, 2, {}, over)
