"""`tradewinds bench`."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import count
from statistics import median
from typing import Annotated

import msgspec
from cyclopts import Parameter

import tradewinds
from tradewinds.cli import terminal
from tradewinds.cli.common import Json, Lang, PackFile, at_least, rules_of
from tradewinds.cli.reference import reference_loop
from tradewinds.cli.speech import Speech, Usage
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.game import Game
from tradewinds.kernel.playout import random_playout
from tradewinds.kernel.state import State

PORTION = 200_000
"""Iterations of the reference loop between two looks at the clock: about 20 ms."""
POSITIONS = 32
"""States out of the middle of matches that are copied."""


class Bench(msgspec.Struct):
    game: str
    players: int
    compiled: bool
    games_per_s: float
    decisions_per_s: float
    copy_us: float
    view_us: float
    reference_loop_per_s: float
    iterations_per_decision: float
    seconds: float


def bench(
    game: str | None = None,
    *,
    players: Annotated[int | None, Parameter(name="--players")] = None,
    slices: Annotated[int, Parameter(name="--slices")] = 15,
    pack: PackFile = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Measure random play, copying and looking, and beside them a fixed reference loop in plain Python."""
    from tradewinds import games as shelf

    at_least("--slices", slices, 1)
    if pack is not None and game is None:
        raise Usage("cli-pack-which", {}, field="--pack")
    rules = [rules_of(game, pack)] if game else [shelf.load(name) for name in shelf.names()]
    if players is not None:
        for one in rules:
            one.check_players(players)
    results = [measure(one, players or usual(one), slices) for one in rules]
    if json:
        terminal.document(results[0] if game else results)
        return
    for result in results:
        tell(result, Speech(lang, result.game))


def usual(game: Game) -> int:
    return min(max(4, game.min_players), game.max_players)


def measure(game: Game, players: int, slices: int) -> Bench:
    """Medians over the slices; a slice is a portion of the loop, of matches, of copies and of views, in turn."""
    began = time.process_time()
    numbers = count()
    positions = [middle(game, players, next(numbers)) for _ in range(POSITIONS)]
    portion = matches_in(game, players, numbers, 0.05)
    loops: list[float] = []
    per_match: list[float] = []
    per_decision: list[float] = []
    copies: list[float] = []
    views: list[float] = []
    ratios: list[float] = []
    for _ in range(slices):
        before = timed(lambda: reference_loop(PORTION)) / PORTION
        made = 0

        def play() -> None:
            nonlocal made
            for _ in range(portion):
                made += one_match(game, players, next(numbers))

        spent = timed(play)
        after = timed(lambda: reference_loop(PORTION)) / PORTION
        loop = (before + after) / 2
        loops.append(loop)
        per_match.append(spent / portion)
        per_decision.append(spent / made)
        ratios.append(spent / made / loop)
        copies.append(copy_time(positions))
        views.append(view_time(game, positions))
    return Bench(
        game=game.id,
        players=players,
        compiled=tradewinds.compiled(),
        games_per_s=round(1 / median(per_match), 1),
        decisions_per_s=round(1 / median(per_decision), 1),
        copy_us=round(median(copies) * 1e6, 4),
        view_us=round(median(views) * 1e6, 2),
        reference_loop_per_s=round(1 / median(loops), 1),
        iterations_per_decision=round(median(ratios), 3),
        seconds=round(time.process_time() - began, 3),
    )


def timed(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return max(time.process_time() - began, 1e-9)


def one_match(game: Game, players: int, number: int) -> int:
    return int(random_playout(game.start(players, None, number), Xorshift(number)))


def matches_in(game: Game, players: int, numbers: count[int], seconds: float) -> int:
    """How many matches fit into so much time."""
    began = time.process_time()
    matches = 0
    while time.process_time() - began < seconds:
        one_match(game, players, next(numbers))
        matches += 1
    return matches


def middle(game: Game, players: int, number: int) -> State:
    """A position in the middle of a random match."""
    whole = one_match(game, players, number)
    state = game.start(players, None, number)
    random_playout(state, Xorshift(number), whole // 2)
    return state


def copy_time(positions: list[State], rounds: int = 300) -> float:
    """Seconds per copy, as a Python program sees it: the call and the letting go included."""
    began = time.process_time()
    for _ in range(rounds):
        for position in positions:
            position.copy()
    return (time.process_time() - began) / (rounds * len(positions))


def view_time(game: Game, positions: list[State], rounds: int = 15) -> float:
    """Seconds for what the first seat sees of the table."""
    began = time.process_time()
    for _ in range(rounds):
        for position in positions:
            game.view(position, 0)
    return (time.process_time() - began) / (rounds * len(positions))


def tell(result: Bench, say: Speech) -> None:
    title = say("game-name") if say.has("game-name") else result.game
    how = say("cli-bench-compiled" if result.compiled else "cli-bench-interpreted")
    terminal.out(say("cli-bench-title", game=title, players=result.players, how=how), "bold")
    terminal.out(say("cli-bench-games", n=f"{result.games_per_s:,.0f}"))
    terminal.out(say("cli-bench-decisions", n=f"{result.decisions_per_s:,.0f}"))
    terminal.out(say("cli-bench-copy", n=f"{result.copy_us:.2f}"))
    terminal.out(say("cli-bench-view", n=f"{result.view_us:.1f}"))
    terminal.out(say("cli-bench-loop", n=f"{result.reference_loop_per_s:,.0f}"))
    terminal.out(say("cli-bench-ratio", n=f"{result.iterations_per_decision:.2f}"))
