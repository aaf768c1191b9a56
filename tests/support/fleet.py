"""A fleet of people at many tables, and the server processes they play on. `tests.support.logs` checks afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec

from tests.support.lines import Caller, Line, Refused, connect
from tests.support.ports import free_port

ROOT = Path(__file__).parents[2]


class Choice(msgspec.Struct):
    action: str


class Prompt(msgspec.Struct):
    options: list[Choice]


class Place(msgspec.Struct):
    seat: int
    prompt: Prompt | None


class Chair(msgspec.Struct):
    kind: str
    stands_in: bool


class TimeEvent(msgspec.Struct):
    n: int
    at: int
    seat: int
    what: str


class Clocks(msgspec.Struct):
    left: list[int | None]
    running: list[int]
    events: list[TimeEvent]


class About(msgspec.Struct):
    status: str
    seats: list[Chair]
    waiting: list[int]
    time: Clocks | None


class Message(msgspec.Struct):
    t: str
    seq: int = 0
    ref: str | None = None
    key: str = ""
    seats: list[Place] = []
    facts: list[msgspec.Raw] = []
    facts_from: int = 0
    waiting: list[int] = []
    time: Clocks | None = None
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

    def __init__(self, database: str, pause: float, *more: str) -> None:
        self.database = database
        self.more = more
        self.pause = pause
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: asyncio.subprocess.Process | None = None
        self.log = tempfile.TemporaryFile()  # noqa: SIM115 (kept open as long as the process writes to it)

    def command(self) -> list[str]:
        return ["tests.support.serve", str(self.port), self.database, str(self.pause), *self.more]

    async def start(self) -> float:
        """Start, and wait until it answers; gives the seconds that took."""
        begun = time.perf_counter()
        environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}"}
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", *self.command()), cwd=ROOT, env=environment, stdout=self.log, stderr=self.log
        )
        async with httpx.AsyncClient(timeout=60) as http:
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

    def __init__(
        self,
        fleet: Fleet,
        table: str,
        seat: int,
        cookie: str,
        dice: random.Random,
        node: int = 0,
        source: str | None = None,
    ) -> None:
        self.fleet = fleet
        self.node = node
        self.source = source
        """The address they come from."""
        self.ws: Line | None = None
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
        self.acknowledged: list[tuple[str, int, str, float]] = []
        """Ref, sequence number and action of every decision that was said to be kept, and when that was heard."""
        self.number = 0
        self.over = False
        self.lost_at: float | None = None

    async def run(self) -> None:
        while not self.over and not self.fleet.stopping:
            try:
                await self.sit()
            except OSError:  # also Closed and TimeoutError
                self.fleet.report.reconnections += 1
                self.clean_trip = False
                self.lost_at = self.lost_at or time.perf_counter()
                await asyncio.sleep(self.dice.random())
                await self.fleet.up.wait()

    async def sit(self) -> None:
        self.node = self.fleet.node_for(self.node)
        try:
            async with asyncio.timeout(30) as self.opening:
                self.ws = await connect(self.fleet.socket_of(self.table, self.node), self.cookie, self.source)
        finally:
            self.opening = None
        async with self.ws as ws:
            ws.send({"t": "hello", "have": self.seq, "facts": len(self.facts)})
            thinking: asyncio.Task[None] | None = None
            try:
                async for raw in ws:
                    self.fleet.report.bytes_received += len(raw)
                    message = decode(raw)
                    self.hear(message)
                    if message.t == "state" and self.pending is not None:
                        self.options = []  # until it is known what became of the answer
                        ws.send(self.pending)  # the same ref: done once, whatever happened to it
                    if self.over or self.fleet.stopping:
                        break
                    if self.owes() and self.pending is None and (thinking is None or thinking.done()):
                        thinking = asyncio.create_task(self.decide(ws))
            finally:
                if thinking is not None:
                    thinking.cancel()

    def owes(self) -> bool:
        """Whether the table waits for this person."""
        return bool(self.options)

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
            self.acknowledged.append((self.pending["ref"], message.seq, self.pending["action"], time.time()))
            report.decisions += 1
            self.fleet.answered(self.sent_at, self.clean_trip)
            self.pending = None
            # If it had been kept before the line broke, what it did has been shown; else that is yet to come.
            self.options = list(self.shown) if message.seq <= self.seq else []
        elif message.t == "refused":
            report.refusals[message.key] += 1
            if self.pending is not None and message.ref == self.pending["ref"]:
                self.pending = None
        if message.table is not None and message.table.status == "finished":
            self.over = True

    async def decide(self, ws: Line) -> None:
        if self.fleet.think:
            await asyncio.sleep(min(self.dice.expovariate(1 / self.fleet.think), 5 * self.fleet.think))
        if not self.options or self.pending is not None:
            return
        self.say(ws, {"t": "play", "seq": self.seq, "action": self.dice.choice(self.options)})
        self.options = []

    def say(self, ws: Line, message: dict[str, Any]) -> None:
        """Send what is sent again, under the same ref, until it is known what became of it."""
        self.number += 1
        self.pending = {"ref": f"{self.seat}-{self.number}", "seat": self.seat, **message}
        self.sent_at = time.perf_counter()
        self.clean_trip = True
        ws.send(self.pending)


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
        self.patience = 120.0 if len(bases) == 1 else 3.0
        """Seconds that opening a table may take."""
        self.dice = random.Random(seed)
        self.report = Report(game, tables, tables * 2, think)
        self.players: list[Player] = []
        self.stopping = False
        self.measuring = False
        self.up = asyncio.Event()
        """The server answers. (On a real network clients would find out by trying ever more rarely.)"""
        self.up.set()
        self.tasks: list[asyncio.Task[None]] = []

    def socket_of(self, table: str, node: int) -> str:
        return f"{self.bases[node].replace('http', 'ws', 1)}/api/tables/{table}/ws"

    def answered(self, sent_at: float, clean: bool) -> None:
        """A decision was acknowledged; `clean`: over the line on which it was sent."""
        if clean and self.measuring:
            self.report.trips.append(time.perf_counter() - sent_at)

    def node_for(self, wanted: int) -> int:
        """The server that a player is sent to: the own one as long as it answers."""
        if wanted not in self.down:
            return wanted
        return self.dice.choice([node for node in range(len(self.bases)) if node not in self.down] or [wanted])

    def lose(self, node: int) -> None:
        """Send a server's people elsewhere, as a proxy does when it stops answering."""
        self.down.add(node)
        for player in self.players:
            if player.node == node and player.opening is not None:
                player.opening.reschedule(0)
            elif player.node == node and player.ws is not None:
                player.ws.transport.abort()  # heard of as the end of the line

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

    def stuck(self) -> list[str]:
        """Tables that have not moved since the blow."""
        playing = {player.table for player in self.players if not player.over}
        at = self.blow[1] if self.blow is not None else 0.0
        return [table for table, (_, since) in self.seqs.items() if table in playing and since < at]

    async def begin(self) -> None:
        usual, self.patience = self.patience, 120.0  # all servers are up, however busy they are
        for _ in range(self.tables):
            self.tasks.append(asyncio.create_task(self.keep_a_table(await self.set_table())))
        self.patience = usual

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
                except (OSError, Refused):  # killed just now
                    if self.is_stopping():
                        return
                    await asyncio.sleep(0.3)
                    await self.up.wait()

    async def set_table(self) -> list[Player]:
        seats = ["me", "friend", "bot:mate", "bot:dice" if self.game == "lanterns" else "bot:mate"]
        return await self.lay(len(self.players) // 2, {"game": self.game, "seats": seats})

    async def lay(
        self, number: int, wish: dict[str, Any], sources: Sequence[str | None] = (None, None)
    ) -> list[Player]:
        """Two people open a table and begin; the first and the second seat are theirs."""
        first = self.node_for(number % len(self.bases))
        second = self.node_for((number // len(self.bases)) % len(self.bases))
        ann, bob = (Caller(self.bases[first], source, self.patience) for source in sources)
        table = (await ann.call("POST", "/api/tables", {**wish, "private": False}))["id"]
        await bob.call("POST", f"/api/tables/{table}/seats/1", {})
        await ann.call("POST", f"/api/tables/{table}/start")
        players = [
            self.player(wish, table, seat, caller.cookie, random.Random(self.dice.random()), node, caller.source)
            for seat, caller, node in ((0, ann, first), (1, bob, second))
        ]
        self.players.extend(players)
        return players

    def player(self, wish: dict[str, Any], *given: Any) -> Player:
        """Somebody at a table that was asked for in these words."""
        return Player(self, *given)

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
            async with asyncio.timeout(60):
                ws = await connect(self.socket_of(player.table, self.node_for(0)), player.cookie, player.source)
                async with ws:
                    # What was seen through another server may not have reached this one yet: it looks for it.
                    ws.send({"t": "hello", "have": player.seq, "facts": 0})
                    fresh.hear(decode(await anext(ws)))
            if fresh.facts[: len(player.facts)] != player.facts:
                self.report.problems.append(f"{player.table}/{player.seat}: what was shown is not what was kept")
            if fresh.seq < player.seq:
                self.report.problems.append(f"{player.table}/{player.seat}: seq {player.seq} was shown, {fresh.seq} is")

        for start in range(0, len(self.players), 20):
            await asyncio.gather(*(one(player) for player in self.players[start : start + 20]))
