"""Arguments that several commands share, and what becomes of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tradewinds.cli.speech import Usage
from tradewinds.kernel.game import Game

Lang = Annotated[str | None, Parameter(name="--lang")]
Json = Annotated[bool, Parameter(name="--json", negative=())]
Options = Annotated[
    list[str] | None,
    Parameter(name="--option", negative=()),
]
GameName = str
Players = Annotated[int, Parameter(name="--players")]
Seed = Annotated[str, Parameter(name="--seed")]
PackFile = Annotated[Path | None, Parameter(name="--pack")]


def pack_bytes(file: Path | None) -> bytes:
    """The content of the file behind --pack; empty without one."""
    from tradewinds.cli import terminal

    return b"" if file is None else terminal.read_bytes(file)


def rules_of(game: str, pack: Path | None) -> Game:
    """The game, with the cards of a pack if one is named."""
    from tradewinds.play import packs

    return packs.game(game, pack_bytes(pack))


def options_of(game: Game, given: list[str] | None) -> dict[str, object]:
    """`name=value` pairs as the game's options, checked, with the defaults of the others."""
    pairs: dict[str, object] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise Usage("cli-option-form", {"option": text}, field="--option")
        pairs[name.strip()] = value.strip()
    return dict(game.check_options(pairs))


def at_least(name: str, value: int, least: int) -> int:
    if value < least:
        raise Usage("cli-at-least", {"name": name, "value": value, "least": least}, field=name)
    return value


def bot_names(game: Game, given: str | None, default: str) -> list[str]:
    """The names in `a,b,…`, each a bot of this game, or one's own as `module:Class` or `file.py:Class`."""
    from tradewinds.bots import own

    names = [name.strip() for name in (given or default).split(",") if name.strip()]
    if not names:
        names = [default]
    for name in names:
        own.make(game, name, 0)
    return names
