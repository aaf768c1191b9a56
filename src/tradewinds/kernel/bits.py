"""Sets of small numbers as the bits of one: their size and their least member, without a loop over all bits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.kernel.vectors import vec

# 2 generates the numbers modulo 67, so the bits 0 to 62 leave different remainders: remainder -> number of the bit.
BIT_OF: Final = vec[i64]([next((bit for bit in range(63) if (1 << bit) % 67 == r), -1) for r in range(67)])
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
    """The number of the lowest set bit of a set that is not empty."""
    low = members & 2047
    return LEAST_OF[low] if low != 0 else BIT_OF[(members & -members) % 67]
