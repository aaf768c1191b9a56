"""What a pack can change of the printed components, as tables of numbers: what the rules read.

A new one is the box's (`components.py`); `loading.py` fills others.
"""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.jamaica.components import CARD_SYMBOL, COST, END_SCORE, TREASURE_POINTS
from tradewinds.kernel.columns import Columns, column
from tradewinds.kernel.vectors import vec


class Box:
    """The components of a match. Never changes, so copies share it."""

    def __init__(self, of: Columns | None = None) -> None:
        self.sha: str = ""
        self.name: str = ""
        """The fingerprint as records tell it: empty for the box, whose records are older than the naming."""
        self.symbols: vec[i64] = CARD_SYMBOL if of is None else column(of, "symbols")
        """At 2 * card + part."""
        self.points: vec[i64] = TREASURE_POINTS if of is None else column(of, "points")
        self.costs: vec[i64] = COST if of is None else column(of, "costs")
        """As printed; options may change two of them."""
        self.ends: vec[i64] = END_SCORE if of is None else column(of, "ends")
        """Points for standing on a space at the end; on the first for having been round."""
