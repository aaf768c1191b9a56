"""Maracaibo's components in words, and the rules that they touch: for whoever looks through them or changes them."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tradewinds.games import data
from tradewinds.games.maracaibo.components import NATION_NAMES
from tradewinds.games.maracaibo.loading import documents
from tradewinds.games.maracaibo.printed import front
from tradewinds.games.maracaibo.texts import COLUMNS, JOIN, NUMBERED, Teller, capital, inner
from tradewinds.kernel.content import marks, record
from tradewinds.kernel.reading import Say

NAMES: Final = ("nation-{}", "synergy-{}", "village-{}", "city-{}", "place-{}")
VOCABULARIES: Final = ("card", "reward", "action", "village", "combat", "plain", "space", "final")
"""Those whose steps are told one after the other."""

RULES: Final = {
    "project_cards.cards": ("MAR-20.1", "MAR-20.4"),
    "project_cards_c.cards": ("MAR-20.1", "MAR-20.4", "MAR-28.4"),
    "quest_tiles.quests": ("MAR-12.1", "MAR-12.2", "MAR-12.3"),
    "combat_tokens.tokens": ("MAR-7.2", "MAR-7.3"),
    "career_cards.cards": ("MAR-18.1", "MAR-18.2", "MAR-18.5"),
    "prestige_buildings.buildings": ("MAR-26.1", "MAR-26.2", "MAR-26.4"),
    "city_tiles.tiles": ("MAR-2.7", "MAR-6.1", "MAR-6.2"),
    "explorer_track.spaces": ("MAR-9.1", "MAR-9.6", "MAR-9.13"),
    "explorer_track.borders": ("MAR-9.10",),
    "map.locations": ("MAR-4.2",),
    "map.legacy_locations": ("MAR-29.1",),
    "ship_board.slots": ("MAR-19.1",),
    "legacy_tiles.tiles": ("MAR-29.1",),
    "automa.cards": ("MAR-30.7", "MAR-30.8"),
    "automa.difficulty": ("MAR-30.5",),
    "automa.final_bonus": ("MAR-30.23",),
    "effects.village_action_defs": ("MAR-11.1",),
    "effects.combat_action_defs": ("MAR-7.7",),
    "effects.assistant_action_defs": ("MAR-13.2", "MAR-13.4"),
    "effects.city_action_defs": ("MAR-6.1",),
    "quest_tiles.story_tiles": ("MAR-12.6", "MAR-28.5"),
    "story_cards.campaign": ("MAR-28.4", "MAR-28.6"),
    "story_cards.free_mode": ("MAR-28.1",),
    "story_cards.chapter_starts": ("MAR-28.18",),
    "components.components": ("MAR-1.1",),
    # backgrounds and requirements of cards
    "bg=green": ("MAR-21.1",),
    "bg=red": ("MAR-20.6",),
    "bg=blue": ("MAR-13.1",),
    "bg=brown": ("MAR-20.6",),
    "if_synergy": ("MAR-21.2",),
    "figure_to_location": ("MAR-27.2",),
    "pay_objects": ("MAR-27.3",),
    "nation_markers": ("MAR-27.4",),
    "return_figure": ("MAR-27.5",),
    "figure_on_card": ("MAR-27.6",),
    "pay_cp": ("MAR-27.7",),
    # steps
    "do=gain_influence": ("MAR-8.1",),
    "do=gain_synergy": ("MAR-21.3",),
    "do=gain_cp": ("MAR-7.17",),
    "do=gain_figures": ("MAR-1.10", "MAR-32.3"),
    "do=next_rank": ("MAR-8.5",),
    "do=remove_disc": ("MAR-19.15",),
    "do=explore": ("MAR-9.1",),
    "do=combat": ("MAR-7.1",),
    "do=village_actions": ("MAR-11.2",),
    "do=extra_sail": ("MAR-25.18",),
    "do=permanent_object": ("MAR-22.1",),
    "do=card_discount": ("MAR-22.2",),
    "do=cp_before_combat": ("MAR-22.3",),
    "do=compass": ("MAR-22.4",),
    "do=explorer_bonus": ("MAR-22.5",),
    "do=steal_on_jump": ("MAR-22.6",),
    "do=visit_bonus": ("MAR-22.7",),
    "do=figure_to_cp": ("MAR-22.8",),
    "do=nation_cp": ("MAR-22.9",),
    "do=displace_vp": ("MAR-22.10",),
    "do=new_village_action": ("MAR-11.4",),
    "do=new_combat_action": ("MAR-7.14", "MAR-23.7"),
    "do=place_marker": ("MAR-24.3",),
    "do=store_quest": ("MAR-24.6",),
    "do=store_figures": ("MAR-24.14",),
    "do=doubloon_track_vp": ("MAR-26.5",),
    "do=jean_combat": ("MAR-30.17",),
    "do=gain_quest_from_pile": ("MAR-30.15",),
    "per=assistant": ("MAR-24.8",),
    "per=combat_token": ("MAR-24.7",),
    "per=compass": ("MAR-22.4",),
    "per=quest": ("MAR-24.9",),
    "per=synergy": ("MAR-24.16",),
    "per=nation_3_influence": ("MAR-24.17",),
    # places
    "kind=village": ("MAR-4.7", "MAR-11.1"),
    "kind=city": ("MAR-4.7", "MAR-6.1"),
    "kind=home": ("MAR-14.1", "MAR-14.2"),
    "kind=start": ("MAR-2.16",),
    "flag": ("MAR-7.11",),
    "market": ("MAR-6.2",),
    "quest=True": ("MAR-9.7",),
    "end=True": ("MAR-9.11",),
    "id=red": ("MAR-9.8",),
    "id=blue": ("MAR-9.9",),
    "id=green": ("MAR-9.9",),
    "modifier=most_minus_2": ("MAR-7.5",),
    "modifier=fewest_plus_3": ("MAR-7.5",),
    "last=True": ("MAR-11.5",),
    "id=gain_influence": ("MAR-7.10",),
    "id=annex_or_displace": ("MAR-7.11",),
    "id=village_raid": ("MAR-19.9",),
    "branch=upper": ("MAR-30.9",),
    "branch=lower": ("MAR-30.9",),
    "display_card": ("MAR-30.12",),
    "story_quest": ("MAR-28.5",),
}
"""Per list, and per mark of a record."""


def others() -> dict[str, list[dict[str, Any]]]:
    """Of the cards of the story what their fronts show: what follows stays unread until its time (MAR-31.3)."""
    of = documents()
    stories = of["story_cards"]
    return {
        "quest_tiles.story_tiles": of["quest_tiles"]["story_tiles"],
        "story_cards.campaign": [{"id": str(row["number"]), **front(row)} for row in stories["campaign"]],
        "story_cards.free_mode": [{"id": str(row["number"]), **row} for row in stories["free_mode"]],
        "story_cards.chapter_starts": [
            {"id": str(row["number"]), **{key: row[key] for key in ("chapter", "count", "source")}}
            for row in stories["chapter_starts"]
        ],
        "components.components": data("maracaibo", "components")["components"],
    }


def tell(of: Mapping[str, Any], name: str, id_: str, lang: str, say: Say) -> tuple[str, str]:
    teller = Teller(lang, of)
    if name in (known := others()):
        row = next(row for row in known[name] if row["id"] == id_)
        return other(name, row, teller, say)
    row = record(of, name, id_)
    return TOLD[name](row, teller, say)


def named(row: Mapping[str, Any], teller: Teller) -> str:
    return str(row["name"][teller.column])


def numbered(kind: str, n: object, teller: Teller) -> str:
    return NUMBERED[kind][teller.column].format(n=n)


def listed(of: Mapping[str, Any], name: str, row: Mapping[str, Any]) -> int:
    """Which of its list a record is, from 1 on."""
    file, _, inner = name.partition(".")
    return 1 + [one["id"] for one in of[file][inner]].index(row["id"])


def all_of(parts: list[str], teller: Teller) -> str:
    """Sentences, without those that say nothing."""
    said = [part for part in parts if part]
    return teller.sentences(said) if said else ""


# --- lists that a pack can change ------------------------------------------------------------------------------


def card(row: Mapping[str, Any], teller: Teller, say: Say) -> tuple[str, str]:
    return named(row, teller), teller.card(row) if row["requirements"] or row["effects"] else ""


def quest(row: Mapping[str, Any], teller: Teller, say: Say) -> tuple[str, str]:
    n = listed(teller.of, "quest_tiles.quests", row)
    return capital(numbered("quest", n, teller)), teller.sentences([teller.paid(row["cost"], row["reward"])])


def token(row: Mapping[str, Any], teller: Teller, say: Say) -> tuple[str, str]:
    """Per nation the combat value and what is paid or taken, then the modifier."""
    n = listed(teller.of, "combat_tokens.tokens", row)
    parts = [
        say("ws-text-side", nation=say(f"nation-{nation}"), value=side(row[nation], say)) for nation in NATION_NAMES
    ]
    modifiers = teller.named(data("maracaibo", "i18n_effects")["combat_modifiers"])
    parts = [JOIN[teller.column].join(parts), modifiers.get(row["modifier"], "")]
    return capital(numbered("token", n, teller)), all_of(parts, teller)


def side(of: Mapping[str, Any], say: Say) -> str:
    """The combat value of one nation, and what is paid or taken."""
    extra = [say(f"ws-text-{key}", n=f"{n:+}".replace("-", "−")) for key, n in of["extra"].items() if n]
    if not extra:
        return str(of["cv"])
    return say("ws-text-side-extra", cv=of["cv"], extra=say("word-separator").join(extra))


def career(row: Mapping[str, Any], teller: Teller, say: Say) -> tuple[str, str]:
    return named(row, teller), teller.sentences([goal_text(goal, teller, say) for goal in row["goals"]])


def goal_text(goal: Mapping[str, Any], teller: Teller, say: Say) -> str:
    return say("ws-text-goal", goal=teller.goal(goal), doubloons=goal["doubloons"], vp=goal["vp"])


def building(row: Mapping[str, Any], teller: Teller, say: Say) -> tuple[str, str]:
    invest = teller.of["prestige_buildings"]["invest"]
    return named(row, teller), teller.building(row, invest["synergy"], invest["first_investor_vp"])


def city_tile(row: Mapping[str, Any], teller: Teller, say: Say) -> tuple[str, str]:
    seats = "–".join(str(n) for n in (row["players"][0], row["players"][-1]))
    market = say("ws-text-market", good=teller.things[row["good"]], n=row["slots"])
    return teller.cities[row["action"]], all_of([market, say("ws-text-seats", seats=seats)], teller)


def space(row: Mapping[str, Any], teller: Teller, say: Say) -> tuple[str, str]:
    form = "long" if row.get("branch") == "long" else "space"
    parts = [teller.steps(row["reward"])] if row["reward"] else []
    parts += [say(f"ws-text-space-{key}") for key in ("start", "end", "quest") if row.get(key)]
    if "border_after" in row:
        parts.append(say("ws-text-space-border", border=say(f"border-{row['border_after']}")))
    return capital(numbered(form, int(row["id"][1:3]), teller)), all_of(parts, teller)


def border(row: Mapping[str, Any], teller: Teller, say: Say) -> tuple[str, str]:
    parts = [teller.steps(row["reward"])] if "reward" in row else []
    if "vp_first" in row or "vp_later" in row:
        parts.append(say("ws-text-border", first=row.get("vp_first", 0), later=row.get("vp_later", 0)))
    return capital(say(f"border-{row['id']}")), all_of(parts, teller)


def place(row: Mapping[str, Any], teller: Teller, say: Say) -> tuple[str, str]:
    """Which sort of place, what can be done and delivered there, and what its flag brings."""
    parts = [say(f"ws-text-place-{row['kind']}")]
    if "action" in row:
        parts.append(teller.cities[row["action"]])
    if "market" in row:
        slots = sorted(set(row["market"]["slots"].values()))
        parts.append(say("ws-text-market", good=teller.things[row["market"]["good"]], n=slots[-1]))
    if "flag" in row:
        parts.append(say("ws-text-flag", what=teller.steps(row["flag"])))
    name = named(row, teller) if "name" in row else say(f"place-{row['id']}")
    return name, all_of(parts, teller)


def slot(row: Mapping[str, Any], teller: Teller, say: Say) -> tuple[str, str]:
    return say(f"upgrade-{row['id']}"), teller.upgrade(row)


def legacy(row: Mapping[str, Any], teller: Teller, say: Say) -> tuple[str, str]:
    return named(row, teller), teller.legacy(row)


def jean(row: Mapping[str, Any], teller: Teller, say: Say) -> tuple[str, str]:
    way = inner(say(f"ws-value-{row['branch']}"))
    sails = say("ws-text-jean", n=row["steps"], way=way, card=row["display_card"])
    name = named(row, teller) if "name" in row else capital(numbered("automa", row["id"], teller))
    return name, all_of([sails, *(jeans(step, teller, say) for step in row["actions"])], teller)


def jeans(step: Mapping[str, Any], teller: Teller, say: Say) -> str:
    """An action of Jean, perhaps of some rounds only."""
    told = {"at": teller.nation_at[step["nation"]]} if "nation" in step else {}
    if step["do"] in ("jean_combat", "gain_quest_from_pile"):
        text = teller.step(step)
    else:
        text = say(f"ws-jean-{step['do']}", n=step["n"], **told)
    if step.get("annex_extra_village"):
        text = say("ws-jean-village", fight=text)
    if "rounds" not in step:
        return text
    first, last = step["rounds"]
    return teller.modifiers["rounds"].format_map({"from": first, "to": last, "effect": text})


def difficulty(row: Mapping[str, Any], teller: Teller, say: Say) -> tuple[str, str]:
    decks = {edition: say("ws-text-decks", **row[edition]) for edition in ("first", "revised")}
    return say(f"option-jean_difficulty-{row['id']}"), say("ws-text-difficulty", **decks)


def bonus(row: Mapping[str, Any], teller: Teller, say: Say) -> tuple[str, str]:
    parts = [say("ws-text-bonus", n=row["vp"])] if "vp" in row else []
    for line in row.get("table", ()):
        form = "ahead" if "to" not in line else "ahead-one" if line["to"] == line["from"] else "ahead-between"
        parts.append(say(f"ws-text-{form}", low=line["from"], high=line.get("to", 0), n=line["vp"]))
    return say(f"ws-text-bonus-{row['id']}"), all_of(parts, teller)


def village(row: Mapping[str, Any], teller: Teller, say: Say) -> tuple[str, str]:
    return teller.villages[row["id"]], all_of([teller.steps(row["effects"])], teller)


def fight(row: Mapping[str, Any], teller: Teller, say: Say) -> tuple[str, str]:
    """What it costs of the combat value, and what it brings."""
    called = teller.named(data("maracaibo", "i18n_effects")["combat_actions"])[row["id"]]
    parts = []
    for option in row["options"]:
        steps = option.get("effects", row.get("effects", []))
        parts.append(say("ws-text-fight", cv=option["cv"], what=teller.steps(steps)))
    return called, all_of(list(dict.fromkeys(parts)), teller)


def assistant(row: Mapping[str, Any], teller: Teller, say: Say) -> tuple[str, str]:
    return say("ws-text-assistant", id=row["id"]), all_of([teller.steps(row["effects"])], teller)


def city(row: Mapping[str, Any], teller: Teller, say: Say) -> tuple[str, str]:
    return teller.cities[row["id"]], all_of([teller.steps(row["effects"])], teller)


TOLD: Final[dict[str, Callable[[Mapping[str, Any], Teller, Say], tuple[str, str]]]] = {
    "project_cards.cards": card,
    "project_cards_c.cards": card,
    "quest_tiles.quests": quest,
    "combat_tokens.tokens": token,
    "career_cards.cards": career,
    "prestige_buildings.buildings": building,
    "city_tiles.tiles": city_tile,
    "explorer_track.spaces": space,
    "explorer_track.borders": border,
    "map.locations": place,
    "map.legacy_locations": place,
    "ship_board.slots": slot,
    "legacy_tiles.tiles": legacy,
    "automa.cards": jean,
    "automa.difficulty": difficulty,
    "automa.final_bonus": bonus,
    "effects.village_action_defs": village,
    "effects.combat_action_defs": fight,
    "effects.assistant_action_defs": assistant,
    "effects.city_action_defs": city,
}


# --- the others ------------------------------------------------------------------------------------------------


def other(name: str, row: Mapping[str, Any], teller: Teller, say: Say) -> tuple[str, str]:
    if name == "components.components":
        return say(f"ws-component-{row['id']}"), say("ws-text-count", n=row["count"])
    if name == "quest_tiles.story_tiles":
        return capital(numbered("story", row["number"], teller)), say("ws-text-story_tile")
    if name == "story_cards.campaign":
        quest = [say(f"story-{row['id']}-help")] if "story_quest" in row else []
        return say(f"story-{row['id']}"), ("" if teller.column == "zh" else " ").join(
            [say(f"story-{row['id']}-front"), *quest]
        )
    if name == "story_cards.chapter_starts":
        return say("ws-text-chapter", n=row["chapter"]), say("ws-text-chapter-start", n=row["chapter"])
    return str(row["title"][teller.column]), free_mode(row, teller, say)


def free_mode(row: Mapping[str, Any], teller: Teller, say: Say) -> str:
    """Where quests lie at the start and later."""
    parts = []
    for when, where in row["placements"].items():
        places = say("word-separator").join(dict.fromkeys(one["location"] for one in where))
        parts.append(say(f"ws-text-quests-{when}", places=places))
    if row["tiles_add"]:
        parts.append(say("ws-text-tiles", tiles=say("word-separator").join(row["tiles_add"])))
    return all_of(parts, teller)


def phrase(of: Mapping[str, Any], name: str, value: Any, lang: str, say: Say) -> str:
    """Effects, requirements and costs as in the texts."""
    teller = Teller(lang, of)
    join = JOIN[COLUMNS[lang]]
    if name == "cost" and isinstance(value, Mapping):
        return teller.cost(value)
    if name in NATION_NAMES and isinstance(value, Mapping):
        return side(value, say)
    if name in ("slots", "prefilled") and isinstance(value, Mapping):
        return say("word-separator").join(say("ws-text-by-seats", seats=seats, n=n) for seats, n in value.items())
    if not isinstance(value, list):
        return ""
    if name == "requirements":
        return join.join(map(teller.requirement, value))
    if name == "goals":
        return join.join(goal_text(goal, teller, say) for goal in value)
    if name == "jean":
        return join.join(jeans(step, teller, say) for step in value)
    return capital(teller.steps(value)) if value and name.removesuffix("_inside") in VOCABULARIES else ""


def touches(name: str, row: Mapping[str, Any]) -> tuple[str, ...]:
    own = row.get("rules", ()) if name == "legacy_tiles.tiles" else ()
    found = [rule for mark in (name, *marks(row)) for rule in RULES.get(mark, ())]
    return tuple(dict.fromkeys([*own, *found]))
