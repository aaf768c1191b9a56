"""What is printed on Jamaica's pieces, for whoever draws them."""

# tradewinds: interpreted

from __future__ import annotations

from typing import Any

from tradewinds.games.jamaica.components import COST_GOOD, END_SCORE, GOODS, KIND, KINDS, NEXT, PREV, SPACES


def content() -> dict[str, Any]:
    """The spaces of the race track; what a space costs is in the view, because options change it."""
    return {
        "spaces": [
            {
                "kind": KINDS[KIND[n]],
                "good": GOODS[COST_GOOD[n]] if COST_GOOD[n] else None,
                "end": int(END_SCORE[n]),
                "next": NEXT[n],
                "prev": PREV[n],
            }
            for n in range(SPACES)
        ],
    }
