"""What a card shows in icons: what it asks and what it gives, for whoever draws it.

A line is a list of signs: names of icons, and between them numbers and strokes as they stand.
"""

# tradewinds: interpreted

from __future__ import annotations

from typing import Any, Final, TypedDict

from tradewinds.games.empires.components import TILE_NAMES

Line = list[str]


class Face(TypedDict):
    asks: Line
    """May be empty."""
    gives: Line


COUNTED: Final = {
    "my_queued_ships": "ship",
    "assigned_workers": "deposit",
    "assigned_goods": "store",
    "distinct_icons": "icons",
    "discard_pile": "discard",
}
TRIGGERS: Final = {
    "attack": "raze",
    "store_payout": "store",
    "assign_worker": "deposit",
    "release_worker": "release",
    "discard_or_return": "discard",
    "build": "bonus",
}
"""The icon of a moment, where it is not the moment's own name."""
TILE_VERBS: Final = ("build_free", "harvest_field", "place_ship")
"""Steps that only action tiles have."""


def face(row: dict[str, Any]) -> Face:
    if "action" in row:
        return shown(cost(row["action"]["pay"]), steps(row["action"]["do"]))
    if "store" in row:
        return store(row["store"])
    if "ongoing" in row:
        first = row["ongoing"][0]
        return shown(moment(first), alternatives([steps(one["do"]) for one in row["ongoing"]]))
    if "static" in row:
        return shown(["deck"], ["card", "=", "0", "worker"])
    if "copy" in row:
        return shown([], ["copy", "?"])
    if "boost" in row:
        return shown([], steps(row["boost"]))
    if "building_bonus" in row:
        return shown(["bonus"], steps(row["building_bonus"]))
    return shown([], amounts(row.get("goods", {})))


def tile_face(effect: list[dict[str, Any]]) -> Line:
    """What an action tile gives; a plain gain has its plus."""
    return (["+"] if effect and "gain" in effect[0] else []) + steps(effect)


def shown(asks: Line, gives: Line) -> Face:
    return {"asks": asks, "gives": gives}


def amounts(goods: dict[str, Any]) -> Line:
    return [sign for kind, n in goods.items() for sign in amount(kind, n)]


def amount(kind: str, n: Any) -> Line:
    """A number of something, or so many for each that is counted."""
    if not isinstance(n, dict):
        return [kind] if n == 1 else [str(n), kind]
    counted = n["count"]
    each = [str(n["every"])] if n.get("every", 1) != 1 else []
    most = [f"≤{n['max']}"] if "max" in n else []
    return [kind, "/", *each, counted.get("icon") or COUNTED[counted["of"]], *most]


def cost(pay: dict[str, Any]) -> Line:
    line: Line = []
    for key, n in pay.items():
        if key == "assign":
            line += ["deposit", *amounts(n)]
        elif key == "discard_hand":
            line += ["discard", *amount("card", n)]
        elif key == "discard_empire":
            line += ["discard", *amount("field", n["n"])]
        elif key == "return_to_hand":
            line += ["return", *amount("card", n["n"])]
        else:
            line += amount(key, n)
    return line


def steps(effect: list[dict[str, Any]]) -> Line:
    return [
        sign
        for step in effect
        for verb, what in step.items()
        if verb != "generic_ship"
        for sign in one_step(verb, what)
    ]


def one_step(verb: str, what: Any) -> Line:
    if verb == "gain":
        return amounts(what)
    if verb == "gain_any":
        if what["from"] == "resource":
            return amount("any_resource", what["n"])
        several = [str(what["n"]), "×"] if what["n"] != 1 and not isinstance(what["n"], dict) else []
        each = amount("", what["n"])[1:] if isinstance(what["n"], dict) else []
        return several + alternatives([[kind] for kind in what["from"]]) + each
    if verb == "perform":
        return [what]
    if verb == "recover":
        return ["recover", *amount("worker", what)]
    if verb == "release":
        return ["release", *amount("goods" if what["what"] == "goods" else "worker", what["n"])]
    if verb == "refresh":
        return [
            "refresh",
            *([] if what["n"] == "all" else [str(what["n"])]),
            *selected(what["which"]),
        ]
    if verb == "choose":
        return alternatives([steps(one) for one in what])
    if verb == "may_pay":
        return [*cost(what["cost"]), "→", *steps(what["do"])]
    if verb == "look":
        return [str(what["n"]), "deck", "→", *amount("card", what["keep"])]
    if verb == "search":
        return ["deck", "→", *(selected(what["which"]) if "icon" in what["which"] else ["card"])]
    if verb == "voyage":
        return ["ship", what]
    plain = {
        "exhaust_opponent": ["exhausted"],
        "move_pawn": ["pawn", "→"],
        "ship_up": ["ship", "↑"],
        "gain_ship": ["+", "ship"],
        "take_discard": ["discard", "→", "card"],
        "payout": ["store", "→"],
        "recopy": ["copy", "?"],
        "build_free": ["bonus", "0"],
        "harvest_field": ["field", "→"],
        "place_ship": ["ship", "→"],
    }
    several = [str(what), "×"] if verb in TILE_VERBS and what != 1 else []
    return several + plain[verb]


def selected(which: dict[str, Any]) -> Line:
    """The icons of a selector, else its kinds."""
    named = which.get("icon", which.get("kind"))
    return alternatives([[one] for one in named]) if isinstance(named, list) else [str(named)]


def alternatives(lines: list[Line]) -> Line:
    return [sign for n, line in enumerate(lines) for sign in (["/", *line] if n else line)]


def moment(entry: dict[str, Any]) -> Line:
    on = entry["on"]
    line = [on if on in TILE_NAMES else TRIGGERS.get(on, on)]
    which = entry.get("filter", {})
    icon = selected(which) if "icon" in which else []
    return line + icon + ([f"≤{entry['limit']}"] if "limit" in entry else [])


def store(what: dict[str, Any]) -> Face:
    accepts = what["accepts"]
    kind = accepts[0] if len(accepts) == 1 else "goods" if "gold" in accepts else "any_resource"
    pays = alternatives([[one] for one in what["payout"]])
    return shown(["deposit", f"≤{what['deposit']}", kind], [str(what["per"]), kind, "→", *pays])
