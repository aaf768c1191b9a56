"""A small network that judges positions and answers: read from a file and evaluated here, without any library.

Observations are mostly zeros, so a layer adds up only the weights of what is there.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tradewinds.kernel.vectors import vec

LOWEST: Final = -30.0
HIGHEST: Final = 30.0
STRIDE: Final = 8
"""Numbers of a layer that are summed up side by side."""


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
        first, second = whole(shape.first), whole(shape.second)
        self.first: i64 = first
        self.second: i64 = second
        at = [sum(sizes[:i]) for i in range(len(sizes))]
        parts = [weights[at[i] : at[i] + sizes[i]] for i in range(len(sizes))]
        # All rows are filled up to whole strides. Both layers by input, then by what it goes to.
        self.first_weights: vec[float] = vec[float](filled(parts[0], shape.first, first))
        self.first_bias: vec[float] = vec[float](filled(parts[1], shape.first, first))
        self.second_weights: vec[float] = vec[float](filled(turned(parts[2], shape.first), shape.second, second))
        self.second_bias: vec[float] = vec[float](filled(parts[3], shape.second, second))
        # By what it goes to, then by input.
        self.answer_weights: vec[float] = vec[float](filled(parts[4], shape.second, second))
        self.answer_bias: vec[float] = vec[float](parts[5])
        self.victory_weights: vec[float] = vec[float](filled(parts[6], shape.second, second))
        self.victory_bias: vec[float] = vec[float](parts[7])
        self.lead_weights: vec[float] = vec[float](filled(parts[8], shape.second, second))
        self.lead_bias: vec[float] = vec[float](parts[9])
        most = max(shape.inputs, first)
        self.rows: vec[i64] = vec[i64]([0] * most)
        self.numbers: vec[float] = vec[float]([0.0] * most)
        """What is not zero of what goes into a layer: where its row of weights begins, and the number."""
        self.hidden: vec[float] = vec[float]([0.0] * first)
        self.seen: vec[float] = vec[float]([0.0] * second)
        """What the last observation has come to."""

    def look(self, numbers: vec[float]) -> None:
        """Take in an observation."""
        self.layer(numbers, self.first_weights, self.first_bias, self.hidden)
        self.layer(self.hidden, self.second_weights, self.second_bias, self.seen)

    def layer(self, given: vec[float], weights: vec[float], bias: vec[float], out: vec[float]) -> None:
        """What comes out of a layer: nothing below zero. Eight sums at a time stay in the processor's registers."""
        rows = self.rows
        numbers = self.numbers
        width: i64 = len(bias)
        n: i64 = 0
        row: i64 = 0
        for x in given:
            if x != 0.0:
                rows[n] = row
                numbers[n] = x
                n += 1
            row += width
        i: i64
        at: i64 = 0
        while at < width:
            a = bias[at]
            b = bias[at + 1]
            c = bias[at + 2]
            d = bias[at + 3]
            e = bias[at + 4]
            f = bias[at + 5]
            g = bias[at + 6]
            h = bias[at + 7]
            for i in range(n):
                x = numbers[i]
                row = rows[i] + at
                a += x * weights[row]
                b += x * weights[row + 1]
                c += x * weights[row + 2]
                d += x * weights[row + 3]
                e += x * weights[row + 4]
                f += x * weights[row + 5]
                g += x * weights[row + 6]
                h += x * weights[row + 7]
            out[at] = a if a > 0.0 else 0.0
            out[at + 1] = b if b > 0.0 else 0.0
            out[at + 2] = c if c > 0.0 else 0.0
            out[at + 3] = d if d > 0.0 else 0.0
            out[at + 4] = e if e > 0.0 else 0.0
            out[at + 5] = f if f > 0.0 else 0.0
            out[at + 6] = g if g > 0.0 else 0.0
            out[at + 7] = h if h > 0.0 else 0.0
            at += STRIDE

    def answer(self, action: i64) -> float:
        """How promising an answer looks; e times as promising is one more."""
        return dot(self.answer_weights, action * self.second, self.seen) + self.answer_bias[action]

    def victory(self, seat: i64) -> float:
        """The same for the victory of a seat, counted from the observer's own."""
        return dot(self.victory_weights, seat * self.second, self.seen) + self.victory_bias[seat]

    def lead(self, seat: i64) -> float:
        """Where a seat's score will stand beside the best of the others', from 0 to 1."""
        weight = dot(self.lead_weights, seat * self.second, self.seen) + self.lead_bias[seat]
        return sigmoid(weight)


def whole(n: int) -> int:
    """Up to whole strides."""
    return -(-n // STRIDE) * STRIDE


def filled(rows: list[float], width: int, wider: int) -> list[float]:
    """The same rows with zeros at their ends."""
    if width == wider:
        return rows
    rest = [0.0] * (wider - width)
    return [x for at in range(0, len(rows), width) for x in rows[at : at + width] + rest]


def turned(rows: list[float], width: int) -> list[float]:
    """Columns as rows."""
    return [x for column in range(width) for x in rows[column::width]]


def dot(weights: vec[float], at: i64, other: vec[float]) -> float:
    total = 0.0
    for x in other:
        total += weights[at] * x
        at += 1
    return total


def sigmoid(x: float) -> float:
    if x < LOWEST:
        return 0.0
    if x > HIGHEST:
        return 1.0
    return 1.0 / (1.0 + exp(-x))
