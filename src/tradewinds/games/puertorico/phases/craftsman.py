"""Craftsman phase (chapter 7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.puertorico.actions import (
    EXTRA,
    PASS,
    PRODUCE,
    SELL,
)
from tradewinds.games.puertorico.automa import craftsman as automa
from tradewinds.games.puertorico.board import capacity, gain_crates
from tradewinds.games.puertorico.components import (
    CANAL,
    CHAPEL,
    DISTILLERY,
    FACTORY,
    FIRST_BUILDING,
    FRUIT,
    GOODS,
    KINDS,
    LARGE_FRUIT_DEPOT,
    LARGE_SUGAR_MILL,
    LARGE_TAILOR_SHOP,
    SUGAR,
)
from tradewinds.games.puertorico.phases.rounds import end_phase
from tradewinds.games.puertorico.reasons import (
    ASK_EXTRA,
    ASK_PRODUCE,
    NOT_PRODUCED,
    SUPPLY_EMPTY,
)
from tradewinds.games.puertorico.state import SUPPLY_AT, TURNS, WORKERS_AT, PuertoRicoState
from tradewinds.games.puertorico.supply import gain
from tradewinds.games.puertorico.trade import watch_production
from tradewinds.kernel.state import Buffer, Frame

CHAPELS: Final = 0
PRODUCTION: Final = 1
PRIVILEGE: Final = 2
DISTILLERIES: Final = 3


def step(s: PuertoRicoState, frame: Frame) -> bool:
    """Chapels, everybody's production, the privilege, Distilleries (PR-7.7)."""
    if frame.what == CHAPELS:
        frame.what = PRODUCTION
        if s.rules.citizens:
            chapels(s)
            return False
    if frame.what == PRODUCTION:
        while frame.n < s.players:
            seat = s.turns[TURNS * s.chooser + frame.n]
            if seat >= s.people:
                frame.n += 1
                automa.produce(s, seat)
                return False
            if produces(s, seat):
                s.deciders = 1 << seat
                return True
            frame.n += 1
            if s.rules.citizens:
                tailor(s, seat)
                return False
        frame.what = PRIVILEGE
        frame.n = 0
    if frame.what == PRIVILEGE:
        if s.chooser >= s.people:
            automa.craft_privilege(s, s.chooser)
        elif frame.n < (2 if s.doubled() else 1) and privilege_open(s):
            s.deciders = 1 << s.chooser
            return True
        frame.what = DISTILLERIES
        if s.rules.new_buildings or s.rules.puertomas > 0:
            distilleries(s)
            return False
    end_phase(s)
    return False


def produces(s: PuertoRicoState, seat: i64) -> bool:
    board = s.boards[seat]
    pieces = board.pieces
    citizens = board.citizens
    k: i64
    for k in range(KINDS):
        if pieces[WORKERS_AT + k] + citizens[k] > 0 and s.table[SUPPLY_AT + k] > 0 and capacity(board, k) > 0:
            return True
    return False


def can_extra(made: i64, left: i64) -> i64:
    """One more crate of a kind that the Craftsman produced in this phase, if the supply has one (PR-7.6)."""
    if made == 0:
        return NOT_PRODUCED
    return 0 if left > 0 else SUPPLY_EMPTY


def can(s: PuertoRicoState, frame: Frame, action: i64) -> i64:
    if action == PASS:
        return 0
    if frame.what == PRODUCTION:
        return 0 if action == PRODUCE else ASK_PRODUCE
    if not EXTRA <= action < SELL:
        return ASK_EXTRA
    return can_extra(s.boards[s.chooser].tallied(action - EXTRA), s.table[SUPPLY_AT + action - EXTRA])


def told_extra(action: int) -> dict[str, object]:
    return {"good": GOODS[action - EXTRA]}


def options(s: PuertoRicoState, frame: Frame, out: Buffer) -> None:
    if frame.what == PRODUCTION:
        out.add(PRODUCE)
    else:
        board = s.boards[s.chooser]
        k: i64
        for k in range(KINDS):
            if can_extra(board.tallied(k), s.table[SUPPLY_AT + k]) == 0:
                out.add(EXTRA + k)
    out.add(PASS)


