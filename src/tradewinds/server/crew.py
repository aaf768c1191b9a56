"""The crew: worker processes that think for bots, hints and reviews and draw replays, so that people never wait for
that.

The server's own process answers people; whatever takes longer than a moment is an order to a worker. Orders wait in a
queue: hints come first, then tables where somebody looks on, packs that somebody works on, replays, reviews, and bots
among themselves, and within each of these the tables take turns. A worker that dies or takes too long is replaced, and
its order is done again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections import OrderedDict, deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, ClassVar, Protocol

import msgspec

from tradewinds.play.advice import Advice, Verdict
from tradewinds.play.table import Header, Table
from tradewinds.server.afterwire import Story
from tradewinds.server.errors import Busy
from tradewinds.server.worker import (
    Advise,
    Advised,
    Answer,
    Check,
    Checked,
    Craft,
    Crafted,
    Decided,
    Draw,
    Drawn,
    Failed,
    Imagine,
    Imagined,
    Judge,
    Judged,
    Order,
    Place,
    Tell,
    Terms,
    Think,
    Told,
    Unknown,
    Worker,
)

log = logging.getLogger("tradewinds.server")
HINTS, WATCHED, PACKS, REPLAYS, REVIEWS, UNWATCHED = range(6)
"""Who comes first."""


class NoAnswer(Exception):
    """An order that could not be carried out: the worker's words, or that several of them died of it."""


class Made(Protocol):
    @property
    def seat(self) -> int: ...
    @property
    def action(self) -> str: ...
    @property
    def seq(self) -> int: ...


@dataclass(frozen=True)
class Position:
    """A match up to a decision. The list may grow behind it; an undo begins another list."""

    match: str
    header: Header
    made: Sequence[Made]
    n: int
    cards: bytes = b""
    """The data of its cards, if they are not the box's."""

    @classmethod
    def now(cls, match: str, table: Table, cards: bytes = b"") -> Position:
        return cls(match, table.header, table.decisions, len(table.decisions), cards)

    @property
    def mark(self) -> int:
        return self.made[self.n - 1].seq if self.n else 0

    def place(self, key: str, known: tuple[int, int] | None, before: int, upto: int) -> Place:
        """The position after `upto` decisions for a worker that knows so much of it, if that lies before `before`."""
        since, mark = known or (0, 0)
        if known is None or not since <= min(before, upto) or (since and self.made[since - 1].seq != mark):
            since, mark, header = 0, 0, self.header
        else:
            header = None
        rest = [(made.seq, made.seat, made.action) for made in self.made[since:upto]]
        return Place(key, header, since, mark, rest, b"" if header is None else self.cards)


@dataclass
class Job:
    """An order that is about a position."""

    position: Position
    done: asyncio.Future[Answer]

    drawing: ClassVar[bool] = False
    """Whether it needs the facts that led there."""

    @property
    def key(self) -> str:
        return self.position.match

    def place(self, known: tuple[int, int] | None) -> Place:
        return self.position.place(self.key, known, self.position.n, self.position.n)

    def reached(self) -> tuple[int, int]:
        return self.position.n, self.position.mark

    def order(self, known: tuple[int, int] | None) -> Order:
        raise NotImplementedError


@dataclass
class Thinking(Job):
    seats: list[tuple[int, str]]
    salt: str

    def order(self, known: tuple[int, int] | None) -> Order:
        return Think(self.place(known), self.seats, self.salt)


@dataclass
class Advising(Job):
    seat: int
    salt: str
    seconds: float

    def order(self, known: tuple[int, int] | None) -> Order:
        return Advise(self.place(known), self.seat, self.salt, self.seconds)


@dataclass
class Judging(Job):
    seat: int
    action: str
    salt: str
    seconds: float

    def order(self, known: tuple[int, int] | None) -> Order:
        return Judge(self.place(known), self.seat, self.action, self.salt, self.seconds)


@dataclass
class Imagining(Job):
    seat: int
    salt: str

    def order(self, known: tuple[int, int] | None) -> Order:
        return Imagine(self.place(known), self.seat, self.salt)


