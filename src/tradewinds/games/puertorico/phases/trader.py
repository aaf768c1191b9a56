"""Trader phase (chapter 8), with Merchant Outpost and Zoning Office."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.puertorico.actions import (
    ACCEPT,
    OUTPOST,
    PASS,
    REMOVE,
    SELL,
    ZONING,
)
from tradewinds.games.puertorico.automa import trader as automa
from tradewinds.games.puertorico.board import remove_tile
from tradewinds.games.puertorico.components import (
    BUILDINGS,
    FIRST_BUILDING,
    GOODS,
    KINDS,
    LARGE_MARKET,
    MERCHANT_OUTPOST,
    OFFICE,
    SMALL_MARKET,
    TRADING_SPACES,
    ZONING_OFFICE,
)
from tradewinds.games.puertorico.phases.planter import lay
from tradewinds.games.puertorico.phases.rounds import end_phase
from tradewinds.games.puertorico.reasons import (
    ASK_TRADING,
    HOUSE_FULL,
    KIND_THERE,
    NO_CRATE_TO_SELL,
    NO_OUTPOST,
    NO_ZONING_CITIZEN,
    NO_ZONING_TILE,
    NO_ZONING_WORKER,
    SOLD_ALREADY,
    ZONED_ALREADY,
    ZONING_BAG,
    ZONING_COIN,
    ZONING_FOREST,
    ZONING_SPACE,
)
from tradewinds.games.puertorico.state import (
    GOODS_AT,
    HOUSE_AT,
    INCOME,
    SALE,
    SUPPLY_AT,
    TURNS,
    WORKERS_AT,
    Player,
    PuertoRicoState,
)
from tradewinds.games.puertorico.supply import bag_left, draw_plantation, gain, give_coins
from tradewinds.games.puertorico.trade import after_sale
from tradewinds.kernel.state import Buffer, Frame

SOLD: Final = 1
ZONED: Final = 2


def step(s: PuertoRicoState, frame: Frame) -> bool:
    """Clockwise from the Trader each player may sell one crate (PR-8.1); Zoning Office before or after (PR-8.7)."""
    while frame.n < s.players:
        seat = s.turns[TURNS * s.chooser + frame.n]
        if seat >= s.people:
            frame.n += 1
            automa.sell(s, seat)
            return False
        if s.boards[seat].crates() > 0 or (s.rules.citizens and zoning_open(s, s.boards[seat])):
            s.deciders = 1 << seat
            return True
        frame.n += 1
        frame.mask = 0
    if s.house_count() == TRADING_SPACES:  # PR-8.6
        k: i64
        for k in range(KINDS):
            s.table[SUPPLY_AT + k] += s.table[HOUSE_AT + k]
            s.table[HOUSE_AT + k] = 0
        if s.journal is not None:
            s.journal.add("house_cleared", "PR-8.6", -1, {})
    end_phase(s)
    return False


def can_sell(s: PuertoRicoState, board: Player, mask: i64, good: i64) -> i64:
    """Once, a crate of it, a free space, not a kind already there unless with an Office (PR-8.1, 8.3, 8.4, 12.10)."""
    if mask & SOLD != 0:
        return SOLD_ALREADY
    if board.pieces[GOODS_AT + good] == 0:
        return NO_CRATE_TO_SELL
    if s.house_count() >= TRADING_SPACES:
        return HOUSE_FULL
    return 0 if s.table[HOUSE_AT + good] == 0 or board.active(OFFICE) else KIND_THERE


def can_outpost(board: Player, mask: i64, good: i64) -> i64:
    """With an occupied Merchant Outpost, instead of a sale (PR-14.17)."""
    if mask & SOLD != 0:
        return SOLD_ALREADY
    if board.pieces[GOODS_AT + good] == 0:
        return NO_CRATE_TO_SELL
    return 0 if board.active(MERCHANT_OUTPOST) else NO_OUTPOST


def can_buy_tile(s: PuertoRicoState, board: Player, mask: i64) -> i64:
    """Zoning Office, once: a worker buys a random plantation (PR-15.10)."""
    if mask & ZONED != 0:
        return ZONED_ALREADY
    if board.pieces[WORKERS_AT + FIRST_BUILDING + ZONING_OFFICE] == 0:
        return NO_ZONING_WORKER
    if board.coins == 0:
        return ZONING_COIN
    if not board.has_space():
        return ZONING_SPACE
    return 0 if bag_left(s) else ZONING_BAG


def can_sell_tile(board: Player, mask: i64, choice: i64) -> i64:
    """Zoning Office, once: a citizen sells an own plantation, no forest (PR-15.10)."""
    if mask & ZONED != 0:
        return ZONED_ALREADY
    if board.citizens[FIRST_BUILDING + ZONING_OFFICE] == 0:
        return NO_ZONING_CITIZEN
    if choice >= KINDS:
        return ZONING_FOREST
    return 0 if board.tiles_of(choice) > 0 else NO_ZONING_TILE


def can(s: PuertoRicoState, frame: Frame, seat: i64, action: i64) -> i64:
    board = s.boards[seat]
    if SELL <= action < OUTPOST:
        return can_sell(s, board, frame.mask, action - SELL)
    if OUTPOST <= action < ZONING:
        return can_outpost(board, frame.mask, action - OUTPOST)
    if action == ZONING:
        return can_buy_tile(s, board, frame.mask)
    if REMOVE <= action < ACCEPT:
        return can_sell_tile(board, frame.mask, action - REMOVE)
    return 0 if action == PASS else ASK_TRADING


def told_trade(action: int) -> dict[str, object]:
    if action == ZONING:
        return {"building": BUILDINGS[ZONING_OFFICE]}
    return {"good": GOODS[action - (OUTPOST if action >= OUTPOST else SELL)], "building": BUILDINGS[MERCHANT_OUTPOST]}


def zoning_open(s: PuertoRicoState, board: Player) -> bool:
    """The Zoning Office could be used, by whoever is there."""
    if can_buy_tile(s, board, 0) == 0:
        return True
    k: i64
    for k in range(KINDS):
        if can_sell_tile(board, 0, k) == 0:
            return True
    return False


def options(s: PuertoRicoState, frame: Frame, seat: i64, out: Buffer) -> None:
    board = s.boards[seat]
    mask = frame.mask
    k: i64
    for k in range(KINDS):
        if board.pieces[GOODS_AT + k] > 0 and can_sell(s, board, mask, k) == 0:
            out.add(SELL + k)
    if s.rules.new_buildings:
        for k in range(KINDS):
            if can_outpost(board, mask, k) == 0:
                out.add(OUTPOST + k)
    if s.rules.citizens:
        if can_buy_tile(s, board, mask) == 0:
            out.add(ZONING)
        for k in range(KINDS):
            if can_sell_tile(board, mask, k) == 0:
                out.add(REMOVE + k)
    out.add(PASS)


def do(s: PuertoRicoState, frame: Frame, seat: i64, action: i64) -> None:
    board = s.boards[seat]
    if action == PASS:
        frame.n += 1
        if s.journal is not None and frame.mask & SOLD == 0:
            s.journal.add("passed", "PR-3.5", seat, {"what": "sale"})
        frame.mask = 0
    elif SELL <= action < OUTPOST:
        frame.mask |= SOLD
        sell(s, frame, seat, action - SELL)
    elif OUTPOST <= action < ZONING:
        frame.mask |= SOLD
        outpost(s, seat, action - OUTPOST)
    elif action == ZONING:
        frame.mask |= ZONED
        board.coins -= 1
        lay(s, seat, draw_plantation(s), True, "PR-15.10")
    else:
        frame.mask |= ZONED
        remove_tile(s, seat, action - REMOVE, "PR-15.10")
        give_coins(s, seat, 1, "PR-15.10")


def privilege(s: PuertoRicoState, seat: i64) -> i64:
    """+1 for the Trader, +2 with the Publishing House (PR-8.2, 14.12)."""
    if seat != s.chooser:
        return 0
    return 2 if s.doubled() else 1


def sell(s: PuertoRicoState, frame: Frame, seat: i64, good: i64) -> None:
    """Base price, Trader's privilege and the markets' bonuses together (PR-8.2, I.26)."""
    board = s.boards[seat]
    board.pieces[GOODS_AT + good] -= 1
    s.table[HOUSE_AT + good] += 1
    extra = privilege(s, seat)
    small: i64 = 1 if board.active(SMALL_MARKET) else 0
    large: i64 = 2 if board.active(LARGE_MARKET) else 0
    price = s.rules.box.price[good]
    income = price + extra + small + large
    if s.rules.ask_gains:  # only what is taken counts (PR-R.39)
        income = price
        frame.mask |= SALE + income * INCOME
    board.coins += price
    if s.journal is not None:
        s.journal.add("sold", "PR-8.1", seat, {"good": GOODS[good], "coins": int(price)})
    after_sale(s, seat, good, income)
    gain(s, seat, extra, False, -1, "PR-8.2")
    gain(s, seat, small, False, SMALL_MARKET, "PR-12.4")
    gain(s, seat, large, False, LARGE_MARKET, "PR-12.11")


def outpost(s: PuertoRicoState, seat: i64, good: i64) -> None:
    """Instead of a sale: a crate back to the supply for its base price, and the Trader's privilege (PR-14.17)."""
    board = s.boards[seat]
    board.pieces[GOODS_AT + good] -= 1
    s.table[SUPPLY_AT + good] += 1
    price = s.rules.box.price[good]
    board.coins += price
    if s.journal is not None:
        s.journal.add("outpost", "PR-14.17", seat, {"good": GOODS[good], "coins": int(price)})
    gain(s, seat, privilege(s, seat), False, -1, "PR-14.17")
