"""`tradewinds simulate`."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Protocol

from cyclopts import Parameter

from tradewinds.cli import terminal
from tradewinds.cli.common import GameName, Json, Lang, Options, Players, Seed, at_least, bot_names, options_of
from tradewinds.cli.speech import Speech, Usage
from tradewinds.play.simulation import Setting, Tally, make_setting
from tradewinds.play.simulation import simulate as play_matches


def simulate(
    game: GameName,
    *,
    players: Players = 4,
    games: Annotated[int, Parameter(name="--games", help="How many matches.")] = 100,
    seed: Seed = "1",
    bots: Annotated[str, Parameter(name="--bots", help="Names with commas between them.")] = "random",
    option: Options = None,
    check: Annotated[bool, Parameter(name="--check", help="Look for broken invariants after every decision.")] = True,
    verify_replay: Annotated[
        bool,
        Parameter(
            name="--verify-replay",
            negative=(),
            show_default=False,
            help="Play every record again and compare how it ends.",
        ),
    ] = False,
    record: Annotated[Path | None, Parameter(name="--record", help="A folder for the record of every match.")] = None,
    jobs: Annotated[int, Parameter(name="--jobs", help="How many processes.")] = 1,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Let bots play many matches against each other and count.

    The bots are dealt round the table until every seat has one, and from match to match they all move on by one seat:
    in as many matches as there are players every bot sits on every seat equally often. Of a shared victory every
    winner gets an equal part. Match number i has the seed SEED.i, whatever --jobs is.

    With --no-check (or random bots and nothing else to do) matches run at the engine's full speed.
    Exit code 1 if an invariant was broken or a replay ended differently.

    For example:

        tradewinds simulate jamaica --players 4 --games 1000
        tradewinds simulate jamaica --bots mate,random,random,random --games 1000 --json
        tradewinds simulate jamaica --players 2 --option ghost_tie_rule=captain_chooses --verify-replay
        tradewinds simulate jamaica --games 20 --record matches/

    The JSON document: game, players, options, games, finished, decisions, seconds, games_per_s, decisions_per_s,
    mean_scores (per seat), seat_wins (per seat), bot_wins (per bot), violations (sentences; null if not checked).
    """
    from tradewinds import games as shelf

    say = Speech(lang, game if game in shelf.names() else "")
    rules = shelf.load(game)
    at_least("--games", games, 1)
    at_least("--jobs", jobs, 1)
    rules.check_players(players)
    names = bot_names(rules, bots, "random")
    if len(names) > players:
        raise Usage("cli-bots-many", {"bots": len(names), "players": players}, field="--bots")
    if record is not None:
        try:
            record.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Usage("cli-file-write", {"file": str(record), "reason": error.strerror or ""}) from None
    setting = make_setting(
        rules,
        players,
        options_of(rules, option),
        seed,
        names,
        check=check,
        replay=verify_replay,
        folder=record,
    )
    began = time.perf_counter()
    with progress(games, say("cli-simulate-progress"), show=not json) as bar:
        tally = run(setting, games, jobs, bar)
    seconds = time.perf_counter() - began
    result = summary(setting, tally, seconds, checked=check or verify_replay)
    if json:
        terminal.document(result)
    else:
        tell(result, say)
    return 1 if tally.violations else 0


class Bar(Protocol):
    def __call__(self, matches: int) -> None: ...


def run(setting: Setting, games: int, jobs: int, bar: Bar) -> Tally:
    """All matches, in portions; with several jobs in as many processes."""
    size = max(1, min(200, games // (jobs * 4) or 1))
    portions = [(first, min(size, games - first)) for first in range(0, games, size)]
    total = Tally(setting.players)
    if jobs == 1:
        for first, count in portions:
            total.add(play_matches(setting, first, count))
            bar(count)
        return total
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(portions)), mp_context=context)
    try:
        waiting = [pool.submit(play_matches, setting, first, count) for first, count in portions]
        for (_, count), portion in zip(portions, waiting, strict=True):
            total.add(portion.result())
            bar(count)
    finally:
        # After Ctrl-C nobody waits for the portions that have not begun.
        pool.shutdown(cancel_futures=True)
    return total


@contextmanager
def progress(total: int, label: str, *, show: bool) -> Iterator[Bar]:
    """A progress bar on a terminal; elsewhere nothing."""
    error = terminal.console(error=True)
    if not show or not error.is_terminal:
        yield lambda matches: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    shown = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*shown, console=error, transient=True) as bars:
        task = bars.add_task(label, total=total)
        yield lambda matches: bars.advance(task, matches)


def summary(setting: Setting, tally: Tally, seconds: float, *, checked: bool) -> dict[str, object]:
    """The document; its names are an interface."""
    return {
        "game": setting.game,
        "players": setting.players,
        "options": setting.options,
        "games": tally.games,
        "finished": tally.finished,
        "decisions": tally.decisions,
        "seconds": round(seconds, 6),
        "games_per_s": round(tally.games / seconds, 3),
        "decisions_per_s": round(tally.decisions / seconds, 3),
        "mean_scores": [round(score / tally.finished, 4) if tally.finished else None for score in tally.scores],
        "seat_wins": [round(wins, 6) for wins in tally.seat_wins],
        "bot_wins": {bot: round(wins, 6) for bot, wins in tally.bot_wins.items()},
        "violations": tally.violations if checked or tally.violations else None,
    }


def tell(result: dict[str, object], say: Speech) -> None:
    games, finished = int(str(result["games"])), int(str(result["finished"]))
    terminal.out(say("cli-simulate-games", games=games, finished=finished))
    terminal.out(
        say(
            "cli-simulate-speed",
            decisions=result["decisions"],
            seconds=f"{result['seconds']:.2f}",
            games=f"{result['games_per_s']:,.0f}",
            rate=f"{result['decisions_per_s']:,.0f}",
        )
    )
    if finished:
        scores, wins, bots = result["mean_scores"], result["seat_wins"], result["bot_wins"]
        assert isinstance(scores, list)
        assert isinstance(wins, list)
        assert isinstance(bots, dict)
        heads = [say("cli-head-seat"), say("cli-head-score"), say("cli-head-wins")]
        rows = [(seat, f"{scores[seat]:.2f}", percent(wins[seat], finished)) for seat in range(len(wins))]
        terminal.columns(heads, rows, numbers=(1, 2))
        heads = [say("cli-head-bot"), say("cli-head-wins")]
        terminal.columns(heads, [(bot, percent(won, finished)) for bot, won in bots.items()], numbers=(1,))
    violations = result["violations"]
    if violations is None:
        terminal.out(say("cli-simulate-unchecked"))
    elif not violations:
        terminal.out(say("cli-simulate-sound"), "green")
    else:
        assert isinstance(violations, list)
        terminal.out(say("cli-simulate-broken", n=len(violations)), "red")
        for line in violations:
            terminal.out(f"  {line}")


def percent(wins: float, games: int) -> str:
    return f"{100 * wins / games:.1f} %"
