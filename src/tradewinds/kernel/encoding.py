"""Observations: what a seat may know of the table as a row of numbers for a network, with a name for each of them.

A game gives an `Encoder` (`Game.encoder`). The layout of its rows is the same for every number of players and all
options, so that one network serves them all; absent seats are zeros. Seats are counted from the observer's own
(`+0`), clockwise. All numbers lie between -1 and 1. A layout that changes gets a new `version`.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from tradewinds.kernel.bits import LEAST_OF
from tradewinds.kernel.state import State
from tradewinds.kernel.vectors import vec

FLOATS: Final = vec[float]([float(n) for n in range(256)])
"""Numbers as floats: compiled code makes an object of a number on its way to a float."""


class Layout:
    """The names of the entries in their order. Every part of it tells where it begins."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def size(self) -> int:
        return len(self.names)

    def first(self, n: int) -> Layout:
        """The part of it that something smaller has, too, or with which something larger begins."""
        other = Layout()
        other.names = self.names[:n]
        return other

    def one(self, name: str) -> int:
        """A single number."""
        return self.many(name)

    def many(self, name: str, *places: list[str]) -> int:
        """A number for each value, or each combination of values: `hold[3].food`."""
        begins = len(self.names)
        names = [name]
        for values in places:
            names = [f"{start}{dotted(value)}" for start in names for value in values]
        self.names.extend(names)
        return begins

    def repeated(self, names: list[str], inner: Layout) -> int:
        """The same part once for each name, such as a seat."""
        begins = len(self.names)
        for name in names:
            self.names.extend(f"{name}.{entry}" for entry in inner.names)
        return begins


def dotted(value: str) -> str:
    return value if value.startswith("[") else f".{value}"


def told_apart(names: list[str]) -> list[str]:
    """The same names, the second of two equal ones as `name.2`."""
    return [name if names.index(name) == i else f"{name}.{names[:i].count(name) + 1}" for i, name in enumerate(names)]


def places(n: int, first: int = 0) -> list[str]:
    """`[0]`, `[1]`, …"""
    return [f"[{i}]" for i in range(first, first + n)]


def seats(n: int) -> list[str]:
    """`[+0]`, `[+1]`, …: counted from the observer's own."""
    return [f"[+{i}]" for i in range(n)]


def part(n: i64, whole: float) -> float:
    """How much of a whole; more than the whole counts as the whole."""
    if n == 0:
        return 0.0
    if 0 < n < 256:
        share = FLOATS[n] / whole
        return share if share < 1.0 else 1.0
    share = float(n) / whole
    if share > 1.0:
        return 1.0
    if share < -1.0:
        return -1.0
    return share


def mark_bits(out: vec[float], at: i64, members: i64) -> None:
    """A one for each member of a set of bits."""
    while members != 0:
        some = members & 2047
        while some != 0:
            out[at + LEAST_OF[some]] = 1.0
            some &= some - 1
        members >>= 11
        at += 11


def add(out: vec[float], at: i64, whole: float) -> None:
    """One more, up to the whole."""
    more = out[at] + 1.0 / whole
    out[at] = more if more < 1.0 else 1.0


def relative(state: State, other: i64, seat: i64) -> i64:
    """How far another seat is from the observer's own, clockwise."""
    return other - seat if other >= seat else other - seat + state.players


def mark_deciders(state: State, seat: i64, out: vec[float], at: i64) -> None:
    """A one for each seat that owes a decision."""
    i: i64
    for i in range(state.players):
        if (state.deciders >> i) & 1 != 0:
            out[at + relative(state, i, seat)] = 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    def __init__(self, layout: Layout, version: int) -> None:
        self.layout: Layout = layout
        self.size: i64 = layout.size()
        """How many numbers an observation has."""
        self.version: int = version

    def names(self) -> list[str]:
        """What each number is, in order."""
        return self.layout.names[:]

    def fingerprint(self) -> str:
        """Of version and names: a network that was trained on one layout does not understand another."""
        return hashlib.sha256("\n".join([str(self.version), *self.layout.names]).encode()).hexdigest()

    def encode(self, state: State, seat: i64, out: vec[float], at: i64) -> None:
        """Write what the seat may know over the `size` zeros that begin at `at`."""
        raise NotImplementedError


class Eye:
    """Looks at one state after another: observation and legal actions of a seat."""

    def __init__(self, encoder: Encoder, actions: i64) -> None:
        self.encoder: Encoder = encoder
        self.zeros: vec[float] = vec[float]([0.0] * encoder.size)
        self.numbers: vec[float] = self.zeros[:]
        """A new vector for every observation: copying zeros takes a fifth of the instructions of writing them."""
        self.marks: vec[u8] = vec[u8]([u8(0)] * actions)
        """A one for each legal action."""
        self.marked: vec[i64] = vec[i64]([0] * actions)
        self.legal: i64 = 0
        """How many of them are legal; they come first in `marked`."""

    def look(self, state: State, seat: i64) -> None:
        self.numbers = self.zeros[:]
        self.encoder.encode(state, seat, self.numbers, 0)

    def nonzero(self) -> list[tuple[int, float]]:
        """What the last observation has, by place."""
        return [(i, self.numbers[i]) for i in range(len(self.numbers)) if self.numbers[i] != 0.0]

    def mark(self, state: State, seat: i64) -> None:
        """A seat that owes nothing has no legal action."""
        marks = self.marks
        marked = self.marked
        i: i64
        for i in range(self.legal):
            marks[marked[i]] = 0
        self.legal = 0
        if state.over or (state.deciders >> seat) & 1 == 0:
            return
        n = state.options(seat)
        items = state.buffer.items
        for i in range(n):
            marks[items[i]] = 1
            marked[i] = items[i]
        self.legal = n
