"""Fresh databases for tests, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import uuid
from collections.abc import Coroutine
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg

POSTGRES = os.environ.get("TRADEWINDS_TEST_POSTGRES", "postgresql://root@127.0.0.1/test")


def await_here(work: Coroutine[Any, Any, None]) -> None:
    """In a loop of its own, and closed: what is left open is reported to whichever test is running then."""
    with closing(asyncio.new_event_loop()) as loop:
        loop.run_until_complete(work)


@cache
def postgres_trouble() -> str | None:
    """Why PostgreSQL cannot be used here, or None."""

    async def look() -> None:
        connection = await asyncpg.connect(POSTGRES, timeout=60)
        await connection.close()

    try:
        await_here(look())
    except (OSError, asyncpg.PostgresError, TimeoutError) as error:
        return f"PostgreSQL at {POSTGRES} cannot be reached: {error!r}"
    return None


def run(statement: str) -> None:
    async def go() -> None:
        connection = await asyncpg.connect(POSTGRES, timeout=60)
        await connection.execute(statement)
        await connection.close()

    await_here(go())


def new_database(kind: str, folder: Path) -> str:
    """The URL of an empty database."""
    if kind == "sqlite":
        return f"sqlite:///{folder}/tables-{uuid.uuid4().hex[:8]}.db"
    name = f"tradewinds_{uuid.uuid4().hex[:12]}"
    run(f'CREATE DATABASE "{name}"')
    return POSTGRES.rsplit("/", 1)[0] + "/" + name


def drop_database(url: str) -> None:
    if url.startswith("postgres"):
        name = url.rsplit("/", 1)[1]
        run(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
