"""Who is here: whoever has a page of the table open that somebody looks at, or did a moment ago, at any server.

A client tells whether its page can be seen. One that has been out of sight for longer than `Settings.idle_after` counts
for nobody, until it is looked at again.
"""

from __future__ import annotations

import asyncio

from tradewinds.server import moves, wire
from tradewinds.server.live import Connection, Live


async def seen(live: Live, connection: Connection, asked: wire.Seen) -> None:
    connection.forget_timer()
    if not asked.visible:
        loop = asyncio.get_running_loop()
        connection.idling = loop.call_later(live.hall.settings.idle_after, idle, live, connection)
    elif connection.idle:
        connection.idle = False
        await here(live, connection)
    moves.ok(connection, asked.ref, live.told)


def idle(live: Live, connection: Connection) -> None:
    """Nobody has looked at this page for a while."""
    if connection.closed or connection not in live.connections:
        return
    connection.idle = True
    live.away(connection)
    live.tell_presence(connection)


async def here(live: Live, connection: Connection) -> None:
    """They are back: everybody sees it, and nobody asks for a bot in their place any more."""
    async with live.hall.at(live):
        await moves.arrived_at(live, connection)
