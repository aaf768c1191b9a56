"""Words made from the data: names as Fluent messages (`tools/cards.py`), and texts of effects from their steps."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tradewinds.games import data

COLUMNS: Final = {"en": "en", "zh-Hant": "zh", "hu": "hu"}
NUMBERED: Final = {
    "quest": {"en": "quest tile {n}", "zh": "任務板塊{n}", "hu": "{n}. küldetéslapka"},
    "token": {"en": "combat token {n}", "zh": "戰鬥指示物{n}", "hu": "{n}. harcjelző"},
    "space": {"en": "space {n}", "zh": "第{n}格", "hu": "{n}. mező"},
    "automa": {"en": "automa card {n}", "zh": "單人卡牌{n}", "hu": "{n} automakártya"},
    "long": {"en": "space {n} of the longer way", "zh": "長路第{n}格", "hu": "a hosszabb út {n}. mezője"},
}
JOIN: Final = {"en": "; ", "zh": "；", "hu": "; "}
FREE: Final = {"en": "nothing", "zh": "無", "hu": "semmi"}
OR: Final = {"en": " or ", "zh": "或", "hu": " vagy "}


def message(key: str, text: str) -> str:
    """A Fluent message; braces would be placeables."""
    assert "{" not in text, text
    assert "\n" not in text
    return f"{key} = {text}"


class Teller:
    """Effects in one language, after the templates of i18n_effects.yaml."""

    def __init__(self, lang: str) -> None:
        self.column = COLUMNS[lang]
        texts = data("maracaibo", "i18n_effects")
        self.verbs = self.named(texts["verbs"])
        self.modifiers = self.named(texts["modifiers"])
        self.nations = {**self.named(data("maracaibo", "components")["nations"]), **self.named(texts["nation_words"])}
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
        defs = data("maracaibo", "effects")
        self.village = {row["id"]: row for row in defs["village_action_defs"]}
        self.combat = {row["id"]: row for row in defs["combat_action_defs"]}
        self.assistant = {row["id"]: row for row in defs["assistant_action_defs"]}

    def named(self, rows: list[dict[str, Any]]) -> dict[str, str]:
        return {row["id"]: row[self.column] for row in rows}

    def steps(self, steps: list[dict[str, Any]]) -> str:
        return JOIN[self.column].join(self.step(step) for step in steps)

    def step(self, step: Mapping[str, Any]) -> str:
        verb = step["do"]
        told: dict[str, object] = dict(step)
        if verb == "gain_synergy" and step["kind"] == "any_missing":
            verb = "gain_synergy_any"
        if "nation" in step:
            told["nation"] = self.nations[step["nation"]]
        if "kind" in step:
            told["kind"] = self.things.get(step["kind"], "")
        if "n" in step and isinstance(step["n"], Mapping):
            told["n"] = "/".join(str(n) for n in step["n"].values())
        if "extra_times" in step:
            told["times"] = "/".join(str(n) for n in step["extra_times"].values())
        if verb == "choice":
            told["options"] = OR[self.column].join(self.steps(one) for one in step["options"])
        if "cost" in step:
            told["cost"] = self.cost(step["cost"])
        if "gain" in step:
            told["gain"] = self.steps(step["gain"])
        if verb == "assistant":
            told["text"] = self.steps(self.assistant[step["action"]]["effects"])
        if verb == "new_village_action":
            row = self.village[step["id"]]
            told["text"] = self.steps(row["effects"])
            if row["last"]:
                verb = "last_village_action"
        if verb == "new_combat_action":
            told |= self.fight(step["id"])
        text = self.verbs[verb].format(**told)
        if "per" in step:
            text = self.verbs["per"].format(effect=text, counter=self.counters[step["per"]])
        if "max" in step:
            text = self.modifiers["max"].format(effect=text, max=step["max"])
        if "if_synergy" in step:
            text = self.verbs["if_synergy"].format(kind=self.things[step["if_synergy"]], effect=text)
        return text

    def fight(self, action: str) -> dict[str, object]:
        row = self.combat[action]
        prices = "/".join(str(option["cv"]) for option in row["options"])
        return {"cv": prices, "text": self.steps(row["effects"])}

    def cost(self, cost: Mapping[str, Any]) -> str:
        parts = []
        for key, value in cost.items():
            if isinstance(value, Mapping):
                parts += [f"{n} {self.things[thing]}" for thing, n in value.items()]
            else:
                parts.append(self.costs[key].format(n=value))
        return JOIN[self.column].join(parts) or FREE[self.column]

    def required(self, requirement: Mapping[str, Any]) -> str:
        ((key, value),) = requirement.items()
        if key == "pay_objects":
            ((thing, n),) = value.items()
            return self.requirements[key].format(n=n, kind=self.things[thing])
        if key == "nation_markers":
            return self.requirements[key].format(nation=self.nations[value["nation"]], min=value["min"])
        return self.requirements[key].format(n=value)

    def card(self, row: Mapping[str, Any]) -> str:
        """Requirements beside the doubloons, then the effects."""
        return JOIN[self.column].join([*map(self.required, row["requirements"]), *map(self.step, row["effects"])])

    def goal(self, goal: Mapping[str, Any]) -> str:
        """Both conditions of a career goal."""
        levels = (goal["low"], goal["high"])
        if goal["kind"] == "border":
            return " / ".join(self.goals["border"].format(colour=self.colours[level]) for level in levels)
        return " / ".join(self.goals[goal["kind"]].format(n=level) for level in levels)

    def paid(self, cost: Mapping[str, Any], reward: list[dict[str, Any]]) -> str:
        return self.verbs["pay_then"].format(cost=self.cost(cost), gain=self.steps(reward))


def names(lang: str) -> str:
    """The file `text/cards.<lang>.ftl`."""
    column = COLUMNS[lang]
    tell = Teller(lang)
    lines = ["### Made from the data by tools/cards.py; do not edit.", "", "## Project cards", ""]
    for row in [*data("maracaibo", "project_cards")["cards"], *data("maracaibo", "project_cards_c")["cards"]]:
        lines.append(message(f"card-{row['id']}", row["name"][column]))
        lines.append(message(f"card-{row['id']}-help", tell.card(row)))
    lines += ["", "## Locations", ""]
    places = data("maracaibo", "map")
    for row in [*places["locations"], *places["legacy_locations"]]:
        if "name" in row:
            lines.append(message(f"place-{row['id']}", row["name"][column]))
    lines += ["", "## Career cards, prestige buildings", ""]
    for row in data("maracaibo", "career_cards")["cards"]:
        lines.append(message(f"career-{row['id']}", row["name"][column]))
        lines.append(message(f"career-{row['id']}-help", JOIN[column].join(map(tell.goal, row["goals"]))))
    for row in data("maracaibo", "prestige_buildings")["buildings"]:
        lines.append(message(f"building-{row['id']}", row["name"][column]))
        lines.append(message(f"building-{row['id']}-help", tell.steps(row["final"])))
    texts = data("maracaibo", "i18n_effects")
    lines += ["", "## Village actions, city actions, ship upgrades", ""]
    lines += [message(f"village-{row['id']}", row[column]) for row in texts["village_actions"]]
    lines += [message(f"city-{row['id']}", row[column]) for row in texts["city_actions"]]
    lines += [message(f"upgrade-{row['id']}", row[column]) for row in texts["ship_slots"]]
    lines += ["", "## Quest tiles, combat tokens, explorer track", ""]
    for n, row in enumerate(data("maracaibo", "quest_tiles")["quests"], 1):
        lines.append(message(f"quest-{row['id']}", NUMBERED["quest"][column].format(n=n)))
        lines.append(message(f"quest-{row['id']}-help", tell.paid(row["cost"], row["reward"])))
    for n, row in enumerate(data("maracaibo", "combat_tokens")["tokens"], 1):
        lines.append(message(f"token-{row['id']}", NUMBERED["token"][column].format(n=n)))
    for row in data("maracaibo", "automa")["cards"]:
        lines.append(message(f"automa-{row['id']}", NUMBERED["automa"][column].format(n=row["id"])))
    for row in data("maracaibo", "explorer_track")["spaces"]:
        form = "long" if row.get("branch") == "long" else "space"
        lines.append(message(f"space-{row['id']}", NUMBERED[form][column].format(n=int(row["id"][1:3]))))
    return "\n".join(lines) + "\n"
