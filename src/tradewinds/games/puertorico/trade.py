"""What producing, selling and loading do, whoever does it: people and Puertomas alike."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.puertorico import achievements, festival
from tradewinds.games.puertorico.components import (
    GOODS,
    HARBOR,
    KINDS,
    LIGHTHOUSE,
    PUBLISHING_HOUSE,
    TRADING_SPACES,
)
from tradewinds.games.puertorico.state import (
    FIRST_LOAD,
    GOODS_AT,
    HOUSE_AT,
    SHIP_GOOD_AT,
    SHIP_LOAD_AT,
    SUPPLY_AT,
    PuertoRicoState,
)
from tradewinds.games.puertorico.supply import gain, give_vp


def watch_production(s: PuertoRicoState, seat: i64) -> None:
    """Goals and achievements about producing."""
    if s.rules.festival:
        festival.check_production(s, seat)
    if s.rules.achievements:
        total: i64 = 0
        k: i64
        for k in range(KINDS):
            total += s.boards[seat].tallied(k)
        achievements.event(s, seat, achievements.PRODUCE, total)
        achievements.look(s, seat)


def after_sale(s: PuertoRicoState, seat: i64, good: i64, income: i64) -> None:
    """Goals and achievements about selling to the Trading House."""
    full = s.house_count() == TRADING_SPACES
    if s.rules.festival and full:
        festival.check_sale(s, seat, good)
    if s.rules.achievements:
        achievements.event(s, seat, achievements.SALE_INCOME, income)
        if full and seat == s.chooser:
            achievements.event(s, seat, achievements.CLOSE_HOUSE, 1)


def carrying(s: PuertoRicoState, good: i64) -> i64:
    """The cargo ship that carries this kind, or -1 (PR-9.5)."""
    table = s.table
    ship: i64
    for ship in range(3):
        if table[SHIP_GOOD_AT + ship] == good:
            return ship
    return -1


def fits(s: PuertoRicoState, good: i64, n: i64) -> i64:
    """How many of `n` crates the best ship for this kind would take."""
    ship = carrying(s, good)
    if ship >= 0:
        return min(n, s.ship_size[ship] - s.table[SHIP_LOAD_AT + ship])
    table = s.table
    most: i64 = 0
    for ship in range(3):
        if table[SHIP_GOOD_AT + ship] < 0:
            most = max(most, min(n, s.ship_size[ship]))
    return most


def load_ship(s: PuertoRicoState, seat: i64, kind: i64, ship: i64) -> None:
    """As many crates as possible, 1 VP each (PR-9.8, 9.9)."""
    board = s.boards[seat]
    table = s.table
    n = min(board.pieces[GOODS_AT + kind], s.ship_size[ship] - table[SHIP_LOAD_AT + ship])
    empty = table[SHIP_LOAD_AT + ship] == 0
    board.pieces[GOODS_AT + kind] -= n
    table[SHIP_GOOD_AT + ship] = kind
    table[SHIP_LOAD_AT + ship] += n
    if s.journal is not None:
        s.journal.add(
            "loaded", "PR-9.2", seat, {"good": GOODS[kind], "n": int(n), "ship": int(s.ship_size[ship]), "vp": int(n)}
        )
    filled = table[SHIP_LOAD_AT + ship] == s.ship_size[ship]
    after_load(s, seat, kind, n, n, ship if filled else -1, filled and empty)


def after_load(s: PuertoRicoState, seat: i64, kind: i64, n: i64, vp: i64, filled: i64, from_empty: bool) -> None:
    """VP of the load, the Captain's on his first one, Harbor and Lighthouse on every one (PR-9.9, 9.13, I.30)."""
    board = s.boards[seat]
    board.tally(kind, n)
    give_vp(s, seat, vp, "PR-9.9")
    first = board.flags & FIRST_LOAD == 0
    board.flags |= FIRST_LOAD
    if first and seat == s.chooser:
        give_vp(s, seat, 1, "PR-9.13")
        if s.doubled():
            gain(s, seat, 1, True, PUBLISHING_HOUSE, "PR-14.12")
    if not s.is_puertoma(seat):
        if board.active(HARBOR):
            gain(s, seat, 1, True, HARBOR, "PR-12.15")
        if s.rules.new_buildings and board.active(LIGHTHOUSE):
            gain(s, seat, 1, False, LIGHTHOUSE, "PR-14.20")
    watch_load(s, seat, kind, n, filled, from_empty)


def watch_load(s: PuertoRicoState, seat: i64, kind: i64, n: i64, filled: i64, from_empty: bool) -> None:
    """Goals and achievements about loading."""
    if s.rules.festival:
        festival.check_load(s, seat, kind, filled)
    if s.rules.achievements:
        board = s.boards[seat]
        kinds: i64 = 0
        k: i64
        for k in range(KINDS):
            if board.tallied(k) > 0:
                kinds += 1
        achievements.event(s, seat, achievements.LOAD_AT_ONCE, n)
        achievements.event(s, seat, achievements.LOAD_KINDS, kinds)
        if filled >= 0:
            achievements.event(s, seat, achievements.DISPATCH, 1, kind)
        if from_empty:
            achievements.event(s, seat, achievements.FROM_EMPTY, 1)


def raid(s: PuertoRicoState, seat: i64, ship: i64, n: i64) -> None:
    """Up to three crates of one cargo ship into the own store, the rest to the supply (PR-16.4)."""
    good = s.table[SHIP_GOOD_AT + ship]
    s.boards[seat].pieces[GOODS_AT + good] += n
    s.table[SUPPLY_AT + good] += s.table[SHIP_LOAD_AT + ship] - n
    s.table[SHIP_GOOD_AT + ship] = -1
    s.table[SHIP_LOAD_AT + ship] = 0
    if s.journal is not None:
        s.journal.add("raided", "PR-16.4", seat, {"ship": int(s.ship_size[ship]), "good": GOODS[good], "n": int(n)})
    if s.rules.achievements:
        achievements.look(s, seat)


def poachable(s: PuertoRicoState) -> i64:
    """Persons that leave the Register: down to N, or N of them (PR-16.6, R.31)."""
    there = s.register_workers + s.register_citizens
    if s.rules.poach_by:
        return min(there, s.players)
    return max(there - s.players, 0)


def plunder(s: PuertoRicoState, seat: i64) -> None:
    """All crates of the Trading House to the supply, 1 VP each (PR-16.5)."""
    n = s.house_count()
    k: i64
    for k in range(KINDS):
        s.table[SUPPLY_AT + k] += s.table[HOUSE_AT + k]
        s.table[HOUSE_AT + k] = 0
    if s.journal is not None:
        s.journal.add("plundered", "PR-16.5", seat, {"n": int(n)})
    give_vp(s, seat, n, "PR-16.5")
