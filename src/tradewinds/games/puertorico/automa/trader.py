"""A Puertoma sells (PR-21.36, 22.16)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.puertorico import festival
from tradewinds.games.puertorico.automa.action_board import acted
from tradewinds.games.puertorico.components import GOODS, KINDS, SALE_COIN, SELL_DUPLICATE, TRADING_SPACES
from tradewinds.games.puertorico.state import GOODS_AT, HOUSE_AT, PuertoRicoState
from tradewinds.games.puertorico.trade import after_sale


def income(s: PuertoRicoState, seat: i64, good: i64, privilege: i64) -> i64:
    return s.rules.box.price[good] + privilege + (1 if s.automa(seat).can(SALE_COIN) else 0)


def sellable(s: PuertoRicoState, seat: i64, good: i64, privilege: i64) -> bool:
    if s.boards[seat].pieces[GOODS_AT + good] == 0 or s.house_count() >= TRADING_SPACES:
        return False
    if s.table[HOUSE_AT + good] > 0 and not s.automa(seat).can(SELL_DUPLICATE):
        return False
    return income(s, seat, good, privilege) >= 1


def sale_choice(s: PuertoRicoState, seat: i64, privilege: i64) -> i64:
    """Its highest kind that is legal and brings at least 1 coin; the good of Closing Time first (PR-21.36, 22.16)."""
    k: i64
    if s.rules.festival and s.house_count() == TRADING_SPACES - 1:
        g: i64
        for g in range(festival.goal_count(s)):
            at = festival.WIDTH * g
            if s.goals[at + festival.GOAL_OPEN] == 1 and festival.VERB[s.goals[at]] == festival.FILL_HOUSE:
                k = s.goals[at + festival.GOAL_GOODS]
                if sellable(s, seat, k, privilege):
                    return k
    for k in range(KINDS - 1, -1, -1):
        if sellable(s, seat, k, privilege):
            return k
    return -1


def sell(s: PuertoRicoState, seat: i64) -> None:
    privilege: i64 = 1 if seat == s.chooser else 0
    good = sale_choice(s, seat, privilege)
    if good < 0:
        return
    coins = income(s, seat, good, privilege)
    board = s.boards[seat]
    board.pieces[GOODS_AT + good] -= 1
    s.table[HOUSE_AT + good] += 1
    board.coins += coins
    if s.journal is not None:
        s.journal.add("sold", "PR-21.36", seat, {"good": GOODS[good], "coins": int(coins)})
    acted(s, seat)
    after_sale(s, seat, good, coins)
