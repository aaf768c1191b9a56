"""How much anybody may ask for, and how long they may take over it: limits, memory, connections, proxies."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Running, Serve
from tests.server.test_play import two_friends
from tradewinds.server.errors import TooFast
from tradewinds.server.limits import UNLIMITED, Buckets, Counts, Holding, Ledger, Limiter, Limits, Rate, place

# --- limits ------------------------------------------------------------------------------------------------------


def test_a_bucket_fills_again() -> None:
    at = 0.0
    buckets = Buckets(clock=lambda: at)
    assert [buckets.take("call", "ann", 3, 60) for _ in range(4)] == [0, 0, 0, 1]
    at = 0.5
    assert buckets.take("call", "ann", 3, 60) == pytest.approx(0.5)
    at = 1.0
    assert buckets.take("call", "ann", 3, 60) == 0
    assert buckets.take("chat", "ann", 3, 60) == 0
    at = 1000.0
    assert [buckets.take("call", "ann", 3, 60) for _ in range(4)] == [0, 0, 0, 1]


def test_the_limiter_stays_small_and_forgets_the_longest_unused() -> None:
    buckets = Buckets(most=100)
    for number in range(1000):
        buckets.take("call", f"guest {number}", 1, 60)
        assert buckets.take("call", "ann", 2000, 60) == 0
    assert len(buckets.levels) == 100
    assert buckets.levels["call", "ann"][0] < 1001


def test_limits_hold_without_cookies() -> None:
    limiter = Limiter(replace(UNLIMITED, call=Rate(5, 5, crowd=4)))
    for number in range(20):
        limiter.check("call", "192.0.2.1", f"guest {number}")
    with pytest.raises(TooFast) as refused:
        limiter.check("call", "192.0.2.1", "another guest")
    assert refused.value.params == {"seconds": 3}
    limiter.check("call", "192.0.2.2", "another guest")
    # one guest alone has the guest's share, wherever from
    for _ in range(3):
        limiter.check("call", "192.0.2.2", "another guest")
    with pytest.raises(TooFast):
        limiter.check("call", "192.0.2.3", "another guest")


def test_a_household_is_one_address() -> None:
    assert place("192.0.2.7") == "192.0.2.7"
    assert place("::ffff:192.0.2.7") == "192.0.2.7"
    assert place("2001:db8:1:2:3:4:5:6") == place("2001:db8:1:2::9") == "2001:db8:1:2::"
    assert place("2001:db8:1:3::9") != place("2001:db8:1:2::9")
    assert len(place("x" * 5000)) <= 64


def test_people_behind_one_address_can_play_by_default() -> None:
    """A class of thirty opens the page, sits down at tables and plays, all in one minute, from one address."""
    limiter = Limiter(Limits())
    for guest in range(30):
        for kind, times in {"page": 60, "call": 15, "socket": 2, "hello": 3, "table": 1, "message": 15}.items():
            for _ in range(times):
                limiter.check(kind, "192.0.2.1", f"guest {guest}")


def test_the_ledger_cuts_off_whoever_holds_most() -> None:
    cut: list[str] = []
    ledger = Ledger(100)
    holdings = {name: Holding(name[0], lambda name=name: cut.append(name)) for name in ("a1", "a2", "b1", "c1")}  # type: ignore[misc]
    for name, size in (("a1", 30), ("a2", 20), ("b1", 40)):
        ledger.add(holdings[name], size)
    ledger.add(holdings["c1"], 20)
    assert cut == ["a1"]  # of the address with most, the connection with most
    assert ledger.total == 80
    ledger.remove(holdings["b1"], 40)
    ledger.remove(holdings["a1"], 30)  # is gone already
    assert (ledger.total, len(ledger.open)) == (40, 2)


def test_counts_keep_nothing_of_those_who_left() -> None:
    counts = Counts()
    counts.add("ann", "here")
    counts.add("bob", "here")
    assert (counts.all, counts["here"]) == (2, 2)
    counts.remove("ann", "here")
    counts.remove("bob", "here")
    assert (counts.all, counts.by) == (0, {})


async def test_messages_are_counted_over_reconnections(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite, limits=replace(UNLIMITED, message=Rate(20, 1e-6)))
    ann, bob, table = await two_friends(server)
    heard = []
    for _ in range(3):
        socket = ann.socket(table)
        await socket.open(hello=False)
        for _ in range(10):
            await socket.send({"t": "hint", "ref": "x", "seat": 5})
            heard.append((await socket.until(lambda m: m["t"] == "refused"))["key"])
        assert socket.ws is not None
        await socket.ws.close()
    assert heard[:20] == ["error-hello-first"] * 20
    assert heard[20:] == ["error-too-fast"] * 10
    async with bob.socket(table) as other:
        assert other.seq == 0


ASKED: dict[str, dict[str, Any]] = {"hint": {"t": "hint", "seat": 0}, "chat": {"t": "chat", "text": "x"}}


@pytest.mark.parametrize("kind", ASKED)
async def test_hints_and_chat_have_limits_of_their_own(serve: Serve, sqlite: str, kind: str) -> None:
    server = await serve(sqlite, limits=replace(UNLIMITED, **{kind: Rate(2, 1e-6)}))
    ann, _, table = await two_friends(server)
    async with ann.socket(table) as left:
        answers = [await left.ask(dict(ASKED[kind])) for _ in range(3)]
    assert [answer["t"] for answer in answers[:2]] != ["refused"] * 2
    assert answers[2]["key"] == "error-too-fast"


async def test_calls_names_and_replays_have_limits(serve: Serve, sqlite: str) -> None:
    limits = replace(UNLIMITED, person=Rate(1, 1e-6, 2), replay=Rate(1, 1e-6, 2), load=Rate(1, 1e-6, 2))
    server = await serve(sqlite, limits=limits)
    ann, bob = server.person(), server.person()
    await ann.call("PATCH", "/api/me", json={"name": "Ann"})
    answer = await ann.http.patch("/api/me", json={"name": "Bea"})
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) >= 1
    await bob.call("PATCH", "/api/me", json={"name": "Bob"})
    assert (await server.person().http.patch("/api/me", json={"name": "Zoe"})).status_code == 429  # the address
    table = await ann.create("me", "bot:dice")
    await ann.start(table["id"])
    await ann.get(f"/api/tables/{table['id']}/frames")
    await ann.get(f"/api/tables/{table['id']}/frames", 429)
    server.hall.lives.clear()
    await ann.get(f"/api/tables/{table['id']}")
    server.hall.lives.clear()
    assert (await ann.get(f"/api/tables/{table['id']}", 429))["error"]["key"] == "error-too-fast"


async def test_only_so_many_sockets(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite, sockets_per_address=4)
    _, _, table = await two_friends(server)
    people = [server.person() for _ in range(5)]
    sockets = [person.socket(table) for person in people]
    for socket in sockets[:4]:
        await socket.open()
    await sockets[4].open(hello=False)
    assert (await sockets[4].hear())["key"] == "error-busy"
    assert sockets[0].ws is not None
    await sockets[0].ws.close()
    while server.hall.sockets.all > 3:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    async with people[4].socket(table):
        assert server.hall.sockets.all == 4


async def test_a_socket_that_says_nothing_is_closed(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite, hello_timeout=0.2)
    ann, _, table = await two_friends(server)
    silent = ann.socket(table)
    await silent.open(hello=False)
    with pytest.raises(ConnectionClosed) as ended:
        await silent.hear()
    assert ended.value.rcvd is not None
    assert (ended.value.rcvd.code, ended.value.rcvd.reason) == (4029, "error-hello-first")
    short = server.hall.settings
    server.hall.settings = replace(short, hello_timeout=120.0)  # she does say hello, however starved she is
    async with ann.socket(table) as talking:
        server.hall.settings = short
        assert (await talking.ask({"t": "chat", "text": "hello"}))["t"] == "ok"
        await asyncio.sleep(0.5)
        assert (await talking.ask({"t": "chat", "text": "still here"}))["t"] == "ok"


async def repeat(ws: ClientConnection, what: Callable[[], Awaitable[Any]]) -> None:
    """Again and again, reading nothing, until the connection ends; what was on the way is read then."""
    for _ in range(5000):
        await what()
        await asyncio.sleep(0)
    while True:
        await asyncio.wait_for(ws.recv(), 120)


async def test_whoever_does_not_read_is_cut_off(serve: Serve, sqlite: str) -> None:
    """Memory for readers who do not read is bounded, and given back; nobody else notices."""
    server = await serve(sqlite, held=4_000_000, held_per_socket=100_000)
    ann, bob, table = await two_friends(server)
    async with ann.socket(table) as left:
        for _ in range(40):
            await left.ask({"t": "chat", "text": "x" * 500})
        url = server.base.replace("http", "ws") + f"/api/tables/{table}/ws"
        async with connect(url, compression=None, max_size=None, max_queue=1, open_timeout=120) as deaf:
            with pytest.raises(ConnectionClosed):
                await repeat(deaf, lambda: deaf.send('{"t":"hello"}'))
        async with asyncio.timeout(120):
            while server.hall.ledger.total >= 100_000:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert (await left.ask({"t": "chat", "text": "undisturbed"}))["t"] == "ok"
    async with bob.socket(table) as right:
        assert right.chat[-1]["text"] == "undisturbed"


async def test_bots_among_themselves_have_a_limit(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite, bot_tables_per_guest=1, bot_tables_per_address=2, bot_pause=3600)
    errors = []
    for person in (server.person(), server.person(), server.person()):
        for _ in range(2):
            table = await person.create("bot:dice", "bot:dice")
            async with person.socket(table["id"]):
                answer = await person.http.post(f"/api/tables/{table['id']}/start")
                errors.append(answer.json()["error"]["key"] if answer.status_code == 429 else "")
    assert errors == ["", "error-too-many-bot-tables"] * 2 + ["error-too-many-bot-tables"] * 2


async def test_tables_that_nobody_touches_leave_the_memory(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite, tables_in_memory=5)
    ann = server.person()
    first = await ann.create("me", "friend")
    for live in server.hall.lives.values():
        live.touched -= 100
    for _ in range(6):
        await ann.create("me", "friend")
        for live in list(server.hall.lives.values())[:-1]:
            live.touched -= 100
    await asyncio.sleep(0.05)
    assert first["id"] not in server.hall.lives
    assert len(server.hall.lives) <= 5
    assert (await ann.get(f"/api/tables/{first['id']}"))["you"] == [0]


# --- connections -------------------------------------------------------------------------------------------------


async def dial(server: Running, content: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.base.rsplit(":", 1)[1]))
    writer.write(content)
    await writer.drain()
    return reader, writer


async def ends(reader: asyncio.StreamReader, seconds: float) -> bytes:
    """What still comes; fails when the connection does not end."""
    try:
        return await asyncio.wait_for(reader.read(), seconds)
    except ConnectionError:
        return b""


SLOW = {
    "nothing": b"",
    "half a head": b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-",
    "no body": b"POST /api/quick HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
    "a second one": b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\nGET /",
    "empty lines": b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n\r\n",
}


@pytest.mark.parametrize("what", SLOW)
async def test_a_request_must_come_in_time(serve: Serve, sqlite: str, what: str) -> None:
    server = await serve(sqlite, request_timeout=0.5)
    reader, writer = await dial(server, SLOW[what])
    if what in ("a second one", "empty lines"):
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")

    async def drip() -> None:
        while True:
            await asyncio.sleep(0.2)
            writer.write(b"\r\n" if what == "empty lines" else b"a")

    dripping = asyncio.create_task(drip())
    await ends(reader, 120)  # although something comes all the time
    dripping.cancel()


BAD = {
    "a long head": b"GET / HTTP/1.1\r\nX-a: " + b"a" * 100_000,
    "many headers": b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 500 + b"\r\n",
    "many at once": b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 200,
    "not HTTP": b"\x16\x03\x01\x00\xff" * 10,
}


@pytest.mark.parametrize("what", BAD)
async def test_too_much_of_a_request_is_refused(serve: Serve, sqlite: str, what: str) -> None:
    server = await serve(sqlite)
    reader, _ = await dial(server, BAD[what])
    answer = await ends(reader, 60)
    assert answer == b"" or b" 400 " in answer
    assert answer.count(b" 200 ") < 10
    assert len((await server.person().get("/api/games"))["games"]) == 1


async def test_only_so_many_connections(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite, connections_per_address=5)
    open_ones = [await dial(server, b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n") for _ in range(5)]
    for reader, _ in open_ones:
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
    turned_away, _ = await dial(server, b"")
    assert await ends(turned_away, 60) == b""
    for _, writer in open_ones:
        writer.close()
    async with asyncio.timeout(120):
        while True:  # there is room again when the server has heard of it
            with contextlib.suppress(httpx.HTTPError):
                assert (await server.person().me())["id"]
                break
            await asyncio.sleep(0.05)


async def test_pings_that_nobody_reads_the_answers_of(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite)
    _, _, table = await two_friends(server)
    url = server.base.replace("http", "ws") + f"/api/tables/{table}/ws"
    async with connect(url, compression=None, open_timeout=120) as ws:
        with pytest.raises(ConnectionClosed):
            await repeat(ws, lambda: ws.ping(os.urandom(100)))


async def test_a_message_in_countless_pieces(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite)
    _, _, table = await two_friends(server)
    url = server.base.replace("http", "ws") + f"/api/tables/{table}/ws"
    async with connect(url, compression=None, open_timeout=120) as ws:
        with pytest.raises(ConnectionClosed):
            await repeat(ws, lambda: ws.send(itertools.repeat("", 200)))


# --- proxies -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("trusted", [False, True])
async def test_forwarded_addresses_are_believed_from_proxies_only(serve: Serve, sqlite: str, trusted: bool) -> None:
    limits = replace(UNLIMITED, call=Rate(2, 1e-6, 1))
    proxies = frozenset({"127.0.0.0/8"}) if trusted else frozenset()
    server = await serve(sqlite, limits=limits, proxies=proxies)
    statuses = []
    for number in range(6):
        headers = {"X-Forwarded-For": f"192.0.2.{number}", "X-Forwarded-Proto": "https"}
        answer = await server.person().http.get("/api/games", headers=headers)
        statuses.append(answer.status_code)
        if answer.status_code == 200:
            assert ("Secure" in answer.headers["set-cookie"]) == trusted
    assert statuses == ([200] * 6 if trusted else [200] * 2 + [429] * 4)


def test_the_limits_that_are_documented() -> None:
    """docs/protocol.md names every limit with the numbers that hold."""
    text = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    for kind, rate in vars(Limits()).items():
        own = [] if kind in ("page", "connection", "letter") else [f"{rate.burst:g}, {rate.per_minute:g}"]
        words = [*own, f"{rate.burst * rate.crowd:g}, {rate.per_minute * rate.crowd:g} |"]
        row = next((line for line in text.splitlines() if line.startswith(f"| `{kind}` |")), "")
        assert all(word in re.sub(r",(?=\d)", "", row) for word in words), (kind, words, row)
