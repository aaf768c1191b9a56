"""What the author of a pack is told about data that can be played: where they differ from the box."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tradewinds.games.jamaica.components import SYMBOLS
from tradewinds.games.jamaica.loading import documents
from tradewinds.kernel.game import Note

USES: Final = {
    "action_cards.cards": (("revealed", "card"),),
    "treasure_cards.cards": (("treasure", "card"),),
    "board.spaces": (("sailed", "to"), ("retreated", "to")),
}
"""The facts that tell of a use of a record."""


def totals(of: Mapping[str, Any]) -> dict[str, int]:
    """The checksums of the data files."""
    cards, spaces = of["action_cards"]["cards"], of["board"]["spaces"]
    found = {f"action_cards.{symbol}": 0 for symbol in SYMBOLS[1:]}
    for card in cards:
        for part in ("day", "night"):
            found[f"action_cards.{card[part]}"] += 1
    for group in ("treasure", "cursed"):
        rows = [row for row in of["treasure_cards"]["cards"] if row["group"] == group]
        found[f"treasure_cards.{group}"] = sum(row["points"] * row["count"] for row in rows)
    for resource in ("food", "gold"):
        found[f"board.{resource}"] = sum(row["cost"] for row in spaces if row["resource"] == resource)
    return found


def remarks(of: Mapping[str, Any]) -> list[Note]:
    """Sums that are not the box's."""
    box = totals(documents())
    return [("pack-sum", {"what": name, "n": n, "box": box[name]}) for name, n in totals(of).items() if n != box[name]]
