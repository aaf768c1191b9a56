"""Words made from the data: names as Fluent messages (`tools/cards.py`), and texts of effects from their steps."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Final

from tradewinds.games import data
from tradewinds.games.maracaibo.components import STORY_TILES
from tradewinds.games.maracaibo.loading import documents

COLUMNS: Final = {"en": "en", "zh-Hant": "zh", "hu": "hu"}
NUMBERED: Final = {
    "quest": {"en": "quest tile {n}", "zh": "任務板塊{n}", "hu": "{n}. küldetéslapka"},
    "token": {"en": "combat token {n}", "zh": "戰鬥指示物{n}", "hu": "{n}. harcjelző"},
    "space": {"en": "space {n}", "zh": "第{n}格", "hu": "{n}. mező"},
    "automa": {"en": "automa card {n}", "zh": "單人卡牌{n}", "hu": "{n} automakártya"},
    "story": {"en": "story tile {n}", "zh": "故事板塊{n}", "hu": "{n}. történetlapka"},
    "long": {"en": "space {n} of the longer way", "zh": "長路第{n}格", "hu": "a hosszabb út {n}. mezője"},
}
NO_TILE: Final = {
    "en": "the story quest without a tile",
    "zh": "沒有板塊的故事任務",
    "hu": "a lapka nélküli történetküldetés",
}
JOIN: Final = {"en": "; ", "zh": "；", "hu": "; "}
STOP: Final = {"en": ". ", "zh": "。", "hu": ". "}
AND: Final = {"en": " and ", "zh": "與", "hu": " és "}
OR: Final = {"en": ", or ", "zh": "，或", "hu": ", vagy "}
SLASH: Final = {"en": " / ", "zh": "／", "hu": " / "}


def message(key: str, text: str) -> str:
    """A Fluent message; braces would be placeables."""
    assert "{" not in text, text
    assert "\n" not in text
    return f"{key} = {text}"


class Told(str):
    """What stands in a template; `{n:disc|discs}` is the word that goes with the number."""

    __slots__ = ()

    def __format__(self, form: str) -> str:
        one, _, several = form.partition("|")
        return str(self) if not form else one if self == "1" else several


def filled(template: str, **told: object) -> str:
    return template.format(**{name: Told(value) for name, value in told.items()})


def inner(text: str) -> str:
    """As it stands inside a sentence: without the capital letter, but for one of several (VP)."""
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Teller:
    """Effects in one language, after the templates of i18n_effects.yaml."""

    def __init__(self, lang: str, of: Mapping[str, Any] | None = None) -> None:
        """`of`: the data of the cards, those of the box if there are no others."""
        self.of = documents() if of is None else of
        self.column = COLUMNS[lang]
        texts = data("maracaibo", "i18n_effects")
        self.verbs = self.named(texts["verbs"])
        self.modifiers = self.named(texts["modifiers"])
        self.nations = {**self.named(data("maracaibo", "components")["nations"]), **self.named(texts["nation_words"])}
        self.nation_at = self.named(texts["nation_at"])
        self.nation_for = self.named(texts["nation_for"])
        self.amounts = self.named(texts["amounts"])
        self.prestige = self.named(texts["prestige"])
        self.legacies = self.named(texts["legacy"])
        self.slots = {row["id"]: row[self.column] for row in texts["ship_slots"]}
        self.counters = self.named(texts["counters"])
        self.costs = self.named(texts["costs"])
        self.requirements = self.named(texts["requirements"])
        self.goals = self.named(texts["career_goals"])
        self.colours = self.named(texts["colours"])
        box = data("maracaibo", "components")
        self.things = {
            **self.named(box["goods"]),
            **self.named(box["objects"]),
            **self.named(box["synergies"]),
        }
        defs = self.of["effects"]
        self.village = {row["id"]: row for row in defs["village_action_defs"]}
        self.combat = {row["id"]: row for row in defs["combat_action_defs"]}
        self.assistant = {row["id"]: row for row in defs["assistant_action_defs"]}

    def named(self, rows: list[dict[str, Any]]) -> dict[str, str]:
        return {row["id"]: row[self.column] for row in rows}

    @cached_property
    def villages(self) -> dict[str, str]:
        return self.acts("village")

    @cached_property
    def cities(self) -> dict[str, str]:
        return self.acts("city")

    def acts(self, sort: str) -> dict[str, str]:
        """What actions are called: as somebody has worded them, or after their steps where these are others."""
        texts, section = data("maracaibo", "i18n_effects")[f"{sort}_actions"], f"{sort}_action_defs"
        box = {row["id"]: row["effects"] for row in documents()["effects"][section]}
        made = {row["id"]: row["effects"] for row in self.of["effects"][section]}
        return {
            row["id"]: row[self.column] if made[row["id"]] == box[row["id"]] else capital(self.steps(made[row["id"]]))
            for row in texts
        }

    def sentences(self, parts: list[str]) -> str:
        """Parts that stand on their own, each a sentence."""
        stop = STOP[self.column]
        return stop.join(map(capital, parts)) + stop.strip()

    def steps(self, steps: list[dict[str, Any]], join: Mapping[str, str] = JOIN) -> str:
        return join[self.column].join(inner(self.step(step)) for step in steps)

    def step(self, step: Mapping[str, Any]) -> str:
        verb = step["do"]
        if verb == "pay_then":
            return self.paid(step["cost"], step["gain"])
        told: dict[str, object] = dict(step)
        if verb == "gain_synergy" and step["kind"] == "any_missing":
            verb = "gain_synergy_any"
        if "nation" in step:
            told["nation"] = self.nations[step["nation"]]
            told["at"] = self.nation_at[step["nation"]]
            told["for_it"] = self.nation_for.get(step["nation"], "")
        if "kind" in step:
            told["kind"] = self.things.get(step["kind"], "")
        if "n" in step and isinstance(step["n"], Mapping):
            told["n"] = filled(self.modifiers["editions"], **step["n"])
        if "extra_times" in step:
            told |= step["extra_times"]
        if verb == "choice":
            told["options"] = OR[self.column].join(self.steps(one, AND) for one in step["options"])
        if "gain" in step:
            told["gain"] = self.steps(step["gain"])
        if verb == "assistant":
            told["text"] = self.steps(self.assistant[step["action"]]["effects"])
        if verb == "new_village_action":
            row = self.village[step["id"]]
            told["text"] = inner(self.verbs[row["id"]]) if row["id"] in self.verbs else self.steps(row["effects"])
            if row["last"]:
                verb = "last_village_action"
        if verb == "new_combat_action":
            told |= self.fight(step["id"])
            if step["id"] in self.verbs:
                verb = "new_combat_action_priced"
        text = filled(self.verbs[verb], **told)
        if "per" in step:
            text = filled(self.verbs["per"], effect=text, counter=self.counters[step["per"]])
        if "max" in step:
            text = filled(self.modifiers["max"], effect=text, max=step["max"])
        if "if_synergy" in step:
            text = filled(self.verbs["if_synergy"], kind=self.things[step["if_synergy"]], effect=inner(text))
        return text

    def fight(self, action: str) -> dict[str, object]:
        row = self.combat[action]
        prices = [option["cv"] for option in row["options"]]
        text = self.steps(row.get("effects", []))
        if row["id"] in self.verbs:  # more than its effects: where it may be done
            text = inner(filled(self.verbs[row["id"]], empty=prices[0], taken=prices[-1], text=text))
        return {"cv": prices[0], "text": text}

    def cost(self, cost: Mapping[str, Any]) -> str:
        parts = []
        for key, value in cost.items():
            if isinstance(value, Mapping):
                parts += [filled(self.amounts[thing], n=n) for thing, n in value.items()]
            else:
                parts.append(filled(self.costs[key], n=value))
        return AND[self.column].join(parts)

    def required(self, requirement: Mapping[str, Any]) -> str:
        return filled(self.modifiers["to_buy"], what=self.requirement(requirement))

    def requirement(self, requirement: Mapping[str, Any]) -> str:
        ((key, value),) = requirement.items()
        if key == "nation_markers":  # begins with a name
            return filled(self.requirements[key], nation=self.nations[value["nation"]], min=value["min"])
        if key == "pay_objects":
            return inner(filled(self.requirements[key], what=self.cost({"objects": value})))
        return inner(filled(self.requirements[key], n=value))

    def card(self, row: Mapping[str, Any]) -> str:
        """Requirements beside the doubloons, then the effects."""
        return self.sentences([*map(self.required, row["requirements"]), *map(self.step, row["effects"])])

    def goal(self, goal: Mapping[str, Any]) -> str:
        """Both conditions of a career goal."""
        levels = SLASH[self.column].join(str(self.colours.get(goal[key], goal[key])) for key in ("low", "high"))
        return filled(self.goals[goal["kind"]], n=levels, colour=levels)

    def paid(self, cost: Mapping[str, Any], reward: list[dict[str, Any]]) -> str:
        """What one gets for a cost, under a condition, or for nothing."""
        gain = self.steps(reward)
        if not cost:
            return capital(gain)
        if "min_mp" in cost:
            return filled(self.verbs["if_mp"], n=cost["min_mp"], gain=gain)
        return filled(self.verbs["pay_then"], cost=self.cost(cost), gain=gain)

    def building(self, row: Mapping[str, Any], synergy: str, first: int) -> str:
        """What an investment costs and brings, and what it scores at the end."""
        return self.sentences(
            [
                filled(self.prestige["invest"], n=row["cost"], kind=self.things[synergy]),
                filled(self.prestige["first_investor"], n=first),
                filled(self.prestige["final"], effect=self.steps(row["final"])),
            ]
        )

    def legacy(self, row: Mapping[str, Any]) -> str:
        """What a legacy tile brings, or makes harder."""
        say = self.legacies
        kind = row["kind"]
        if kind == "city":
            parts = [filled(say["city"], text=inner(self.cities[row["action"]]))]
            if "quest_slot" in row:
                parts.append(say["quest_slot"])
            parts += self.gates(row["id"])
        elif kind == "route":
            parts = [self.route(row["at"][0], row["at"][1], row["mp"])]
        elif kind == "skull":
            parts = [say["closes_city" if "closes_city" in row else "no_village_action"]]
        elif kind == "location_bonus":
            parts = [filled(say["location_bonus"], effect=self.steps(row["arrive"]))]
        elif kind == "combat_place":
            fight = self.combat[row["combat_action"]]
            prices = f"{SLASH[self.column]}−".join(str(option["cv"]) for option in fight["options"])
            parts = [
                filled(say["combat_place"], cv=prices, text=self.steps(fight.get("effects", []))),
                say["protected"],
            ]
            if "requires_explorer_rank" in fight:
                parts.append(filled(say["gate_from"], n=fight["requires_explorer_rank"]))
        else:
            reward = self.steps(row["reward"])
            if row["cost"]:
                parts = [filled(say["disc_tile"], cost=self.cost(row["cost"]), reward=reward)]
            else:
                parts = [filled(say["disc_tile_free"], reward=reward)]
            if "toll_doubloons" in row:
                parts.append(filled(say["toll"], n=row["toll_doubloons"]))
        return self.sentences(parts)

    def gates(self, tile: str) -> list[str]:
        """Who may come to the city of a legacy tile, and the steps there and on that cost more than 1."""
        places = self.of["map"]
        found = []
        for place in places["legacy_locations"]:
            if place["with"] == tile and "needs_explorer" in place:
                first, revised = place["needs_explorer"]["first"], place["needs_explorer"]["revised"]
                text = filled(self.legacies["gate_from"], n=revised["from"])
                if "above" in first:
                    text += JOIN[self.column] + filled(self.legacies["gate_above"], n=first["above"])
                found.append(text)
                ways = [(row["id"], way) for row in places["locations"] for way in row.get("next", [])]
                ways += [(place["id"], way) for way in place["next"]]
                here = [(start, way) for start, way in ways if place["id"] in (start, way["to"])]
                found += [self.route(start, way["to"], way["mp"]) for start, way in here if way["mp"] > 1]
        return found

    def route(self, start: str, end: str, mp: int) -> str:
        return filled(self.legacies["route"], **{"from": start, "to": end, "mp": mp})

    def upgrade(self, row: Mapping[str, Any]) -> str:
        """The effect of a ship upgrade, and which other ones come first."""
        text = self.steps(row["effects"])
        if "slots" in row["needs"]:
            text = filled(
                self.verbs["needs_slots"], effect=text, what=", ".join(self.slots[n] for n in row["needs"]["slots"])
            )
        if "other_complete" in row["needs"]:
            text = filled(self.verbs["needs_other"], effect=text, n=row["needs"]["other_complete"])
        return self.sentences([text])


Line = tuple[str, str]
"""A message's id and its text."""


