"""The heuristic player of Maracaibo: one option further than now, seen with the numbers of the cards themselves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.maracaibo.components import NATIONS, RANK, SYNERGIES
from tradewinds.games.maracaibo.content import COMPASS, DISCOUNT, EXPLORER, LASTING
from tradewinds.games.maracaibo.match import Maracaibo
from tradewinds.games.maracaibo.phases.combat import ACT, value_of
from tradewinds.games.maracaibo.phases.scoring import multiplier
from tradewinds.games.maracaibo.state import (
    CITY_ACTION,
    DISCARDING_DISC,
    EXPLORING,
    FIGHTING,
    INFLUENCE,
    MAIN,
    MAYBE,
    RANKING,
    SAILING,
    SYNERGY,
    TRAIL_QUEST,
    VILLAGES,
    Player,
)
from tradewinds.kernel.bits import size
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.effects import CHOICE, EFFECT
from tradewinds.kernel.state import Frame, State

HASTE: Final = 1.6
"""What a movement point costs beyond the pace of the others: who sails far acts less often."""
PACE: Final = 3.5
"""Movement points that a rival makes in a turn."""
HOME: Final = 40
"""The order of space 20."""


class Mate:
    """The mate: buys what pays, stops where something is to be had, fights when the tide is right."""

    def __init__(self, number: int) -> None:
        self.rng = Xorshift(number)

    def choose(self, state: State, seat: int) -> int:
        """The option after which the position looks best; where a voyage ends it looks at the main actions there."""
        assert isinstance(state, Maracaibo)
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        sailing = state.top.kind == SAILING
        salt: i64 = 1 + self.rng.below(0x7FFFFFF0)
        best = legal[0]
        most = -1.0e9
        for action in legal:
            trial = state.copy()
            trial.chance.salt = salt
            trial.apply(seat, action)
            worth = after(trial, seat, sailing)
            if worth > most:
                most = worth
                best = action
        return best


def after(state: Maracaibo, seat: i64, sailing: bool) -> float:
    """The value of the position, or of the best main action that a voyage leads to."""
    if not sailing or state.over or state.top.kind != MAIN or state.top.seat != seat:
        return value(state, seat)
    best = -1.0e9
    haste = hurry(state, seat)
    for action in state.legal(int(seat)):
        trial = state.copy()
        trial.apply(seat, action)
        worth = value(trial, seat) - haste
        if worth > best:
            best = worth
    return best


def hurry(state: Maracaibo, seat: i64) -> float:
    """The price of this voyage: what it is longer than the way home divided by the turns that are left."""
    order = state.box.order
    ahead: i64 = 0
    other: i64
    for other in range(state.players):
        if other != seat and order[state.boards[other].ship] > ahead:
            ahead = order[state.boards[other].ship]
    turns = float(HOME - ahead) / 2.0 / PACE + 2.0 if ahead < HOME else 1.0
    way = float(HOME - order[state.boards[seat].ship]) / 2.0 + float(state.mp)
    over = float(state.mp) - way / turns
    return HASTE * over if over > 0.0 else 0.0


def value(state: Maracaibo, seat: i64) -> float:
    """VP and what will become VP in the scorings still to come."""
    board = state.boards[seat]
    if state.over:
        return float(board.vp)
    left = float(state.scorings_left())
    worth = float(board.vp) + 0.3 * float(board.doubloons) + 0.5 * float(board.cp) + 0.9 * float(board.personal)
    worth += 1.15 * left * float(board.vp_income) + 0.5 * (left - 1.0) * float(board.income)
    nation: i64
    for nation in range(NATIONS):
        influence = board.influence[nation]
        worth += 0.6 * float(influence) + float(RANK[influence]) * float(multiplier(state, nation) + 1)
    worth += 2.6 * float(size(board.upgrades)) + 1.3 * float(discs_gone(board))
    worth += (left - 0.5) * (1.4 * float(board.lasting[COMPASS]) + 2.0 * float(board.lasting[DISCOUNT]))
    worth += 0.8 * left * float(board.lasting[EXPLORER]) + 0.45 * float(state.box.rank[board.explorer])
    worth += 2.0 * float(state.quest_count(board)) + 0.7 * float(size(board.tokens)) + float(size(board.synergies))
    worth += 2.2 * left * float(state.assistants(board)) + 2.5 * float(size(board.goals))
    for card in board.cards:
        worth += float(state.box.vp[card])
    worth += 2.0 * float(state.invested(seat))
    for card in board.hand:
        worth += 0.4 + 0.12 * promise(state, card)
    for card in board.planning:
        worth += 0.4 + 0.15 * promise(state, card)
    for frame in state.frames:
        if frame.seat == seat:
            worth += pending(frame)
    return worth


def discs_gone(board: Player) -> i64:
    n: i64 = 24
    for discs in board.discs:
        n -= discs
    return n


def promise(state: Maracaibo, card: i64) -> float:
    """What a card would bring, less its price."""
    box = state.box
    worth = float(box.vp[card]) - 0.4 * float(box.cost[card])
    first: i64 = card * 2 * (SYNERGIES + 1)
    worth += 1.2 * float(box.income[first]) + 3.0 * float(box.income[first + SYNERGIES + 1])
    k: i64
    for k in range(LASTING):
        worth += 1.5 * float(box.lasting[card * LASTING + k])
    if box.assistant[card] >= 0:
        worth += 5.0
    return worth


def pending(frame: Frame) -> float:
    """What is about to be done is worth something before it is done."""
    kind = frame.kind
    if kind == VILLAGES:
        return 1.3 * float(frame.n)
    if kind == FIGHTING:
        return 0.8 * float(value_of(frame)) if frame.n == ACT else 4.5
    if kind == EXPLORING:
        return 1.1 * float(frame.n)
    if kind == DISCARDING_DISC:
        return 1.8 * float(frame.n)
    if kind == INFLUENCE:
        return 1.4 * float(frame.n)
    if kind == CITY_ACTION:
        return 3.5 if frame.n == 0 else 2.5
    if kind == CHOICE:
        return 4.0
    if kind == RANKING:
        return 3.0
    if kind == EFFECT or kind == MAYBE or kind == TRAIL_QUEST or kind == SYNERGY:
        return 1.2
    return 0.0
