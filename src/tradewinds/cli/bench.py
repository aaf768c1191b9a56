"""`tradewinds bench`."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from itertools import count
from statistics import median
from typing import Annotated, NamedTuple

import msgspec
from cyclopts import Parameter

import tradewinds
from tradewinds.cli import terminal
from tradewinds.cli.common import Json, Lang, Options, PackFile, at_least, options_of, rules_of
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
    envs: Annotated[bool, Parameter(name="--envs", negative="")] = False,
    option: Options = None,
    pack: PackFile = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Measure random play, copying and looking, and beside them a fixed reference loop in plain Python."""
    from tradewinds import games as shelf

    at_least("--slices", slices, 1)
    for name, given in (("--option", option), ("--pack", pack)):
        if given is not None and game is None:
            raise Usage("cli-game-which", {"name": name}, field=name)
    rules = [rules_of(game, pack)] if game else [shelf.load(name) for name in shelf.names()]
    settings = [Setting(one, players or usual(one), options_of(one, option) if option else {}) for one in rules]
    for setting in settings:
        setting.game.check(setting.players, setting.options)
    if envs:
        measure_envs([one for one in settings if game or one.game.encoder is not None], slices, game, lang, json)
        return
    results = [measure(setting, slices) for setting in settings]
    if json:
        terminal.document(results[0] if game else results)
        return
    for result in results:
        tell(result, Speech(lang, result.game))


def measure_envs(settings: list[Setting], slices: int, game: str | None, lang: str | None, json: bool) -> None:
    """Observations and environments instead; all games without one are those that have observations."""
    from tradewinds.cli import bench_envs

    found = []
    for one in settings:
        positions = [middle(one, number) for number in range(POSITIONS)]
        found.append(bench_envs.measure(one.game, one.players, dict(one.options), positions, slices))
    if json:
        terminal.document(found[0] if game else found)
        return
    for result in found:
        bench_envs.tell(result, Speech(lang, result.game))


class Setting(NamedTuple):
    game: Game
    players: int
    options: Mapping[str, object]


def usual(game: Game) -> int:
    return min(max(4, game.min_players), game.max_players)


def measure(setting: Setting, slices: int) -> Bench:
    """Medians over the slices; a slice is a portion of the loop, of matches, of copies and of views, in turn."""
    began = time.process_time()
    numbers = count()
    positions = [middle(setting, next(numbers)) for _ in range(POSITIONS)]
    portion = matches_in(setting, numbers, 0.05)
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
                made += one_match(setting, next(numbers))

        spent = timed(play)
        after = timed(lambda: reference_loop(PORTION)) / PORTION
        loop = (before + after) / 2
        loops.append(loop)
        per_match.append(spent / portion)
        per_decision.append(spent / made)
        ratios.append(spent / made / loop)
        copies.append(copy_time(positions))
        views.append(view_time(setting.game, positions))
    return Bench(
        game=setting.game.id,
        players=setting.players,
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


def begun(setting: Setting, number: int) -> State:
    return setting.game.start(setting.players, setting.options, number)


def one_match(setting: Setting, number: int) -> int:
    return int(random_playout(begun(setting, number), Xorshift(number)))


def matches_in(setting: Setting, numbers: count[int], seconds: float) -> int:
    """How many matches fit into so much time."""
    began = time.process_time()
    matches = 0
    while time.process_time() - began < seconds:
        one_match(setting, next(numbers))
        matches += 1
    return matches


def middle(setting: Setting, number: int) -> State:
    """A position in the middle of a random match."""
    whole = one_match(setting, number)
    state = begun(setting, number)
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
