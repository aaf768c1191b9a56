"""What a pack can change in Maracaibo (`kernel.schema`): the vocabularies of effects, the lists and their fields."""

# tradewinds: interpreted

from __future__ import annotations

from typing import Any, Final

from tradewinds.games import data
from tradewinds.games.maracaibo import content as c
from tradewinds.games.maracaibo.actions import MOST_LISTS
from tradewinds.games.maracaibo.components import (
    BORDER_NAMES,
    EDITIONS,
    FIGURES_EACH,
    GOAL_KINDS,
    GOALS,
    GOOD_NAMES,
    LAST_CP,
    LAST_INFLUENCE,
    MARKERS,
    MODIFIERS,
    MOVEMENT,
    NATION_NAMES,
    OBJECT_NAMES,
    ROUNDS,
    SYNERGY_NAMES,
    names_of,
)
from tradewinds.kernel.schema import (
    SOURCES,
    Amounts,
    Choice,
    Either,
    Field,
    Kind,
    Listed,
    Number,
    Numbered,
    Records,
    Row,
    Schema,
    Steps,
    Texts,
    Truth,
    Vocabulary,
    fixed,
    may,
    records,
)

MOST_CARDS: Final = 250
"""Project cards of A and B."""
MOST_PRICE: Final = 40
MOST_SYMBOLS: Final = 6
"""Of one good or object in a cost."""

NATION: Final = Choice(tuple(NATION_NAMES))
SYNERGY: Final = Choice(tuple(SYNERGY_NAMES))
OBJECT: Final = Choice(tuple(OBJECT_NAMES))
GOOD: Final = Choice(tuple(GOOD_NAMES))
HERE: Final = ("own_assistant_here", "other_assistant_here")
COUNTER: Final = Choice(tuple(name for name in c.COUNTERS if name not in HERE))
COST: Final = Row(
    {
        "doubloons": may(Number()),
        "cp": may(Number(1, LAST_CP)),
        "figures": may(Number(1, FIGURES_EACH)),
        "objects": may(Amounts(tuple(OBJECT_NAMES), 1, MOST_SYMBOLS, least=1)),
        "goods": may(Amounts(tuple(GOOD_NAMES), 1, MOST_SYMBOLS, least=1)),
        "identical_goods": may(Number(1, MOST_SYMBOLS)),
        "min_mp": may(Number(1, MOVEMENT)),
    }
)
"""Objects, goods or identical goods: one of the three (`programs.py`)."""


def n(most: int, **more: Field) -> Row:
    return Row({"n": Field(Number(1, most)), **more})


# --- vocabularies ----------------------------------------------------------------------------------------------------


def gains(*nations: str) -> dict[str, Kind]:
    """What effects may bring wherever they stand."""
    names = (*NATION_NAMES, "choice", *nations)
    return {
        "gain_doubloons": n(20, per=may(COUNTER)),
        "gain_vp": n(20, per=may(COUNTER), max=may(Number(1, 60)), if_synergy=may(SYNERGY)),
        "gain_cp": n(LAST_CP),
        "gain_figures": n(FIGURES_EACH),
        "gain_influence": n(LAST_INFLUENCE, nation=Field(Choice(names))),
        "gain_synergy": Row({"kind": Field(Choice((*SYNERGY_NAMES, "any_missing")))}),
        "next_rank": Row({"nation": Field(Choice(("choice", *(one for one in nations if one == "placed"))))}),
        "remove_disc": n(4),
    }


def vocabulary(name: str, verbs: dict[str, Kind], beside: dict[str, Field] | None = None) -> Vocabulary:
    """These verbs, and lists of them to choose from, to pay for, or for the hand."""
    found = Vocabulary(name, verbs, tag="do", beside=beside or {})
    inner = found if not beside else vocabulary(f"{name}_inside", dict(verbs))
    found.verbs["choice"] = Row({"options": Field(Listed(Steps(inner), 2, MOST_LISTS))})
    found.verbs["pay_then"] = Row({"cost": Field(COST), "gain": Field(Steps(inner))})
    found.verbs["discard_hand_then"] = Row({"gain": Field(Steps(inner))})
    return found


