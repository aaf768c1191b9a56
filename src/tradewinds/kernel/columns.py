"""Tables of numbers for contents, made by compiled code.

A vector that interpreted code sets as an attribute of a compiled object is never freed (mypyc counts it twice). What
is loaded again and again, as packs are, hands its numbers over as lists, and the object makes vectors of them itself.
"""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.kernel.vectors import vec

Columns = dict[str, list[int]]


def column(of: Columns | None, name: str) -> vec[i64]:
    """The numbers of one column; none if there is no such column."""
    if of is None or name not in of:
        return vec[i64]()
    return vec[i64](of[name])
