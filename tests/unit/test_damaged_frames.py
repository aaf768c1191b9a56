"""Frames of a plain form that their phases could not go on with are refused, and the field is named."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.playing import play
from tradewinds import games
from tradewinds.kernel.errors import BadPlain


def plain_with(name: str, players: int, kind: str, options: dict[str, object] | None = None) -> dict[str, Any]:
    """The first position of some match in which a frame of this kind waits for a decision or lies under one that does."""
    game = games.load(name)
    for seed in range(100):
        state = game.start(players, options or {}, seed)
        for _ in play(state, seed):
            plain = state.to_plain()
            if kind in [frame["kind"] for frame in plain["frames"]]:
                found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(plain))
                return found
    raise AssertionError(f"no {kind}")


def refused(name: str, plain: dict[str, Any], kind: str, change: dict[str, int]) -> str:
    """The field of the frame that is named."""
    at = max(i for i, frame in enumerate(plain["frames"]) if frame["kind"] == kind)
    plain["frames"][at] |= change
    with pytest.raises(BadPlain) as caught:
        games.load(name).from_plain(plain)
    where, field = str(caught.value.field).rsplit(".", 1)
    assert where == f"state.frames.{at}"
    return field


MARACAIBO: list[tuple[str, str, int]] = [
    ("turn", "seat", -1),
    ("turn", "seat", 2),
    ("turn", "n", 3),
    ("sailing", "mask", 2),
    ("splitting", "seat", 0),
    ("splitting", "mask", 0),
    ("splitting", "mask", 4),
    ("choosing_career", "mask", 0),
    ("villages", "seat", -1),
    ("city_action", "what", 0),
    ("discarding_disc", "what", 50),
    ("exploring", "n", -1),
    ("fighting", "what", 26),
    ("fighting", "bound", 3),
    ("paying", "mask", 15),
    ("drawing", "seat", 3),
    ("effect", "what", 1_000_000),
    ("effect", "mask", 7),
    ("effect", "source", 7),
    ("scoring", "what", 3),
]


@pytest.mark.parametrize(("kind", "field", "value"), MARACAIBO)
def test_a_frame_of_maracaibo_is_refused(kind: str, field: str, value: int) -> None:
    named = refused("maracaibo", plain_with("maracaibo", 2, kind), kind, {field: value})
    assert named == ("mask" if (kind, field) == ("effect", "source") else field)


def test_a_vote_is_of_those_who_are_not_asked() -> None:
    plain = plain_with("maracaibo", 2, "voting", {"mode": "campaign"})
    assert refused("maracaibo", plain, "voting", {"mask": 1}) == "bound"


EMPIRES: list[tuple[str, str, int]] = [
    ("round", "seat", 0),
    ("round", "what", 6),
    ("keeping", "mask", 0),
    ("turn", "seat", -1),
    ("turn", "n", 2),
    ("tile", "what", 5),
    ("tile", "bound", 1),
    ("paying", "n", 0),
    ("paying", "what", 1000),
    ("paying", "bound", 50),
    ("gaining", "mask", 9),
    ("voyaging", "what", 1000),
    ("voyaging", "mask", 0),
    ("voyaging", "mask", 2),
    ("bringing_home", "what", 1000),
    ("loading", "seat", 2),
    ("copying", "source", 1000),
    ("which", "source", 0),
    ("paying_out", "source", 1000),
    ("paying_out", "what", 9),
    ("pending", "n", 7),
    ("releasing", "bound", 1000),
    ("depositing", "source", 1000),
]


@pytest.mark.parametrize(("kind", "field", "value"), EMPIRES)
def test_a_frame_of_empires_is_refused(kind: str, field: str, value: int) -> None:
    assert refused("empires", plain_with("empires", 2, kind), kind, {field: value}) == field


@pytest.mark.parametrize("name", ["empires", "maracaibo"])
def test_the_first_frame_is_one_that_goes_on_for_ever(name: str) -> None:
    plain = plain_with(name, 2, "effect")
    del plain["frames"][0]
    with pytest.raises(BadPlain) as caught:
        games.load(name).from_plain(plain)
    assert caught.value.field == "state.frames.0.kind"
