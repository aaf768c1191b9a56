"""A pause on which everybody agreed: the table rests, its clocks stand still and its bots wait. Anybody may end it."""

from __future__ import annotations

from tradewinds.server import clocks, moves, wire
from tradewinds.server.errors import Unready
from tradewinds.server.live import Connection, Live, Pending
from tradewinds.server.store import Work


def resting(live: Live) -> bool:
    return live.match.times is not None and live.match.times.paused is not None


async def ask(live: Live, connection: Connection, asked: wire.AskPause) -> None:
    async with live.hall.at(live):
        moves.running(live)
        moves.own_hand(live, connection.guest, asked.seat)
        if resting(live):
            raise Unready("error-paused")
        if not any(request.what.startswith("pause:") for request in live.match.requests):
            await moves.ask(live, Pending(f"pause:{asked.seat}", asked.seat, {}, [asked.seat]))
        moves.ok(connection, asked.ref, live.seq)
        await moves.settle(live)


async def rest(live: Live, seat: int) -> None:
    """Everybody has agreed; the caller holds the lock."""
    await turn(live, seat, seat, "paused")


async def resume(live: Live, connection: Connection, asked: wire.Resume) -> None:
    async with live.hall.at(live):
        moves.running(live)
        moves.own_seat(live, connection.guest, asked.seat)
        if resting(live):
            await turn(live, None, asked.seat, "resumed")
        moves.ok(connection, asked.ref, live.seq)
    moves.wake_bots(live)


async def turn(live: Live, by: int | None, seat: int, what: wire.TimeWhat) -> None:
    work, at = Work(live.match.id), live.hall.now()
    clocks.paused(live, work, by, clocks.event(live, seat, what, at), at)
    await live.hall.commit(live, work)
    live.tell_table()
