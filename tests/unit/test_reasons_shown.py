"""The tables of reasons: every one of them is shown by a scenario, and comes out as a refusal that people can read."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from tradewinds import games
from tradewinds.kernel import scenario
from tradewinds.kernel.reasons import Reasons

SCENARIOS = Path(__file__).parents[1] / "scenarios"
OF_THE_KERNEL = {"refusal-over", "refusal-no-such-seat", "refusal-not-your-decision"}


@cache
def shown(name: str) -> set[tuple[str, str]]:
    """The messages and rules of all refusals in the scenarios of a game."""
    game = games.load(name)
    seen: set[tuple[str, str]] = set()
    check = scenario.Stage.refuse

    def note(stage: scenario.Stage, at: int, text: str, step: Any) -> None:
        seat, _, action = text.partition(" ")
        if action in game.actions.ids:
            refused = stage.state.refusal(int(seat), game.actions.ids[action])
            if refused is not None:
                seen.add((refused.key, refused.rule))
        check(stage, at, text, step)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scenario.Stage, "refuse", note)
        for file in sorted((SCENARIOS / name).glob("*.yaml")):
            scenario.run(game, scenario.read(yaml.safe_load(file.read_text(encoding="utf-8"))))
    return seen


@pytest.mark.parametrize("name", games.names())
def test_every_reason_is_shown_by_a_scenario(name: str) -> None:
    """Each message with each of its rules, and at least one action that answers another question."""
    table = games.load(name).reasons
    rows = set(zip(table.keys[1:], table.rules[1:], strict=True))
    assert {row for row in rows if row[0] != "refusal-not-now"} <= shown(name)
    assert "refusal-not-now" in {key for key, _ in shown(name)}
    assert {key for key, _ in shown(name)} <= {key for key, _ in rows} | OF_THE_KERNEL


def test_refusals_of_the_kernel_are_shown_by_scenarios() -> None:
    assert {key for name in games.names() for key, _ in shown(name)} >= OF_THE_KERNEL


def test_a_table_says_which_row_is_out_of_place() -> None:
    with pytest.raises(ValueError, match="is reason 2, not 3"):
        Reasons([(1, "sail", "JAM-5.5")], [(3, "not-reachable", "JAM-5.1")])


def test_a_question_refuses_what_does_not_answer_it() -> None:
    table = Reasons([(1, "sail", "JAM-5.5")], [(2, "not-reachable", "JAM-5.1")])
    asked = table.refuse(1, "load:2", {})
    assert (asked.key, asked.rule) == ("refusal-not-now", "JAM-5.5")
    assert asked.params == {"action": "load:2", "asked": "sail"}
    refused = table.refuse(2, "sail:17", {"space": 17})
    assert (refused.key, refused.rule, refused.params) == ("refusal-not-reachable", "JAM-5.1", {"space": 17})
