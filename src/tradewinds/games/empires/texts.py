"""Words made from the data: names as Fluent messages (`tools/cards.py`), and the text of a card from its effects."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tradewinds.games import data
from tradewinds.games.empires.components import CLAN_NAMES, EVENTS, GOOD_NAMES, RESOURCES
from tradewinds.games.empires.loading import documents
from tradewinds.kernel.reading import Say

COLUMNS: Final = {"en": "en", "zh-Hant": "zh", "hu": "hu"}
ACCEPTED: Final = {"gold": ("gold",), "resource": tuple(GOOD_NAMES[:RESOURCES]), "goods": tuple(GOOD_NAMES)}
"""What stores accept, where there is one word for it."""


def message(key: str, text: str) -> str:
    """A Fluent message; braces would be placeables."""
    assert "{" not in text
    assert "\n" not in text
    return f"{key} = {text}"


Line = tuple[str, str]
"""A message's id and its text."""


def names(lang: str) -> str:
    """The file `text/cards.<lang>.ftl`."""
    column = COLUMNS[lang]
    of = documents()
    parts = [("Clans", [(f"clan-{row['id']}", row["name"][column]) for row in data("empires", "clans")])]
    parts += [(clan, cards(of[f"clan_{clan}"], column)) for clan in CLAN_NAMES]
    parts.append(("Islands", cards(of["islands"], column)))
    parts.append(("Icons", icons(of, column)))
    parts.append(("Solo scenarios and their events", scenarios(of, column)))
    lines = ["### Made from the data by tools/cards.py; do not edit."]
    for title, found in parts:
        lines += ["", f"## {title}", "", *(message(key, text) for key, text in found)]
    return "\n".join(lines) + "\n"


def cards(rows: list[dict[str, Any]], column: str) -> list[Line]:
    found = []
    for row in rows:
        found.append((f"card-{row['id']}", row["name"][column]))
        found.append((f"card-{row['id']}-help", row["text"][column]))
    return found


def icons(of: Mapping[str, Any], column: str) -> list[Line]:
    return [(f"icon-{row['id']}", row["name"][column]) for row in of["icons"]]


def scenarios(of: Mapping[str, Any], column: str) -> list[Line]:
    found = []
    for row in of["solo"]["scenarios"]:
        found.append((f"scenario-{row['id']}", row["name"][column]))
        for n in range(1, EVENTS + 1):
            event = row["events"][n]
            found.append((f"event-{row['id']}-{n}", event["name"][column]))
            found.append((f"event-{row['id']}-{n}-help", event["text"][column]))
    return found


def told(of: Mapping[str, Any], column: str) -> list[Line]:
    """All that these data have words for."""
    found = [line for clan in CLAN_NAMES for line in cards(of[f"clan_{clan}"], column)]
    found += [(f"tile-{row['id']}", row["name"][column]) for row in of["action_tiles"]]
    found += [(f"option-solo_scenario-{row['id']}", row["name"][column]) for row in of["solo"]["scenarios"]]
    return found + cards(of["islands"], column) + icons(of, column) + scenarios(of, column)


def changed(of: Mapping[str, Any], lang: str) -> dict[str, str]:
    """The messages of what these data call otherwise than the box: none for the box itself."""
    box = set(told(documents(), COLUMNS[lang]))
    return {key: text for key, text in told(of, COLUMNS[lang]) if (key, text) not in box}


# --- card texts, generated from the steps ----------------------------------------------------------------------------


