"""A quick way to play Puerto Rico by rules of thumb: an answer to every decision.

It plays the look-ahead games of the mate for every person at the table, so it must be quick before it is clever.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.puertorico import scoring
from tradewinds.games.puertorico.actions import (
    ACCEPT,
    BOHIO_WORKER,
    BUILD,
    CAPTURE,
    CARD,
    DISMISS,
    EXTRA,
    GIVE_CITIZEN,
    GIVE_CRATE,
    GIVE_VP,
    GIVE_WORKER,
    KEEP,
    KEEP_KIND,
    LAY_FOREST,
    LAY_PLANTATION,
    LEAVE_EMPTY,
    LOAD,
    OCCUPANT,
    OUTPOST,
    PASS,
    PLUNDER,
    POACH,
    POACH_CITIZEN,
    POACH_WORKER,
    RAID,
    SELECT,
    SELL,
    SMALL_WHARF_LOAD,
    SMALLEST_SHIP,
    STAFF,
    STAFF_ANEW,
    STAFF_KEEP,
    TAKE,
    WHARF_LOAD,
    ZONING,
)
from tradewinds.games.puertorico.components import (
    ACHIEVEMENT_VP,
    ACHIEVEMENTS,
    BUILDING_VP,
    CHAPEL,
    CORN,
    FIRST_BUILDING,
    KINDS,
    PORTRAIT,
    PRICE,
    PRODUCES,
    QUARRY,
    SIZE,
    SLOTS,
    TWO_FUNCTIONS,
)
from tradewinds.games.puertorico.phases.builder import flat_discount, price
from tradewinds.games.puertorico.roles import (
    best_role,
)
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
    STAFF_ASK,
    STAFF_PLACE,
    STAFF_WHO,
    STAFFING,
    STORING,
    TRADING,
    Player,
    PuertoRicoState,
)
from tradewinds.games.puertorico.worth import (
    CRATE,
    EXPANDED_EARLY,
    LAST_CRATE,
    RATE,
    building_value,
    coin_value,
    end_bonus,
    func_rate,
    hands,
    market,
    quarry_rate,
    rounds_left,
    tile_value,
    unit_rate,
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


# --- who works where -------------------------------------------------------------------------------------------------


def place_rate(s: PuertoRicoState, board: Player, place: i64, placed: vec[i64], rest: i64, left: float) -> float:
    """VP per round and person at a place, after those already placed."""
    coin = coin_value(left)
    if place == CORN:
        return unit_rate(CORN, placed[CORN] == 0, 0, coin)
    if place < KINDS:
        if rest < 2 or free_hands(board, place, placed) < 0:
            return 0.011 if free_hands(board, place, placed) < 0 else 0.02
        best: i64 = 0
        k: i64
        for k in range(1, KINDS):
            if placed[k] > 0:
                best = k
        return 0.5 * unit_rate(place, placed[place] == 0, best, coin)
    if place == QUARRY:
        return quarry_rate(placed[QUARRY], coin)
    b = place - FIRST_BUILDING
    if SIZE[b] == 2:
        bonus = end_bonus(s, board, b, left)
        return bonus if left < 2.5 else EXPANDED_EARLY * bonus / left
    if PRODUCES[b] >= 0:
        return 0.01
    return func_rate(s, board, b, coin) if placed[place] == 0 else 0.0


def free_hands(board: Player, kind: i64, placed: vec[i64]) -> i64:
    """A production building of the kind that has a slot left, as a place; -1: none."""
    if kind == 1 or kind == 2:
        large = kind + 1
        if board.owns(large) and placed[FIRST_BUILDING + large] < SLOTS[large]:
            return FIRST_BUILDING + large
        small = kind - 1
        if board.owns(small) and placed[FIRST_BUILDING + small] < SLOTS[small]:
            return FIRST_BUILDING + small
        return -1
    if board.owns(kind + 1) and placed[FIRST_BUILDING + kind + 1] < SLOTS[kind + 1]:
        return FIRST_BUILDING + kind + 1
    return -1


def slots_at(board: Player, place: i64) -> i64:
    return board.tiles[place] if place < FIRST_BUILDING else SLOTS[place - FIRST_BUILDING]


def staffing_plan(s: PuertoRicoState, board: Player, persons: i64) -> vec[i64]:
    """How many persons should be at each place: always the best place next; who grows something comes in pairs."""
    placed = board.workers[:]
    for place in board.places:
        placed[place] = 0
    left = rounds_left(s)
    rest = persons
    while rest > 0:
        top = -1.0
        to: i64 = -1
        for place in board.places:
            if placed[place] >= slots_at(board, place):
                continue
            rate = place_rate(s, board, place, placed, rest, left)
            if rate > top:
                top = rate
                to = place
        if to < 0:
            break
        placed[to] += 1
        rest -= 1
        if CORN < to < KINDS and rest > 0:
            building = free_hands(board, to, placed)
            if building >= 0:
                placed[building] += 1
                rest -= 1
    return placed


def staff(s: PuertoRicoState, seat: i64) -> i64:
    board = s.boards[seat]
    mode = board.staffing
    if mode == STAFF_WHO:
        # A citizen is better in the Chapel only; elsewhere the worker's function.
        return OCCUPANT + (1 if TWO_FUNCTIONS[board.staff_from] == CHAPEL else 0)
    plan = staffing_plan(s, board, board.persons())
    if mode == STAFF_ASK:
        for place in board.places:
            if board.workers[place] + board.citizens[place] > plan[place]:
                return STAFF_ANEW
        return STAFF_KEEP
    first = board.staff_from % 64
    if mode == STAFF_PLACE:
        for place in board.places:
            if place >= first and board.workers[place] + board.citizens[place] < plan[place]:
                return STAFF + place
    else:
        kept = board.staff_from // 64
        for place in board.places:
            if place >= first and slots_at(board, place) - (kept if place == first else 0) > plan[place]:
                return LEAVE_EMPTY + place
    return -1


def placing(s: PuertoRicoState, seat: i64, first: i64, more: i64) -> i64:
    """The next place, from `first` on, where the plan wants somebody of `more` new persons; -1: none."""
    board = s.boards[seat]
    plan = staffing_plan(s, board, board.persons() + more)
    for place in board.places:
        if place >= first and board.room(place) > 0:
            if board.workers[place] + board.citizens[place] < plan[place]:
                return place
    return -1


# --- the other decisions ---------------------------------------------------------------------------------------------


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
        return PASS if s.frames[-1].what >= 5 else first
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
            worth = coin * float(PRICE[good] + extra + (1 if seat == s.chooser else 0))
        elif OUTPOST <= action < ZONING:
            good = action - OUTPOST
            worth = coin * float(PRICE[good] + (1 if seat == s.chooser else 0)) - 0.05
        else:
            continue
        # A single crate is lost or shipped for a point; of many, one is easily spared.
        worth -= LAST_CRATE * CRATE if board.goods[good] == 1 else 0.5 * LAST_CRATE * CRATE
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
            worth = float(board.goods[kind]) - 1.4 - 0.05 * float(PRICE[kind])
            if worth < 0.0:
                worth = 0.1
        else:
            kind = (action - LOAD) // 5
            size = (action - LOAD) % 5 + SMALLEST_SHIP
            worth = -0.05 * float(PRICE[kind])
            for ship in range(3):
                if s.ship_size[ship] == size:
                    fit = min(board.goods[kind], size - s.ship_load[ship])
                    worth += float(fit)
                    if s.ship_load[ship] == 0:
                        worth -= 0.1 * float(size - fit)
        if worth > top:
            top = worth
            best = action
    return best


def best_storing(s: PuertoRicoState, seat: i64, n: i64) -> i64:
    """Whole kinds: most worth; then the dearest crate."""
    board = s.boards[seat]
    items = s.buffer.items
    best: i64 = PASS
    top = -1.0
    i: i64
    for i in range(n):
        action = items[i]
        worth = -2.0
        if KEEP_KIND <= action < KEEP:
            kind = action - KEEP_KIND
            worth = 100.0 + float(board.goods[kind]) * (1.0 + 0.2 * float(PRICE[kind]))
        elif KEEP <= action < KEEP + KINDS:
            worth = 1.0 + float(PRICE[action - KEEP])
        if worth > top:
            top = worth
            best = action
    return best


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
                    worth = float((action - RAID) % 4) * (CRATE + 0.1 * float(s.ship_good[ship]))
        elif CAPTURE <= action < BOHIO_WORKER:
            worth = 0.8 + 0.4 * float(s.role_coins[action - CAPTURE])
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
        worth = RATE[b] + 0.05 * float(BUILDING_VP[b])
        if worth > top:
            top = worth
            best = items[i]
    return best


def keep_card(s: PuertoRicoState, n: i64) -> i64:
    """What is likely to be reached; Puertomas score what is missed (PR-22.18)."""
    items = s.buffer.items
    best = items[0]
    top = -1000.0
    i: i64
    for i in range(n):
        card = items[i] - CARD
        worth = 0.01 * float(ACHIEVEMENT_VP[card] * CHANCE[card])
        if s.rules.puertomas > 0:
            worth -= float(ACHIEVEMENT_VP[card])
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
    frame = s.frames[-1]
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
            frame.what == CORN or hands(board, frame.what) > board.tiles[frame.what] or board.tiles[frame.what] == 0
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


def play_out(s: PuertoRicoState) -> i64:
    """Everybody follows the rules of thumb to the end; how many decisions that took."""
    made: i64 = 0
    while not s.over:
        seats = s.deciders
        seat: i64 = 0
        while (seats >> seat) & 1 == 0:
            seat += 1
        s.apply(seat, decide(s, seat))
        made += 1
    return made


def points(s: PuertoRicoState, seat: i64) -> i64:
    """A seat's score, without the list of where it comes from."""
    board = s.boards[seat]
    total = board.vp + scoring.building_points(board)
    if s.is_puertoma(seat):
        for part in scoring.puertoma_points(s, seat):
            total += part
        if s.rules.citizens:
            total += scoring.puertoma_citizens(s, seat)
        if s.rules.achievements:
            total += scoring.missed_points(s)
        return total
    total += scoring.bonus_points(board)
    if s.rules.citizens:
        total += board.citizen_count()
    if s.rules.achievements and s.rules.puertomas == 0:
        total += scoring.achievement_points(board.done)
    return total


def outcome(s: PuertoRicoState, seat: i64, margin: float, win: float) -> float:
    """How good an end is for a seat: winning first, then by how much."""
    mine = points(s, seat)
    rival: i64 = -1
    at: i64
    for at in range(s.players):
        if at != seat:
            rival = max(rival, points(s, at))
    lead = float(mine - rival)
    worth = margin * lead
    if lead > 0.0:
        worth += win
    elif lead == 0.0:
        worth += 0.5 * win
    return worth
