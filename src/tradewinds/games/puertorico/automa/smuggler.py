"""A Puertoma as the Smuggler (PR-22.5 to 22.9)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.puertorico.automa.action_board import acted
from tradewinds.games.puertorico.automa.plantations import active_count, empty_under
from tradewinds.games.puertorico.automa.recruiter import receive
from tradewinds.games.puertorico.state import SHIP_GOOD_AT, SHIP_LOAD_AT, PuertoRicoState
from tradewinds.games.puertorico.trade import plunder, poachable, raid


def poach_gain(s: PuertoRicoState, seat: i64) -> i64:
    most = min(poachable(s), 3)
    return min(most, empty_under(s, seat))


def raid_ship(s: PuertoRicoState, seat: i64) -> i64:
    """A kind it cannot produce now, then most crates, then the highest kind (PR-22.8); -1: no ship has crates."""
    best: i64 = -1
    best_key: i64 = -1
    ship: i64
    for ship in range(3):
        if s.table[SHIP_LOAD_AT + ship] == 0:
            continue
        good = s.table[SHIP_GOOD_AT + ship]
        lacking: i64 = 1 if active_count(s, seat, good) == 0 else 0
        key = lacking * 1000 + s.table[SHIP_LOAD_AT + ship] * 10 + good
        if key > best_key:
            best_key = key
            best = ship
    return best


def raid_gain(s: PuertoRicoState, seat: i64) -> i64:
    ship = raid_ship(s, seat)
    return min(s.table[SHIP_LOAD_AT + ship], 3) if ship >= 0 else 0


def smuggler_gain(s: PuertoRicoState, seat: i64) -> i64:
    most = max(poach_gain(s, seat), s.house_count())
    return max(most, raid_gain(s, seat))


def smuggle(s: PuertoRicoState, seat: i64) -> None:
    """The action that gains most items; tie: poach, plunder, raid (PR-22.7)."""
    most = smuggler_gain(s, seat)
    if most == 0:
        return
    if poach_gain(s, seat) == most:
        poach(s, seat, most)
    elif s.house_count() == most:
        plunder(s, seat)
    else:
        raid(s, seat, raid_ship(s, seat), most)
    acted(s, seat)


def poach(s: PuertoRicoState, seat: i64, n: i64) -> None:
    removed = poachable(s)
    citizens = min(s.register_citizens, n)  # it takes the citizen whenever one is there (PR-22.2)
    s.register_citizens -= citizens
    s.register_workers -= n - citizens
    if s.journal is not None:
        s.journal.add("poached", "PR-22.7", seat, {"n": int(n)})
    receive(s, seat, n - citizens, citizens)
    rest = min(removed - n, s.register_workers)
    s.register_workers -= rest
    s.lost_workers += rest
    if removed - n > rest:
        s.register_citizens -= removed - n - rest
        s.lost_citizens += removed - n - rest
