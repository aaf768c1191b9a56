"""Buying project cards (MAR-20, 27) and investing in prestige buildings (MAR-26)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.maracaibo.careers import see_goals
from tradewinds.games.maracaibo.components import BIT, BUILDINGS, CP, CROWN, DOUBLOONS, FIGURES, VP
from tradewinds.games.maracaibo.content import DISCOUNT, LASTING, Acts
from tradewinds.games.maracaibo.paying import begin_paying, can_pay_cards
from tradewinds.games.maracaibo.reasons import (
    BUILDING_CLOSED,
    INVESTED,
    INVESTMENT_DEAR,
    NEEDS_CP,
    NEEDS_FIGURE,
    NEEDS_MARKERS,
    NEEDS_OBJECTS,
    NO_FIGURE_FOR_CARD,
    NO_FIGURE_TO_INVEST,
    NO_FIGURE_TO_RETURN,
    NOT_TO_BUY,
    TOO_EXPENSIVE,
)
from tradewinds.games.maracaibo.state import NEW, PURCHASE, MaracaiboState, Player, has, without
from tradewinds.games.maracaibo.supply import add_synergy, card_income, gain, pay
from tradewinds.kernel.effects import EFFECT
from tradewinds.kernel.state import Buffer, Frame
from tradewinds.kernel.vectors import append

FIRST_INVESTOR_VP: Final = 2


def price(board: Player, cost: i64) -> i64:
    """Discounts add up and never go below 0 (MAR-22.2)."""
    left = cost - board.lasting[DISCOUNT]
    if left > 0:
        return left
    return 0


def can_buy(s: MaracaiboState, seat: i64, card: i64) -> i64:
    """From hand or planning area, all requirements met; the card cannot pay for itself (MAR-20.3, 20.4)."""
    board = s.boards[seat]
    if not has(board.hand, card) and not has(board.planning, card):
        return NOT_TO_BUY
    return barred(s, board, card)


def barred(s: MaracaiboState, board: Player, card: i64) -> i64:
    """The same for a card that is in hand or planned."""
    box = s.box
    if price(board, box.cost[card]) > board.doubloons:
        return TOO_EXPENSIVE
    figure = box.needs_figure[card]
    if figure != 0 and board.personal == 0:
        return NO_FIGURE_FOR_CARD if figure == 1 else NO_FIGURE_TO_RETURN if figure == 2 else NEEDS_FIGURE
    if box.needs_cp[card] > board.cp:
        return NEEDS_CP
    nation = box.needs_nation[card]
    if nation >= 0 and s.markers_of(nation) < box.needs_markers[card]:
        return NEEDS_MARKERS
    cost = box.needs_cost[card]
    if cost != 0 and not can_pay_cards(s, board, cost, card):
        return NEEDS_OBJECTS
    return 0


def can_invest(s: MaracaiboState, seat: i64, building: i64) -> i64:
    """An open building, each once, with a personal figure and the doubloons (MAR-26.1, 26.3)."""
    k: i64
    for k in range(s.open):
        if s.buildings[k] == building:
            return can_invest_in(s, seat, s.boards[seat], k)
    return BUILDING_CLOSED


def can_invest_in(s: MaracaiboState, seat: i64, board: Player, k: i64) -> i64:
    """The same for the open building in this place."""
    if (s.investors[k] >> seat) & 1 != 0:
        return INVESTED
    if price(board, s.box.building_cost[s.buildings[k]]) > board.doubloons:
        return INVESTMENT_DEAR
    return 0 if board.personal > 0 else NO_FIGURE_TO_INVEST


def options_buy(s: MaracaiboState, seat: i64, out: Buffer) -> None:
    board = s.boards[seat]
    act = s.box.act
    costs = s.box.cost
    most = board.doubloons + board.lasting[DISCOUNT]
    for card in board.hand:
        if costs[card] <= most and barred(s, board, card) == 0:
            out.add(act.buy + card)
    for card in board.planning:
        if costs[card] <= most and barred(s, board, card) == 0:
            out.add(act.buy + card)
    k: i64
    for k in range(s.open):
        if can_invest_in(s, seat, board, k) == 0:
            out.add(act.invest + s.buildings[k])


def is_purchase(act: Acts, action: i64) -> bool:
    return act.buy <= action < act.take_vp


def can_purchase(s: MaracaiboState, seat: i64, act: Acts, action: i64) -> i64:
    return can_buy(s, seat, action - act.buy) if action < act.invest else can_invest(s, seat, action - act.invest)


def do_purchase(s: MaracaiboState, seat: i64, action: i64) -> None:
    act = s.box.act
    if action < act.invest:
        begin_buying(s, seat, action - act.buy)
    else:
        invest(s, seat, action - act.invest)


def begin_buying(s: MaracaiboState, seat: i64, card: i64) -> None:
    """Everything is paid; cards that pay are chosen before the bought one lies in the tableau."""
    board = s.boards[seat]
    box = s.box
    board.hand = without(board.hand, card)
    board.planning = without(board.planning, card)
    if s.journal is not None:
        s.journal.reveal("bought", "MAR-20.2", int(seat), {"card": box.names[card]})
    pay(s, seat, DOUBLOONS, price(board, box.cost[card]), "MAR-27.1")
    pay(s, seat, CP, box.needs_cp[card], "MAR-27.7")
    figure = box.needs_figure[card]
    if figure == 2:
        pay(s, seat, FIGURES, 1, "MAR-27.5")
    elif figure != 0:
        board.personal -= 1
        if figure == 1:
            board.on_cards += 1
    s.push(PURCHASE, seat, card)
    if box.needs_cost[card] != 0:
        begin_paying(s, seat, box.needs_cost[card], "MAR-27.3")


def step_purchase(s: MaracaiboState, frame: Frame) -> bool:
    """Red, green and blue effects count, then the brown ones are carried out in order (MAR-20.8)."""
    s.pop()
    seat, card = frame.seat, frame.what
    board = s.boards[seat]
    box = s.box
    board.cards = append(board.cards, card)
    board.marks = append(board.marks, NEW if box.assistant[card] >= 0 else 0)
    board.stored = append(board.stored, 0)
    if box.assistant[card] >= 0:
        board.posts |= BIT[box.assistant_at[card]]
        see_goals(s, board)
    sums, lasting = board.lasting, box.lasting
    first: i64 = card * LASTING
    k: i64
    for k in range(LASTING):
        sums[k] += lasting[first + k]
    board.village |= box.village[card]
    board.combat |= box.combat[card]
    card_income(s, seat, card)
    if s.journal is not None and box.assistant[card] >= 0:
        told: dict[str, object] = {"card": box.names[card], "place": box.place_names[box.assistant_at[card]]}
        s.journal.add("assistant_placed", "MAR-13.1", int(seat), told)
    if box.program[card] != 0:
        s.run(Frame(EFFECT, seat, box.program[card], 0, card + 1, card))
    return False


def invest(s: MaracaiboState, seat: i64, building: i64) -> None:
    """A figure on it, its synergy token; the first investor 2 VP (MAR-26.2)."""
    board = s.boards[seat]
    k: i64 = 0
    while s.buildings[k] != building:
        k += 1
    assert k < BUILDINGS
    if s.journal is not None:
        s.journal.add("invested", "MAR-26.1", int(seat), {"building": s.box.building_names[building]})
    pay(s, seat, DOUBLOONS, price(board, s.box.building_cost[building]), "MAR-26.1")
    board.personal -= 1
    first = s.investors[k] == 0
    s.investors[k] |= BIT[seat]
    if first:
        gain(s, seat, VP, FIRST_INVESTOR_VP, "MAR-26.2")
    add_synergy(s, seat, CROWN, "MAR-26.2")
