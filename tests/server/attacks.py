"""The attacks of `tests.server.attack`, which runs each of them as a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from collections.abc import Awaitable, Callable

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server import raids
from tests.server.attacker import ATTACKER, JSON, Attacker, all_of, spend


async def paths(me: Attacker, table: str) -> None:
    """H2: the same file under thousands of names."""
    async with me.client() as http:
        page = (await http.get("/")).text
        file = page.split('src="/assets/', 1)[1].split('"')[0] if "/assets/" in page else "index.js"

    async def one(number: int) -> None:
        line = await me.raw(
            f"GET /x{number}/../assets/{file} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n"
            "Connection: close\r\n\r\n"
        )
        if line is not None:
            with contextlib.suppress(OSError, TimeoutError):
                status = (await asyncio.wait_for(line[0].readline(), 10)).split(b" ")
                me.told[status[1].decode() if len(status) > 1 else "cut off"] += 1
            line[1].close()

    await spend(one, me.many(4000), 16)


async def deaf(me: Attacker, table: str) -> None:
    """H3: sockets that say hello, or ping, again and again and read nothing."""
    hello, ping = me.frame(b'{"t":"hello"}'), me.frame(b"x" * 100, 9)
    lines = [await me.socket(table) for _ in me.many(40)]
    await all_of(*(me.feed(line, ping if n % 4 == 3 else hello, 2000) for n, line in enumerate(lines)))
    await me.rest()


async def deaf_calls(me: Attacker, table: str) -> None:
    """H3: the largest answers there are, asked for and not read."""
    for _ in me.many(150):
        if me.over:
            break
        await me.raw(f"GET /api/tables/{table}/frames HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        await me.raw("GET /api/rules/jamaica HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 4)
    await me.rest()


async def messages(me: Attacker, table: str) -> None:
    """H4: 12,000 messages, with a new connection whenever the old one is closed."""
    async with me.client() as http:
        await me.call(http, "GET", "/api/me")
        cookie = f"tw_guest={http.cookies.get('tw_guest')}"
    url = f"ws://127.0.0.1:{me.port}/api/tables/{table}/ws"
    left = len(me.many(12_000))

    async def one() -> None:
        nonlocal left
        while left > 0 and not me.over:
            try:
                async with connect(
                    url, additional_headers={"Cookie": cookie}, local_addr=(ATTACKER, 0), compression=None
                ) as ws:
                    await ws.send('{"t":"hello"}')
                    while left > 0 and not me.over:
                        left -= 1
                        await ws.send('{"t":"chat","ref":"a","text":"x"}')
                        me.told["sent"] += 1
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                me.told["cut off"] += 1

    await all_of(*(one() for _ in range(4)))


async def many_sockets(me: Attacker, table: str) -> None:
    """H4: 300 sockets without a cookie."""
    lines = [await me.socket(table) for _ in me.many(300)]
    await all_of(*(me.feed(line, me.frame(b'{"t":"hello"}'), 1) for line in lines))
    await me.rest()


async def hints(me: Attacker, table: str) -> None:
    """H4: clients that ask for hints without a pause, each at tables of its own."""

    async def one(_: int) -> None:
        async with me.client() as http:
            made = await me.call(http, "POST", "/api/quick", json={"game": "puertorico"})
            if made is None:
                return
            cookie = f"tw_guest={http.cookies.get('tw_guest')}"
        url = f"ws://127.0.0.1:{me.port}/api/tables/{made['id']}/ws"
        with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
            async with connect(
                url, additional_headers={"Cookie": cookie}, local_addr=(ATTACKER, 0), compression=None, max_size=None
            ) as ws:
                await ws.send('{"t":"hello"}')
                while not me.over:
                    await ws.send('{"t":"hint","ref":"h","seat":0}')
                    me.told["sent"] += 1
                    while True:
                        heard = json.loads(await asyncio.wait_for(ws.recv(), 10))
                        if heard.get("ref") == "h":
                            break
                    me.told[heard.get("key", heard["t"])] += 1
                    if heard["t"] == "refused":
                        await asyncio.sleep(0.1)

    await spend(one, me.many(12), 6)


async def bot_tables(me: Attacker, table: str) -> None:
    """H4: 100 tables of bots only, by guests who drop their cookies."""

    async def one(_: int) -> None:
        async with me.client() as http:
            seats = ["bot:mate"] * 4
            made = await me.call(http, "POST", "/api/tables", json={"game": "puertorico", "seats": seats})
            if made is not None:
                await me.call(http, "POST", f"/api/tables/{made['id']}/start")

    await spend(one, me.many(100), 4)
    await me.rest()


async def frames(me: Attacker, table: str) -> None:
    """H4: the frames of a match, as often as possible, with and without a cookie."""
    async with me.client() as http:

        async def one(number: int) -> None:
            if number % 2:
                http.cookies.clear()
            await me.call(http, "GET", f"/api/tables/{table}/frames")

        await spend(one, me.many(600), 8)


async def calls(me: Attacker, table: str) -> None:
    """H4: thousands of calls by made-up guests, among them changes of names."""
    async with me.client() as http:

        async def one(number: int) -> None:
            http.cookies.clear()
            if number % 2:
                await me.call(http, "PATCH", "/api/me", json={"name": f"x{number}"})
            else:
                await me.call(http, "GET", "/api/tables?open=1")

        await spend(one, me.many(8000), 16)


async def slow(me: Attacker, table: str) -> None:
    """H5: connections that never finish asking: a byte of the head now and then, a body that does not come, silence."""
    lines = []
    for number in me.many(1000):
        head = (
            "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-a",
            f"POST /api/quick HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: {JSON}\r\nContent-Length: 9999\r\n\r\n",
            "",
        )[number % 3]
        line = await me.raw(head)
        if line is not None:
            lines.append(line)
    while not me.over and not all(reader.at_eof() or writer.is_closing() for reader, writer in lines):
        await asyncio.sleep(1)
        for reader, writer in lines:
            if reader.at_eof() or writer.is_closing():
                continue
            with contextlib.suppress(OSError):
                writer.write(b"a")
    ended = sum(1 for reader, writer in lines if reader.at_eof() or reader.exception() or writer.is_closing())
    me.told["cut off"] += ended
    me.told["still open"] += len(lines) - ended


# Last those that leave work behind.
ATTACKS: dict[str, Callable[[Attacker, str], Awaitable[None]]] = {
    "paths": paths,
    "deaf": deaf,
    "messages": messages,
    "sockets": many_sockets,
    "calls": calls,
    "slow": slow,
    "deaf_calls": deaf_calls,
    "frames": frames,
    **raids.RAIDS,
    "hints": hints,
    "bot_tables": bot_tables,
    "left_tables": raids.left_tables,
}


async def attack(name: str, port: int, table: str, scale: float, seconds: float) -> None:
    me = Attacker(port, scale, seconds)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds + 30):
            await ATTACKS[name](me, table)
    print(json.dumps(me.told))


if __name__ == "__main__":
    name, port, table, scale, seconds = sys.argv[1:]
    asyncio.run(attack(name, int(port), table, float(scale), float(seconds)))
