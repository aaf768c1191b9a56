"""A backup taken under load holds whatever was acknowledged before the moment it names, and every match goes on."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import hashlib
import json
import random
import stat
import sys
import time
import zlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from tests.server.conftest import DATABASES, SETTINGS, Running, run_server
from tests.server.test_play import play_out, two_friends
from tests.support.client import Person
from tests.support.databases import drop_database, new_database, postgres_trouble
from tradewinds import games
from tradewinds.kernel.errors import TradewindsError
from tradewinds.server import admin, backup, migrations, store
from tradewinds.server.desk import PASSING

EVERY_GAME = {name: f"tradewinds.games.{name}.game:GAME" for name in games.shelf()}
BUSY = replace(SETTINGS, games={"lanterns": "tests.support.lanterns:LANTERNS"} | EVERY_GAME)


def silent(_: backup.Manifest) -> backup.Tell:
    return lambda rows: None


@pytest.fixture
def other(database: str, tmp_path: Path) -> Iterator[str]:
    """An empty database of the other kind."""
    kind = DATABASES[0] if database.startswith("postgres") else DATABASES[1]
    if kind == "postgres" and (trouble := postgres_trouble()):
        pytest.skip(trouble)
    url = new_database(kind, tmp_path)
    yield url
    drop_database(url)


class Crowd:
    """Two people at each of several tables who decide as fast as they can; every acknowledgement with its time."""

    def __init__(self) -> None:
        self.tables: dict[str, list[Person]] = {}
        self.acknowledged: list[tuple[str, int, str, float]] = []
        self.stop = False

    async def sit_down(self, server: Running, game: str, number: int) -> None:
        for _ in range(number):
            ann, bob = server.person(), server.person()
            made = await ann.create(
                "me", "friend", "bot:random" if game != "lanterns" else "bot:dice", game=game, private=False
            )
            await bob.post(f"/api/tables/{made['id']}/seats/1")
            await ann.start(made["id"])
            self.tables[made["id"]] = [ann, bob]

    async def play(self, table: str, seat: int, dice: random.Random) -> None:
        async with self.tables[table][seat].socket(table) as socket:
            while not self.stop:
                options = socket.options(seat)
                if options:
                    ref = f"{seat}-{len(self.acknowledged)}-{dice.random()}"
                    answer = await socket.play(seat, dice.choice(options), ref=ref)
                    if answer["t"] == "ok":
                        self.acknowledged.append((table, answer["seq"], ref, time.time() * 1000))
                elif socket.info["status"] == "finished":
                    return
                else:
                    try:
                        await socket.hear(0.2)
                    except TimeoutError:
                        continue


async def command(*words: str) -> tuple[int, str]:
    """The command itself, as an operator calls it beside the server."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tradewinds", *words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    out, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, out.decode()


async def read(database: str) -> tuple[dict[str, Any], dict[str, list[Any]]]:
    engine, log = store.connect(database), store.decisions
    async with engine.connect() as connection:
        matches = {row.id: row for row in (await connection.execute(select(store.matches))).all()}
        lines: dict[str, list[Any]] = {match: [] for match in matches}
        for row in (await connection.execute(select(log).order_by(log.c.match, log.c.seq))).all():
            lines[row.match].append(row)
    await engine.dispose()
    return matches, lines


