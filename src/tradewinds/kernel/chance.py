"""Chance: one counter-based generator, one named stream per purpose, so that one deck never disturbs another.

A block cipher in miniature (six rounds of key, multiplication and shift; the round keys come from the SHA-256 of the
seed) turns (stream, counter) into a number. The few bits that a match shows of each number do not lead back to 180
bits of keys, and any draw can be recomputed from the seed alone. Blocks have 30 bits: one digit of a Python integer.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tradewinds.kernel.bits import least, size
from tradewinds.kernel.errors import TradewindsError
from tradewinds.kernel.vectors import vec

MASK30: Final = 0x3FFFFFFF
MASK32: Final = 0xFFFFFFFF
MULTIPLIER: Final = 0x2C1B3C6D
"""Odd, well mixing, and of 30 bits."""
ROUNDS: Final = 6
MAX_STREAMS: Final = 64
REST: Final = -2
"""At the end of a stream's script: everything after it is left to the seed."""


class ScriptError(TradewindsError):
    """A scripted outcome that cannot happen."""


class ChanceAsked(Exception):
    """A draw that nobody has told the outcome of (see `Chance.told`): its stream, and a weight for every outcome."""

    def __init__(self, stream: int, weights: dict[int, int]) -> None:
        super().__init__(stream, weights)
        self.stream: int = stream
        self.weights: dict[int, int] = weights


def commitment(seed: str) -> str:
    """What a table shows before the match, so that everybody can check the seed after it."""
    return hashlib.sha256(seed.encode()).hexdigest()


def round_keys(seed: str) -> vec[i64]:
    digest = hashlib.sha256(b"tradewinds chance 2\0" + seed.encode()).digest()
    keys = vec[i64]([0] * ROUNDS)
    i: i64
    for i in range(4 * ROUNDS - 1, -1, -1):
        byte: i64 = digest[i]
        keys[i >> 2] = ((keys[i >> 2] << 8) | byte) & MASK30
    return keys


