"""The operator's desk: bans, messages, reports and tables taken away, beside a running server and on several."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import SETTINGS, Running, Serve, run_server
from tests.server.test_play import two_friends
from tests.support.client import Person, Socket
from tradewinds.kernel.errors import TradewindsError
from tradewinds.server import admin, desk, retention, store
from tradewinds.server.limits import Limits
from tradewinds.server.settings import Keep


@asynccontextmanager
async def office(server: Running) -> AsyncIterator[AsyncEngine]:
    """As the command does it: a connection of its own to the same database."""
    async with admin.desk(server.hall.settings.database) as engine:
        yield engine


async def guest_of(person: Person) -> str:
    return str((await person.me())["id"])


async def farewell(socket: Socket) -> tuple[int, str]:
    """How the server ends it."""
    assert socket.ws is not None
    with contextlib.suppress(ConnectionClosed):
        while True:
            await socket.hear()
    assert socket.ws.close_code is not None
    return socket.ws.close_code, str(socket.ws.close_reason)


async def test_a_banned_guest_is_out_within_seconds(server: Running) -> None:
    ann, bob, table = await two_friends(server)
    async with ann.socket(table) as left, bob.socket(table) as right:
        async with office(server) as engine:
            until = store.now() + 90 * 60 * 1000
            await admin.ban(engine, await guest_of(bob), until, "Enough of this.", addresses=False)
        told = await right.until(lambda m: m["t"] == "refused")
        assert (told["key"], told["args"]) == ("error-banned-for", {"hours": 2, "reason": "Enough of this."})
        assert await farewell(right) == (4403, "error-banned")
        refused = (await bob.get("/api/me", 403))["error"]
        assert (refused["key"], refused["args"]["hours"]) == ("error-banned-for", 2)
        again = bob.socket(table)
        await again.open(hello=False)
        assert (await again.hear())["key"] == "error-banned-for"
        assert await farewell(again) == (4403, "error-banned")
        await left.play(0, left.options(0)[0])  # nobody else is disturbed
        async with office(server) as engine:
            assert await admin.unban(engine, server.hall.settings.database and next(iter(server.hall.desk.guests))) == 1
        while server.hall.desk.guests:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        await bob.get("/api/me", 200)


async def test_an_address_and_a_network_can_be_banned(server: Running) -> None:
    ann = server.person()
    await ann.me()
    async with office(server) as engine:
        await admin.ban(engine, "127.0.0.0/8", None, "", addresses=False)
    while not server.hall.desk.networks:  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    fresh = server.person()  # another cookie does not help
    for person in (ann, fresh):
        assert (await person.get("/api/games", 403))["error"]["key"] == "error-banned-for-good"
    assert server.hall.desk.banned("x", "128.0.0.1") is None
    assert server.hall.desk.banned("x", "") is None
    async with office(server) as engine:
        assert [row["network"] for row in await admin.banned(engine)] == ["127.0.0.0/8"]
        await admin.unban(engine, "127.0.0.0/8")
        with pytest.raises(TradewindsError, match="error-no-such-ban"):
            await admin.unban(engine, "127.0.0.0/8")


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
        ("5f0c7e1d2a9b4c3e8d6f0a1b", None),
        ("203.0.113.999", None),
    ],
)
def test_what_counts_as_an_address(given: str, kept: str | None) -> None:
    assert admin.network_of(given) == kept


async def test_where_people_came_from_is_known_for_a_ban(server: Running) -> None:
    ann, bob, table = await two_friends(server)
    async with ann.socket(table), bob.socket(table), server.person().socket(table):
        await server.hall.desk.note_visits()
        await server.hall.desk.note_visits()
    async with office(server) as engine:
        async with engine.connect() as connection:
            seen = (await connection.execute(select(desk.visits.c.guest, desk.visits.c.address))).all()
        assert {tuple(row) for row in seen} == {
            (await guest_of(ann), "127.0.0.1"),
            (await guest_of(bob), "127.0.0.1"),
        }  # whoever only looks on is not written down
        made = await admin.ban(engine, await guest_of(bob), None, "", addresses=True)
    assert [(row["guest"] is None, row["network"]) for row in made] == [(False, None), (True, "127.0.0.1/32")]


async def test_a_message_reaches_everybody_or_one_table(server: Running) -> None:
    ann, bob, table = await two_friends(server)
    carl, dora, other = await two_friends(server)
    async with ann.socket(table) as left, carl.socket(other) as right:
        async with office(server) as engine:
            all_ = await admin.message(engine, {"*": "Back in five minutes.", "hu": "Öt perc múlva."}, None, None)
            here = await admin.message(engine, {"*": "Only here."}, table, None)
        heard = await left.until(lambda m: m["t"] == "announcements" and len(m["announcements"]) == 2)
        assert [one["id"] for one in heard["announcements"]] == [all_["id"], here["id"]]
        assert heard["announcements"][0]["texts"] == {"*": "Back in five minutes.", "hu": "Öt perc múlva."}
        heard = await right.until(lambda m: m["t"] == "announcements")
        assert [one["id"] for one in heard["announcements"]] == [all_["id"]]
        assert [one["id"] for one in (await dora.get("/api/announcements"))["announcements"]] == [all_["id"]]
        async with bob.socket(table) as late:  # whoever comes later hears it, too
            heard = await late.until(lambda m: m["t"] == "announcements")
            assert len(heard["announcements"]) == 2
        async with office(server) as engine:
            await admin.unsay(engine, all_["id"])
        heard = await right.until(lambda m: m["t"] == "announcements")
        assert heard["announcements"] == []


@pytest.mark.parametrize(
    ("texts", "key"),
    [
        ({}, "error-message-empty"),
        ({"*": "\u200b "}, "error-message-empty"),
        ({"de": "Hallo"}, "error-message-language"),
        ({"*": "x" * 1001}, "error-text-long"),
        ({"*": "a\u202eb"}, "error-text-control"),
    ],
)
async def test_a_message_that_cannot_be_shown_is_refused(
    texts: dict[str, str], key: str, sqlite: str, serve: Serve
) -> None:
    server = await serve(sqlite)
    async with office(server) as engine:
        with pytest.raises(TradewindsError) as refused:
            await admin.message(engine, texts, None, None)
        assert refused.value.key == key
        assert await admin.messages(engine) == []


async def test_a_table_is_taken_away(server: Running) -> None:
    ann, bob, table = await two_friends(server)
    async with ann.socket(table) as left:
        await left.play(0, left.options(0)[0])
        async with office(server) as engine:
            with pytest.raises(TradewindsError, match="error-close-sure"):
                await admin.close(engine, table, sure=False)
            await admin.close(engine, table, sure=True)
            with pytest.raises(TradewindsError, match="error-no-such-table"):
                await admin.close(engine, table, sure=True)
        assert await farewell(left) == (4404, "error-table-removed")
    await bob.get(f"/api/tables/{table}", 404)


async def test_a_move_at_a_table_that_was_just_taken_away_is_refused(sqlite: str, serve: Serve) -> None:
    server = await serve(sqlite)
    ann, _, table = await two_friends(server)
    async with ann.socket(table) as left:
        async with office(server) as engine, engine.begin() as connection:
            await connection.execute(store.matches.delete().where(store.matches.c.id == table))  # and no signal
        answer = await left.ask({"t": "play", "seat": 0, "action": left.options(0)[0], "seq": left.seq})
        assert (answer["t"], answer["key"]) == ("refused", "error-no-such-table")


async def test_what_the_operator_sees_has_no_secrets(server: Running) -> None:
    ann, bob, table = await two_friends(server)
    async with ann.socket(table) as left:
        await left.ask({"t": "chat", "text": "Fair winds!"})
        await left.play(0, left.options(0)[0])
    live = await server.hall.find(table)
    async with office(server) as engine:
        found = [
            await admin.tables(engine, "running", await guest_of(bob), 10),
            await admin.table(engine, table),
            await admin.guests(engine, None, 10),
            await admin.guest(engine, await guest_of(ann)),
        ]
    told = repr(found)
    assert found[0][0]["id"] == table  # type: ignore[index]
    assert "Fair winds!" in told
    assert live.match.seed not in told
    assert live.match.invite not in told


# --- reports -------------------------------------------------------------------------------------------------


async def test_a_report_reaches_the_operator_with_what_was_said(server: Running) -> None:
    ann, bob, table = await two_friends(server)
    async with bob.socket(table) as right:
        await right.ask({"t": "chat", "text": "You play like a barnacle."})
    path = f"/api/tables/{table}/report"
    first = await ann.post(path, seat=1, reason="insult", text="Not nice.")
    again = await ann.post(path, chat=0, reason="insult", text="Not nice at all.")
    assert first == again  # told once more, it is the same report
    async with office(server) as engine:
        (row,) = await admin.reported(engine, resolved=False, most=10)
        assert (row["guest"], row["by"]) == (await guest_of(bob), await guest_of(ann))
        assert (row["text"], [one["text"] for one in row["said"]]) == (
            "Not nice at all.",
            ["You play like a barnacle."],
        )
        await admin.resolve(engine, row["id"], "Talked to both.")
        assert await admin.reported(engine, resolved=False, most=10) == []
        assert (await admin.reported(engine, resolved=True, most=10))[0]["note"] == "Talked to both."
        with pytest.raises(TradewindsError, match="error-no-such-report"):
            await admin.resolve(engine, "none", "")
    assert (await ann.post(path, seat=1, reason="spam")) != first


async def test_reports_that_mean_nobody_are_refused(server: Running) -> None:
    ann, _, table = await two_friends(server, "bot:dice")
    path = f"/api/tables/{table}/report"

    async def refused(person: Person, status: int, **body: Any) -> str:
        return str((await person.post(path, status, **body))["error"]["key"])

    assert await refused(ann, 400, reason="spam") == "error-report-whom"
    assert await refused(ann, 400, reason="spam", seat=1, chat=0) == "error-report-whom"
    assert await refused(ann, 409, reason="spam", seat=0) == "error-report-self"
    assert await refused(ann, 409, reason="spam", seat=2) == "error-nobody-there"
    assert await refused(ann, 404, reason="spam", seat=9) == "refusal-no-such-seat"
    assert await refused(ann, 404, reason="spam", chat=5) == "error-field-value"
    assert await refused(ann, 400, reason="ugly", seat=1) == "error-field-value"
    assert await refused(ann, 400, reason="spam", seat=1, text="x" * 501) == "error-text-long"
    assert await refused(ann, 400, reason="spam", seat=1, guest="x") == "error-field-unknown"
    assert await refused(server.person(), 403, reason="spam", seat=1) == "error-not-seated"
    async with office(server) as engine:
        assert await admin.reported(engine, resolved=True, most=10) == []


async def test_reports_are_limited(sqlite: str, serve: Serve) -> None:
    server = await serve(sqlite, limits=replace(SETTINGS.limits, report=Limits().report))
    ann, _, table = await two_friends(server)
    path = f"/api/tables/{table}/report"
    for _ in range(5):
        await ann.post(path, 200, seat=1, reason="spam")
    assert (await ann.post(path, 429, seat=1, reason="spam"))["error"]["key"] == "error-too-fast"


async def test_nobody_fills_the_desk_with_reports(sqlite: str, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = await serve(sqlite)
    monkeypatch.setattr("tradewinds.server.reports.MOST_OPEN", 1)
    ann, bob, table = await two_friends(server)
    await ann.post(f"/api/tables/{table}/report", 200, seat=1, reason="spam")
    made = await ann.create("me", "friend", private=False)
    await bob.post(f"/api/tables/{made['id']}/seats/1")
    refused = await ann.post(f"/api/tables/{made['id']}/report", 429, seat=1, reason="spam")
    assert refused["error"]["key"] == "error-reports-many"


async def test_the_desk_counts_on_every_node(postgres: str) -> None:
    settings = replace(SETTINGS, database=postgres)
    async with run_server(settings) as one, run_server(settings) as two:
        ann, bob, table = await two_friends(one)
        there = two.person()
        there.http.cookies.update(bob.http.cookies)
        async with ann.socket(table) as left, there.socket(table) as right:
            async with office(one) as engine:
                await admin.message(engine, {"*": "Hear, hear."}, None, None)
                for socket in (left, right):
                    await socket.until(lambda m: m["t"] == "announcements")
                await admin.ban(engine, await guest_of(bob), None, "", addresses=False)
            assert await farewell(right) == (4403, "error-banned")
            async with office(one) as engine:
                await admin.close(engine, table, sure=True)
            assert await farewell(left) == (4404, "error-table-removed")
        while table in two.hall.lives:  # noqa: ASYNC110
            await asyncio.sleep(0.05)


# --- how long tables are kept ----------------------------------------------------------------------------------


async def test_tables_go_when_they_have_had_their_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PAUSE", 0)
    hall = server.hall
    ann = server.person()
    _, _, running = await two_friends(server)
    _, _, lately = await two_friends(server)
    waiting = (await ann.create("me", "friend"))["id"]
    watched = (await ann.create("me", "friend"))["id"]
    young = (await ann.create("me", "friend"))["id"]
    practice = (await ann.create("me", "bot:dice"))["id"]
    await ann.start(practice)
    long_ago = store.now() - 40 * retention.DAY
    matches, decisions = store.matches, store.decisions
    async with hall.engine.begin() as connection:
        aged = (running, lately, waiting, watched, practice)
        await connection.execute(update(matches).where(matches.c.id.in_(aged)).values(created=long_ago))
        old = (running, practice)
        await connection.execute(update(decisions).where(decisions.c.match.in_(old)).values(at=long_ago))
        kept = '{"seq":0,"version":1,"lost":0,"practice":true,"of":""}'
        await connection.execute(update(matches).where(matches.c.id == practice).values(continued=kept))
        row = {"guest": "g", "address": "192.0.2.1", "seen": long_ago}
        await connection.execute(desk.visits.insert().values(row))

    async def there() -> set[str]:
        async with hall.engine.connect() as connection:
            return set((await connection.execute(select(matches.c.id))).scalars())

    everything = {running, lately, waiting, watched, young, practice}
    hall.settings = replace(hall.settings, keep=Keep(0, 0, 0, 0))
    assert await retention.tidy(hall) == 0
    assert await there() == everything
    hall.settings = replace(hall.settings, keep=Keep())
    async with ann.socket(watched):
        assert await retention.tidy(hall) == 2
    assert await there() == everything - {waiting, practice}  # nobody takes away a table where somebody is
    await ann.get(f"/api/tables/{waiting}", 404)
    async with hall.engine.connect() as connection:
        assert (await connection.execute(select(desk.visits))).all() == []
    hall.settings = replace(hall.settings, keep=Keep(running=30))
    assert await retention.tidy(hall) == 2  # the one that was watched, and the old match; a move keeps a table young
    assert await there() == {lately, young}
