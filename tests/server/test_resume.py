"""After failed writes, lost connections and restarts of the database everything goes on by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import asyncpg
import pytest
from sqlalchemy import select
from sqlalchemy.exc import DBAPIError

from tests.server.conftest import Running, Serve
from tests.server.test_play import two_friends
from tradewinds.server import store
from tradewinds.server.store import Work, Writer


async def cut(database: str) -> None:
    """End all connections to the database, as its restart does."""
    connection = await asyncpg.connect(database)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()


async def logged(server: Running, table: str) -> list[int]:
    log = store.decisions
    await server.hall.engine.dispose()  # one of its connections may have been cut without having heard of it yet
    async with server.hall.engine.connect() as connection:
        rows = await connection.execute(select(log.c.seq).where(log.c.match == table).order_by(log.c.seq))
    return [row.seq for row in rows]


async def finished(server: Running, table: str) -> None:
    async with asyncio.timeout(300):
        while server.hall.lives[table].match.status != "finished":  # noqa: ASYNC110
            await asyncio.sleep(0.05)


async def test_bots_go_on_after_writes_that_failed(
    database: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await serve(database)
    failures = 0
    good = Writer._write

    async def broken(self: Writer, works: Sequence[Work]) -> None:
        nonlocal failures
        if failures < 4 and any(line["seq"] > 3 for work in works for line in work.lines):
            failures += 1
            raise OSError("disk full")
        await good(self, works)

    monkeypatch.setattr(Writer, "_write", broken)
    ann = server.person()
    table = (await ann.create("bot:dice", "bot:mate"))["id"]
    await ann.start(table)
    await finished(server, table)
    assert failures == 4
    seqs = await logged(server, table)
    assert seqs == list(range(len(seqs)))


async def test_bots_go_on_after_the_database_was_away(postgres: str, serve: Serve) -> None:
    server = await serve(postgres)
    ann = server.person()
    tables = [(await ann.create("bot:dice", "bot:mate", options={"rounds": 30}))["id"] for _ in range(3)]
    for table in tables:
        await ann.start(table)
    for _ in range(3):
        await asyncio.sleep(0.2)
        await cut(postgres)
    for table in tables:
        await finished(server, table)
        seqs = await logged(server, table)
        assert seqs == list(range(len(seqs)))


async def test_the_first_decision_over_a_lost_connection_is_acknowledged(postgres: str, serve: Serve) -> None:
    server = await serve(postgres)
    ann, bob, table = await two_friends(server)
    async with ann.socket(table) as left, bob.socket(table) as right:
        await left.play(0, left.options(0)[0])
        await right.settle(1)
        await cut(postgres)
        answer = await right.play(1, right.options(1)[0])
        assert (answer["t"], answer["seq"]) == ("ok", 2)
        async with asyncio.timeout(120):  # and the other servers are heard again
            while server.hall.nodes.driver is None:  # noqa: ASYNC110
                await asyncio.sleep(0.05)


async def test_what_was_committed_before_the_connection_broke_is_not_written_twice(
    postgres: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worst moment: PostgreSQL has committed, but its answer is lost."""
    server = await serve(postgres)
    ann, bob, table = await two_friends(server)
    good = Writer._write
    broken: list[bool] = []

    async def lost(self: Writer, works: Sequence[Work]) -> None:
        await good(self, works)
        if not broken and any(work.lines for work in works):
            broken.append(True)
            connection, self.connection = self.connection, None
            assert connection is not None
            await connection.invalidate()
            await connection.close()
            raise DBAPIError("COMMIT", {}, OSError("reset by peer"), connection_invalidated=True)

    monkeypatch.setattr(Writer, "_write", lost)
    async with ann.socket(table) as left, bob.socket(table) as right:
        answer = await left.play(0, left.options(0)[0])
        assert (answer["t"], answer["seq"], broken) == ("ok", 1, [True])
        await right.settle(1)
        assert await logged(server, table) == [0, 1]
        assert (await right.play(1, right.options(1)[0]))["seq"] == 2
