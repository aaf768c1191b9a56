"""Every card and island of Empires of the North has a scenario that shows what it does."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tradewinds.games.empires.content import CARD_KINDS
from tradewinds.games.empires.loading import box
from tradewinds.play import scenarios

FOLDER = Path(__file__).parents[1] / "scenarios" / "empires"
CARDS = box()
SHOWN_BY = {
    "field": {"harvested", "gained"},
    "upgrade": {"upgraded"},
    "field_or_upgrade": {"built", "upgraded"},
    "action": {"used"},
    "ongoing": {"triggered"},
    "store": {"assigned", "gained"},
    "copy": {"copied"},
    "bonus": {"built", "conquered"},
    "boost": {"played"},
}
"""The facts of which one must tell of a card."""
FREE_KEEP = "EON-4.4"
"""What only lasts is told by no fact: a scenario of this rule must name the card."""


@cache
def told() -> dict[str, set[str]]:
    """The kinds of facts that name each card, over all scenarios."""
    found: dict[str, set[str]] = {name: set() for name in CARDS.names}
    for file in sorted(FOLDER.glob("*.yaml")):
        scenario = scenarios.read(file)
        journal: Any = scenarios.run(scenario).journal
        for fact in journal.facts:
            named = fact.public.get("card")
            if named in found:
                found[named].add(fact.kind)
        if FREE_KEEP in scenario.rules:
            text = file.read_text(encoding="utf-8")
            for name in (name for name in found if name in text):
                found[name].add("free_keep")
    return found


@pytest.mark.parametrize("card", CARDS.names)
def test_a_scenario_shows_what_it_does(card: str) -> None:
    number = CARDS.numbers[card]
    kinds = SHOWN_BY[CARD_KINDS[int(CARDS.kind[number])]]
    if CARDS.free_keep[number]:
        kinds = {"free_keep"}
    assert told()[card] & kinds
    if CARDS.distance[number] >= 0:
        assert "pillaged" in told()[card]
