"""The tables of reasons: what the predicates of a game may say."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from tradewinds import games
from tradewinds.kernel import scenario
from tradewinds.kernel.game import Game
from tradewinds.kernel.reasons import Reasons
from tradewinds.kernel.state import State

SCENARIOS = Path(__file__).parents[1] / "scenarios"
OF_THE_KERNEL = {"refusal-over", "refusal-no-such-seat", "refusal-not-your-decision"}


@pytest.mark.parametrize("name", games.names())
def test_every_reason_is_shown_by_a_scenario(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each message with each of its rules, and at least one action that answers another question."""
    game = games.load(name)
    table = game.reasons
    shown: set[tuple[str, str]] = set()
    check = scenario.expect_refusal

    def note(game: Game, state: State, step: Mapping[str, Any], at: int) -> None:
        refused = state.refusal(*scenario.parse(game, step["refuse"], at))
        if refused is not None:
            shown.add((refused.key, refused.rule))
        check(game, state, step, at)

    monkeypatch.setattr(scenario, "expect_refusal", note)
    for file in sorted((SCENARIOS / name).glob("*.yaml")):
        scenario.run(game, scenario.read(yaml.safe_load(file.read_text(encoding="utf-8"))))
    rows = set(zip(table.keys, table.rules, strict=True))
    reasons = {(key, rule) for key, rule in rows if key and key != "refusal-not-now"}
    assert not reasons - shown
    assert {key for key, _ in shown} - {key for key, _ in rows} <= OF_THE_KERNEL
    assert "refusal-not-now" in {key for key, _ in shown}


def test_a_table_says_which_row_is_out_of_place() -> None:
    with pytest.raises(ValueError, match="is reason 2, not 3"):
        Reasons([(1, "sail", "JAM-5.5")], [(3, "not-reachable", "JAM-5.1")])


def test_a_question_refuses_what_does_not_answer_it() -> None:
    table = Reasons([(1, "sail", "JAM-5.5")], [(2, "not-reachable", "JAM-5.1")])
    asked = table.refuse(1, "load:2", {})
    assert (asked.key, asked.rule, asked.params) == (
        "refusal-not-now",
        "JAM-5.5",
        {"action": "load:2", "asked": "sail"},
    )
    refused = table.refuse(2, "sail:17", {"space": 17})
    assert (refused.key, refused.rule, refused.params) == ("refusal-not-reachable", "JAM-5.1", {"space": 17})
