"""Recruiter phase (chapter 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.puertorico.actions import (
    ACCEPT,
    PASS,
    PERSON,
    STAFF_KEEP,
)
from tradewinds.games.puertorico.automa import recruiter as automa
from tradewinds.games.puertorico.components import FIRST_BUILDING, VILLA
from tradewinds.games.puertorico.phases.rounds import end_phase
from tradewinds.games.puertorico.phases.staffing import begin_staffing, tell
from tradewinds.games.puertorico.reasons import (
    ASK_PERSON,
    ASK_PRIVILEGE,
    ASK_VILLA,
)
from tradewinds.games.puertorico.state import PICKING, STAFFING, TRIGGER_W, TURNS, PuertoRicoState
from tradewinds.games.puertorico.supply import trigger
from tradewinds.kernel.state import Buffer, Frame

PRIVILEGE: Final = 0
VILLAS: Final = 1
DISTRIBUTION: Final = 2
PLACEMENT: Final = 3
REFILL: Final = 4


def begin(s: PuertoRicoState, frame: Frame) -> None:
    frame.what = PRIVILEGE


def step(s: PuertoRicoState, frame: Frame) -> bool:
    """Privilege, Villas, distribution, placement, refill, in this order (PR-5.2 to 5.10, R.23)."""
    if frame.what == PRIVILEGE:
        if s.workers > 0:
            if s.chooser < s.people:
                s.deciders = 1 << s.chooser
                return True
            take_privilege(s)
        frame.what = VILLAS if s.rules.citizens else DISTRIBUTION
        frame.n = 0
        return False
    if frame.what == VILLAS:
        while frame.n < s.players:
            seat = s.seat_after(s.chooser, frame.n)
            if not s.is_puertoma(seat) and s.boards[seat].active(VILLA) and s.citizens + s.workers > 0:
                s.deciders = 1 << seat
                return True
            frame.n += 1
        frame.what = DISTRIBUTION
        frame.n = 0
        return False
    if frame.what == DISTRIBUTION:
        distribute(s, frame)
        if frame.what == DISTRIBUTION:
            return False
    if frame.what == PLACEMENT:
        place_all(s, frame)
        if frame.what == PLACEMENT:
            return False
    if s.rules.puertomas > 0:
        automa.end_recruiting(s)
    refill_register(s)
    end_phase(s)
    return False


def can(frame: Frame, action: i64) -> i64:
    """The Recruiter's extra worker, or the Villa's person: a gift that may be declined."""
    if action == ACCEPT or action == PASS:
        return 0
    return ASK_PRIVILEGE if frame.what == PRIVILEGE else ASK_VILLA


def options(s: PuertoRicoState, frame: Frame, out: Buffer) -> None:
    out.add(ACCEPT)
    out.add(PASS)


def do(s: PuertoRicoState, frame: Frame, seat: i64, action: i64) -> None:
    if frame.what == PRIVILEGE:
        if action == ACCEPT:
            take_privilege(s)
        frame.what = VILLAS if s.rules.citizens else DISTRIBUTION
        frame.n = 0
        return
    if action == ACCEPT:  # PR-15.15
        if s.citizens > 0:
            s.citizens -= 1
            s.boards[seat].idle_citizens += 1
        else:
            s.workers -= 1
            s.boards[seat].idle_workers += 1
        if s.journal is not None:
            s.journal.add("villa", "PR-15.15", seat, {})
    frame.n += 1


def take_privilege(s: PuertoRicoState) -> None:
    """One worker from the supply, two with the Publishing House (PR-5.2, I.11)."""
    n = min(s.workers, 2 if s.doubled() else 1)
    s.workers -= n
    if s.journal is not None:
        s.journal.add("recruited", "PR-5.2", s.chooser, {"n": int(n)})
    receive(s, s.chooser, n, 0)


def receive(s: PuertoRicoState, seat: i64, workers: i64, citizens: i64) -> None:
    """People arrive: on the portrait until they are placed; a Puertoma places at once (PR-21.32)."""
    if s.is_puertoma(seat):
        automa.receive(s, seat, workers, citizens)
    else:
        s.boards[seat].idle_workers += workers
        s.boards[seat].idle_citizens += citizens


def distribute(s: PuertoRicoState, frame: Frame) -> None:
    """One by one from the Register, clockwise from the Recruiter, until it is empty (PR-5.3)."""
    if frame.n == 0 and s.journal is not None:
        there = s.register_workers + s.register_citizens
        s.journal.add("distributed", "PR-5.3", s.chooser, {"n": int(there)})
    seat = s.seat_after(s.chooser, frame.n)
    while s.register_citizens > 0:
        if s.register_workers > 0 and seat < s.people:
            s.push(PICKING, seat)
            return
        frame.n += 1
        take_from_register(s, seat, True)
        seat = s.turns[TURNS * seat + 1]
    while s.register_workers > 0:
        s.register_workers -= 1
        if seat < s.people:
            s.boards[seat].idle_workers += 1
        else:
            automa.receive(s, seat, 1, 0)
        seat = s.turns[TURNS * seat + 1]
    frame.what = PLACEMENT
    frame.n = 0


def take_from_register(s: PuertoRicoState, seat: i64, citizen: bool) -> None:
    if citizen:
        s.register_citizens -= 1
        receive(s, seat, 0, 1)
    else:
        s.register_workers -= 1
        receive(s, seat, 1, 0)


def can_picking(action: i64) -> i64:
    """While both are on the Register, the taker chooses (PR-15.4)."""
    return 0 if PERSON <= action < STAFF_KEEP else ASK_PERSON


def options_picking(s: PuertoRicoState, out: Buffer) -> None:
    out.add(PERSON)
    out.add(PERSON + 1)


def do_picking(s: PuertoRicoState, seat: i64, action: i64) -> None:
    s.pop()
    s.top.n += 1
    take_from_register(s, seat, action == PERSON + 1)
    if s.journal is not None:
        s.journal.add("picked", "PR-15.4", seat, {"person": "citizen" if action == PERSON + 1 else "worker"})


def place_all(s: PuertoRicoState, frame: Frame) -> None:
    """Each seat places its people: clockwise from the Recruiter, or all at the same time (PR-5.9)."""
    asked: i64 = 0
    while frame.n < s.players:
        seat = s.turns[TURNS * s.chooser + frame.n]
        frame.n += 1
        if seat >= s.people:
            continue
        if begin_staffing(s, seat):
            asked |= 1 << seat
            if not s.rules.simultaneous:
                break
        elif s.journal is not None:
            tell(s, seat)
    if asked != 0:
        s.push(STAFFING, -1, 0, 0, asked)
    else:
        frame.what = REFILL


def empty_building_slots(s: PuertoRicoState) -> i64:
    """E of PR-5.10: empty slots on all buildings; plantations and quarries do not count."""
    total: i64 = 0
    seat: i64
    for seat in range(s.people):
        board = s.boards[seat]
        if board.vacant > 0:
            total += board.free_from(FIRST_BUILDING)
    return total + automa.wanted_workers(s) if s.rules.puertomas > 0 else total


def refill_register(s: PuertoRicoState) -> None:
    """max(N, E) people; too few workers is trigger W, but not with citizens (PR-5.10, 5.11, 15.3, 15.9)."""
    wanted = max(s.players, empty_building_slots(s))
    if s.rules.citizens:
        if s.citizens > 0:
            s.citizens -= 1
            s.register_citizens += 1
            wanted -= 1
        n = min(wanted, s.workers)
    else:
        n = min(wanted, s.workers)
        if n < wanted:
            trigger(s, TRIGGER_W, "PR-11.2")
    s.workers -= n
    s.register_workers += n
    if s.journal is not None:
        s.journal.add(
            "register", "PR-5.10", -1, {"workers": int(s.register_workers), "citizens": int(s.register_citizens)}
        )
