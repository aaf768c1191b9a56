"""Speaks the line protocol for a bot that is a Python class.

    python -m tradewinds.play.arena.runner module:Class ROOT

It runs in the bot's own process, inside its cage; what the bot prints goes to stderr.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import msgspec

from tradewinds.bots import Bot, own
from tradewinds.kernel.errors import TradewindsError
from tradewinds.kernel.game import Game
from tradewinds.play import packs


def named_from(name: str, root: str) -> str:
    """A file is named from the folder in which the arena was called."""
    where, _, called = name.rpartition(":")
    return f"{Path(root, where).absolute()}:{called}" if where.endswith(".py") else name


def answer(game: Game, bot: Bot, message: dict[str, Any]) -> dict[str, object]:
    state = game.from_plain(message["state"])
    action: object = bot.choose(state, message["seat"])
    texts = game.actions.texts
    if isinstance(action, int) and 0 <= action < len(texts):
        return {"action": texts[action]}
    return {"action": repr(action)}


def main() -> None:
    name, root = sys.argv[1:]
    with os.fdopen(os.dup(1), "wb") as line:
        os.dup2(2, 1)
        sys.path.insert(0, root)
        game: Game | None = None
        bot: Bot | None = None
        for text in sys.stdin.buffer:
            message = msgspec.json.decode(text)
            try:
                if message["type"] == "end":
                    return
                if message["type"] == "hello":
                    game = packs.game(message["game"], (message["pack"] or "").encode())
                    bot = own.make(game, named_from(name, root), message["number"])
                    told: dict[str, object] = {"wants": ["state"]}
                else:
                    assert game is not None
                    assert bot is not None
                    told = answer(game, bot, message)
            except TradewindsError as error:
                told = {"error": str(error.params.get("reason", error))}
            except Exception as error:
                told = {"error": f"{type(error).__name__}: {error}"}
            line.write(msgspec.json.encode(told) + b"\n")
            line.flush()


if __name__ == "__main__":
    main()
