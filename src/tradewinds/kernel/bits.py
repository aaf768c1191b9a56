"""Sets of small numbers as the bits of one: their size and their least member, without a loop over all bits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.kernel.vectors import vec

LEAST_OF: Final = vec[i64]([(part & -part).bit_length() - 1 for part in range(2048)])
SIZE_OF: Final = vec[i64]([part.bit_count() for part in range(2048)])


def size(members: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while members != 0:
        n += SIZE_OF[members & 2047]
        members >>= 11
    return n


def least(members: i64) -> i64:
    """The number of the lowest set bit; -1 for an empty set."""
    low = members & 2047
    if low != 0:
        return LEAST_OF[low]
    if members == 0:
        return -1
    at: i64 = 0
    while low == 0:
        members >>= 11
        at += 11
        low = members & 2047
    return at + LEAST_OF[low]
