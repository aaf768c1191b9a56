"""The components of Empires in words, and the rules that they touch: for whoever looks through them or changes them."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tradewinds.games import data
from tradewinds.games.empires.components import EVENTS
from tradewinds.games.empires.texts import COLUMNS, Teller
from tradewinds.kernel.content import marks, record
from tradewinds.kernel.reading import Say

NAMES: Final = ("word-{}", "tile-{}", "clan-{}", "option-solo_level-{}")
OTHERS: Final = ("clans", "components")

FIELDS: Final = {
    "cost": ("EON-9.1",),
    "play_with": ("EON-6.7",),
    "building_bonus": ("EON-8.13",),
    "start": ("EON-2.6",),
    "pillage": ("EON-7.8",),
    "conquer_cost": ("EON-7.10",),
    "copies": ("EON-1.9",),
}
RULES: Final = {
    # kinds of cards
    "kind=field": ("EON-9.5", "EON-9.6"),
    "kind=upgrade": ("EON-9.5", "EON-9.7"),
    "kind=field_or_upgrade": ("EON-9.5", "EON-9.7", "EON-9.10"),
    "kind=action": ("EON-10.3",),
    "kind=ongoing": ("EON-10.2",),
    "kind=store": ("EON-8.10", "EON-11.6"),
    "kind=copy": ("EON-11.1", "EON-11.2"),
    "kind=bonus": ("EON-8.13",),
    "kind=boost": ("EON-6.7", "EON-8.12"),
    "lookout_free_keep": ("EON-4.4",),
    "distance=far": ("EON-7.6",),
    # costs
    "any_resource": ("EON-8.3",),
    "assign": ("EON-8.5",),
    "discard_hand": ("EON-8.18",),
    "discard_empire": ("EON-11.9",),
    "return_to_hand": ("EON-11.10",),
    # steps
    "gain": ("EON-8.1",),
    "gain_any": ("EON-8.14", "EON-R28"),
    "recover": ("EON-8.8",),
    "gain_ship": ("EON-2.5",),
    "release": ("EON-8.7",),
    "refresh": ("EON-10.5",),
    "exhaust_opponent": ("EON-10.7",),
    "move_pawn": ("EON-6.12",),
    "ship_up": ("EON-7.17",),
    "voyage": ("EON-7.9",),
    "look": ("EON-14.1",),
    "search": ("EON-8.11",),
    "take_discard": ("EON-8.15",),
    "payout": ("EON-8.10",),
    "recopy": ("EON-R51",),
    "may_pay": ("EON-8.16",),
    "choose": ("EON-R49",),
    "perform": ("EON-6.10",),
    "generic_ship": ("EON-7.4",),
    "of": ("EON-10.10",),
    "build_free": ("EON-6.16",),
    "harvest_field": ("EON-6.17",),
    "place_ship": ("EON-6.19",),
    # moments
    "on=pillage": ("EON-7.11",),
    "on=conquer": ("EON-7.11",),
    "on=attack": ("EON-10.6",),
    "limit": ("EON-R48",),
    # other lists
    "icons": ("EON-1.8",),
    "action_tiles": ("EON-6.1",),
    "id=explore": ("EON-6.14",),
    "id=populate": ("EON-6.15",),
    "solo_extra_cost": ("EON-15.7",),
    "solo.scenarios": ("EON-15.1", "EON-15.3", "EON-15.14"),
    "demand": ("EON-15.4",),
    "gift": ("EON-15.5",),
    "round": ("EON-15.5",),
    "extra_action": ("EON-15.11",),
    "distant_islands_visited_at_least": ("EON-15.12",),
    "islands_in_empire_at_least": ("EON-15.13",),
    "target": ("EON-15.15",),
    "clans": ("EON-2.4",),
    "components": ("EON-1.2",),
}
"""Per list, and per mark of a record; of what stands on a card itself in `FIELDS`."""


def others() -> dict[str, list[dict[str, Any]]]:
    return {name: data("empires", name) for name in OTHERS}


def tell(of: Mapping[str, Any], name: str, id_: str, lang: str, say: Say) -> tuple[str, str]:
    row = record({**of, **others()}, name, id_)
    called = row["name"][COLUMNS[lang]]
    teller = Teller(say, lang, of)
    if name == "icons":
        return called, say("ws-text-icon") if row["clan"] == "all" else say("ws-text-icon-of", clan=clan(row, lang))
    if name == "action_tiles":
        return called, tile(row, teller, say)
    if name == "solo.scenarios":
        return called, scenario(row, lang, say)
    if name == "clans":
        goods, ships = teller.goods(row["start_goods"]), row["ships"][1]
        return called, say("ws-text-clan", difficulty=row["difficulty"], goods=goods, ships=ships)
    if name == "components":
        return called, say("ws-text-count", n=row["count"])
    return called, teller.card(row)


def clan(row: Mapping[str, Any], lang: str) -> str:
    return str(record(others(), "clans", row["clan"])["name"][COLUMNS[lang]])


def tile(row: Mapping[str, Any], teller: Teller, say: Say) -> str:
    effect = teller.steps(row["effect"])
    text = say("ws-text-tile", effect=effect[:1].upper() + effect[1:])
    if not row["solo_extra_cost"]:
        return text
    return teller.sentences([text, say("ws-text-tile-solo", cost=teller.goods(row["solo_extra_cost"], "some"))])


def scenario(row: Mapping[str, Any], lang: str, say: Say) -> str:
    """The goals, rules of its own, and the five events."""
    column = COLUMNS[lang]
    parts = []
    for key, levels in (one for goal in row["goals"] for one in goal.items()):
        parts.append(say(f"ws-text-{key}", **(row["target"] if levels == "target" else levels)))
    parts += [rule["text"][column] for rule in row["rules"]]
    for n in range(1, EVENTS + 1):
        event = row["events"][n]
        parts.append(say("ws-text-event", n=n, name=event["name"][column], text=event["text"][column]))
    return ("" if lang == "zh-Hant" else " ").join(parts)


def phrase(of: Mapping[str, Any], name: str, value: Any, lang: str, say: Say) -> str:
    """Effects as on a card."""
    teller = Teller(say, lang, of)
    if name in ("steps", "tile_steps"):
        return teller.steps(value)
    if name == "ongoing":
        return teller.sentences([teller.ongoing(entry) for entry in value])
    if name in ("action", "store", "copy", "static") and isinstance(value, dict | list):
        return teller.card({"kind": name, name: value})
    return ""


def touches(name: str, row: Mapping[str, Any]) -> tuple[str, ...]:
    found = [rule for mark in (name, *marks(row)) for rule in RULES.get(mark, ())]
    return tuple(dict.fromkeys([*found, *(rule for key in row for rule in FIELDS.get(key, ()))]))
