"""A server under load, and killed under load: many tables with bots, two people at each, every promise checked.

    python -m tests.server.load --tables 200 --seconds 60                 the round trip of a decision
    python -m tests.server.load --tables 200 --kills 20                   SIGKILL, again and again
    python -m tests.server.load --database postgresql://root@127.0.0.1/test …

The people here think for `--think` seconds on average (exponentially distributed), far less than people do. A round
trip is measured from the sending of a decision to the `ok` that says that it is on disk. What is checked after a run:
every acknowledged decision is in the database, once, at the sequence number that was told; every log is gapless and
replays under the rules; and what each client pieced together from updates over all interruptions is, fact for fact,
what a new client sees: nothing was lost, nothing came twice, nothing was shown that was not kept.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.support.databases import drop_database, new_database
from tradewinds.play.table import Header, Line, Table
from tradewinds.server import store
from tradewinds.server.catalog import Catalog

ROOT = Path(__file__).parents[2]


class Choice(msgspec.Struct):
    action: str


class Prompt(msgspec.Struct):
    options: list[Choice]


class Place(msgspec.Struct):
    seat: int
    prompt: Prompt | None


class About(msgspec.Struct):
    status: str


class Message(msgspec.Struct):
    t: str
    seq: int = 0
    ref: str | None = None
    key: str = ""
    seats: list[Place] = []
    facts: list[msgspec.Raw] = []
    facts_from: int = 0
    table: About | None = None


decode = msgspec.json.Decoder(Message).decode


@dataclass
class Report:
    game: str
    tables: int
    sockets: int
    think: float
    seconds: float = 0.0
    decisions: int = 0
    finished_tables: int = 0
    kills: int = 0
    reconnections: int = 0
    refusals: Counter[str] = field(default_factory=Counter)
    trips: list[float] = field(default_factory=list)
    bytes_received: int = 0
    slowest_recovery: float = 0.0
    server_cpu: float = 0.0
    total_decisions: int = 0
    problems: list[str] = field(default_factory=list)

    def percentile(self, p: float) -> float:
        ordered = sorted(self.trips)
        return ordered[min(len(ordered) - 1, int(len(ordered) * p / 100))] * 1000 if ordered else 0.0

    def plain(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "tables": self.tables,
            "websockets": self.sockets,
            "think_s": self.think,
            "seconds": round(self.seconds, 1),
            "acknowledged": self.decisions,
            "acknowledged_per_s": round(self.decisions / self.seconds, 1) if self.seconds else 0,
            "decisions_with_bots": self.total_decisions,
            "p50_ms": round(self.percentile(50), 2),
            "p90_ms": round(self.percentile(90), 2),
            "p99_ms": round(self.percentile(99), 2),
            "max_ms": round(self.percentile(100), 2),
            "server_cpu": round(self.server_cpu, 2),
            "megabytes_received": round(self.bytes_received / 1e6, 1),
            "finished_tables": self.finished_tables,
            "kills": self.kills,
            "reconnections": self.reconnections,
            "slowest_recovery_s": round(self.slowest_recovery, 2),
            "refusals": dict(self.refusals),
            "problems": self.problems[:20],
        }


class ServerProcess:
    """The server as a process that can be killed."""

    def __init__(self, database: str, pause: float) -> None:
        self.database = database
        self.pause = pause
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: asyncio.subprocess.Process | None = None
        self.log = tempfile.TemporaryFile()  # noqa: SIM115 (kept open as long as the process writes to it)

    async def start(self) -> float:
        """Start, and wait until it answers; gives the seconds that took."""
        begun = time.perf_counter()
        command = [sys.executable, "-m", "tests.support.serve", str(self.port), self.database, str(self.pause)]
        environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}"}
        self.process = await asyncio.create_subprocess_exec(
            *command, cwd=ROOT, env=environment, stdout=self.log, stderr=self.log
        )
        async with httpx.AsyncClient() as http:
            while True:
                if self.process.returncode is not None:
                    self.log.seek(0)
                    raise RuntimeError(self.log.read().decode()[-3000:])
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get(f"{self.base}/api/games")).status_code == 200:
                        return time.perf_counter() - begun
                await asyncio.sleep(0.05)

    async def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        assert self.process is not None
        with contextlib.suppress(OSError):
            parts = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
            return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")
        return 0.0

    def trouble(self) -> list[str]:
        """Errors the server wrote to its log."""
        self.log.seek(0)
        lines = self.log.read().decode(errors="replace").splitlines()
        return [line for line in lines if "Error" in line or "Traceback" in line][:5]


class Player:
    """One person at one table: keeps what it is shown, decides at random, comes back after every interruption."""

    def __init__(self, fleet: Fleet, table: str, seat: int, cookie: str, dice: random.Random) -> None:
        self.fleet = fleet
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.dice = dice
        self.seq = 0
        self.facts: list[bytes] = []
        self.options: list[str] = []
        self.pending: dict[str, Any] | None = None
        self.sent_at = 0.0
        self.clean_trip = False
        self.acknowledged: list[tuple[str, int, str]] = []
        self.number = 0
        self.over = False
        self.lost_at: float | None = None

    async def run(self) -> None:
        while not self.over and not self.fleet.stopping:
            try:
                await self.sit()
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                self.fleet.report.reconnections += 1
                self.clean_trip = False
                self.lost_at = self.lost_at or time.perf_counter()
                await asyncio.sleep(self.dice.random())
                await self.fleet.up.wait()

    async def sit(self) -> None:
        url = f"{self.fleet.base.replace('http', 'ws', 1)}/api/tables/{self.table}/ws"
        headers = {"Cookie": self.cookie}
        async with connect(
            url, additional_headers=headers, compression=None, max_size=None, ping_interval=None, open_timeout=30
        ) as ws:
            await ws.send(json.dumps({"t": "hello", "have": self.seq, "facts": len(self.facts)}))
            thinking: asyncio.Task[None] | None = None
            try:
                async for raw in ws:
                    self.fleet.report.bytes_received += len(raw)
                    message = decode(raw)
                    self.hear(message)
                    if message.t == "state" and self.pending is not None:
                        await ws.send(json.dumps(self.pending))  # the same ref: done once, whatever happened to it
                    if self.over or self.fleet.stopping:
                        break
                    if self.options and self.pending is None and (thinking is None or thinking.done()):
                        thinking = asyncio.create_task(self.decide(ws))
            finally:
                if thinking is not None:
                    thinking.cancel()

    def hear(self, message: Message) -> None:
        report = self.fleet.report
        if message.t in ("state", "update"):
            if self.lost_at is not None:
                report.slowest_recovery = max(report.slowest_recovery, time.perf_counter() - self.lost_at)
                self.lost_at = None
            if message.facts_from != len(self.facts):
                report.problems.append(
                    f"{self.table}/{self.seat}: {message.t} {message.seq} has facts from {message.facts_from}, "
                    f"{len(self.facts)} are known"
                )
            if message.seq < self.seq:
                report.problems.append(f"{self.table}/{self.seat}: went back from {self.seq} to {message.seq}")
            self.facts[message.facts_from :] = [bytes(fact) for fact in message.facts]
            self.seq = message.seq
            mine = next((place for place in message.seats if place.seat == self.seat), None)
            self.options = [o.action for o in mine.prompt.options] if mine is not None and mine.prompt else []
        elif message.t == "ok" and self.pending is not None and message.ref == self.pending["ref"]:
            self.acknowledged.append((self.pending["ref"], message.seq, self.pending["action"]))
            report.decisions += 1
            if self.clean_trip:
                report.trips.append(time.perf_counter() - self.sent_at)
            self.pending = None
        elif message.t == "refused":
            report.refusals[message.key] += 1
            if self.pending is not None and message.ref == self.pending["ref"]:
                self.pending = None
        if message.table is not None and message.table.status == "finished":
            self.over = True

    async def decide(self, ws: Any) -> None:
        if self.fleet.think:
            await asyncio.sleep(min(self.dice.expovariate(1 / self.fleet.think), 10 * self.fleet.think))
        if not self.options or self.pending is not None:
            return
        self.number += 1
        self.pending = {
            "t": "play",
            "ref": f"{self.seat}-{self.number}",
            "seq": self.seq,
            "seat": self.seat,
            "action": self.dice.choice(self.options),
        }
        self.options = []
        self.sent_at = time.perf_counter()
        self.clean_trip = self.fleet.measuring
        await ws.send(json.dumps(self.pending))


class Fleet:
    """All the people, table after table, so that there are always as many tables being played."""

    def __init__(self, base: str, game: str, tables: int, think: float, seed: int = 1) -> None:
        self.base = base
        self.game = game
        self.tables = tables
        self.think = think
        self.dice = random.Random(seed)
        self.report = Report(game, tables, tables * 2, think)
        self.players: list[Player] = []
        self.stopping = False
        self.measuring = False
        self.up = asyncio.Event()
        """The server answers. (On a real network clients would find out by trying ever more rarely.)"""
        self.up.set()
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        for _ in range(self.tables):
            self.tasks.append(asyncio.create_task(self.keep_a_table(await self.set_table())))

    def is_stopping(self) -> bool:
        return self.stopping

    async def keep_a_table(self, players: list[Player]) -> None:
        while not self.is_stopping():
            await asyncio.gather(*(player.run() for player in players))
            if self.is_stopping():
                return
            self.report.finished_tables += 1
            while True:
                try:
                    players = await self.set_table()
                    break
                except (httpx.HTTPError, KeyError):  # killed just now
                    if self.is_stopping():
                        return
                    await asyncio.sleep(0.3)
                    await self.up.wait()

    async def set_table(self) -> list[Player]:
        seats = ["me", "friend", "bot:mate", "bot:random" if self.game == "jamaica" else "bot:dice"]
        async with (
            httpx.AsyncClient(base_url=self.base, timeout=30) as ann,
            httpx.AsyncClient(base_url=self.base, timeout=30) as bob,
        ):
            table = (await ann.post("/api/tables", json={"game": self.game, "seats": seats, "private": False})).json()
            path = f"/api/tables/{table['id']}"
            (await bob.post(f"{path}/seats/1", json={})).raise_for_status()
            (await ann.post(f"{path}/start")).raise_for_status()
            players = [
                Player(
                    self, table["id"], seat, f"tw_guest={http.cookies['tw_guest']}", random.Random(self.dice.random())
                )
                for seat, http in ((0, ann), (1, bob))
            ]
        self.players.extend(players)
        return players

    async def everybody_back(self) -> None:
        """Wait until nearly all players see their tables again, so that every kill hits a server at work."""
        while sum(player.lost_at is not None for player in self.players) > self.tables // 10:  # noqa: ASYNC110
            await asyncio.sleep(0.1)

    async def stop(self) -> None:
        self.stopping = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def compare(self) -> None:
        """What each client pieced together is what a newcomer with the same eyes sees."""

        async def one(player: Player) -> None:
            fresh = Player(self, player.table, player.seat, player.cookie, self.dice)
            url = f"{self.base.replace('http', 'ws', 1)}/api/tables/{player.table}/ws"
            async with connect(
                url, additional_headers={"Cookie": player.cookie}, compression=None, max_size=None, open_timeout=30
            ) as ws:
                await ws.send('{"t":"hello"}')
                fresh.hear(decode(await ws.recv()))
            if fresh.facts[: len(player.facts)] != player.facts:
                self.report.problems.append(f"{player.table}/{player.seat}: what was shown is not what was kept")
            if fresh.seq < player.seq:
                self.report.problems.append(f"{player.table}/{player.seat}: seq {player.seq} was shown, {fresh.seq} is")

        for start in range(0, len(self.players), 20):
            await asyncio.gather(*(one(player) for player in self.players[start : start + 20]))


async def check_database(database: str, fleet: Fleet) -> None:
    """Every acknowledged decision is there, once, where it was said to be; every log replays under the rules."""
    from tests.support.lanterns import LANTERNS
    from tradewinds import games

    catalog = Catalog({"lanterns": LANTERNS, "jamaica": games.load("jamaica")})
    report = fleet.report
    engine = store.connect(database)
    logs: dict[str, list[Any]] = {}
    async with engine.connect() as connection:
        matches = {row.id: row for row in await connection.execute(select(store.matches))}
        log = store.decisions
        for row in await connection.execute(select(log).order_by(log.c.match, log.c.seq)):
            logs.setdefault(row.match, []).append(row)
    await engine.dispose()
    for match, rows in logs.items():
        if [row.seq for row in rows] != list(range(len(rows))):
            report.problems.append(f"{match}: the log has gaps")
        refs = [(row.guest, row.ref) for row in rows if row.ref is not None]
        if len(refs) != len(set(refs)):
            report.problems.append(f"{match}: a decision was played twice")
        report.total_decisions += len(rows) - 1
        head = matches[match]
        header = Header(head.game, head.players, json.loads(head.options), head.seed, head.rules_version)
        table = Table(catalog.game(head.game), header, [Line(r.seat, r.action, r.back_to) for r in rows[1:]])
        if table.over != (head.status == "finished"):
            report.problems.append(f"{match}: {head.status}, but over is {table.over}")
    for player in fleet.players:
        rows = logs.get(player.table, [])
        for ref, seq, action in player.acknowledged:
            if seq >= len(rows) or (rows[seq].ref, rows[seq].seat, rows[seq].action) != (ref, player.seat, action):
                report.problems.append(f"{player.table}/{player.seat}: {ref} was acknowledged at {seq} and is lost")


async def run(
    database: str,
    *,
    game: str = "jamaica",
    tables: int = 200,
    seconds: float = 30.0,
    warm_up: float = 3.0,
    kills: int = 0,
    between: tuple[float, float] = (0.5, 3.0),
    think: float = 1.0,
    pause: float = 0.0,
    say: Any = lambda text: None,
) -> Report:
    """One run: start, load, (kill and restart), stop, check."""
    server = ServerProcess(database, pause)
    say(f"server up in {await server.start():.1f} s")
    fleet = Fleet(server.base, game, tables, think)
    report = fleet.report
    dice = random.Random(7)
    try:
        await fleet.begin()
        say(f"{tables} tables, {2 * tables} websockets")
        await asyncio.sleep(warm_up)
        fleet.measuring = True
        before, cpu, begun = report.decisions, server.cpu(), time.perf_counter()
        if kills:
            while report.kills < kills:
                await fleet.everybody_back()
                await asyncio.sleep(dice.uniform(*between))
                done = report.decisions
                await server.kill()
                fleet.up.clear()
                report.kills += 1
                took = await server.start()
                fleet.up.set()
                say(f"kill {report.kills}: {done} acknowledged so far, server up again in {took:.1f} s")
            await fleet.everybody_back()
            await asyncio.sleep(between[1])
        else:
            await asyncio.sleep(seconds)
        report.seconds = time.perf_counter() - begun
        report.server_cpu = (server.cpu() - cpu) / report.seconds
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", default="sqlite", help="sqlite (a new file), postgres (a new database)")
    parser.add_argument("--game", default="jamaica")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--think", type=float, default=1.0)
    parser.add_argument("--pause", type=float, default=0.0, help="the bots' pause")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = new_database(given.database, Path(folder))
        try:
            report = asyncio.run(
                run(
                    url,
                    game=given.game,
                    tables=given.tables,
                    seconds=given.seconds,
                    kills=given.kills,
                    think=given.think,
                    pause=given.pause,
                    say=lambda text: print(text, file=sys.stderr, flush=True),
                )
            )
        finally:
            drop_database(url)
    print(json.dumps({"database": given.database, **report.plain()}, indent=1))
    sys.exit(1 if report.problems else 0)


if __name__ == "__main__":
    main()
