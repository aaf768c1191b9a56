"""The heuristic player of Maracaibo: tries each option and plays its turn on from there, as it sees it best.

What a position is worth is in `mate/worth.py`, in numbers that the cards, tiles and tracks themselves give.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.maracaibo.components import PLANNING
from tradewinds.games.maracaibo.content import FREE_DISPLAY
from tradewinds.games.maracaibo.match import Maracaibo
from tradewinds.games.maracaibo.mate.weights import Weights
from tradewinds.games.maracaibo.mate.worth import Worth
from tradewinds.games.maracaibo.state import DRAWING, IN_SCORING, MAIN, SAILING, SCORING_BUY, SPLITTING, without
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.state import State
from tradewinds.kernel.vectors import append, vec

FAR: Final = 14
"""No more decisions than this are looked ahead."""
NEVER: Final = -1.0e9


class Mate:
    """The mate: buys what pays, stops where something is to be had, fights when the tide is right."""

    def __init__(self, number: int, weights: Weights | None = None) -> None:
        self.rng = Xorshift(number)
        self.weights: Weights = weights if weights is not None else Weights()

    def choose(self, state: State, seat: int) -> int:
        """The option whose turn ends best; all of them meet the same chance."""
        assert isinstance(state, Maracaibo)
        legal = candidates(state, seat, state.top.kind == MAIN)
        if len(legal) == 1:
            return int(legal[0])
        worth = Worth(self.weights, state.box)
        worth.prepare(state, seat)
        if state.top.kind == DRAWING:
            return int(drawn(state, seat, legal, worth))
        salt: i64 = 1 + self.rng.below(0x7FFFFFF0)
        sailing = state.top.kind == SAILING
        put_aside = least_planned(state, seat, worth)
        here = state if put_aside < 0 else room_to_plan(state, seat, put_aside)
        kept = 0.0 if put_aside < 0 else worth.value(state, seat) - worth.value(here, seat)
        buying = state.box.act.buy + put_aside
        best = legal[0]
        most = NEVER
        for action in legal:
            if put_aside >= 0 and action == buying:
                good = tried(state, seat, action, salt, worth, sailing)
            else:
                good = tried(here, seat, action, salt, worth, sailing) + kept
            if good > most:
                most = good
                best = action
        return int(best)


def candidates(state: Maracaibo, seat: i64, planning: bool) -> vec[i64]:
    """The legal actions; cards are planned only when nothing else is going on."""
    found = vec[i64]()
    act = state.box.act
    anyway = planning or state.top.kind == SPLITTING
    n = state.options(seat)
    k: i64
    for k in range(n):
        action = state.buffer.items[k]
        if anyway or action >= act.throw:
            found = append(found, action)
    return found


def least_planned(state: Maracaibo, seat: i64, worth: Worth) -> i64:
    """The planned card that promises least, where no planning space is free in the own turn; else -1."""
    board = state.boards[seat]
    if len(board.planning) < PLANNING or state.active != seat:
        return -1
    least = board.planning[0]
    for card in board.planning:
        if worth.planned[card] < worth.planned[least]:
            least = card
    return least


def room_to_plan(state: Maracaibo, seat: i64, card: i64) -> Maracaibo:
    """With a free planning space there is always something left to decide, so a trial ends with the own turn."""
    made = state.copy()
    made.boards[seat].planning = without(made.boards[seat].planning, card)
    return made


def drawn(state: Maracaibo, seat: i64, legal: vec[i64], worth: Worth) -> i64:
    """The best card of the display if it is worth its doubloon, else an unknown one."""
    act = state.box.act
    price = 0.0 if state.boards[seat].upgrades & (1 << FREE_DISPLAY) != 0 else worth.money(worth.rounds_left(state))
    best = legal[0]
    most = worth.w.draw
    for action in legal:
        if act.take <= action < act.option:
            one = worth.held[action - act.take] - price
            if one > most:
                most = one
                best = action
    return best


def tried(state: Maracaibo, seat: i64, action: i64, salt: i64, worth: Worth, deep: bool) -> float:
    """The worth of the position at the end of the own turn that begins with this action."""
    if state.top.kind == MAIN and action == state.box.act.done and state.top.mask == 0:
        return worth.value(state, seat)
    scoring = state.top.kind == SCORING_BUY
    trial = state.copy()
    if salt != 0:
        trial.chance.salt = salt
    trial.apply(seat, action)
    return play_on(trial, seat, worth, deep, scoring)


def play_on(trial: Maracaibo, seat: i64, worth: Worth, deep: bool, scoring: bool) -> float:
    """Greedily to the end of the own turn; where a voyage leads, each main action is tried to its end."""
    made: i64 = 0
    act = trial.box.act
    while not trial.over and (trial.deciders >> seat) & 1 != 0 and made < FAR:
        kind = trial.top.kind
        made += 1
        if kind == DRAWING:
            if trial.phase != IN_SCORING:
                break
            trial.apply(seat, trial.buffer.items[0])
            continue
        if (kind == SAILING and trial.top.mask == 1) or (kind == SCORING_BUY and not scoring) or kind == SPLITTING:
            break
        legal = candidates(trial, seat, False)
        main = kind == MAIN and trial.top.mask == 0
        if main and trial.top.n != 0 and len(legal) == 1:
            break
        best = legal[0]
        most = NEVER
        for action in legal:
            if deep and kind == MAIN:
                good = tried(trial, seat, action, 0, worth, False)
            elif main and action == act.done:
                good = worth.value(trial, seat)
            else:
                one = trial.copy()
                one.apply(seat, action)
                good = worth.value(one, seat)
            if good > most:
                most = good
                best = action
        if deep and kind == MAIN:
            return most
        if main and best == act.done:
            break
        trial.apply(seat, best)
    return worth.value(trial, seat)
