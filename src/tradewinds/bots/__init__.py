"""Players made of code. They see what their seat may see: `choose` gets a determinized state, never the real one."""

from __future__ import annotations

from typing import Protocol

from tradewinds.bots.random import Random
from tradewinds.kernel.errors import BadOption
from tradewinds.kernel.game import Game
from tradewinds.kernel.state import State


class Bot(Protocol):
    def choose(self, state: State, seat: int) -> int:
        """One of the seat's legal actions."""
        ...


def names(game: Game) -> list[str]:
    return ["random", *game.bots]


def make(game: Game, name: str, number: int) -> Bot:
    """The bot with this name; `number` seeds its own chance."""
    if name == "random":
        return Random(number)
    if name not in game.bots:
        raise BadOption("error-bot-unknown", {"bot": name, "bots": ", ".join(names(game))}, field="bots")
    bot: Bot = game.bots[name](number)
    return bot