@dataclass
class Drawing(Job):
    first: int
    eyes: int | None
    over: bool

    drawing = True

    def order(self, known: tuple[int, int] | None) -> Order:
        place = self.position.place(self.key, known, self.first - 1, self.position.n)
        return Draw(place, self.first, self.eyes, self.over)


@dataclass
class Telling(Job):
    drawing = True

    def order(self, known: tuple[int, int] | None) -> Order:
        return Tell(self.place(None))  # from the beginning, whatever the worker knows


@dataclass
class Trial:
    """Something that somebody has brought along: a record to be replayed, a pack to be looked at."""

    key: str
    order: Check | Craft
    done: asyncio.Future[Answer]


class Queue:
    """Jobs by who comes first, then table by table in turn."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.ranks: list[OrderedDict[str, deque[Job | Trial]]] = [OrderedDict() for _ in range(UNWATCHED + 1)]
        self.counts = [0] * len(self.ranks)
        self.filled = asyncio.Condition()

    async def put(self, rank: int, turn: str, job: Job | Trial) -> None:
        if self.counts[rank] >= self.most:
            raise Busy("error-busy")
        self.ranks[rank].setdefault(turn, deque()).append(job)
        self.counts[rank] += 1
        async with self.filled:
            self.filled.notify()

    def pop(self) -> Job | Trial | None:
        for rank, tables in enumerate(self.ranks):
            while tables:
                turn, jobs = tables.popitem(last=False)
                job = jobs.popleft()
                self.counts[rank] -= 1
                if jobs:
                    tables[turn] = jobs
                if not job.done.done():  # nobody waits for it any more
                    return job
        return None

    async def get(self) -> Job | Trial:
        async with self.filled:
            while (job := self.pop()) is None:
                await self.filled.wait()
        return job


class Hand:
    """One worker process: started when it is first needed, and again after it was lost."""

    STARTING = 60.0
    """Seconds that a process has to start."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.process: asyncio.subprocess.Process | None = None
        self.known: tuple[OrderedDict[str, tuple[int, int]], ...] = (OrderedDict(), OrderedDict())
        """What it remembers, of thinking and of drawing; when it has forgotten, it says so."""
        self.decoder: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Answer)
        self.encode = msgspec.msgpack.Encoder().encode

    async def start(self) -> asyncio.subprocess.Process:
        for known in self.known:
            known.clear()
        # Its modules are found where ours are, and it inherits nothing else of this process.
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path or str(Path.cwd()) for path in sys.path)}
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tradewinds.server.worker",
            msgspec.json.encode(self.terms).decode(),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
            limit=2**20,
        )
        assert self.process.stdout is not None
        async with asyncio.timeout(self.STARTING):
            await self.process.stdout.readexactly(4)
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def do(self, job: Job | Trial) -> Answer:
        """Carry out a job; any exception means that the process is of no use any more."""
        process = self.process or await self.start()
        if isinstance(job, Trial):
            return await self.ask(process, job.order)
        known = self.known[job.drawing]
        answer = await self.ask(process, job.order(known.get(job.key)))
        if isinstance(answer, Unknown):
            answer = await self.ask(process, job.order(None))
        known.pop(job.key, None)
        if not isinstance(answer, Failed):
            known[job.key] = job.reached()
            if len(known) > Worker.THOUGHT:
                known.popitem(last=False)
        return answer

    async def ask(self, process: asyncio.subprocess.Process, order: Order) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        message = self.encode(order)
        process.stdin.write(len(message).to_bytes(4, "little") + message)
        async with asyncio.timeout(self.terms.limit):
            await process.stdin.drain()
            size = int.from_bytes(await process.stdout.readexactly(4), "little")
            return self.decoder.decode(await process.stdout.readexactly(size))


