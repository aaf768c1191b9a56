"""What the author of a pack is told about data that can be played: where they differ from the box."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tradewinds.kernel.game import Note

TOTALS: Final = {"A": 56, "B": 101}
"""MAR-1.5."""

_card: Final = (("bought", "card"), ("assistant_used", "card"))
USES: Final = {
    "project_cards.cards": _card,
    "project_cards_c.cards": _card,
    "quest_tiles.quests": (("quest", "quest"), ("jean_quest", "quest")),
    "combat_tokens.tokens": (("token", "token"),),
    "prestige_buildings.buildings": (("invested", "building"),),
    "explorer_track.spaces": (("explored", "space"),),
    "map.locations": (("sailed", "place"), ("jean_sails", "place")),
    "legacy_tiles.tiles": (("tile_used", "legacy"),),
}
"""The facts that tell of a use of a record."""


def remarks(of: Mapping[str, Any]) -> list[Note]:
    """Decks of another size than the box's."""
    found: list[Note] = []
    for deck, box in TOTALS.items():
        n = sum(row["deck"] == deck for row in of["project_cards"]["cards"])
        if n != box:
            found.append(("pack-total", {"deck": f"project_cards.cards {deck}", "n": n, "box": box}))
    return found
