"""What people say at a table: texts of their own, and phrases that everybody reads in their own language."""

from __future__ import annotations

import msgspec
from sqlalchemy import insert

from tradewinds.server import store, wire
from tradewinds.server.errors import Forbidden, Malformed
from tradewinds.server.live import Connection, Live
from tradewinds.server.moves import ok
from tradewinds.server.names import clean
from tradewinds.server.store import Work, now


async def say(live: Live, connection: Connection, asked: wire.Say) -> None:
    text = clean(asked.text, "text")
    if (not text) == (asked.phrase is None):
        raise Malformed("error-chat-empty", field="text")
    if len(text) > wire.CHAT_LENGTH:
        raise Malformed("error-chat-long", {"most": wire.CHAT_LENGTH}, field="text")
    async with live.hall.at(live):
        if not connection.seats:
            raise Forbidden("error-not-seated")
        if (connection.guest, asked.ref) in live.chat_refs:
            ok(connection, asked.ref, live.seq)
            return
        if text and live.match.silenced:
            raise Forbidden("error-chat-silenced")
        seat = live.seats[connection.seats[0]]
        entry = wire.ChatEntry(live.next_chat, seat.seat, seat.name, text, now(), asked.phrase)
        values = {"match": live.match.id, "guest": connection.guest, "ref": asked.ref}
        values.update(msgspec.structs.asdict(entry))
        await live.hall.commit(live, Work(live.match.id, statements=[insert(store.chat).values(values)]))
        live.chat.append(entry)
        live.next_chat += 1
        live.chat_refs.add((connection.guest, asked.ref))
        ok(connection, asked.ref, live.seq)
        live.tell_all(wire.ChatMessage(entry))


async def silence(live: Live, guest: str, silenced: bool) -> None:
    """The host wants no texts at the table, or allows them again."""
    async with live.hall.at(live):
        if guest != live.match.host:
            raise Forbidden("error-host-only")
        if silenced != live.match.silenced:
            await live.hall.change(live, silenced=silenced)
            live.tell_table()