class Teller:
    """Card effects in one language: every verb is a message, and this joins them."""

    def __init__(self, say: Say, lang: str, of: Mapping[str, Any] | None = None) -> None:
        """`of`: the data of the cards, those of the box if there are no others."""
        of = documents() if of is None else of
        self.message = say
        self.column = COLUMNS[lang]
        self.icons = {row["id"]: row["name"][self.column] for row in of["icons"]}
        self.tiles = {row["id"]: row["name"][self.column].upper() for row in of["action_tiles"]}

    def say(self, key: str, **args: object) -> str:
        return self.message(f"fx-{key}", **args)

    def joined(self, key: str, parts: list[str], last: str = "") -> str:
        """Several parts in one, two by two; the last pair perhaps in other words."""
        text = parts[0]
        for n, part in enumerate(parts[1:], 2):
            text = self.say(last if last and n == len(parts) else key, one=text, other=part)
        return text

    def goods(self, amounts: Mapping[str, int], form: str = "pays") -> str:
        return self.joined("and", [self.say(f"{form}-{kind}", n=n) for kind, n in amounts.items()])

    # --- a card ------------------------------------------------------------------------------------------------

    def card(self, row: Mapping[str, Any]) -> str:
        """The whole text of a card: goods, action, store, copy, ongoing effects, boost, building bonus."""
        parts = []
        if "goods" in row:
            kind = {"upgrade": "upgrade", "field_or_upgrade": "either"}.get(row["kind"], "field")
            parts.append(self.say(kind, goods=self.goods(row["goods"]), kind=self.kinds(row["goods"])))
        if "action" in row:
            steps = self.steps(row["action"]["do"])
            cost = self.cost(row["action"]["pay"])
            parts.append(self.say("action-paid", cost=cost, steps=steps) if cost else self.say("action", steps=steps))
        if "store" in row:
            parts.append(self.store(row["store"]))
        if "copy" in row:
            which = row["copy"]["which"]
            usual = which == {"kind": ["action", "ongoing"]}
            parts.append(self.say("copy") if usual else self.say("copy-which", which=self.which(which)))
        parts += [self.ongoing(entry) for entry in row.get("ongoing", [])]
        parts += [self.say("free-keep", n=one["lookout_free_keep"]) for one in row.get("static", [])]
        if "boost" in row:
            parts.append(self.say("boost", steps=self.steps(row["boost"])))
        if "building_bonus" in row:
            parts.append(self.say("bonus", steps=self.steps(row["building_bonus"])))
        return self.sentences(parts)

    def sentences(self, parts: list[str]) -> str:
        return ("" if self.column == "zh" else " ").join(parts)

    def store(self, store: Mapping[str, Any]) -> str:
        payout = self.joined("slash", [self.say(f"pays-{kind}", n=1) for kind in store["payout"]])
        accepts = {frozenset(kinds): what for what, kinds in ACCEPTED.items()}.get(frozenset(store["accepts"]), "")
        if not accepts:
            named = self.joined("comma", [self.message(f"word-{kind}") for kind in store["accepts"]], "or")
            return self.say("store-mixed", n=store["deposit"], per=store["per"], what=named, payout=payout)
        return self.say(
            "store",
            n=store["deposit"],
            per=store["per"],
            what=self.say(f"store-{accepts}"),
            plain=self.say(f"store-{accepts}-plain"),
            payout=payout,
        )

    def ongoing(self, entry: Mapping[str, Any]) -> str:
        limit = self.say("limit", n=entry["limit"]) if "limit" in entry else ""
        return self.say("ongoing", trigger=self.trigger(entry), steps=self.steps(entry["do"]), limit=limit)

    def trigger(self, entry: Mapping[str, Any]) -> str:
        on = entry["on"]
        if on in self.tiles:
            return self.say("on-tile-any" if entry.get("who") == "any" else "on-tile", tile=self.tiles[on])
        which = entry.get("filter", {})
        if on == "build" and set(which) == {"icon"} and isinstance(which["icon"], str):
            return self.say("on-build-icon", icon=self.icon(which["icon"]))
        if on == "build" and which == {"kind": "location"}:
            return self.say("on-build-location")
        far = "distance" in entry and on in ("pillage", "conquer")
        moment = self.say(f"on-{on}-{entry['distance']}" if far else f"on-{on}")
        return self.say("on-which", moment=moment, which=self.which(which)) if which else moment

    # --- costs -------------------------------------------------------------------------------------------------

    def cost(self, cost: Mapping[str, Any]) -> str:
        """What is spent, then what else is done; nothing for no cost."""
        spent = [
            self.say(f"some-{key}", n=n) for key, n in cost.items() if isinstance(n, int) and key != "discard_hand"
        ]
        parts = [self.say("spend", what=self.joined("and", spent))] if spent else []
        if "assign" in cost:
            parts.append(self.say("assign", n=cost["assign"]["worker"]))
        if "discard_hand" in cost:
            parts.append(self.say("discard_hand", n=cost["discard_hand"]))
        if "discard_empire" in cost:
            leaving = cost["discard_empire"]
            if leaving["which"] == {"kind": "field"}:
                parts.append(self.say("discard_empire-field", n=leaving["n"]))
            else:
                parts.append(self.say("discard_empire", n=leaving["n"], which=self.which(leaving["which"])))
        if "return_to_hand" in cost:
            parts.append(self.say("return_to_hand", n=cost["return_to_hand"]["n"]))
        return self.joined("and-then", parts) if parts else ""

    def which(self, selector: Mapping[str, Any]) -> str:
        """A selector, for cards that no printed text describes."""
        parts = []
        for key, value in selector.items():
            several = value if isinstance(value, list) else [value]
            words = [self.icon(one) if key == "icon" else self.say(f"which-{one}") for one in several]
            named = self.joined("comma", words, "or")
            parts.append(self.say("which-icon", icon=named) if key == "icon" else named)
        return self.joined("which-both", parts)

    def icon(self, name: str) -> str:
        """Another list has them, where it may be missing."""
        return str(self.icons.get(name, name))

    def kinds(self, kinds: Iterable[str]) -> str:
        return self.joined("comma", [self.say(f"kind-{kind}") for kind in kinds], "or")

    # --- steps -------------------------------------------------------------------------------------------------

    def steps(self, steps: list[dict[str, Any]]) -> str:
        return self.joined("then", [self.step(step) for step in steps])

    def step(self, step: Mapping[str, Any]) -> str:
        verb = next(key for key in step if key != "generic_ship")
        value = step[verb]
        if verb == "gain":
            return self.gain(value)
        if verb == "gain_any":
            return self.gain_any(value)
        if verb == "release":
            text = self.say(f"release-{value['what']}", n=value["n"])
            return self.say("from-self", what=text) if value["from"] == "self" else text
        if verb == "refresh":
            return self.refresh(value)
        if verb == "perform":
            return self.say("perform-generic" if "generic_ship" in step else "perform", tile=self.tiles[value])
        if verb == "voyage":
            return self.say(f"voyage-{value}")
        if verb == "look":
            return self.say("look", n=value["n"], keep=value["keep"])
        if verb == "search":
            return self.search(value)
        if verb == "may_pay":
            back = set(value["cost"]) == {"return_to_hand"}
            cost = self.say("may-return", **value["cost"]["return_to_hand"]) if back else self.cost(value["cost"])
            steps = self.steps(value["do"])
            return self.say("may_pay", cost=cost, steps=steps) if cost else self.say("may", steps=steps)
        if verb == "choose":
            return self.say("choose", lists=self.joined("choice-or", [self.steps(one) for one in value]))
        return self.say(verb, n=value["n"] if isinstance(value, dict) else value)

    def gain(self, gains: Mapping[str, Any]) -> str:
        """Fixed amounts together; what is counted with what it is counted by."""
        fixed = [self.say(f"some-{kind}", n=n) for kind, n in gains.items() if isinstance(n, int)]
        counted = [
            self.say("gain-counted", what=self.say(f"some-{kind}", n=n.get("times", 1)), **self.counted(n))
            for kind, n in gains.items()
            if not isinstance(n, int)
        ]
        if not counted:
            return self.say("gain", what=self.joined("and", fixed))
        return self.joined("gain-more", [*counted, *([self.joined("and", fixed)] if fixed else [])])

    def counted(self, amount: Mapping[str, Any]) -> dict[str, str]:
        of = amount["count"]
        icon = self.icon(of.get("icon", ""))
        return {
            "count": self.say(f"count-{of['of']}", n=amount.get("every", 1), icon=icon),
            "most": self.say("most", n=amount["max"]) if "max" in amount else "",
        }

    def gain_any(self, value: Mapping[str, Any]) -> str:
        n, kinds = value["n"], value["from"]
        if not isinstance(n, int):
            named = self.say("kind-any_resource") if kinds == "resource" else self.kinds(kinds)
            return self.say("any-counted", n=n.get("times", 1), kinds=named, **self.counted(n))
        if kinds == "resource":
            return self.say("any-resource", n=n)
        if n == 1:
            return self.say("any-one", kinds=self.joined("comma", [self.say(f"one-{kind}") for kind in kinds], "or"))
        every = [self.message(f"word-{kind}") for kind in kinds]
        return self.say("any-mix", n=n, all=self.joined("comma", every, "all"))

    def search(self, value: Mapping[str, Any]) -> str:
        which = value["which"]
        if set(which) == {"icon"} and isinstance(which["icon"], str):
            return self.say("search", n=value["n"], icon=self.icon(which["icon"]))
        return self.say("search-which", n=value["n"], which=self.which(which))

    def refresh(self, value: Mapping[str, Any]) -> str:
        which, n = value["which"], value["n"]
        if n == "all":
            if which == {"kind": "island"}:
                return self.say("refresh-all-island")
            return self.say("refresh-all", which=self.which(which))
        if which == {"kind": "action"}:
            return self.say("refresh-action", n=n)
        if set(which) == {"kind", "icon"} and which["kind"] == "action" and isinstance(which["icon"], str):
            return self.say("refresh-action-icon", n=n, icon=self.icon(which["icon"]))
        return self.say("refresh", n=n, which=self.which(which))
