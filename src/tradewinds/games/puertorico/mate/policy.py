"""A quick way to play Puerto Rico by rules of thumb: an answer to every decision.

Searches play whole matches by it, again and again, so it must be quick before it is clever.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.puertorico.actions import (
    ACCEPT,
    CARD,
    DISMISS,
    EXTRA,
    LAY_FOREST,
    LAY_PLANTATION,
    PASS,
    POACH_CITIZEN,
    POACH_WORKER,
    SELL,
    SMALL_WHARF_LOAD,
    STAFF,
)
from tradewinds.games.puertorico.components import ACHIEVEMENTS, CORN, PORTRAIT
from tradewinds.games.puertorico.mate.building import best_building, best_planting, give, select
from tradewinds.games.puertorico.mate.goods import best_load, best_sale, best_smuggling, best_storing
from tradewinds.games.puertorico.mate.roles import best_role
from tradewinds.games.puertorico.mate.staffing import placing, staff
from tradewinds.games.puertorico.mate.worth import hands
from tradewinds.games.puertorico.state import (
    BUILDING,
    CRAFTING,
    DEALING,
    FOREST,
    OVERPAYING,
    PAYING,
    PICKING,
    PLANTING,
    POACHING,
    REWARDING,
    ROUND,
    SELECTING,
    SHIPPING,
    SMALL_SHIPPING,
    SMUGGLING,
    STAFFING,
    STORING,
    TRADING,
    PuertoRicoState,
)
from tradewinds.kernel.vectors import vec

_CHANCE = {
    "big_spender": 30,
    "coffee_dispatcher": 25,
    "corn_dispatcher": 50,
    "deal_closer": 40,
    "dock_tycoon": 35,
    "fruit_dispatcher": 50,
    "head_administrator": 15,
    "leading_employer": 40,
    "leading_producer": 40,
    "luxury_crop_trader": 12,
    "luxury_goods_provider": 55,
    "major_investor": 40,
    "major_landowner": 30,
    "master_agronomist": 15,
    "sugar_dispatcher": 30,
    "tobacco_dispatcher": 18,
    "trade_strategist": 22,
    "trade_tycoon": 45,
    "tropical_produce_magnate": 80,
}
CHANCE: Final = vec[i64]([_CHANCE.get(name, 4) for name in ACHIEVEMENTS])
"""How often, in percent, an achievement is reached without thinking of it."""


def keep_card(s: PuertoRicoState, n: i64) -> i64:
    """What is likely to be reached; Puertomas score what is missed (PR-22.18)."""
    items = s.buffer.items
    best = items[0]
    top = -1000.0
    i: i64
    for i in range(n):
        card = items[i] - CARD
        worth = 0.01 * float(s.rules.box.card_vp[card] * CHANCE[card])
        if s.rules.puertomas > 0:
            worth -= float(s.rules.box.card_vp[card])
        if worth > top:
            top = worth
            best = items[i]
    return best


def decide(s: PuertoRicoState, seat: i64) -> i64:
    """The answer of the rules of thumb; always legal."""
    n = s.options(seat)
    items = s.buffer.items
    first = items[0]
    if n == 1:
        return first
    frame = s.top
    kind = frame.kind
    i: i64
    if kind == ROUND:
        return best_role(s, seat, n)
    if kind == STAFFING:
        answer = staff(s, seat)
        for i in range(n):
            if items[i] == answer:
                return answer
        return first  # somebody stands where the plan has nobody
    if kind == SHIPPING:
        return best_load(s, seat, n)
    if kind == BUILDING:
        return best_building(s, seat, n)
    if kind == PLANTING:
        return best_planting(s, seat, n)
    if kind == CRAFTING:
        best = first
        for i in range(n):
            if EXTRA <= items[i] < SELL:
                best = items[i]
        return best
    if kind == TRADING:
        return best_sale(s, seat, n)
    if kind == STORING:
        return best_storing(s, seat, n)
    if kind == SMALL_SHIPPING:
        best = items[1]  # all of the next kind
        for i in range(2, n):
            if (items[i] - SMALL_WHARF_LOAD) // 11 == (best - SMALL_WHARF_LOAD) // 11:
                best = items[i]
        return best
    if kind == FOREST:
        board = s.boards[seat]
        useful = (
            frame.what == CORN
            or hands(board, frame.what) > board.tiles_of(frame.what)
            or board.tiles_of(frame.what) == 0
        )
        return LAY_PLANTATION if useful else LAY_FOREST
    if kind == SMUGGLING:
        return best_smuggling(s, seat, n)
    if kind == POACHING:
        if first == DISMISS:
            return first
        to = placing(s, seat, frame.mask, min(frame.what, frame.n))
        if to < 0:
            return PASS
        return POACH_CITIZEN + to if s.register_citizens > 0 else POACH_WORKER + to
    if kind == REWARDING:
        to = placing(s, seat, frame.mask, frame.n)
        return STAFF + to if to >= 0 else STAFF + PORTRAIT
    if kind == PAYING:
        return give(s, n)
    if kind == OVERPAYING:
        return first
    if kind == SELECTING:
        return select(s, n)
    if kind == DEALING:
        return keep_card(s, n)
    if first == ACCEPT:
        return first
    if kind == PICKING:  # a citizen is worth a point
        return items[1]
    return first
