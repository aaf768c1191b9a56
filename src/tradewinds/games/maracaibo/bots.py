"""The rules of thumb of Maracaibo: tries each option and plays its turn on from there, as it sees it best.

What a position is worth is in `mate/worth.py`, in numbers that the cards, tiles and tracks themselves give.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from tradewinds.games.maracaibo.components import PLANNING, ROUNDS
from tradewinds.games.maracaibo.content import FREE_DISPLAY
from tradewinds.games.maracaibo.match import Maracaibo
from tradewinds.games.maracaibo.mate.weights import Weights
from tradewinds.games.maracaibo.mate.worth import Worth
from tradewinds.games.maracaibo.state import DRAWING, IN_SCORING, MAIN, SAILING, SCORING_BUY, SPLITTING, without
from tradewinds.kernel.bits import least
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.policy import Policy, promise, result
from tradewinds.kernel.state import State
from tradewinds.kernel.vectors import append, vec

FAR: Final = 14
"""No more decisions than this are looked ahead."""
NEVER: Final = -1.0e9
APART: Final = 2.0
"""How many VP apart two positions look if one option is e times as promising as the other."""
LEAST: Final = 0.02
SURE: Final = 6.0
"""How many VP ahead makes a victory e times as likely in the last round, and how many more for every round to come."""
DOUBT: Final = 4.0


class Mate(Policy):
    """The mate: buys what pays, stops where something is to be had, fights when the tide is right."""

    def __init__(self, number: int, weights: Weights | None = None) -> None:
        self.rng = Xorshift(number)
        self.weights: Weights = weights if weights is not None else Weights()

    def decide(self, state: State, seat: i64) -> i64:
        """The option whose turn ends best; all of them meet the same chance."""
        assert isinstance(state, Maracaibo)
        legal = candidates(state, seat, state.top.kind == MAIN)
        if len(legal) == 1:
            return legal[0]
        worth = self.eyes(state, seat)
        if state.top.kind == DRAWING:
            return drawn(state, seat, legal, worth)
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
        return best

    def weigh(self, state: State, seat: i64, out: vec[float]) -> None:
        """By how good the position right after it looks, beside that after the best one; half of it goes to the answer
        of the rules of thumb."""
        assert isinstance(state, Maracaibo)
        answer = self.decide(state, seat)
        n = state.options(seat)
        legal = state.buffer.items[:n]
        worth = self.eyes(state, seat)
        planned = state.top.kind != MAIN and state.top.kind != SPLITTING
        drawing = state.top.kind == DRAWING
        act = state.box.act
        most = NEVER
        i: i64
        for i in range(n):
            if drawing:
                taken = act.take <= legal[i] < act.option
                out[i] = worth.held[legal[i] - act.take] if taken else worth.w.draw
            else:
                trial = state.copy()
                trial.apply(seat, legal[i])
                out[i] = worth.value(trial, seat)
            if out[i] > most:
                most = out[i]
        total = 0.0
        for i in range(n):
            out[i] = LEAST + exp((out[i] - most) / APART)
            if planned and legal[i] < act.throw:
                out[i] = LEAST  # there is a time for planning
            total += out[i]
        for i in range(n):
            if legal[i] == answer:
                out[i] += total

    def judge(self, state: State, rng: Xorshift, out: vec[float]) -> None:
        """As it looks for everybody at the end of the turn that is going on, played on as the mate does."""
        assert isinstance(state, Maracaibo)
        if not state.over:
            mover = least(state.deciders)
            play_on(state, mover, self.eyes(state, mover), False, state.top.kind == SCORING_BUY)
        if state.over:
            result(state, out)
            return
        scale = SURE + DOUBT * float(ROUNDS - state.round)
        i: i64
        if state.rules.jean:
            chance = 1.0 / (1.0 + exp(-self.eyes(state, 0).value(state, 0) / scale))
            for i in range(state.players):
                out[i] = chance
            return
        for i in range(state.players):
            out[i] = self.eyes(state, i).value(state, i)
        promise(out, state.players, scale)

    def eyes(self, state: Maracaibo, seat: i64) -> Worth:
        worth = Worth(self.weights, state.box)
        worth.prepare(state, seat)
        return worth


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
    low = board.planning[0]
    for card in board.planning:
        if worth.planned[card] < worth.planned[low]:
            low = card
    return low


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
            trial.options(seat)  # whoever looked at another position meanwhile has used the buffer, too
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
