"""Networks as files: which game they were trained for, on which layout of observations, and their weights.

`tradewinds train` makes them, and what they were trained with stands in them.
"""

from __future__ import annotations

import os
import struct
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from tradewinds.bots.learned import Learned
from tradewinds.bots.net import Net, Shape
from tradewinds.kernel.errors import BadPlain
from tradewinds.kernel.game import Game
from tradewinds.kernel.policy import Policy

SHIPPED: Final = Path(os.environ.get("TRADEWINDS_NETS") or Path(__file__).parent / "nets")
"""Those that come with the house; whoever tries others names their folder in TRADEWINDS_NETS."""


class NetFile(msgspec.Struct):
    game: str
    encoder: str
    """The fingerprint of the layout of observations."""
    actions: int
    seats: int
    inputs: int
    first: int
    second: int
    thumbs: float
    """How a search is led by it, as it was trained: what part of its first guesses is left to the rules of thumb …"""
    steps: int
    """… and how many decisions they play on before it judges."""
    training: dict[str, Any]
    """How it came about: seed, matches, rounds, losses."""
    weights: bytes
    """Half-precision numbers, little end first."""
    corrects: bool = False
    """Whether it corrects what the rules of thumb promise, or judges by itself."""


def write(path: Path, net: NetFile) -> None:
    path.write_bytes(msgspec.msgpack.encode(net))


def read(path: Path) -> NetFile:
    try:
        found = msgspec.msgpack.decode(path.read_bytes(), type=NetFile)
        shape = shape_of(found)
    except (OSError, msgspec.DecodeError) as error:
        raise BadPlain("error-net-file", {"file": path.name, "reason": str(error)}) from error
    if len(found.weights) != 2 * sum(shape.sizes()):
        raise BadPlain("error-net-file", {"file": path.name, "reason": "its weights do not fit its shape"})
    return found


def shape_of(file: NetFile) -> Shape:
    return Shape(file.inputs, file.first, file.second, file.actions, file.seats)


def packed(weights: list[float]) -> bytes:
    return struct.pack(f"<{len(weights)}e", *weights)


def net_of(file: NetFile) -> Net:
    return Net(shape_of(file), list(struct.unpack(f"<{len(file.weights) // 2}e", file.weights)))


def fits(file: NetFile, game: Game) -> bool:
    """Whether the network understands what the game shows, and answers what it asks."""
    if game.encoder is None or file.game != game.id or file.actions != len(game.actions):
        return False
    return file.encoder == game.encoder().fingerprint()


@cache
def shipped_file(game: str) -> NetFile | None:
    path = SHIPPED / f"{game}.net"
    return read(path) if path.is_file() else None


@cache
def shipped_net(game: str) -> Net:
    file = shipped_file(game)
    assert file is not None
    return net_of(file)


def shipped_policy(game: Game, habits: Policy) -> Learned:
    """Rules of thumb, led by what the network has learned that comes with the house."""
    file = shipped_file(game.id)
    assert file is not None
    assert game.encoder is not None
    return Learned(shipped_net(game.id), game.encoder(), habits, file.thumbs, file.steps, file.corrects)


def is_shipped(game: Game) -> bool:
    """Whether a network comes with the house for this game, with these cards."""
    file = shipped_file(game.id)
    return file is not None and fits(file, game)
