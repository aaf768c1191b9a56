"""A fleet of people at many tables, the server processes they play on, and the checks afterwards."""

from __future__ import annotations

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
    worker_cpu: float = 0.0
    stalls: dict[str, float] = field(default_factory=dict)
    """After each blow to a server: the longest time in which any table did not move."""
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
            "worker_cpu": round(self.worker_cpu, 2),
            "longest_stalls_s": {blow: round(stall, 2) for blow, stall in self.stalls.items()},
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
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    def signal(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def cpu(self) -> tuple[float, float]:
        """Seconds of processor time so far: the server's own, and its workers'."""
        assert self.process is not None
        own = workers = 0.0
        for file in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                parts = file.read_text().rsplit(")", 1)[1].split()
                seconds = (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")
                if file.parent.name == str(self.process.pid):
                    own += seconds
                elif parts[1] == str(self.process.pid):
                    workers += seconds
        return own, workers

    def trouble(self) -> list[str]:
        """Errors the server wrote to its log."""
        self.log.seek(0)
        lines = self.log.read().decode(errors="replace").splitlines()
        return [line for line in lines if "Error" in line or "Traceback" in line][:5]


class Player:
    """One person at one table: keeps what it is shown, decides at random, comes back after every interruption."""

    def __init__(self, fleet: Fleet, table: str, seat: int, cookie: str, dice: random.Random, node: int = 0) -> None:
        self.fleet = fleet
        self.node = node
        self.ws: Any = None
        self.opening: asyncio.Timeout | None = None
        """While the line to the server is being opened."""
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.dice = dice
        self.seq = 0
        self.facts: list[bytes] = []
        self.shown: list[str] = []
        """What could be chosen in the position that was shown last."""
        self.options: list[str] = []
        """The same, unless an answer is on its way."""
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
        self.node = self.fleet.node_for(self.node)
        url = f"{self.fleet.bases[self.node].replace('http', 'ws', 1)}/api/tables/{self.table}/ws"
        headers = {"Cookie": self.cookie}
        try:
            async with asyncio.timeout(30) as self.opening:
                self.ws = await connect(
                    url,
                    additional_headers=headers,
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    open_timeout=None,
                )
        finally:
            self.opening = None
        async with self.ws as ws:
            await ws.send(json.dumps({"t": "hello", "have": self.seq, "facts": len(self.facts)}))
            thinking: asyncio.Task[None] | None = None
            try:
                async for raw in ws:
                    self.fleet.report.bytes_received += len(raw)
                    message = decode(raw)
                    self.hear(message)
                    if message.t == "state" and self.pending is not None:
                        self.options = []  # until it is known what became of the answer
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
            # A table that was read again from disk is shown from the beginning: then it is as it was shown before.
            known = self.facts[message.facts_from :]
            facts = [bytes(fact) for fact in message.facts]
            if message.facts_from > len(self.facts) or (message.t == "update" and known):
                report.problems.append(
                    f"{self.table}/{self.seat}: {message.t} {message.seq} has facts from {message.facts_from}, "
                    f"{len(self.facts)} are known"
                )
            if facts[: len(known)] != known:
                report.problems.append(f"{self.table}/{self.seat}: {message.t} {message.seq} shows another past")
            if message.seq < self.seq:
                report.problems.append(f"{self.table}/{self.seat}: went back from {self.seq} to {message.seq}")
            self.facts[message.facts_from :] = facts
            if message.seq > self.seq:
                self.fleet.moved(self.table, message.seq)
            self.seq = message.seq
            mine = next((place for place in message.seats if place.seat == self.seat), None)
            self.shown = [o.action for o in mine.prompt.options] if mine is not None and mine.prompt else []
            self.options = list(self.shown)
        elif message.t == "ok" and self.pending is not None and message.ref == self.pending["ref"]:
            self.acknowledged.append((self.pending["ref"], message.seq, self.pending["action"]))
            report.decisions += 1
            if self.clean_trip:
                report.trips.append(time.perf_counter() - self.sent_at)
            self.pending = None
            if message.seq <= self.seq:  # it had been kept before the line broke, and what it did has been shown
                self.options = list(self.shown)
        elif message.t == "refused":
            report.refusals[message.key] += 1
            if self.pending is not None and message.ref == self.pending["ref"]:
                self.pending = None
        if message.table is not None and message.table.status == "finished":
            self.over = True

    async def decide(self, ws: Any) -> None:
        if self.fleet.think:
            await asyncio.sleep(min(self.dice.expovariate(1 / self.fleet.think), 5 * self.fleet.think))
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

    def __init__(self, bases: list[str], game: str, tables: int, think: float, seed: int = 1) -> None:
        self.bases = bases
        self.down: set[int] = set()
        """Servers that nobody is sent to any more."""
        self.seqs: dict[str, tuple[int, float]] = {}
        """How far each table is, and since when."""
        self.blow: tuple[str, float] | None = None
        """What was done to a server last, and when."""
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

    def node_for(self, wanted: int) -> int:
        """The server that a player is sent to: the own one as long as it answers."""
        if wanted not in self.down:
            return wanted
        return self.dice.choice([node for node in range(len(self.bases)) if node not in self.down])

    def lose(self, node: int) -> None:
        """Send a server's people elsewhere, as a proxy does when it stops answering."""
        self.down.add(node)
        for player in self.players:
            if player.node == node and player.opening is not None:
                player.opening.reschedule(0)
            elif player.node == node and player.ws is not None:
                player.ws.transport.abort()

    def moved(self, table: str, seq: int) -> None:
        at = time.perf_counter()
        known, since = self.seqs.get(table, (-1, at))
        if seq > known:
            self.seqs[table] = (seq, at)
            self.stalled(since, at)

    def stalled(self, since: float, until: float) -> None:
        """A table did not move in this time; it counts from the blow on."""
        if self.blow is not None:
            blow, at = self.blow
            self.report.stalls[blow] = max(self.report.stalls.get(blow, 0.0), until - max(since, at))

    def still(self) -> None:
        """Tables that have not moved until now."""
        playing = {player.table for player in self.players if not player.over}
        for table, (_, since) in self.seqs.items():
            if table in playing:
                self.stalled(since, time.perf_counter())

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
        seats = ["me", "friend", "bot:mate", "bot:dice" if self.game == "lanterns" else "bot:mate"]
        number = len(self.players) // 2
        first = self.node_for(number % len(self.bases))
        second = self.node_for((number // len(self.bases)) % len(self.bases))
        patience = 30 if len(self.bases) == 1 else 3
        async with (
            httpx.AsyncClient(base_url=self.bases[first], timeout=patience) as ann,
            httpx.AsyncClient(base_url=self.bases[first], timeout=patience) as bob,
        ):
            table = (await ann.post("/api/tables", json={"game": self.game, "seats": seats, "private": False})).json()
            path = f"/api/tables/{table['id']}"
            (await bob.post(f"{path}/seats/1", json={})).raise_for_status()
            (await ann.post(f"{path}/start")).raise_for_status()
            players = [
                Player(
                    self,
                    table["id"],
                    seat,
                    f"tw_guest={http.cookies['tw_guest']}",
                    random.Random(self.dice.random()),
                    node,
                )
                for seat, http, node in ((0, ann, first), (1, bob, second))
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
            url = f"{self.bases[self.node_for(0)].replace('http', 'ws', 1)}/api/tables/{player.table}/ws"
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

    catalog = Catalog({"lanterns": LANTERNS} | {name: games.load(name) for name in games.shelf()})
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
