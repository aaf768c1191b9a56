#!/usr/bin/env python3
"""A database as a released version leaves it, with matches of every game in the middle, for the test of upgrades.

    python -m tools.old_database        write tests/databases/<revision>.sql.gz

Run it before a new migration is added; the files of earlier revisions stay, and `tests/server/test_upgrade.py` upgrades
every one of them and plays on. What is in it: of each game a running match of two people and a bot, one that is over,
one that has not begun, one in a campaign, and what was said.
"""

from __future__ import annotations

import asyncio
import gzip
import random
import sqlite3
import tempfile
from dataclasses import replace
from pathlib import Path

from alembic.script import ScriptDirectory

from tests.server.conftest import SETTINGS, Running, run_server
from tests.server.test_play import play_out
from tradewinds import games
from tradewinds.server import migrations

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "databases"
DECISIONS = 40
"""Of the people, in each match that is not over."""


def revision() -> str:
    head = ScriptDirectory.from_config(migrations.config()).get_current_head()
    assert head is not None
    return head


async def begin(server: Running, game: str, decisions: int, **options: object) -> str:
    """A match of two people and a bot, so many decisions old."""
    ann, bob = server.person(), server.person()
    await ann.call("PATCH", "/api/me", json={"name": "Ann"})
    await bob.call("PATCH", "/api/me", json={"name": "Bob"})
    made = await ann.create("me", "friend", "bot:mate", game=game, private=False, options=options)
    table = str(made["id"])
    await bob.post(f"/api/tables/{table}/seats/1")
    await ann.start(table)
    async with ann.socket(table) as left, bob.socket(table) as right:
        await left.ask({"t": "chat", "text": "Fair winds!"})
        await play_out({0: left, 1: right}, random.Random(game), decisions)
    return table


async def fill(database: str) -> None:
    async with run_server(replace(SETTINGS, database=database, games=None)) as server:
        for game in games.shelf():
            await begin(server, game, DECISIONS)
        await begin(server, "jamaica", 100_000)
        await begin(server, "maracaibo", DECISIONS, mode="campaign")
        await server.person().create("me", "friend", game="puertorico")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        asyncio.run(fill(f"sqlite:///{file}"))
        with sqlite3.connect(file) as connection:
            text = "\n".join(connection.iterdump()) + "\n"
    FOLDER.mkdir(exist_ok=True)
    made = FOLDER / f"{revision()}.sql.gz"
    made.write_bytes(gzip.compress(text.encode(), mtime=0))
    print(made.name, made.stat().st_size >> 10, "KiB")


if __name__ == "__main__":
    main()
