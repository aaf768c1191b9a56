"""The names of the observation of Empires of the North say what stands there: compared with what the seat is shown."""

from __future__ import annotations

from typing import Any

import pytest

from tests.envs.test_jamaica_numbers import named
from tests.envs.test_observations import encoder_of, numbers
from tests.playing import play
from tradewinds import games
from tradewinds.kernel.encoding import Eye


@pytest.mark.parametrize(("players", "options"), [(1, {"solo_scenario": "kings_tribute"}), (2, {}), (4, {})])
def test_the_numbers_are_those_of_the_view(players: int, options: dict[str, Any]) -> None:
    game = games.load("empires")
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
                check_board(seen, f"[+{(board.seat - seat) % players}]", board)
            prompt = game.prompt(state, seat)
            assert [name.partition(".")[0] for name in named(seen, "question.") if is_kind(name)] == (
                [] if prompt is None else [prompt.kind]
            )


def is_kind(name: str) -> bool:
    """Of a question, not one of its numbers."""
    return name != "number" and not name.startswith(("tile.", "of.", "cost.", "card."))


def check_table(seen: dict[str, float], view: Any, seat: int) -> None:
    assert seen[f"first[+{(view.first - seat) % view.players}]"] == seen[f"phase.{view.phase}"] == 1
    up = [card for card in [*view.near.face_up, *view.far.face_up] if card]
    assert sorted(named(seen, "face_up.")) == sorted(set(up))
    for place, ship in enumerate(view.queue[:8]):
        assert seen[f"queue[{place}].owner[+{(ship.seat - seat) % view.players}]"] == 1
        assert bool(seen[f"queue[{place}].fish"]) == ship.fish
    mine = view.boards[seat]
    for name, shown in (("hand", mine.hand), ("drawn", mine.drawn), ("kept", mine.kept), ("discard", mine.discard)):
        assert sorted(named(seen, f"{name}.")) == sorted(shown)
    ready = {slot.card for slot in mine.empire if not slot.exhausted}
    assert set(named(seen, "ready.")) == ready
    if view.solo is not None:
        assert named(seen, "option.scenario.") == [view.solo.scenario]
        for goal in view.solo.goals:
            whole = {"score": 100, "islands": 10, "tribute": 30, "distant": 10}[goal.goal]
            assert seen[f"solo.goal.{goal.goal}"] == pytest.approx(min(goal.needed / whole, 1))
            assert seen[f"solo.reached.{goal.goal}"] == pytest.approx(min(goal.there / whole, 1))


def check_board(seen: dict[str, float], place: str, board: Any) -> None:
    name = f"board{place}"
    assert named(seen, f"{name}.clan.") == ([board.clan] if board.clan else [])
    assert seen[f"{name}.vp"] == pytest.approx(min(board.vp / 60, 1))
    for good, n in board.goods.items():
        assert seen[f"{name}.goods.{good}"] == pytest.approx(min(n / 12, 1))
    assert bool(seen[f"{name}.passed"]) == board.passed
    assert seen[f"{name}.hand_size"] == pytest.approx(min(board.hand_size / 20, 1))
    assert seen[f"{name}.drawn_size"] == pytest.approx(min(board.drawn_size / 6, 1))
    there = [slot.card for slot in board.empire]
    assert set(named(seen, f"empire{place}.")) == set(there)
    for card in set(there):
        assert seen[f"empire{place}.{card}"] == pytest.approx(min(there.count(card) / 4, 1))
