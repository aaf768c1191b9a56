"""Cards that leave an empire (EON-11.9, 11.10)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.empires.state import EmpiresState
from tradewinds.games.empires.supply import discard_card


def leave(s: EmpiresState, seat: i64, slot: i64, to_hand: bool) -> i64:
    """A card goes to its discard pile, or back to the hand; the upgrades under a field go with it. How many left."""
    board = s.boards[seat]
    serial = board.serials[slot]
    remove(s, seat, slot, to_hand)
    gone: i64 = 1
    i: i64 = 0
    while i < len(board.cards):
        if board.hosts[i] == serial:
            remove(s, seat, i, False)
            gone += 1
        else:
            i += 1
    s.listen(board)
    return gone


def remove(s: EmpiresState, seat: i64, slot: i64, to_hand: bool) -> None:
    """Goods on the card go to the supply, workers on it to the clan tile (EON-R20); a starting card leaves the game."""
    board = s.boards[seat]
    content = s.content
    card = board.cards[slot]
    board.spent += board.crew[slot]
    board.remove_slot(slot)
    local = content.local[card]
    if to_hand:
        board.into_hand(local, 1)
    elif content.distance[card] >= 0:
        s.sea_discard(content.distance[card])[local] += 1
    elif local >= 0:
        discard_card(board, local)
    else:
        board.gone += 1
    if s.journal is not None:
        told: dict[str, object] = {"card": content.names[card]}
        if to_hand:
            s.journal.add("returned", "EON-11.10", int(seat), told)
        else:
            s.journal.add("left", "EON-11.9", int(seat), told)
