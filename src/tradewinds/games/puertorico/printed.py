"""What is printed on Puerto Rico's pieces, for whoever draws them."""

# tradewinds: interpreted

from __future__ import annotations

from typing import Any

from tradewinds.games.puertorico.components import (
    ACHIEVEMENTS,
    ARROWS,
    BUILDINGS,
    COMMERCIAL,
    EXPANSION,
    GOODS,
    ORDER,
    PRODUCES,
    ROLES,
    SIZE,
    SLOTS,
    TILES,
    TRAY_SPACES,
    TWO_FUNCTIONS,
)
from tradewinds.games.puertorico.content import Box
from tradewinds.games.puertorico.phases.opening import to_select


def content(box: Box) -> dict[str, Any]:
    """Goods and their prices, tiles and buildings in the order of the places, achievements, the Puertomas' arrows."""
    return {
        "sha": box.name,
        "goods": GOODS,
        "tiles": TILES,
        "prices": {good: int(box.price[k]) for k, good in enumerate(GOODS)},
        "buildings": {
            name: {
                "cost": int(box.costs[b]),
                "alternative_cost": int(box.alternative_costs[b]),
                "expansion": int(EXPANSION[b]),
                "selectable": bool(to_select(b)),
                "vp": int(box.vp[b]),
                "cap": int(box.caps[b]),
                "slots": int(SLOTS[b]),
                "size": int(SIZE[b]),
                "order": ORDER[b],
                "production": not COMMERCIAL[b],
                "good": GOODS[PRODUCES[b]] if PRODUCES[b] >= 0 else None,
            }
            for b, name in enumerate(BUILDINGS)
        },
        "tray_spaces": {str(cost): int(n) for cost, n in enumerate(TRAY_SPACES) if n},
        "two_functions": [BUILDINGS[b] for b in TWO_FUNCTIONS],
        "achievements": {name: int(box.card_vp[n]) for n, name in enumerate(ACHIEVEMENTS)},
        "arrows": {
            role: [to for t, to in enumerate(ROLES) if (ARROWS[r] >> t) & 1]
            for r, role in enumerate(ROLES)
            if ARROWS[r]
        },
    }
