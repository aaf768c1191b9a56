"""What a network has learned of a game, as a policy for a search.

It has learned matches between players only: alone against the game, the rules of thumb weigh and judge as ever.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from tradewinds.bots.net import Net
from tradewinds.kernel.bits import least
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.encoding import Encoder, Eye, relative
from tradewinds.kernel.policy import VICTORY, Policy, result
from tradewinds.kernel.state import State
from tradewinds.kernel.vectors import vec

DOUBT: Final = 0.1
"""This part of all promise is for every answer alike, whatever the network thinks of it."""
LEAST_PROMISE: Final = 0.001
"""Rules of thumb are never surer than this that somebody will not win."""


class Learned(Policy):
    def __init__(
        self,
        net: Net,
        encoder: Encoder,
        habits: Policy,
        thumbs: float = 0.0,
        steps: int = 0,
        corrects: bool = False,
    ) -> None:
        self.net: Net = net
        self.eye: Eye = Eye(encoder, net.shape.actions)
        self.habits: Policy = habits
        """The rules of thumb, which still decide where nobody searches."""
        self.thumbs: float = thumbs
        """What part of an answer's promise is what they think of it."""
        self.steps: i64 = steps
        """So many decisions they play on before the network judges: what is half done looks neither good nor bad."""
        self.corrects: bool = corrects
        """It says by how much their own judgement is wrong, instead of judging by itself."""
        self.hopes: vec[float] = vec[float]([0.0] * net.shape.seats)
        self.leads: vec[float] = vec[float]([0.0] * net.shape.seats)
        self.said: vec[float] = vec[float]()
        """How promising they find each answer."""

    def decide(self, state: State, seat: i64) -> i64:
        return self.habits.decide(state, seat)

    def weigh(self, state: State, seat: i64, out: vec[float]) -> None:
        if alone(state):
            self.habits.weigh(state, seat, out)
            return
        thumbs = self.thumbs
        if thumbs > 0.0:
            self.ask(state, seat, out)
        net = self.net
        self.eye.look(state, seat)
        net.look(self.eye.numbers)
        n = state.options(seat)
        items = state.buffer.items
        best = -1.0e9
        i: i64
        for i in range(n):
            out[i] = net.answer(items[i])
            if out[i] > best:
                best = out[i]
        total = 0.0
        for i in range(n):
            out[i] = exp(out[i] - best)
            total += out[i]
        for i in range(n):
            out[i] = (1.0 - DOUBT) * out[i] / total + DOUBT / float(n)
            if thumbs > 0.0:
                out[i] = (1.0 - thumbs) * out[i] + thumbs * self.said[i]

    def ask(self, state: State, seat: i64, out: vec[float]) -> None:
        """What the rules of thumb say of the answers, as parts of one."""
        self.habits.weigh(state, seat, out)
        n = state.options(seat)
        if len(self.said) < n:
            self.said = vec[float]([0.0] * (2 * n))
        total = 0.0
        i: i64
        for i in range(n):
            total += out[i]
        for i in range(n):
            self.said[i] = out[i] / total

    def judge(self, state: State, rng: Xorshift, out: vec[float]) -> None:
        if alone(state):
            self.habits.judge(state, rng, out)
            return
        made: i64 = 0
        while made < self.steps and not state.over:
            mover = least(state.deciders)
            state.apply(mover, self.habits.quick(state, mover, rng))
            made += 1
        if state.over:
            result(state, out)
            return
        net = self.net
        seat = least(state.deciders)
        self.eye.look(state, seat)
        net.look(self.eye.numbers)
        players = state.players
        hopes = self.hopes
        leads = self.leads
        other: i64
        for other in range(players):
            hopes[other] = net.victory(relative(state, other, seat))
            leads[other] = net.lead(relative(state, other, seat))
        if self.corrects:
            self.habits.judge(state, rng, out)
            if is_over(state):
                return
            for other in range(players):
                hopes[other] += certainty(out[other])
        best = -1.0e9
        total = 0.0
        for other in range(players):
            if hopes[other] > best:
                best = hopes[other]
        for other in range(players):
            hopes[other] = exp(hopes[other] - best)
            total += hopes[other]
        for other in range(players):
            out[other] = VICTORY * hopes[other] / total + (1.0 - VICTORY) * leads[other]


def is_over(state: State) -> bool:
    """Asked again: the rules of thumb have played on."""
    return state.over


def certainty(promise: float) -> float:
    """A promise on the network's own scale, on which one more is e times as promising."""
    return log(promise if promise > LEAST_PROMISE else LEAST_PROMISE)


def alone(state: State) -> bool:
    """Against the game itself, not against other players."""
    return state.players == 1 or state.outcome() is not None
