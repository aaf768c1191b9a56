"""Workers of a Festival reward: each at once on an own empty slot, or kept on the portrait (PR-17.3, 18.18, 24.10)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.puertorico.actions import (
    LEAVE_EMPTY,
    STAFF,
)
from tradewinds.games.puertorico.automa import recruiter as automa
from tradewinds.games.puertorico.board import put_worker
from tradewinds.games.puertorico.components import PLACES, PORTRAIT
from tradewinds.games.puertorico.reasons import (
    ASK_REWARDING,
    NO_REWARD_SLOT,
    REWARD_PASSED,
)
from tradewinds.games.puertorico.state import PuertoRicoState
from tradewinds.kernel.state import Buffer, Frame


def step(s: PuertoRicoState, frame: Frame) -> bool:
    if s.is_puertoma(frame.seat):
        s.pop()
        automa.receive(s, frame.seat, frame.n, 0)
        return False
    board = s.boards[frame.seat]
    if frame.n > 0 and board.free_from(frame.mask) > 0:
        s.deciders = 1 << frame.seat
        return True
    s.pop()
    board.idle_workers += frame.n
    return False


def can_place(s: PuertoRicoState, frame: Frame, place: i64) -> i64:
    """Places in rising order; `staff:portrait` keeps this worker and the rest there."""
    if place == PORTRAIT:
        return 0
    if place < frame.mask:
        return REWARD_PASSED
    return 0 if s.boards[frame.seat].room(place) > 0 else NO_REWARD_SLOT


def can(s: PuertoRicoState, frame: Frame, action: i64) -> i64:
    return can_place(s, frame, action - STAFF) if STAFF <= action < LEAVE_EMPTY else ASK_REWARDING


def options(s: PuertoRicoState, frame: Frame, out: Buffer) -> None:
    for place in s.boards[frame.seat].places:
        if can_place(s, frame, place) == 0:
            out.add(STAFF + place)
    out.add(STAFF + PORTRAIT)


def do(s: PuertoRicoState, action: i64) -> None:
    frame = s.top
    place = action - STAFF
    if place == PORTRAIT:
        frame.mask = PLACES
        return
    frame.n -= 1
    frame.mask = place
    put_worker(s, frame.seat, place, "PR-17.3")
