"""What is printed on cards, tiles, tokens and the map, for whoever draws them."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tradewinds.games import data
from tradewinds.games.maracaibo.components import GOOD_NAMES, NATION_NAMES, OBJECT_NAMES, SYNERGY_NAMES

SHOWN = ("deck", "cost", "good", "object", "vp", "requirements", "effects", "source")


def content(of: Mapping[str, Any], sha: str) -> dict[str, Any]:
    """The records of the data as they are, without their names, which are words; with their sources."""
    cards = [*of["project_cards"]["cards"], *of["project_cards_c"]["cards"]]
    return {
        "sha": sha,
        "nations": NATION_NAMES,
        "goods": GOOD_NAMES,
        "objects": OBJECT_NAMES,
        "synergies": SYNERGY_NAMES,
        "cards": {row["id"]: {key: row[key] for key in SHOWN} for row in cards},
        "places": {row["id"]: plain(row) for row in of["map"]["locations"]},
        "legacy_places": {row["id"]: plain(row) for row in of["map"]["legacy_locations"]},
        "legacy": {row["id"]: plain(row) for row in of["legacy_tiles"]["tiles"]},
        "stories": {str(row["number"]): front(row) for row in of["story_cards"]["campaign"]},
        "spaces": {row["id"]: plain(row) for row in of["explorer_track"]["spaces"]},
        "tiles": {row["id"]: plain(row) for row in of["city_tiles"]["tiles"]},
        "quests": {row["id"]: plain(row) for row in of["quest_tiles"]["quests"]},
        "tokens": {row["id"]: plain(row) for row in of["combat_tokens"]["tokens"]},
        "careers": {row["id"]: plain(row) for row in of["career_cards"]["cards"]},
        "buildings": {row["id"]: plain(row) for row in of["prestige_buildings"]["buildings"]},
        "slots": {str(row["id"]): plain(row) for row in of["ship_board"]["slots"]},
        "tracks": data("maracaibo", "tracks"),
        "borders": {row["id"]: plain(row) for row in of["explorer_track"]["borders"]},
        "arrivals": of["explorer_track"]["end"]["vp_by_arrival"],
        "automa": {row["id"]: plain(row) for row in of["automa"]["cards"]},
        "discs": of["automa"]["board"]["spaces"],
        **{name: acts(of["effects"][f"{name}_action_defs"]) for name in ("city", "village", "combat", "assistant")},
    }


def acts(rows: list[dict[str, Any]]) -> dict[str, Any]:
    return {row["id"]: plain(row) for row in rows}


def front(row: dict[str, Any]) -> dict[str, Any]:
    """What the front of a story card says; its back stays unread until its time (MAR-31.3)."""
    kept = ("chapter", "setup", "requirement", "story_quest", "source")
    return {key: row[key] for key in kept if key in row}


def plain(row: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key not in ("id", "name", "note", "count", "base")}
