"""The names of Puerto Rico's observation say what stands there: compared with what the seat is shown."""

from __future__ import annotations

from typing import Any

import pytest

from tests.envs.test_jamaica_numbers import named
from tests.envs.test_observations import encoder_of, numbers
from tests.playing import play
from tradewinds import games
from tradewinds.kernel.encoding import Eye

EXPANDED: dict[str, Any] = {
    "expansion_new_buildings": True,
    "expansion_citizens": True,
    "expansion_smuggler": True,
    "expansion_festival": True,
    "expansion_achievements": True,
}


@pytest.mark.parametrize(("players", "options"), [(2, {}), (5, EXPANDED), (4, {"vp_visibility": "open"})])
def test_the_numbers_are_those_of_the_view(players: int, options: dict[str, Any]) -> None:
    game = games.load("puertorico")
    encoder = encoder_of(game)
    eye = Eye(encoder, len(game.actions))
    for made, _ in enumerate(play(state := game.start(players, options, players), players)):
        if state.over or made % 15:
            continue
        for seat in range(players):
            seen = dict(zip(encoder.names(), numbers(eye, state, seat), strict=True))
            view = game.view(state, seat)
            check_table(seen, view, seat)
            for board in view.boards:
                check_board(seen, f"board[+{(board.seat - seat) % players}]", board, seat == board.seat)


def check_table(seen: dict[str, float], view: Any, seat: int) -> None:
    assert seen[f"governor[+{(view.governor - seat) % view.players}]"] == 1
    assert named(seen, "role_there.") == [role.role for role in view.roles]
    assert named(seen, "role_taken.") == [role.role for role in view.roles if role.taken]
    assert sorted(named(seen, "tray.")) == sorted(stack.building for stack in view.tray if stack.left)
    assert sorted(named(seen, "in_game.")) == sorted(stack.building for stack in view.tray)
    assert sorted(named(seen, "offered_achievement.")) == sorted(view.cards)
    assert seen["picks_left"] == pytest.approx(view.picks_left / 6)
    for good, n in view.supply.items():
        assert seen[f"supply.{good}"] == pytest.approx(n / 11)
        assert seen[f"offer.{good}"] == pytest.approx(view.offer.count(good) / 6)
        assert seen[f"trading_house.{good}"] == pytest.approx(view.house.count(good) / 4)
    for number, ship in enumerate(view.ships):
        assert seen[f"ship[{number}].size"] == pytest.approx(ship.size / 8)
        assert named(seen, f"ship[{number}].")[2:] == ([ship.good] if ship.good else [])
    assert sorted({goal.goal for goal in view.goals}) == sorted(
        name.removesuffix(".there") for name in named(seen, "goal.") if name.endswith(".there")
    )


def check_board(seen: dict[str, float], name: str, board: Any, own: bool) -> None:
    assert seen[f"{name}.coins"] == pytest.approx(min(board.coins / 20, 1))
    assert seen[f"{name}.vp"] == pytest.approx(0 if board.vp is None else min(board.vp / 60, 1))
    assert named(seen, f"{name}.goods.") == list(board.goods)
    assert sorted(named(seen, f"{name}.owns.")) == sorted(place.place for place in board.city)
    assert named(seen, f"{name}.tiles.") == [place.place for place in board.countryside]
    for place in [*board.city, *board.countryside]:
        assert bool(seen[f"{name}.at.{place.place}.workers"]) == (place.workers > 0)
        assert bool(seen[f"{name}.at.{place.place}.citizens"]) == (place.citizens > 0)
    assert seen[f"{name}.idle.workers"] == pytest.approx(min(board.idle_workers / 20, 1))
    if own:
        assert sorted(named(seen, "achievement.")) == sorted(board.achievements)
