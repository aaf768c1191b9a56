"""Which arguments Jamaica's actions and previews give to their words (`text/`); `play/words.py` puts them together."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tradewinds.games.jamaica.components import KIND

KINDS: Final = ["port_royal", "sea", "port", "lair"]

PLACES: Final = {
    "day": ["n"],
    "card": ["card"],
    "load": ["hold"],
    "empty": ["hold"],
    "sail": ["space"],
    "retreat": ["space"],
    "attack": ["ship"],
    "powder": ["n"],
    "pay": ["hold", "n"],
    "loot-hold": ["hold"],
    "loot-power": ["card"],
    "loot-curse": ["card"],
}
"""What stands after the colons of an action: `pay:2:3` is hold 2 and n 3."""


def of_action(family: str, values: list[str]) -> dict[str, object]:
    """The arguments of `action-<family>` that the action's own text knows."""
    args: dict[str, object] = {
        name: int(value) if value.isdigit() else value
        for name, value in zip(PLACES.get(family, []), values, strict=True)
    }
    if family == "loot-curse":
        args["card"] = f"cursed_{args['card']}"
    if family in ("sail", "retreat"):
        args["kind"] = KINDS[KIND[int(values[0])]]
    return args


def of_preview(family: str, preview: Mapping[str, Any]) -> list[tuple[str, dict[str, object]]]:
    """What the action would change, as messages with their arguments, most important first."""
    if family in ("sail", "retreat"):
        return of_stop(preview)
    if family == "card":
        return [
            (f"preview-{part}", {"symbol": preview[part], "die": preview[f"{part}_die"]}) for part in ("day", "night")
        ]
    if family == "empty":
        return [("preview-load", {"n": preview["load_n"], "good": preview["load_good"]})]
    if family == "attack":
        return [("preview-gunpowder", {"n": preview["gunpowder"]})]
    if family == "powder":
        return [("preview-strength", {"min": preview["strength_min"], "max": preview["strength_max"]})]
    if family == "pay":
        return [("preview-rest", {"n": preview["rest"], "good": preview["good"]})]
    if family == "pay-smallest":
        return [("preview-holds", {"holds": preview["holds"]})]
    if family == "loot-hold":
        if preview.get("must_empty"):
            return [("preview-must-empty", {})]
        if preview.get("to_bank"):
            return [("preview-bank", {})]
    return []


def of_stop(preview: Mapping[str, Any]) -> list[tuple[str, dict[str, object]]]:
    """Where a ship would stop: the finish, or first the battle, then the cost, a shortage or the treasure."""
    if preview["finish"]:
        return [("preview-finish", {})]
    if preview["space"] == 0:
        return [("preview-free", {})]
    told: list[tuple[str, dict[str, object]]] = []
    if "battle" in preview:
        told.append(("preview-battle", {"names": preview["battle"]}))
    if "treasure" in preview:
        told.append(("preview-treasure" if preview["treasure"] else "preview-no-treasure", {}))
    if "cost" in preview:
        price = {"n": preview["cost"], "good": preview["good"]}
        if preview["can_pay"]:
            told.append(("preview-cost", price))
        else:
            told.append(("preview-shortage", {**price, "spaces": preview["shortage"]}))
    return told
