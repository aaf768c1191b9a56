"""Somebody who means harm: what strangers may not read, fill, forge or flood with the calls around the table.

Who they are (sessions, links, passkeys) is attacked in `test_identity.py` and `test_passkeys.py`, limits one by one in
`test_limits.py`, and with a flood of everything by `python -m tests.server.attack`.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import random
import sys
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Running, Serve
from tests.server.test_afterwards import played, put
from tests.server.test_desk import guest_of, office
from tests.server.test_leagues import league
from tests.server.test_letters import open_office, token
from tests.server.test_play import play_out, two_friends
from tradewinds.server import admin, doors, gate, letters, logs, store
from tradewinds.server.limits import UNLIMITED, Limits, Rate

LARGE = b'{"pack":{"base":"jamaica","name":"x"},"junk":"' + b"x" * 100_000 + b'"}'
JSON = {"Content-Type": "application/json"}


# --- records ---------------------------------------------------------------------------------------------------------


async def test_bringing_a_record_looks_at_no_other_one(serve: Serve, sqlite: str) -> None:
    """A hundred matches of one seed would else all be replayed, while people wait, to find out that it is new."""
    server = await serve(sqlite)
    ann, table = await played(server)
    record = await ann.get(f"/api/tables/{table}/replay")
    brought = [(await put(ann, "POST", "/api/records", **record))["id"]]
    async with server.hall.engine.begin() as connection:  # another one, by the same guest and of the same seed
        row = (await connection.execute(select(store.matches).where(store.matches.c.id == brought[0]))).one()
        await connection.execute(store.matches.insert().values({**row._mapping, "id": "another"}))
    server.hall.lives.clear()
    await put(ann, "POST", "/api/records", 400, **(record | {"decisions": record["decisions"][:-1]}))
    assert server.hall.lives == {}
    again = await put(ann, "POST", "/api/records", **record)
    assert again["id"] == brought[0]
    assert set(server.hall.lives) == {brought[0]}
    # Brought by somebody else it is another match, whose address does not follow from this one.
    assert (await put(server.person(), "POST", "/api/records", **record))["id"] not in (brought[0], table)


async def test_cards_that_cannot_be(server: Running) -> None:
    """A NUL in the fingerprint of a record's cards, which PostgreSQL does not know."""
    ann, table = await played(server)
    record = await ann.get(f"/api/tables/{table}/replay")
    for content in ("\0" * 64, "\0", "é" * 64):
        refused = await put(ann, "POST", "/api/records", 400, **(record | {"content": content}))
        assert refused["error"]["key"] == "error-content-offered"


async def test_the_same_record_at_the_same_moment_is_one_match(server: Running) -> None:
    ann, table = await played(server)
    record = await ann.get(f"/api/tables/{table}/replay")
    bob = server.person()
    await bob.me()
    made = await asyncio.gather(*(put(bob, "POST", "/api/records", **record) for _ in range(2)))
    assert made[0]["id"] == made[1]["id"]


async def test_what_is_brought_along_is_counted_by_its_size(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite, limits=replace(UNLIMITED, shelf=Rate(1, 1e-6, 1)))
    ann, table = await played(server)
    record = await ann.get(f"/api/tables/{table}/replay")
    await put(server.person(), "POST", "/api/records", **record)
    refused = [await put(server.person(), "POST", "/api/records", 429, **record) for _ in range(2)]
    assert {one["error"]["key"] for one in refused} == {"error-too-fast"}


async def test_nothing_of_a_running_match_is_told_by_what_comes_afterwards(server: Running) -> None:
    """Neither to an onlooker nor to those who play: records, pictures, reviews, notes, playing on."""
    ann, _, table = await two_friends(server)
    live = await server.hall.find(table)
    for person in (ann, server.person()):
        for method, path, body in (
            ("GET", "replay", None),
            ("GET", "story", None),
            ("GET", "review", None),
            ("GET", "notes", None),
            ("POST", "notes", {"n": 0, "text": "x"}),
            ("POST", "play-on", {"n": 0, "seat": 0}),
        ):
            answer = await person.http.request(method, f"/api/tables/{table}/{path}", json=body)
            assert (answer.status_code, answer.json()["error"]["key"]) == (409, "error-not-finished"), path
            assert live.match.seed not in answer.text
    eve = server.person()
    assert (await eve.get(f"/api/tables/{table}/frames", 403, seat=0))["error"]["key"] == "error-not-your-seat"
    assert (await eve.get("/api/history"))["matches"] == []


