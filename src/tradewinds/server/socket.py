"""The websocket of a table: one reader and one sender per connection, and a clear answer to every bad message."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tradewinds.kernel.errors import TradewindsError
from tradewinds.server import moves, wire
from tradewinds.server.errors import Malformed, Overtaken, ServerError, TooFast, explain
from tradewinds.server.hall import Hall
from tradewinds.server.live import Connection, Live, refused

log = logging.getLogger("tradewinds.server")
LONGEST = 8192
"""Characters in one message."""
ATTEMPTS = 10
"""How often a message is tried when another server keeps being quicker."""
CLOSE_NO_TABLE, CLOSE_FOREIGN, CLOSE_SLOW, CLOSE_ABUSE = 4404, 4403, 4008, 4029
LOOPBACK = {"localhost", "127.0.0.1", "::1"}

decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)
HANDLERS: dict[type, Any] = {
    wire.Hello: moves.hello,
    wire.Play: moves.play,
    wire.TakeBack: moves.undo,
    wire.Consent: moves.consent,
    wire.AskBot: moves.ask_bot,
    wire.Return: moves.take_seat_back,
    wire.Say: moves.say,
    wire.Hint: moves.hint,
}


def parse(text: str) -> wire.ClientMessage:
    if len(text) > LONGEST:
        raise Malformed("error-too-long", {"most": LONGEST})
    try:
        return decoder.decode(text)
    except msgspec.DecodeError as error:
        raise explain(error) from None
    except (RecursionError, UnicodeError):
        raise Malformed("error-not-json") from None


def ref_of(text: str) -> str | None:
    """The ref of a message that is wrong otherwise, so that its sender can tell which one was refused."""
    if len(text) > LONGEST:
        return None
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
    ref = found.get("ref") if isinstance(found, dict) else None
    return ref if isinstance(ref, str) and 0 < len(ref) <= 64 else None


def same_origin(socket: WebSocket[Any, Any, Any], allowed: frozenset[str]) -> bool:
    """Whether the page that opens the socket is ours; programs that send no Origin are no page."""
    origin = socket.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    host = socket.headers.get("host", "")
    try:
        page, here = urlsplit(origin), urlsplit(f"//{host}")
        if page.hostname in LOOPBACK and here.hostname in LOOPBACK:
            return True
        return page.netloc != "" and page.netloc.lower() == host.lower()
    except ValueError:
        return False


class Bucket:
    """So many at once, so many per second in the long run."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.level = float(burst)
        self.at = time.monotonic()

    def take(self) -> bool:
        at = time.monotonic()
        self.level = min(self.burst, self.level + (at - self.at) * self.rate)
        self.at = at
        if self.level < 1:
            return False
        self.level -= 1
        return True


async def sender(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    try:
        while True:
            await connection.wake.wait()
            connection.wake.clear()
            while connection.outbox:
                await socket.send_data(connection.outbox.popleft(), mode="text")
            if connection.overrun:
                await socket.close(CLOSE_SLOW, "too slow")
                return
    except Exception as error:  # the reader hears of the end as well, and cleans up
        log.debug("sending ended: %r", error)


async def handle(live: Live, connection: Connection, text: str | None) -> None:
    """One message; whatever is wrong with it, it is answered and nothing changes."""
    ref: str | None = None
    try:
        if text is None:
            raise Malformed("error-not-text")
        try:
            message = parse(text)
        except Malformed:
            ref = ref_of(text)
            raise
        ref = message.ref
        if connection not in live.connections and not isinstance(message, wire.Hello):
            raise Malformed("error-hello-first")
        for attempt in range(ATTEMPTS):
            try:
                await HANDLERS[type(message)](live, connection, message)
                break
            except Overtaken:
                if attempt == ATTEMPTS - 1:
                    raise
    except TradewindsError as error:
        connection.send(refused(error, ref, live.seq))
    except Exception:
        log.exception("a message at table %s", live.match.id)
        connection.send(refused(ServerError("error-internal"), ref, live.seq))


async def refuse_all(socket: WebSocket[Any, Any, Any], error: TradewindsError, code: int) -> None:
    await socket.send_data(refused(error, None, 0), mode="text")
    await socket.close(code, error.key)


@websocket("/api/tables/{table:str}/ws")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    hall: Hall = socket.app.state.hall
    guest: str = socket.scope["state"]["guest"]
    await socket.accept()
    if not same_origin(socket, hall.settings.origins):
        await refuse_all(socket, ServerError("error-foreign-page"), CLOSE_FOREIGN)
        return
    if hall.sockets.get(guest, 0) >= hall.settings.connections_per_guest:
        error = TooFast("error-too-many-connections", {"most": hall.settings.connections_per_guest})
        await refuse_all(socket, error, CLOSE_ABUSE)
        return
    try:
        live = await hall.find(table)
    except TradewindsError as error:
        await refuse_all(socket, error, CLOSE_NO_TABLE)
        return
    connection = Connection(guest)
    live.sockets += 1
    hall.sockets[guest] = hall.sockets.get(guest, 0) + 1
    sending = asyncio.create_task(sender(socket, connection))
    bucket = Bucket(hall.settings.message_rate, hall.settings.message_burst)
    excess = 0
    try:
        while True:
            event = await socket.receive()
            if event["type"] != "websocket.receive":
                break
            if bucket.take():
                excess = 0
                await handle(live, connection, event.get("text"))
                continue
            excess += 1
            if excess > hall.settings.message_burst:
                await socket.close(CLOSE_ABUSE, "error-too-fast")
                break
            connection.send(
                refused(TooFast("error-too-fast", {"seconds": 1}), ref_of(event.get("text") or ""), live.seq)
            )
    except WebSocketDisconnect:
        pass
    finally:
        sending.cancel()
        live.sockets -= 1
        hall.sockets[guest] -= 1
        if not hall.sockets[guest]:
            del hall.sockets[guest]
        live.gone(connection)
