"""A thousand tables on three servers: what people wait for, what it costs, and what survives.

    python -m tests.server.crowd --tables 1000 --minutes 6          three servers on PostgreSQL, all games; one server
                                                                    is killed, one hangs; a backup is taken meanwhile
    python -m tests.server.crowd --grow 100,250,500,1000            how cost grows: docs/growth.json and docs/growth.svg
    python -m tests.server.crowd --draw                             the plot again, from the numbers that are there

The servers are three processes of `tradewinds serve` as anybody starts them, with all limits. Two people sit at each
table and think for 15 seconds on average (exponentially distributed); each has an address of the loopback network of
their own. `tests.support.crowd` says what tables there are, and how clocks are checked. A proxy in front, which asks
`/api/ready`, sends people elsewhere when a server does not answer. The one that hung goes on after a while, and the one
that was killed is started again, as systemd does.

Everything is checked afterwards as in `tests.server.load`, and that every decision that was acknowledged before the
moment that the backup names is in the database into which it was restored. Prints JSON; ends with status 1 when
anything was lost, doubled or shown too early. Ctrl-C ends it, and nothing is left behind.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import uvloop
from sqlalchemy import select, update

from tests.support.crowd import CLOCKS, QUIET, Crowd, Seen, Zero, address, percentile
from tests.support.databases import drop_database, new_database
from tests.support.fleet import ROOT, ServerProcess
from tests.support.growth import draw
from tests.support.lines import Caller
from tests.support.logs import check_database
from tests.support.meter import Meter, resident
from tradewinds.server import store
from tradewinds.server.app import raise_file_limit

FIRST = 24
"""Tables that are opened before memory is measured: all games, on all servers."""
IDLE = 350
"""Tables of which the memory is measured while nobody looks at them."""
DOCS = ROOT / "docs"
Say = Callable[[str], None]


class Node(ServerProcess):
    """A server as the command starts it."""

    def __init__(self, database: str, program: str = "tradewinds") -> None:
        super().__init__(database, 0.0)
        self.program = program

    def command(self) -> list[str]:
        return [self.program, "serve", "--port", str(self.port), "--database", self.database]

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid


class Run:
    """One run: what was done, and what came of it."""

    def __init__(self, database: str, folder: Path, crowd: Crowd, nodes: list[Node], niceness: int, say: Say) -> None:
        self.database = database
        self.niceness = niceness
        self.file = folder / "crowd.backup"
        self.crowd = crowd
        self.nodes = nodes
        self.say = say
        self.meter = Meter(database)
        self.memory: dict[str, Any] = {}
        self.backup: dict[str, Any] = {}
        self.seconds = 0.0
        self.before = 0
        """Decisions before anything was measured."""

    # --- phases ------------------------------------------------------------------------------------------------

    async def phase(self, name: str, seconds: float, node: int | None = None) -> None:
        """Let it go on for so long, with something done to a server at the beginning."""
        if node is not None:
            await self.crowd.occupy(node)
        self.crowd.enter(name, node)
        self.meter.begin()
        if node is not None:
            self.nodes[node].signal(signal.Signals[name])
        ends = time.perf_counter() + seconds
        while (left := ends - time.perf_counter()) > 0:
            await asyncio.sleep(min(left, 5.0))
            self.meter.look()
            self.tell(f"{name}, {max(0, ends - time.perf_counter()):.0f} s more")
        self.crowd.lasting()
        self.meter.end(name)

    def tell(self, what: str) -> None:
        trips = self.crowd.seen.trips.get(self.crowd.phase, [])
        there = sum(player.lost_at is None and not player.over for player in self.crowd.players)
        self.say(
            f"{what}: {there} people, {self.crowd.report.decisions} decisions, "
            f"p99 {percentile(trips, 99) * 1000:.0f} ms, {len(self.crowd.seen.zeros)} times at zero"
        )

    async def take_backup(self, seconds: float) -> None:
        self.crowd.enter("backup")
        self.meter.begin()
        begun = time.perf_counter()
        words = ("tradewinds", "backup", str(self.file), "--database", self.database, "--json")
        process = await asyncio.create_subprocess_exec(
            *("nice", "-n", str(self.niceness), sys.executable, "-m", *words), stdout=asyncio.subprocess.PIPE, cwd=ROOT
        )
        try:
            out, _ = await process.communicate()
        finally:
            if process.returncode is None:
                process.kill()
        if process.returncode:
            raise RuntimeError("the backup failed")
        self.backup = json.loads(out)
        self.backup["seconds"] = round(time.perf_counter() - begun, 1)
        self.backup["bytes"] = self.file.stat().st_size
        self.say(f"backup in {self.backup['seconds']} s")
        await asyncio.sleep(max(0.0, seconds - (time.perf_counter() - begun)))
        self.meter.end("backup")

    def resident(self) -> float:
        return sum(resident(node.pid) for node in self.nodes)

    async def open(self) -> None:
        first = min(FIRST, self.crowd.tables)
        await self.crowd.open(first)
        await asyncio.sleep(2.0)
        before = self.resident()
        step = 50
        for start in range(first, self.crowd.tables, step):
            await self.crowd.open(min(step, self.crowd.tables - start))
            self.say(f"{self.crowd.laid} tables")
        await asyncio.sleep(2.0)
        opened = self.resident()
        self.memory = {"nodes_mb_before": round(before, 1), "nodes_mb_opened": round(opened, 1)}
        if self.crowd.tables > first:
            self.memory["kb_per_live_table"] = round((opened - before) * 1000 / (self.crowd.tables - first), 1)

    async def measure(self, seconds: float, blow: float, warm_up: float) -> None:
        """`blow`: how long each blow is looked at; 0: none is struck, and no backup taken."""
        self.meter.look([node.pid for node in self.nodes])
        await self.open()
        await self.phase("warm-up", warm_up)
        self.before = self.crowd.report.decisions
        begun = time.perf_counter()
        if not blow:
            await self.phase(QUIET, seconds)
        else:
            quiet = max(0.0, seconds - 4 * blow) / 4
            await self.phase(QUIET, quiet)
            await self.take_backup(blow)
            await self.phase(QUIET, quiet)
            await self.phase("SIGSTOP", blow, 1)
            self.nodes[1].signal(signal.SIGCONT)
            await self.phase("after SIGCONT", blow)
            await self.phase(QUIET, quiet)
            await self.phase("SIGKILL", blow, 0)
            await self.nodes[0].start()
            self.meter.look([self.nodes[0].pid])
            await self.phase(QUIET, quiet)
        self.seconds = time.perf_counter() - begun
        self.memory["nodes_mb_at_the_end"] = round(self.resident(), 1)

    # --- afterwards --------------------------------------------------------------------------------------------

    async def check(self) -> None:
        crowd = self.crowd
        total = crowd.report.decisions
        self.say("everybody leaves; what they were shown is compared")
        await crowd.stop()
        await crowd.compare()
        crowd.report.decisions = total
        for number, node in enumerate(self.nodes):
            if number != 1:  # the one that hung may well complain of it
                crowd.report.problems.extend(node.trouble())
            await node.kill()
        self.say("the database is checked")
        await check_database(self.database, crowd)

    async def restore(self, elsewhere: str) -> None:
        """Into an empty database; what was acknowledged before the moment that the backup names is there."""
        self.say("the backup is restored elsewhere")
        words = ("tradewinds", "restore", str(self.file), "--database", elsewhere)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", *words, stdout=asyncio.subprocess.DEVNULL, cwd=ROOT
        )
        if await process.wait():
            raise RuntimeError("the backup could not be restored")
        moment = self.backup["moment"] / 1000
        before = [at for player in self.crowd.players for *_, at in player.acknowledged if at < moment]
        self.backup["acknowledged_before"] = len(before)
        await check_database(elsewhere, self.crowd, moment, "restored: ")

    async def idle(self, database: str) -> None:
        """Tables in the middle of their matches, without clocks: nothing happens there until somebody comes."""
        engine, matches = store.connect(database), store.matches
        async with engine.begin() as connection:
            await connection.execute(update(matches).values(clock=None, times=None, since=None, deadline=None))
            found = await connection.scalars(select(matches.c.id).where(matches.c.status == "running").limit(IDLE))
            ids = list(found)
        await engine.dispose()
        first = min(FIRST, len(ids) // 2)
        node = Node(database, self.nodes[0].program)
        try:
            await node.start()

            async def look(some: list[str]) -> float:
                for number, table in enumerate(some):
                    await Caller(node.base, address(number)).call("GET", f"/api/tables/{table}")
                await asyncio.sleep(3.0)
                return resident(node.pid)

            before = await look(ids[:first])
            after = await look(ids[first:])
        finally:
            await node.kill()
        self.memory["idle_tables"] = len(ids) - first
        self.memory["kb_per_idle_table"] = round((after - before) * 1000 / (len(ids) - first), 1)

    # --- telling -----------------------------------------------------------------------------------------------

    def plain(self) -> dict[str, Any]:
        crowd, seen = self.crowd, self.crowd.seen
        return {
            "tables": crowd.tables,
            "people": 2 * crowd.tables,
            "nodes": len(self.nodes),
            "think_s": crowd.think,
            "seconds": round(self.seconds, 1),
            "acknowledged": crowd.report.decisions,
            "acknowledged_per_s": round((crowd.report.decisions - self.before) / self.seconds, 1),
            "decisions_with_bots": crowd.report.total_decisions,
            "finished_tables": crowd.report.finished_tables,
            "reconnections": crowd.report.reconnections,
            "megabytes_received": round(crowd.report.bytes_received / 1e6, 1),
            "round_trips": {phase: trips_of(seen, phase) for phase in seen.trips},
            "longest_waits_s": {phase: rounded(waits) for phase, waits in seen.waits.items()},
            "cores": {phase: self.meter.cores(phase) for phase in self.meter.spent},
            "memory": self.memory,
            "clocks": clocks_of(seen),
            "backup": {name: self.backup.get(name) for name in BACKUP} if self.backup else None,
            "refusals": dict(crowd.report.refusals),
            "problems": crowd.report.problems[:20],
        }


BACKUP = ("moment", "seconds", "bytes", "acknowledged_before")


def rounded(values: dict[str, float]) -> dict[str, float]:
    return {name: round(value, 2) for name, value in values.items()}


def trips_of(seen: Seen, phase: str) -> dict[str, float]:
    trips = seen.trips[phase]
    found = {f"p{p}_ms": round(percentile(trips, p) * 1000, 1) for p in (50, 95, 99)}
    return {"decisions": len(trips), "sent_again": seen.resent[phase], **found, "max_ms": round(max(trips) * 1000, 1)}


def clocks_of(seen: Seen) -> dict[str, Any]:
    """Seconds. `early`: zero came before the person expected it, `late` after it, by the time that the server gives for
    it; `told_late`: when they heard of it; `drift`: between what was told and the person's own reckoning."""

    def of(zeros: list[Zero]) -> dict[str, Any]:
        told = [zero.told for zero in zeros if zero.told is not None]
        return {
            "zeros": len(zeros),
            "early": round(max((zero.early for zero in zeros), default=0.0), 3),
            "late": round(max((-zero.early for zero in zeros), default=0.0), 3),
            "told_late": round(max(told, default=0.0), 3),
        }

    phases = {zero.phase for zero in seen.zeros}
    return {
        "by_phase": {phase: of([zero for zero in seen.zeros if zero.phase == phase]) for phase in sorted(phases)},
        "what": {what: sum(zero.what == what for zero in seen.zeros) for what in ("bot", "pass", "decided")},
        "taken_back": seen.returns,
        "told": sum(len(drifts) for drifts in seen.drifts.values()),
        "drift": {phase: round(max(map(abs, drifts)), 3) for phase, drifts in seen.drifts.items()},
    }