# --- leagues ---------------------------------------------------------------------------------------------------------


async def test_nobody_wins_a_league_by_sending_the_other_away(server: Running) -> None:
    """Whoever begins a table of a league is its host, and plays there: the other's seat is not theirs to give away."""
    people, made = await league(server, "Ann", "Bob", "Cecil")
    path = f"/api/leagues/{made['league']['id']}"
    await people[0].post(f"{path}/members/1", standing="absent")  # the league's own host does not play
    table = (await people[0].post(f"{path}/round"))["played"][0]["tables"][0]
    match = table["match"]
    shown = {person: await person.get(f"/api/tables/{match}") for person in people[1:]}
    cheat = next(person for person, info in shown.items() if info["host"])
    other = next(person for person in people[1:] if person is not cheat)
    theirs = shown[other]["invited"][0]
    await cheat.post(f"/api/tables/{match}/seats/{shown[cheat]['invited'][0]}")

    async def refused() -> None:
        for call in (
            cheat.post(f"/api/tables/{match}/seats/{theirs}", 403, bot="random"),
            cheat.call("DELETE", f"/api/tables/{match}/seats/{theirs}", 403),
            cheat.call("DELETE", f"/api/tables/{match}", 403),
        ):
            assert (await call)["error"]["key"] == "error-league-host"

    await refused()
    await other.post(f"/api/tables/{match}/seats/{theirs}")
    await refused()
    await other.call("DELETE", f"/api/tables/{match}/seats/{theirs}")  # of their own will they may go …
    info = await cheat.post(f"/api/tables/{match}/seats/{theirs}", bot="random")  # … and then a bot sits down
    assert info["seats"][theirs]["kind"] == "bot"


async def test_the_host_of_a_league_may_give_away_the_seat_of_whoever_never_comes(server: Running) -> None:
    people, made = await league(server, "Ann", "Bob")
    match = (await people[0].post(f"/api/leagues/{made['league']['id']}/round"))["played"][0]["tables"][0]["match"]
    info = await people[0].get(f"/api/tables/{match}")
    if info["host"]:  # else Bob begins, and the league's host goes on without the table
        seat = next(seat["seat"] for seat in info["seats"] if seat["seat"] not in info["invited"])
        await people[0].post(f"/api/tables/{match}/seats/{seat}", bot="random")
    else:
        await people[0].post(f"/api/leagues/{made['league']['id']}/tables/1/void")


# --- letters ---------------------------------------------------------------------------------------------------------


async def test_a_strangers_address_is_not_flooded_by_forgetting_it(serve: Serve, sqlite: str) -> None:
    """Given, forgotten, given again, in capitals and with a tag, by ever new guests: three letters a day, no more."""
    async with open_office() as box:
        server = await serve(sqlite, mail=box.server, limits=replace(UNLIMITED, letter=Limits().letter))
        statuses = []
        for written in ("victim@mail.example", "Victim@mail.example", "victim+a@mail.example") * 3:
            eve = server.person()
            answer = await eve.http.put("/api/me/mail", json={"address": written})
            statuses.append(answer.status_code)
            await eve.http.delete("/api/me/mail")
        assert statuses == [200] * 3 + [429] * 6
        assert len(box.letters) == 3
        # nobody else's letters are held up by that
        await server.person().call("PUT", "/api/me/mail", json={"address": "other@mail.example"})


async def test_links_of_letters_that_cannot_be(server: Running) -> None:
    """Also on PostgreSQL, which knows no NUL."""
    eve = server.person()
    for path, status in (
        ("/api/mail/stop/%00", 200),
        ("/api/mail/stop/x'--", 200),
        ("/api/mail/confirm/%00", 404),
        ("/api/mail/confirm/%ff", 404),
    ):
        assert (await eve.http.post(path)).status_code == status, path
    led = await eve.http.get("/api/mail/stop/%0d%0aLocation:evil.example")
    assert (led.status_code, led.headers["location"]) == (303, "/mail/stop?token=")


async def test_nothing_from_outside_becomes_a_header_of_a_letter(serve: Serve, sqlite: str) -> None:
    async with open_office() as box:
        server = await serve(sqlite, mail=box.server)
        ann = server.person()
        for address in ("a@b.example\r\nBcc: c@d.example", "a@b.example, c@d.example", "a@b.example>", "<a@b.example"):
            await ann.call("PUT", "/api/me/mail", 400, json={"address": address})
        for name in ("Turn\r\nBcc: c@d.example", "Turn\u2028Bcc: c@d.example"):
            made = await ann.post("/api/tables", game="lanterns", seats=["me", "friend"], name=name)
            assert made["name"] == "Turn Bcc: c@d.example"  # one line, as it stands in the subject of letters
        assert box.letters == []


