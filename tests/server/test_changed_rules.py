"""Matches that began under other rules: they go on, nothing that was acknowledged vanishes unsaid, people are told."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, update

from tests.server.conftest import SETTINGS, Running, run_server
from tests.server.test_play import decide, play_out, two_friends
from tests.support.client import Person
from tests.support.lanterns import LANTERNS
from tradewinds.kernel.record import Record, verify
from tradewinds.server import moves, restore, store
from tradewinds.server.hall import Hall

OLD, NEW = "tests.support.lanterns:LANTERNS", "tests.support.changed:NEWER"
KEEP = "tests.support.changed:KEEPING"
STRANGE = "tests.support.changed:STRANGER"


@asynccontextmanager
async def serving(database: str, game: str) -> AsyncIterator[Running]:
    async with run_server(replace(SETTINGS, database=database, games={"lanterns": game})) as server:
        yield server


def at(person: Person, server: Running) -> Person:
    """The same guest at another server."""
    other = server.person()
    other.http.cookies.update(person.http.cookies)
    return other


async def begin(
    server: Running, decisions: int, *more: str, **options: Any
) -> tuple[Person, Person, str, dict[int, Any]]:
    """A match some decisions old, and what the seats see of it."""
    ann, bob, table = await two_friends(server, *more, **({"rounds": 6} | options))
    async with ann.socket(table) as left, bob.socket(table) as right:
        await play_out({0: left, 1: right}, random.Random(5), decisions)
        live = server.hall.lives[table]
        while live.bot_task is not None or moves.bots_to_move(live):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        await left.settle(live.seq)
        await right.settle(live.seq)
        return ann, bob, table, {0: left.seats[0]["view"], 1: right.seats[1]["view"]}


async def test_a_match_ends_under_the_rules_it_began_with(database: str) -> None:
    """The new engine knows the old version: everything is replayed, also the bots' part, and the record is good."""
    async with serving(database, OLD) as server:
        ann, bob, table, seen = await begin(server, 9, "bot:dice")
    async with serving(database, KEEP) as server:
        ann, bob = at(ann, server), at(bob, server)
        async with ann.socket(table) as left, bob.socket(table) as right:
            assert left.info["notice"] == {"key": "notice-rules-kept", "args": {"version": 1, "known": 2}}
            assert {0: left.seats[0]["view"], 1: right.seats[1]["view"]} == seen
            assert len(left.facts) > 9
            await play_out({0: left, 1: right}, random.Random(6))
            assert left.info["status"] == "finished"
        record = msgspec.convert(await ann.get(f"/api/tables/{table}/replay"), Record)
        assert record.rules_version == 1
        assert all(good for _, good in verify(LANTERNS, record))
        new = await ann.create("me", "bot:mate")
        assert (new["rules_version"], new["notice"]) == (2, None)


async def test_a_match_goes_on_from_its_last_position(database: str) -> None:
    async with serving(database, OLD) as server:
        ann, bob, table, seen = await begin(server, 9)
    async with serving(database, NEW) as server:
        ann, bob = at(ann, server), at(bob, server)
        info = await ann.get(f"/api/tables/{table}")
        assert info["rules_version"] == 2
        assert info["notice"] == {"key": "notice-rules-changed", "args": {"from": 1, "to": 2, "lost": 0}}
        async with ann.socket(table) as left, bob.socket(table) as right:
            assert {0: left.seats[0]["view"], 1: right.seats[1]["view"]} == seen
            assert left.facts == []
            assert not left.seats[0]["undo"]["can"]
            await play_out({0: left, 1: right}, random.Random(6), 3)
            await left.settle(right.seq)
            held, seq = list(left.facts), left.seq
    async with serving(database, NEW) as server:  # and again, now by replay from there
        ann, bob = at(ann, server), at(bob, server)
        async with ann.socket(table) as left, bob.socket(table) as right:
            assert (left.facts, left.seq) == (held, seq)
            frames = await ann.get(f"/api/tables/{table}/frames")
            assert frames["total"] == 3
            assert [fact for frame in frames["frames"] for fact in frame["facts"]] == held
            await play_out({0: left, 1: right}, random.Random(7))
            assert left.info["status"] == "finished"
            assert left.info["notice"]["key"] == "notice-rules-changed"
        assert (await ann.get(f"/api/tables/{table}/replay", 409))["error"]["key"] == "error-record-continued"


async def test_clients_that_come_back_are_shown_the_new_beginning(database: str) -> None:
    async with serving(database, OLD) as server:
        ann, bob, table = await two_friends(server, rounds=6)
        async with ann.socket(table) as left, bob.socket(table) as right:
            await play_out({0: left, 1: right}, random.Random(5), 9)
            seq, facts = left.seq, len(left.facts)
    assert facts > 5
    async with serving(database, NEW) as server:
        again = at(ann, server).socket(table, have=seq, facts=facts)
        await again.open()
        assert (again.heard[0]["facts_from"], again.heard[0]["facts"]) == (0, [])