def do(s: PuertoRicoState, frame: Frame, seat: i64, action: i64) -> None:
    if frame.what == PRODUCTION:
        frame.n += 1
        if action == PRODUCE:
            produce(s, seat)
        if s.rules.citizens:
            tailor(s, seat)
        return
    if action == PASS:
        frame.n = 2
        return
    frame.n += 1
    kind = action - EXTRA
    gain_crates(s, seat, kind, 1)
    s.boards[seat].tally(kind, 1)
    if s.journal is not None:
        s.journal.add("extra_crate", "PR-7.6", seat, {"good": GOODS[kind]})
    watch_production(s, seat)


def produce(s: PuertoRicoState, seat: i64) -> None:
    """All or nothing: of each kind what capacity and supply allow (PR-7.2, 7.4, R.9), Canal, then the Factory."""
    board = s.boards[seat]
    pieces = board.pieces
    table = s.table
    kinds: i64 = 0
    k: i64
    for k in range(KINDS):
        if pieces[WORKERS_AT + k] + board.citizens[k] > 0 and table[SUPPLY_AT + k] > 0:
            n = min(capacity(board, k), table[SUPPLY_AT + k])
            if n > 0:
                gain_crates(s, seat, k, n)
                board.tally(k, n)
                kinds += 1
    if s.rules.new_buildings and board.active(CANAL):
        canal(s, seat, FRUIT, LARGE_FRUIT_DEPOT)
        canal(s, seat, SUGAR, LARGE_SUGAR_MILL)
    if s.journal is not None:
        s.journal.add(
            "produced",
            "PR-7.1",
            seat,
            {"goods": {GOODS[i]: int(board.tallied(i)) for i in range(KINDS) if board.tallied(i)}},
        )
    watch_production(s, seat)
    if kinds > 1 and board.active(FACTORY):
        gain(s, seat, 5 if kinds == 5 else kinds - 1, False, FACTORY, "PR-12.13")


def canal(s: PuertoRicoState, seat: i64, kind: i64, building: i64) -> None:
    """One more crate with the occupied large building, if it made any (PR-14.6, R.13)."""
    board = s.boards[seat]
    if board.tallied(kind) > 0 and s.table[SUPPLY_AT + kind] > 0 and board.active(building):
        gain_crates(s, seat, kind, 1)
        board.tally(kind, 1)


def chapels(s: PuertoRicoState) -> None:
    """A worker there: one coin; a citizen: one VP (PR-15.11)."""
    at: i64 = FIRST_BUILDING + CHAPEL
    n: i64
    for n in range(s.players):
        seat = in_turn(s, n)
        if s.is_puertoma(seat):
            continue
        board = s.boards[seat]
        if board.pieces[WORKERS_AT + at] > 0:
            gain(s, seat, 1, False, CHAPEL, "PR-15.11")
        elif board.citizens[at] > 0:
            gain(s, seat, 1, True, CHAPEL, "PR-15.11")


def in_turn(s: PuertoRicoState, n: i64) -> i64:
    """Clockwise from the Craftsman; backwards when gains are asked for: the last question put is asked first."""
    return s.seat_after(s.chooser, s.players - 1 - n if s.rules.ask_gains else n)


def tailor(s: PuertoRicoState, seat: i64) -> None:
    """One coin per citizen owned, at most 3 with the optional rule (PR-15.16, 20.3); also without producing."""
    board = s.boards[seat]
    if board.active(LARGE_TAILOR_SHOP):
        n = board.citizen_count()
        gain(s, seat, min(n, 3) if s.rules.tailor_cap else n, False, LARGE_TAILOR_SHOP, "PR-15.16")


def privilege_open(s: PuertoRicoState) -> bool:
    board = s.boards[s.chooser]
    k: i64
    for k in range(KINDS):
        if can_extra(board.tallied(k), s.table[SUPPLY_AT + k]) == 0:
            return True
    return False


def distilleries(s: PuertoRicoState) -> None:
    """End of the phase: the best kind but corn, less one, in coins (PR-14.21); Puertoma abilities (PR-21.45)."""
    n: i64
    for n in range(s.players):
        seat = s.seat_after(s.chooser, n)
        if s.is_puertoma(seat):
            automa.end_crafting(s, seat)
    for n in range(s.players):
        seat = in_turn(s, n)
        if s.is_puertoma(seat):
            continue
        board = s.boards[seat]
        if board.active(DISTILLERY):
            best: i64 = 0
            k: i64
            for k in range(1, KINDS):
                best = max(best, board.tallied(k))
            gain(s, seat, best - 1, False, DISTILLERY, "PR-14.21")
