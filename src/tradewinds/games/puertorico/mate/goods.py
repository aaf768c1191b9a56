"""Selling, loading, storing and smuggling goods, by rules of thumb."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.puertorico.actions import (
    BOHIO_WORKER,
    CAPTURE,
    KEEP,
    KEEP_KIND,
    LOAD,
    OUTPOST,
    PASS,
    PLUNDER,
    POACH,
    RAID,
    SELL,
    SMALL_WHARF_LOAD,
    SMALLEST_SHIP,
    WHARF_LOAD,
    ZONING,
)
from tradewinds.games.puertorico.components import KINDS
from tradewinds.games.puertorico.mate.worth import CRATE, LAST_CRATE, coin_value, market, rounds_left
from tradewinds.games.puertorico.phases.storing import kept_single
from tradewinds.games.puertorico.state import GOODS_AT, ROLE_COINS_AT, SHIP_GOOD_AT, SHIP_LOAD_AT, PuertoRicoState


def best_sale(s: PuertoRicoState, seat: i64, n: i64) -> i64:
    coin = coin_value(rounds_left(s))
    board = s.boards[seat]
    extra = market(board)
    items = s.buffer.items
    best: i64 = PASS
    top = 0.0
    i: i64
    for i in range(n):
        action = items[i]
        worth = -1.0
        if SELL <= action < OUTPOST:
            good = action - SELL
            worth = coin * float(s.rules.box.price[good] + extra + (1 if seat == s.chooser else 0))
        elif OUTPOST <= action < ZONING:
            good = action - OUTPOST
            worth = coin * float(s.rules.box.price[good] + (1 if seat == s.chooser else 0)) - 0.05
        else:
            continue
        # A single crate is lost or shipped for a point; of many, one is easily spared.
        worth -= LAST_CRATE * CRATE if board.pieces[GOODS_AT + good] == 1 else 0.5 * LAST_CRATE * CRATE
        if worth > top:
            top = worth
            best = action
    return best


def best_load(s: PuertoRicoState, seat: i64, n: i64) -> i64:
    """Most crates; a private ship last, unless it takes clearly more; cheap goods before dear ones."""
    board = s.boards[seat]
    items = s.buffer.items
    best = items[0]
    top = -1000.0
    i: i64
    ship: i64
    for i in range(n):
        action = items[i]
        if action >= BOHIO_WORKER:
            break
        if action == PASS:
            worth = 0.0
        elif action >= SMALL_WHARF_LOAD:
            crates = board.crates()
            kind = (action - SMALL_WHARF_LOAD) // 11
            worth = 0.5 * float(crates) - 1.0 + 0.01 * float((action - SMALL_WHARF_LOAD) % 11) - 0.1 * float(kind)
        elif action >= WHARF_LOAD:
            kind = action - WHARF_LOAD
            worth = float(board.pieces[GOODS_AT + kind]) - 1.4 - 0.05 * float(s.rules.box.price[kind])
            if worth < 0.0:
                worth = 0.1
        else:
            kind = (action - LOAD) // 5
            size = (action - LOAD) % 5 + SMALLEST_SHIP
            worth = -0.05 * float(s.rules.box.price[kind])
            for ship in range(3):
                if s.ship_size[ship] == size:
                    fit = min(board.pieces[GOODS_AT + kind], size - s.table[SHIP_LOAD_AT + ship])
                    worth += float(fit)
                    if s.table[SHIP_LOAD_AT + ship] == 0:
                        worth -= 0.1 * float(size - fit)
        if worth > top:
            top = worth
            best = action
    return best


def best_storing(s: PuertoRicoState, seat: i64, n: i64) -> i64:
    """Whole kinds: most worth; then the dearest crates; each in rising order, as the rules ask for them."""
    board = s.boards[seat]
    frame = s.top
    items = s.buffer.items
    wholes: i64 = 0
    singles: i64 = 0
    i: i64
    k: i64
    for i in range(n):
        if KEEP_KIND <= items[i] < KEEP:
            wholes |= 1 << (items[i] - KEEP_KIND)
        elif KEEP <= items[i] < KEEP + KINDS:
            singles |= 1 << (items[i] - KEEP)
    lowest: i64 = KINDS
    for _ in range(frame.what):
        best: i64 = -1
        top = 0.0
        for k in range(KINDS):
            if (wholes >> k) & 1 != 0:
                worth = float(board.pieces[GOODS_AT + k]) * (1.0 + 0.2 * float(s.rules.box.price[k]))
                if worth > top:
                    top = worth
                    best = k
        if best < 0:
            break
        wholes &= ~(1 << best)
        lowest = min(lowest, best)
    if lowest < KINDS:
        return KEEP_KIND + lowest
    room = frame.n
    for k in range(KINDS - 1, -1, -1):
        if (singles >> k) & 1 != 0 and room > 0:
            room -= board.pieces[GOODS_AT + k] - kept_single(frame, k)
            lowest = k
    return KEEP + lowest if lowest < KINDS else PASS


def keeps_all(s: PuertoRicoState, seat: i64) -> bool:
    """The largest kinds whole, the rest as single crates: everything that is asked about finds a place."""
    board = s.boards[seat]
    frame = s.top
    kinds: i64 = 0
    rest: i64 = 0
    k: i64
    for k in range(KINDS):
        if (frame.mask >> k) & 1 == 0:
            rest += board.pieces[GOODS_AT + k] - kept_single(frame, k)
            kinds |= 1 << k
    for _ in range(frame.what):
        best: i64 = -1
        for k in range(KINDS):
            if (kinds >> k) & 1 != 0 and (best < 0 or board.pieces[GOODS_AT + k] > board.pieces[GOODS_AT + best]):
                best = k
        if best < 0:
            break
        kinds &= ~(1 << best)
        rest -= board.pieces[GOODS_AT + best]
    return rest <= frame.n


def best_smuggling(s: PuertoRicoState, seat: i64, n: i64) -> i64:
    items = s.buffer.items
    best: i64 = PASS
    top = 0.0
    i: i64
    ship: i64
    for i in range(n):
        action = items[i]
        worth = -1.0
        if action == PLUNDER:
            worth = float(s.house_count())
        elif action == POACH:
            board = s.boards[seat]
            empty: i64 = 0
            for place in board.places:
                empty += board.room(place)
            worth = 0.6 * float(min(empty, 3))
        elif RAID <= action < PLUNDER:
            size = (action - RAID) // 4 + SMALLEST_SHIP
            for ship in range(3):
                if s.ship_size[ship] == size:
                    worth = float((action - RAID) % 4) * (CRATE + 0.1 * float(s.table[SHIP_GOOD_AT + ship]))
        elif CAPTURE <= action < BOHIO_WORKER:
            worth = 0.8 + 0.4 * float(s.table[ROLE_COINS_AT + action - CAPTURE])
        if worth > top:
            top = worth
            best = action
    return best
