"""Buildings and tiles, and what they are paid with, by rules of thumb."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.puertorico.actions import (
    BUILD,
    GIVE_CITIZEN,
    GIVE_CRATE,
    GIVE_VP,
    GIVE_WORKER,
    PASS,
    SELECT,
    TAKE,
)
from tradewinds.games.puertorico.components import PORTRAIT, QUARRY
from tradewinds.games.puertorico.mate.worth import RATE, building_value, coin_value, rounds_left, tile_value
from tradewinds.games.puertorico.phases.builder import flat_discount, price
from tradewinds.games.puertorico.state import PuertoRicoState


def best_building(s: PuertoRicoState, seat: i64, n: i64) -> i64:
    """The building that is worth most beyond its price, or none."""
    left = rounds_left(s)
    coin = coin_value(left)
    board = s.boards[seat]
    flat = flat_discount(s, seat)
    items = s.buffer.items
    best: i64 = PASS
    top = 0.0
    i: i64
    for i in range(n):
        action = items[i]
        if action == PASS:
            break
        b = action - BUILD
        cost = price(s, board, b, flat)
        worth = building_value(s, board, b, left, coin) - coin * float(cost)
        if cost > board.coins:  # the Hidden Market gives more than coins
            worth -= 0.8 * float(cost - board.coins)
        if worth > top:
            top = worth
            best = action
    return best


def other_buildings(s: PuertoRicoState, seat: i64, n: i64, most: i64, options: list[i64]) -> None:
    """Add the next best buildings, and passing, to options that hold the best one."""
    left = rounds_left(s)
    coin = coin_value(left)
    board = s.boards[seat]
    flat = flat_discount(s, seat)
    items = s.buffer.items
    while len(options) < most:
        best: i64 = -1
        top = -1000.0
        i: i64
        for i in range(n):
            action = items[i]
            if action == PASS:
                break
            if action in options:
                continue
            b = action - BUILD
            worth = building_value(s, board, b, left, coin) - coin * float(price(s, board, b, flat))
            if worth > top:
                top = worth
                best = action
        if best < 0:
            break
        options.append(best)
    if options[0] != PASS:
        options.append(PASS)


def best_planting(s: PuertoRicoState, seat: i64, n: i64) -> i64:
    """A tile; the Hacienda's draw and the Hospital's worker are always welcome, a tile is never given away."""
    items = s.buffer.items
    first = items[0]
    if not TAKE <= first <= TAKE + QUARRY:
        return PASS if s.top.what >= 5 else first
    left = rounds_left(s)
    coin = coin_value(left)
    board = s.boards[seat]
    best: i64 = PASS
    top = 0.0
    i: i64
    for i in range(n):
        action = items[i]
        if action == PASS:
            break
        worth = tile_value(s, board, action - TAKE, left, coin)
        if worth > top:
            top = worth
            best = action
    return best


def give(s: PuertoRicoState, n: i64) -> i64:
    """Hidden Market: idle people, then the cheapest crate, a VP, people at work."""
    items = s.buffer.items
    best = items[0]
    top = -1000.0
    i: i64
    for i in range(n):
        action = items[i]
        if action == GIVE_VP:
            worth = -1.0
        elif action >= GIVE_CRATE:
            worth = -0.6 - 0.15 * float(action - GIVE_CRATE)
        elif action >= GIVE_CITIZEN:
            worth = -2.0
        elif action == GIVE_WORKER + PORTRAIT:
            worth = -0.3
        else:
            worth = -1.2
        if worth > top:
            top = worth
            best = action
    return best


def select(s: PuertoRicoState, n: i64) -> i64:
    """Kinds that suit everybody who builds: by their rate, expanded ones as they come."""
    items = s.buffer.items
    best = items[0]
    top = -1.0
    i: i64
    for i in range(n):
        b = items[i] - SELECT
        worth = RATE[b] + 0.05 * float(s.rules.box.vp[b])
        if worth > top:
            top = worth
            best = items[i]
    return best
