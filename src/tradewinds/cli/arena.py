"""`tradewinds arena`."""

from __future__ import annotations

import shlex
import sys
import time as clock
from contextlib import redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

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
    options_of,
    pack_bytes,
    rules_of,
)
from tradewinds.cli.simulate import cores, progress
from tradewinds.cli.speech import Speech, Usage
from tradewinds.play.arena.conduct import Crew, Pool, alone, conduct
from tradewinds.play.arena.findings import Findings, document, find
from tradewinds.play.arena.plan import Kind, Plan, make_plan
from tradewinds.play.arena.playing import Work, is_outside
from tradewinds.play.arena.report import ends, fair, percent, report, verdict
from tradewinds.play.arena.stopping import Rule, read_question
from tradewinds.play.arena.store import REPORT, Store

if TYPE_CHECKING:
    from tradewinds.kernel.game import Game

MOST_TOLD = 20
"""Faults told in the terminal; the report has them all."""


def arena(
    game: GameName,
    *,
    bots: Annotated[str, Parameter(name="--bots")],
    out: Annotated[Path, Parameter(name="--out")],
    players: Players = 4,
    matches: Annotated[int, Parameter(name="--matches")] = 400,
    kind: Annotated[Kind, Parameter(name="--kind")] = "free",
    question: Annotated[str | None, Parameter(name="--question")] = None,
    width: Annotated[float | None, Parameter(name="--width")] = None,
    seed: Seed = "1",
    option: Options = None,
    time: Annotated[float, Parameter(name="--time")] = 10.0,
    total: Annotated[float | None, Parameter(name="--total")] = None,
    memory: Annotated[int, Parameter(name="--memory")] = 1024,
    jobs: Annotated[int | None, Parameter(name="--jobs")] = None,
    ray: Annotated[str | None, Parameter(name="--ray")] = None,
    pack: PackFile = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """A tournament between bots, until its question is decided."""
    import openskill  # noqa: F401  # what is missing must be said before the first match, not after the last

    from tradewinds import games as shelf

    say = Speech(lang, game if game in shelf.names() else "")
    rules = rules_of(game, pack)
    at_least("--matches", matches, 1)
    at_least("--memory", memory, 64)
    if jobs is not None:
        at_least("--jobs", jobs, 1)
    for name, value, most in (("--time", time, 86400.0), ("--total", total, 1e9), ("--width", width, 0.5)):
        if value is not None and not 0 < value <= most:
            raise Usage("cli-arena-between", {"name": name, "value": value, "most": f"{most:g}"}, field=name)
    entrants = [name.strip() for name in bots.split(",") if name.strip()]
    plan = make_plan(
        rules,
        players,
        options_of(rules, option),
        entrants,
        seed=seed,
        kind=kind,
        pack=pack_bytes(pack),
        time=time,
        total=total or 0.0,
        memory=memory,
    )
    rule = Rule(matches, None if question is None else read_question(question, plan), width)
    work = Work(plan, pack_bytes(pack), str(Path.cwd()))
    guarded = check_bots(work, rules)
    crew = crew_of(jobs, ray)
    began = clock.perf_counter()
    with Store(out, plan) as store:
        with progress(plan.blocks(matches) * plan.size, say) as bar:
            try:
                # Ray tells of nodes that died on stdout, where only the result belongs.
                with redirect_stdout(sys.stderr):
                    stopped = conduct(work, store, rule, crew, bar)
            except KeyboardInterrupt:
                # What is on the disk counts: it may have been written a moment ago.
                terminal.complain(say("cli-arena-stopped", matches=len(store.read()), file=str(out)))
                raise
        found = find(plan, store.results, rule, stopped)
        words = report(
            found,
            say,
            language=say.language,
            title=say("game-name") if say.has("game-name") else plan.game,
            command=again(plan, rule, pack),
            guarded=guarded,
        )
        terminal.write_bytes(out / REPORT, words.encode())
    if json:
        terminal.document(document(found) | {"seconds": round(clock.perf_counter() - began, 3)})
    else:
        tell(found, say, out)
    return 1 if found.void else 0


def crew_of(jobs: int | None, address: str | None) -> Crew:
    """Who plays: this process, several of this machine, or the nodes of a cluster."""
    if address is None:
        workers = jobs or cores()
        return alone if workers == 1 else Pool(workers)
    if jobs is not None:
        raise Usage("cli-arena-jobs", {}, field="--jobs")
    import ray  # noqa: F401  # said before anything else if it is missing

    from tradewinds.play.arena.cluster import Cluster

    return Cluster(address)


def check_bots(work: Work, rules: Game) -> bool | None:
    """Every bot can be made, those outside in their cages. None: all are of the house; else whether cages are whole."""
    from tradewinds import bots

    guarded: bool | None = None
    for name in work.plan.entrants:
        if is_outside(name):
            from tradewinds.play.arena.outside import guarded as whole
            from tradewinds.play.arena.outside import try_out

            try_out(work, rules.id, name)
            guarded = whole() if guarded is None else guarded
        else:
            bots.make(rules, name, 0)
    return guarded


def again(plan: Plan, rule: Rule, pack: Path | None) -> str:
    """The command line that plays the same tournament."""
    words = ["tradewinds", "arena", plan.game, "--bots", ",".join(plan.entrants), "--players", str(plan.players)]
    words += ["--kind", plan.kind, "--matches", str(rule.matches), "--seed", plan.seed]
    if rule.question is not None:
        words += ["--question", f"{rule.question.subject} wins {100 * rule.question.share:g}%"]
    if rule.width is not None:
        words += ["--width", f"{rule.width:g}"]
    for name, value in plan.options.items():
        words += ["--option", f"{name}={'none' if value is None else value}"]
    words += ["--time", f"{plan.time:g}", "--total", f"{plan.total:g}", "--memory", str(plan.memory)]
    if pack is not None:
        words += ["--pack", str(pack)]
    return shlex.join([*words, "--out", "FOLDER"])


def tell(found: Findings, say: Speech, out: Path) -> None:
    terminal.out(verdict(found, say))
    heads = [say(f"arena-{name}") for name in ("bot", "mu")]
    heads += [say(f"arena-{name}") for name in ("interval", "place", "score", "ms", "p99", "faulted")]
    rows: list[list[str]] = []
    for name in found.ranked:
        one, line = found.ratings[name], found.lines.get(name)
        row = [name, f"{one.mu:.2f}", f"{one.low:.2f}–{one.high:.2f}"]
        if line is None or not line.seats:
            rows.append([*row, *["–"] * 5])
            continue
        times = [f"{ms:.3f}" if ms is not None else "–" for ms in (line.times.mean_ms(), line.times.quantile_ms(0.99))]
        means = [f"{line.place / line.seats:.2f}", f"{line.score / line.seats:.2f}"]
        rows.append([*row, *means, *times, str(line.faults)])
    terminal.columns(heads, rows, numbers=range(1, 8))
    if found.shares:
        heads = [say(f"arena-{name}") for name in ("bot", "against", "matches", "won", "interval", "fair")]
        shares = [
            [one.subject, one.opponents or "–", one.matches, percent(one.share), ends(one.low, one.high), fair(one)]
            for one in found.shares
        ]
        terminal.columns(heads, shares, numbers=(2, 3, 4, 5))
    told = [(result, fault) for result in found.faulty for fault in result.faults]
    for result, fault in told[:MOST_TOLD]:
        what = say(f"arena-fault-{fault.kind}")
        line_told = say("cli-arena-fault", match=result.match, bot=fault.entrant, what=what, detail=fault.detail)
        terminal.out(line_told, "red")
    if len(told) > MOST_TOLD:
        terminal.out(say("arena-more", n=len(told) - MOST_TOLD))
    for void in found.void[:MOST_TOLD]:
        terminal.out(say("cli-arena-void", match=void.match, seed=void.seed, reason=void.void), "red")
    terminal.out(say("cli-arena-report", file=str(out / REPORT)))