def lines(tell: Teller) -> dict[str, list[Line]]:
    """All that the data have words for, by chapters."""
    of, column = tell.of, tell.column
    cards = [*of["project_cards"]["cards"], *of["project_cards_c"]["cards"]]
    places = [*of["map"]["locations"], *of["map"]["legacy_locations"]]
    return {
        "Project cards": named(cards, "card", column, tell.card),
        "Locations": [(f"place-{row['id']}", row["name"][column]) for row in places if "name" in row],
        "Career cards, prestige buildings": career_lines(tell, column),
        "Village actions, city actions, ship upgrades": action_lines(tell, column),
        "Legacy tiles, city tiles": legacy_lines(tell, column),
        "Story cards, story tiles": story_lines(tell, column),
        "Quest tiles, combat tokens, explorer track": numbered_lines(tell, column),
    }


def named(rows: list[dict[str, Any]], key: str, column: str, told: Callable[[Mapping[str, Any]], str]) -> list[Line]:
    """Each with its name and its text."""
    found = []
    for row in rows:
        found.append((f"{key}-{row['id']}", row["name"][column]))
        found.append((f"{key}-{row['id']}-help", told(row)))
    return found


def career_lines(tell: Teller, column: str) -> list[Line]:
    prestige = tell.of["prestige_buildings"]
    bonus = prestige["invest"]["synergy"], prestige["invest"]["first_investor_vp"]
    return [
        *named(
            tell.of["career_cards"]["cards"],
            "career",
            column,
            lambda row: tell.sentences(list(map(tell.goal, row["goals"]))),
        ),
        *named(prestige["buildings"], "building", column, lambda row: tell.building(row, *bonus)),
    ]


