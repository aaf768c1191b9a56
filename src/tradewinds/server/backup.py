"""The whole database as one file, and back: taken while servers run, and from one kind of database into the other.

A backup is a gzip file of lines of JSON: first the manifest (version, shape of the tables, the moment, how many rows),
then for each table a line with its name and columns and one line for every row, at last the SHA-256 of all that.
Everything is read in one snapshot, which is taken after the moment that the manifest names: whatever was acknowledged
before it is in the file. What means something only to servers that run now (`desk.PASSING`) is left out.

The file is restored into a database of the shape it was taken from, which is then brought to the newest one: an older
backup can be restored by a newer version. Nothing is written unless the whole file is sound, and all of it or nothing.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import os
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any

import msgspec
from alembic import command
from msgspec import Struct
from sqlalchemy import MetaData, Table, delete, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

import tradewinds
from tradewinds.kernel.errors import TradewindsError
from tradewinds.server import admin, migrations, store
from tradewinds.server.desk import PASSING, signal
from tradewinds.server.ownership import OWNER_ONLY

FORM = 1
"""Of the file."""
BATCH = 500
"""Rows that are written together."""
LONGEST = 64 << 20
"""Bytes of one line."""
REMADE = frozenset({"keys", "contents"})
"""What an otherwise empty server has made for itself already: it gives way."""
CLOCK = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")

Tell = Callable[[int], None]
"""Called with the number of rows that were done."""


class BadBackup(TradewindsError):
    """A file that is no backup, or cannot be restored."""


class NotEmpty(TradewindsError):
    """A database into which nothing can be restored."""


class Manifest(Struct):
    tradewinds_backup: int
    version: str
    revision: str
    """The shape of the tables."""
    moment: int
    """Milliseconds since 1970: everything acknowledged before it is in the file."""
    time: str
    """The same for people."""
    database: str
    rows: dict[str, int]
    """How many, by table."""

    @property
    def total(self) -> int:
        return sum(self.rows.values())


class Head(Struct):
    table: str
    columns: list[str]


class End(Struct):
    sha256: str


# --- writing ---------------------------------------------------------------------------------------------------


class Pen:
    """Writes lines, and remembers the checksum of what was written."""

    def __init__(self, file: IO[bytes]) -> None:
        self.file = file
        self.sha = hashlib.sha256()

    def line(self, value: object) -> None:
        written = msgspec.json.encode(value) + b"\n"
        self.sha.update(written)
        self.file.write(written)

    def end(self) -> str:
        sha = self.sha.hexdigest()
        self.line(End(sha))
        return sha


def worded(value: Any) -> Any:
    """As JSON has it; bytes are a list of one text."""
    return [base64.b64encode(value).decode()] if isinstance(value, bytes) else value


def unworded(file: Path, value: Any) -> Any:
    """What stands in a column; a file that somebody made by hand may have anything there."""
    if isinstance(value, list):
        try:
            (text,) = value
            return base64.b64decode(text, validate=True)
        except (ValueError, TypeError) as error:
            raise damaged(file, str(error)) from None
    if isinstance(value, dict) or (isinstance(value, int) and not -(1 << 63) <= value < 1 << 63):
        raise damaged(file, repr(value)[:40])
    return value


@asynccontextmanager
async def snapshot(engine: AsyncEngine) -> AsyncIterator[tuple[AsyncConnection, int]]:
    """A connection that sees the database as it was, and a moment before that."""
    if engine.dialect.name == "postgresql":
        async with engine.connect() as connection:
            moment = int((await connection.execute(CLOCK)).scalar_one())  # the servers' commits are in by then
        async with engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            async with connection.begin():
                yield connection, moment
        return
    moment = store.now()
    async with engine.connect() as connection:
        await connection.exec_driver_sql("BEGIN")  # the driver would not begin one for reading
        yield connection, moment
        await connection.rollback()


async def shape(connection: AsyncConnection) -> list[Table]:
    """The tables as they are in this database, in an order in which they can be filled."""
    found = MetaData()
    await connection.run_sync(lambda sync: found.reflect(sync, only=lambda name, _: name != "alembic_version"))
    return [table for table in found.sorted_tables if table.name not in PASSING]


async def write(engine: AsyncEngine, file: IO[bytes], begin: Callable[[Manifest], Tell]) -> tuple[Manifest, str]:
    """Write a backup; gives its manifest and checksum."""
    async with snapshot(engine) as (connection, moment):
        revision = await admin.revision_of(connection)
        if revision is None or not admin.known(revision):
            key = "error-database-older" if revision is None else "error-database-newer"
            raise store.BadDatabase(key, {"revision": revision or "—"}, field="database")
        tables = await shape(connection)
        rows = {
            str(table.name): int((await connection.execute(select(func.count()).select_from(table))).scalar_one())
            for table in tables
        }
        at = datetime.fromtimestamp(moment / 1000, UTC).isoformat(timespec="milliseconds")
        manifest = Manifest(FORM, tradewinds.__version__, revision, moment, at, engine.dialect.name, rows)
        tell = begin(manifest)
        with gzip.GzipFile(fileobj=file, mode="wb", compresslevel=6, mtime=moment // 1000) as packed:
            pen = Pen(packed)  # type: ignore[arg-type]
            pen.line(manifest)
            for table in tables:
                pen.line(Head(str(table.name), [str(column.name) for column in table.columns]))
                query = select(table).order_by(*table.primary_key.columns)
                async with connection.stream(query) as found:
                    async for part in found.partitions(BATCH):
                        for row in part:
                            pen.line([worded(value) for value in row])
                        tell(len(part))
            sha = pen.end()
    return manifest, sha


async def save(database: str, file: Path, begin: Callable[[Manifest], Tell]) -> tuple[Manifest, str]:
    """Write beside and rename, for the owner alone: no half-written backup is ever left."""
    beside = file.with_name(f".{file.name}.part")
    try:
        async with admin.opened(database) as engine:
            beside.unlink(missing_ok=True)  # what lies there may be anybody's: the file must be ours alone
            with os.fdopen(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY), "wb") as raw:
                made = await write(engine, raw, begin)
                raw.flush()
                os.fsync(raw.fileno())
        os.replace(beside, file)
    finally:
        beside.unlink(missing_ok=True)
    return made


# --- reading ---------------------------------------------------------------------------------------------------


def lines(file: Path) -> Iterator[bytes]:
    """The lines of a backup; whatever is wrong with the file is said in our words."""
    try:
        with gzip.open(file, "rb") as packed:
            while line := packed.readline(LONGEST):
                yield line
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        if isinstance(error, gzip.BadGzipFile) and "Not a gzipped file" in str(error):
            raise BadBackup("error-backup-not", {"file": file.name}) from None
        raise damaged(file, str(error)) from None
    except OSError as error:
        raise BadBackup("cli-file-read", {"file": str(file), "reason": error.strerror or str(error)}) from None


def damaged(file: Path, reason: str) -> BadBackup:
    return BadBackup("error-backup-damaged", {"file": file.name, "reason": reason})


def manifest_of(file: Path, first: bytes) -> Manifest:
    try:
        found = msgspec.json.decode(first, type=Manifest)
    except (msgspec.MsgspecError, RecursionError):
        raise BadBackup("error-backup-not", {"file": file.name}) from None
    if found.tradewinds_backup > FORM or not admin.known(found.revision):
        raise BadBackup("error-backup-newer", {"version": found.version, "known": tradewinds.__version__})
    return found


def rows(file: Path) -> Iterator[tuple[Head, list[Any]]]:
    """Every row with its table, until the end."""
    head: Head | None = None
    for number, line in enumerate(lines(file)):
        if number == 0:
            continue
        if line.startswith(b"["):
            if head is None:
                raise damaged(file, f"line {number + 1}")
            yield head, msgspec.json.decode(line)
        elif line.startswith(b'{"table"'):
            head = msgspec.json.decode(line, type=Head)


def examine(file: Path, tell: Tell = lambda rows: None) -> tuple[Manifest, str]:
    """Read all of it: the checksum is right, nothing is missing, nothing is too much."""
    sha, manifest, end = hashlib.sha256(), None, None
    counts: dict[str, int] = {}
    table, width, done = "", 0, 0
    found = lines(file)
    for line in found:
        if manifest is None:
            try:
                manifest = manifest_of(file, line)
            except BadBackup:
                for _ in found:  # a file that gzip itself finds damaged is just that, whatever its first line is
                    pass
                raise
        elif end is not None:
            raise damaged(file, "lines after the end")
        try:
            if line.startswith(b'{"table"'):
                head = msgspec.json.decode(line, type=Head)
                table, width = head.table, len(head.columns)
                counts[table] = 0
            elif line.startswith(b'{"sha256"'):
                end = msgspec.json.decode(line, type=End)
                continue
            elif line.startswith(b"["):
                if not table or len(msgspec.json.decode(line)) != width:
                    raise damaged(file, f"table {table}")
                counts[table] += 1
                done += 1
                if done % BATCH == 0:
                    tell(BATCH)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise damaged(file, str(error)) from None
        sha.update(line)
    if manifest is None or end is None:
        raise damaged(file, "cut off")
    if sha.hexdigest() != end.sha256:
        raise damaged(file, "SHA-256")
    for name in manifest.rows.keys() | counts.keys():
        if manifest.rows.get(name, 0) != counts.get(name, 0):
            raise damaged(file, f"{name}: {counts.get(name, 0)} ≠ {manifest.rows.get(name, 0)}")
    return manifest, end.sha256


# --- restoring -------------------------------------------------------------------------------------------------


async def restore(database: str, file: Path, begin: Callable[[Manifest], Tell]) -> Manifest:
    """Fill an empty database, or change nothing."""
    manifest, _ = examine(file)
    tell = begin(manifest)
    place = admin.file_of(database)
    fresh = place is not None and not place.exists()
    engine = store.connect(database)
    try:
        async with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": migrations.LOCK})
            else:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            await fill(connection, file, manifest, tell)
            await connection.commit()
    except BaseException as error:
        await engine.dispose()
        if fresh and place is not None:
            for left in (place, Path(f"{place}-wal"), Path(f"{place}-shm")):
                left.unlink(missing_ok=True)
        if isinstance(error, SQLAlchemyError | OSError):
            raise admin.trouble(engine, error) from error
        raise
    await engine.dispose()
    return manifest


async def fill(connection: AsyncConnection, file: Path, manifest: Manifest, tell: Tell) -> None:
    found = await admin.revision_of(connection)
    if found is None:
        await connection.run_sync(lambda sync: command.upgrade(migrations.config(sync), manifest.revision))
    elif found != manifest.revision:
        raise NotEmpty("error-restore-shape", {"revision": found, "wanted": manifest.revision})
    tables = {table.name: table for table in await shape(connection)}
    for table in tables.values():
        if table.name in REMADE:
            await connection.execute(delete(table))
        elif n := (await connection.execute(select(func.count()).select_from(table))).scalar_one():
            raise NotEmpty("error-restore-not-empty", {"table": table.name, "rows": n})
    waiting: list[dict[str, Any]] = []
    into: Table | None = None
    for head, row in rows(file):
        if head.table not in tables or not set(head.columns) <= set(tables[head.table].columns.keys()):
            raise damaged(file, f"table {head.table}")
        table = tables[head.table]
        if waiting and (table is not into or len(waiting) >= BATCH):
            assert into is not None
            await connection.execute(insert(into), waiting)
            tell(len(waiting))
            waiting = []
        into = table
        waiting.append(dict(zip(head.columns, (unworded(file, value) for value in row), strict=True)))
    if waiting and into is not None:
        await connection.execute(insert(into), waiting)
        tell(len(waiting))
    if connection.dialect.name == "postgresql":
        await count_on(connection, tables)
    await connection.run_sync(lambda sync: command.upgrade(migrations.config(sync), "head"))
    await connection.execute(signal())


async def count_on(connection: AsyncConnection, tables: dict[str, Table]) -> None:
    """Numbers that PostgreSQL gives by itself go on behind the highest that was restored."""
    for table in tables.values():
        for column in table.primary_key.columns:
            named = {"table": f'"{table.name}"', "column": column.name}
            query = text("SELECT pg_get_serial_sequence(:table, :column)")
            sequence = (await connection.execute(query, named)).scalar()
            if sequence is not None:
                highest = (await connection.execute(select(func.max(column)))).scalar()
                if highest is not None:
                    await connection.execute(select(func.setval(sequence, highest)))
