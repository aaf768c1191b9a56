"""What a network has learned of a game, as a policy for a search."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from tradewinds.bots.net import Net, sigmoid
from tradewinds.kernel.bits import least
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.encoding import Encoder, Eye, relative
from tradewinds.kernel.policy import VICTORY, Policy, result
from tradewinds.kernel.state import State
from tradewinds.kernel.vectors import vec

DOUBT: Final = 0.1
"""This part of all promise is for every answer alike, whatever the network thinks of it."""


class Learned(Policy):
    def __init__(self, net: Net, encoder: Encoder, habits: Policy) -> None:
        self.net: Net = net
        self.eye: Eye = Eye(encoder, net.shape.actions)
        self.habits: Policy = habits
        """The rules of thumb, which still decide where nobody searches."""

    def decide(self, state: State, seat: i64) -> i64:
        return self.habits.decide(state, seat)

    def weigh(self, state: State, seat: i64, out: vec[float]) -> None:
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

    def judge(self, state: State, rng: Xorshift, out: vec[float]) -> None:
        if state.over:
            result(state, out)
            return
        net = self.net
        seat = least(state.deciders)
        self.eye.look(state, seat)
        net.look(self.eye.numbers)
        players = state.players
        alone = state.outcome() is not None
        total = 0.0
        best = -1.0e9
        other: i64
        if alone:
            worth = VICTORY * sigmoid(net.victory(0)) + (1.0 - VICTORY) * net.lead(0)
            for other in range(players):
                out[other] = worth
            return
        for other in range(players):
            out[other] = net.victory(relative(state, other, seat))
            if out[other] > best:
                best = out[other]
        for other in range(players):
            out[other] = exp(out[other] - best)
            total += out[other]
        for other in range(players):
            lead = net.lead(relative(state, other, seat))
            out[other] = VICTORY * out[other] / total + (1.0 - VICTORY) * lead
