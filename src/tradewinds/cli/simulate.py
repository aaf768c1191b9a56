"""`tradewinds simulate`."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Protocol

from cyclopts import Parameter

from tradewinds.cli import terminal
from tradewinds.cli.common import (
    GameName,
    Json,
    Lang,
    Options,
    PackFile,
    Players,
    Seed,
    at_least,
    bot_names,
    options_of,
    pack_bytes,
    rules_of,
)
from tradewinds.cli.speech import Speech, Usage
from tradewinds.play.campaigns import story_of
from tradewinds.play.simulation import BotTally, Setting, Tally, interval, make_setting
from tradewinds.play.simulation import simulate as play_matches

PROBE = 1.0
"""Seconds of matches after which it is known how long they take."""
WORTH = 3.0
"""Seconds of work for which it is worth starting processes."""
FIRST_LINE, LINES_APART = 10.0, 30.0
"""Seconds until the first and between two lines that tell how far it is, where no bar can be shown."""


def simulate(
    game: GameName,
    *,
    players: Players = 4,
    games: Annotated[int, Parameter(name="--games")] = 100,
    seed: Seed = "1",
    bots: Annotated[str, Parameter(name="--bots")] = "random",
    option: Options = None,
    check: Annotated[bool, Parameter(name="--check")] = True,
    verify_replay: Annotated[bool, Parameter(name="--verify-replay", negative=())] = False,
    record: Annotated[Path | None, Parameter(name="--record")] = None,
    jobs: Annotated[int | None, Parameter(name="--jobs")] = None,
    campaign: Annotated[bool, Parameter(name="--campaign", negative=())] = False,
    pack: PackFile = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Let bots play many matches against each other and count."""
    from tradewinds import games as shelf

    say = Speech(lang, game if game in shelf.names() else "")
    rules = rules_of(game, pack)
    at_least("--games", games, 1)
    if jobs is not None:
        at_least("--jobs", jobs, 1)
    given = options_of(rules, option)
    if campaign:
        given |= story_of(rules).options
    options = rules.check(rules.check_players(players), given)
    names = bot_names(rules, bots, "random")
    people = players - len(rules.rule_seats(players, options))
    if len(names) > people:
        raise Usage("cli-bots-many", {"bots": len(names), "players": people}, field="--bots")
    if record is not None:
        try:
            record.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Usage("cli-file-write", {"file": str(record), "reason": error.strerror or ""}) from None
    setting = make_setting(
        rules,
        players,
        options,
        seed,
        names,
        check=check,
        replay=verify_replay,
        folder=record,
        pack=pack_bytes(pack),
        campaign=campaign,
    )
    began = time.perf_counter()
    with progress(games, say) as bar:
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


