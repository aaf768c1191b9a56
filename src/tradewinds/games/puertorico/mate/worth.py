"""What things are worth in Puerto Rico, by rules of thumb, in VP: buildings, tiles, coins and the time left."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.puertorico import scoring
from tradewinds.games.puertorico.components import (
    BUILDINGS,
    CATHEDRAL,
    CITY,
    CITY_HALL,
    CORN,
    CUSTOMS_HOUSE,
    FACTORY,
    FIRE_STATION,
    FORTRESS,
    HARBOR,
    KINDS,
    LARGE_MARKET,
    LARGE_TAILOR_SHOP,
    MONUMENT,
    PRICE,
    PRODUCES,
    QUARRY,
    RESIDENCE,
    SIZE,
    SLOTS,
    SMALL_MARKET,
    TOWN_SQUARE,
    WHARF,
)
from tradewinds.games.puertorico.state import (
    Player,
    PuertoRicoState,
)

# Found by play: the numbers are in VP, or parts of one, unless they say something else.

COIN_BASE: Final = 0.17
COIN_PER_ROUND: Final = 0.15
COIN_MOST: Final = 0.93
"""A coin in VP: a base, more for each round in which it can still be spent, and a limit."""
CRATE: Final = 0.36
"""A crate in the store."""
CRAFTS: Final = 0.45
TRADES: Final = 0.36
BUILDS: Final = 0.4
"""Phases per round of which one makes use."""
SHIPPED: Final = 0.81
"""What a crate brings in once it is shipped, spoiling included."""
LAST_CRATE: Final = 0.37
"""How much of a single crate is missed when it is sold; of several, half as much."""
NEW_UNIT: Final = 0.75
"""A production building finds people this often."""
NEW_KIND: Final = 0.4
"""A production building without a plantation finds one this often."""
OTHER_KIND: Final = 0.05
OTHER_PRICE: Final = 0.11
"""A kind is worth something beside the dearest one: in VP per round, and by its price."""
AT_WORK: Final = 1.13
"""How much of its time a commercial building is occupied."""
EXPANDED: Final = 1.66
"""How much the bonus of an expanded building counts."""
EXPANDED_EARLY: Final = 0.4
"""... and for the people on it, long before the end."""
HARBOR_LOAD: Final = 0.58
WHARF_CRATE: Final = 0.15
WHARF_BASE: Final = 0.3
"""Harbor and Wharf per round: for each kind, for each crate of the best kind, and at least."""
NEW_TILE: Final = 0.6
"""A tile finds people this often,"""
CORN_TILE: Final = 2.24
"""corn, which needs no building, more so,"""
UNBUILT_TILE: Final = 0.17
MORE_UNBUILT: Final = 0.6
"""and one that still lacks its building; the second one of a kind even less."""
QUARRY_WORK: Final = 0.98
"""How often a quarry saves its coin."""
VP_PER_SEAT: Final = 0.92
WORKERS_PER_SEAT: Final = 0.5
ROUNDS_PER_SPACE: Final = 1.06
ROUNDS_PER_BUILDING: Final = 1.04
"""What a round takes from the VP pool, the workers, and building spaces of people and Puertomas; rather too little."""

_RATE = {
    "small_market": 0.2,
    "large_market": 0.35,
    "factory": 0.5,
    "harbor": 0.7,
    "wharf": 0.7,
    "hacienda": 0.15,
    "builders_yard": 0.08,
    "small_warehouse": 0.12,
    "large_warehouse": 0.2,
    "hospital": 0.1,
    "office": 0.08,
    "school": 0.15,
    "small_wharf": 0.35,
    "lighthouse": 0.35,
    "distillery": 0.35,
    "publishing_house": 0.4,
    "assembly_hall": 0.4,
    "church": 0.3,
    "canal": 0.2,
    "lumberyard": 0.08,
    "hidden_market": 0.1,
    "storehouse": 0.15,
    "bohio": 0.03,
    "merchant_outpost": 0.15,
    "zoning_office": 0.03,
    "chapel": 0.25,
    "park_authority": 0.02,
    "notary": 0.2,
    "pension_office": 0.2,
    "villa": 0.4,
    "large_tailor_shop": 0.4,
}
RATE: Final = [_RATE.get(name, 0.0) for name in BUILDINGS]
"""VP per round that an occupied building brings in; the formulas of `func_rate` go before it."""


# --- the clock and the worth of things -------------------------------------------------------------------------------


def rounds_left(s: PuertoRicoState) -> float:
    """A guess: by the VP pool, the workers, the fullest city and the Puertomas' building spaces."""
    if s.triggers != 0:
        return 0.0
    seats = float(s.players)
    left = float(s.vp_pool) / (VP_PER_SEAT * seats) + 0.5
    if not s.rules.citizens:
        left = min(left, float(s.workers) / (WORKERS_PER_SEAT * seats + 1.5) + 0.5)
    seat: i64
    for seat in range(s.players):
        if s.is_puertoma(seat):
            left = min(left, float(8 - s.automa(seat).built) * ROUNDS_PER_BUILDING)
        else:
            left = min(left, float(CITY - s.boards[seat].spaces) * ROUNDS_PER_SPACE)
    return left


def coin_value(left: float) -> float:
    if left < 1.0:
        return 0.1
    return min(COIN_BASE + COIN_PER_ROUND * left, COIN_MOST)


def hands(board: Player, kind: i64) -> i64:
    """Slots in own production buildings of a kind."""
    if kind == 1 or kind == 2:
        n: i64 = 0
        if board.owns(kind - 1):
            n += SLOTS[kind - 1]
        if board.owns(kind + 1):
            n += SLOTS[kind + 1]
        return n
    return SLOTS[kind + 1] if board.owns(kind + 1) else 0


