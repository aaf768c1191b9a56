"""Players made of code. They see what their seat may see: `choose` gets a determinized state, never the real one.

For a game with rules of thumb (`Game.policy`) there is a ladder of them, each stronger than the one before it. A search
may be given another budget behind its name: `pilot@500` searches 500 rounds, `pilot@0.5s` half a second.
"""

from __future__ import annotations

from typing import Final, Protocol

from tradewinds.bots import weights
from tradewinds.bots.random import Random
from tradewinds.bots.search import Search
from tradewinds.bots.thumb import Thumb
from tradewinds.kernel.errors import BadOption
from tradewinds.kernel.game import Game
from tradewinds.kernel.policy import Policy
from tradewinds.kernel.state import State

WANDERING: Final = 35
"""In so many of a hundred decisions the deckhand does anything that is legal."""
SECONDS: Final = {"pilot": 0.1, "navigator": 1.0, "admiral": 1.0}
"""The bots that search, and for how long; the admiral's search is led by what a network has learned."""
MOST_ROUNDS: Final = 10_000_000
MOST_SECONDS: Final = 3600.0
LADDER: Final = ("random", "deckhand", "mate", *SECONDS)


class Bot(Protocol):
    def choose(self, state: State, seat: int) -> int:
        """One of the seat's legal actions."""
        ...


def names(game: Game) -> list[str]:
    """From the weakest to the strongest, then those that a game has for itself."""
    ladder = LADDER if game.policy is not None else LADDER[:1]
    return [*(name for name in ladder if name != "admiral" or weights.is_shipped(game)), *game.bots]


def usual(game: Game) -> str:
    """Who sits down, stands in and gives hints unless somebody else is named."""
    known = names(game)
    return "mate" if "mate" in known else known[-1]


def make(game: Game, name: str, number: int) -> Bot:
    """The bot with this name; `number` seeds its own chance."""
    called, at, budget = name.partition("@")
    if called in names(game) and (not at or called in SECONDS):
        if called in game.bots:
            bot: Bot = game.bots[called](number)
            return bot
        if called == "random":
            return Random(number)
        assert game.policy is not None
        return on_ladder(game, game.policy(number), called, number, at + budget)
    raise BadOption("error-bot-unknown", {"bot": name, "bots": ", ".join(names(game))}, field="bots")


def on_ladder(game: Game, policy: Policy, name: str, number: int, budget: str) -> Bot:
    if name in SECONDS:
        rounds, seconds = budget_of(budget[1:]) if budget else (0, SECONDS[name])
        if name == "admiral":
            policy = weights.shipped_policy(game, policy)
        return Search(game, policy, number, rounds, seconds)
    return Thumb(policy, number, WANDERING if name == "deckhand" else 0)


def budget_of(text: str) -> tuple[int, float]:
    """Rounds and seconds of a search, one of them 0: `500`, `0.5s`."""
    try:
        rounds, seconds = (0, float(text[:-1])) if text.endswith("s") else (int(text), 0.0)
    except ValueError:
        rounds, seconds = 0, 0.0
    if not (0 < rounds <= MOST_ROUNDS or 0.0 < seconds <= MOST_SECONDS):
        told = {"budget": text, "rounds": MOST_ROUNDS, "seconds": int(MOST_SECONDS)}
        raise BadOption("error-bot-budget", told, field="bots")
    return rounds, seconds