MORE: Final[dict[str, Kind]] = {"explore": n(6), "combat": Row({}), "village_actions": n(3, per=may(COUNTER))}
"""What brings further actions; not where it could go on for ever."""
EXTRA_SAIL: Final = Row({"max_mp": Field(Number(1, MOVEMENT))})
REWARD: Final = vocabulary("reward", {**gains(), **MORE})
ACTION: Final = vocabulary("action", {**gains(), **MORE, "extra_sail": EXTRA_SAIL})
VILLAGE: Final = vocabulary("village", {**gains(), "explore": n(6)})
COMBAT: Final = vocabulary("combat", gains("fighting"))
PLAIN: Final = vocabulary("plain", gains())
SPACE: Final = vocabulary("space", {**gains(), "village_actions": n(3, per=may(COUNTER))})
FINAL: Final = Vocabulary(
    "final",
    {
        "gain_vp": n(20, per=may(COUNTER), max=may(Number(1, 60))),
        "doubloon_track_vp": Row(
            {"extra_times": Field(Row({"first": Field(Number(1, 5)), "revised": Field(Number(1, 5))}))}
        ),
    },
    tag="do",
)

_defs: Final[dict[str, Any]] = data("maracaibo", "effects")
_map: Final[dict[str, Any]] = data("maracaibo", "map")
PLACES: Final = tuple(str(row["id"]) for row in _map["locations"] if row["kind"] in ("village", "city"))
ON_CARDS: Final = {
    "village": tuple(
        row["id"]
        for row in _defs["village_action_defs"]
        if not row.get("basic") and row["id"] not in ("stored_quest", "settle_village")
    ),
    "combat": tuple(row["id"] for row in _defs["combat_action_defs"] if row.get("from") == "card"),
}
"""Actions that a card may bring."""
COLOURS: Final[dict[str, dict[str, Kind]]] = {
    "green": {
        "income_doubloons": n(10, if_synergy=may(SYNERGY)),
        "income_vp": n(10, if_synergy=may(SYNERGY)),
    },
    "red": {
        "permanent_object": Row({"kind": Field(OBJECT)}),
        "card_discount": n(5),
        "cp_before_combat": n(5),
        "compass": n(3),
        "explorer_bonus": n(5),
        "steal_on_jump": n(5),
        "visit_bonus": Row({}),
        "figure_to_cp": n(LAST_CP),
        "nation_cp": n(5, nation=Field(NATION)),
        "displace_vp": n(10),
        "new_village_action": Row({"id": Field(Choice(ON_CARDS["village"]))}),
        "new_combat_action": Row({"id": Field(Choice(ON_CARDS["combat"]))}),
    },
    "blue": {
        "assistant": Row(
            {
                "action": Field(Choice(tuple(names_of(_defs["assistant_action_defs"])))),
                "location": Field(Choice(PLACES)),
            }
        ),
    },
    "brown": {
        **gains("placed"),
        **MORE,
        "place_marker": Row({"where": Field(Choice(("empty_village",))), "nation": Field(Choice(("choice",)))}),
        "store_quest": Row({}),
        "store_figures": Row({"income_doubloons_each": Field(Number(1, 5))}),
        "extra_sail": EXTRA_SAIL,
    },
}
"""The verbs of each background."""
CARD: Final = Vocabulary(
    "card",
    {verb: kind for verbs in COLOURS.values() for verb, kind in verbs.items()},
    tag="do",
    beside={"bg": Field(Choice(tuple(COLOURS)))},
)
for _verb in ("choice", "pay_then", "discard_hand_then"):
    CARD.verbs[_verb] = COLOURS["brown"][_verb] = REWARD.verbs[_verb]
REQUIREMENTS: Final = Vocabulary(
    "requirements",
    {
        "figure_to_location": Choice(PLACES),
        "return_figure": Number(1, 1),
        "figure_on_card": Number(1, 1),
        "pay_cp": Number(1, LAST_CP),
        "pay_objects": Amounts(tuple(OBJECT_NAMES), 1, MOST_SYMBOLS, least=1),
        "nation_markers": Row({"nation": Field(NATION), "min": Field(Number(1, MARKERS))}),
    },
)
JEAN: Final = Vocabulary(
    "jean",
    {
        "gain_influence": n(LAST_INFLUENCE, nation=Field(NATION)),
        "remove_disc": n(4),
        "gain_vp": n(20),
        "explore": n(6),
        "gain_quest_from_pile": n(3),
        "jean_combat": Row({"influence": Field(Number(1, 8)), "annex_extra_village": Field(Truth())}),
    },
    tag="do",
    beside={"rounds": may(Listed(Number(1, ROUNDS), 2, 2))},
)

# --- lists -----------------------------------------------------------------------------------------------------------

SOURCE: Final = may(Choice(SOURCES))
PARTS: Final = dict.fromkeys(("src_data", "src_place", "src_rules", "src_cost"), SOURCE)
"""Sources of parts of a record."""
MARKET: Final = Row({"good": Field(GOOD), "slots": Field(Numbered(Number(1, 3), 1, 4, all=False))})