def potential(board: Player, kind: i64) -> i64:
    """What could be produced with everybody at work."""
    if kind == CORN:
        return board.tiles_of(CORN)
    return min(board.tiles_of(kind), hands(board, kind))


def potential_kinds(board: Player) -> i64:
    n: i64 = 0
    k: i64
    for k in range(KINDS):
        if potential(board, k) > 0:
            n += 1
    return n


def best_price(board: Player) -> i64:
    """The dearest good that could be produced."""
    k: i64
    for k in range(KINDS - 1, 0, -1):
        if potential(board, k) > 0:
            return PRICE[k]
    return 0


def unit_rate(kind: i64, first: bool, best: i64, coin: float) -> float:
    """VP per round of one more crate in each production; the first of a kind can be sold."""
    worth = CRAFTS * SHIPPED
    if first:
        gain = float(PRICE[kind] - best)
        if gain > 0.0:
            worth += TRADES * gain * coin
        worth += OTHER_PRICE * float(PRICE[kind]) * coin + OTHER_KIND
    return worth


def quarry_rate(nth: i64, coin: float) -> float:
    """VP per round of one more occupied quarry, `nth` of them working before."""
    if nth >= 4:
        return 0.0
    return QUARRY_WORK * BUILDS * coin * (1.0 - 0.2 * float(nth))


def factory_coins(kinds: i64) -> float:
    if kinds < 2:
        return 0.0
    return 5.0 if kinds == 5 else float(kinds - 1)


def func_rate(s: PuertoRicoState, board: Player, b: i64, coin: float) -> float:
    """VP per round of an occupied commercial building."""
    if b == SMALL_MARKET:
        return TRADES * coin
    if b == LARGE_MARKET:
        return 2.0 * TRADES * coin
    if b == FACTORY:
        return CRAFTS * coin * factory_coins(potential_kinds(board))
    if b == HARBOR:
        return 0.15 + HARBOR_LOAD * float(min(potential_kinds(board), 3))
    if b == WHARF:
        most: i64 = 0
        k: i64
        for k in range(KINDS):
            most = max(most, potential(board, k))
        return WHARF_BASE + WHARF_CRATE * float(min(most, 5))
    if b == LARGE_TAILOR_SHOP:
        return CRAFTS * coin * float(board.citizen_count() + 1)
    return RATE[b]


def end_bonus(s: PuertoRicoState, board: Player, b: i64, left: float) -> float:
    """What an occupied expanded building should score at the end, if `b` is owned."""
    own: i64 = 0 if board.owns(b) else 1
    if b == FIRE_STATION:
        return float(scoring.fire_station(board)) + 0.1 * left
    if b == RESIDENCE:
        tiles = float(board.countryside()) + 0.45 * left
        return 4.0 if tiles <= 9.0 else min(tiles - 5.0, 7.0)
    if b == FORTRESS:
        return (float(board.persons()) + 0.9 * left) / 3.0
    if b == CUSTOMS_HOUSE:
        return (float(board.vp) + 2.2 * left) / 4.0
    if b == CITY_HALL:
        return float(scoring.city_hall(board) + own) + 0.25 * left
    if b == CATHEDRAL:
        return float(scoring.cathedral(board)) + 0.15 * left
    if b == TOWN_SQUARE:
        return float(board.citizen_count()) + 0.3 * left
    return 0.0


def building_value(s: PuertoRicoState, board: Player, b: i64, left: float, coin: float) -> float:
    """VP that a building is worth now, without its price."""
    worth = float(s.rules.box.vp[b])
    if SIZE[b] == 2:
        if b == MONUMENT:
            return worth
        sure = 0.95 if left > 1.5 else (0.9 if board.idle_workers > 0 else 0.7)
        if left <= 0.0:
            sure = 0.3
        return worth + EXPANDED * sure * end_bonus(s, board, b, left)
    time = left - 0.7
    if time <= 0.0:
        return worth
    kind = PRODUCES[b]
    if kind >= 0:
        before = potential(board, kind)
        slots = hands(board, kind)
        fields = board.tiles_of(kind)
        units = min(fields, slots + SLOTS[b]) - before
        spare = SLOTS[b] - units
        best = best_price(board)
        gain = NEW_UNIT * float(units) * unit_rate(kind, False, best, coin)
        if before == 0:
            first = unit_rate(kind, True, best, coin) - unit_rate(kind, False, best, coin)
            gain += first if units > 0 else NEW_KIND * (first + unit_rate(kind, False, best, coin))
        gain += 0.03 * float(spare)
        return worth + time * gain
    return worth + AT_WORK * time * func_rate(s, board, b, coin)


def tile_value(s: PuertoRicoState, board: Player, kind: i64, left: float, coin: float) -> float:
    """VP that one more plantation or quarry is worth."""
    time = max(left - 1.0, 0.0)
    worth = 0.05 + 0.01 * float(kind)
    if kind == QUARRY:
        return worth + time * quarry_rate(board.tiles_of(QUARRY), coin) * NEW_TILE
    best = best_price(board)
    if kind == CORN:
        return worth + time * CORN_TILE * NEW_TILE * unit_rate(CORN, board.tiles_of(CORN) == 0, best, coin)
    slots = hands(board, kind)
    first = board.tiles_of(kind) == 0
    rate = unit_rate(kind, first, best, coin)
    if slots > board.tiles_of(kind):
        return worth + time * NEW_TILE * rate
    # Not yet of use: a building may come.
    return worth + time * UNBUILT_TILE * rate * (1.0 if first else MORE_UNBUILT)


def market(board: Player) -> i64:
    n: i64 = 1 if board.active(SMALL_MARKET) else 0
    return n + 2 if board.active(LARGE_MARKET) else n