def action_lines(tell: Teller, column: str) -> list[Line]:
    texts = data("maracaibo", "i18n_effects")
    return [
        *((f"village-{name}", text) for name, text in tell.villages.items()),
        *((f"city-{name}", text) for name, text in tell.cities.items()),
        *((f"upgrade-{row['id']}", row[column]) for row in texts["ship_slots"]),
        *((f"upgrade-{row['id']}-help", tell.upgrade(row)) for row in tell.of["ship_board"]["slots"]),
    ]


def legacy_lines(tell: Teller, column: str) -> list[Line]:
    """Legacy tiles and city tiles by their actions."""
    tiles = tell.of["city_tiles"]["tiles"]
    return [
        *named(tell.of["legacy_tiles"]["tiles"], "legacy", column, tell.legacy),
        *((f"tile-{row['id']}", tell.cities[row["action"]]) for row in tiles),
    ]


def story_lines(tell: Teller, column: str) -> list[Line]:
    """Titles, fronts, backs, choices and story quests; story tiles by their numbers."""
    found = []
    for row in tell.of["story_cards"]["campaign"]:
        key = f"story-{row['number']}"
        found.append((key, row["title"][column]))
        found.append((f"{key}-front", row["front"][column]))
        found.append((f"{key}-back", row["back"][column]))
        if "story_quest" in row:
            quest = row["story_quest"]
            found.append((f"{key}-help", tell.sentences([tell.paid(quest["cost"], quest["reward"])])))
        for n, choice in enumerate(row.get("choice", []), 1):
            found.append((f"choice-{row['number']}-{n}", choice["label"][column]))
    for n in range(1, STORY_TILES + 1):
        found.append((f"quest-S{n}", NUMBERED["story"][column].format(n=n)))
    return [*found, ("quest-S0", NO_TILE[column])]


