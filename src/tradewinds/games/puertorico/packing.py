"""What the author of a pack is told about data that can be played: where they differ from the box."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tradewinds.games.puertorico.loading import documents
from tradewinds.games.puertorico.schema import SCHEMA
from tradewinds.kernel.content import differences
from tradewinds.kernel.game import Note

USES: Final = {
    "buildings.buildings": (("built", "building"),),
    "goods.goods": (("sold", "good"), ("outpost", "good")),
    "countryside.countryside": (("tile", "tile"),),
    "achievements.achievements": (("achievement", "card"),),
    "festival.board_goals": (("goal_reached", "goal"),),
    "festival.cards": (("goal_reached", "goal"),),
}
"""The facts that tell of a use of a record."""


def totals(of: Mapping[str, Any]) -> dict[str, int]:
    """Tiles, crates and points of the box (PR-1.2 to 1.6, 19.1)."""
    return {
        **{
            f"buildings.buildings {expansion}": sum(
                row["copies"] for row in of["buildings"]["buildings"] if row["expansion"] == expansion
            )
            for expansion in ("base", "I", "II")
        },
        "goods.goods": sum(row["count"] for row in of["goods"]["goods"]),
        "countryside.countryside": sum(row["count"] for row in of["countryside"]["countryside"]),
        "achievements.achievements vp": sum(row["vp"] for row in of["achievements"]["achievements"]),
    }


def remarks(of: Mapping[str, Any]) -> list[Note]:
    """Sums that are not the box's, and goals whose text stayed."""
    box = totals(documents())
    found: list[Note] = [
        ("pack-sum", {"what": name, "n": n, "box": box[name]}) for name, n in totals(of).items() if n != box[name]
    ]
    fields: dict[tuple[str, str], set[str]] = {}
    for name, id_, field, _, _ in differences(documents(), of, SCHEMA):
        fields.setdefault((name, id_), set()).add(field)
    for (name, id_), changed in fields.items():
        if changed & {"goal", "reward"} and not {"text_en", "text_zh", "text_hu"} <= changed:
            found.append(("pack-text", {"field": f"{name}.{id_}"}))
    return found
