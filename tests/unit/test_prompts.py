"""What the client shows and used to work out by itself comes from the rules: prices, stops, gains of a role."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tests.playing import Chooser
from tradewinds import games
from tradewinds.games.maracaibo.match import Maracaibo
from tradewinds.games.maracaibo.paying import can_pay
from tradewinds.games.maracaibo.phases.villages import actions_for
from tradewinds.games.maracaibo.quests import cost_of
from tradewinds.games.puertorico.components import (
    BUILDINGS,
    CITY_HALL,
    FIRST_BUILDING,
    HARBOR,
    LUMBERYARD,
    NOTARY,
    QUARRY,
    SMALL_MARKET,
)
from tradewinds.games.puertorico.match import PuertoRico
from tradewinds.games.puertorico.state import WORKERS_AT
from tradewinds.kernel.foretell import foretell
from tradewinds.kernel.game import Note
from tradewinds.kernel.state import State

PUERTO_RICO = games.load("puertorico")
JAMAICA = games.load("jamaica")
BOTH = {"expansion_new_buildings": True, "expansion_citizens": True, "building_selection": "fixed"}


def options_of(game: Any, state: State, seat: int) -> dict[str, tuple[list[dict[str, Any]], list[Note]]]:
    asked = game.prompt(state, seat)
    actions = [action for action, _ in asked.options]
    foretold = foretell(game, state, seat, actions)
    return {game.actions.text(a): (facts, notes) for (a, notes), facts in zip(asked.options, foretold, strict=True)}


@pytest.mark.rules("PR-6.2", "PR-6.4", "PR-14.8", "PR-15.13")
def test_the_tray_shows_what_a_seat_would_pay() -> None:
    """Quarries up to the building's cap, one coin for two forests with a Lumberyard, the Notary by its occupant."""
    state = cast(PuertoRico, PUERTO_RICO.start(3, BOTH, 1))
    seat = state.seats_to_act()[0]
    board = state.boards[seat]
    board.pieces[WORKERS_AT + QUARRY] = 4
    for building in (LUMBERYARD, NOTARY):
        board.pieces[WORKERS_AT + FIRST_BUILDING + building] = 1
    board.forests[0] = 5

    def tray(reader: int | None) -> dict[str, Any]:
        return {tile.building: tile for tile in PUERTO_RICO.view(state, reader).tray}

    own = tray(seat)
    assert own[BUILDINGS[HARBOR]].price == 8 - 3 - 2 - 1
    assert own[BUILDINGS[CITY_HALL]].price == 10 - 4 - 2
    assert own[BUILDINGS[SMALL_MARKET]].price == 0
    assert tray((seat + 1) % 3)[BUILDINGS[HARBOR]].price == 8
    assert tray(None)[BUILDINGS[HARBOR]].price is None


@pytest.mark.rules("JAM-7.2", "JAM-7.3", "JAM-7.7")
def test_a_stop_says_what_it_costs() -> None:
    """A space that costs something says so in its notes, and where nothing comes between, the facts pay just that."""
    seen = set()
    for seed in range(30):
        state = JAMAICA.start(4, {}, seed)
        chooser = Chooser(seed)
        for _ in range(150):
            if state.over:
                break
            seat = state.seats_to_act()[0]
            for action, (facts, notes) in options_of(JAMAICA, state, seat).items():
                if not action.startswith("sail:"):
                    continue
                told = dict(notes)
                kinds = {fact["kind"] for fact in facts}
                where = {"preview-finish", "preview-free", "preview-treasure", "preview-no-treasure"}
                priced = {"preview-cost", "preview-shortage"}
                assert len(told.keys() & (where | priced)) == 1, action
                paid = sum(fact["args"]["n"] for fact in facts if fact["kind"] == "paid")
                if "preview-cost" in told and paid and len([f for f in facts if f["kind"] == "sailed"]) == 1:
                    assert paid == told["preview-cost"]["n"], action
                    seen.add("paid")
                if "preview-shortage" in told and "preview-battle" not in told:
                    assert "shortage" in kinds, action
                    seen.add("shortage")
            state.play(*chooser.choose(state))
    assert seen == {"paid", "shortage"}


@pytest.mark.rules("MAR-12.1", "MAR-12.2", "MAR-11.1", "MAR-13.4", "MAR-29.11")
def test_maracaibo_says_what_an_answer_opens_and_what_a_quest_lacks() -> None:
    """Nobody chooses, pays or sails without a word on what comes of it; nothing is missing where one can pay."""
    rules = games.load("maracaibo")
    seen: set[str] = set()
    for number, mode in enumerate(("free75", "chapter5", "free77", "campaign", "chapter7", "chapter9")):
        state = cast(Maracaibo, rules.start(3, {"mode": mode}, number))
        chooser = Chooser(number)
        while not state.over:
            (seat, *_) = state.seats_to_act()
            asked = rules.prompt(state, seat)
            assert asked is not None
            seen.add(asked.kind)
            notes = {rules.actions.text(action): notes for action, notes in asked.options}
            if asked.kind == "choice":
                assert all(notes[option] for option in notes if option.startswith("option:"))
            elif asked.kind in ("maybe", "legacy"):
                assert asked.kind == "legacy" or asked.args["paid"]
                assert notes.get("accept", True)
            elif asked.kind == "pay":
                assert sum(cast(dict[str, int], asked.args["paid"]).values()) > 0
            elif asked.kind == "main" and "village" in notes:
                assert notes["village"] == [("preview-villages", {"n": actions_for(state.boards[seat], state.mp)})]
            quests = [*state.lying, *[quest for quest in state.trail if quest >= 0]]
            missing = rules.view(state, seat).missing
            assert rules.view(state, None).missing == {}
            for quest in quests:
                lacks = missing[state.box.quest_names[quest]]
                assert (lacks == {}) == can_pay(state, seat, cost_of(state, quest))
            state.play(*chooser.choose(state))
    assert {"choice", "maybe", "legacy", "pay", "main"} <= seen
