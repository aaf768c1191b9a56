"""Bots of one's own: `module:Class` or `file.py:Class`, beside those of the house. Only for the command line.

A name that comes from elsewhere (a server's message, a record) must never get here: it would run what it names.
"""

# tradewinds: interpreted

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import sys
from functools import cache
from pathlib import Path
from typing import Any

from tradewinds import bots
from tradewinds.bots import Bot
from tradewinds.kernel.errors import BadOption
from tradewinds.kernel.game import Game


def is_own(name: str) -> bool:
    return ":" in name


def make(game: Game, name: str, number: int) -> Bot:
    """The bot with this name, of the house or one's own; `number` seeds its own chance."""
    if not is_own(name):
        return bots.make(game, name, number)
    try:
        bot: Bot = load(name)(number)
    except BadOption:
        raise
    except Exception as error:
        raise wrong(name, f"{type(error).__name__}: {error}") from error
    return bot


@cache
def load(name: str) -> Any:
    """The class behind `module:Class` or `file.py:Class`."""
    where, _, called = name.rpartition(":")
    try:
        module = from_file(Path(where)) if where.endswith(".py") else from_module(where)
    except Exception as error:
        raise wrong(name, f"{type(error).__name__}: {error}") from error
    made = getattr(module, called, None)
    if not callable(made) or not callable(getattr(made, "choose", None)):
        raise BadOption("error-bot-class", {"bot": name, "called": called, "where": where}, field="bots")
    return made


def from_module(name: str) -> Any:
    """Modules of the present folder are found, as with `python -m`."""
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    return importlib.import_module(name)


def from_file(file: Path) -> Any:
    place = file.resolve()
    if not place.is_file():
        raise FileNotFoundError(str(file))
    name = f"own_bot_{hashlib.sha256(str(place).encode()).hexdigest()[:12]}"
    spec = importlib.util.spec_from_file_location(name, place)
    if spec is None or spec.loader is None:
        raise ImportError(str(file))
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def wrong(name: str, reason: str) -> BadOption:
    return BadOption("error-bot-own", {"bot": name, "reason": reason}, field="bots")
