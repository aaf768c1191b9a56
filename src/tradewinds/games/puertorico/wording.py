"""Which arguments Puerto Rico's actions and previews give to their words (`text/`); `play/words.py` joins them."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

PLACES: Final = {
    "role": ["role"],
    "take": ["tile"],
    "hospital": ["place"],
    "remove": ["tile"],
    "staff": ["place"],
    "empty": ["place"],
    "build": ["building"],
    "overpay": ["n"],
    "give-worker": ["place"],
    "give-citizen": ["place"],
    "give-crate": ["good"],
    "extra": ["good"],
    "sell": ["good"],
    "outpost": ["good"],
    "load": ["good", "ship"],
    "wharf": ["good"],
    "small_wharf": ["good", "n"],
    "pension": ["good"],
    "keep_kind": ["good"],
    "keep": ["good"],
    "raid": ["ship", "n"],
    "poach-worker": ["place"],
    "poach-citizen": ["place"],
    "capture": ["role"],
    "bohio-worker": ["place"],
    "bohio-citizen": ["place"],
    "select": ["building"],
    "card": ["card"],
}
"""What stands after the colons of an action: `load:sugar:7` is the good sugar and the ship with 7 spaces."""

ROLE_ROWS: Final = {"goods": "goods", "workers": "workers", "coins": "sale", "vp": "load"}
"""What a role would bring a player, and the message that says it."""

Told = list[tuple[str, dict[str, object]]]


def of_action(family: str, values: list[str]) -> dict[str, object]:
    """The arguments of `action-<family>` that the action's own text knows."""
    args: dict[str, object] = {
        name: int(value) if value.isdigit() else value
        for name, value in zip(PLACES.get(family, []), values, strict=True)
    }
    if family == "remove":
        args = {"tile": values[0].removeprefix("forest_"), "forest": values[0].startswith("forest_")}
    return args


def of_preview(family: str, preview: Mapping[str, Any]) -> Told:
    """What the action would change, as messages with their arguments, most important first."""
    if family in ("role", "capture"):
        return of_role(preview)
    if family == "build":
        return of_price(preview)
    if family in ("sell", "outpost"):
        return [("preview-sale", {"coins": preview["coins"]}), *parts("sale", preview.get("parts", {}))]
    if family in ("load", "wharf"):
        told: Told = [("preview-load", {"vp": preview["vp"]}), *parts("load", preview["parts"])]
        return told + ([("preview-load-coins", {"coins": preview["coins"]})] if "coins" in preview else [])
    if family == "take" and "own" in preview:
        return [("preview-own", {"n": preview["own"]})]
    if family == "select":
        return [("preview-cost", {"n": preview["cost"]})]
    return []


def parts(what: str, numbers: Mapping[str, int]) -> Told:
    """Of what a number is made, if it is made of several."""
    return [(f"preview-{what}-{name}", {"n": n}) for name, n in numbers.items()] if len(numbers) > 1 else []


def of_role(preview: Mapping[str, Any]) -> Told:
    """The coins on the tile, then what each player could get, in the order of the phase."""
    told: Told = [("preview-role-coins", {"coins": preview["coins"]})] if preview["coins"] else []
    for row in preview.get("seats", []):
        for field, message in ROLE_ROWS.items():
            if field in row:
                told.append((f"preview-role-{message}", {"player": row["seat"], field: row[field]}))
    return told


def of_price(preview: Mapping[str, Any]) -> Told:
    """What is paid, and why: the printed cost and every discount; then what the coins do not cover."""
    told: Told = [("preview-price", {"n": preview["price"]})]
    if preview["discounts"]:
        told.append(("preview-cost", {"n": preview["cost"]}))
        told += [(f"preview-discount-{name}", {"n": n}) for name, n in preview["discounts"].items()]
    if "missing" in preview:
        told.append(("preview-missing", {"n": preview["missing"]}))
    return told
