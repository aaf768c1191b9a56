# tradewinds: interpreted
"""`vec[i64]`: packed numbers for compiled code, a plain list for interpreted code, which reads that twice as fast."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import tradewinds

__all__ = ["append", "pop", "vec"]

if TYPE_CHECKING or tradewinds.compiled():
    from librt.vecs import append, pop, vec
else:

    def make(numbers: Iterable[int] = (), *, capacity: int = 0) -> list[int]:
        """A list has as much room as it likes."""
        return list(numbers)

    class vec:  # noqa: N801 (the name of what it stands for)
        def __class_getitem__(cls, item: object) -> Callable[..., list[int]]:
            return make

    def append(numbers: list[int], number: int) -> list[int]:
        return [*numbers, number]

    def pop(numbers: list[int], i: int = -1) -> tuple[list[int], int]:
        return [n for k, n in enumerate(numbers) if k != i % len(numbers)], numbers[i]
