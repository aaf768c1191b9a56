# tradewinds: interpreted
"""`vec[i64]`: packed numbers for compiled code, a plain list for interpreted code, which reads that twice as fast."""

from __future__ import annotations

from typing import TYPE_CHECKING

import tradewinds

__all__ = ["append", "vec"]

if TYPE_CHECKING or tradewinds.compiled():
    from librt.vecs import append, vec
else:

    class vec:  # noqa: N801 (the name of what it stands for)
        def __class_getitem__(cls, item: object) -> type[list[int]]:
            return list

    def append(numbers: list[int], number: int) -> list[int]:
        return [*numbers, number]