def numbered_lines(tell: Teller, column: str) -> list[Line]:
    """Things without names: by their numbers."""
    found = []
    for n, row in enumerate(tell.of["quest_tiles"]["quests"], 1):
        found.append((f"quest-{row['id']}", NUMBERED["quest"][column].format(n=n)))
        found.append((f"quest-{row['id']}-help", tell.sentences([tell.paid(row["cost"], row["reward"])])))
    for n, row in enumerate(tell.of["combat_tokens"]["tokens"], 1):
        found.append((f"token-{row['id']}", NUMBERED["token"][column].format(n=n)))
    for row in tell.of["automa"]["cards"]:
        found.append((f"automa-{row['id']}", NUMBERED["automa"][column].format(n=row["id"])))
    for row in tell.of["explorer_track"]["spaces"]:
        form = "long" if row.get("branch") == "long" else "space"
        found.append((f"space-{row['id']}", NUMBERED[form][column].format(n=int(row["id"][1:3]))))
    return found


def names(lang: str) -> str:
    """The file `text/cards.<lang>.ftl`."""
    made = ["### Made from the data by tools/cards.py; do not edit."]
    for title, found in lines(Teller(lang)).items():
        made += ["", f"## {title}", "", *(message(key, text) for key, text in found)]
    return "\n".join(made) + "\n"


def changed(of: Mapping[str, Any], lang: str) -> dict[str, str]:
    """The messages of what these data call otherwise than the box: none for the box itself."""
    box = {line for found in lines(Teller(lang)).values() for line in found}
    return {key: text for found in lines(Teller(lang, of)).values() for key, text in found if (key, text) not in box}
