"""What is printed on Jamaica's pieces, for whoever draws them."""

# tradewinds: interpreted

from __future__ import annotations

from typing import Any

from tradewinds.games.jamaica.components import (
    CARDS,
    COST_GOOD,
    GOODS,
    KIND,
    KINDS,
    NEXT,
    PREV,
    SPACES,
    SYMBOLS,
    TREASURE_GROUP,
    TREASURES,
)
from tradewinds.games.jamaica.content import Box


def content(box: Box) -> dict[str, Any]:
    """The cards and the race track; what a space costs is in the view, because options change it."""
    return {
        "sha": box.name,
        "cards": {
            card: {part: SYMBOLS[box.symbols[2 * n + at]] for at, part in enumerate(("day", "night"))}
            for n, card in enumerate(CARDS)
        },
        "treasures": {
            card: {"group": TREASURE_GROUP[n], "points": int(box.points[n])} for n, card in enumerate(TREASURES)
        },
        "spaces": [
            {
                "kind": KINDS[KIND[n]],
                "good": GOODS[COST_GOOD[n]] if COST_GOOD[n] else None,
                "end": int(box.ends[n]),
                "next": NEXT[n],
                "prev": PREV[n],
            }
            for n in range(SPACES)
        ],
    }