@mypyc_attr(acyclic=True)
class Chance:
    """The generator's place in every stream. `salt` is 0 in a match; `determinize` sets it to redraw the future."""

    def __init__(self, seed: str = "", streams: i64 = 0, source: Chance | None = None) -> None:
        if source is not None:
            self.seed: str = source.seed
            self.keys: vec[i64] = source.keys
            self.salt: i64 = source.salt
            self.counters: vec[i64] = source.counters[:]
            self.script: dict[int, list[int]] | None = (
                None if source.script is None else {k: v[:] for k, v in source.script.items()}
            )
            self.dry: i64 = source.dry
            self.told: list[int] | None = None if source.told is None else source.told[:]
        else:
            assert streams <= MAX_STREAMS
            self.seed = seed
            self.keys = round_keys(seed)
            self.salt = 0
            self.counters = vec[i64]([0] * streams)
            self.script = None
            # The first scripted stream whose outcomes did not suffice: then the seed has decided, or -1.
            self.dry = -1
            # The outcomes of the draws to come, whatever their streams: then nothing is left to the seed, and a draw
            # after the last of them is asked for with ChanceAsked. It takes a script, be it an empty one.
            self.told = None

    def copy(self) -> Chance:
        return Chance(source=self)

    def below(self, stream: i64, n: i64) -> i64:
        """A number from 0 to n - 1."""
        counters = self.counters
        count = counters[stream]
        counters[stream] = count + 1
        if self.script is not None:
            scripted = self.scripted(stream)
            if scripted >= 0:
                if scripted >= n:
                    raise ScriptError("error-script-impossible", {"stream": stream, "value": scripted})
                return scripted
            if self.told is not None:
                raise ChanceAsked(int(stream), dict.fromkeys(range(int(n)), 1))
        x: i64 = ((stream << 24) | count) ^ self.salt
        keys = self.keys
        i: i64
        for i in range(ROUNDS):
            x = ((x ^ keys[i]) * MULTIPLIER) & MASK30
            x ^= x >> 15
        return (x * n) >> 30

    def pick(self, stream: i64, choices: i64) -> i64:
        """One of the set bits of `choices`: a card out of a shuffled pile, whose order nobody knows, is this."""
        if self.script is not None:
            scripted = self.scripted(stream)
            if scripted >= 0:
                self.counters[stream] = self.counters[stream] + 1
                if (choices >> scripted) & 1 == 0:
                    raise ScriptError("error-script-impossible", {"stream": stream, "value": scripted})
                return scripted
            if self.told is not None:
                raise ChanceAsked(int(stream), {bit: 1 for bit in range(62) if (choices >> bit) & 1 != 0})
        skipped = self.below(stream, size(choices))
        while skipped > 0:
            choices &= choices - 1
            skipped -= 1
        return least(choices)

    def weigh(self, stream: i64, counts: vec[i64]) -> i64:
        """The kind of one piece out of a mixed bag, given how many of each kind are in it; -1 from an empty one."""
        total: i64 = 0
        for n in counts:
            total += n
        return self.weigh_of(stream, counts, total)

    def weigh_of(self, stream: i64, counts: vec[i64], total: i64) -> i64:
        """The same where it is known how many there are in all."""
        if total == 0:
            return -1
        if self.script is not None:
            scripted = self.scripted(stream)
            if scripted >= 0:
                self.counters[stream] = self.counters[stream] + 1
                if counts[scripted] == 0:
                    raise ScriptError("error-script-impossible", {"stream": stream, "value": scripted})
                return scripted
            if self.told is not None:
                raise ChanceAsked(int(stream), {kind: int(n) for kind, n in enumerate(counts) if n > 0})
        k = self.below(stream, total)
        kind: i64 = 0
        if k + k < total:
            for n in counts:
                if k < n:
                    break
                k -= n
                kind += 1
            return kind
        k = total - k  # from the other end, which is nearer
        kind = len(counts)
        while k > 0:
            kind -= 1
            k -= counts[kind]
        return kind

    def scripted(self, stream: i64) -> i64:
        """The next scripted outcome of the stream, or -1."""
        script = self.script
        if script is None:
            return -1
        told = self.told
        if told is not None:
            return told.pop(0) if len(told) > 0 else -1
        values = script.get(int(stream))
        if values is None:
            return -1
        if len(values) == 0:
            if self.dry < 0:
                self.dry = stream
            return -1
        if values[0] == REST:
            del script[int(stream)]
            return -1
        return values.pop(0)

    def used(self) -> i64:
        """How many draws have been made: chance was used between two moments if this differs."""
        total: i64 = 0
        for count in self.counters:
            total += count
        return total


@mypyc_attr(acyclic=True)
class Xorshift:
    """A quick private generator for bots and roll-outs; never part of a match."""

    def __init__(self, seed: i64) -> None:
        self.x: i64 = ((seed * 2654435761) ^ 0x9E3779B9) & MASK32
        if self.x == 0:
            self.x = 0x6D2B79F5

    def below(self, n: i64) -> i64:
        x = self.x
        x ^= (x << 13) & MASK32
        x ^= x >> 17
        x ^= (x << 5) & MASK32
        self.x = x
        return (x * n) >> 32

    def some(self, choices: i64, n: i64) -> i64:
        """`n` of the set bits of `choices`."""
        rest = choices
        for _ in range(n):
            skipped = rest
            for _ in range(self.below(size(rest))):
                skipped &= skipped - 1
            rest &= ~(skipped & -skipped)
        return choices & ~rest

    def take(self, counts: vec[i64]) -> i64:
        """The kind of one piece, taken out of a mixed bag that has some left."""
        total: i64 = 0
        for n in counts:
            total += n
        k = self.below(total)
        kind: i64 = 0
        while k >= counts[kind]:
            k -= counts[kind]
            kind += 1
        counts[kind] -= 1
        return kind
