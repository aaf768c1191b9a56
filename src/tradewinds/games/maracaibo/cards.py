"""The project deck, its discard pile and the display (MAR-15), and the hand."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.maracaibo.components import BIT, DISPLAY
from tradewinds.games.maracaibo.state import PROJECTS, MaracaiboState, added, without
from tradewinds.kernel.vectors import vec


def draw_one(s: MaracaiboState) -> i64:
    """The top of the deck; an empty one is made anew of the discard pile (MAR-15.4); -1 if there is no card at all."""
    if s.deck.size == 0:
        if s.discard_size == 0:
            return -1
        s.deck.move_all(s.discard)
        s.discard_size = 0
        if s.journal is not None:
            s.journal.add("reshuffled", "MAR-15.4", -1, {})
    return s.deck.draw(s.chance, PROJECTS)


def throw_away(s: MaracaiboState, card: i64) -> None:
    """Face up on the common discard pile (MAR-20.7); the caller tells of it."""
    s.discard[card] += 1
    s.discard_size += 1


def shuffle_in(s: MaracaiboState, card: i64) -> None:
    """Into the face-down deck, where nobody knows its place (MAR-2.29)."""
    s.deck.add(card)


def discard_from_hand(s: MaracaiboState, seat: i64, card: i64, rule: str) -> None:
    board = s.boards[seat]
    board.hand = without(board.hand, card)
    throw_away(s, card)
    if s.journal is not None:
        s.journal.reveal("discarded", rule, int(seat), {"cards": [s.box.names[card]]})


def discard_hand(s: MaracaiboState, seat: i64, rule: str) -> None:
    """All of it; nothing is drawn before phase C (MAR-11.2)."""
    board = s.boards[seat]
    for card in board.hand:
        throw_away(s, card)
    if s.journal is not None:
        s.journal.reveal("discarded", rule, int(seat), {"cards": [s.box.names[card] for card in board.hand]})
    board.hand = vec[i64]()


def draw_to_hand(s: MaracaiboState, seat: i64) -> None:
    """Only the owner sees it (MAR-31.2)."""
    card = draw_one(s)
    assert card >= 0
    board = s.boards[seat]
    board.hand = added(board.hand, card)
    if s.journal is not None:
        s.journal.add_secret("drew", "MAR-15.2", int(seat), {"n": 1}, {"cards": [s.box.names[card]]}, (int(seat),))


def refill_display(s: MaracaiboState) -> None:
    """Into the gaps, from left to right (MAR-15.3, RUL.58); a place stays empty when there are no cards left."""
    display = s.display
    gaps: i64 = 0
    k: i64
    for k in range(DISPLAY):
        if display[k] < 0:
            display[k] = draw_one(s)
            gaps |= BIT[k]
    if s.journal is not None:
        new = [s.box.names[display[k]] for k in range(DISPLAY) if gaps & BIT[k] != 0 and display[k] >= 0]
        if len(new) > 0:
            s.journal.reveal("display", "MAR-15.3", -1, {"cards": new})


def renew_display(s: MaracaiboState) -> None:
    """Four new cards (MAR-16.7)."""
    k: i64
    for k in range(DISPLAY):
        if s.display[k] >= 0:
            throw_away(s, s.display[k])
            s.display[k] = -1
    refill_display(s)
