"""The rules of thumb of Empires of the North: no card is named in them, and they beat chance."""

from __future__ import annotations

from pathlib import Path

import pytest

import tradewinds
from tradewinds import games
from tradewinds.games.empires import bots
from tradewinds.games.empires.bots import Mate
from tradewinds.games.empires.loading import box
from tradewinds.kernel.chance import Xorshift

GAME = games.load("empires")
MATCHES = 60 if tradewinds.compiled() else 12


def final(players: int, options: dict[str, object], seed: int, mate: int) -> list[int]:
    """Who wins a match between one mate and random players."""
    state = GAME.start(players, {"clan_choice": "random", **options}, f"mate {seed}")
    player, rng = Mate(seed), Xorshift(seed)
    while not state.over:
        seat = state.seats_to_act()[0]
        legal = state.legal(seat)
        action = int(player.decide(state, seat)) if seat == mate else legal[rng.below(len(legal))]
        assert action in legal
        state.play(seat, action)
    return state.winners()


def test_no_card_is_named() -> None:
    home = Path(bots.__file__).parent
    source = "".join(file.read_text(encoding="utf-8") for file in (home / "bots.py", *(home / "mate").glob("*.py")))
    assert not [name for name in [*box().names, *box().icon_names[2:]] if f'"{name}"' in source]


@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_chance(players: int) -> None:
    won = sum(final(players, {}, seed, seed % players) == [seed % players] for seed in range(MATCHES))
    assert won >= 0.85 * MATCHES


@pytest.mark.parametrize("scenario", ["long_winter", "raiders", "kings_tribute", "edge_of_the_world"])
def test_it_wins_easy_scenarios_now_and_then(scenario: str) -> None:
    options: dict[str, object] = {"solo_scenario": scenario, "solo_level": "easy"}
    won = sum(final(1, options, seed, 0) == [0] for seed in range(MATCHES))
    assert won >= 0.4 * MATCHES


def test_it_decides_the_same_with_the_same_number() -> None:
    one, other = (GAME.start(2, {"clan_choice": "random"}, "same") for _ in range(2))
    first, second = Mate(4), Mate(4)
    for _ in range(80):
        seat = one.seats_to_act()[0]
        action = int(first.decide(one, seat))
        assert second.decide(other, seat) == action
        one.play(seat, action)
        other.play(seat, action)