async def test_what_the_new_rules_do_not_allow_is_lost_and_said_so(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed between two saved positions: the decisions behind the last one are played again as far as possible."""

    async def nothing(_: Hall) -> None: ...

    monkeypatch.setattr(Hall, "_save_positions", nothing)
    async with serving(sqlite, OLD) as server:
        ann, bob, table = await two_friends(server, rounds=6)
        async with ann.socket(table) as left, bob.socket(table) as right:
            sockets = {0: left, 1: right}
            for seat, socket in sockets.items():
                await decide(socket, seat, random.Random(1))
            await left.settle(2)
            await right.settle(2)
            winner = next(seat for seat, socket in sockets.items() if socket.options(seat))
            await sockets[winner].play(winner, "take:blue")
            await sockets[winner].play(winner, "place:1")
            assert sockets[winner].seq == 4
    async with serving(sqlite, NEW) as server:
        info = await at(ann, server).get(f"/api/tables/{table}")
        assert info["notice"]["args"] == {"from": 1, "to": 2, "lost": 2}
        assert (info["seq"], info["waiting"]) == (5, [winner])
        person = at((ann, bob)[winner], server)
        async with person.socket(table) as socket:
            assert socket.options(winner) == ["take:red", "take:green"]
            assert (await socket.play(winner, "take:red"))["seq"] == 6


async def test_an_undo_before_the_change_stays_undone(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(_: Hall) -> None: ...

    monkeypatch.setattr(Hall, "_save_positions", nothing)
    async with serving(sqlite, OLD) as server:
        ann, bob, table = await two_friends(server, rounds=6)
        async with ann.socket(table) as left, bob.socket(table) as right:
            first = left.options(0)
            await right.play(1, right.options(1)[0])
            await left.settle(1)
            await left.play(0, first[0])
    async with serving(sqlite, OLD) as server:
        ann, bob = at(ann, server), at(bob, server)
        async with bob.socket(table) as right, ann.socket(table) as left:
            await play_out({0: left, 1: right}, random.Random(1), 1)
            taker = 0 if left.options(0) else 1
            socket = (left, right)[taker]
            view = socket.seats[taker]["view"]
            assert (await socket.ask({"t": "undo", "seat": taker}))["t"] == "ok"
            await socket.until(lambda m: m["t"] == "state")
            undone = socket.seats[taker]["view"]
            assert undone == view or undone["round"] <= view["round"]
    async with serving(sqlite, NEW) as server:
        person = at((ann, bob)[taker], server)
        async with person.socket(table) as socket:
            assert socket.seats[taker]["view"] == undone
            assert socket.info["notice"]["args"]["lost"] == 0


async def test_bots_go_on_under_the_new_rules(sqlite: str) -> None:
    async with serving(sqlite, OLD) as server:
        ann, bob, table, _ = await begin(server, 4, "bot:dice", "bot:mate")
    async with serving(sqlite, NEW) as server:
        ann, bob = at(ann, server), at(bob, server)
        async with ann.socket(table) as left, bob.socket(table) as right:
            await play_out({0: left, 1: right}, random.Random(8))
            assert left.info["status"] == "finished"


async def test_without_any_position_the_match_says_that_it_cannot_go_on(sqlite: str) -> None:
    async with serving(sqlite, OLD) as server:
        ann, _, table, _ = await begin(server, 5)
        async with server.hall.engine.begin() as connection:
            await connection.execute(delete(store.positions))
        server.hall.lives.clear()
        assert (await ann.get(f"/api/tables/{table}"))["notice"] is None  # its own rules need none
        server.hall.lives.clear()
    for game, saved in ((NEW, False), (STRANGE, True)):
        async with serving(sqlite, game) as server:
            ann = at(ann, server)
            if saved:
                row = {"match": table, "kind": restore.LAST, "seq": 5, "rules_version": 1, "plain": "{}"}
                async with server.hall.engine.begin() as connection:
                    await connection.execute(store.positions.insert().values(row))
            assert (await ann.get(f"/api/tables/{table}", 409))["error"]["key"] == "error-record-version"
            lost = ann.socket(table)
            await lost.open(hello=False)
            assert (await lost.hear())["key"] == "error-record-version"
            assert len((await ann.get("/api/tables", mine=1))["tables"]) == 1


async def test_gaps_and_broken_lines_of_the_log_are_found(sqlite: str) -> None:
    log = store.decisions
    async with serving(sqlite, OLD) as server:
        ann, bob, table, seen = await begin(server, 8)
        for statement, key in (
            (delete(log).where(log.c.seq == 4), "error-match-gap"),
            (update(log).where(log.c.seq == 3).values(action="take:red"), "error-match-gap"),
        ):
            async with server.hall.engine.begin() as connection:
                await connection.execute(delete(store.positions))
                await connection.execute(statement)
            server.hall.lives.clear()
            assert (await ann.get(f"/api/tables/{table}", 409))["error"]["key"] == key
        ann, bob, table, seen = await begin(server, 8)
        async with server.hall.engine.begin() as connection:
            await connection.execute(delete(store.positions))
            await connection.execute(update(log).where(log.c.match == table, log.c.seq == 1).values(action="take:red"))
        server.hall.lives.clear()
        assert (await ann.get(f"/api/tables/{table}", 409))["error"]["key"] == "error-match-broken"
        ann, bob, table, seen = await begin(server, 8)
        live = server.hall.lives[table]
        assert live.table is not None
        async with server.hall.engine.begin() as connection:
            await connection.execute(restore.position(server.hall, live, live.table))
            await connection.execute(delete(log).where(log.c.match == table, log.c.seq == 2))
        server.hall.lives.clear()
        async with ann.socket(table) as left, bob.socket(table) as right:  # behind the gap there is a position
            assert {0: left.seats[0]["view"], 1: right.seats[1]["view"]} == seen
            await play_out({0: left, 1: right}, random.Random(6))


async def test_positions_are_saved_while_the_match_goes_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(restore, "EVERY", 4)
    async with serving(database, OLD) as server:
        _, _, table, _ = await begin(server, 11)
        seq = server.hall.lives[table].seq
        positions = store.positions
        async with server.hall.engine.connect() as connection:
            rows = (await connection.execute(positions.select())).all()
        assert [(row.kind, row.rules_version) for row in rows] == [("last", 1)]
        assert seq - 4 < rows[0].seq <= seq
    async with serving(database, OLD) as server:
        async with server.hall.engine.connect() as connection:
            rows = (await connection.execute(positions.select())).all()
        assert rows[0].seq == seq  # saved at the end
