"""The games: one folder each, the same file names in every folder."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar, cast

import yaml

from tradewinds.kernel.errors import BadOption
from tradewinds.kernel.game import Game

T = TypeVar("T")


@cache
def names() -> tuple[str, ...]:
    """All games, those included that have no table yet; a folder is a game from the day it has its `game.py`."""
    homes = [files(__name__) / found.name for found in pkgutil.iter_modules(__path__) if found.ispkg]
    return tuple(sorted(home.name for home in homes if (home / "game.py").is_file()))


@cache
def load(game: str) -> Game:
    """The game with this id; imported on first use, so that starting the command stays quick."""
    if game not in names():
        raise BadOption("error-game-unknown", {"game": game, "games": ", ".join(names())}, field="game")
    loaded: Game = importlib.import_module(f"tradewinds.games.{game}.game").GAME
    return loaded


@cache
def shelf() -> tuple[str, ...]:
    """The games that people are shown: those whose table exists (`Game.ready`)."""
    return tuple(sorted((name for name in names() if load(name).ready), key=lambda name: load(name).place))


@cache
def data(game: str, name: str) -> Any:
    """The content of `games/<game>/data/<name>.yaml`: component data, the source of every record stated. Read-only."""
    text = files(f"tradewinds.games.{game}").joinpath("data", f"{name}.yaml").read_text(encoding="utf-8")
    return yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))


def picked(record: Mapping[str, Any], shape: type[T]) -> T:
    """The fields of a record that a TypedDict names, those of them that there are."""
    return cast("T", {name: record[name] for name in shape.__annotations__ if name in record})
