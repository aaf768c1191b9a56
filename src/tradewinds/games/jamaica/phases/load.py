"""Loading (JAM-4.1 to 4.14): all tokens of one load into one hold, which must be empty."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.jamaica.actions import EMPTY_HOLD, SAIL
from tradewinds.games.jamaica.actions import LOAD as LOAD_ACTION
from tradewinds.games.jamaica.components import GOODS, HOLDS, SIXTH_HOLD
from tradewinds.games.jamaica.reasons import (
    ASK_EMPTY,
    ASK_LOAD,
    HAVE_EMPTY_HOLD,
    HOLD_NOT_EMPTY,
    NO_SIXTH_HOLD,
    SAME_GOOD,
)
from tradewinds.games.jamaica.state import LOAD, JamaicaState, Ship
from tradewinds.kernel.state import Buffer, Frame


def has_room_for(ship: Ship, good: i64) -> bool:
    """There is an empty hold, or one with another good to empty (JAM-4.5 to 4.7): a hold of another kind, in short."""
    h: i64
    for h in range(ship.holds()):
        if ship.good[h] != good:
            return True
    return False


def begin_load(s: JamaicaState, seat: i64, good: i64, n: i64, loot: bool) -> None:
    """Load `n` tokens, from the bank or as loot; a question only where there is a choice (JAM-4.4, 4.5, R02)."""
    ship = s.ships[seat]
    if not loot and s.rules.limited_bank:
        n = min(n, s.bank[good])
    if n != 0 and not (ship.powers & SIXTH_HOLD != 0 and ship.good[HOLDS] == 0):
        h: i64
        for h in range(HOLDS):
            if ship.good[h] == 0:
                stow(s, seat, good, n, h, loot)
                return
    if n != 0 and has_room_for(ship, good):
        s.push(LOAD, seat, good, n, 1 if loot else 0)
    elif s.journal is not None:
        rule = "JAM-4.14" if n == 0 else "JAM-4.7"
        s.journal.add("load_void", rule, seat, {"good": GOODS[good], "n": int(n)})


def can_load(ship: Ship, h: i64) -> i64:
    """Into any empty hold (asked only if the 6th Hold is one of them; JAM-4.3, 4.4)."""
    return 0 if ship.good[h] == 0 else HOLD_NOT_EMPTY


def can_empty(ship: Ship, good: i64, h: i64) -> i64:
    """Without an empty hold (JAM-4.8): one of another good than that to be loaded (JAM-4.5, 4.6)."""
    return 0 if ship.good[h] != good else SAME_GOOD


def has_empty_hold(ship: Ship) -> bool:
    h: i64
    for h in range(ship.holds()):
        if ship.good[h] == 0:
            return True
    return False


def can_loading(s: JamaicaState, frame: Frame, action: i64) -> i64:
    ship = s.ships[frame.seat]
    loading = has_empty_hold(ship)
    if not LOAD_ACTION <= action < SAIL:
        return ASK_LOAD if loading else ASK_EMPTY
    emptying = action >= EMPTY_HOLD
    h = action - (EMPTY_HOLD if emptying else LOAD_ACTION)
    if h >= ship.holds():
        return NO_SIXTH_HOLD
    if not emptying:
        return can_load(ship, h)
    return HAVE_EMPTY_HOLD if loading else can_empty(ship, frame.what, h)


def told_load(s: JamaicaState, frame: Frame, action: int) -> dict[str, object]:
    h = action - (EMPTY_HOLD if action >= EMPTY_HOLD else LOAD_ACTION)
    return {"hold": h + 1, "good": GOODS[s.ships[frame.seat].good[h]]}


def options_load(s: JamaicaState, frame: Frame, out: Buffer) -> None:
    ship = s.ships[frame.seat]
    holds = ship.holds()
    h: i64
    for h in range(holds):
        if can_load(ship, h) == 0:
            out.add(LOAD_ACTION + h)
    if out.n == 0:
        for h in range(holds):
            if can_empty(ship, frame.what, h) == 0:
                out.add(EMPTY_HOLD + h)


def do_load(s: JamaicaState, action: i64) -> None:
    frame = s.pop()
    h = action - LOAD_ACTION
    if action >= EMPTY_HOLD:
        h = action - EMPTY_HOLD
        ship = s.ships[frame.seat]
        thrown = ship.good[h]
        s.bank[thrown] += ship.amount[h]
        if s.journal is not None:
            s.journal.add(
                "emptied",
                "JAM-4.5",
                frame.seat,
                {"good": GOODS[thrown], "n": int(ship.amount[h]), "hold": int(h + 1)},
            )
    stow(s, frame.seat, frame.what, frame.n, h, frame.mask == 1)


def stow(s: JamaicaState, seat: i64, good: i64, n: i64, h: i64, loot: bool) -> None:
    """All tokens of one load together into one hold (JAM-4.2)."""
    ship = s.ships[seat]
    ship.good[h] = good
    ship.amount[h] = n
    if not loot:
        s.bank[good] -= n
    if s.journal is not None:
        s.journal.add("loaded", "JAM-4.2", seat, {"good": GOODS[good], "n": int(n), "hold": int(h + 1)})
