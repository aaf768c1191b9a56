"""The websocket of a table: one reader and one sender per connection, and a clear answer to every bad message."""

from __future__ import annotations

import asyncio
import functools
import logging
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tradewinds.kernel.errors import TradewindsError
from tradewinds.server import guests, moves, pauses, presence, talk, wire
from tradewinds.server.desk import CLOSE_BANNED
from tradewinds.server.doors import Line
from tradewinds.server.errors import Busy, Malformed, ServerError, TooFast, explain, known_outside
from tradewinds.server.gate import same_origin
from tradewinds.server.hall import CLOSE_NO_TABLE, Hall, persist
from tradewinds.server.live import Connection, Live, refused
from tradewinds.server.routes import check_id
from tradewinds.server.sessions import CLOSE_ENDED, SignedOut, hears

log = logging.getLogger("tradewinds.server")
LONGEST = 8192
"""Characters in one message."""
MOST_EXCESS = 20
"""Messages beyond the limit that are still answered; then the connection is closed."""
CLOSE_FOREIGN, CLOSE_ABUSE, CLOSE_BUSY = 4403, 4029, 1013
NO_LINE = Line(lambda: None, functools.partial(asyncio.sleep, 0))
"""Under another server than ours."""

decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)
HANDLERS: dict[type, Any] = {
    wire.Hello: moves.hello,
    wire.Play: moves.play,
    wire.TakeBack: moves.undo,
    wire.Consent: moves.consent,
    wire.AskBot: moves.ask_bot,
    wire.Return: moves.take_seat_back,
    wire.Say: talk.say,
    wire.Hint: moves.hint,
    wire.Ping: moves.ping,
    wire.SetPace: moves.pace,
    wire.AskPause: pauses.ask,
    wire.Resume: pauses.resume,
    wire.Seen: presence.seen,
}
COUNTED: dict[type, str] = {wire.Hello: "hello", wire.Say: "chat", wire.Hint: "hint"}
"""Messages with limits of their own."""
PING = '{"t":"ping"}'
"""Said in these very letters it costs next to nothing: it is answered without being read."""


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


async def sender(socket: WebSocket[Any, Any, Any], connection: Connection, line: Line) -> None:
    try:
        while not connection.closed:
            await connection.wake.wait()
            connection.wake.clear()
            while connection.outbox:
                message = connection.outbox.popleft()
                await socket.send_data(message, mode="text")
                await line.drained()
                connection.sent(message)
            if connection.farewell is not None:
                await socket.close(*connection.farewell)
                return
    except Exception as error:  # the reader hears of the end as well, and cleans up
        log.debug("sending ended: %r", error)


async def handle(live: Live, connection: Connection, address: str, text: str | None) -> None:
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
        kind = COUNTED.get(type(message))
        if kind is not None:
            live.hall.limiter.check(kind, address, connection.guest)
        if connection not in live.connections and not isinstance(message, wire.Hello):
            raise Malformed("error-hello-first")
        begun = time.perf_counter()
        await persist(lambda: HANDLERS[type(message)](live, connection, message))
        if isinstance(message, wire.Play):
            live.hall.metrics.play.observe(time.perf_counter() - begun)
    except TradewindsError as error:
        live.hall.metrics.refused.labels(error.key).inc()
        connection.send(refused(error, ref, live.told))
    except Exception as error:
        known = known_outside(error)
        if known is None:
            log.exception("a message at table %s", live.match.id)
        else:
            log.error("a message at table %s: %r", live.match.id, error)
        connection.send(refused(known or ServerError("error-internal"), ref, live.told))


async def refuse_all(socket: WebSocket[Any, Any, Any], error: TradewindsError, code: int, why: str = "") -> None:
    await socket.send_data(refused(error, None, 0), mode="text")
    await socket.close(code, why or error.key)


def check_room(hall: Hall, address: str, guest: str) -> None:
    """Whether one more socket may be opened."""
    hall.limiter.check("socket", address, guest)
    most, open_now = hall.settings, hall.sockets
    if open_now[f"guest {guest}"] >= most.sockets_per_guest:
        raise TooFast("error-too-many-connections", {"most": most.sockets_per_guest})
    if open_now[address] >= most.sockets_per_address or open_now.all >= most.sockets:
        raise Busy("error-busy")


async def listen(socket: WebSocket[Any, Any, Any], live: Live, connection: Connection) -> None:
    """Take messages until the connection ends or is abused."""
    hall, state = live.hall, socket.scope["state"]
    address, guest = state["address"], connection.guest
    excess = 0
    while True:
        try:
            async with asyncio.timeout(None if connection in live.connections else hall.settings.hello_timeout):
                event = await socket.receive()
        except TimeoutError:
            await socket.close(CLOSE_ABUSE, "error-hello-first")
            return
        if event["type"] != "websocket.receive" or connection.farewell is not None:
            return
        text = event.get("text")
        if text == PING and connection in live.connections and connection.may_ping():
            connection.send(moves.PONG)
            continue
        if not hall.limiter.wait("message", address, guest):
            excess = 0
            await handle(live, connection, address, text)
            continue
        excess += 1
        if excess > MOST_EXCESS:
            await socket.close(CLOSE_ABUSE, "error-too-fast")
            return
        connection.send(refused(TooFast("error-too-fast", {"seconds": 1}), ref_of(text or ""), live.told))


@websocket("/api/tables/{table:str}/ws", middleware=[guests.middleware])
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    hall: Hall = socket.app.state.hall
    state = socket.scope["state"]
    guest, address, line = state["guest"], state["address"], state.get("line") or NO_LINE
    ended = hears(state) if state["ended"] else None
    await socket.accept()
    if ended is not None:
        await refuse_all(socket, ended, CLOSE_ENDED)
        return
    if not same_origin(socket.scope, hall.settings.origins):
        await refuse_all(socket, ServerError("error-foreign-page"), CLOSE_FOREIGN)
        return
    whose = (f"guest {guest}", address)
    ban = hall.desk.banned(guest, address)
    if ban is not None:
        await refuse_all(socket, ban.error(), CLOSE_BANNED, "error-banned")
        return
    try:
        check_room(hall, address, guest)
        if check_id(table) not in hall.lives:
            hall.limiter.check("load", address, guest)
    except (TooFast, Busy) as error:
        await refuse_all(socket, error, CLOSE_ABUSE)
        return
    except TradewindsError as error:
        await refuse_all(socket, error, CLOSE_NO_TABLE)
        return
    hall.sockets.add(*whose)
    connection = Connection(guest, address, hall.ledger, hall.settings.held_per_socket, line.abort, state["session"])
    live: Live | None = None
    sending: asyncio.Task[None] | None = None
    try:
        await hall.sessions.enter(connection)
        live = await hall.find(table)
        live.sockets += 1
        sending = asyncio.create_task(sender(socket, connection, line))
        await listen(socket, live, connection)
    except SignedOut as error:
        await refuse_all(socket, error, CLOSE_ENDED)
    except TradewindsError as error:
        await refuse_all(socket, error, CLOSE_NO_TABLE)
    except WebSocketDisconnect:
        pass
    except Exception as error:
        known = known_outside(error)
        if known is None:
            raise
        log.error("table %s: %r", table, error)
        await refuse_all(socket, known, CLOSE_BUSY)
    finally:
        connection.close()
        hall.sessions.leave(connection)
        hall.sockets.remove(*whose)
        if sending is not None:
            sending.cancel()
        if live is not None:
            live.sockets -= 1
            live.gone(connection)
