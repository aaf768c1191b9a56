"""Effects on deck and discard pile: look, search, take back (EON-8.11)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.empires.components import (
    BIT,
)
from tradewinds.games.empires.content import (
    Acts,
)
from tradewinds.games.empires.frames import (
    KEEP_LOOK,
    KEEPING,
    TAKE_DISCARDED,
    TAKE_SEARCH,
    TAKING,
)
from tradewinds.games.empires.reasons import (
    ASK_SEARCH,
    ASK_TAKE,
    NO_SUCH_CARD,
)
from tradewinds.games.empires.state import EmpiresState
from tradewinds.games.empires.supply import draw_aside, rebuild
from tradewinds.kernel.state import Buffer, Frame

# --- look, search, take from the discard pile (EON-8.11) -------------------------------------------------------------


def look(s: EmpiresState, seat: i64, n: i64, kept: i64) -> None:
    """Draw aside, keep exactly so many (fewer if fewer were drawn), discard the others."""
    board = s.boards[seat]
    draw_aside(s, seat, n, "EON-14.1")
    drawn: i64 = 0
    for one in board.drawn:
        drawn += one
    if drawn > 0:
        s.push(KEEPING, seat, KEEP_LOOK, kept if kept < drawn else drawn, BIT[seat])


def search(s: EmpiresState, seat: i64, n: i64, which: i64) -> None:
    """Look through the whole deck, rebuilt first if it is empty."""
    board = s.boards[seat]
    if board.deck.size == 0 and board.discard_size > 0:
        rebuild(s, seat)
    if board.deck.size > 0:
        s.push(TAKING, seat, TAKE_SEARCH, n, which)


def printed_match(s: EmpiresState, card: i64, selector: i64) -> bool:
    """A card outside an empire matches by what is printed on it."""
    icons, kinds = s.content.which_icons[selector], s.content.which_kinds[selector]
    if icons != 0 and icons & BIT[s.content.icon[card]] == 0:
        return False
    return kinds == 0 or kinds & s.content.printed[card] != 0


def can_take(s: EmpiresState, frame: Frame, local: i64) -> i64:
    """A card that is there and matches, in the order of the deck, so that no two orders mean the same."""
    board = s.boards[frame.seat]
    searching = frame.what == TAKE_SEARCH
    there = board.deck.counts[local] if searching else board.discard[local]
    if there == 0 or local < frame.bound - 1:
        return NO_SUCH_CARD
    return 0 if not searching or printed_match(s, s.card_at(board.clan, local), frame.mask) else NO_SUCH_CARD


def step_taking(s: EmpiresState, frame: Frame) -> bool:
    board = s.boards[frame.seat]
    if frame.n == 0 or (frame.what == TAKE_DISCARDED and board.discard_size == 0):
        end_taking(s, frame)
        return False
    s.deciders = 1 << frame.seat
    return True


def end_taking(s: EmpiresState, frame: Frame) -> None:
    """The deck is shuffled also when nothing was found."""
    s.pop()
    if frame.what == TAKE_SEARCH:
        s.boards[frame.seat].deck.shuffle()
        if s.journal is not None:
            s.journal.add("searched", "EON-8.11", int(frame.seat), {})


def options_taking(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    board = s.boards[frame.seat]
    k: i64
    for k in range(len(board.hand)):
        if can_take(s, frame, k) == 0:
            out.add(s.content.act.keep + s.card_at(board.clan, k))
    out.add(s.content.act.done)


def can_taking(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    if action == act.done:
        return 0
    if not act.keep <= action < act.done:
        return ASK_SEARCH if frame.what == TAKE_SEARCH else ASK_TAKE
    card = action - act.keep
    own = s.content.clan[card] == s.boards[frame.seat].clan and s.content.local[card] >= 0
    return can_take(s, frame, s.content.local[card]) if own else NO_SUCH_CARD


def do_taking(s: EmpiresState, frame: Frame, action: i64) -> None:
    if action == s.content.act.done:
        end_taking(s, frame)
        return
    board = s.boards[frame.seat]
    card = action - s.content.act.keep
    local = s.content.local[card]
    if frame.what == TAKE_SEARCH:
        board.deck.take(local)
    else:
        board.discard[local] -= 1
        board.discard_size -= 1
    board.into_hand(local, 1)
    frame.n -= 1
    frame.bound = local + 1
    if s.journal is not None:
        told: dict[str, object] = {"card": s.content.names[card]}
        if frame.what == TAKE_SEARCH:  # found by an icon, so it is shown
            s.journal.reveal("found", "EON-8.11", int(frame.seat), told)
        else:
            s.journal.add("took_back", "EON-14.3", int(frame.seat), told)