def project_cards(deck: tuple[str, ...], **more: Any) -> Records:
    fields = {
        "name": Field(Texts()),
        "deck": Field(Choice(deck), fixed="" if len(deck) > 1 else "story"),
        "cost": Field(Number(0, MOST_PRICE)),
        "good": Field(GOOD),
        "object": Field(OBJECT),
        "vp": Field(Number(0, 20)),
        "requirements": Field(Steps(REQUIREMENTS, 0, 5)),
        "effects": Field(Steps(CARD, 0, 6)),
        "count": Field(Number(1, 1), fixed="single"),
        **fixed("number", why="story", may=("number",)),
    }
    return records(fields, **more)


def of(file: str, inner: str) -> tuple[str, ...]:
    return tuple(names_of(data("maracaibo", file)[inner]))


def these(file: str, inner: str, why: str, fields: dict[str, Field], **more: Any) -> Records:
    """A list whose records are these for ever."""
    return records({**PARTS, **fields}, ids=of(file, inner), closed=why, **more)


NUMBERS: Final = Row({deck: Field(Number(0, most)) for deck, most in (("A", 5), ("B", 6), ("C", 4))})
LOCATION: Final = {
    "name": Field(Texts()),
    "flag": Field(Steps(PLAIN)),
    "market": Field(MARKET),
    **fixed(
        "order", "kind", "stop", "next", "xy", "tile", "action", "covered_by", "ends_round", "becomes_city_with",
        "with", "needs_explorer", why="map",
        may=("tile", "action", "covered_by", "ends_round", "becomes_city_with", "with", "needs_explorer", "next", "xy"),
    ),
}  # fmt: skip
LEGACY: Final = {
    "name": Field(Texts()),
    "mp": Field(Number(1, MOVEMENT)),
    "arrive": Field(Steps(PLAIN)),
    "cost": Field(COST),
    "reward": Field(Steps(PLAIN)),
    "spaces": Field(Number(1, 8)),
    "prefilled": Field(Numbered(Number(0, 8), 1, 4)),
    **fixed(
        "kind", "at", "rules", "count", "action", "quest_slot", "closes_city", "no_village_action", "combat_action",
        "places", "protected", "toll_doubloons", "xy", why="legacy",
        may=("action", "quest_slot", "closes_city", "no_village_action", "combat_action", "places", "protected",
             "toll_doubloons", "xy"),
    ),
}  # fmt: skip
TILE_ACTIONS: Final = tuple(
    row["id"] for row in _defs["city_action_defs"] if not row["id"].startswith(("home_", "city_"))
)
UPGRADES: Final = {str(slot): {"effects": "upgrade"} for slot in (1, 2, 3, 7, 8, 9, 10)}
"""Slots whose effect lasts: the rules know them by their place."""
NO_EFFECTS: Final = {"effects": "village"}
FIGHTS: Final = {
    name: {"effects": "combat"}
    for name in ("gain_influence", "annex_or_displace", "village_raid", "silver_fleet", "gold_mine")
}
SCHEMA: Final = Schema(
    {
        "project_cards.cards": project_cards(("A", "B"), most=MOST_CARDS),
        "project_cards_c.cards": project_cards(("C",), ids=of("project_cards_c", "cards"), closed="story"),
        "quest_tiles.quests": these(
            "quest_tiles",
            "quests",
            "counted",
            {"cost": Field(COST), "reward": Field(Steps(REWARD, 1, 6)), **fixed("count", why="single")},
        ),
        "combat_tokens.tokens": these(
            "combat_tokens",
            "tokens",
            "counted",
            {
                "modifier": Field(Choice(tuple(MODIFIERS))),
                **{
                    nation: Field(
                        Row(
                            {
                                "cv": Field(Number(0, 15)),
                                "extra": Field(
                                    Row(
                                        {
                                            "doubloons": may(Number(-10, 10)),
                                            "influence": may(Number(0, 5)),
                                            "vp": may(Number(0, 10)),
                                            "figures": may(Number(0, 3)),
                                        }
                                    )
                                ),
                            }
                        )
                    )
                    for nation in NATION_NAMES
                },
                **fixed("count", "base", why="single"),
            },
        ),
        "career_cards.cards": these(
            "career_cards",
            "cards",
            "counted",
            {
                "name": Field(Texts()),
                "goals": Field(
                    Listed(
                        Row(
                            {
                                "kind": Field(Choice(tuple(GOAL_KINDS))),
                                "low": Field(Either((Number(1, 15), Choice(tuple(BORDER_NAMES))))),
                                "high": Field(Either((Number(1, 15), Choice(tuple(BORDER_NAMES))))),
                                "doubloons": Field(Number(0, 20)),
                                "vp": Field(Number(0, 20)),
                            }
                        ),
                        GOALS,
                        GOALS,
                    )
                ),
            },
        ),
        "prestige_buildings.buildings": these(
            "prestige_buildings",
            "buildings",
            "counted",
            {"name": Field(Texts()), "cost": Field(Number(0, MOST_PRICE)), "final": Field(Steps(FINAL, 1, 4))},
        ),
        "city_tiles.tiles": these(
            "city_tiles",
            "tiles",
            "counted",
            {
                "action": Field(Choice(TILE_ACTIONS)),
                "good": Field(GOOD),
                "slots": Field(Number(1, 3)),
                **fixed("players", "marked", "fixed_location", why="map", may=("fixed_location",)),
            },
        ),
        "explorer_track.spaces": these(
            "explorer_track",
            "spaces",
            "map",
            {
                "reward": Field(Steps(SPACE, 0, 4)),
                **fixed(
                    "rank", "next", "start", "end", "branch", "quest", "border_after", "gate", why="map",
                    may=("start", "end", "branch", "quest", "border_after", "gate"),
                ),
            },
        ),
        "explorer_track.borders": these(
            "explorer_track",
            "borders",
            "map",
            {"reward": may(Steps(PLAIN)), "vp_first": may(Number(0, 20)), "vp_later": may(Number(0, 20))},
        ),
        "map.locations": these(
            "map", "locations", "map", LOCATION, by="kind", has={"city": (("flag",), ("market",))}
        ),
        "map.legacy_locations": these(
            "map",
            "legacy_locations",
            "map",
            {**LOCATION, "name": may(Texts())},
            by="kind",
            has={"city": (("flag", "market"), ())},
        ),
        "ship_board.slots": these(
            "ship_board",
            "slots",
            "counted",
            {"effects": Field(Steps(ACTION, 1, 4)), **fixed("grid", "kind", "needs", why="upgrade")},
            held=UPGRADES,
        ),
        "legacy_tiles.tiles": these(
            "legacy_tiles",
            "tiles",
            "legacy",
            LEGACY,
            by="kind",
            has={
                "route": (("mp",), ()),
                "location_bonus": (("arrive",), ()),
                "disc_tile": (("cost", "reward", "spaces", "prefilled"), ()),
            },
        ),
        "automa.cards": these(
            "automa",
            "cards",
            "jean",
            {
                "name": may(Texts()),
                "steps": Field(Number(1, 4)),
                "branch": Field(Choice(("upper", "lower"))),
                "display_card": Field(Number(1, 4)),
                "actions": Field(Steps(JEAN, 1, c.JEAN_ACTIONS)),
                **fixed("deck", why="jean"),
            },
        ),
        "automa.difficulty": these("automa", "difficulty", "jean", {name: Field(NUMBERS) for name in EDITIONS}),
        "automa.final_bonus": these(
            "automa",
            "final_bonus",
            "jean",
            {
                "vp": may(Number(0, 60)),
                "table": may(
                    Listed(
                        Row({"from": Field(Number(1, 30)), "to": may(Number(1, 30)), "vp": Field(Number(0, 60))}), 1, 6
                    )
                ),
            },
        ),
        "effects.village_action_defs": these(
            "effects",
            "village_action_defs",
            "actions",
            {
                "effects": Field(Steps(VILLAGE, 1, 4)),
                **fixed("basic", "last", "from", why="village", may=("basic", "from")),
            },
            held=dict.fromkeys(("buy_or_invest", "stored_quest", "settle_village"), NO_EFFECTS),
        ),
        "effects.combat_action_defs": these(
            "effects",
            "combat_action_defs",
            "actions",
            {
                "effects": may(Steps(COMBAT, 1, 4)),
                **fixed(
                    "basic", "from", "target", "options", "places_marker", "requires_explorer_rank", why="combat",
                    may=("basic", "from", "target", "places_marker", "requires_explorer_rank"),
                ),
            },
            held=FIGHTS,
        ),
        "effects.assistant_action_defs": these(
            "effects", "assistant_action_defs", "actions", {"effects": Field(Steps(ACTION, 1, 4))}
        ),
        "effects.city_action_defs": these(
            "effects",
            "city_action_defs",
            "actions",
            {"effects": Field(Steps(ACTION, 1, 4))},
            held={"city_l1": {"effects": "legacy"}},
        ),
    },
    closed={
        **{f"story_cards.{name}": "story" for name in ("campaign", "free_mode", "chapter_starts")},
        "quest_tiles.story_tiles": "story",
        "effects.verbs": "vocabulary",
        "effects.counters": "vocabulary",
        "components.components": "counted",
    },
    vocabularies=(CARD, REQUIREMENTS, REWARD, ACTION, VILLAGE, COMBAT, PLAIN, SPACE, FINAL, JEAN),
)  # fmt: skip
