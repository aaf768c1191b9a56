"""What a role brings whoever chooses it, and the others, by rules of thumb."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.puertorico.actions import (
    ROLE,
)
from tradewinds.games.puertorico.automa import builder as automa
from tradewinds.games.puertorico.automa import plantations
from tradewinds.games.puertorico.board import (
    capacity,
)
from tradewinds.games.puertorico.components import (
    BUILDER,
    BUILDERS_YARD,
    CAPTAIN,
    CRAFTSMAN,
    FACTORY,
    FIRST_BUILDING,
    HARBOR,
    KINDS,
    LARGE_WAREHOUSE,
    OFFICE,
    PLANTER,
    PUBLISHING_HOUSE,
    QUARRY,
    SIZE,
    SMALL_WAREHOUSE,
    SMUGGLER,
    TRADER,
    TRADING_SPACES,
    WHARF,
)
from tradewinds.games.puertorico.mate.worth import (
    CRATE,
    TRADES,
    building_value,
    coin_value,
    end_bonus,
    factory_coins,
    market,
    rounds_left,
    tile_value,
)
from tradewinds.games.puertorico.phases.builder import (
    buildable,
    price,
)
from tradewinds.games.puertorico.state import (
    GOODS_AT,
    HOUSE_AT,
    OFFER_AT,
    ROLE_COINS_AT,
    SHIP_GOOD_AT,
    SHIP_LOAD_AT,
    SUPPLY_AT,
    PuertoRicoState,
)
from tradewinds.kernel.vectors import vec

RIVALS: Final = 1.21
"""What others gain counts this much against one's own gain."""
BUILDER_WEIGHT: Final = 0.82
CAPTAIN_WEIGHT: Final = 0.76
CRAFTSMAN_WEIGHT: Final = 1.13
TRADER_WEIGHT: Final = 0.88
RECRUITER_WEIGHT: Final = 0.69
PLANTER_WEIGHT: Final = 0.65
"""The roles against each other."""
PERSON: Final = 0.29
"""A person on an empty slot, per round."""
PUERTOMA_TILE: Final = 1.39
PUERTOMA_PERSON: Final = 0.81
PUERTOMA_LEVEL: Final = 1.85
PUERTOMA_EXPANDED: Final = 11.56
"""What roles bring a Puertoma: a tile, people (as a part of what they bring others), a building by its level."""


def best_role(s: PuertoRicoState, seat: i64, n: i64) -> i64:
    left = rounds_left(s)
    items = s.buffer.items
    best = items[0]
    top = -1000.0
    i: i64
    for i in range(n):
        if items[i] > ROLE + SMUGGLER:
            break
        worth = role_value(s, seat, items[i] - ROLE, left)
        if worth > top:
            top = worth
            best = items[i]
    return best


def role_value(s: PuertoRicoState, seat: i64, role: i64, left: float) -> float:
    """What it brings the seat, less a part of what it brings the others."""
    coin = coin_value(left)
    worth = coin * float(s.table[ROLE_COINS_AT + role])
    if role == CAPTAIN:
        return worth + CAPTAIN_WEIGHT * captain_gain(s, seat)
    if role == TRADER:
        return worth + TRADER_WEIGHT * trader_gain(s, seat, coin)
    if role > CAPTAIN:
        return worth + (smuggler_gain(s, seat) if role == SMUGGLER else coin)
    others = 0.0
    mine = 0.0
    n: i64
    for n in range(s.players):
        at = s.seat_after(seat, n)
        if role == BUILDER:
            gain = builder_gain(s, at, n == 0, left, coin)
        elif role == CRAFTSMAN:
            gain = craftsman_gain(s, at, n == 0, coin)
        elif role == PLANTER:
            gain = planter_gain(s, at, n == 0, left, coin)
        else:
            gain = recruiter_gain(s, at, n, left)
        if n == 0:
            mine = gain
        else:
            others += gain
    gain = mine - RIVALS * others / float(s.players - 1)
    if role == BUILDER:
        return worth + BUILDER_WEIGHT * gain
    if role == CRAFTSMAN:
        return worth + CRAFTSMAN_WEIGHT * gain
    if role == PLANTER:
        return worth + PLANTER_WEIGHT * gain
    return worth + RECRUITER_WEIGHT * gain


def builder_gain(s: PuertoRicoState, seat: i64, chooser: bool, left: float, coin: float) -> float:
    board = s.boards[seat]
    purse = board.coins + (s.table[ROLE_COINS_AT + BUILDER] if chooser else 0)
    if s.is_puertoma(seat):
        level = automa.best_level(s, seat, purse, 1 if chooser else 0)
        return PUERTOMA_EXPANDED if level == 4 else PUERTOMA_LEVEL * float(level)
    flat: i64 = 0
    if chooser:
        flat = 2 if s.rules.new_buildings and board.active(PUBLISHING_HOUSE) else 1
    best = 0.0
    for b in s.kinds:
        if buildable(s, board, b):
            cost = price(s, board, b, flat)
            if cost <= purse:
                worth = building_value(s, board, b, left, coin) - coin * float(cost)
                if worth > best:
                    best = worth
    return best


def craftsman_gain(s: PuertoRicoState, seat: i64, chooser: bool, coin: float) -> float:
    board = s.boards[seat]
    gain = 0.0
    kinds: i64 = 0
    best: i64 = -1
    k: i64
    for k in range(KINDS):
        made = plantations.active_count(s, seat, k) if s.is_puertoma(seat) else capacity(board, k)
        made = min(made, s.table[SUPPLY_AT + k])
        if made > 0:
            kinds += 1
            best = k
            gain += CRATE * float(made)
            if board.pieces[GOODS_AT + k] == 0:
                gain += TRADES * coin * float(s.rules.box.price[k])
    if best >= 0 and chooser:
        gain += CRATE
    if board.active(FACTORY) and not s.is_puertoma(seat):
        gain += coin * factory_coins(kinds)
    return gain


