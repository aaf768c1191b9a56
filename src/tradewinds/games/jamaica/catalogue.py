"""Jamaica's components in words, and the rules that they touch: for whoever looks through them or changes them."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tradewinds.games import data
from tradewinds.games.jamaica.texts import COLUMNS, told
from tradewinds.kernel.content import marks, record
from tradewinds.kernel.reading import Say

NAMES: Final = ("symbol-{}", "good-{}")
OTHERS: Final = {"dice.dice": "component", "components.components": "component", "components.pirates": "pirate"}
"""What no pack can change, and the messages that name it."""

RULES: Final = {
    "treasure_cards.cards": ("JAM-1.5", "JAM-8.1"),
    "group=power": ("JAM-8.3",),
    "group=treasure": ("JAM-8.19", "JAM-9.8"),
    "group=cursed": ("JAM-6.20", "JAM-9.8"),
    "verb=hand_limit": ("JAM-8.4",),
    "verb=combat_reroll": ("JAM-8.5",),
    "verb=combat_die_bonus": ("JAM-8.6",),
    "verb=extra_hold": ("JAM-8.7",),
    "ghost_ship": ("JAM-10.4",),
    "action_cards.cards": ("JAM-1.4", "JAM-3.18"),
    **{f"{part}=load_{good}": ("JAM-4.1",) for part in ("day", "night") for good in ("gold", "food", "gunpowder")},
    **{f"{part}={way}ward": ("JAM-5.1",) for part in ("day", "night") for way in ("for", "back")},
    "board.spaces": ("JAM-2.1",),
    "kind=port_royal": ("JAM-7.4", "JAM-9.5"),
    "kind=sea": ("JAM-7.3",),
    "kind=port": ("JAM-7.2",),
    "kind=lair": ("JAM-7.4", "JAM-8.1"),
    "end_score": ("JAM-2.9",),
    "disputed_alt": ("JAM-R30",),
    "dice.dice": ("JAM-1.9",),
    "id=combat_die": ("JAM-6.6",),
    "components.components": ("JAM-1.1",),
    "components.pirates": ("JAM-1.11",),
}
"""Per list, and per mark of a record."""


def others() -> dict[str, list[dict[str, Any]]]:
    return {name: data("jamaica", file)[inner] for name in OTHERS for file, _, inner in [name.partition(".")]}


def tell(of: Mapping[str, Any], name: str, id_: str, lang: str, say: Say) -> tuple[str, str]:
    if name in OTHERS:
        return other(name, next(row for row in others()[name] if row["id"] == id_), say)
    row = record(of, name, id_)
    if name == "board.spaces":
        return space(row, say)
    words = told(of, COLUMNS[lang])
    if name == "action_cards.cards":
        parts = [say(f"ws-text-{part}", what=say(f"symbol-{row[part]}-help")) for part in ("day", "night")]
        return words[f"card-{id_}"], joined(parts, lang)
    key = f"treasure-{id_}-help"
    return words[f"treasure-{id_}"], words[key] if key in words else say(key)


def space(row: Mapping[str, Any], say: Say) -> tuple[str, str]:
    """Which sort of space, what it costs, and what a ship scores there."""
    name = say("space-name", n=row["id"]) if row["id"] else say("space-port_royal")
    key = f"space-cost-{row['resource']}"
    cost = say(key, n=row["cost"]) if row["resource"] != "none" else say(key)
    points = str(row["end_score"]).replace("-", "−")
    kind, part = say(f"space-kind-{row['kind']}"), say(f"section-{row['section']}")
    where = kind if kind == part else say("ws-text-part", kind=kind, part=part)
    return name, say("ws-text-space", where=where, cost=cost, points=points)


def other(name: str, row: Mapping[str, Any], say: Say) -> tuple[str, str]:
    called = say(f"{OTHERS[name]}-{row['id']}")
    if name == "dice.dice":
        faces = [say("die-star") if face == "star" else str(face) for face in row["faces"]]
        return called, say("ws-text-faces", faces=say("word-separator").join(faces))
    if name == "components.pirates":
        return called, say("ws-text-pirate", colour=say(f"color-{row['color']}"))
    return called, say("ws-text-count", n=row["count"])


def phrase(of: Mapping[str, Any], name: str, value: Any, lang: str, say: Say) -> str:
    """The schema's words do."""
    return ""


def touches(name: str, row: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rule for mark in (name, *marks(row)) for rule in RULES.get(mark, ())))


def joined(sentences: list[str], lang: str) -> str:
    return ("" if lang == "zh-Hant" else " ").join(sentences)