class Crew:
    ATTEMPTS = 2
    MOST_WAITING = 1000
    """Orders that may wait, of each rank."""

    def __init__(self, games: Mapping[str, str] | None, size: int, niceness: int = 10, limit: float = 20.0) -> None:
        self.terms = Terms(None if games is None else dict(games), niceness, limit)
        self.queue = Queue(self.MOST_WAITING)
        self.hands = [Hand(self.terms) for _ in range(size)]
        self.tasks: list[asyncio.Task[None]] = []

    def start(self, ready: bool = False) -> None:
        """`ready`: start the processes now, not with the first order."""
        self.tasks = [asyncio.create_task(self._work(hand, ready), name="worker") for hand in self.hands]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(hand.stop() for hand in self.hands))
        while (job := self.queue.pop()) is not None:
            job.done.cancel()

    async def _work(self, hand: Hand, ready: bool) -> None:
        if ready:
            try:
                await hand.start()
            except Exception as error:  # the first order tries again
                log.error("a worker could not be started: %r", error)
                await hand.stop()
        while True:
            job = await self.queue.get()
            for attempt in range(1, self.ATTEMPTS + 1):
                try:
                    answer = await hand.do(job)
                except Exception as error:
                    log.error("a worker was lost at match %s: %r", job.key, error)
                    await hand.stop()
                    if attempt < self.ATTEMPTS:
                        await asyncio.sleep(0.1 * attempt)
                        continue
                    answer = Failed(f"{self.ATTEMPTS} workers were lost")
                break
            if not job.done.done():
                job.done.set_result(answer)

    async def _do(self, rank: int, turn: str, job: Job | Trial) -> Answer:
        await self.queue.put(rank, turn, job)
        answer = await job.done
        if isinstance(answer, Failed):
            raise NoAnswer(answer.error)
        return answer

    def _promise(self) -> asyncio.Future[Answer]:
        return asyncio.get_running_loop().create_future()

    async def think(self, rank: int, position: Position, seats: list[tuple[int, str]], salt: str) -> list[str]:
        """What these bots do on their seats, one after the other; fewer, when the position has changed by then."""
        answer = await self._do(rank, position.match, Thinking(position, self._promise(), seats, salt))
        assert isinstance(answer, Decided)
        return answer.actions

    async def advise(self, position: Position, seat: int, salt: str, seconds: float) -> Advice:
        """What would be best for a seat, thought about for so long; 0: by the rules of thumb."""
        answer = await self._do(HINTS, position.match, Advising(position, self._promise(), seat, salt, seconds))
        assert isinstance(answer, Advised)
        return answer.advice

    async def judge(self, turn: str, position: Position, made: Made, salt: str, seconds: float) -> Verdict | None:
        """What to think of the decision that followed the position; None: there was no other."""
        job = Judging(position, self._promise(), made.seat, made.action, salt, seconds)
        answer = await self._do(REVIEWS, turn, job)
        assert isinstance(answer, Judged)
        return answer.verdict

    async def imagine(self, position: Position, seat: int, salt: str) -> dict[str, Any]:
        """The position in plain form, with what the seat cannot know dealt anew."""
        answer = await self._do(REPLAYS, position.match, Imagining(position, self._promise(), seat, salt))
        assert isinstance(answer, Imagined)
        return answer.plain

    async def draw(self, turn: str, position: Position, first: int, last: int, eyes: int | None, over: bool) -> bytes:
        """The frames from `first` to `last`, as JSON with commas between them; the drawers take turns by `turn`."""
        job = Drawing(replace(position, n=last), self._promise(), first, eyes, over)
        answer = await self._do(REPLAYS, turn, job)
        assert isinstance(answer, Drawn)
        return answer.frames

    async def tell(self, turn: str, position: Position) -> Story:
        """The story of a match in numbers."""
        answer = await self._do(REPLAYS, turn, Telling(position, self._promise()))
        assert isinstance(answer, Told)
        return answer.story

    async def check(self, turn: str, record: bytes, cards: bytes, whole: bool = False) -> Checked:
        """Whether a record says what its decisions lead to; `whole`: and how it ends."""
        answer = await self._do(REPLAYS, turn, Trial(f"of {turn}", Check(record, cards, whole), self._promise()))
        assert isinstance(answer, Checked)
        return answer

    async def craft(self, turn: str, order: Craft) -> Crafted:
        """Work on a pack; those who ask take turns by `turn`."""
        answer = await self._do(PACKS, turn, Trial(f"pack of {turn}", order, self._promise()))
        assert isinstance(answer, Crafted)
        return answer


def cores() -> int:
    """Processors that we may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
