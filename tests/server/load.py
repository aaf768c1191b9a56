"""Servers under load, killed or stopped under load: many tables with bots, two people at each, every promise checked.

    python -m tests.server.load --game all --tables 200 --seconds 60      the round trip of a decision, for every game
    python -m tests.server.load --tables 200 --kills 200                  SIGKILL, again and again
    python -m tests.server.load --nodes --tables 60                       three servers: one is killed, one is stopped
    python -m tests.server.load --database postgres …                     (--nodes always)

The people here think for `--think` seconds on average (exponentially distributed), far less than people do. A round
trip is measured from the sending of a decision to the `ok` that says that it is on disk. What is checked after a run:
every acknowledged decision is in the database, once, at the sequence number that was told; every log is gapless and
replays under the rules; and what each client pieced together from updates over all interruptions is, fact for fact,
what a new client sees: nothing was lost, nothing came twice, nothing was shown that was not kept.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from tests.support.databases import drop_database, new_database
from tests.support.fleet import Fleet, Report, ServerProcess
from tests.support.logs import check_database
from tradewinds import games


async def run(
    database: str,
    *,
    game: str = "jamaica",
    tables: int = 200,
    seconds: float = 30.0,
    decisions: int = 0,
    warm_up: float = 3.0,
    kills: int = 0,
    between: tuple[float, float] = (0.3, 2.0),
    each: int = 0,
    think: float = 1.0,
    pause: float = 0.0,
    say: Any = lambda text: None,
) -> Report:
    """One run: start, load, (kill and restart), stop, check. With `decisions` it ends, at the latest after `seconds`,
    when people have made so many. Before each kill they have made `each`, however long that takes on a busy machine."""
    server = ServerProcess(database, pause)
    say(f"server up in {await server.start():.1f} s")
    fleet = Fleet([server.base], game, tables, think)
    report = fleet.report
    dice = random.Random(7)
    try:
        await fleet.begin()
        say(f"{tables} tables of {game}, {2 * tables} websockets")
        await asyncio.sleep(warm_up)
        fleet.measuring = True
        before, cpu, begun = report.decisions, server.cpu(), time.perf_counter()
        if kills:
            while report.kills < kills:
                done = report.decisions
                await fleet.everybody_back()
                await asyncio.sleep(dice.uniform(*between))
                while report.decisions < done + each:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
                done = report.decisions
                await server.kill()
                fleet.up.clear()
                report.kills += 1
                took = await server.start()
                fleet.up.set()
                say(f"kill {report.kills}: {done} acknowledged so far, server up again in {took:.1f} s")
            await fleet.everybody_back()
            await asyncio.sleep(between[1])
        elif decisions:
            while report.decisions - before < decisions and time.perf_counter() - begun < seconds:  # noqa: ASYNC110
                await asyncio.sleep(0.1)
        else:
            await asyncio.sleep(seconds)
        report.seconds = time.perf_counter() - begun
        own, workers = server.cpu()
        report.server_cpu, report.worker_cpu = (own - cpu[0]) / report.seconds, (workers - cpu[1]) / report.seconds
        fleet.measuring = False
        total = report.decisions
        report.decisions -= before
        say("stopping")
        await fleet.stop()
        await fleet.compare()
        report.decisions = total - before
        report.problems.extend(server.trouble())
    finally:
        await server.kill()
    await check_database(database, fleet)
    return report


async def health(fleet: Fleet, struck: set[int]) -> None:
    """What a proxy in front of several servers does: it asks them how they are, and sends people elsewhere.

    A server that was only slow is used again, one that was `struck` is not.
    """
    async with httpx.AsyncClient(timeout=1.0) as http:

        async def well(base: str) -> bool:
            try:
                return (await http.get(f"{base}/api/games")).status_code == 200
            except httpx.HTTPError:
                return False

        ill: dict[int, int] = {}
        while True:
            answers = await asyncio.gather(*(well(base) for base in fleet.bases))
            for node, good in enumerate(answers):
                ill[node] = 0 if good else ill.get(node, 0) + 1
                if good and node not in struck:
                    fleet.down.discard(node)
                if ill[node] == 2 and node not in fleet.down:
                    fleet.lose(node)
            await asyncio.sleep(0.3)


async def run_nodes(
    database: str,
    *,
    game: str = "jamaica",
    tables: int = 60,
    warm_up: float = 5.0,
    after: float = 12.0,
    think: float = 0.3,
    patience: float = 240.0,
    say: Any = lambda text: None,
) -> Report:
    """Three servers on one database, the people of each table spread over them. One is killed; then another is stopped,
    and goes on when everybody has long left it."""
    servers = [ServerProcess(database, 0.0) for _ in range(3)]
    for server in servers:
        await server.start()
    fleet = Fleet([server.base for server in servers], game, tables, think)
    report = fleet.report
    struck: set[int] = set()
    watching = asyncio.create_task(health(fleet, struck))
    try:
        await fleet.begin()
        say(f"{tables} tables of {game} on {len(servers)} servers")
        await asyncio.sleep(warm_up)
        begun = time.perf_counter()
        for blow, node in (("nothing", -1), ("SIGKILL", 0), ("SIGSTOP", 1)):
            fleet.blow = (blow, time.perf_counter())
            if node >= 0:
                struck.add(node)
                servers[node].signal(signal.Signals[blow])
            await asyncio.sleep(after)
            async with asyncio.timeout(patience):  # all tables move again before the next blow
                while fleet.stuck():  # noqa: ASYNC110
                    await asyncio.sleep(0.1)
            fleet.still()
            say(f"{blow}: the longest stall of a table was {report.stalls.get(blow, 0.0):.2f} s")
        fleet.blow = None
        servers[1].signal(signal.SIGCONT)
        await asyncio.sleep(3.0)
        report.seconds = time.perf_counter() - begun
        report.kills = 1
        await fleet.stop()
        await fleet.compare()
        report.problems.extend(servers[2].trouble())
    finally:
        watching.cancel()
        for server in servers:
            await server.kill()
    await check_database(database, fleet)
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", default="sqlite", help="sqlite (a new file), postgres (a new database)")
    parser.add_argument("--game", default="jamaica", help="a game's name, or all: one after the other")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--nodes", action="store_true", help="three servers, one killed, one stopped")
    parser.add_argument("--think", type=float)
    parser.add_argument("--pause", type=float, default=0.0, help="the bots' pause")
    given = parser.parse_args()
    if not given.kills:
        # The people here keep all that they were told; looking through it took 0.1 s at times, as if the server waited.
        gc.disable()
    failed = False
    for game in games.shelf() if given.game == "all" else [given.game]:
        report = once(game, given)
        print(json.dumps({"database": "postgres" if given.nodes else given.database, **report.plain()}, indent=1))
        failed = failed or bool(report.problems)
    sys.exit(1 if failed else 0)


def once(game: str, given: argparse.Namespace) -> Report:
    def say(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    with tempfile.TemporaryDirectory() as folder:
        url = new_database("postgres" if given.nodes else given.database, Path(folder))
        try:
            if given.nodes:
                return asyncio.run(run_nodes(url, game=game, tables=given.tables, think=given.think or 0.3, say=say))
            return asyncio.run(
                run(
                    url,
                    game=game,
                    tables=given.tables,
                    seconds=given.seconds,
                    kills=given.kills,
                    think=1.0 if given.think is None else given.think,
                    pause=given.pause,
                    say=say,
                )
            )
        finally:
            drop_database(url)


if __name__ == "__main__":
    main()