def run(setting: Setting, games: int, jobs: int | None, bar: Bar) -> Tally:
    """All matches, in portions. Unless `jobs` says how many processes, one begins, and all cores help where there is
    more to do than their start costs. Who plays which match changes nothing."""
    total = Tally(setting.players)
    workers = jobs or cores()
    first = 0
    began = time.monotonic()
    size = max(1, min(200, games // (workers * 4)))
    while first < games and (workers == 1 or (jobs is None and not worth_it(first, games, time.monotonic() - began))):
        count = min(size if workers == 1 else 1, games - first)
        total.add(play_matches(setting, first, count))
        first += count
        bar(count)
    if first < games:
        together(setting, first, games, workers, total, bar)
    return total


def cores() -> int:
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on this system
        return os.cpu_count() or 1


def worth_it(played: int, games: int, seconds: float) -> bool:
    """Whether the matches that are left take long enough to start processes for them, going by those played so far."""
    return seconds > PROBE and (games - played) * seconds / played > WORTH


def together(setting: Setting, first: int, games: int, workers: int, total: Tally, bar: Bar) -> None:
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    size = max(1, min(200, (games - first) // (workers * 4)))
    portions = [(start, min(size, games - start)) for start in range(first, games, size)]
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(workers, len(portions)), mp_context=context)
    try:
        waiting = [pool.submit(play_matches, setting, start, count) for start, count in portions]
        for (_, count), portion in zip(portions, waiting, strict=True):
            total.add(portion.result())
            bar(count)
    finally:
        # After Ctrl-C nobody waits for the portions that have not begun.
        pool.shutdown(cancel_futures=True)


@contextmanager
def progress(total: int, say: Speech) -> Iterator[Bar]:
    """On stderr: a bar on a terminal; elsewhere, for long work, a line now and then."""
    error = terminal.console(error=True)
    if not error.is_terminal:
        done, next_line = 0, time.monotonic() + FIRST_LINE

        def line(matches: int) -> None:
            nonlocal done, next_line
            done += matches
            if time.monotonic() > next_line:
                terminal.complain(say("cli-simulate-so-far", done=done, games=total))
                next_line = time.monotonic() + LINES_APART

        yield line
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    shown = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*shown, console=error, transient=True) as bars:
        task = bars.add_task(say("cli-simulate-progress"), total=total)
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
        "seat_wins": [round(float(wins), 6) for wins in tally.seat_wins],
        "bot_wins": {name: round(float(wins), 6) for name, wins in tally.bot_wins.items()},
        "bots": {name: of_bot(bot, tally.finished) for name, bot in tally.bots.items()},
        "violations": tally.violations if checked or tally.violations else None,
        **({"campaigns": of_campaigns(tally)} if setting.campaign else {}),
    }


def of_campaigns(tally: Tally) -> dict[str, object]:
    """How many there were, how they ended, and what of the story their archives named."""
    return {"played": tally.campaigns, "endings": tally.endings, "reached": sorted(tally.reached)}


def of_bot(bot: BotTally, finished: int) -> dict[str, object]:
    """One bot over all its seats. A match is won by a bot if a seat of its is; times are those of `choose`."""
    low, high = interval(float(bot.wins), finished)
    mean, worst = bot.times.mean_ms(), bot.times.quantile_ms(0.99)
    return {
        "seats": bot.seats,
        "mean_score": round(bot.score / bot.seats, 4) if bot.seats else None,
        "mean_place": round(bot.place / bot.seats, 4) if bot.seats else None,
        "wins": round(float(bot.wins), 6),
        "win_share": round(float(bot.wins / finished), 6) if finished else None,
        "win_share_95": [round(low, 6), round(high, 6)] if finished else None,
        "decisions": bot.times.n,
        "decision_ms_mean": None if mean is None else round(mean, 6),
        "decision_ms_p99": None if worst is None else round(worst, 6),
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
        scores, wins, bots = result["mean_scores"], result["seat_wins"], result["bots"]
        assert isinstance(scores, list)
        assert isinstance(wins, list)
        assert isinstance(bots, dict)
        heads = [say("cli-head-seat"), say("cli-head-score"), say("cli-head-wins")]
        rows = [(seat, f"{scores[seat]:.2f}", percent(wins[seat], finished)) for seat in range(len(wins))]
        terminal.columns(heads, rows, numbers=(1, 2))
        heads = [say(f"cli-head-{name}") for name in ("bot", "score", "place", "wins", "interval", "ms", "p99")]
        terminal.columns(heads, [row(name, bot) for name, bot in bots.items()], numbers=range(1, 7))
    played = result.get("campaigns")
    if isinstance(played, dict):
        endings = ", ".join(f"{say(f'ending-{name}')} {n}" for name, n in sorted(played["endings"].items()))
        terminal.out(say("cli-simulate-campaigns", n=played["played"], endings=endings or "–"))
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


def row(name: str, bot: dict[str, Any]) -> list[str]:
    low, high = bot["win_share_95"]
    times = [f"{ms:.3f}" if ms is not None else "–" for ms in (bot["decision_ms_mean"], bot["decision_ms_p99"])]
    share = f"{100 * low:.1f}–{100 * high:.1f} %"
    return [name, f"{bot['mean_score']:.2f}", f"{bot['mean_place']:.2f}", percent(bot["win_share"], 1), share, *times]
