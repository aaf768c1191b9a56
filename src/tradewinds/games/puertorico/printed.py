"""What is printed on Puerto Rico's pieces, for whoever draws them."""

# tradewinds: interpreted

from __future__ import annotations

from typing import Annotated, TypedDict

from msgspec import Meta

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
from tradewinds.games.puertorico.view import Good

Tile = Annotated[str, Meta(extra_json_schema={"enum": list(TILES)})]


class Building(TypedDict):
    cost: int
    alternative_cost: int
    """With the option that changes costs."""
    expansion: int
    """0: of the base game."""
    selectable: bool
    """Chosen before the game where there is a choice; the others are always there."""
    vp: int
    cap: int
    """How many occupied quarries may help to pay for it."""
    slots: int
    size: int
    order: int
    """From left to right in the tray."""
    production: bool
    good: Good | None


class Content(TypedDict):
    sha: str
    goods: list[Good]
    tiles: list[Tile]
    prices: dict[Good, int]
    buildings: dict[str, Building]
    """In the order of the places: people are placed in this order."""
    tray_spaces: dict[str, int]
    """Per cost the spaces of the tray for buildings that are chosen."""
    two_functions: list[str]
    """Where it matters whether a worker or a citizen is the occupant, in the order in which it is asked."""
    achievements: dict[str, int]
    """What they are worth."""
    arrows: dict[str, list[str]]
    """Of the Puertomas' action board (PR-21.18)."""


def content(box: Box) -> Content:
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
