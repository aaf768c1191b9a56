"""How long tables are kept. A running server tidies up by itself: now and then, a few at a time.

A match that came to its end keeps its link for ever, and one that runs is never taken from anybody, unless the operator
says otherwise. What goes by itself are tables where nobody ever sat down to play, and practice that was left in the
middle; and the operator's own papers, when they have had their time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, Executable, and_, delete, func, not_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tradewinds.kernel.errors import TradewindsError
from tradewinds.server import store
from tradewinds.server.desk import announcements, bans, reports, signals, visits
from tradewinds.server.errors import Unready
from tradewinds.server.settings import Keep
from tradewinds.server.store import Work, now

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

log = logging.getLogger("tradewinds.server")
FIRST, AGAIN = 120.0, 3600.0
"""Seconds until a server tidies up for the first time, and from then on."""
AT_ONCE = 20
"""Tables that are looked for at a time …"""
PAUSE = 0.2
"""… and seconds between two that go."""
DAY = 24 * 3600 * 1000
PAPERS = {visits.c.seen: 30 * DAY, reports.c.resolved: 180 * DAY, bans.c.until: 90 * DAY}
PAPERS |= {announcements.c.until: 90 * DAY, signals.c.at: DAY // 24}
"""When the operator's papers go: so long after this moment."""


def last_touched() -> ColumnElement[int]:
    """When anything was decided at a table, or else when it was laid."""
    decisions, matches = store.decisions, store.matches
    latest = select(func.max(decisions.c.at)).where(decisions.c.match == matches.c.id).scalar_subquery()
    return func.coalesce(latest, matches.c.started, matches.c.created)


def old(keep: Keep, at: int) -> ColumnElement[bool] | None:
    """Which tables have had their time; None: none ever."""
    matches = store.matches
    practice = and_(matches.c.continued.is_not(None), matches.c.continued.contains('"practice":true', autoescape=True))
    kinds = {
        "waiting": matches.c.status == "open",
        "practice": and_(matches.c.status == "running", practice),
        "running": and_(matches.c.status == "running", or_(matches.c.continued.is_(None), not_(practice))),
        "finished": matches.c.status == "finished",
    }
    said = [
        and_(what, matches.c.created < at - days * DAY, last_touched() < at - days * DAY)
        for kind, what in kinds.items()
        if (days := getattr(keep, kind))
    ]
    return or_(*said) if said else None


async def find(connection: AsyncConnection, keep: Keep, at: int, most: int = AT_ONCE) -> list[str]:
    """Tables that have had their time, the oldest first."""
    which = old(keep, at)
    if which is None:
        return []
    matches = store.matches
    query = select(matches.c.id).where(which).order_by(matches.c.created, matches.c.id).limit(most)
    return list((await connection.execute(query)).scalars())


async def clear(hall: Hall, match: str) -> bool:
    """Take one table away, if nobody is there."""
    if match in hall.lives and hall.lives[match].sockets:
        return False
    live = await hall.find(match)
    revision, seq = live.match.revision, live.seq
    live.closing = "error-table-removed"

    def unchanged() -> None:
        if live.sockets or live.elsewhere or (live.match.revision, live.seq) != (revision, seq):
            raise Unready("error-still-playing")

    await hall.remove(live, unchanged)
    return True


async def tidy(hall: Hall) -> int:
    """Everything that has had its time goes; gives how many tables."""
    gone, kept = 0, set[str]()
    while True:
        async with hall.quiet, hall.engine.connect() as connection:
            found = await find(connection, hall.settings.keep, now(), AT_ONCE + len(kept))
        fresh = [match for match in found if match not in kept]
        if not fresh:
            break
        for match in fresh:
            cleared = False
            with contextlib.suppress(TradewindsError):
                cleared = await clear(hall, match)
            gone += cleared
            if not cleared:
                kept.add(match)
            await asyncio.sleep(PAUSE)
    at = now()
    papers: list[Executable] = [delete(column.table).where(column < at - after) for column, after in PAPERS.items()]
    await hall.writer.write(Work("", statements=papers))
    if gone:
        log.info("%d tables had had their time", gone)
    hall.metrics.cleared.inc(gone)
    return gone


async def keep_house(hall: Hall) -> None:
    """For as long as the server runs; several servers do not all begin at the same moment."""
    wait = FIRST
    while True:
        await asyncio.sleep(wait * random.uniform(1.0, 1.5))
        wait = AGAIN
        try:
            await tidy(hall)
        except Exception as error:  # the database is away for a while
            log.warning("not tidied up: %r", error)
