"""Which role a Puertoma chooses (PR-21.14 to 21.19, 22.5)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.puertorico.automa.action_board import draw_card
from tradewinds.games.puertorico.automa.builder import best_level, goal_building
from tradewinds.games.puertorico.automa.plantations import active_count, empty_under, needs_plantation
from tradewinds.games.puertorico.automa.smuggler import smuggler_gain
from tradewinds.games.puertorico.automa.trader import sale_choice
from tradewinds.games.puertorico.components import (
    ADVENTURER,
    ADVENTURER_2,
    ARROWS,
    BUILD_COIN,
    BUILDER,
    CAPTAIN,
    CRAFTSMAN,
    KINDS,
    PLANTER,
    RECRUITER,
    SMUGGLER,
    TIEBREAK_ORDER,
    TRADER,
)
from tradewinds.games.puertorico.state import GOODS_AT, OFFER_AT, ROLE_COINS_AT, SUPPLY_AT, PuertoRicoState
from tradewinds.games.puertorico.trade import fits


def available(s: PuertoRicoState, seat: i64, role: i64) -> bool:
    if (s.roles >> role) & 1 == 0 or (s.taken >> role) & 1 != 0:
        return False
    return role != SMUGGLER or s.marker != seat


def choose_role(s: PuertoRicoState, seat: i64) -> i64:
    """Profitable roles by an arrow from the tracker, else all profitable ones; most coins; tie-break card."""
    free: i64 = 0
    good: i64 = 0
    role: i64
    for role in range(9):
        if available(s, seat, role):
            free |= 1 << role
            if profitable(s, seat, role):
                good |= 1 << role
    if good == 0:  # PR-R.42
        good = free
    near = ARROWS[s.tracker]
    if (near >> ADVENTURER) & 1 != 0:
        near |= 1 << ADVENTURER_2
    if good & near != 0:
        good &= near
    most: i64 = -1
    for role in range(9):
        if (good >> role) & 1 != 0:
            most = max(most, coins_on(s, role))
    tied: i64 = 0
    for role in range(9):
        if (good >> role) & 1 != 0 and coins_on(s, role) == most:
            tied |= 1 << role
    if (tied >> SMUGGLER) & 1 != 0:  # wins ties in coins (PR-22.5)
        return SMUGGLER
    return first_listed(s, tied)


def coins_on(s: PuertoRicoState, role: i64) -> i64:
    return 2 if role == SMUGGLER else s.table[ROLE_COINS_AT + role]


def first_listed(s: PuertoRicoState, tied: i64) -> i64:
    """The only one; else the first on a tie-break card, of two Adventurers the first (PR-21.15)."""
    role: i64
    if tied & (tied - 1) != 0 and tied != (1 << ADVENTURER) | (1 << ADVENTURER_2):
        card = draw_card(s)
        i: i64
        for i in range(7):
            role = TIEBREAK_ORDER[7 * card + i]
            if (tied >> role) & 1 != 0:
                return role
            if role == ADVENTURER and (tied >> ADVENTURER_2) & 1 != 0:
                return ADVENTURER_2
    for role in range(9):
        if (tied >> role) & 1 != 0:
            return role
    return -1


def profitable(s: PuertoRicoState, seat: i64, role: i64) -> bool:
    board = s.boards[seat]
    mine = s.automa(seat)
    k: i64
    at: i64
    if role == BUILDER:
        purse = board.coins + s.table[ROLE_COINS_AT + BUILDER] + (1 if mine.can(BUILD_COIN) else 0)
        return goal_building(s, seat, purse, 1) >= 0 or best_level(s, seat, purse, 1) > 0
    if role == PLANTER:
        for at in range(OFFER_AT, len(s.table)):
            kind = s.table[at]
            if kind >= 0 and (board.tiles_of(kind) < 2 or needs_plantation(s, seat, kind)):
                return True
        return False
    if role == RECRUITER:
        return empty_under(s, seat) > 0
    if role == CRAFTSMAN:
        for k in range(KINDS):
            if board.pieces[GOODS_AT + k] == 0 and s.table[SUPPLY_AT + k] > 0 and active_count(s, seat, k) > 0:
                return True
        return False
    if role == TRADER:
        return sale_choice(s, seat, 1) >= 0
    if role == CAPTAIN:
        for k in range(KINDS):
            if board.pieces[GOODS_AT + k] > 0 and fits(s, k, board.pieces[GOODS_AT + k]) > 0:
                return True
        return False
    if role == SMUGGLER:
        return smuggler_gain(s, seat) > 0
    return True
