"""Effects on what lies in empires and on tiles: release, refresh, exhaust, move a pawn (EON-8.7, 10.5, R49, 6.12)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.empires.components import (
    BIT,
    GOOD_NAMES,
    GOODS,
    ONE_OF,
    PAWNS,
    TILE_NAMES,
    TILES,
    in_goods,
)
from tradewinds.games.empires.content import (
    RELEASED,
    Acts,
)
from tradewinds.games.empires.frames import (
    PICK_EXHAUST,
    WHICH,
)
from tradewinds.games.empires.picking import Picks, pick_reason
from tradewinds.games.empires.reasons import (
    ASK_EXHAUST,
    ASK_MOVE,
    ASK_REFRESH,
    ASK_RELEASE,
    ASK_RELEASE_GOOD,
    NO_SUCH_PAWN,
    NOT_ATTACKABLE,
    NOT_ON_CARD,
    NOT_TO_REFRESH,
    NOT_TO_RELEASE,
    SAME_TILE,
)
from tradewinds.games.empires.state import EmpiresState, Player
from tradewinds.games.empires.targets import attackable, can_target, has_target
from tradewinds.games.empires.triggers import fire
from tradewinds.kernel.state import Buffer, Frame

# --- release (EON-8.7) -----------------------------------------------------------------------------------------------


def is_laden(board: Player, i: i64, goods: i64, own: i64, source: i64) -> bool:
    """Workers, or goods, are assigned to a card; with `own` only to the card whose effect it is."""
    assigned = board.stored[i] if goods != 0 else board.crew[i]
    return assigned > 0 and (own == 0 or board.serials[i] == source)


def has_laden(board: Player, goods: i64, own: i64, source: i64) -> bool:
    i: i64
    for i in range(len(board.cards)):
        if is_laden(board, i, goods, own, source):
            return True
    return False


def step_releasing(s: EmpiresState, frame: Frame) -> bool:
    board = s.boards[frame.seat]
    if frame.bound == 0 and (frame.n == 0 or not has_laden(board, frame.what, frame.mask, frame.source)):
        s.pop()
        return False
    s.deciders = 1 << frame.seat
    return True


def releasing(s: EmpiresState, frame: Frame) -> Picks:
    board = s.boards[frame.seat]
    picks = Picks(s, board)
    i: i64
    for i in range(len(board.cards)):
        if is_laden(board, i, frame.what, frame.mask, frame.source):
            picks.mark(i)
    return picks


def options_releasing(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    """Which card, or done; then which good of those on it."""
    act = s.content.act
    if frame.bound == 0:
        releasing(s, frame).fill(out)
        out.add(act.done)
        return
    board = s.boards[frame.seat]
    goods = board.stored[board.slot(frame.bound - 1)]
    good: i64
    for good in range(GOODS):
        if in_goods(goods, good) > 0:
            out.add(act.take + good)


def can_releasing(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    if frame.bound == 0:
        return 0 if action == act.done else pick_reason(releasing(s, frame), action, ASK_RELEASE, NOT_TO_RELEASE)
    if not act.take <= action < act.pick:
        return ASK_RELEASE_GOOD
    board = s.boards[frame.seat]
    good = action - act.take
    held = good < GOODS and in_goods(board.stored[board.slot(frame.bound - 1)], good) > 0
    return 0 if held else NOT_ON_CARD


def do_releasing(s: EmpiresState, frame: Frame, action: i64) -> None:
    """Back to the own stock, usable at once; a trigger after each worker (EON-R47)."""
    act = s.content.act
    if action == act.done:
        s.pop()
        return
    board = s.boards[frame.seat]
    if frame.bound == 0:
        slot = releasing(s, frame).slot(action)
        if frame.what != 0:
            frame.bound = board.serials[slot] + 1
            return
        board.crew[slot] -= 1
        board.workers += 1
        frame.n -= 1
        tell_released(s, frame.seat, board, slot, "worker")
        fire(s, frame.seat, RELEASED)
        return
    slot = board.slot(frame.bound - 1)
    good = action - act.take
    board.stored[slot] -= ONE_OF[good]
    board.goods[good] += 1
    frame.n -= 1
    frame.bound = 0
    tell_released(s, frame.seat, board, slot, GOOD_NAMES[good])


def tell_released(s: EmpiresState, seat: i64, board: Player, slot: i64, what: str) -> None:
    if s.journal is not None:
        told: dict[str, object] = {"gains": {what: 1}, "card": s.content.names[board.cards[slot]]}
        s.journal.add("released", "EON-8.7", int(seat), told)


# --- refresh (EON-10.5, R52) -----------------------------------------------------------------------------------------


def is_tired(s: EmpiresState, board: Player, i: i64, which: i64) -> bool:
    """An exhausted card that matches, but never the card being used."""
    return board.exhausted[i] != 0 and board.serials[i] != board.using and s.matches(board, i, which)


def has_tired(s: EmpiresState, board: Player, which: i64) -> bool:
    i: i64
    for i in range(len(board.cards)):
        if is_tired(s, board, i, which):
            return True
    return False


def tired(s: EmpiresState, board: Player, which: i64) -> Picks:
    picks = Picks(s, board)
    i: i64
    for i in range(len(board.cards)):
        if is_tired(s, board, i, which):
            picks.mark(i)
    return picks


def refresh_all(s: EmpiresState, seat: i64, which: i64) -> None:
    board = s.boards[seat]
    i: i64
    for i in range(len(board.cards)):
        if is_tired(s, board, i, which):
            refresh(s, seat, i)


def refresh(s: EmpiresState, seat: i64, i: i64) -> None:
    board = s.boards[seat]
    s.refresh(board, i)
    if s.journal is not None:
        s.journal.add("refreshed", "EON-10.5", int(seat), {"card": s.content.names[board.cards[i]]})


def step_refreshing(s: EmpiresState, frame: Frame) -> bool:
    if frame.n == 0 or not has_tired(s, s.boards[frame.seat], frame.what):
        s.pop()
        return False
    s.deciders = 1 << frame.seat
    return True


def options_refreshing(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    tired(s, s.boards[frame.seat], frame.what).fill(out)
    out.add(s.content.act.done)


def can_refreshing(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    if action == act.done:
        return 0
    return pick_reason(tired(s, s.boards[frame.seat], frame.what), action, ASK_REFRESH, NOT_TO_REFRESH)


def do_refreshing(s: EmpiresState, frame: Frame, action: i64) -> None:
    if action == s.content.act.done:
        s.pop()
        return
    frame.n -= 1
    refresh(s, frame.seat, tired(s, s.boards[frame.seat], frame.what).slot(action))


# --- exhaust an opponent's card (EON-R49) ----------------------------------------------------------------------------


def step_exhausting(s: EmpiresState, frame: Frame) -> bool:
    """While there is a legal target one must be taken."""
    if frame.n == 0 or not has_target(s, frame.seat):
        s.pop()
        return False
    s.deciders = 1 << frame.seat
    return True


def options_exhausting(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    other: i64
    for other in range(s.players):
        if can_target(s, frame.seat, other) == 0:
            for card in attackable(s, other):
                out.add(s.content.act.exhaust + other * s.content.size + card)


def can_exhausting(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    if not act.exhaust <= action < act.move:
        return ASK_EXHAUST
    other, card = (action - act.exhaust) // s.content.size, (action - act.exhaust) % s.content.size
    reason = can_target(s, frame.seat, other)
    if reason != 0:
        return reason
    for found in attackable(s, other):
        if found == card:
            return 0
    return NOT_ATTACKABLE


def do_exhausting(s: EmpiresState, frame: Frame, action: i64) -> None:
    frame.n -= 1
    at = action - s.content.act.exhaust
    s.push(WHICH, frame.seat, PICK_EXHAUST, at // s.content.size, 0, at % s.content.size)


# --- move a pawn (EON-6.12, R23) -------------------------------------------------------------------------------------


def has_pawn(board: Player, moved: i64) -> bool:
    k: i64
    for k in range(PAWNS):
        if board.pawns[k] >= 0 and moved & BIT[k] == 0:
            return True
    return False


def pawn_to_move(board: Player, moved: i64, tired_one: i64, tile: i64) -> i64:
    """A pawn on that tile with that side up that this effect has not moved yet, -1 for none."""
    k: i64
    for k in range(PAWNS):
        if board.pawns[k] == tile and moved & BIT[k] == 0 and (board.tired >> k) & 1 == tired_one:
            return k
    return -1


def step_moving(s: EmpiresState, frame: Frame) -> bool:
    if frame.n == 0 or not has_pawn(s.boards[frame.seat], frame.mask):
        s.pop()
        return False
    s.deciders = 1 << frame.seat
    return True


def options_moving(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    act = s.content.act
    action: i64
    for action in range(act.move, act.ship):
        if can_moving(s, frame, act, action) == 0:
            out.add(action)
    out.add(act.done)


def can_moving(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    """To any other tile, not only an adjacent one."""
    if action == act.done:
        return 0
    if not act.move <= action < act.ship:
        return ASK_MOVE
    at = action - act.move
    side, start, end = at // (TILES * TILES), at // TILES % TILES, at % TILES
    if pawn_to_move(s.boards[frame.seat], frame.mask, side, start) < 0:
        return NO_SUCH_PAWN
    return SAME_TILE if start == end else 0


def do_moving(s: EmpiresState, frame: Frame, action: i64) -> None:
    """The tile is not activated, no food is paid, the pawn's side does not change."""
    if action == s.content.act.done:
        s.pop()
        return
    at = action - s.content.act.move
    side, start, end = at // (TILES * TILES), at // TILES % TILES, at % TILES
    board = s.boards[frame.seat]
    pawn = pawn_to_move(board, frame.mask, side, start)
    board.pawns[pawn] = end
    frame.mask |= BIT[pawn]
    frame.n -= 1
    if s.journal is not None:
        told: dict[str, object] = {"tile": TILE_NAMES[start], "other_tile": TILE_NAMES[end]}
        s.journal.add("moved_pawn", "EON-6.12", int(frame.seat), told)
