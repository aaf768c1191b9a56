"""What tests need to play: configurations of the games, random matches, every attribute of a state."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

import tradewinds
from tools.campaign import Chooser, Configuration, name_of, switched, table_sizes
from tradewinds import games
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.errors import BadOption
from tradewinds.kernel.game import Game
from tradewinds.kernel.journal import Journal
from tradewinds.kernel.state import State

__all__ = [
    "EXAMPLES",
    "Chooser",
    "Configuration",
    "attributes",
    "configurations",
    "eager",
    "mixed",
    "name_of",
    "play",
    "position",
    "switched",
    "table_sizes",
]


EXAMPLES = int(os.environ.get("TRADEWINDS_EXAMPLES") or (150 if tradewinds.compiled() else 25))
"""How many examples a property is tried with; more on request, for a long night."""


def configurations() -> list[Configuration]:
    return [c for name in games.names() for game in [games.load(name)] for c in table_sizes(game) + switched(game)]


@st.composite
def mixed(draw: st.DrawFn, game: Game) -> Configuration:
    """Any number of players and every option at any value, as far as the rules allow it."""
    players = draw(st.integers(game.min_players, game.max_players), "players")
    chosen = {o.id: draw(st.sampled_from([*o.values, *([1, 5] if o.integer else [])]), o.id) for o in game.options}
    while True:
        try:
            game.check(players, chosen)
        except BadOption as error:
            del chosen[(error.field or "").removeprefix("options.")]
        else:
            defaults = {option.id: option.default for option in game.options}
            return game.id, players, {name: value for name, value in chosen.items() if value != defaults[name]}


def play(state: State, number: int, limit: int = 1_000_000) -> Iterator[tuple[int, int]]:
    """Play on at random; each decision is yielded after it was made."""
    chooser = Chooser(number)
    for _ in range(limit):
        if state.over:
            return
        seat, action = chooser.choose(state)
        state.play(seat, action)
        yield seat, action


IDLE = ("decline", "done", "take_vp")


def eager(game: Game, legal: list[int], rng: Xorshift) -> list[int]:
    """The options of somebody who lets nothing pass: a voyage in small hops, and no answer that does nothing."""
    busy = [action for action in legal if game.actions.text(action) not in IDLE]
    if busy and rng.below(4) > 0:
        hops = [action for action in busy if game.actions.family(action) == "sail"]
        return hops[:2] or [a for a in busy if game.actions.family(a) not in ("plan", "village")] or busy
    return legal


def position(configuration: Configuration, seed: int, decisions: int, journal: Journal | None = None) -> State:
    """A match at some decision; if it ends sooner, at its last one."""
    game, players, options = configuration
    made = 0
    while True:
        if journal is not None:
            journal.facts.clear()
        state = games.load(game).start(players, options, seed, journal)
        made = sum(1 for _ in play(state, seed + 1, decisions))
        if not state.over:
            return state
        decisions = made - 1


SHARED = {"journal", "buffer", "stamp", "question", "questions"}
"""Of the listener, of the buffer that copies share, and the numbers by which undo knows an answer: no part of the
position."""


def attributes(thing: Any) -> Any:
    """Every attribute of a state and of all that hangs on it, compiled or not."""
    if thing is None or isinstance(thing, (str, bool)):
        return thing
    if isinstance(thing, int):
        return int(thing)
    if isinstance(thing, dict):
        return {str(key): attributes(value) for key, value in thing.items()}
    if isinstance(thing, (list, tuple)) or type(thing).__name__.startswith("vec"):
        return [attributes(value) for value in thing]
    if getattr(thing, "sha", ""):  # content never changes
        return str(thing.sha)
    names = getattr(type(thing), "__mypyc_attrs__", None) or vars(thing)
    return {name: attributes(getattr(thing, name)) for name in sorted(names) if name not in SHARED}
