"""Whoever attacks, for `tests.server.attack`: one process at one address."""

from __future__ import annotations

import asyncio
import base64
import os
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import httpx

ATTACKER = "127.0.0.66"
JSON = "application/json"


class Attacker:
    """One process at one address.

    `told` counts what was asked and sent, and what the server answered: a slow machine may not carry out all of an
    attack in its time, and then the numbers say so.
    """

    def __init__(self, port: int, scale: float, seconds: float) -> None:
        self.port = port
        self.scale = scale
        self.until = time.monotonic() + seconds
        self.told: Counter[str] = Counter()
        self.base = f"http://127.0.0.1:{port}"

    def many(self, number: int) -> range:
        return range(max(1, round(number * self.scale)))

    @property
    def over(self) -> bool:
        return time.monotonic() > self.until

    async def rest(self) -> None:
        """Stay a while, as somebody who holds on to what they got."""
        await asyncio.sleep(max(0.0, min(self.until - time.monotonic(), 5)))

    def client(self, connections: int = 16) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(
            local_address=ATTACKER, retries=0, limits=httpx.Limits(max_connections=connections)
        )
        return httpx.AsyncClient(base_url=self.base, transport=transport, timeout=10)

    async def dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ATTACKER, 0), limit=1024)

    async def call(self, http: httpx.AsyncClient, method: str, path: str, **more: Any) -> Any:
        """One call; counts its status. The body if there is one to use."""
        if self.over:
            return None
        self.told["asked"] += 1
        try:
            answer = await http.request(method, path, **more)
        except (httpx.HTTPError, OSError):
            self.told["cut off"] += 1
            return None
        self.told[str(answer.status_code)] += 1
        return answer.json() if answer.status_code < 300 and "json" in answer.headers["content-type"] else None

    async def raw(self, head: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """Send a request by hand; the answer is left to the caller."""
        self.told["asked"] += 1
        try:
            reader, writer = await self.dial()
            writer.write(head.encode())
            await writer.drain()
        except OSError:
            self.told["cut off"] += 1
            return None
        return reader, writer

    async def socket(self, table: str, cookie: str = "") -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """A websocket opened by hand, of which nothing more is read than the answer to its opening."""
        key = base64.b64encode(os.urandom(16)).decode()
        line = await self.raw(
            f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{cookie and f'Cookie: {cookie}'}\r\n\r\n"
        )
        if line is None:
            return None
        try:
            status = (await asyncio.wait_for(line[0].readline(), 10)).split(b" ")
        except (OSError, TimeoutError):
            status = []
        self.told[status[1].decode() if len(status) > 1 else "cut off"] += 1
        return line if len(status) > 1 and status[1] == b"101" else None

    @staticmethod
    def frame(content: bytes, kind: int = 1) -> bytes:
        assert len(content) < 126
        mask = os.urandom(4)
        return bytes([0x80 | kind, 0x80 | len(content)]) + mask + bytes(c ^ mask[i % 4] for i, c in enumerate(content))

    async def feed(self, line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None, what: bytes, n: int) -> None:
        """Send the same again and again, and read nothing."""
        if line is None:
            return
        try:
            for _ in range(n):
                if self.over:
                    break
                line[1].write(what)
                self.told["sent"] += 1
                await asyncio.wait_for(line[1].drain(), max(0.1, self.until - time.monotonic()))
        except (OSError, TimeoutError):
            self.told["cut off"] += 1


async def all_of(*work: Awaitable[Any]) -> None:
    await asyncio.gather(*work)


async def spend(work: Callable[[int], Awaitable[Any]], numbers: range, at_once: int) -> None:
    """Do it for all numbers, so many at a time."""
    left = iter(numbers)

    async def one() -> None:
        for number in left:
            await work(number)

    await asyncio.gather(*(one() for _ in range(at_once)))
