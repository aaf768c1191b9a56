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
from tradewinds.games.puertorico.components import PLACE_NAMES, ROLES, SMUGGLER
from tradewinds.games.puertorico.phases.rounds import can_choose_role, end_phase
from tradewinds.games.puertorico.reasons import (
    ASK_DISMISSING,
    ASK_POACHING,
    ASK_SMUGGLING,
    CAPTURE_TAKEN,
    HOUSE_EMPTY,
    NO_CAPTURE,
    NO_POACHING_SLOT,
    NO_SHIP_TO_RAID,
    NOT_ON_REGISTER,
    POACHING_PASSED,
    RAID_TOO_MUCH,
    REGISTER_TOO_SMALL,
    ROLE_TAKEN,
    SHIP_EMPTY,
)
from tradewinds.games.puertorico.state import POACHING, ROLE_COINS_AT, SHIP_LOAD_AT, PuertoRicoState
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


def can_raid(s: PuertoRicoState, size: i64, n: i64) -> i64:
    """Up to three crates of a ship that has any (PR-16.4)."""
    ship: i64
    for ship in range(3):
        if s.ship_size[ship] == size:
            if s.table[SHIP_LOAD_AT + ship] == 0:
                return SHIP_EMPTY
            return 0 if n <= min(s.table[SHIP_LOAD_AT + ship], MOST) else RAID_TOO_MUCH
    return NO_SHIP_TO_RAID


def can_plunder(s: PuertoRicoState) -> i64:
    return 0 if s.house_count() > 0 else HOUSE_EMPTY


def can_poach(s: PuertoRicoState) -> i64:
    return 0 if poachable(s) > 0 else REGISTER_TOO_SMALL


def can_capture(s: PuertoRicoState, seat: i64, role: i64) -> i64:
    """A role that could still be chosen (PR-16.7); never with a Puertoma (PR-22.4)."""
    if s.rules.puertomas > 0:
        return NO_CAPTURE
    reason = can_choose_role(s, seat, role)
    return CAPTURE_TAKEN if reason == ROLE_TAKEN else reason


def can(s: PuertoRicoState, seat: i64, action: i64) -> i64:
    if RAID <= action < PLUNDER:
        return can_raid(s, (action - RAID) // 4 + SMALLEST_SHIP, (action - RAID) % 4)
    if action == PLUNDER:
        return can_plunder(s)
    if action == POACH:
        return can_poach(s)
    if CAPTURE <= action < CAPTURE + SMUGGLER:
        return can_capture(s, seat, action - CAPTURE)
    return 0 if action == PASS else ASK_SMUGGLING


def told_smuggle(s: PuertoRicoState, action: int) -> dict[str, object]:
    if RAID <= action < PLUNDER:
        size = (action - RAID) // 4 + SMALLEST_SHIP
        have = sum(int(s.table[SHIP_LOAD_AT + ship]) for ship in range(3) if s.ship_size[ship] == size)
        return {"ship": size, "n": (action - RAID) % 4, "have": have}
    if CAPTURE <= action < CAPTURE + SMUGGLER:
        return {"role": ROLES[action - CAPTURE]}
    return {"n": int(s.players)}


def options(s: PuertoRicoState, seat: i64, out: Buffer) -> None:
    ship: i64
    n: i64
    for ship in range(3):
        size = s.ship_size[ship]
        for n in range(MOST + 1):
            if can_raid(s, size, n) == 0:
                out.add(RAID + 4 * (size - SMALLEST_SHIP) + n)
    if can_plunder(s) == 0:
        out.add(PLUNDER)
    if can_poach(s) == 0:
        out.add(POACH)
    role: i64
    for role in range(SMUGGLER):
        if can_capture(s, seat, role) == 0:
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
    coins = s.table[ROLE_COINS_AT + role]
    s.table[ROLE_COINS_AT + role] = 0
    s.boards[seat].coins += coins
    if s.journal is not None:
        s.journal.add("captured", "PR-16.7", seat, {"role": ROLES[role], "coins": int(coins)})


def step_poaching(s: PuertoRicoState, frame: Frame) -> bool:
    """Up to three of the removed persons go at once to own empty slots; the others leave the game (PR-16.6, S.12)."""
    if frame.n == 0:
        s.pop()
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


def can_gain(s: PuertoRicoState, frame: Frame, place: i64, citizen: bool) -> i64:
    """One of the removed persons onto an own empty slot, places in rising order (PR-16.6)."""
    if place < frame.mask:
        return POACHING_PASSED
    if s.boards[frame.seat].room(place) == 0:
        return NO_POACHING_SLOT
    return 0 if (s.register_citizens if citizen else s.register_workers) > 0 else NOT_ON_REGISTER


def can_poaching(s: PuertoRicoState, frame: Frame, action: i64) -> i64:
    if frame.what == DISMISSING:
        return 0 if DISMISS <= action < CAPTURE else ASK_DISMISSING
    if POACH_WORKER <= action < POACH_CITIZEN:
        return can_gain(s, frame, action - POACH_WORKER, False)
    if POACH_CITIZEN <= action < DISMISS:
        return can_gain(s, frame, action - POACH_CITIZEN, True)
    return 0 if action == PASS else ASK_POACHING


def told_gain(action: int) -> dict[str, object]:
    citizen = action >= POACH_CITIZEN
    place = action - (POACH_CITIZEN if citizen else POACH_WORKER)
    return {"place": PLACE_NAMES[place], "person": "citizen" if citizen else "worker"}


def options_poaching(s: PuertoRicoState, frame: Frame, out: Buffer) -> None:
    if frame.what == DISMISSING:  # does the citizen leave, or a worker in his stead? (PR-16.11)
        out.add(DISMISS)
        out.add(DISMISS + 1)
        return
    for place in s.boards[frame.seat].places:
        if can_gain(s, frame, place, False) == 0:
            out.add(POACH_WORKER + place)
        if can_gain(s, frame, place, True) == 0:
            out.add(POACH_CITIZEN + place)
    out.add(PASS)


def do_poaching(s: PuertoRicoState, seat: i64, action: i64) -> None:
    frame = s.top
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
    s.pop()
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
