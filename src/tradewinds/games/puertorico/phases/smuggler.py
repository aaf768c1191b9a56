"""Expansion III: the Smuggler (chapter 16). Only the chooser acts, with one of four actions or none."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.puertorico.actions import (
    CAPTURE,
    DISMISS,
    PASS,
    PLUNDER,
    POACH,
    POACH_CITIZEN,
    POACH_WORKER,
    RAID,
    SMALLEST_SHIP,
)
from tradewinds.games.puertorico.automa import smuggler as automa
from tradewinds.games.puertorico.board import put_citizen, put_worker
from tradewinds.games.puertorico.components import ROLES, SMUGGLER
from tradewinds.games.puertorico.phases.rounds import choosable, end_phase
from tradewinds.games.puertorico.state import POACHING, PuertoRicoState
from tradewinds.games.puertorico.trade import plunder, poachable, raid
from tradewinds.kernel.state import Buffer, Frame

MOST: Final = 3
DISMISSING: Final = 100
"""`what` of the frame once nobody more is gained: who of the others leaves is asked."""


def step(s: PuertoRicoState, frame: Frame) -> bool:
    if frame.n > 0:
        end_phase(s)
        return False
    if s.is_puertoma(s.chooser):
        frame.n = 1
        automa.smuggle(s, s.chooser)
        return False
    s.deciders = 1 << s.chooser
    return True


def options(s: PuertoRicoState, seat: i64, out: Buffer) -> None:
    ship: i64
    n: i64
    for ship in range(3):
        if s.ship_load[ship] > 0:
            for n in range(min(s.ship_load[ship], MOST) + 1):
                out.add(RAID + 4 * (s.ship_size[ship] - SMALLEST_SHIP) + n)
    if s.house_count() > 0:
        out.add(PLUNDER)
    if poachable(s) > 0:
        out.add(POACH)
    if s.rules.puertomas == 0:  # PR-22.4
        role: i64
        for role in range(SMUGGLER):
            if choosable(s, seat, role):
                out.add(CAPTURE + role)
    out.add(PASS)


def do(s: PuertoRicoState, frame: Frame, seat: i64, action: i64) -> None:
    frame.n = 1
    if action == PASS:
        return
    if action == PLUNDER:
        plunder(s, seat)
    elif action == POACH:
        s.push(POACHING, seat, MOST, poachable(s))
    elif action >= CAPTURE:
        capture(s, seat, action - CAPTURE)
    else:
        size = (action - RAID) // 4 + SMALLEST_SHIP
        ship: i64
        for ship in range(3):
            if s.ship_size[ship] == size:
                raid(s, seat, ship, (action - RAID) % 4)
                return


def capture(s: PuertoRicoState, seat: i64, role: i64) -> None:
    """The role lies before the captor, who takes its coins (PR-16.7)."""
    s.captured = role
    s.captor = seat
    coins = s.role_coins[role]
    s.role_coins[role] = 0
    s.boards[seat].coins += coins
    if s.journal is not None:
        s.journal.add("captured", "PR-16.7", seat, {"role": ROLES[role], "coins": int(coins)})


def step_poaching(s: PuertoRicoState, frame: Frame) -> bool:
    """Up to three of the removed persons go at once to own empty slots; the others leave the game (PR-16.6, S.12)."""
    if frame.n == 0:
        s.frames.pop()
        return False
    s.deciders = 1 << frame.seat
    if frame.what > 0 and frame.what != DISMISSING:
        board = s.boards[frame.seat]
        for place in board.places:
            if place >= frame.mask and board.room(place) > 0:
                return True
    if s.register_citizens > 0 and s.register_workers >= frame.n:
        frame.what = DISMISSING
        return True
    dismiss(s, frame, s.register_citizens > 0)
    return False


def options_poaching(s: PuertoRicoState, frame: Frame, out: Buffer) -> None:
    if frame.what == DISMISSING:  # does the citizen leave, or a worker in his stead? (PR-16.11)
        out.add(DISMISS)
        out.add(DISMISS + 1)
        return
    board = s.boards[frame.seat]
    for place in board.places:
        if place >= frame.mask and board.room(place) > 0:
            if s.register_workers > 0:
                out.add(POACH_WORKER + place)
            if s.register_citizens > 0:
                out.add(POACH_CITIZEN + place)
    out.add(PASS)


def do_poaching(s: PuertoRicoState, seat: i64, action: i64) -> None:
    frame = s.frames[-1]
    if action == PASS:
        frame.what = 0
        return
    if action >= DISMISS:
        dismiss(s, frame, action == DISMISS + 1)
        return
    frame.n -= 1
    frame.what -= 1
    if action >= POACH_CITIZEN:
        frame.mask = action - POACH_CITIZEN
        s.register_citizens -= 1
        put_citizen(s, seat, frame.mask, "PR-16.6")
    else:
        frame.mask = action - POACH_WORKER
        s.register_workers -= 1
        put_worker(s, seat, frame.mask, "PR-16.6")


def dismiss(s: PuertoRicoState, frame: Frame, citizen: bool) -> None:
    """The rest of the removed persons is out of the game."""
    s.frames.pop()
    n = frame.n
    if citizen:
        s.register_citizens -= 1
        s.lost_citizens += 1
        n -= 1
    n = min(n, s.register_workers)
    s.register_workers -= n
    s.lost_workers += n
    if s.journal is not None:
        s.journal.add("dismissed", "PR-16.6", frame.seat, {"workers": int(n), "citizens": 1 if citizen else 0})