@contextlib.asynccontextmanager
async def running(database: str, number: int, program: str) -> AsyncIterator[list[Node]]:
    nodes = [Node(database, program) for _ in range(number)]
    try:
        for node in nodes:
            await node.start()
        yield nodes
    finally:
        for node in nodes:
            if node.process is not None:
                await node.kill()


async def run(
    database: str,
    elsewhere: str,
    folder: Path,
    *,
    tables: int,
    seconds: float,
    think: float = 15.0,
    blow: float = 15.0,
    warm_up: float = 20.0,
    clocks: Any = CLOCKS,
    doze: float = 0.01,
    niceness: int = 10,
    program: str = "tradewinds",
    say: Say = lambda text: None,
) -> Run:
    """`elsewhere`: an empty database into which the backup is restored; `niceness`: with which it is taken, as by
    `deploy/tradewinds-backup.service`."""
    async with running(database, 3, program) as nodes:
        say("three servers are up")
        crowd = Crowd([node.base for node in nodes], tables, think, clocks, doze)
        made = Run(database, folder, crowd, nodes, niceness, say)
        proxy = asyncio.create_task(crowd.proxy())
        try:
            await made.measure(seconds, blow, warm_up)
            await made.check()
        finally:
            proxy.cancel()
            await crowd.stop()
    if made.backup:
        await made.restore(elsewhere)
        await made.idle(elsewhere)
    return made


