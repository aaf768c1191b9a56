"""Storing at the end of the Captain phase (PR-9.14), with Warehouses and Storehouse."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.puertorico import achievements
from tradewinds.games.puertorico.actions import KEEP, KEEP_KIND, PASS, RAID
from tradewinds.games.puertorico.components import GOODS, KINDS, LARGE_WAREHOUSE, SMALL_WAREHOUSE, STOREHOUSE
from tradewinds.games.puertorico.reasons import (
    ASK_STORING,
    KEPT_ALREADY,
    KINDS_FIRST,
    NO_CRATE_TO_STORE,
    STORAGE_FULL,
    STORED_IN_ORDER,
)
from tradewinds.games.puertorico.state import GOODS_AT, STORING, SUPPLY_AT, Player, PuertoRicoState
from tradewinds.kernel.state import Buffer, Frame


def begin_storing(s: PuertoRicoState, seat: i64) -> bool:
    """Keep one crate and what warehouses allow (PR-9.14, I.34), or fewer (PR-R.29)."""
    board = s.boards[seat]
    if board.crates() == 0:
        stored(s, seat)
        return False
    kinds, singles = storage(s, board)
    s.push(STORING, seat, kinds, singles)
    return True


def storage(s: PuertoRicoState, board: Player) -> tuple[i64, i64]:
    kinds: i64 = 0
    singles: i64 = 1
    if board.active(SMALL_WAREHOUSE):
        kinds += 1
    if board.active(LARGE_WAREHOUSE):
        kinds += 2
    if s.rules.new_buildings and board.active(STOREHOUSE):
        singles += 3
    return kinds, singles


def can_keep_kind(board: Player, frame: Frame, good: i64) -> i64:
    """First the kinds kept whole, in rising order, as many as warehouses allow (PR-12.7)."""
    if board.pieces[GOODS_AT + good] == 0:
        return NO_CRATE_TO_STORE
    whole = frame.mask & 31
    if (whole >> good) & 1 != 0:
        return KEPT_ALREADY
    if frame.what <= 0:
        return STORAGE_FULL
    if frame.mask != whole:
        return KINDS_FIRST
    return 0 if whole >> good == 0 else STORED_IN_ORDER


def can_keep(board: Player, frame: Frame, good: i64) -> i64:
    """Then single crates, in rising order; keeping fewer is allowed (PR-R.29)."""
    if board.pieces[GOODS_AT + good] == 0:
        return NO_CRATE_TO_STORE
    if (frame.mask >> good) & 1 != 0 or kept_single(frame, good) >= board.pieces[GOODS_AT + good]:
        return KEPT_ALREADY
    if frame.n <= 0:
        return STORAGE_FULL
    return 0 if frame.mask >> (9 + 4 * good) == 0 else STORED_IN_ORDER


def can_storing(s: PuertoRicoState, frame: Frame, action: i64) -> i64:
    if KEEP_KIND <= action < KEEP:
        return can_keep_kind(s.boards[frame.seat], frame, action - KEEP_KIND)
    if KEEP <= action < RAID:
        return can_keep(s.boards[frame.seat], frame, action - KEEP)
    return 0 if action == PASS else ASK_STORING


def told_keep(action: int) -> dict[str, object]:
    return {"good": GOODS[action - (KEEP if action >= KEEP else KEEP_KIND)]}


def options_storing(s: PuertoRicoState, frame: Frame, out: Buffer) -> None:
    board = s.boards[frame.seat]
    k: i64
    if frame.what > 0:
        for k in range(KINDS):
            if can_keep_kind(board, frame, k) == 0:
                out.add(KEEP_KIND + k)
    for k in range(KINDS):
        if can_keep(board, frame, k) == 0:
            out.add(KEEP + k)
    out.add(PASS)


def widen_storage(s: PuertoRicoState, frame: Frame) -> None:
    """A person has just moved into a warehouse: what may be kept is counted anew (PR-I.35)."""
    kinds, singles = storage(s, s.boards[frame.seat])
    k: i64
    for k in range(KINDS):
        kinds -= (frame.mask >> k) & 1
        singles -= kept_single(frame, k)
    frame.what = kinds
    frame.n = singles


def kept_single(frame: Frame, kind: i64) -> i64:
    """How many single crates of a kind are kept so far: four bits each above the five bits of whole kinds."""
    return (frame.mask >> (5 + 4 * kind)) & 15


def do_storing(s: PuertoRicoState, seat: i64, action: i64) -> None:
    frame = s.top
    if action == PASS:
        discard_rest(s, frame)
        return
    if action >= KEEP:
        frame.n -= 1
        frame.mask += 32 << (4 * (action - KEEP))
    else:
        frame.what -= 1
        frame.mask |= 1 << (action - KEEP_KIND)
    if frame.n == 0 or nothing_left(s.boards[seat], frame):
        discard_rest(s, frame)


def nothing_left(board: Player, frame: Frame) -> bool:
    k: i64
    for k in range(KINDS):
        if (frame.mask >> k) & 1 == 0 and board.pieces[GOODS_AT + k] > kept_single(frame, k):
            return False
    return True


def discard_rest(s: PuertoRicoState, frame: Frame) -> None:
    s.pop()
    board = s.boards[frame.seat]
    k: i64
    for k in range(KINDS):
        if (frame.mask >> k) & 1 == 0:
            n = board.pieces[GOODS_AT + k] - kept_single(frame, k)
            board.pieces[GOODS_AT + k] -= n
            s.table[SUPPLY_AT + k] += n
    stored(s, frame.seat)


def stored(s: PuertoRicoState, seat: i64) -> None:
    board = s.boards[seat]
    if s.journal is not None:
        s.journal.add(
            "stored",
            "PR-9.14",
            seat,
            {"goods": {GOODS[i]: int(board.pieces[GOODS_AT + i]) for i in range(KINDS) if board.pieces[GOODS_AT + i]}},
        )
    if s.rules.achievements:
        kinds: i64 = 0
        k: i64
        for k in range(KINDS):
            if board.pieces[GOODS_AT + k] > 0:
                kinds += 1
        achievements.event(s, seat, achievements.STORE_KINDS, kinds)
