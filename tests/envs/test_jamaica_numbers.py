"""The names of Jamaica's observation say what stands there: compared with what the seat is shown."""

from __future__ import annotations

from typing import Any

import pytest

from tests.envs.test_observations import encoder_of, numbers
from tests.playing import play
from tradewinds import games
from tradewinds.kernel.encoding import Eye


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_numbers_are_those_of_the_view(players: int) -> None:
    game = games.load("jamaica")
    encoder = encoder_of(game)
    eye = Eye(encoder, len(game.actions))
    for made, _ in enumerate(play(state := game.start(players, {"round_cap": 9}, players), players)):
        if state.over or made % 6:
            continue
        for seat in range(players):
            seen = dict(zip(encoder.names(), numbers(eye, state, seat), strict=True))
            view = game.view(state, seat)
            assert seen[f"players[{players}]"] == seen[f"seat[{seat}]"] == seen["option.round_cap"] == 1
            assert seen["treasure_pile"] == pytest.approx(view.pile / 9)
            assert seen["rounds_left"] == pytest.approx((9 - view.round) / 30)
            assert {space for space in range(50) if seen.get(f"treasure_at[{space}]")} == set(view.tokens)
            assert seen[f"captain[+{(view.captain - seat) % players}]"] == 1
            assert sorted(card for card in view.ships[seat].hand) == sorted(named(seen, "hand."))
            for ship in view.ships:
                name = "ship.ghost" if ship.ghost else f"ship[+{(ship.ship - seat) % players}]"
                check_ship(seen, name, ship)
            for absent in range(players, 6):
                assert not any(value for entry, value in seen.items() if entry.startswith(f"ship[+{absent}]"))


def named(seen: dict[str, float], start: str) -> list[str]:
    return [entry.removeprefix(start) for entry, value in seen.items() if entry.startswith(start) and value]


def check_ship(seen: dict[str, float], name: str, ship: Any) -> None:
    assert seen[f"{name}.present"] == seen[f"{name}.space[{ship.space}]"] == 1
    assert seen[f"{name}.to_finish"] == pytest.approx(max(-1, min(1, ship.to_finish / 40)))
    for number, hold in enumerate(ship.holds, 1):
        for good in ("gold", "food", "gunpowder"):
            amount = hold.amount if hold.good == good else 0
            assert seen[f"{name}.hold[{number}].{good}"] == pytest.approx(amount / 6)
    assert named(seen, f"{name}.power.") == ship.powers
    assert len(named(seen, f"{name}.known.")) == len(ship.known if ship.treasures is None else ship.treasures)
    assert seen[f"{name}.face_down"] == pytest.approx(ship.face_down / 6)
    if ship.ghost:
        return
    assert named(seen, f"{name}.unseen.") == ship.unseen
    assert named(seen, f"{name}.discard.") == ship.discard
    assert seen[f"{name}.hand_size"] == pytest.approx(ship.hand_count / 4)
    assert bool(seen[f"{name}.has_laid"]) == (ship.laid is not None)
    assert named(seen, f"{name}.laid.") == ([ship.laid] if ship.laid not in (None, "hidden") else [])