async def test_taken_under_load_and_restored_elsewhere(database: str, other: str, tmp_path: Path) -> None:
    crowd, file = Crowd(), tmp_path / "tables.backup"
    async with run_server(replace(BUSY, database=database)) as server:
        for game in games.shelf():
            await crowd.sit_down(server, game, 1)
        await crowd.sit_down(server, "lanterns", 3)
        playing = [
            asyncio.create_task(crowd.play(table, seat, random.Random(f"{number}.{seat}")))
            for number, table in enumerate(crowd.tables)
            for seat in (0, 1)
        ]
        while len({table for table, *_ in crowd.acknowledged}) < len(crowd.tables):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        code, told = await command("backup", str(file), "--database", database, "--json")
        assert code == 0, told
        after = len(crowd.acknowledged) + 10
        while len(crowd.acknowledged) < after and not all(task.done() for task in playing):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        crowd.stop = True
        await asyncio.gather(*playing)
        cookies = {table: [dict(person.http.cookies) for person in people] for table, people in crowd.tables.items()}
    manifest = json.loads(told)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    code, told = await command("restore", str(file), "--database", other)
    assert code == 0, told
    matches, lines = await read(other)
    before = [one for one in crowd.acknowledged if one[3] < manifest["moment"]]
    assert before
    assert len(before) < len(crowd.acknowledged)  # people played while it was taken, and after
    for match, seq, ref, _ in before:
        assert lines[match][seq].ref == ref
    assert sum(map(len, lines.values())) == manifest["rows"]["decisions"]
    for match in crowd.tables:
        assert [row.seq for row in lines[match]] == list(range(len(lines[match])))
    async with run_server(replace(BUSY, database=other)) as server:
        for match in crowd.tables:
            if matches[match].status != "running":
                continue
            ann, bob = server.person(), server.person()
            for person, jar in zip((ann, bob), cookies[match], strict=True):
                person.http.cookies.update(jar)
            async with ann.socket(match) as left, bob.socket(match) as right:
                assert left.seq >= len(lines[match]) - 1
                assert left.info["notice"] is None
                made = await play_out({0: left, 1: right}, random.Random(3), 3)
                assert made == 3 or left.info["status"] == "finished"


async def test_what_comes_back_is_what_was_there(database: str, other: str, tmp_path: Path) -> None:
    """Every table that is meant to be kept, row for row and value for value, also bytes and empty fields."""
    async with run_server(replace(SETTINGS, database=database)) as server:
        ann, bob, table = await two_friends(server)
        await ann.call("PATCH", "/api/me", json={"name": "Ána 安"})
        async with ann.socket(table) as left:
            await left.ask({"t": "chat", "text": "Fair winds – 順風!"})
            await left.play(0, left.options(0)[0])
        await bob.post(f"/api/tables/{table}/report", seat=0, reason="other", text="“Quoted”")
        async with admin.desk(database) as engine:
            await admin.ban(engine, "192.0.2.1", 1, "", addresses=False)
            await admin.message(engine, {"*": "Hello"}, table, None)
    file = tmp_path / "tables.backup"
    manifest, _ = await backup.save(database, file, silent)
    await backup.restore(other, file, silent)

    async def everything(url: str) -> dict[str, list[Any]]:
        engine = store.connect(url)
        async with engine.connect() as connection:
            found = {
                kept.name: [tuple(row) for row in (await connection.execute(select(kept))).all()]
                for kept in store.metadata.sorted_tables
                if kept.name not in PASSING
            }
        await engine.dispose()
        return {name: sorted(rows, key=repr) for name, rows in found.items()}

    first, second = await everything(database), await everything(other)
    assert first == second
    assert {name: len(rows) for name, rows in first.items()} == manifest.rows
    for name in ("keys", "guests", "matches", "seats", "decisions", "chat", "positions", "reports", "bans"):
        assert first[name], name


async def test_a_server_that_runs_on_an_empty_database_goes_on_with_what_is_restored(
    database: str, other: str, tmp_path: Path
) -> None:
    async with run_server(replace(SETTINGS, database=database)) as server:
        ann, _, table = await two_friends(server)
        jar = dict(ann.http.cookies)
    await backup.save(database, tmp_path / "file", silent)
    async with run_server(replace(SETTINGS, database=other)) as server:
        await backup.restore(other, tmp_path / "file", silent)
        from tradewinds.server import keys

        server.app.state.signer.use(await keys.read_keys(server.hall.engine))  # as it does every minute
        ann = server.person()
        ann.http.cookies.update(jar)
        async with ann.socket(table) as left:
            await left.play(0, left.options(0)[0])


# --- files that cannot be restored ------------------------------------------------------------------------------


@pytest.fixture
async def taken(sqlite: str, tmp_path: Path) -> Path:
    """A backup of a few guests, made without a server."""
    engine = store.connect(sqlite)
    await migrations.upgrade(engine)
    async with engine.begin() as connection:
        people = [{"id": f"person{n}", "name": f"Person {n}", "created": n} for n in range(40)]
        await connection.execute(insert(store.guests), people)
    await engine.dispose()
    file = tmp_path / "tables.backup"
    await backup.save(sqlite, file, silent)
    return file


