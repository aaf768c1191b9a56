"""What the author of a pack is told about data that can be played: where they differ from the box."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tradewinds.games.empires.components import CLAN_NAMES
from tradewinds.games.empires.loading import documents
from tradewinds.games.empires.schema import SCHEMA
from tradewinds.kernel.content import differences
from tradewinds.kernel.game import Note

TOTALS: Final = {**{f"clan_{clan}": 33 for clan in CLAN_NAMES}, "near": 12, "far": 10}
"""EON-1.2, 1.9."""
PLAYED: Final = (
    "goods",
    "play_with",
    "building_bonus",
    "action",
    "ongoing",
    "static",
    "store",
    "copy",
    "boost",
    "pillage",
    "conquer_cost",
)
"""What the text of a card speaks of."""

_card: Final = tuple((kind, "card") for kind in ("built", "used", "played", "triggered", "upgraded"))
USES: Final = {
    **{f"clan_{clan}": _card for clan in CLAN_NAMES},
    "islands": (("pillaged", "card"), ("conquered", "card"), ("used", "card"), ("triggered", "card")),
    "action_tiles": (("placed", "tile"), ("used_again", "tile")),
}
"""The facts that tell of a use of a record."""


def totals(of: Mapping[str, Any]) -> dict[str, int]:
    """How many cards each deck has, the starting cards with them."""
    found = {f"clan_{clan}": sum(row["copies"] for row in of[f"clan_{clan}"]) for clan in CLAN_NAMES}
    for distance in ("near", "far"):
        found[distance] = sum(row["count"] for row in of["islands"] if row["distance"] == distance)
    return found


def remarks(of: Mapping[str, Any]) -> list[Note]:
    """Decks of another size than the box's, clans with other than three starting cards, effects whose text stayed."""
    found: list[Note] = [
        ("pack-total", {"deck": deck, "n": n, "box": TOTALS[deck]})
        for deck, n in totals(of).items()
        if n != TOTALS[deck]
    ]
    for clan in CLAN_NAMES:
        starting = sum(row["copies"] for row in of[f"clan_{clan}"] if row.get("start"))
        if starting != 3:
            found.append(("pack-start", {"deck": f"clan_{clan}", "n": starting}))
    fields: dict[tuple[str, str], set[str]] = {}
    for name, id_, field, _, _ in differences(documents(), of, SCHEMA):
        fields.setdefault((name, id_), set()).add(field)
    for (name, id_), changed in fields.items():
        if not changed.isdisjoint(PLAYED) and "text" not in changed:
            found.append(("pack-text", {"field": f"{name}.{id_}"}))
    return found
