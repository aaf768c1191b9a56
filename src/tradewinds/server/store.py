"""What is on disk: the tables of the database, and the one writer that puts decisions there before anybody hears.

A match is its row, its seats and its log; the log is append-only and (match, seq) is unique, so two writers can never
both believe that they played the same decision.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Executable,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Row,
    String,
    Table,
    Text,
    UniqueConstraint,
    event,
    false,
    func,
    insert,
    select,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, IntegrityError, InterfaceError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tradewinds.kernel.errors import TradewindsError
from tradewinds.server.ownership import keep_private

log = logging.getLogger("tradewinds.server")
CONNECTING = 5.0
"""Seconds that PostgreSQL has to answer a new connection."""

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
    Column("door", Integer, nullable=False, server_default="0"),
)
"""`door`: which sessions are good (`sessions.py`)."""

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("device", String(40), nullable=False),
    Column("how", String(16), nullable=False),
    Column("before", String(80)),
    Index(None, "guest"),
)
"""The browsers in which a guest is at home. `before`: who was there until then, and is again afterwards."""

tickets = Table(
    "tickets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("session", String(32)),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
    Index(None, "guest", "kind"),
    Index(None, "expires"),
)
"""Secrets that are good once: links to another device, recovery codes, questions to passkeys. Only their hashes."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("credential", LargeBinary, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("signed", BigInteger, nullable=False),
    Column("name", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index(None, "guest"),
)
"""Public keys with which guests prove who they are; `id` is the hash of the credential's own."""

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
    Column("continued", Text),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("barred", Text),
    Column("again", String(32)),
    Column("content", String(64), nullable=False, server_default=""),
    Column("campaign", String(32)),
    Column("carry", Text),
    Column("pack", Text),
    Column("silenced", Boolean, nullable=False, server_default=false()),
    Column("clock", Text),
    Column("times", Text),
    Column("since", BigInteger),
    Column("deadline", BigInteger),
    Column("ticks", Integer, nullable=False, server_default="0"),
    Index(None, "deadline"),
    Column("brought", Boolean, nullable=False, server_default=false()),
    Index(None, "status", "created"),
    Index(None, "host"),
    Index(None, "again"),
    Index(None, "campaign"),
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
    Column("colour", String(16)),
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
    Column("round", Integer, nullable=False, server_default="0"),
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
    Column("phrase", String(20)),
    Column("ref", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "guest"),
)

positions = Table(
    "positions",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("plain", Text, nullable=False),
)
"""Plain forms of running matches: `last` is saved from time to time, `base` is what other rules began with."""

