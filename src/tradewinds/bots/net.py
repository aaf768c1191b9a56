"""A small network that judges positions and answers: read from a file and evaluated here, without any library.

Observations are mostly zeros, so its first layer adds up only the weights of what is there.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tradewinds.kernel.vectors import vec

LOWEST: Final = -30.0
HIGHEST: Final = 30.0


class Shape:
    """How many numbers go in, how many lie in between, and what comes out."""

    def __init__(self, inputs: int, first: int, second: int, actions: int, seats: int) -> None:
        self.inputs = inputs
        self.first = first
        self.second = second
        self.actions = actions
        self.seats = seats

    def sizes(self) -> list[int]:
        """Of the parts of the weights, in their order: the first layer with what it begins from, the second, answers,
        victories, leads."""
        inner = self.second
        hidden = [self.inputs * self.first, self.first, self.first * inner, inner]
        heads = [size for n in (self.actions, self.seats, self.seats) for size in (n * inner, n)]
        return hidden + heads


@mypyc_attr(acyclic=True)
class Net:
    def __init__(self, shape: Shape, weights: list[float]) -> None:
        sizes = shape.sizes()
        assert len(weights) == sum(sizes)
        self.shape: Shape = shape
        self.inputs: i64 = shape.inputs
        self.first: i64 = shape.first
        self.second: i64 = shape.second
        at = [sum(sizes[:i]) for i in range(len(sizes))]
        parts = [weights[at[i] : at[i] + sizes[i]] for i in range(len(sizes))]
        # By input, then by what it goes to.
        self.first_weights: vec[float] = vec[float](parts[0])
        self.first_bias: vec[float] = vec[float](parts[1])
        # By what it goes to, then by input.
        self.second_weights: vec[float] = vec[float](parts[2])
        self.second_bias: vec[float] = vec[float](parts[3])
        self.answer_weights: vec[float] = vec[float](parts[4])
        self.answer_bias: vec[float] = vec[float](parts[5])
        self.victory_weights: vec[float] = vec[float](parts[6])
        self.victory_bias: vec[float] = vec[float](parts[7])
        self.lead_weights: vec[float] = vec[float](parts[8])
        self.lead_bias: vec[float] = vec[float](parts[9])
        self.hidden: vec[float] = vec[float]([0.0] * shape.first)
        self.seen: vec[float] = vec[float]([0.0] * shape.second)
        """What the last observation has come to."""

    def look(self, numbers: vec[float]) -> None:
        """Take in an observation."""
        hidden = self.hidden
        bias = self.first_bias
        weights = self.first_weights
        width = self.first
        i: i64
        j: i64
        for j in range(width):
            hidden[j] = bias[j]
        for i in range(self.inputs):
            x = numbers[i]
            if x != 0.0:
                row = i * width
                for j in range(width):
                    hidden[j] += x * weights[row + j]
        for j in range(width):
            if hidden[j] < 0.0:
                hidden[j] = 0.0
        for i in range(self.second):
            total = dot(self.second_weights, i * width, hidden, width) + self.second_bias[i]
            self.seen[i] = total if total > 0.0 else 0.0

    def answer(self, action: i64) -> float:
        """How promising an answer looks; e times as promising is one more."""
        return dot(self.answer_weights, action * self.second, self.seen, self.second) + self.answer_bias[action]

    def victory(self, seat: i64) -> float:
        """The same for the victory of a seat, counted from the observer's own."""
        return dot(self.victory_weights, seat * self.second, self.seen, self.second) + self.victory_bias[seat]

    def lead(self, seat: i64) -> float:
        """Where a seat's score will stand beside the best of the others', from 0 to 1."""
        weight = dot(self.lead_weights, seat * self.second, self.seen, self.second) + self.lead_bias[seat]
        return sigmoid(weight)


def dot(weights: vec[float], at: i64, other: vec[float], n: i64) -> float:
    total = 0.0
    i: i64
    for i in range(n):
        total += weights[at + i] * other[i]
    return total


def sigmoid(x: float) -> float:
    if x < LOWEST:
        return 0.0
    if x > HIGHEST:
        return 1.0
    return 1.0 / (1.0 + exp(-x))
