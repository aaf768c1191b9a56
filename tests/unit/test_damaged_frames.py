"""Frames of a plain form that their phases could not go on with are refused, and the field is named."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.playing import play
from tradewinds import games
from tradewinds.kernel.errors import BadPlain


def plain_with(name: str, players: int, kind: str, options: dict[str, object] | None = None) -> dict[str, Any]:
    """The first position of some match with a frame of this kind, on top or further down."""
    game = games.load(name)
    for seed in range(100):
        state = game.start(players, options or {}, seed)
        for _ in play(state, seed):
            plain: dict[str, Any] = state.to_plain()
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
    ("paying", "bound", 15),
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
    ("keeping", "seat", 1),
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


PUERTO_RICO: list[tuple[str, str, int]] = [
    ("round", "seat", 0),
    ("planting", "what", 1000),
    ("planting", "seat", 1),
    ("shipping", "n", 8),
    ("storing", "seat", -1),
    ("storing", "seat", 2),
    ("staffing", "mask", 0),
    ("staffing", "mask", 3),
    ("schooling", "what", 1000),
    ("schooling", "seat", 4),
    ("gaining", "what", 356),
    ("forest", "what", 8),
    ("picking", "seat", 4),
    ("selecting", "n", 16),
    ("paying", "n", 50),
    ("dealing", "mask", 0),
    ("pensioning", "seat", 3),
]
MODULES: dict[str, object] = {
    "expansion_new_buildings": True,
    "expansion_citizens": True,
    "expansion_achievements": True,
    "achievement_draft": True,
    "free_gains": "ask",
}


@pytest.mark.parametrize(("kind", "field", "value"), PUERTO_RICO)
def test_a_frame_of_puerto_rico_is_refused(kind: str, field: str, value: int) -> None:
    plain = plain_with("puertorico", 2, kind, MODULES)
    if (kind, field) == ("planting", "seat"):
        value -= plain["frames"][-1]["seat"]
    assert refused("puertorico", plain, kind, {field: value}) == field


def damaged(name: str, players: int, options: dict[str, object], change: dict[str, object]) -> str:
    """The field that is named for a match that has just begun, but for these values."""
    game = games.load(name)
    state = game.start(players, options, 1)
    with pytest.raises(BadPlain) as caught:
        game.from_plain(state.to_plain() | change)
    return str(caught.value.field)


def test_there_are_roles_for_all_who_choose_one() -> None:
    taken = ["planter", "recruiter", "builder", "craftsman"]
    assert damaged("puertorico", 3, {}, {"taken": taken, "picks": 0}) == "state.picks"
    assert damaged("puertorico", 5, {}, {"picks": 6}) == "state.picks"


def test_every_seat_has_cards_that_are_passed() -> None:
    assert damaged("puertorico", 3, {}, {"passed": []}) == "state.passed"


def test_a_campaign_has_a_card() -> None:
    assert damaged("maracaibo", 2, {"mode": "campaign"}, {"story": []}) == "state.story"


def test_a_final_scoring_has_its_parts() -> None:
    plain = plain_with("maracaibo", 2, "scoring")
    plain["round"] = 4
    assert refused("maracaibo", plain, "scoring", {"n": 2}) == "n"


def test_a_voluntary_sail_may_be_short_and_no_other() -> None:
    assert refused("maracaibo", plain_with("maracaibo", 2, "sailing"), "sailing", {"n": 0}) == "n"


def test_a_ship_has_a_way_on_in_its_round() -> None:
    """From the end there is none, and the round is over when a ship comes there."""
    plain = plain_with("maracaibo", 2, "main")
    plain["boards"][1]["ship"] = "22"
    with pytest.raises(BadPlain) as caught:
        games.load("maracaibo").from_plain(plain)
    assert caught.value.field == "state.boards.1.ship"


def test_no_two_cards_of_an_empire_have_one_number() -> None:
    plain = plain_with("empires", 2, "turn")
    plain["boards"][0]["empire"][1]["serial"] = 0
    with pytest.raises(BadPlain) as caught:
        games.load("empires").from_plain(plain)
    assert caught.value.field == "state.boards.0.empire.1.serial"


@pytest.mark.parametrize("name", ["empires", "maracaibo"])
def test_the_first_frame_is_one_that_goes_on_for_ever(name: str) -> None:
    plain = plain_with(name, 2, "effect")
    del plain["frames"][0]
    with pytest.raises(BadPlain) as caught:
        games.load(name).from_plain(plain)
    assert caught.value.field == "state.frames.0.kind"
