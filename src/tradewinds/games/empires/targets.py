"""Which cards of others can be attacked or exhausted (EON-5.5, 10.6 to 10.9)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.empires.components import BIT
from tradewinds.games.empires.picking import Picks
from tradewinds.games.empires.reasons import NO_SUCH_OPPONENT, OPPONENT_PASSED, OWN_CARD
from tradewinds.games.empires.state import EmpiresState, Player
from tradewinds.kernel.vectors import append, vec


def can_target(s: EmpiresState, seat: i64, other: i64) -> i64:
    """An opponent who has not passed."""
    if other >= s.players:
        return NO_SUCH_OPPONENT
    if other == seat:
        return OWN_CARD
    return OPPONENT_PASSED if s.passed & BIT[other] != 0 else 0


def attackable(s: EmpiresState, other: i64) -> vec[i64]:
    """Unexhausted cards with an action: stores and copies of an action too (EON-10.7, 10.8); one of each name."""
    board = s.boards[other]
    found = vec[i64]()
    i: i64
    for i in range(len(board.cards)):
        if board.ready[i] >= 0:
            known = False
            for card in found:
                known = known or card == board.cards[i]
            if not known:
                found = append(found, board.cards[i])
    return found


def has_target(s: EmpiresState, seat: i64) -> bool:
    other: i64
    for other in range(s.players):
        if can_target(s, seat, other) == 0 and len(attackable(s, other)) > 0:
            return True
    return False


def the_one(s: EmpiresState, board: Player, card: i64) -> i64:
    """The slot that the name of an unexhausted action card means, -1 where several differ in something."""
    cards, ready = board.cards, board.ready
    found: i64 = -1
    i: i64
    for i in range(len(cards)):
        if cards[i] == card and ready[i] >= 0:
            if found < 0:
                found = i
            elif not s.same_state(board, found, i):
                return -1
    return found


def alike(s: EmpiresState, seat: i64, card: i64) -> Picks:
    """The unexhausted action cards of a seat with this name."""
    board = s.boards[seat]
    picks = Picks(s, board)
    i: i64
    for i in range(len(board.cards)):
        if board.cards[i] == card and board.ready[i] >= 0:
            picks.mark(i)
    return picks
