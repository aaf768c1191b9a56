"""An upgrade keeps every running match: databases that earlier versions left (`tools/old_database.py`) are played on.

Of an earlier shape there is one, with matches of all games in the middle. It is brought to the newest shape by the
server itself, on SQLite as it lies there, on PostgreSQL after a restore of a backup that was taken in the old shape.
"""

from __future__ import annotations

import gzip
import itertools
import random
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.conftest import ROOT
from tests.server.conftest import SETTINGS, run_server
from tests.server.test_play import play_out
from tests.support.client import Socket
from tradewinds import games
from tradewinds.server import admin, backup, keys, store
from tradewinds.server.guests import COOKIE, Signer

KEPT = sorted((ROOT / "tests" / "databases").glob("*.sql.gz"))


def laid(kept: Path, folder: Path) -> Path:
    file = folder / "old.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(gzip.decompress(kept.read_bytes()).decode())
    return file


def running(file: Path) -> dict[str, tuple[str, list[str], int]]:
    """Of each running match the game, its two people, and how many lines its log has."""
    with sqlite3.connect(file) as connection:
        found = connection.execute("SELECT id, game FROM matches WHERE status = 'running'").fetchall()
        return {
            match: (
                game,
                [
                    row[0]
                    for row in connection.execute("SELECT guest FROM seats WHERE match = ? ORDER BY seat", [match])
                ],
                connection.execute("SELECT count(*) FROM decisions WHERE match = ?", [match]).fetchone()[0],
            )
            for match, game in found
        }


@pytest.fixture(autouse=True)
def fresh_refs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The numbers of messages that were used in the old matches are not used again."""
    monkeypatch.setattr(Socket, "refs", itertools.count(1_000_000))


async def check(database: str, matches: dict[str, tuple[str, list[str], int]]) -> None:
    assert {game for game, _, _ in matches.values()} == set(games.shelf())
    async with run_server(replace(SETTINGS, database=database, games=None)) as server:
        signer = Signer(await keys.read_keys(server.hall.engine))
        for match, (_, guests, lines) in matches.items():
            ann, bob = server.person(), server.person()
            ann.http.cookies.set(COOKIE, signer.sign(guests[0]))
            bob.http.cookies.set(COOKIE, signer.sign(guests[1]))
            async with ann.socket(match) as left, bob.socket(match) as right:
                assert left.seq >= lines - 1  # bots may have moved on already
                assert left.info["notice"] is None  # replayed whole, under the rules it began with
                assert [entry["text"] for entry in left.chat] == ["Fair winds!"]
                assert await play_out({0: left, 1: right}, random.Random(9), 6) == 6
        async with server.hall.engine.connect() as connection:
            shape = await admin.revision_of(connection)
            assert shape == admin.revisions().get_current_head()
            over = (
                await connection.execute(select(store.matches.c.id).where(store.matches.c.status == "finished"))
            ).scalars()
            finished = list(over)
        assert finished
        for match in finished:  # its link is good for ever
            record = await server.person().get(f"/api/tables/{match}/replay")
            assert record["result"]["winners"]


@pytest.mark.parametrize("kept", KEPT, ids=lambda path: path.name.partition(".")[0])
async def test_an_older_database_is_upgraded_and_played_on(kept: Path, tmp_path: Path) -> None:
    file = laid(kept, tmp_path)
    await check(f"sqlite:///{file}", running(file))


@pytest.mark.parametrize("kept", KEPT, ids=lambda path: path.name.partition(".")[0])
async def test_a_backup_in_the_older_shape_is_restored_and_played_on(kept: Path, tmp_path: Path, postgres: str) -> None:
    def silent(_: Any) -> backup.Tell:
        return lambda rows: None

    file = laid(kept, tmp_path)
    manifest, _ = await backup.save(f"sqlite:///{file}", tmp_path / "backup", silent)
    assert manifest.revision == kept.name.partition(".")[0]
    await backup.restore(postgres, tmp_path / "backup", silent)
    await check(postgres, running(file))


def test_there_is_a_database_of_the_version_before() -> None:
    """Whoever adds a migration keeps a database of the shape before it."""
    assert KEPT
    scripts = admin.revisions()
    head = scripts.get_current_head()
    assert head is not None
    known = {path.name.partition(".")[0] for path in KEPT}
    before = {script.revision for script in scripts.walk_revisions()} - {head}
    assert known <= before
