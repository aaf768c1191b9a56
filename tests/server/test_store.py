"""The database: its shape from nothing, the writer, and what happens when writing fails."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import insert, select, text
from sqlalchemy.exc import DBAPIError

from tests.server.conftest import Serve
from tests.server.test_play import two_friends
from tradewinds.server import migrations, store
from tradewinds.server.app import prepare
from tradewinds.server.store import BadDatabase, Conflict, Work, Writer, connect, database_url

SOURCE = Path(__file__).parents[2] / "src" / "tradewinds"


async def test_the_migrations_make_what_the_code_expects(database: str) -> None:
    engine = connect(database)
    await migrations.upgrade(engine)
    await migrations.upgrade(engine)  # again is no harm
    async with engine.connect() as connection:
        differences = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), store.metadata)
        )
    await engine.dispose()
    assert differences == []


def test_urls() -> None:
    assert database_url("tables.db") == "sqlite+aiosqlite:///tables.db"
    assert database_url("sqlite:////var/t.db") == "sqlite+aiosqlite:////var/t.db"
    assert database_url("postgresql://me:pw@host/name") == "postgresql+asyncpg://me:pw@host/name"
    assert database_url("postgres://host/name") == "postgresql+asyncpg://host/name"
    for bad in ("mysql://host/name", "sqlite://", "://", "sqlite:///:memory:"):
        with pytest.raises(BadDatabase):
            database_url(bad)


def match_row(match: str) -> dict[str, Any]:
    return {
        "id": match,
        "game": "lanterns",
        "name": "",
        "players": 2,
        "options": "{}",
        "seed": "s",
        "rules_version": 1,
        "status": "running",
        "private": True,
        "invite": "i",
        "host": "h",
        "created": 1,
        "requests": "[]",
    }


def line(match: str, seq: int) -> dict[str, Any]:
    nothing = {"back_to": None, "guest": None, "ref": None}
    return {"match": match, "seq": seq, "seat": 0, "action": "x", "waiting": 1, "at": 1, **nothing}


async def test_the_writer_groups_and_finds_the_one_that_fails(database: str) -> None:
    engine = connect(database)
    await migrations.upgrade(engine)
    writer = Writer(engine)
    writer.start()
    await writer.write(Work("", statements=[insert(store.matches).values(match_row(m)) for m in "abc"]))
    works = [Work(m, lines=[line(m, n)]) for n in range(20) for m in "abc"]
    works.insert(30, Work("a", lines=[line("a", 3)]))  # this line is there already
    before = writer.commits
    results = await asyncio.gather(*(writer.write(work) for work in works), return_exceptions=True)
    assert [type(r) for r in results if r is not None] == [Conflict]
    assert results[30] is not None
    async with engine.connect() as connection:
        rows = (await connection.execute(select(store.decisions))).all()
    assert len(rows) == 60
    await asyncio.gather(*(writer.write(Work(m, lines=[line(m, n)])) for n in range(20, 40) for m in "abc"))
    assert writer.commits - before < 70  # the good batch went in one or two transactions
    await writer.stop()
    await engine.dispose()


async def test_when_the_disk_fails_nothing_is_acknowledged_and_nothing_changed(
    database: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await serve(database)
    ann, bob, table = await two_friends(server)
    async with ann.socket(table) as left, bob.socket(table) as right:
        await right.quiet()
        good = Writer._commit

        async def broken(self: Writer, works: Any) -> None:
            if any(work.lines for work in works):
                raise OSError("disk full")
            await good(self, works)

        monkeypatch.setattr(Writer, "_commit", broken)
        seen = len(right.heard)
        answer = await left.play(0, left.options(0)[0], ref="try")
        assert (answer["t"], answer["key"]) == ("refused", "error-not-saved")
        await right.quiet()
        assert all(m["t"] == "state" and m["seq"] == 0 for m in right.heard[seen:])
        monkeypatch.setattr(Writer, "_commit", good)
        await left.quiet()
        answer = await left.play(0, left.options(0)[0], ref="try")
        assert (answer["t"], answer["seq"]) == ("ok", 1)


async def test_tables_that_nobody_looks_at_leave_the_memory_and_come_back(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite, unload_after=0.05)
    ann, _, table = await two_friends(server)
    async with ann.socket(table) as left:
        await left.play(0, left.options(0)[0])
        await asyncio.sleep(0.3)
        assert table in server.hall.lives
        facts, seats = left.facts, left.seats
    async with asyncio.timeout(120):
        while table in server.hall.lives:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    async with ann.socket(table) as left:
        assert (left.seq, left.facts, left.seats) == (1, facts, seats)


def test_every_id_that_is_told_has_words() -> None:
    words = {
        found
        for file in (SOURCE / "text").glob("*en.ftl")
        for found in re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text("utf-8"), re.MULTILINE)
    }
    told = {
        (found, file.name)
        for folder in ("server", "play", "kernel")
        for file in (SOURCE / folder).glob("**/*.py")
        for found in re.findall(r'"((?:error|refusal|undo|client)-[a-z-]+[a-z])"', file.read_text("utf-8"))
    }
    assert len(told) > 60
    assert {(key, file) for key, file in told if key not in words} == set()


async def test_a_database_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear database, " * 100)
    for bad in (tmp_path / "letter.db", tmp_path / "nowhere" / "tables.db", "postgresql://nobody@127.0.0.1:1/none"):
        with pytest.raises(BadDatabase) as refused:
            await prepare(str(bad))
        assert refused.value.key == "error-database"
        assert refused.value.params["reason"]


async def test_a_reader_asks_again_when_its_connection_is_gone(postgres: str) -> None:
    engine = store.connect(postgres)
    reader = store.Reader(engine)
    one = text("SELECT CAST(:n AS integer) AS n")
    assert [row.n for row in await reader.rows(one, {"n": 1})] == [1]
    assert reader.connection is not None
    raw: Any = await reader.connection.get_raw_connection()
    raw.driver_connection.terminate()
    assert [row.n for row in await reader.rows(one, {"n": 2})] == [2]
    with pytest.raises(DBAPIError):
        await reader.rows(text("SELECT nothing"), {})
    assert [row.n for row in await reader.rows(one, {"n": 3})] == [3]
    await reader.stop()
    await engine.dispose()


async def test_pooled_connections_that_the_database_has_ended_are_replaced(postgres: str) -> None:
    engine = store.connect(postgres)
    async with engine.connect() as one, engine.connect() as two:
        drivers: list[Any] = [(await each.get_raw_connection()).driver_connection for each in (one, two)]
    other = await asyncpg.connect(postgres)
    for driver in drivers:
        await other.execute("SELECT pg_terminate_backend($1)", driver.get_server_pid())
    await other.close()
    async with asyncio.timeout(60):
        while not all(driver.is_closed() for driver in drivers):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    async with engine.connect() as one, engine.connect() as two:
        for each in (one, two):
            assert (await each.execute(text("SELECT 1"))).scalar_one() == 1
    await engine.dispose()