def rewritten(file: Path, change: Any) -> Path:
    """The same backup with other lines, well packed."""
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    made = file.with_name("changed.backup")
    made.write_bytes(gzip.compress(b"".join(change(lines))))
    return made


def one_letter(lines: list[bytes]) -> list[bytes]:
    return [line.replace(b"Person 7", b"Parson 7") for line in lines]


def one_row_less(lines: list[bytes]) -> list[bytes]:
    at = next(n for n, line in enumerate(lines) if line.startswith(b"["))
    return lines[:at] + lines[at + 1 :]


def newer(lines: list[bytes]) -> list[bytes]:
    head = json.loads(lines[0]) | {"revision": "9999", "version": "99.0"}
    return [json.dumps(head).encode() + b"\n", *lines[1:]]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (one_letter, "error-backup-damaged"),
        (one_row_less, "error-backup-damaged"),
        (lambda lines: lines[:-1], "error-backup-damaged"),
        (lambda lines: lines[:-40], "error-backup-damaged"),
        (lambda lines: [*lines, lines[-2]], "error-backup-damaged"),
        (lambda lines: [lines[0], b"[1, 2]\n", *lines[1:]], "error-backup-damaged"),
        (lambda lines: [lines[0], b"[1,\n", *lines[1:]], "error-backup-damaged"),
        (lambda lines: [], "error-backup-damaged"),
        (lambda lines: [b"Dear backup,\n", *lines], "error-backup-not"),
        (newer, "error-backup-newer"),
    ],
)
async def test_a_file_that_is_not_sound_changes_nothing(taken: Path, tmp_path: Path, change: Any, key: str) -> None:
    place = tmp_path / "new.db"
    with pytest.raises(TradewindsError) as refused:
        await backup.restore(str(place), rewritten(taken, change), silent)
    assert refused.value.key == key
    assert not place.exists()


def by_hand(lines: list[bytes], old: bytes, new: bytes) -> list[bytes]:
    """Changed, with the checksum that belongs to it: as somebody makes it who knows how."""
    body = [line.replace(old, new) for line in lines[:-1]]
    sha = hashlib.sha256(b"".join(body)).hexdigest()
    return [*body, json.dumps({"sha256": sha}, separators=(",", ":")).encode() + b"\n"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"guests"', b'"nodes"'),
        (b'"guests"', b'"sqlite_master"'),
        (b'"guests"', b'"../guests"'),
        (b'"language"', b'"tongue"'),
        (b'"Person 7"', b"[]"),
        (b'"Person 7"', b"[7]"),
        (b'"Person 7"', b'["no base 64!"]'),
        (b'"Person 7"', b'{"a":1}'),
        (b'"Person 7"', b"1" + b"0" * 30),
        (b'"Person 7"', b"[" * 5000 + b"]" * 5000),
    ],
)
async def test_a_file_made_by_hand_changes_nothing(taken: Path, tmp_path: Path, old: bytes, new: bytes) -> None:
    """Its checksum is right and what it says is not: that is told in our words, and nothing is left behind."""
    place = tmp_path / "new.db"
    with pytest.raises(TradewindsError) as refused:
        await backup.restore(str(place), rewritten(taken, lambda lines: by_hand(lines, old, new)), silent)
    assert refused.value.key == "error-backup-damaged"
    assert not place.exists()


async def test_a_backup_is_its_owners_whatever_lay_there(sqlite: str, tmp_path: Path) -> None:
    """In a folder of everybody's somebody may have laid a file, or a way to another one, where ours is written."""
    engine = store.connect(sqlite)
    await migrations.upgrade(engine)
    await engine.dispose()
    elsewhere = tmp_path / "elsewhere"
    elsewhere.write_text("mine")
    (tmp_path / ".one.part").symlink_to(elsewhere)
    theirs = tmp_path / ".two.part"
    theirs.write_text("open")
    theirs.chmod(0o666)
    with theirs.open("rb") as held:
        for name in ("one", "two"):
            await backup.save(sqlite, tmp_path / name, silent)
            assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600
        assert held.read() == b"open"
    assert elsewhere.read_text() == "mine"


