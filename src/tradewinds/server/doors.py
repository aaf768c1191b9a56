"""The connections themselves: how many, how fast they come, how long they may take over a request or an answer.

uvicorn has a limit for connections that keep quiet after an answer, and none for those that never finish asking, never
read, or come by the thousand. These are its protocols with those limits added.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tradewinds.server.limits import Counts, Limiter, place
from tradewinds.server.settings import Settings

LARGEST_HEAD = 32 * 1024
"""Bytes of a request before its body."""
MOST_HEADERS = 100
LONGEST_PIPELINE = 4
"""Requests that wait while one is answered; browsers send none ahead."""
MOST_PIECES = 64
"""Frames of one websocket message."""
MOST_PINGS = 40
"""Websocket pings and pongs from a client in a second."""
LARGEST_ECHO = 64 * 1024
"""Bytes of pongs that wait for a client that pings but does not read."""
SWEEP = 1.0


@dataclass(frozen=True)
class Line:
    """What the application may do with a connection beyond ASGI: cut it off, and wait until it has taken all."""

    abort: Callable[[], object]
    drained: Callable[[], Awaitable[object]]


class Doorman:
    """Counts the connections of one server and ends those that take too long."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limiter = Limiter(settings.limits)
        self.counts = Counts()
        self.proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in settings.proxies]
        self.open: set[Door | Cable] = set()
        self.timer: asyncio.TimerHandle | None = None

    def admit(self, client: tuple[str, int] | None) -> str | None:
        """Under which address a new connection counts, or None: turned away."""
        address = client[0] if client else ""
        who = place(address)
        if self.counts.all >= self.settings.connections:
            return None
        if not self.trusted(address):
            if self.counts[who] >= self.settings.connections_per_address or self.limiter.wait("connection", who):
                return None
        self.counts.add(who)
        return who

    def trusted(self, address: str) -> bool:
        """Whether this is a proxy of ours, through which everybody comes."""
        if not self.proxies:
            return False
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.proxies)

    def enter(self, door: Door | Cable) -> None:
        self.open.add(door)
        if self.timer is None:
            self.timer = door.loop.call_later(SWEEP, self.sweep, door.loop)

    def leave(self, door: Door | Cable) -> None:
        self.open.discard(door)

    def sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        """End what took too long. One look at all connections costs less than a timer for every request."""
        at = loop.time()
        for door in list(self.open):
            if door.asking_since is not None and at - door.asking_since > self.settings.request_timeout:
                door.transport.abort()
                continue
            door.pings = 0
            if not door.transport.get_write_buffer_size():
                door.stalled_since = None
            elif door.stalled_since is None:
                door.stalled_since = at
            elif at - door.stalled_since > self.settings.stall_timeout:
                door.transport.abort()
        self.timer = loop.call_later(SWEEP, self.sweep, loop) if self.open else None


class Door(HttpToolsProtocol):
    """HTTP: a request must have come within `request_timeout` seconds, its head within LARGEST_HEAD bytes."""

    doorman: Doorman
    who: str | None = None
    asking_since: float | None = None
    stalled_since: float | None = None
    pings = 0
    upgraded = False
    head = 0
    in_head = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.who = self.doorman.admit(self.client)
        if self.who is None:
            transport.abort()
            return
        self.asking_since = self.loop.time()
        self.doorman.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.doorman.leave(self)
        if self.who is not None:
            self.doorman.counts.remove(self.who)
            self.who = None

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.upgraded:
            return
        if self.in_head:
            self.head += len(data)
            if self.head > LARGEST_HEAD:
                self.transport.abort()
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        asking = cycle is None or cycle.response_complete or cycle.more_body
        if not asking:
            self.asking_since = None
        elif self.asking_since is None:
            self.asking_since = self.loop.time()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head = True
        self.head = 0
        self.scope["state"]["line"] = Line(self.transport.abort, self.flow.drain)

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            raise ValueError("too many headers")  # answered with 400
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.in_head = False
        if len(self.pipeline) >= LONGEST_PIPELINE:
            raise ValueError("too many requests at once")
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        if self.cycle.response_complete:  # else it is the next one's, which has come already
            self.cycle.body = bytearray()  # sent to whoever did not want it: not kept until the next request
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        # From here on the connection is a websocket's; it goes on counting as one.
        self.upgraded = True
        self.doorman.leave(self)
        super().handle_websocket_upgrade()
        cable = self.transport.get_protocol()
        assert isinstance(cable, Cable)
        cable.who, self.who = self.who, None


class Cable(WebSocketsSansIOProtocol):
    """A websocket that the application can cut off, and that is cut off when it takes nothing for long."""

    doorman: Doorman
    who: str | None = None
    asking_since: float | None = None
    stalled_since: float | None = None
    pings = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.doorman.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.doorman.leave(self)
        if self.who is not None:
            self.doorman.counts.remove(self.who)
            self.who = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        # The application begins in a task of its own, after this.
        if getattr(self, "scope", None) is not None:
            self.scope["state"]["line"] = Line(self.transport.abort, self.writable.wait)

    def handle_cont(self, event: Any) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_PIECES:
            self.transport.abort()

    def handle_ping(self) -> None:
        self.pings += 1
        if self.pings > MOST_PINGS or self.transport.get_write_buffer_size() > LARGEST_ECHO:
            self.transport.abort()
        if not self.transport.is_closing():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        self.pings += 1
        if self.pings > MOST_PINGS:
            self.transport.abort()
        super().handle_pong(event)


def protocols(settings: Settings) -> tuple[type[Door], type[Cable]]:
    """The two for one server, with a doorman of their own."""
    doorman = Doorman(settings)
    return type("Door", (Door,), {"doorman": doorman}), type("Cable", (Cable,), {"doorman": doorman})
