"""The names of Maracaibo's observation say what stands there: compared with what the seat is shown."""

from __future__ import annotations

from typing import Any

import pytest

from tests.envs.test_empires_numbers import is_kind
from tests.envs.test_jamaica_numbers import named
from tests.envs.test_observations import encoder_of, numbers
from tests.playing import play
from tradewinds import games
from tradewinds.kernel.encoding import Eye

TABLES: list[tuple[int, dict[str, Any]]] = [(2, {"jean": 1}), (3, {"mode": "chapter5"}), (4, {"edition": "first"})]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_numbers_are_those_of_the_view(players: int, options: dict[str, Any]) -> None:
    game = games.load("maracaibo")
    encoder = encoder_of(game)
    eye = Eye(encoder, len(game.actions))
    for made, _ in enumerate(play(state := game.start(players, options, players), players)):
        if state.over or made % 12:
            continue
        for seat in range(players):
            seen = dict(zip(encoder.names(), numbers(eye, state, seat), strict=True))
            view = game.view(state, seat)
            check_table(seen, view, seat)
            for board in view.boards:
                check_board(seen, f"board[+{(board.seat - seat) % players}]", board, view)
            prompt = game.prompt(state, seat)
            kinds = [name for name in named(seen, "question.") if is_kind(name) and not name.startswith(NUMBERS)]
            assert kinds == ([] if prompt is None else [prompt.kind])


NUMBERS = ("objects.", "goods.", "same_goods")


def check_table(seen: dict[str, float], view: Any, seat: int) -> None:
    assert seen[f"round[{view.round}]"] == seen[f"phase.{view.phase}"] == 1
    assert seen[f"active[+{(view.active - seat) % view.players}]"] == 1
    assert sorted(named(seen, "display.")) == sorted(card for card in view.display if card)
    assert sorted(named(seen, "trail.")) == sorted(quest for quest in view.trail if quest)
    for place in view.places:
        assert named(seen, f"marker_at[{place.place}].") == ([place.marker] if place.marker else [])
        assert seen[f"quests_at[{place.place}]"] == pytest.approx(len(place.quests) / 4)
        if place.kind == "city":
            assert seen[f"city[{place.place}].discs"] == pytest.approx(place.market / 4)
            assert seen[f"city[{place.place}].spaces"] == pytest.approx(place.spaces / 4)
            shown = [name for name in named(seen, f"city[{place.place}].") if name not in ("open", "discs", "spaces")]
            assert shown == ([place.tile] if place.tile else [])
    for number, building in enumerate(view.buildings, 1):
        assert named(seen, f"building[{number}].") == ([building] if building else [])
    for nation in view.nations:
        assert seen[f"storage.{nation.nation}"] == pytest.approx(nation.stored / 13)
        assert seen[f"markers.{nation.nation}"] == pytest.approx(nation.on_map / 13)
    assert named(seen, "legacy.") == [one.tile for one in view.legacy]
    mine = view.boards[seat]
    assert sorted(named(seen, "hand.")) == sorted(mine.hand)
    assert sorted(named(seen, "planning.")) == sorted(mine.planning)
    assert sorted(named(seen, "used.")) == sorted(card.card for card in mine.tableau if card.used)
    if view.combat is not None and view.combat.token is not None:
        assert named(seen, "combat.token.") == [view.combat.token]


def check_board(seen: dict[str, float], name: str, board: Any, view: Any) -> None:
    assert seen[f"{name}.vp"] == pytest.approx(min(board.vp / 200, 1))
    assert seen[f"{name}.doubloons"] == pytest.approx(min(board.doubloons / 50, 1))
    assert seen[f"{name}.ship[{board.ship}]"] == seen[f"{name}.explorer.{board.explorer}"] == 1
    for nation, n in board.influence.items():
        assert seen[f"{name}.influence.{nation}"] == pytest.approx(n / 15)
    assert sorted(named(seen, f"{name}.tableau.")) == sorted(card.card for card in board.tableau)
    posts = {f"[{card.assistant_at}]" for card in board.tableau if card.assistant_at}
    assert set(named(seen, f"{name}.assistant_at")) == posts
    assert named(seen, f"{name}.synergy.") == board.synergies
    assert seen[f"{name}.hand_size"] == pytest.approx(min(board.hand_size / 8, 1))
    assert named(seen, f"{name}.career.") == ([board.career] if board.career else [])
    for number, discs in enumerate(board.discs, 1):
        assert seen[f"{name}.discs[{number}]"] == pytest.approx(discs / 2)
    invested = [view.buildings[n - 1] for n in range(1, 5) if seen[f"{name}.invested[{n}]"]]
    assert invested == board.buildings