def once(**wishes: Any) -> Run:
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:

        def empty() -> str:
            made = new_database("postgres", Path(folder))
            stack.callback(drop_database, made)
            return made

        return uvloop.run(run(empty(), empty(), Path(folder), say=said, **wishes))


def said(text: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {text}", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--minutes", type=float, help="that are measured, besides opening and checking: 6, or 2 each")
    parser.add_argument("--think", type=float, default=15.0, help="seconds on average")
    parser.add_argument("--grow", help="numbers of tables, with commas: a run for each, without blows")
    parser.add_argument("--draw", action="store_true", help="only the plot, from docs/growth.json")
    parser.add_argument("--out", type=Path, default=DOCS, help="the folder of growth.json and growth.svg")
    given = parser.parse_args()
    kept, minutes = given.out / "growth.json", given.minutes or (2.0 if given.grow else 6.0)
    sizes = [int(tables) for tables in given.grow.split(",")] if given.grow else [given.tables]
    raise_file_limit(3 * max(sizes) + 1000)
    # The people here keep all that they were told; looking through it took 0.1 s at times, as if the server waited.
    gc.disable()
    if given.grow:
        points, problems = [], False
        for tables in sizes:
            made = once(tables=tables, seconds=minutes * 60, think=given.think, blow=0.0)
            problems = problems or bool(made.crowd.report.problems)
            points.append(made.plain())
            print(json.dumps(points[-1], indent=1))
        title = f"Tables on three servers, {os.cpu_count()} cores, people who think for {given.think:g} s on average"
        about = {"title": title, "minutes": minutes}
        kept.write_text(json.dumps({**about, "points": points}, indent=1) + "\n")
    elif not given.draw:
        made = once(tables=given.tables, seconds=minutes * 60, think=given.think)
        print(json.dumps(made.plain(), indent=1))
        problems = bool(made.crowd.report.problems)
    else:
        problems = False
    if given.grow or given.draw:
        (given.out / "growth.svg").write_text(draw(json.loads(kept.read_text())))
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
