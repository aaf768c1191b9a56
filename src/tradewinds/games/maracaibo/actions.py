"""The actions of Maracaibo: their texts, for the content of one match.

`sail:9:4` is the way to 9 past Puerto Plata; `explore:E09:1` moves the explorer along the first of the longer ways.
"""

from __future__ import annotations

from typing import Final

from tradewinds.games.maracaibo.components import FIGURES_EACH, GOALS, NATION_NAMES, SLOTS, SYNERGY_NAMES
from tradewinds.games.maracaibo.content import Acts, Box
from tradewinds.kernel.actions import ActionTable, Family

VIAS: Final = ["4", "5", "13", "14", "9a", "L7"]
"""Locations by which two ways to the same stop can be told apart: the last one that is passed."""
WAYS: Final = ["1", "2", "1_2", "3", "1_3", "2_3", "1_2_3"]
"""Which of the three longer ways of the explorer track a path takes."""
PILES: Final = ["left", "right", "none"]
FIGHTS: Final = [
    "influence_1",
    "influence_2",
    "parley_1",
    "parley_2",
    "parley_3",
    "plunder_medal",
    "plunder_key",
    "silver_10",
    "silver_11",
    "gold_mine",
]
"""Combat actions without a target on the route; the first two are the options of `gain_influence`, those with
`silver` the two places of the silver fleet."""
MOST_LISTS: Final = 3


def action_table(box: Box) -> tuple[ActionTable, Acts]:
    """The table and the first number of each family."""
    act = Acts()
    families: list[tuple[int, Family]] = []
    at = 0

    def add(name: str, *places: list[str]) -> int:
        nonlocal at
        first = at
        family = Family(name, *places)
        families.append((first, family))
        at += family.size
        return first

    cards, locations, spaces = box.names, box.place_names, box.space_names
    act.plan = add("plan", cards)
    act.throw = add("throw", cards)
    act.career = add("career", box.career_names)
    act.sail = add("sail", locations)
    act.sail_by = add("sail", locations, VIAS)
    act.decline = add("decline")
    act.done = add("done")
    act.city = add("city")
    act.village_turn = add("village")
    act.home = add("home")
    act.quest = add("quest", box.quest_names)
    act.assistant = add("assistant", cards)
    act.goal = add("goal", [str(n + 1) for n in range(GOALS)])
    act.figure_for_cp = add("figure_for_cp")
    act.deliver = add("deliver", cards)
    act.disc = add("disc", [str(n + 1) for n in range(SLOTS)])
    act.village = add("village", [box.village_names[n] for n in box.village_choices])
    act.stored = add("stored", cards)
    act.buy = add("buy", cards)
    act.invest = add("invest", box.building_names)
    act.take_vp = add("take_vp")
    act.pay = add("pay", cards)
    act.accept = add("accept")
    act.pile = add("pile", PILES)
    act.nation = add("nation", NATION_NAMES)
    act.fight = add("fight", FIGHTS)
    act.annex = add("annex", locations)
    act.raid = add("raid", locations)
    act.lift = add("raise", ["cp", "figure"])
    act.explore = add("explore", spaces)
    act.explore_by = add("explore", spaces, WAYS)
    act.place = add("place", locations)
    act.synergy = add("synergy", SYNERGY_NAMES)
    act.figures = add("figures", [str(n) for n in range(FIGURES_EACH + 1)])
    act.visit = add("visit", ["vp", "doubloons"])
    act.draw = add("draw")
    act.take = add("take", cards)
    act.option = add("option", [str(n + 1) for n in range(MOST_LISTS)])
    act.vote = add("vote", box.choice_names)
    act.skull = add("remove_skull", box.legacy_names)
    act.size = at
    return ActionTable(families), act
