"""Matches that began under older rules: each version's own results, side by side."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from tradewinds import games
from tradewinds.kernel import scenario
from tradewinds.kernel.errors import BadPlain
from tradewinds.kernel.journal import Journal
from tradewinds.kernel.state import State

SCENARIOS = Path(__file__).parents[1] / "scenarios"


def given(name: str, version: int) -> tuple[State, Journal]:
    """The position of a scenario under a version of the rules."""
    told = scenario.read(yaml.safe_load((SCENARIOS / name).read_text(encoding="utf-8")))
    state = scenario.begin(games.load(told.game), told)
    state.version = version
    state.journal = journal = Journal()
    return state, journal


def play(state: State, game: str, *decisions: str) -> None:
    for decision in decisions:
        seat, action = decision.split()
        state.play(int(seat), games.load(game).actions.parse(action))


@pytest.mark.rules("PR-21.25")
def test_an_ability_of_a_puertoma_counted_one_choice_later() -> None:
    chosen = []
    for version in (1, 2):
        state, journal = given("puertorico/puertoma-ability-counts-for-the-next-choice.yaml", version)
        play(state, "puertorico", "0 role:builder")
        chosen.append([fact.public["role"] for fact in journal.facts if fact.kind == "role" and fact.seat == 2])
    assert chosen[1] == ["builder"]
    assert chosen[0]
    assert chosen[0] != ["builder"]


@pytest.mark.rules("JAM-11.6")
def test_a_curse_given_told_who_knew_another() -> None:
    known = []
    for version in (1, 2):
        state, _ = given("jamaica/memory-of-several-curses-of-a-giver.yaml", version)
        cards = ["0 card:forward_gunpowder", *(f"{seat} card:gold_gold" for seat in (1, 2, 3))]
        play(state, "jamaica", "0 day:1", *cards, "0 loot:curse:3")
        known.append(set(games.load("jamaica").view(state, 2).ships[0].known))
    assert known == [{"cursed_2", "treasure_7"}, {"treasure_7"}]


@pytest.mark.parametrize("name", games.names())
def test_a_match_keeps_its_version(name: str) -> None:
    game = games.load(name)
    for version in range(game.oldest_version, game.rules_version + 1):
        state = game.start(3, {}, 5, version=version)
        assert state.copy().version == version
        assert game.from_plain(state.to_plain()).version == version
        assert game.determinize(state, 0, 7).version == version
    assert game.start(3, {}, 5).version == game.rules_version
    assert "rules_version" not in game.start(3, {}, 5, version=1).to_plain()  # digests of old records stand


@pytest.mark.parametrize("name", games.names())
def test_rules_that_are_not_there(name: str) -> None:
    game = games.load(name)
    for version in (game.oldest_version - 1, game.rules_version + 1):
        with pytest.raises(BadPlain) as refused:
            game.start(3, {}, 5, version=version)
        assert refused.value.field == "rules_version"
        with pytest.raises(BadPlain):
            game.from_plain(game.start(3, {}, 5).to_plain() | {"rules_version": version})