contents = Table(
    "contents",
    metadata,
    Column("sha", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("about", Text, nullable=False),
    Column("documents", LargeBinary, nullable=False),
)
"""The cards of matches, the box's and those of packs: a match keeps its own, whatever is edited later."""

packs = Table(
    "packs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("info", Text, nullable=False),
    Column("pack", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("shared", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index(None, "guest"),
)
"""Packs that guests keep here. `info` is what lists tell of one, `pack` the pack itself; both as JSON."""

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("content", String(64), nullable=False),
    Column("name", String(80), nullable=False),
    Column("host", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("archive", Text),
    Column("carry", Text),
    Column("matches", Integer, nullable=False),
    Column("current", String(32)),
    Index(None, "host"),
    Index(None, "current"),
)
"""Stories over several matches. `archive` is what was brought along from elsewhere, `carry` what the next match begins
with, `current` the one table at which it goes on."""

chain = Table(
    "chain",
    metadata,
    Column("campaign", ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("about", Text, nullable=False),
    Column("carry", Text, nullable=False),
    Column("record", Text),
)
"""The matches of campaigns that came to their end: what each handed on, and its record. There is none of a match that
went on under other rules: it cannot be replayed."""

away = Table(
    "away",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Index(None, "match"),
)
"""Who has put which table out of sight."""

preferences = Table(
    "preferences",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("liked", Text, nullable=False),
    Column("times", Text, nullable=False),
)
"""What guests like, on every device: `liked` as JSON, `times` when each of it was changed."""

notes = Table(
    "notes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("shared", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index(None, "match"),
    Index(None, "guest"),
)
"""What people note on positions of finished matches; `shared`: for everybody who looks at the match."""

results = Table(
    "results",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Index(None, "guest", "finished"),
)
"""What came of finished matches for the guests who played in them: their histories."""

opted = Table(
    "opted",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger),
)
"""When guests wanted to be rated. What counts is the moment when a match began: nobody opts out of a lost one."""

spoilt = Table(
    "spoilt",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("why", String(40), nullable=False),
)
"""Matches that are rated no more, and why: `hint`, `undo`."""

ledger = Table(
    "ledger",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
    Column("n", Integer),
    UniqueConstraint("game", "n"),
)
"""Matches that count, written when they end. `n` is the place in the order in which they were rated, null before."""

steps = Table(
    "steps",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("who", String(80), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index(None, "who"),
)
"""What a match did to whom."""

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("who", String(80), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
)
"""How good somebody is at a game: a guest, or `bot:<name>`. It follows from the ledger."""

leagues = Table(
    "leagues",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("host", String(32), nullable=False),
    Column("invite", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("revision", Integer, nullable=False),
    Index(None, "host"),
)
"""Leagues: `round` is the one that is being played, 0 before the first."""

members = Table(
    "members",
    metadata,
    Column("league", ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("joined", Integer, nullable=False),
    Column("standing", String(16), nullable=False),
    UniqueConstraint("league", "n"),
    Index(None, "guest"),
)
"""Who plays in a league, by number; `joined`: from which round on; `standing`: in, absent, or left."""

pairings = Table(
    "pairings",
    metadata,
    Column("league", ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("match", String(32)),
    Column("seated", Text, nullable=False),
    Column("settled", Text),
    Index(None, "match"),
)
"""The tables of a league's rounds: which members sit there, and, when it is over, what came of it."""

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("beat", BigInteger, nullable=False),
)
"""The servers, and when each gave its last sign of life (milliseconds, by the database's clock)."""

drivers = Table(
    "drivers",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("node", String(32), nullable=False),
)
"""Which server moves a match's bots."""

addresses = Table(
    "addresses",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("token", String(64), nullable=False),
    Column("stop", String(64), nullable=False),
    Column("after", Integer, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Index(None, "token"),
    Index(None, "stop"),
    Index(None, "address"),
)
"""Who wishes to be written to. `token` is the hash of what confirms the address, `stop` what ends the letters."""

reminded = Table(
    "reminded",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("turn", Integer, nullable=False),
)
"""The last turn of which a guest was told by letter."""

watch = Table(
    "watch",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""One row: until when some server has surely kept the clocks."""

presence = Table(
    "presence",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("node", String(32), primary_key=True),
    Column("guest", String(32), primary_key=True),
)
"""Who is at a table through which server."""


class Conflict(Exception):
    """Somebody else was quicker: this line is written already, or what should be changed is not as we thought."""


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
        engine = create_async_engine(
            url, pool_size=5, max_overflow=10, connect_args={"timeout": CONNECTING}, hide_parameters=True
        )

        @event.listens_for(engine.sync_engine, "checkout")
        def there(connection: Any, *_: object) -> None:
            # The driver hears when the database goes away. To ask every time (`pool_pre_ping`) is three questions more.
            if connection.driver_connection.is_closed():
                raise DisconnectionError("closed by the database")

        return engine
    keep_private(str(make_url(url).database))
    engine = create_async_engine(url, hide_parameters=True)  # they have seeds and invitations in them

    @event.listens_for(engine.sync_engine, "connect")
    def pragmas(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()

    return engine


def save_position(postgres: bool, match: str, kind: str, seq: int, version: int, plain: object) -> Executable:
    """Keep a position, unless there is a later one already."""
    dialect: Any = postgresql if postgres else sqlite
    values = {"seq": seq, "rules_version": version, "plain": msgspec.json.encode(plain).decode()}
    made = dialect.insert(positions).values(match=match, kind=kind, **values)
    upsert: Executable = made.on_conflict_do_update(
        index_elements=["match", "kind"], set_=values, where=positions.c.seq < made.excluded.seq
    )
    return upsert


def tell_tables_of(guest: str, channel: str) -> Executable:
    """Other servers look at the guest's tables again."""
    told = select(func.pg_notify(channel, seats.c.match + " seats"))
    return told.join(matches, matches.c.id == seats.c.match).where(
        seats.c.guest == guest, matches.c.status != "finished"
    )


def line(
    match: str,
    seq: int,
    seat: int,
    action: str,
    at: int,
    *,
    waiting: int,
    in_round: int = 0,
    back_to: int | None = None,
    guest: str | None = None,
    ref: str | None = None,
) -> dict[str, Any]:
    """A line of the log as the database keeps it."""
    return {
        "match": match,
        "seq": seq,
        "seat": seat,
        "action": action,
        "back_to": back_to,
        "waiting": waiting,
        "guest": guest,
        "ref": ref,
        "at": at,
        "round": in_round,
    }


@dataclass
class Work:
    """What must be written together, for one match."""

    match: str
    seq: int = -1
    lines: list[dict[str, Any]] = field(default_factory=list)
    """Rows of `decisions`."""
    many: list[tuple[Executable, list[dict[str, Any]]]] = field(default_factory=list)
    """Statements that are done for each of several rows, before the others: in one go, because everybody waits."""
    statements: list[Executable] = field(default_factory=list)
    guards: list[Executable] = field(default_factory=list)
    """Done before all else. One that finds nothing to change: somebody else was quicker, and none of it is done."""
    also: list[str] = field(default_factory=list)
    """Other matches that this changes."""


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
        self.transaction: str | None = None
        """PostgreSQL's number of the transaction that is about to be committed."""
        self.commits = 0
        self.works = 0
        self.wrote: Callable[[list[dict[str, Any]], int, float], None] = lambda lines, works, seconds: None
        """Called after every transaction: its decisions, of how many works, and how long it took."""
        self.failures: Callable[[], None] = lambda: None

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
                if len(batch) == 1 or self.connection is None:  # without a connection none of them could be written
                    for item in batch:
                        self._failed(item, error)
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
        elif not isinstance(error, Conflict):
            log.error("could not write match %s: %r", work.match, error)
            self.failures()
        if not done.done():
            done.set_exception(error)

    async def _commit(self, works: Sequence[Work]) -> None:
        """Write the works together. A connection that was lost is replaced, and what it did not keep is done again."""
        if not any(work.lines or work.many or work.statements or work.guards for work in works):
            return
        fresh, begun = self.connection is None, time.perf_counter()
        try:
            await self._write(works)
        except Exception as error:
            if self.connection is not None or fresh or not lost(error):
                raise
            log.warning("the connection to the database was lost: %r", error)
            if not await self._kept():
                await self._write(works)
        self.commits += 1
        self.works += len(works)
        self.wrote([line for work in works for line in work.lines], len(works), time.perf_counter() - begun)

    async def _connect(self) -> AsyncConnection:
        self.connection = connection = await self.engine.connect()
        if self.channel is not None:
            raw: Any = await connection.get_raw_connection()
            self.backend = raw.driver_connection.get_server_pid()
            async with connection.begin():
                await connection.execute(PATIENCE)
        return connection

    async def _write(self, works: Sequence[Work]) -> None:
        """One transaction; when it ends with the connection, `connection` is None afterwards."""
        self.transaction = None
        connection = self.connection or await self._connect()
        try:
            async with connection.begin():
                for work in works:
                    for guard in work.guards:
                        if (await connection.execute(guard)).rowcount != 1:
                            raise Conflict(work.match)
                    for statement, rows in work.many:
                        await connection.execute(statement, rows)
                    for statement in work.statements:
                        await connection.execute(statement)
                lines = [line for work in works for line in work.lines]
                if lines:
                    await connection.execute(insert(decisions), lines)
                if self.channel is not None:
                    await self._notify(connection, works)
        except Exception as error:
            if lost(error) or connection.invalidated or connection.closed:
                self.connection = None
                with contextlib.suppress(Exception):
                    await connection.invalidate()
                    await connection.close()
            raise

    async def _notify(self, connection: AsyncConnection, works: Sequence[Work]) -> None:
        """Tell the other servers, and note the transaction's number, to find out what became of it if need be."""
        told = [f"{work.match} {'line' if work.lines else 'row'}" for work in works if work.match]
        told += [f"{match} row" for work in works for match in work.also]
        found = await connection.execute(NOTIFY, {"channel": self.channel, "told": told})
        self.transaction = found.scalar_one()

    async def _kept(self) -> bool:
        """Whether the transaction that a lost connection was busy with has been committed after all."""
        if self.transaction is None:
            return False  # it was lost before the end
        for _ in range(50):
            connection = self.connection or await self._connect()
            async with connection.begin():
                status = (await connection.execute(STATUS, {"xid": self.transaction})).scalar()
            if status != "in progress":
                return status == "committed"
            await asyncio.sleep(0.1)
        raise ConnectionError("the database does not say whether a transaction was committed")


class Reader:
    """One connection for what is asked many times a second: no transaction, and no trial whether it is still there.

    When it is not, the question is asked once more over another one.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None
        self.lock = asyncio.Lock()

    async def rows(self, query: Executable, values: dict[str, Any]) -> Sequence[Row[Any]]:
        async with self.lock:
            known = self.connection
            if known is not None:
                try:
                    return (await known.execute(query, values)).all()
                except Exception as error:
                    await self._drop()
                    if not lost(error):
                        raise
            self.connection = await self.engine.connect()
            try:
                await self.connection.execution_options(isolation_level="AUTOCOMMIT")
                return (await self.connection.execute(query, values)).all()
            except BaseException:
                await self._drop()
                raise

    async def _drop(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.invalidate()
                await connection.close()

    async def stop(self) -> None:
        async with self.lock:
            connection, self.connection = self.connection, None
            if connection is not None:
                await connection.close()


NOTIFY = text(
    "SELECT CAST(pg_current_xact_id() AS text) FROM (SELECT count(pg_notify(:channel, what)) "
    "FROM unnest(CAST(:told AS text[])) AS what) AS told"
)
STATUS = text("SELECT pg_xact_status(CAST(CAST(:xid AS text) AS xid8))")
PATIENCE = text("SET idle_in_transaction_session_timeout = '2s'")
"""A server that hangs in the middle of a transaction holds up the others no longer than this."""


def lost(error: Exception) -> bool:
    """Whether the connection to the database is gone."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated
    return isinstance(error, OSError | InterfaceError)
