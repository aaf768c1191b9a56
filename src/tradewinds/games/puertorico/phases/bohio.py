"""The Bohío (PR-14.16): its people may move to any own empty slot, at the moments of PR-24.8."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.puertorico.actions import BOHIO_CITIZEN, BOHIO_WORKER, PASS
from tradewinds.games.puertorico.board import put_citizen, put_worker
from tradewinds.games.puertorico.components import BOHIO, FIRST_BUILDING, PLACE_NAMES
from tradewinds.games.puertorico.reasons import (
    ASK_WINDOW,
    NO_BOHIO,
    NO_BOHIO_SLOT,
    NOT_IN_BOHIO,
)
from tradewinds.games.puertorico.state import WORKERS_AT, Player, PuertoRicoState
from tradewinds.kernel.state import Buffer, Frame


def movable(board: Player) -> bool:
    """Somebody is in the Bohío and a slot is empty elsewhere."""
    if not board.active(BOHIO):
        return False
    for place in board.places:
        if place != FIRST_BUILDING + BOHIO and board.room(place) > 0:
            return True
    return False


def options_bohio(s: PuertoRicoState, seat: i64, out: Buffer) -> None:
    """Added to every decision of the owner."""
    board = s.boards[seat]
    for place in board.places:
        if can_move(board, place, False) == 0:
            out.add(BOHIO_WORKER + place)
        if can_move(board, place, True) == 0:
            out.add(BOHIO_CITIZEN + place)


def can_move(board: Player, place: i64, citizen: bool) -> i64:
    """Somebody from the Bohío to an empty slot elsewhere."""
    here: i64 = FIRST_BUILDING + BOHIO
    if place == here or board.room(place) == 0:
        return NO_BOHIO_SLOT if board.active(BOHIO) else NO_BOHIO
    if (board.citizens[here] if citizen else board.pieces[WORKERS_AT + here]) > 0:
        return 0
    return NOT_IN_BOHIO if board.active(BOHIO) else NO_BOHIO


def can_bohio(board: Player, action: i64) -> i64:
    if action >= BOHIO_CITIZEN:
        return can_move(board, action - BOHIO_CITIZEN, True)
    return can_move(board, action - BOHIO_WORKER, False)


def told_move(action: int) -> dict[str, object]:
    citizen = action >= BOHIO_CITIZEN
    place = action - (BOHIO_CITIZEN if citizen else BOHIO_WORKER)
    return {"place": PLACE_NAMES[place], "person": "citizen" if citizen else "worker"}


def do_bohio(s: PuertoRicoState, seat: i64, action: i64) -> None:
    """A moved person stays there until the next Recruiter phase; the decision is then asked as before."""
    board = s.boards[seat]
    here: i64 = FIRST_BUILDING + BOHIO
    board.vacant += 1
    if action >= BOHIO_CITIZEN:
        board.citizens[here] -= 1
        put_citizen(s, seat, action - BOHIO_CITIZEN, "PR-14.16")
    else:
        board.pieces[WORKERS_AT + here] -= 1
        put_worker(s, seat, action - BOHIO_WORKER, "PR-14.16")


def step_window(s: PuertoRicoState, frame: Frame) -> bool:
    """Start and end of a phase, and before storing: each owner moves or passes, clockwise from the lowest seat."""
    seat: i64
    for seat in range(s.people):
        if (frame.mask >> seat) & 1 != 0:
            if movable(s.boards[seat]):
                s.deciders = 1 << seat
                return True
            frame.mask &= ~(1 << seat)
    s.pop()
    return False


def can_window(action: i64) -> i64:
    return 0 if action == PASS else ASK_WINDOW


def options_window(out: Buffer) -> None:
    out.add(PASS)


def do_window(s: PuertoRicoState, seat: i64) -> None:
    s.top.mask &= ~(1 << seat)
