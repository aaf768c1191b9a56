"""What a pack can change in Jamaica (`kernel.schema`)."""

# tradewinds: interpreted

from __future__ import annotations

from typing import Final

from tradewinds.games.jamaica.components import CARDS, COST_GOOD, SPACES, SYMBOLS, TREASURES
from tradewinds.kernel.schema import Choice, Field, Number, Schema, Text, fixed, may, records

MOST_POINTS: Final = 20
MOST_COST: Final = 12
NAMES: Final = {f"name_{lang}": Field(Text(60)) for lang in ("en", "zh", "hu")}
LABELS: Final = {f"label_{lang}": Field(Text(60)) for lang in ("en", "zh", "hu")}
SYMBOL: Final = Field(Choice(tuple(SYMBOLS[1:])))
POWERS: Final = TREASURES[:4]
DISPUTED: Final = (16, 30)
"""Spaces whose cost is an option (JAM-R30)."""

SCHEMA: Final = Schema(
    {
        "treasure_cards.cards": records(
            {
                **NAMES,
                "points": Field(Number(-MOST_POINTS, MOST_POINTS)),
                **fixed("group", "face", "count", why="treasures"),
                **fixed("effect", "ghost_ship", why="power", may=("ghost_ship",)),
            },
            ids=tuple(dict.fromkeys(TREASURES)),
            closed="treasures",
            held={card: {"points": "power"} for card in POWERS},
        ),
        "action_cards.cards": records(
            {"day": SYMBOL, "night": SYMBOL, **LABELS, **fixed("count", why="single")},
            ids=tuple(CARDS),
            closed="deck",
        ),
        "board.spaces": records(
            {
                "cost": Field(Number(0, MOST_COST)),
                "end_score": Field(Number(-2 * MOST_POINTS, 2 * MOST_POINTS)),
                "disputed_alt": may(Number(0, MOST_COST)),
                **fixed(
                    "kind", "resource", "section", "next", "prev", "to_finish", "treasure_token", "x", "y", why="map",
                    may=("treasure_token",),
                ),
            },
            ids=tuple(str(space) for space in range(SPACES)),
            closed="map",
            held={
                str(space): {
                    **({} if COST_GOOD[space] else {"cost": "free"}),
                    **({} if space in DISPUTED else {"disputed_alt": "disputed"}),
                }
                for space in range(SPACES)
            },
        ),
    },
    closed={
        "action_cards.symbols": "vocabulary",
        "dice.dice": "dice",
        "components.components": "counted",
        "components.pirates": "looks",
    },
)  # fmt: skip