def planter_gain(s: PuertoRicoState, seat: i64, chooser: bool, left: float, coin: float) -> float:
    board = s.boards[seat]
    if s.is_puertoma(seat):
        return PUERTOMA_TILE
    if not board.has_space():
        return 0.0
    best = 0.0
    at: i64
    for at in range(OFFER_AT, len(s.table)):
        kind = s.table[at]
        if kind >= 0:
            best = max(best, tile_value(s, board, kind, left, coin))
    if s.quarries > 0 and (chooser or board.active(BUILDERS_YARD)):
        best = max(best, tile_value(s, board, QUARRY, left, coin))
    return best


def recruiter_gain(s: PuertoRicoState, seat: i64, n: i64, left: float) -> float:
    there = s.register_workers + s.register_citizens
    got: i64 = 0
    if there > n:
        got = (there - n + s.players - 1) // s.players
    if n == 0 and s.workers > 0:
        got += 1
    if got == 0:
        return 0.0
    board = s.boards[seat]
    if s.is_puertoma(seat):
        empty = min(plantations.empty_under(s, seat), got)
        return PUERTOMA_PERSON * PERSON * left * float(empty) + float(got - empty)
    empty = 0
    bonus = 0.0
    for place in board.places:
        room = board.room(place)
        if room > 0:
            empty += room
            if place >= FIRST_BUILDING and SIZE[place - FIRST_BUILDING] == 2 and left < 3.0:
                bonus = max(bonus, end_bonus(s, board, place - FIRST_BUILDING, left))
    return bonus + PERSON * left * float(min(empty, got + board.idle_workers))


def trader_gain(s: PuertoRicoState, seat: i64, coin: float) -> float:
    there = s.house_count()
    taken: i64 = 0
    k: i64
    for k in range(KINDS):
        if s.table[HOUSE_AT + k] > 0:
            taken |= 1 << k
    worth = 0.0
    n: i64
    for n in range(s.players):
        if there >= TRADING_SPACES:
            break
        at = s.seat_after(seat, n)
        board = s.boards[at]
        extra: i64 = 1 if n == 0 else 0
        if not s.is_puertoma(at):
            extra += market(board)
        for k in range(KINDS - 1, -1, -1):
            if board.pieces[GOODS_AT + k] > 0 and ((taken >> k) & 1 == 0 or board.active(OFFICE)):
                income = s.rules.box.price[k] + extra
                if income > 0:
                    there += 1
                    taken |= 1 << k
                    gain = coin * float(income) - 0.5 * CRATE
                    if n == 0:
                        worth += gain
                    else:
                        worth -= RIVALS * gain / float(s.players - 1)
                break
    return worth


def captain_gain(s: PuertoRicoState, seat: i64) -> float:
    """Everybody loads what he has most of, round and round, on a sketch of the ships."""
    good = s.table[SHIP_GOOD_AT : SHIP_GOOD_AT + 3]
    load = s.table[SHIP_LOAD_AT : SHIP_LOAD_AT + 3]
    goods: list[vec[i64]] = [board.pieces[GOODS_AT : GOODS_AT + KINDS] for board in s.boards]
    wharves: i64 = 0
    worth = 0.0
    idle: i64 = 0
    n: i64 = 0
    first: i64 = 0
    while idle < s.players:
        at = s.seat_after(seat, n)
        n = s.next_place(n)
        store = goods[at]
        best: i64 = -1
        most: i64 = 0
        onto: i64 = -1
        k: i64
        ship: i64
        for k in range(KINDS):
            have = store[k]
            if have <= most:
                continue
            there: i64 = -1
            for ship in range(3):
                if good[ship] == k:
                    there = ship
            if there >= 0:
                fit = min(have, s.ship_size[there] - load[there])
                if fit > most:
                    most = fit
                    best = k
                    onto = there
            else:
                for ship in range(3):
                    if good[ship] < 0:
                        fit = min(have, s.ship_size[ship])
                        if fit > most:
                            most = fit
                            best = k
                            onto = ship
        board = s.boards[at]
        person = not s.is_puertoma(at)
        if person and (wharves >> at) & 1 == 0 and board.active(WHARF):
            for k in range(KINDS):
                if store[k] > most + 1 or (best < 0 and store[k] > most):
                    most = store[k]
                    best = k
                    onto = 3
        if best < 0:
            idle += 1
            continue
        idle = 0
        if onto == 3:
            wharves |= 1 << at
        else:
            good[onto] = best
            load[onto] += most
        store[best] -= most
        gain = float(most)
        if person and board.active(HARBOR):
            gain += 1.0
        if at == seat and first == 0:
            first = 1
            gain += 1.0
        gain -= CRATE * float(most)
        if at == seat:
            worth += gain
        else:
            worth -= RIVALS * gain / float(s.players - 1)
    at = 0
    for at in range(s.players):
        spoiled = -1
        for k in range(KINDS):
            spoiled += goods[at][k]
        board = s.boards[at]
        if spoiled > 0 and not board.active(LARGE_WAREHOUSE):
            lost = CRATE * float(spoiled)
            if board.active(SMALL_WAREHOUSE):
                lost *= 0.5
            if at == seat:
                worth -= lost
            else:
                worth += RIVALS * lost / float(s.players - 1)
    return worth


def smuggler_gain(s: PuertoRicoState, seat: i64) -> float:
    best = float(s.house_count())
    ship: i64
    for ship in range(3):
        best = max(best, CRATE * float(min(s.table[SHIP_LOAD_AT + ship], 3)))
    return best
