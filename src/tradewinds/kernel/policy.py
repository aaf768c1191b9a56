"""How a game is played well by rules of thumb, and what a position promises: all that a search needs to know of it."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tradewinds.kernel.bits import least
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.state import State
from tradewinds.kernel.vectors import vec

TRUST: Final = 8.0
"""How many times as promising as any other option the answer of the rules of thumb is held to be."""
VICTORY: Final = 0.9
"""What winning is worth; the rest is for the lead, so that a match that is won or lost is still played well."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """A game overrides `decide`; whatever else it knows makes searches stronger or quicker."""

    def decide(self, state: State, seat: i64) -> i64:
        """The answer of the rules of thumb to what a seat is asked, one of the legal ones."""
        raise NotImplementedError

    def weigh(self, state: State, seat: i64, out: vec[float]) -> None:
        """How promising the seat's options look, in the order of the state's buffer: any numbers above 0."""
        answer = self.decide(state, seat)
        n = state.options(seat)  # only now: copies that the decision looked at share the buffer
        items = state.buffer.items
        i: i64
        for i in range(n):
            out[i] = TRUST if items[i] == answer else 1.0

    def judge(self, state: State, rng: Xorshift, out: vec[float]) -> None:
        """What a position promises to each seat, from 0 to 1; it may be played on, for nobody needs it any more."""
        while not state.over:
            seat = least(state.deciders)
            state.apply(seat, self.quick(state, seat, rng))
        result(state, out)

    def quick(self, state: State, seat: i64, rng: Xorshift) -> i64:
        """An answer for the matches that `judge` plays to their end: sooner rather than better."""
        return self.decide(state, seat)


class Blind(Policy):
    """Knows nothing: all options are alike, and matches are played on at random."""

    def decide(self, state: State, seat: i64) -> i64:
        state.options(seat)
        return state.buffer.items[0]

    def weigh(self, state: State, seat: i64, out: vec[float]) -> None:
        i: i64
        for i in range(state.options(seat)):
            out[i] = 1.0

    def judge(self, state: State, rng: Xorshift, out: vec[float]) -> None:
        buffer = state.buffer
        if not state.over:
            state.options(least(state.deciders))
        while not state.over:
            state.answer(buffer.seat, buffer.items[rng.below(buffer.n)])
            state.advance()
        result(state, out)


def result(state: State, out: vec[float]) -> None:
    """What a finished match was worth to each seat: victory, shared by those who share it, and a little the lead."""
    solo = state.outcome()
    i: i64
    if solo is not None:
        worth = (VICTORY if solo.won else 0.0) + (1.0 - VICTORY) * lead(float(solo.score), float(solo.target))
        for i in range(state.players):
            out[i] = worth
        return
    scores = state.scores()
    first = -1.0e9
    second = -1.0e9
    shared: i64 = 0
    for i in range(state.players):
        score = float(scores[i])
        if score > first:
            second = first
            first = score
            shared = 1
        elif score == first:
            second = score
            shared += 1
        elif score > second:
            second = score
    for i in range(state.players):
        score = float(scores[i])
        best = score == first
        out[i] = (1.0 - VICTORY) * lead(score, second if best else first)
        if best and shared == 1:
            out[i] += VICTORY
    if shared > 1:  # the rules' tie-breaks decide
        winners = state.winners()
        for seat in winners:
            out[seat] += VICTORY / float(len(winners))


def promise(values: vec[float], n: i64, scale: float) -> None:
    """From what each seat may expect in points to its chance to win; `scale` points more are e times as good."""
    best = values[0]
    i: i64
    for i in range(1, n):
        if values[i] > best:
            best = values[i]
    total = 0.0
    for i in range(n):
        values[i] = exp((values[i] - best) / scale)
        total += values[i]
    for i in range(n):
        values[i] = values[i] / total


def lead(mine: float, theirs: float) -> float:
    """0 to 1: how a score stands beside another, 0.5 for the same."""
    whole = abs(mine) + abs(theirs)
    if whole == 0.0:
        return 0.5
    return 0.5 + 0.5 * (mine - theirs) / whole
