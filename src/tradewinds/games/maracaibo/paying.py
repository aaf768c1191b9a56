"""Costs (effects.yaml, MAR-12.2, 20.1): money, CP and figures at once, cards one by one out of the hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.maracaibo.cards import discard_from_hand
from tradewinds.games.maracaibo.components import (
    BIT,
    CP,
    DOUBLOONS,
    FIGURES,
    GOOD_NAMES,
    GOODS,
    OBJECT_NAMES,
    OBJECTS,
)
from tradewinds.games.maracaibo.content import OBJECT, Acts
from tradewinds.games.maracaibo.reasons import ASK_PAY, NOT_IN_HAND, PAY_ORDER, WRONG_SYMBOL
from tradewinds.games.maracaibo.state import PAYING, MaracaiboState, Player, has
from tradewinds.games.maracaibo.supply import pay
from tradewinds.kernel.state import Buffer, Frame

GOODS_BITS: Final = 0xFFFF
SAME: Final = 16
"""From this bit on: identical goods left; four bits further which good + 1."""
WHICH: Final = 20


def cards_with(s: MaracaiboState, board: Player, is_object: bool, kind: i64, from_card: i64, but: i64) -> i64:
    """Cards of the hand with a symbol, from a card on, without the one that is being bought."""
    n: i64 = 0
    for card in board.hand:
        if card >= from_card and card != but:
            if (s.box.object[card] if is_object else s.box.good[card]) == kind:
                n += 1
    return n


def objects_left(s: MaracaiboState, board: Player, cost: i64) -> i64:
    """Permanent objects count in every payment (MAR-22.1)."""
    left: i64 = 0
    k: i64
    for k in range(OBJECTS):
        need = ((s.box.cost_objects[cost] >> (4 * k)) & 15) - board.lasting[OBJECT + k]
        if need > 0:
            left += need << (4 * k)
    return left


def can_pay_cards(s: MaracaiboState, board: Player, cost: i64, but: i64 = -1) -> bool:
    """The part of a cost that is paid with cards of the hand."""
    objects = objects_left(s, board, cost)
    goods = s.box.cost_goods[cost]
    k: i64
    for k in range(OBJECTS):
        need = (objects >> (4 * k)) & 15
        if need > 0 and cards_with(s, board, True, k, 0, but) < need:
            return False
        need = (goods >> (4 * k)) & 15
        if need > 0 and cards_with(s, board, False, k, 0, but) < need:
            return False
    same = s.box.cost_identical[cost]
    if same == 0:
        return True
    for k in range(GOODS):
        if cards_with(s, board, False, k, 0, but) >= same:
            return True
    return False


def can_pay(s: MaracaiboState, seat: i64, cost: i64) -> bool:
    """All of it; the MP of this turn are a condition, nothing is paid (MAR-12.2)."""
    board = s.boards[seat]
    box = s.box
    if box.cost_doubloons[cost] > board.doubloons or box.cost_cp[cost] > board.cp:
        return False
    if box.cost_figures[cost] > board.personal or box.cost_mp[cost] > (s.turn_mp if seat == s.active else 0):
        return False
    return can_pay_cards(s, board, cost)


def missing(s: MaracaiboState, seat: i64, cost: i64) -> dict[str, int]:
    """What a seat lacks of a cost, by the names of the amounts; where nothing is missing it can be paid. Of identical
    goods it has the good that it has most of."""
    board = s.boards[seat]
    box = s.box
    objects = objects_left(s, board, cost)
    goods = box.cost_goods[cost]
    same: i64 = 0
    k: i64
    for k in range(GOODS):
        n = cards_with(s, board, False, k, 0, -1)
        if n > same:
            same = n
    spent = s.turn_mp if seat == s.active else 0
    lacks = {
        "doubloons": int(box.cost_doubloons[cost] - board.doubloons),
        "cp": int(box.cost_cp[cost] - board.cp),
        "figures": int(box.cost_figures[cost] - board.personal),
        "identical_goods": int(box.cost_identical[cost] - same) if box.cost_identical[cost] > 0 else 0,
        "min_mp": int(box.cost_mp[cost]) if box.cost_mp[cost] > spent else 0,
    }
    for k in range(OBJECTS):
        lacks[OBJECT_NAMES[k]] = int(((objects >> (4 * k)) & 15) - cards_with(s, board, True, k, 0, -1))
        lacks[GOOD_NAMES[k]] = int(((goods >> (4 * k)) & 15) - cards_with(s, board, False, k, 0, -1))
    return {what: n for what, n in lacks.items() if n > 0}


def by_hand(s: MaracaiboState, board: Player, cost: i64) -> bool:
    """Whether it can be paid depends on cards that others do not see."""
    return objects_left(s, board, cost) + s.box.cost_goods[cost] + s.box.cost_identical[cost] > 0


def begin_paying(s: MaracaiboState, seat: i64, cost: i64, rule: str) -> None:
    """What is no card now, the cards as decisions that come before everything else."""
    pay(s, seat, DOUBLOONS, s.box.cost_doubloons[cost], rule)
    pay(s, seat, CP, s.box.cost_cp[cost], rule)
    pay(s, seat, FIGURES, s.box.cost_figures[cost], rule)
    board = s.boards[seat]
    if by_hand(s, board, cost):
        goods = s.box.cost_goods[cost] + (s.box.cost_identical[cost] << SAME)
        s.push(PAYING, seat, cost, 0, objects_left(s, board, cost), -1, goods)


def step_paying(s: MaracaiboState, frame: Frame) -> bool:
    if frame.mask == 0 and frame.bound & (BIT[WHICH] - 1) == 0:
        s.pop()
        return False
    s.deciders = BIT[frame.seat]
    return True


def can_pay_with(s: MaracaiboState, frame: Frame, card: i64) -> i64:
    """A card with the symbol that is due, in rising order, so that no two orders mean the same and enough follow."""
    board = s.boards[frame.seat]
    if not has(board.hand, card):
        return NOT_IN_HAND
    k: i64
    if frame.mask != 0:
        for k in range(OBJECTS):
            need = (frame.mask >> (4 * k)) & 15
            if need > 0:
                if s.box.object[card] != k:
                    return WRONG_SYMBOL
                enough = cards_with(s, board, True, k, card, -1) >= need
                return 0 if card >= frame.n and enough else PAY_ORDER
    for k in range(GOODS):
        need = (frame.bound >> (4 * k)) & 15
        if need > 0:
            if s.box.good[card] != k:
                return WRONG_SYMBOL
            enough = cards_with(s, board, False, k, card, -1) >= need
            return 0 if card >= frame.n and enough else PAY_ORDER
    same = (frame.bound >> SAME) & 15
    which = (frame.bound >> WHICH) - 1
    good = s.box.good[card]
    if which >= 0 and good != which:
        return WRONG_SYMBOL
    enough = cards_with(s, board, False, good, card, -1) >= same
    return 0 if card >= frame.n and enough else PAY_ORDER


def options_paying(s: MaracaiboState, frame: Frame, out: Buffer) -> None:
    for card in s.boards[frame.seat].hand:
        if can_pay_with(s, frame, card) == 0:
            out.add(s.box.act.pay + card)


def can_paying(s: MaracaiboState, frame: Frame, act: Acts, action: i64) -> i64:
    return can_pay_with(s, frame, action - act.pay) if act.pay <= action < act.accept else ASK_PAY


def do_paying(s: MaracaiboState, frame: Frame, action: i64) -> None:
    card = action - s.box.act.pay
    frame.n = card + 1
    k: i64
    if frame.mask != 0:
        for k in range(OBJECTS):
            if (frame.mask >> (4 * k)) & 15 != 0:
                frame.mask -= BIT[4 * k]
                if (frame.mask >> (4 * k)) & 15 == 0:
                    frame.n = 0
                break
    elif frame.bound & GOODS_BITS != 0:
        for k in range(GOODS):
            if (frame.bound >> (4 * k)) & 15 != 0:
                frame.bound -= BIT[4 * k]
                if (frame.bound >> (4 * k)) & 15 == 0:
                    frame.n = 0
                break
    else:
        same = (frame.bound >> SAME) & 15
        frame.bound = ((same - 1) << SAME) + ((s.box.good[card] + 1) << WHICH)
    discard_from_hand(s, frame.seat, card, "MAR-20.1")
