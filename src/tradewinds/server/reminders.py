"""Whoever is waited for and has been away for a while gets a letter, if they wished for it: one for a turn at most.

Every server looks. Before a letter is sent, its turn is written down; who could write it sends it, so it is sent once
at most, and if that server dies just then, not at all.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from sqlalchemy import Row, and_, func, or_, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from tradewinds.kernel.errors import TradewindsError
from tradewinds.server import mailing, reading, store
from tradewinds.server.mailing import MailServer
from tradewinds.server.store import Conflict, Work
from tradewinds.server.words import say

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

log = logging.getLogger("tradewinds.server")
EVERY = 20.0
"""Seconds from one look to the next."""
MINUTE = 60_000


class Reminders:
    def __init__(self, hall: Hall, server: MailServer) -> None:
        self.hall = hall
        self.server = server
        self.away: dict[str, int] = {}
        """Since when we have not seen a guest at any table."""

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except (OSError, SQLAlchemyError, TradewindsError) as error:
                log.warning("nobody can be reminded: %s", type(error).__name__)

    async def look(self) -> int:
        """Write to everybody who should hear of a turn now; how many letters were sent."""
        at = self.hall.now()
        async with self.hall.engine.connect() as connection:
            seated = (await connection.execute(people())).all()
            ids = sorted({row.match for row in seated})
            waiting: dict[str, int] = {}
            for start in range(0, len(ids), 500):
                for line in await connection.execute(reading.select_last(ids[start : start + 500])):
                    waiting[line.match] = line.waiting
        here = await self.hall.nodes.everybody()
        for live in self.hall.lives.values():
            here |= {connection.guest for connection in live.connections if not connection.idle}
        guests = {row.guest for row in seated}
        self.away = {guest: self.away.get(guest, at) for guest in guests if guest not in here}
        sent = 0
        for row in seated:
            since = self.away.get(row.guest)
            if since is None or not waiting.get(row.match, 0) >> row.seat & 1 or at - since < row.after * MINUTE:
                continue
            turn, begun = await self.turn_of(row)
            if at - max(since, begun) >= row.after * MINUTE and await self.claim(row, turn):
                await self.write(row)
                sent += 1
        return sent

    async def turn_of(self, row: Row[Any]) -> tuple[int, int]:
        """Where and when the seat's turn began: with the last line before it was asked, or its own last answer."""
        lines = store.decisions
        other = lines.c.waiting.op("&")(1 << row.seat) == 0
        own = and_(lines.c.seat == row.seat, lines.c.guest.is_not(None))
        begun = select(func.max(lines.c.seq)).where(lines.c.match == row.match, or_(other, own)).scalar_subquery()
        query = select(lines.c.seq, lines.c.at).where(
            lines.c.match == row.match, lines.c.seq == func.coalesce(begun, 0)
        )
        async with self.hall.engine.connect() as connection:
            found = (await connection.execute(query)).one()
        return found.seq, found.at

    async def claim(self, row: Row[Any], turn: int) -> bool:
        """Whether nobody has written for this turn."""
        table = store.reminded
        dialect: Any = postgresql if self.hall.engine.dialect.name == "postgresql" else sqlite
        made = dialect.insert(table).values(match=row.match, guest=row.guest, turn=turn)
        mine = made.on_conflict_do_update(
            index_elements=["match", "guest"], set_={"turn": turn}, where=table.c.turn < turn
        )
        try:
            await self.hall.writer.write(Work("", guards=[mine]))
        except Conflict:
            return False
        return True

    async def write(self, row: Row[Any]) -> None:
        language = row.language or "en"
        about = {"table": row.name, "game": row.game, "named": "true" if row.name else "false"}
        links = {
            "link": f"{self.server.url}/table/{row.match}",
            "stop": f"{self.server.url}/mail/stop?token={row.stop}",
        }
        subject = say(language, "mail-turn-subject", **about)
        text = say(language, "mail-turn-text", **about, **links)
        try:
            await mailing.send(self.server, mailing.letter(self.server, row.address, language, subject, text, row.stop))
        except TradewindsError:
            return  # said already, without the address


def people() -> Any:
    """Everybody with a confirmed address who plays somewhere, at tables that do not rest."""
    seats, matches, addresses, guests = store.seats, store.matches, store.addresses, store.guests
    return (
        select(
            seats.c.match,
            seats.c.seat,
            seats.c.guest,
            matches.c.name,
            matches.c.game,
            guests.c.language,
            addresses.c.address,
            addresses.c.stop,
            addresses.c.after,
        )
        .join(matches, matches.c.id == seats.c.match)
        .join(addresses, addresses.c.guest == seats.c.guest)
        .join(guests, guests.c.id == seats.c.guest, isouter=True)
        .where(
            matches.c.status == "running",
            seats.c.kind == "person",
            seats.c.stands_in.is_(False),
            addresses.c.confirmed.is_(True),
            or_(matches.c.times.is_(None), matches.c.times.contains('"paused":null')),
        )
    )
