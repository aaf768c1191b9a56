"""Attacks on the calls around the table: identity, records, notes, leagues, talk, reports, clocks, large bodies."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.attacker import ATTACKER, JSON, Attacker, spend

MEGABYTE = 1024 * 1024


def cookie_of(http: httpx.AsyncClient) -> str:
    return f"tw_guest={http.cookies.get('tw_guest')}"


async def bodies(me: Attacker, table: str) -> None:
    """Large bodies that come slowly, never end, or are rubbish of the largest size."""
    paths = ("/api/packs/examine", "/api/packs/read", "/api/records", "/api/campaigns", "/api/packs")

    async def one(number: int) -> None:
        path = paths[number % len(paths)]
        line = await me.raw(
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: {JSON}\r\nContent-Length: {MEGABYTE}\r\n\r\n"
        )
        if line is not None:
            await me.feed(line, b'{"a":"' + b"x" * (MEGABYTE // 16), 15)
            lines.append(line)

    lines: list[Any] = []
    await spend(one, me.many(280), 40)
    async with me.client(40) as http:
        rubbish = b'{"text":"' + b"\\u0000" * (MEGABYTE // 6 - 10) + b'"}'

        async def whole(number: int) -> None:
            if number % 2:
                http.cookies.clear()
            await me.call(http, "POST", paths[number % 5], content=rubbish, headers={"Content-Type": JSON})

        await spend(whole, me.many(400), 16)
    await me.rest()


async def guesses(me: Attacker, table: str) -> None:
    """Links, codes, invitations, notes, leagues, packs, letters and passkeys, guessed with and without cookies."""

    def guess() -> str:
        return secrets.token_urlsafe(18)

    tries: list[Callable[[], tuple[str, str, Any]]] = [
        lambda: ("POST", "/api/link/look", {"token": guess()}),
        lambda: ("POST", "/api/link/take", {"token": guess()}),
        lambda: ("POST", "/api/recover", {"code": secrets.token_hex(10)}),
        lambda: ("POST", "/api/sign-in/options", None),
        lambda: ("POST", "/api/sign-in", {"credential": {"response": {"clientDataJSON": "e30"}}}),
        lambda: ("GET", f"/api/leagues/{secrets.token_hex(10)}?invite={guess()}", None),
        lambda: ("PATCH", f"/api/notes/{secrets.token_hex(12)}", {"text": "x"}),
        lambda: ("GET", f"/api/packs/{secrets.token_hex(12)}", None),
        lambda: ("POST", f"/api/mail/confirm/{guess()}", None),
        lambda: ("POST", f"/api/mail/stop/{guess()}", None),
        lambda: ("GET", f"/api/tables/{secrets.token_hex(6)}", None),
        lambda: ("DELETE", f"/api/me/sessions/{secrets.token_hex(12)}", None),
    ]
    async with me.client() as http:

        async def one(number: int) -> None:
            if number % 3 == 0:
                http.cookies.clear()
            method, path, body = tries[number % len(tries)]()
            await me.call(http, method, path, **({} if body is None else {"json": body}))

        await spend(one, me.many(6000), 16)


async def persons(me: Attacker, table: str) -> None:
    """What there is of a person, asked for without a pause: identity, history, ratings, leagues, the whole file."""
    asked = (
        "/api/me/identity",
        "/api/history?who=%25a&limit=100",
        "/api/ratings",
        "/api/leagues",
        "/api/me/everything",
        f"/api/tables/{table}/ratings",
        f"/api/tables/{table}/notes",
        "/api/announcements",
    )
    async with me.client() as http:

        async def one(number: int) -> None:
            if number % 4 == 0:
                http.cookies.clear()
            await me.call(http, "GET", asked[number % len(asked)])
            if number % 16 == 0:
                await me.call(http, "POST", "/api/me/link")
                await me.call(http, "POST", "/api/me/codes")
                await me.call(http, "PUT", "/api/ratings", json={"rated": number % 32 == 0})

        await spend(one, me.many(6000), 16)


async def records(me: Attacker, table: str) -> None:
    """Records brought along: good ones again and again, with hostile names, nested, false, of the largest size."""
    async with me.client() as http:
        record = await me.call(http, "GET", f"/api/tables/{table}/replay")
        if record is None:
            return
        nested: Any = 1
        for _ in range(400):
            nested = {"a": nested}
        changes: list[dict[str, Any]] = [
            {},
            {"seats": ["<img src=x onerror=alert(1)>"] * 5},
            {"seats": ["\u202eevil"]},
            {"seats": ["x" * 300_000]},
            {"carry": nested},
            {"decisions": record["decisions"][:-1]},
            {"decisions": record["decisions"] * 40},
            {"options": {"x" * 1000: "y"}},
            {"seed": "\0" * 50},
            {"result": None},
        ]

        async def one(number: int) -> None:
            if number % 2:
                http.cookies.clear()
            await me.call(http, "POST", "/api/records", json=record | changes[number % len(changes)])

        await spend(one, me.many(300), 8)


async def pictures(me: Attacker, table: str) -> None:
    """Pictures and reviews of a match, asked for in a loop and hung up on."""

    async def one(number: int) -> None:
        what = ("story", f"review?seat={number % 5}")[number % 2]
        line = await me.raw(f"GET /api/tables/{table}/{what} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        if line is not None:
            with contextlib.suppress(OSError, TimeoutError):
                status = (await asyncio.wait_for(line[0].readline(), 5)).split(b" ")
                me.told[status[1].decode() if len(status) > 1 else "cut off"] += 1
            line[1].close()

    await spend(one, me.many(600), 16)


async def leagues(me: Attacker, table: str) -> None:
    """Leagues of as many as may, their rounds drawn and given up, and leagues opened by the hundred."""
    host = me.client()
    made = await me.call(host, "POST", "/api/leagues", json={"name": "x" * 40, "game": "jamaica", "size": 2})

    async def member(_: int) -> None:
        async with me.client() as http:
            if made is not None:
                path = f"/api/leagues/{made['league']['id']}"
                await me.call(http, "POST", f"{path}/join", json={"invite": made["invite"]})
                await me.call(http, "GET", path)
            await me.call(http, "POST", "/api/leagues", json={"name": "y", "game": "jamaica", "size": 2})

    await spend(member, me.many(150), 8)
    if made is not None:
        path = f"/api/leagues/{made['league']['id']}"
        for _ in me.many(20):
            await me.call(host, "POST", f"{path}/round")
            await spend(lambda board: me.call(host, "POST", f"{path}/tables/{board + 1}/void"), range(32), 8)
        await spend(lambda _: me.call(host, "GET", path), me.many(300), 8)
    await host.aclose()


async def notes(me: Attacker, table: str) -> None:
    """Notes written, changed and thrown away without end, by one guest and by made-up ones."""
    async with me.client() as http:

        async def one(number: int) -> None:
            if number % 4 == 0:
                http.cookies.clear()
            body = {"n": number % 50, "text": "<script>x</script>" * 50}
            written = await me.call(http, "POST", f"/api/tables/{table}/notes", json=body)
            if written is not None:
                await me.call(http, "PATCH", f"/api/notes/{written['id']}", json={"text": "y" * 1000})
                if number % 2:
                    await me.call(http, "DELETE", f"/api/notes/{written['id']}")

        await spend(one, me.many(2000), 12)


complaint = {"seat": 0, "reason": "spam", "text": "z" * 500}
TALK: list[dict[str, Any]] = [
    {"t": "chat", "phrase": "hello"},
    {"t": "chat", "text": "<b>x</b> " * 50},
    {"t": "pause", "seat": 0},
    {"t": "consent", "seat": 0, "what": "pause:0", "agree": False},
    {"t": "seen", "visible": False},
    {"t": "seen", "visible": True},
    {"t": "resume", "seat": 0},
    {"t": "pace", "pace": "calm"},
]


async def talk(me: Attacker, table: str) -> None:
    """Phrases, texts, pauses asked for and taken back, pages that come into sight and go, at tables of one's own."""

    async def one(number: int) -> None:
        async with me.client() as http:
            made = await me.call(http, "POST", "/api/tables", json={"game": "jamaica", "seats": ["me", "friend"]})
            if made is None:
                return
            cookie = cookie_of(http)
            async with me.client() as other:
                path = f"/api/tables/{made['id']}"
                await me.call(other, "POST", f"{path}/seats/1", json={"invite": made["invite"]})
                await me.call(http, "POST", f"{path}/start")
                for _ in range(4):
                    await me.call(other, "POST", f"{path}/report", json=complaint)
                    await me.call(http, "POST", f"{path}/silence", json={"silenced": False})
        url = f"ws://127.0.0.1:{me.port}/api/tables/{made['id']}/ws"
        with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
            async with connect(
                url, additional_headers={"Cookie": cookie}, local_addr=(ATTACKER, 0), compression=None, max_size=None
            ) as ws:
                await ws.send('{"t":"hello"}')
                listening = asyncio.create_task(listen(ws))
                for turn in me.many(800):
                    if me.over:
                        break
                    await ws.send(json.dumps(TALK[turn % len(TALK)] | {"ref": f"r{turn}"}))
                    me.told["sent"] += 1
                    await asyncio.sleep(0.004)
                listening.cancel()

    async def listen(ws: Any) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for raw in ws:
                heard = json.loads(raw)
                me.told[heard.get("key", heard["t"])] += 1

    await spend(one, range(max(2, len(me.many(12)))), 6)


async def left_tables(me: Attacker, table: str) -> None:
    """Tables with the shortest clocks, at which nobody stays: bots take all seats and would play on for ever."""
    clock = {"kind": "bank", "seconds": 10, "increment": 0, "at_zero": "bot"}

    async def one(number: int) -> None:
        async with me.client() as http:
            seats = ["me", "bot:mate", "bot:mate", "bot:mate"]
            body = {"game": "puertorico", "seats": seats, "clock": clock}
            made = await me.call(http, "POST", "/api/tables", json=body)
            if made is not None:
                await me.call(http, "POST", f"/api/tables/{made['id']}/start")

    await spend(one, me.many(100), 4)
    await asyncio.sleep(max(0.0, me.until - time.monotonic()))


RAIDS: dict[str, Callable[[Attacker, str], Awaitable[None]]] = {
    "bodies": bodies,
    "guesses": guesses,
    "persons": persons,
    "records": records,
    "leagues": leagues,
    "notes": notes,
    "talk": talk,
    "pictures": pictures,
}
