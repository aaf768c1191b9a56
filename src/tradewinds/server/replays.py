"""The frames of a match, decision by decision, for the scrubber: drawn by workers, sent on as they come."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec

from tradewinds.kernel.errors import BadOption
from tradewinds.server.crew import Position
from tradewinds.server.errors import Busy, Forbidden, Unready
from tradewinds.server.hall import Hall
from tradewinds.server.live import Live

MOST_FRAMES = 500
AT_ONCE = 32
"""Frames of one order: nobody else waits long for the worker, and a slow reader keeps no more than these in memory."""


def eyes(live: Live, guest: str, seat: int | None) -> int | None:
    """Whose eyes somebody may look through: the own seats' in a running match, anybody's after it."""
    mine = live.seats_of(guest)
    if seat is None:
        return mine[0] if mine else None
    if seat >= live.match.players:
        raise BadOption("refusal-no-such-seat", {"seat": seat}, field="seat")
    if seat not in mine and live.match.status != "finished":
        raise Forbidden("error-not-your-seat", {"seat": seat}, field="seat")
    return seat


async def frames(hall: Hall, live: Live, guest: str, first: int, last: int, seat: int | None) -> AsyncIterator[bytes]:
    """A `wire.Frames` as JSON, part by part. What is refused is refused before the first part."""
    async with hall.at(live):
        who = eyes(live, guest, seat)
        table = live.table
        if table is None:
            raise Unready("error-not-started")
        position = Position.now(live.match.id, table, live.cards())
        seq, finished = table.seq, live.match.status == "finished"
    last = min(last, first + MOST_FRAMES - 1, position.n)
    head = msgspec.json.encode({"seq": seq, "total": position.n, "seat": who})[:-1] + b',"frames":['

    async def part(start: int) -> bytes:
        return await hall.crew.draw(guest, position, start, min(last, start + AT_ONCE - 1), who, finished)

    begun = await part(first) if first <= last else b""

    async def parts() -> AsyncIterator[bytes]:
        yield head + begun
        for start in range(first + AT_ONCE, last + 1, AT_ONCE):
            while True:
                try:
                    yield b"," + await part(start)
                    break
                except Busy:  # the answer has begun: it waits for its turn
                    await asyncio.sleep(0.2)
        yield b"]}"

    return parts()
