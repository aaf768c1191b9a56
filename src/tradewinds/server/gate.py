"""What stands before every call: how often it may be made, from which pages, and how its answer is handed over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Middleware, Receive, Scope, Send

from tradewinds.server.doors import Line
from tradewinds.server.errors import Forbidden, NotJSON, TooFast
from tradewinds.server.guests import address_of
from tradewinds.server.limits import Holding

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

LOOPBACK = {"localhost", "127.0.0.1", "::1"}
READING = {"GET", "HEAD", "OPTIONS"}
CROWD = 4
"""Of what may be done at a time, an address may do so many times as much as a guest."""
SMALL = 64 * 1024
"""Bytes of a body that is like any other."""
MOST_BODIES, ALL_BODIES = 6, 16
"""Larger ones that are taken at a time, from one address and in all."""
PIECE = 64 * 1024
"""Bytes of an answer that are handed over at once."""


def header(scope: Scope, wanted: bytes) -> str | None:
    headers: Iterable[tuple[bytes, bytes]] = scope["headers"]
    for name, value in headers:
        if name == wanted:
            return value.decode("latin-1")
    return None


def same_origin(scope: Scope, allowed: frozenset[str]) -> bool:
    """Whether the page that calls is ours; programs that send no Origin are no page."""
    origin = header(scope, b"origin")
    if origin is None or origin in allowed:
        return True
    host = header(scope, b"host") or ""
    try:
        page, here = urlsplit(origin), urlsplit(f"//{host}")
        if page.hostname in LOOPBACK and here.hostname in LOOPBACK:
            return True
        return page.netloc != "" and page.netloc.lower() == host.lower()
    except ValueError:
        return False


def check_change(scope: Scope, allowed: frozenset[str]) -> None:
    """A call that changes something comes from our own page, or from none, and what it says is JSON.

    A foreign page can send neither: it has an Origin of its own, and for JSON it would have to ask first.
    """
    if not same_origin(scope, allowed):
        raise Forbidden("error-foreign-page")
    has_body = header(scope, b"transfer-encoding") is not None or header(scope, b"content-length") not in (None, "0")
    if has_body and (header(scope, b"content-type") or "").partition(";")[0].strip().lower() != "application/json":
        raise NotJSON("error-not-json")


def calls(app: ASGIApp) -> ASGIApp:
    """For the HTTP interface. An answer is handed over in pieces, and counted as long as it waits for its reader."""

    async def counted(scope: Scope, receive: Receive, send: Send) -> None:
        hall: Hall = scope["litestar_app"].state.hall
        state: dict[str, Any] = scope["state"]
        hall.limiter.check("call", state["address"], state["guest"])
        hall.desk.check(state["guest"], state["address"])
        if scope.get("method") not in READING:
            check_change(scope, hall.settings.origins)

        async def in_pieces(message: Message) -> None:
            if message["type"] != "http.response.body" or len(message["body"]) <= PIECE:
                await send(message)
                return
            line: Line | None = state.get("line")
            body = message["body"]
            holding = Holding(state["address"], line.abort if line is not None else lambda: None)
            hall.ledger.add(holding, len(body))
            try:
                for start in range(0, len(body), PIECE):
                    more = message["more_body"] or start + PIECE < len(body)
                    piece = body[start : start + PIECE]
                    await send({"type": "http.response.body", "body": piece, "more_body": more})
            finally:
                hall.ledger.close(holding)

        await app(scope, receive, in_pieces)

    return counted


def pages(app: ASGIApp) -> ASGIApp:
    """For the files of the web client, which carry no cookie."""

    async def counted(scope: Scope, receive: Receive, send: Send) -> None:
        hall: Hall = scope["litestar_app"].state.hall
        hall.limiter.check("page", address_of(scope))
        await app(scope, receive, send)

    return counted


def counting(kind: str) -> Middleware:
    """For calls with large bodies: each is counted before any of its body is taken, and only so many are at a time."""

    def bodies(app: ASGIApp) -> ASGIApp:
        async def counted(scope: Scope, receive: Receive, send: Send) -> None:
            hall: Hall = scope["litestar_app"].state.hall
            state: dict[str, Any] = scope["state"]
            hall.limiter.check(kind, state["address"], state["guest"])
            size = header(scope, b"content-length") or "0"
            told = header(scope, b"transfer-encoding") is None and size.isdecimal() and len(size) < 10
            if told and int(size) <= SMALL:
                await app(scope, receive, send)
                return
            if hall.bodies[state["address"]] >= MOST_BODIES or hall.bodies.all >= ALL_BODIES:
                raise TooFast("error-too-fast", {"seconds": 1})
            hall.bodies.add(state["address"])
            try:
                await app(scope, receive, send)
            finally:
                hall.bodies.remove(state["address"])

        return counted

    return bodies


def replays(app: ASGIApp) -> ASGIApp:
    """For frames and records, which are large: only so many at a time, until the last byte has been taken."""

    async def counted(scope: Scope, receive: Receive, send: Send) -> None:
        hall: Hall = scope["litestar_app"].state.hall
        state: dict[str, Any] = scope["state"]
        hall.limiter.check("replay", state["address"], state["guest"])
        whose = (f"guest {state['guest']}", state["address"])
        most, counts = hall.settings.replays_at_once, hall.replaying
        if counts[whose[0]] >= most or counts[whose[1]] >= CROWD * most:
            raise TooFast("error-too-fast", {"seconds": 1})
        counts.add(*whose)
        try:
            await app(scope, receive, send)
        finally:
            counts.remove(*whose)

    return counted
