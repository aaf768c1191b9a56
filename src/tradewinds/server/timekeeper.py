"""Who looks at the clocks: finds the tables at which somebody's time is over, and does what was agreed on for that.

All servers look; the one that moves a table's bots acts, and what it writes is written once (`clocks.put`). Time in
which no server ran counts for nobody: as long as any clock runs, the servers write down once a second that they are
there, and when that is too long ago, every running clock is set back by what is missing.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import case, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from tradewinds.bots import usual
from tradewinds.kernel.errors import TradewindsError
from tradewinds.play.table import Table
from tradewinds.server import clocks, moves, store, wire
from tradewinds.server.crew import Position
from tradewinds.server.errors import Overtaken
from tradewinds.server.live import Live, bits
from tradewinds.server.store import Conflict, Work

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

log = logging.getLogger("tradewinds.server")
LOOK = 0.5
"""Seconds from one look at the clocks to the next, at most …"""
SOON = 0.02
"""… and at least."""
SIGN = 1000
"""Milliseconds after which a server writes down again that it is there."""
MOST_AT_ONCE = 100
STEPS = 200
"""More of them has no answer."""
NEAR = 200
"""Milliseconds: an answer that took longer says little about the other one's clock."""
THEIR_CLOCK = text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")


class Timekeeper:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.ahead = 0
        """By how many milliseconds PostgreSQL's clock, which all servers share, is ahead of ours."""
        self.looked: int | None = None
        self.looking = asyncio.Lock()
        self.acting: set[str] = set()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.hall.settings.clock() + self.ahead

    @property
    def gap(self) -> int:
        return round(self.hall.settings.clock_gap * 1000)

    async def run(self) -> None:
        while True:
            wait = LOOK
            try:
                wait = await self.look()
            except (OSError, SQLAlchemyError, TradewindsError) as error:
                log.warning("nobody can look at the clocks: %r", error)
            await asyncio.sleep(wait)

    async def sure(self) -> None:
        """Before time is counted: if we were away (hung, or without a database), that is found out first."""
        if self.looked is None or self.now() - self.looked > self.gap:
            await self.look()

    async def look(self) -> float:
        """Act where somebody's time is over. Gives the seconds until the next look."""
        async with self.looking:
            async with self.hall.engine.connect() as connection:
                await self.compare(connection)
                matches, watch = store.matches, store.watch
                found = await connection.execute(
                    select(matches.c.id, matches.c.deadline)
                    .where(matches.c.deadline.is_not(None))
                    .order_by(matches.c.deadline)
                    .limit(MOST_AT_ONCE)
                )
                rows = found.all()
                last = await connection.scalar(select(watch.c.at)) if rows else None
            at = self.now()
            if rows and last is not None and at - last > self.gap:
                await self.set_back(last, at)
                rows = []  # as they are now
            elif rows and (last is None or at - last >= SIGN):
                await self.sign(at)
            self.looked = at
        for row in rows:
            if row.deadline <= at and row.id not in self.acting:
                self.acting.add(row.id)
                self.hall.spawn(self.act(row.id), f"time of {row.id}")
        coming = [row.deadline - at for row in rows if row.deadline > at]
        return min(LOOK, max(SOON, min(coming, default=1000) / 1000))

    async def compare(self, connection: AsyncConnection) -> None:
        """Several servers go by the database's clock. One whose clock is set (tests) goes by that."""
        if self.hall.nodes.channel is None or self.hall.settings.clock is not store.now:
            return
        begun = store.now()
        theirs = int((await connection.execute(THEIR_CLOCK)).scalar_one())
        ended = store.now()
        if ended - begun <= NEAR or self.looked is None:
            self.ahead = theirs - (begun + ended) // 2

    async def sign(self, at: int) -> None:
        watch = store.watch
        dialect = postgresql if self.hall.engine.dialect.name == "postgresql" else sqlite
        made = dialect.insert(watch).values(id=0, at=at)
        upsert = made.on_conflict_do_update(index_elements=["id"], set_={"at": at}, where=watch.c.at < at)
        await self.hall.save(Work("", statements=[upsert]))

    async def set_back(self, last: int, at: int) -> None:
        """Nobody was there from `last` on, or from the last moment that was written at a table. One server says so."""
        matches, watch = store.matches, store.watch
        missing = at - case((matches.c.since > last, matches.c.since), else_=last)
        running = matches.c.deadline.is_not(None)
        async with self.hall.engine.connect() as connection:
            ids = list(await connection.scalars(select(matches.c.id).where(running)))
        work = Work("", guards=[update(watch).where(watch.c.at == last).values(at=at)], also=ids)
        moved = {"since": matches.c.since + missing, "deadline": matches.c.deadline + missing}
        work.statements.append(update(matches).where(running).values(ticks=matches.c.ticks + 1, **moved))
        try:
            await self.hall.writer.write(work)
        except Conflict:
            return  # another server did; we are told of every table
        log.warning("no server kept the clocks for %.1f seconds: they do not count", (at - last) / 1000)
        for match in ids:
            live = self.hall.lives.get(match)
            if live is not None and not live.lock.locked() and live.match.since is not None:
                live.match.since += at - max(live.match.since, last)
                live.match.ticks += 1
                live.tell_table()

    # --- at zero -----------------------------------------------------------------------------------------------

    async def act(self, match: str) -> None:
        """Somebody's time is over at this table, unless they have been quicker."""
        try:
            if not await self.hall.nodes.drives(match):
                return  # the one who does looks as well
            live = await self.hall.find(match)
            for _ in range(STEPS):
                if not await self.at_zero(live):
                    break
            moves.wake_bots(live)
        except Overtaken:
            return  # looked at again
        except (TradewindsError, OSError, SQLAlchemyError) as error:
            log.warning("the time is over at match %s, and nothing can be done: %r", match, error)
            await asyncio.sleep(LOOK)
        finally:
            self.acting.discard(match)
            if match not in self.hall.lives:
                self.hall.nodes.forget(match)

    async def at_zero(self, live: Live) -> bool:
        """Do what was agreed on for one seat. False: nobody's time is over."""
        async with self.hall.at(live):
            match, table = live.match, live.table
            at = self.now()
            if table is None or match.clock is None or match.status != "running":
                return False
            seats = clocks.at_zero(match, at)
            if not seats:
                return False
            asked = [seat for seat in seats if seat in table.waiting() and live.seats[seat].played_by_person]
            if not asked:  # as after a change of the rules: the clocks are put right
                work = Work(match.id)
                clocks.reseated(live, work, [live.seats[seats[0]]], at)
                await self.hall.commit(live, work)
                return False
            if match.clock.at_zero == "bot":
                await self.seat_bots(live, asked, at)
                return False
            seat, seq = asked[0], table.seq
            legal = table.legal(seat)
            passing = next((one for one in table.game.vocabulary.passes if one in legal), None)
            if passing is not None:
                await self.answer(live, table, seat, passing, "pass")
                return True
            position = Position.now(match.id, table, live.cards())
        thought = await moves.think(live, position, [(seat, usual(table.game))])
        async with self.hall.at(live):
            still = live.table
            if still is not None and still.seq == seq and seat in clocks.at_zero(live.match, self.now()):
                action = moves.legal_or_first(live, still, seat, thought[0])
                await self.answer(live, still, seat, action, "decided")
        return True

    async def seat_bots(self, live: Live, seats: list[int], at: int) -> None:
        bot = usual(self.hall.catalog.game(live.match.game))
        taken = [msgspec.structs.replace(live.seats[seat], bot=bot, stands_in=True) for seat in seats]
        moot = {f"bot:{seat}" for seat in seats}
        requests = [request for request in live.match.requests if request.what not in moot]
        asked = requests != live.match.requests
        for seat in seats:
            clocks.tell(live, seat, "bot", at)
        await self.hall.change(live, seats=taken, requests=requests)
        live.tell_table()
        if asked:
            live.tell_requests()

    async def answer(self, live: Live, table: Table, seat: int, action: str, what: wire.TimeWhat) -> None:
        """One step of the answer in the seat's place."""
        at = self.now()
        change = table.play(seat, action)
        if table.answered(seat):
            clocks.tell(live, seat, what, at)
        waiting = bits(table.waiting())
        line = store.line(live.match.id, change.seq, seat, action, at, waiting=waiting, in_round=live.round)
        await moves.finish_line(live, table, [line], at)
        moves.shown(live, change)
