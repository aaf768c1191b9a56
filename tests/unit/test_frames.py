"""Frames and their plain form, which the kernel writes and reads for every game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.playing import position, table_sizes
from tradewinds import games
from tradewinds.kernel.errors import BadPlain
from tradewinds.kernel.plain import Limits, Reader, frames_plain, read_frames
from tradewinds.kernel.state import Frame

NAMES = ["turns", "effect"]
LIMITS = {1: Limits(seat=(0, 3), what=(0, 9), source=(-1, 40), bound=(0, 1 << 40))}


def read(row: dict[str, object]) -> Frame:
    return read_frames(Reader("state", {"frames": [row]}), NAMES, LIMITS)[0]


def test_a_frame_keeps_its_source_and_what_it_has_bound() -> None:
    frame = Frame(1, 2, 3, source=7, bound=1 << 33).copy()
    (row,) = frames_plain([frame], NAMES)
    assert row == {"kind": "effect", "seat": 2, "what": 3, "n": 0, "mask": 0, "source": 7, "bound": 1 << 33}
    again = read(row)
    assert (again.source, again.bound) == (7, 1 << 33)


def test_what_a_frame_has_not_is_not_written() -> None:
    (row,) = frames_plain([Frame(1, 2)], NAMES)
    assert row == {"kind": "effect", "seat": 2, "what": 0, "n": 0, "mask": 0}
    again = read(row)
    assert (again.source, again.bound) == (-1, 0)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"kind": "turns"}, "state.frames.0.kind"),
        ({"kind": None}, "state.frames.0.kind"),
        ({"kind": "elsewhere"}, "state.frames.0.kind"),
        ({"seat": 4}, "state.frames.0.seat"),
        ({"n": 1}, "state.frames.0.n"),
        ({"source": 41}, "state.frames.0.source"),
        ({"bound": -1}, "state.frames.0.bound"),
        ({"unbound": 1}, "state.frames.0.unbound"),
    ],
)
def test_an_impossible_frame_names_its_field(change: dict[str, object], field: str) -> None:
    with pytest.raises(BadPlain) as refused:
        read({"kind": "effect", "seat": 2, "what": 0, "n": 0, "mask": 0} | change)
    assert refused.value.field == field


@pytest.mark.parametrize("name", games.names())
def test_every_game_reads_the_frames_it_writes(name: str) -> None:
    game = games.load(name)
    for configuration in table_sizes(game):
        for far in range(0, 300, 30):
            state = position(configuration, 5, far)
            plain: dict[str, Any] = state.to_plain()
            assert game.from_plain(plain).to_plain() == plain
            unknown = plain | {"frames": [{**plain["frames"][0], "elsewhere": 1}]}
            with pytest.raises(BadPlain):
                game.from_plain(unknown)
