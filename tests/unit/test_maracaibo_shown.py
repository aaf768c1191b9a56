"""Whatever a player can do in Maracaibo is done in some scenario: every action of effects.yaml, tile, card and goal."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from tradewinds import games
from tradewinds.games import data
from tradewinds.games.maracaibo.components import GOAL_KINDS, GOALS
from tradewinds.games.maracaibo.loading import box
from tradewinds.kernel import scenario
from tradewinds.kernel.journal import Fact

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "maracaibo"
GAME = games.load("maracaibo")
BOX = box()
CARDS = {row["id"]: row for name in ("project_cards", "project_cards_c") for row in data("maracaibo", name)["cards"]}
EFFECTS = data("maracaibo", "effects")


def ids(rows: list[dict[str, Any]]) -> set[str]:
    return {str(row["id"]) for row in rows}


class Watcher:
    """Looks at a position before an action, and at what was told after it."""

    def __init__(self) -> None:
        self.seen: dict[str, set[Any]] = defaultdict(set)

    def position(self, plain: dict[str, Any]) -> None:
        self.seen["tile"] |= set(plain["legacy"])
        for board in plain["boards"]:
            for one in board["tableau"]:
                self.seen["verb"] |= {effect["do"] for effect in CARDS[one["card"]]["effects"]}

    def action(self, state: Any, seat: int, text: str) -> None:
        verb, _, what = text.partition(":")
        board = state.boards[seat]
        if verb == "city":
            self.seen["city"].add(BOX.city_names[state.city_action(board.ship)])
        elif verb == "assistant":
            self.seen["assistant"] |= {one["action"] for one in CARDS[what]["effects"] if one["do"] == "assistant"}
        elif verb == "village" and what:
            self.seen["village"].add(what)
        elif verb == "stored":
            self.seen["village"].add("stored_quest")
        elif verb in ("buy", "invest"):
            self.seen["village"].add("buy_or_invest")
        if verb == "buy":
            self.seen["requirement"] |= {key for one in CARDS[what]["requirements"] for key in one}
        elif verb in ("fight", "annex", "raid"):
            self.seen[verb].add(what)
        elif verb == "goal":
            kind = BOX.goal_kind[GOALS * board.career + int(what) - 1]
            self.seen["career"].add(GOAL_KINDS[kind])

    def fact(self, fact: Fact) -> None:
        told: Any = fact.public
        if fact.kind == "jean_card":
            self.seen["automa"].add(told["automa"])
        elif fact.kind == "upgrade":
            self.seen["slot"].add(told["slot"])
        elif fact.kind == "goal":
            self.seen["high"].add(told["high"])
        elif fact.kind == "token":
            self.seen["modifier"].add(BOX.token_modifier[BOX.token_names.index(told["token"])])
        elif fact.kind == "border":
            self.seen["border"].add(told["border"])
        elif fact.kind == "quest":
            self.seen["quest"].add(told["quest"])


@cache
def shown() -> dict[str, set[Any]]:
    watcher = Watcher()
    act = scenario.Stage.act
    told: list[Fact] = []

    def watched(stage: scenario.Stage, at: int, text: str, after: object) -> None:
        watcher.position(stage.state.to_plain())
        seat, _, action = text.partition(" ")
        watcher.action(stage.state, int(seat), action)
        before = len(stage.journal.facts)
        act(stage, at, text, after)
        told.extend(stage.journal.facts if stage.until_fact == 0 else stage.journal.facts[before:])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scenario.Stage, "act", watched)
        for file in sorted(SCENARIOS.glob("*.yaml")):
            scenario.run(GAME, scenario.read(yaml.safe_load(file.read_text(encoding="utf-8"))))
    for fact in told:
        watcher.fact(fact)
    return watcher.seen


ALL: dict[str, set[Any]] = {
    "city": ids(EFFECTS["city_action_defs"]) - {"home_20", "home_21", "home_22"},
    "village": ids(EFFECTS["village_action_defs"]),
    "assistant": ids(EFFECTS["assistant_action_defs"]),
    "requirement": {key for row in CARDS.values() for one in row["requirements"] for key in one},
    "tile": ids(data("maracaibo", "legacy_tiles")["tiles"]),
    "fight": {text.split(":")[1] for text in GAME.actions.ids if text.startswith("fight:")},
    "annex": {"4", "5", "11", "13", "14", "17", "9a", "L7"},
    "career": set(GOAL_KINDS),
    "high": {True, False},
    "automa": set(BOX.automa_names),
    "slot": set(range(1, 13)),
    "modifier": {0, 1, 2},
    "border": {"red", "blue", "green"},
}


@pytest.mark.parametrize("kind", ALL)
def test_each_is_done_in_a_scenario(kind: str) -> None:
    assert ALL[kind] - shown()[kind] == set()


def test_raids_and_costs_of_every_kind() -> None:
    assert shown()["raid"]
    costs = {
        key
        for row in data("maracaibo", "quest_tiles")["quests"]
        if row["id"] in shown()["quest"]
        for key in row["cost"]
    }
    assert costs == {"doubloons", "cp", "figures", "objects", "goods", "min_mp"}


def test_every_verb_is_on_something_that_a_scenario_shows() -> None:
    """Those of cards in a tableau, and those of the actions, tiles and places above; Jean's own are on her cards."""
    seen = set(shown()["verb"])
    for rows in (EFFECTS[f"{kind}_action_defs"] for kind in ("city", "village", "combat", "assistant")):
        for row in rows:
            seen |= verbs_in(row)
    for name in (
        "ship_board",
        "explorer_track",
        "quest_tiles",
        "legacy_tiles",
        "automa",
        "prestige_buildings",
        "story_cards",
    ):
        seen |= verbs_in(data("maracaibo", name))
    assert ids([{"id": row["do"]} for row in EFFECTS["verbs"]]) - seen == set()


def verbs_in(value: Any) -> set[str]:
    if isinstance(value, dict):
        own = {value["do"]} if "do" in value else set()
        return own.union(*(verbs_in(one) for one in value.values()))
    return set().union(*(verbs_in(one) for one in value)) if isinstance(value, list) else set()
