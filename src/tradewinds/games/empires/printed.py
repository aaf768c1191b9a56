"""What is printed on the cards and tiles, for whoever draws them."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tradewinds.games import data
from tradewinds.games.empires.components import CLAN_NAMES, GOOD_NAMES, TILE_NAMES
from tradewinds.games.empires.faces import face, tile_face


def content(of: Mapping[str, Any], sha: str) -> dict[str, Any]:
    """Of each card what is printed on it, and its source; the tiles; the clans."""
    rows = [row for clan in CLAN_NAMES for row in of[f"clan_{clan}"]] + of["islands"]
    return {
        "sha": sha,
        "goods": GOOD_NAMES,
        "tiles": {
            row["id"]: {
                "gives": tile_face(row["effect"]),
                "solo_extra_cost": row["solo_extra_cost"],
                "source": row["source"],
            }
            for row in of["action_tiles"]
        },
        "tile_names": TILE_NAMES,
        "clans": {
            row["id"]: {key: row[key] for key in ("faction", "difficulty", "start_goods", "start_cards")}
            for row in data("empires", "clans")
        },
        "cards": {row["id"]: printed(row) for row in rows},
    }


def printed(row: dict[str, Any]) -> dict[str, Any]:
    shown = {
        "kind": row["kind"],
        "icon": row["icons"][0],
        "copies": row.get("copies", row.get("count", 1)),
        "source": row["source"],
    }
    for key in ("clan", "distance", "start", "cost", "play_with", "goods", "pillage", "conquer_cost"):
        if key in row:
            shown[key] = row[key]
    return shown | face(row)
