"""What is on disk: the tables of the database, and the one writer that puts decisions there before anybody hears.

A match is its row, its seats and its log; the log is append-only and (match, seq) is unique, so two writers can never
both believe that they played the same decision.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Executable,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    event,
    insert,
    text,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tradewinds.kernel.errors import TradewindsError
from tradewinds.server.ownership import keep_private

log = logging.getLogger("tradewinds.server")

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("language", String(16)),
    Column("created", BigInteger, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("invite", String(64), nullable=False),
    Column("host", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    Column("result", Text),
    Column("requests", Text, nullable=False),
    Index(None, "status", "created"),
    Index(None, "host"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("guest", String(32)),
    Column("name", String(80), nullable=False),
    Column("here", Boolean, nullable=False),
    Column("bot", String(40)),
    Column("stands_in", Boolean, nullable=False),
    Index(None, "guest"),
)

decisions = Table(
    "decisions",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", String(200), nullable=False),
    Column("back_to", Integer),
    Column("waiting", BigInteger, nullable=False),
    Column("guest", String(32)),
    Column("ref", String(64)),
    Column("at", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(32), nullable=False),
    Column("seat", Integer),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("ref", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
)


class Conflict(Exception):
    """Somebody else has written this line already."""


class BadDatabase(TradewindsError):
    """A database URL that cannot be used."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def database_url(given: str) -> str:
    """The URL with the driver we use; a plain path is a SQLite file."""
    if "://" not in given:
        given = f"sqlite:///{given}"
    try:
        url = make_url(given)
    except ArgumentError as error:
        raise BadDatabase("error-database-url", {"url": given}, field="database") from error
    backend = url.get_backend_name()
    if backend == "sqlite":
        if not url.database or url.database == ":memory:":
            raise BadDatabase("error-database-url", {"url": given}, field="database")
        return url.set(drivername="sqlite+aiosqlite").render_as_string(hide_password=False)
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg").render_as_string(hide_password=False)
    raise BadDatabase("error-database-url", {"url": given}, field="database")


def connect(given: str) -> AsyncEngine:
    url = database_url(given)
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=5, max_overflow=10, pool_pre_ping=True)
    keep_private(str(make_url(url).database))
    engine = create_async_engine(url)

    @event.listens_for(engine.sync_engine, "connect")
    def pragmas(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()

    return engine


@dataclass
class Work:
    """What must be written together, for one match."""

    match: str
    seq: int = -1
    lines: list[dict[str, Any]] = field(default_factory=list)
    """Rows of `decisions`."""
    statements: list[Executable] = field(default_factory=list)


class Writer:
    """Writes what waits, of all tables, in one transaction after the other; `write` returns when it is on disk."""

    LARGEST_BATCH = 500

    def __init__(self, engine: AsyncEngine, channel: str | None = None) -> None:
        self.engine = engine
        self.channel = channel
        self.queue: asyncio.Queue[tuple[Work, asyncio.Future[None]]] = asyncio.Queue()
        self.connection: AsyncConnection | None = None
        self.task: asyncio.Task[None] | None = None
        self.backend: int | None = None
        """PostgreSQL's number of our connection: what it tells, it need not tell us."""
        self.commits = 0
        self.works = 0

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        await self.flush()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        if self.connection is not None:
            await self.connection.close()

    async def write(self, work: Work) -> None:
        """Wait until the work is on disk. Raises Conflict when one of its lines was there already."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((work, done))
        await done

    async def flush(self) -> None:
        """Wait until everything asked for so far has been written or has failed."""
        await self.write(Work(""))

    async def _run(self) -> None:
        while True:
            batch = [await self.queue.get()]
            while len(batch) < self.LARGEST_BATCH and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            try:
                await self._commit([work for work, _ in batch])
            except Exception as error:
                if len(batch) == 1:
                    self._failed(batch[0], error)
                else:
                    for item in batch:
                        try:
                            await self._commit([item[0]])
                        except Exception as alone:
                            self._failed(item, alone)
                        else:
                            self._done(item[1])
            else:
                for _, done in batch:
                    self._done(done)

    def _done(self, done: asyncio.Future[None]) -> None:
        if not done.done():
            done.set_result(None)

    def _failed(self, item: tuple[Work, asyncio.Future[None]], error: Exception) -> None:
        work, done = item
        if isinstance(error, IntegrityError):
            error = Conflict(work.match)
        else:
            log.error("could not write match %s: %r", work.match, error)
        if not done.done():
            done.set_exception(error)

    async def _commit(self, works: Sequence[Work]) -> None:
        lines = [line for work in works for line in work.lines]
        statements = [statement for work in works for statement in work.statements]
        if not lines and not statements:
            return
        if self.connection is None:
            self.connection = await self.engine.connect()
            if self.channel is not None:
                raw: Any = await self.connection.get_raw_connection()
                self.backend = raw.driver_connection.get_server_pid()
        try:
            async with self.connection.begin():
                for statement in statements:
                    await self.connection.execute(statement)
                if lines:
                    await self.connection.execute(insert(decisions), lines)
                if self.channel is not None:
                    await self._notify(self.connection, works)
        except DBAPIError as error:
            if error.connection_invalidated:
                broken, self.connection = self.connection, None
                await broken.close()
            raise
        self.commits += 1
        self.works += len(works)

    async def _notify(self, connection: AsyncConnection, works: Sequence[Work]) -> None:
        told = [{"channel": self.channel, "what": f"{work.match} {work.seq}"} for work in works if work.match]
        if told:
            await connection.execute(text("SELECT pg_notify(:channel, :what)"), told)