def test_a_file_cut_off_or_of_another_kind(taken: Path, tmp_path: Path) -> None:
    whole = taken.read_bytes()
    for name, content, key in (
        ("cut", whole[: len(whole) // 2], "error-backup-damaged"),
        *(
            (f"flipped-{at}", whole[:at] + bytes([whole[at] ^ 1 << at % 8]) + whole[at + 1 :], "error-backup-damaged")
            for at in (*range(10, 400), *range(len(whole) - 20, len(whole)))
        ),
        ("letter", b"Dear backup, how are you?", "error-backup-not"),
        ("empty", b"", "error-backup-damaged"),
    ):
        (tmp_path / name).write_bytes(content)
        with contextlib.suppress(OSError, EOFError, zlib.error):
            if content and gzip.decompress(content) == gzip.decompress(whole):
                continue  # a code that gzip does not use here: nothing is lost
        with pytest.raises(TradewindsError) as refused:
            backup.examine(tmp_path / name)
        assert refused.value.key == key, name
    with pytest.raises(TradewindsError, match="cli-file-read"):
        backup.examine(tmp_path / "nowhere")


async def test_a_database_with_something_in_it_is_left_alone(taken: Path, database: str) -> None:
    async with run_server(replace(SETTINGS, database=database)) as server:
        _, _, table = await two_friends(server)
    with pytest.raises(TradewindsError) as refused:
        await backup.restore(database, taken, silent)
    assert refused.value.key == "error-restore-not-empty"
    matches, _ = await read(database)
    assert list(matches) == [table]


async def test_what_fails_in_the_middle_leaves_nothing(
    taken: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server's first start, then a restore that breaks down: the server's own keys are still there."""
    async with run_server(replace(SETTINGS, database=database)):
        pass

    def broken(file: Path) -> Iterator[tuple[backup.Head, list[Any]]]:
        for number, one in enumerate(rows(file)):
            if number == 8:
                raise OSError("the disk is gone")
            yield one

    rows = backup.rows
    engine = store.connect(database)
    async with engine.connect() as connection:
        before = (await connection.execute(select(store.keys))).all()
    monkeypatch.setattr(backup, "rows", broken)
    with pytest.raises(TradewindsError, match="error-database"):
        await backup.restore(database, taken, silent)
    async with engine.connect() as connection:
        assert (await connection.execute(select(store.keys))).all() == before
        assert (await connection.execute(select(store.guests))).all() == []
    await engine.dispose()


async def test_the_command_says_what_is_wrong(taken: Path, tmp_path: Path) -> None:
    database = str(tmp_path / "none.db")
    assert await command("backup", str(tmp_path / "b"), "--database", database, "--lang", "en") == (
        2,
        f"There is no database {database}.\n",
    )
    code, told = await command("backup", str(taken), "--database", database, "--lang", "en")
    assert (code, "exists" in told or "already" in told) == (2, True)
    code, told = await command("restore", str(taken), "--check", "--lang", "hu")
    assert code == 0
    assert "ép" in told
    assert not Path(database).exists()  # noqa: ASYNC240


async def test_a_database_of_another_version_is_not_touched(taken: Path, sqlite: str, tmp_path: Path) -> None:
    await backup.restore(str(tmp_path / "new.db"), taken, silent)
    engine = store.connect(str(tmp_path / "new.db"))
    async with engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    await engine.dispose()
    for work in (
        backup.save(str(tmp_path / "new.db"), tmp_path / "again", silent),
        backup.restore(str(tmp_path / "new.db"), taken, silent),
    ):
        with pytest.raises(TradewindsError) as refused:
            await work
        assert refused.value.key in ("error-database-newer", "error-restore-shape")
    with pytest.raises(TradewindsError, match="error-database-newer"):
        async with admin.desk(str(tmp_path / "new.db")):
            pass
    assert not (tmp_path / "again").exists()
