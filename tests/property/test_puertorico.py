"""Puerto Rico's hidden information, at any decision of any match."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.playing import EXAMPLES, Chooser, Configuration, mixed, play, position
from tradewinds import games
from tradewinds.games.puertorico.match import PuertoRico
from tradewinds.kernel.journal import Journal
from tradewinds.kernel.state import State

GAME = games.load("puertorico")
SEEDS = st.integers(0, 2**31)
HOW_FAR = st.integers(0, 500)
COMES_TO_LIGHT = {"offer", "tile", "tile_removed", "achievement", "ability", "tiebreak", "game_over"}
"""Facts by which everybody rightly learns what was drawn, or what lay face down."""


def foresters(seed: int, far: int) -> State:
    """A match in which two seats may draw tiles and lay them face down, which random builders seldom come to."""
    options = {"expansion_new_buildings": True, "expansion_citizens": True, "building_selection": "fixed"}
    plain = msgspec.json.decode(msgspec.json.encode(GAME.start(3, options, seed).to_plain()))
    yard = ["lumberyard", "hacienda", "zoning_office", "park_authority"]
    plain["selected"] = sorted(set(plain["selected"]) | set(yard))
    for seat in (plain["governor"], (plain["governor"] + 1) % 3):
        board = plain["boards"][seat]
        board["coins"] = 20
        board["buildings"] = yard
        board["people"] = dict.fromkeys(yard, "w")
    state = GAME.from_plain(plain)
    for _ in play(state, seed, far):
        pass
    return state


def told(state: State, seat: int | None) -> list[dict[str, Any]]:
    facts = cast(Journal, state.journal).facts
    seen = msgspec.to_builtins([fact.seen_by(seat) for fact in facts])
    facts.clear()
    return cast("list[dict[str, Any]]", seen)


def comes_to_light(fact: dict[str, Any]) -> bool:
    """A tile that one draws or is shown, and the cards that one is handed in the draft, too."""
    told = {"tile_drawn": "tile", "cards_passed": "cards"}.get(fact["kind"])
    return fact["kind"] in COMES_TO_LIGHT or told in fact["args"]


def compare(state: State, number: int) -> None:
    """Two worlds that differ only in what is hidden tell a seat the same story, until something comes to light."""
    for seat in [None, *range(int(state.players))]:
        worlds = [state.copy(), GAME.determinize(state, seat, number)]
        for world in worlds:
            world.journal = Journal()
        chooser = Chooser(number)
        for _ in range(60):
            if worlds[0].over:
                break
            who, action = chooser.choose(worlds[0])
            if worlds[1].refusal(who, action) is not None:
                assert who != seat  # another seat's choice was among what only that one knows
                break
            for world in worlds:
                world.play(who, action)
            here, there = (told(world, seat) for world in worlds)
            if here != there:
                assert any(map(comes_to_light, here + there)), (here, there)
                break
            if not worlds[0].over:  # then all cards lie open
                assert GAME.view(worlds[0], seat) == GAME.view(worlds[1], seat)


@pytest.mark.rules("PR-23.2", "PR-23.3", "PR-23.4")
@settings(max_examples=EXAMPLES)
@given(mixed(GAME), SEEDS, HOW_FAR, SEEDS)
def test_the_log_of_a_seat_does_not_depend_on_what_it_may_not_know(
    configuration: Configuration, seed: int, far: int, number: int
) -> None:
    compare(position(configuration, seed, far), number)


@pytest.mark.rules("PR-23.5")
@settings(max_examples=EXAMPLES)
@given(SEEDS, HOW_FAR, SEEDS)
def test_forests_drawn_from_the_bag_stay_hidden(seed: int, far: int, number: int) -> None:
    state = foresters(seed, far)
    if not state.over:
        compare(state, number)
        for seat in (0, 1, 2):
            own = GAME.determinize(state, seat, number).boards[seat]  # type: ignore[attr-defined]
            assert list(own.forests) == list(state.boards[seat].forests)  # type: ignore[attr-defined]


@pytest.mark.rules("PR-23.5")
def test_a_drawn_forest_may_be_any_tile_that_nobody_has_seen() -> None:
    kinds: dict[int | None, set[str]] = {}
    state = foresters(3, 0)
    for action in ("role:planter", "draw", "lay:forest"):
        state.play(state.seats_to_act()[0], GAME.actions.parse(action))
    owner = state.seats_to_act()[0]
    for seat in (None, 0, 1, 2):
        for number in range(200):
            plain = cast("dict[str, Any]", GAME.determinize(state, seat, number).to_plain())
            assert GAME.from_plain(plain).violations() == []
            kinds.setdefault(seat, set()).update(plain["boards"][owner]["forests"])
    assert len(kinds.pop(owner)) == 1
    assert all(len(seen) == 5 for seen in kinds.values())


IN = {"coins": "n", "role": "coins", "captured": "coins", "sold": "coins", "outpost": "coins"}


@pytest.mark.rules("PR-1.7", "PR-3.3", "PR-24.14")
@settings(max_examples=EXAMPLES // 2)
@given(mixed(GAME), SEEDS)
def test_coins_agree_with_the_ledger(configuration: Configuration, seed: int) -> None:
    """Coins have no limit, but everybody owns what the log says was gained, less what was paid."""
    journal = Journal()
    state = GAME.start(configuration[1], configuration[2], seed, journal)
    ledger = owned(state)
    for _ in play(state, seed, 700):
        set_up = False
        for fact in journal.facts:
            args = cast("dict[str, Any]", fact.public)
            if fact.kind in IN:
                ledger[fact.seat] += args[IN[fact.kind]]
            elif fact.kind == "built":
                ledger[fact.seat] -= args["coins"]
            elif fact.kind in ("tile", "tile_drawn") and fact.rule == "PR-15.10":
                ledger[fact.seat] -= 1
            set_up |= fact.kind == "started"
        journal.facts.clear()
        ledger = owned(state) if set_up else ledger
        assert ledger == owned(state)


def owned(state: State) -> list[int]:
    return [int(board.coins) for board in cast(PuertoRico, state).boards]
