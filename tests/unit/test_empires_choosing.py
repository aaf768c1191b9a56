"""Positions in which clans or cards are still chosen, as they are read."""

from __future__ import annotations

from typing import Any

import pytest

from tradewinds import games
from tradewinds.kernel.errors import BadPlain

GAME = games.load("empires")


def choosing(how: str, chosen: int = 1) -> dict[str, Any]:
    """Three players, of whom the first ones have a clan."""
    state = GAME.start(players=3, options={"clan_choice": how}, seed=1)
    for seat in range(chosen):
        state.play(seat, state.legal(seat)[0])
    plain: dict[str, Any] = state.to_plain()
    assert plain["frames"][-1]["kind"] == "choosing_clans"
    return plain


@pytest.mark.parametrize("how", ["seat_order", "free"])
@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_who_is_asked_comes_back(how: str, chosen: int) -> None:
    plain = choosing(how, chosen)
    state = GAME.from_plain(plain)
    assert state.seats_to_act() == (list(range(chosen, 3)) if how == "free" else [chosen])
    while state.seats_to_act() and "choosing_clans" in str(state.to_plain()["frames"]):
        seat = state.seats_to_act()[-1]
        state.play(seat, state.legal(seat)[0])
    assert not state.over
    assert state.seats_to_act()


@pytest.mark.parametrize("how", ["seat_order", "free"])
@pytest.mark.parametrize(("field", "value"), [("n", -1), ("n", 0), ("n", 2), ("mask", 0), ("mask", 1), ("mask", 8)])
def test_others_are_not_asked(how: str, field: str, value: int) -> None:
    plain = choosing(how)
    plain["frames"][-1][field] = value
    with pytest.raises(BadPlain) as caught:
        GAME.from_plain(plain)
    assert str(caught.value.field).startswith("state.frames.1.")


def test_nobody_is_left_to_be_asked() -> None:
    plain = choosing("seat_order", 2)
    plain["boards"][2]["clan"] = "panuk"
    with pytest.raises(BadPlain):
        GAME.from_plain(plain)


def test_what_is_kept_can_be_paid_for() -> None:
    """In the Lookout a worker is paid for each card (EON-4.3)."""
    state = GAME.start(players=2, seed=3)
    for _ in range(400):
        seat = state.seats_to_act()[0]
        names = [GAME.actions.text(action) for action in state.legal(seat)]
        kept = [action for action, name in zip(state.legal(seat), names, strict=True) if name.startswith("keep:")]
        state.play(seat, kept[0] if kept else state.legal(seat)[-1])
        plain: dict[str, Any] = state.to_plain()
        frame, board = plain["frames"][-1], plain["boards"][seat]
        if frame["kind"] == "keeping" and frame["n"] < 0 and sum(board["kept"].values()) > 1:
            break
    else:
        raise AssertionError("no Lookout in which two cards were kept")
    board["workers"] = 0
    with pytest.raises(BadPlain) as caught:
        GAME.from_plain(plain)
    assert caught.value.field == f"state.boards.{seat}.workers"
