"""Lookout phase (chapter 4), and the same choice in set-up (EON-2.11) and by `look`: which drawn cards to keep.

Everybody chooses at the same time; nothing shows before all are done, not even the workers that are spent.
"""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.empires.components import BIT, DRAWN, KEPT_AT_SETUP
from tradewinds.games.empires.content import DECK_ROOM, Acts
from tradewinds.games.empires.frames import KEEP_LOOK, KEEP_LOOKOUT, KEEP_SETUP, KEEPING
from tradewinds.games.empires.reasons import (
    ASK_KEEP,
    ASK_KEEP_EXACTLY,
    ASK_KEEP_OF_LOOK,
    KEEP_EXACTLY,
    NO_WORKERS_TO_KEEP,
    NOT_DRAWN,
)
from tradewinds.games.empires.state import EmpiresState, Player
from tradewinds.games.empires.supply import UNTOLD, discard_card, draw_aside
from tradewinds.kernel.bits import least
from tradewinds.kernel.state import Buffer, Frame


def begin(s: EmpiresState) -> None:
    """Everybody draws four cards (EON-4.2)."""
    seat: i64
    for seat in range(s.players):
        draw_aside(s, seat, DRAWN, "EON-4.2")
    s.push(KEEPING, -1, KEEP_LOOKOUT, -1, BIT[s.players] - 1)


def step_keeping(s: EmpiresState, frame: Frame) -> bool:
    """Waits for all who choose; then what they chose is done for all together."""
    if frame.mask != 0:
        s.deciders = frame.mask
        return True
    s.pop()
    seat: i64
    if frame.seat >= 0:
        keep(s, frame, frame.seat)
    else:
        for seat in range(s.players):
            keep(s, frame, seat)
    return False


def keep(s: EmpiresState, frame: Frame, seat: i64) -> None:
    """Kept cards go to the hand, the others face up to the discard pile (EON-4.5, 2.11)."""
    board = s.boards[seat]
    kept_names = [] if s.journal is not None else UNTOLD
    left_names = [] if s.journal is not None else UNTOLD
    kept = board.chosen
    aside = board.aside
    while aside != 0:
        k = least(aside)
        aside &= aside - 1
        n = board.kept[k]
        if n > 0:
            board.into_hand(k, n)
            board.kept[k] = 0
        while board.drawn[k] > 0:
            board.drawn[k] -= 1
            discard_card(board, k)
            if s.journal is not None:
                left_names.append(s.content.names[s.card_at(board.clan, k)])
        if s.journal is not None:
            for _ in range(n):
                kept_names.append(s.content.names[s.card_at(board.clan, k)])
    board.keep_from = 0
    board.aside = 0
    board.chosen = 0
    if frame.what == KEEP_LOOKOUT:
        paid = kept - free_keeps(s, board)
        if paid > 0:
            board.workers -= paid
            board.spent += paid
    if s.journal is not None:
        rule = "EON-14.1" if frame.what == KEEP_LOOK else "EON-2.11" if frame.what == KEEP_SETUP else "EON-4.5"
        s.journal.add_secret("kept", rule, int(seat), {"n": int(kept)}, {"cards": kept_names}, (int(seat),))
        if len(left_names) > 0:
            s.journal.reveal("cast_off", rule, int(seat), {"discards": left_names})


def free_keeps(s: EmpiresState, board: Player) -> i64:
    """Cards that cost no worker (EON-4.4)."""
    n: i64 = 0
    if board.keeps == 0:
        return n
    i: i64
    for i in range(len(board.cards)):
        if board.exhausted[i] == 0:
            card = s.effect_card(board, i)
            if card >= 0:
                n += s.content.free_keep[card]
    return n


def can_keep_one_more(s: EmpiresState, frame: Frame, board: Player) -> i64:
    """A worker for each, but for those that are free (EON-4.3, 4.4); in set-up and by `look` an exact number."""
    if frame.n >= 0:
        return 0 if board.chosen < frame.n else KEEP_EXACTLY
    return 0 if board.chosen < board.workers + free_keeps(s, board) else NO_WORKERS_TO_KEEP


def can_keep_card(frame: Frame, board: Player, local: i64) -> i64:
    """A drawn card, in the order of the deck, so that no two orders mean the same and enough can follow."""
    if board.drawn[local] == 0 or local < board.keep_from:
        return NOT_DRAWN
    if frame.n >= 0:
        left: i64 = 0
        k: i64
        for k in range(local, len(board.drawn)):
            left += board.drawn[k]
        if left < frame.n - board.chosen:
            return KEEP_EXACTLY
    return 0


def options_keeping(s: EmpiresState, frame: Frame, seat: i64, out: Buffer) -> None:
    board = s.boards[seat]
    if can_keep_one_more(s, frame, board) == 0:
        content = s.content
        deck = board.clan * DECK_ROOM
        aside = board.aside & -BIT[board.keep_from]  # from there on
        while aside != 0:
            k = least(aside)
            aside &= aside - 1
            if board.drawn[k] > 0 and (frame.n < 0 or can_keep_card(frame, board, k) == 0):
                out.add(content.act.keep + content.deck_cards[deck + k])
    if frame.n < 0:
        out.add(s.content.act.done)


def can_keeping(s: EmpiresState, frame: Frame, seat: i64, act: Acts, action: i64) -> i64:
    board = s.boards[seat]
    if action == act.done and frame.n < 0:
        return 0
    if not act.keep <= action < act.done:
        if frame.n < 0:
            return ASK_KEEP
        return ASK_KEEP_OF_LOOK if frame.what == KEEP_LOOK else ASK_KEEP_EXACTLY
    card = action - act.keep
    if s.content.clan[card] != board.clan or s.content.local[card] < 0:
        return NOT_DRAWN
    reason = can_keep_card(frame, board, s.content.local[card])
    return reason if reason != 0 else can_keep_one_more(s, frame, board)


def do_keeping(s: EmpiresState, frame: Frame, seat: i64, action: i64) -> None:
    board = s.boards[seat]
    if action == s.content.act.done:
        frame.mask &= ~BIT[seat]
        return
    local = s.content.local[action - s.content.act.keep]
    board.drawn[local] -= 1
    board.kept[local] += 1
    board.chosen += 1
    board.keep_from = local
    if frame.n >= 0 and board.chosen == frame.n:
        frame.mask &= ~BIT[seat]


def choose_first_hand(s: EmpiresState) -> None:
    """Three of five cards, at the same time and secretly (EON-2.11)."""
    s.push(KEEPING, -1, KEEP_SETUP, KEPT_AT_SETUP, BIT[s.players] - 1)
