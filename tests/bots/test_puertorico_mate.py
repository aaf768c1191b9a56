"""The rules of thumb of Puerto Rico: legal, better than chance by far, and the pilot made of them beats Puertomas."""

from __future__ import annotations

import pytest

from tradewinds.bots import make
from tradewinds.games import load
from tradewinds.games.puertorico.match import PuertoRico
from tradewinds.games.puertorico.mate import policy
from tradewinds.kernel.state import State

GAME = load("puertorico")
EVERYTHING: dict[str, object] = {
    "expansion_new_buildings": True,
    "expansion_citizens": True,
    "expansion_smuggler": True,
    "expansion_festival": True,
    "expansion_festival_cards": True,
    "expansion_achievements": True,
}
TWO_PUERTOMAS: dict[str, object] = {"puertomas": 2}
COMPILED = not str(policy.__file__).endswith(".py")
SEVERAL = 1 if COMPILED else 8
"""Interpreted, a game takes fifty times as long: play this many times fewer of them."""


def start(players: int, options: dict[str, object], seed: str) -> State:
    return GAME.start(players, GAME.check(players, options), seed)


def play(
    players: int, options: dict[str, object], number: int, mates: set[int], limit: int = 10_000, name: str = "mate"
) -> State:
    """To the end (or so many decisions), every action checked; each bot sees a determinized state."""
    state = start(players, options, f"mate {number}")
    bots = [make(GAME, name if seat in mates else "random", 100 * number + seat + 1) for seat in range(players)]
    made = 0
    while not state.over and made < limit:
        made += 1
        seat = state.seats_to_act()[0]
        seen = GAME.determinize(state, seat, 10_000 * number + made)
        state.play(seat, bots[seat].choose(seen, seat))
    assert state.violations() == []
    return state


def share(state: State, seat: int) -> float:
    winners = state.winners()
    return 1 / len(winners) if seat in winners else 0.0


def follow_rules_of_thumb(players: int, options: dict[str, object], seed: str) -> State:
    state = start(players, options, seed)
    assert isinstance(state, PuertoRico)
    while not state.over:
        seat = state.seats_to_act()[0]
        state.play(seat, int(policy.decide(state, seat)))
    assert state.violations() == []
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rules_of_thumb_are_legal(players: int) -> None:
    for number in range(4):
        follow_rules_of_thumb(players, {}, f"thumb {number}")
        follow_rules_of_thumb(players, EVERYTHING, f"thumb {number}")


@pytest.mark.parametrize(
    "options",
    [
        {"recruiter_placement": "simultaneous", "free_gains": "ask", "opt_cost_swap": True},
        {"achievement_draft": True, "building_selection": "random", "smuggler_poach_mode": "by"},
        {"festival_cards_mode": "add", "opt_tailor_cap3": True, "errata_2026": True},
    ],
)
def test_rules_of_thumb_are_legal_under_every_ruling(options: dict[str, object]) -> None:
    for number in range(3):
        follow_rules_of_thumb(4, {**EVERYTHING, **options}, f"ruling {number}")


def test_rules_of_thumb_beat_chance() -> None:
    """Without looking ahead: the policy alone, one seat against three that play at random."""
    won = 0.0
    for number in range(24):
        me = number % 4
        state = start(4, {}, f"thumb alone {number}")
        bots = [make(GAME, "random", 100 * number + seat + 1) for seat in range(4)]
        assert isinstance(state, PuertoRico)
        while not state.over:
            seat = state.seats_to_act()[0]
            state.play(seat, int(policy.decide(state, seat)) if seat == me else bots[seat].choose(state, seat))
        won += share(state, me)
    assert won >= 22


def test_same_number_same_choices() -> None:
    first, second = (play(3, TWO_PUERTOMAS, 7, {0}, 12) for _ in range(2))
    assert first.to_plain() == second.to_plain()


def test_choosing_changes_nothing() -> None:
    state = start(3, TWO_PUERTOMAS, "untouched")
    seen = GAME.determinize(state, 0, 1)
    before = seen.to_plain()
    choice = make(GAME, "mate", 1).choose(seen, 0)
    assert seen.to_plain() == before
    assert choice in seen.legal(0)


def test_wins_a_game_against_chance() -> None:
    assert share(play(4, {}, 1, {1}), 1) == 1


def test_finishes_with_everything() -> None:
    play(3, {**EVERYTHING, **TWO_PUERTOMAS}, 1, {0})


@pytest.mark.slow
def test_a_search_with_them_beats_two_puertomas() -> None:
    games = 16 // SEVERAL
    won = sum(share(play(3, TWO_PUERTOMAS, number, {0}, name="pilot@60"), 0) for number in range(games))
    assert won > 0.6 * games


@pytest.mark.slow
def test_wins_against_three_that_play_at_random() -> None:
    games = 40 // SEVERAL
    assert sum(share(play(4, {}, number, {number % 4}), number % 4) for number in range(games)) >= 0.9 * games


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4, 5])
def test_finishes_with_everything_among_mates(players: int) -> None:
    play(players, EVERYTHING, players, set(range(players)))
