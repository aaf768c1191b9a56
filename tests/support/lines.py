"""HTTP and websockets for thousands of people in one process, and no more of either than our server speaks.

Whoever measures a server on the machine that it runs on takes its cores away, so a message costs a few microseconds
here. Everybody can have an address of the loopback network of their own (`source`), as people have.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections import deque
from typing import Any
from urllib.parse import urlsplit

TEXT, CLOSE, PING = 0x81, 0x88, 0x89
PONG = 0x8A
NO_MASK = bytes(4)
"""Clients must mask what they send; with this key it stays as it is."""


class Closed(ConnectionError):
    """The server closed the line: the code it gave, 1006 if it gave none."""

    def __init__(self, code: int = 1006, reason: str = "") -> None:
        super().__init__(f"{code} {reason}".strip())
        self.code = code


def frame(kind: int, payload: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        return bytes((kind, 0x80 | size)) + NO_MASK + payload
    return bytes((kind, 0x80 | 126)) + size.to_bytes(2, "big") + NO_MASK + payload


class Line(asyncio.Protocol):
    """One websocket: `send`, and `async for` what comes, until `Closed` is raised."""

    def __init__(self, request: bytes) -> None:
        self.request = request
        self.transport: Any = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.shaken = False
        self.buffer = bytearray()
        self.heard: deque[bytes] = deque()
        self.waiting: asyncio.Future[None] | None = None
        self.end: Closed | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.shaken:
            head, found, rest = bytes(buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if head.split(b" ", 2)[1] != b"101":
                self.over(Closed(1006, head.split(b"\r\n")[0].decode("latin-1")))
                return
            self.shaken = True
            buffer[:] = rest
            if not self.opened.done():
                self.opened.set_result(None)
        start, there = 0, len(buffer)
        while there - start >= 2:
            size, head_size = buffer[start + 1], 2
            if size >= 126:
                head_size = 4 if size == 126 else 10
                if there - start < head_size:
                    break
                size = int.from_bytes(buffer[start + 2 : start + head_size], "big")
            stop = start + head_size + size
            if there < stop:
                break
            self.take(buffer[start], bytes(buffer[start + head_size : stop]))
            start = stop
        if start:
            del buffer[:start]

    def take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.heard.append(payload)
            self.wake()
        elif kind == PING:
            self.transport.write(frame(PONG, payload))
        elif kind == CLOSE:
            self.over(Closed(int.from_bytes(payload[:2], "big") or 1005, payload[2:].decode(errors="replace")))
        elif kind != PONG:
            self.over(Closed(1002, f"a frame of kind {kind:#x}"))  # it sends whole messages of text only

    def connection_lost(self, error: Exception | None) -> None:
        self.over(Closed())

    def over(self, why: Closed) -> None:
        self.end = self.end or why
        if not self.opened.done():
            self.opened.set_exception(self.end)
        self.wake()
        self.transport.abort()

    def wake(self) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    def __aiter__(self) -> Line:
        return self

    async def __anext__(self) -> bytes:
        while not self.heard:
            if self.end is not None:
                raise self.end
            self.waiting = asyncio.get_running_loop().create_future()
            await self.waiting
        return self.heard.popleft()

    def send(self, message: Any) -> None:
        if self.end is not None:
            raise self.end
        self.transport.write(frame(TEXT, json.dumps(message).encode()))

    async def __aenter__(self) -> Line:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.transport.abort()


def head_of(method: str, url: str, cookie: str, *more: str) -> tuple[str, int, bytes]:
    """Host, port, and the beginning of a request."""
    parts = urlsplit(url)
    assert parts.hostname is not None
    assert parts.port is not None
    lines = [f"{method} {parts.path} HTTP/1.1", f"Host: {parts.netloc}", *more]
    if cookie:
        lines.append(f"Cookie: {cookie}")
    return parts.hostname, parts.port, "\r\n".join([*lines, "", ""]).encode()


def local(source: str | None) -> tuple[str, int] | None:
    return (source, 0) if source else None


async def connect(url: str, cookie: str = "", source: str | None = None) -> Line:
    """Open a websocket; `Closed` or another `OSError` when that cannot be done."""
    key = base64.b64encode(os.urandom(16)).decode()
    upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}")
    host, port, request = head_of("GET", url, cookie, *upgrade)
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(request), host, port, local_addr=local(source))
    try:
        await line.opened
    except BaseException:
        line.transport.abort()
        raise
    return line


class Refused(Exception):
    """An answer that is not what was asked for."""


class Caller:
    """Somebody's browser for plain calls: keeps the cookie."""

    def __init__(self, base: str, source: str | None = None, patience: float = 120.0) -> None:
        self.base = base
        self.source = source
        self.patience = patience
        """Seconds that an answer may take."""
        self.cookie = ""

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        sent = b"" if body is None else json.dumps(body).encode()
        more = ("Connection: close", "Content-Type: application/json", f"Content-Length: {len(sent)}")
        host, port, request = head_of(method, self.base + path, self.cookie, *more)
        async with asyncio.timeout(self.patience):
            reader, writer = await asyncio.open_connection(host, port, local_addr=local(self.source))
            try:
                writer.write(request + sent)
                whole = await reader.read()
            finally:
                writer.transport.abort()
        head, _, answer = whole.partition(b"\r\n\r\n")
        for line in head.decode("latin-1").split("\r\n")[1:]:
            name, _, value = line.partition(":")
            if name.lower() == "set-cookie":
                self.cookie = value.strip().partition(";")[0]
        status = head.split(b" ", 2)[1:2]
        if not status or not status[0].startswith(b"2"):
            raise Refused(f"{method} {path}: {head[:40]!r} {answer[:300]!r}")
        try:
            return json.loads(answer) if answer else None
        except ValueError:
            raise Closed(1006, f"{method} {path}: cut off in the middle") from None