# --- the operator's eyes ---------------------------------------------------------------------------------------------


def test_a_log_has_no_lines_of_strangers() -> None:
    """An origin that a passkey's answer claims stands in the library's words: it forges no line and moves no cursor."""
    told = 'Unexpected origin "x\n2026-01-01T00:00:00.000Z ERROR tradewinds.server: all is lost\x1b[2J\u202e"'
    try:
        raise ValueError(told)
    except ValueError:
        caught = sys.exc_info()
    record = logging.LogRecord("tradewinds.server", logging.INFO, "", 0, "refused: %s", (told,), caught)
    lines = logs.Plain().format(record).splitlines()
    assert [line for line in lines if line.startswith("2026-01-01")] == []
    assert all(line.startswith("  ") for line in lines[1:])
    assert not {"\x1b", "\u202e"} & set("".join(lines))


async def test_the_secret_of_a_letter_is_in_no_log(
    serve: Serve, sqlite: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when the database is away just then."""
    async with open_office() as box:
        server = await serve(sqlite, mail=box.server)
        await server.person().call("PUT", "/api/me/mail", json={"address": "ann@mail.example"})
        secret = token(box.letters[0], "confirm")

        def away() -> Any:
            raise OSError("no database")

        monkeypatch.setattr(letters, "hidden", lambda _: away())
        caplog.set_level(logging.DEBUG)
        assert (await server.person().http.post(f"/api/mail/confirm/{secret}")).status_code == 503
    told = "".join(
        record.getMessage() for record in caplog.records if not record.name.startswith(("httpx", "httpcore"))
    )
    assert "no database" in told
    assert secret not in told
    assert secret not in logs.without_secrets(f"GET https://table.example/mail/confirm?token={secret}")
    assert secret not in logs.without_secrets(f"POST /api/mail/stop/{secret} failed")


async def test_a_ban_reaches_whoever_has_not_said_hello(server: Running) -> None:
    _, bob, table = await two_friends(server)
    await bob.me()
    socket = bob.socket(table)
    await socket.open(hello=False)
    async with office(server) as engine:
        await admin.ban(engine, await guest_of(bob), None, "", addresses=False)
    assert (await socket.hear())["key"] == "error-banned-for-good"
    with contextlib.suppress(ConnectionClosed):
        await socket.hear()
    assert socket.ws is not None
    assert socket.ws.close_code == 4403


def test_a_narrow_network_is_the_household() -> None:
    assert admin.network_of("2001:db8:1:2:3::4/128") == "2001:db8:1:2::/64"
    assert admin.network_of("2001:db8::/32") == "2001:db8::/32"


# --- what is left of somebody ----------------------------------------------------------------------------------------


async def test_records_and_reports_go_with_whoever_brought_them(server: Running) -> None:
    ann, bob, table = await two_friends(server, rounds=1)
    async with ann.socket(table) as left, bob.socket(table) as right:
        await play_out({0: left, 1: right}, random.Random(4))
    await server.hall.desk.note_visits()
    record = await ann.get(f"/api/tables/{table}/replay")
    brought = (await put(ann, "POST", "/api/records", **(record | {"seats": ["Annabel", "Bobby"]})))["id"]
    await ann.post(f"/api/tables/{table}/report", seat=1, reason="other", text="too quick")
    found = await ann.get("/api/me/everything")
    assert {one["table"] for one in found["records"]} == {table, brought}
    assert [(one["table"], one["text"]) for one in found["reports"]] == [(table, "too quick")]
    assert (await bob.get("/api/me/everything"))["reports"] == [], "what was told about him is not his"
    me = (await ann.me())["id"]
    await ann.post("/api/me/delete", id=me)
    await bob.get(f"/api/tables/{brought}", 404)
    await bob.get(f"/api/tables/{table}")
    async with office(server) as engine:
        (told,) = await admin.reported(engine, resolved=False, most=10)
    assert (told["by"], told["text"]) == ("", "too quick")


async def test_where_somebody_came_from_is_in_their_file(server: Running) -> None:
    ann, _, table = await two_friends(server)
    async with ann.socket(table):
        await server.hall.desk.note_visits()
    assert [one["address"] for one in (await ann.get("/api/me/everything"))["visits"]] == ["127.0.0.1"]


# --- floods ----------------------------------------------------------------------------------------------------------


async def test_a_large_body_is_counted_before_it_is_taken(serve: Serve, sqlite: str) -> None:
    """Whoever may not ask need not be listened to: the refusal comes while the body is still on its way."""
    limits = replace(UNLIMITED, **dict.fromkeys(BODIES.values(), Rate(0.5, 1e-6, 1)))
    server = await serve(sqlite, limits=limits)
    for path in BODIES:
        status = await begin_to_say(server, path, 400_000)
        assert status == 429, path


BODIES = {
    "/api/packs/examine": "craft",
    "/api/packs/read": "craft",
    "/api/packs/write": "craft",
    "/api/packs/try": "craft",
    "/api/packs": "craft",
    "/api/records": "record",
    "/api/campaigns": "campaign",
}


async def begin_to_say(server: Running, path: str, size: int) -> int:
    """Announce a large body, send the first of it, and hear what the server says to that."""
    reader, writer = await dial(server, path, f"Content-Length: {size}")
    try:
        return int((await asyncio.wait_for(reader.readline(), 60)).split()[1])
    finally:
        writer.close()


async def dial(
    server: Running, path: str, more: str, body: bytes = b'{"'
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = server.base.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = f"POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n{more}\r\n\r\n"
    writer.write(head.encode() + (b'2\r\n{"\r\n' if "chunked" in more else body))
    await writer.drain()
    return reader, writer


async def test_what_was_sent_to_nobody_is_not_kept(serve: Serve, sqlite: str) -> None:
    """A refused call's body would else stay with its connection until the next call, hundreds of times."""
    server = await serve(sqlite, limits=replace(UNLIMITED, craft=Rate(0.5, 1e-6, 1)), request_timeout=3600.0)
    lines = [await dial(server, "/api/packs/examine", "Content-Length: 1000000", b"x" * 200_000) for _ in range(8)]
    for reader, _ in lines:
        assert b" 429 " in await asyncio.wait_for(reader.readline(), 60)
    held = [one for one in gc.get_objects() if issubclass(type(one), doors.Door) and one.cycle is not None]
    assert len(held) >= len(lines)
    assert sum(len(one.cycle.body) for one in held) == 0
    for _, writer in lines:
        writer.close()


@pytest.mark.parametrize("more", ["Content-Length: 1000000", "Transfer-Encoding: chunked"])
async def test_only_so_many_large_bodies_at_a_time(serve: Serve, sqlite: str, more: str) -> None:
    """Hundreds of connections that send a megabyte each and never finish would else hold all of it in memory."""
    server = await serve(sqlite, request_timeout=3600.0)
    lines = [await dial(server, "/api/packs/examine", more) for _ in range(gate.MOST_BODIES)]
    while server.hall.bodies["127.0.0.1"] < gate.MOST_BODIES:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    assert await begin_to_say(server, "/api/packs/examine", 1_000_000) == 429
    ann = server.person()  # small ones are none of that
    answer = await ann.http.post("/api/packs/examine", json={"pack": {}, "lang": "en"})
    assert answer.status_code == 400
    for _, writer in lines:
        writer.close()
    while server.hall.bodies.all:  # noqa: ASYNC110
        await asyncio.sleep(0.01)


async def test_a_large_pack_is_looked_at(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite)
    answer = await server.person().http.post("/api/packs/examine", content=LARGE, headers=JSON)
    assert (answer.status_code, answer.json()["error"]["key"]) == (400, "error-field-missing")
    assert server.hall.bodies.all == 0


async def test_no_other_website_looks_on(server: Running) -> None:
    """A page elsewhere can open a websocket with the visitor's cookie: it is told nothing."""
    ann, _, table = await two_friends(server)
    url = f"{server.base.replace('http', 'ws', 1)}/api/tables/{table}/ws"
    for origin in ("https://evil.example", "null", "http://127.0.0.1.evil.example"):
        async with connect(url, additional_headers={"Cookie": ann.cookie, "Origin": origin}, open_timeout=120) as ws:
            with contextlib.suppress(ConnectionClosed):
                await ws.send('{"t":"hello"}')
                heard = [await ws.recv() for _ in range(2)]
                raise AssertionError(heard)
            assert ws.close_code == 4403
