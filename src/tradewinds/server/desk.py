"""The operator's desk in a running server: bans, announcements, and tables that were taken away beside it.

`tradewinds admin` writes into the database and leaves a signal. Every server looks for signals once a second, so that
what the operator has done counts everywhere within seconds, on SQLite and on any number of servers alike.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import math
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Executable,
    Index,
    Integer,
    String,
    Table,
    Text,
    insert,
    or_,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite

from tradewinds.server import wire
from tradewinds.server.errors import Forbidden
from tradewinds.server.live import Connection, encode, refused
from tradewinds.server.store import Work, metadata, now

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

log = logging.getLogger("tradewinds.server")
LOOK = 1.0
"""Seconds between two looks for signals …"""
LOOK_ANYWAY = 30
"""… and after how many of them everything is read again, signal or not."""
HOUR = 3600 * 1000
CLOSE_BANNED = 4403

bans = Table(
    "bans",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32)),
    Column("network", String(64)),
    Column("reason", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger),
)
"""Who may not come, by guest or by where from; `until` null: for good."""

announcements = Table(
    "announcements",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("match", String(32)),
    Column("texts", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger),
)
"""What the operator says to everybody, or at one table: `texts` by language, as JSON."""

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("match", String(32), nullable=False),
    Column("seat", Integer),
    Column("guest", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("by", String(32), nullable=False),
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("said", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("resolved", BigInteger),
    Column("note", Text),
    Index(None, "by"),
    Index(None, "resolved", "created"),
)
"""What people told the operator about others; `said` is what the reported person had said at the table, as JSON. A
report outlives its table."""

visits = Table(
    "visits",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("address", String(64), primary_key=True),
    Column("seen", BigInteger, nullable=False),
    Index(None, "seen"),
)
"""From where those who sit at tables came lately: without it nobody could be banned by address. Kept for a month."""

signals = Table(
    "signals",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("match", String(32)),
    Column("at", BigInteger, nullable=False),
)
"""That something was changed beside the servers: at this table, or (null) at the desk."""

PASSING = frozenset({"nodes", "drivers", "presence", "signals"})
"""Tables whose rows mean something only to servers that run now."""


def signal(match: str | None = None) -> Executable:
    return insert(signals).values(id=secrets.token_hex(8), match=match, at=now())


def counting(table: Table, at: int) -> ColumnElement[bool]:
    """Bans and announcements that have not run out."""
    return or_(table.c.until.is_(None), table.c.until > at)


@dataclass(frozen=True)
class Ban:
    reason: str
    until: int | None

    def counts(self) -> bool:
        return self.until is None or self.until > now()

    def error(self) -> Forbidden:
        if self.until is None:
            return Forbidden("error-banned-for-good", {"reason": self.reason})
        hours = max(1, math.ceil((self.until - now()) / HOUR))
        return Forbidden("error-banned-for", {"hours": hours, "reason": self.reason})


@dataclass(frozen=True)
class Said:
    """An announcement, and at which table; None: everywhere."""

    match: str | None
    word: wire.Announcement

    def counts(self, match: str | None) -> bool:
        return self.match in (None, match) and (self.word.until is None or self.word.until > now())


class Desk:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.guests: dict[str, Ban] = {}
        self.networks: list[tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, Ban]] = []
        self.said: list[Said] = []
        self.heard: set[str] = set()
        """Signals that were followed."""
        self.visits: dict[tuple[str, str], int] = {}
        """Who was seen from where in this hour, so that it is written once."""

    # --- who may come -------------------------------------------------------------------------------------------

    def banned(self, guest: str, address: str) -> Ban | None:
        found = self.guests.get(guest)
        if found is not None and found.counts():
            return found
        if self.networks:
            with contextlib.suppress(ValueError):
                place = ipaddress.ip_address(address)
                for network, ban in self.networks:
                    if place in network and ban.counts():
                        return ban
        return None

    def check(self, guest: str, address: str) -> None:
        if self.guests or self.networks:
            ban = self.banned(guest, address)
            if ban is not None:
                raise ban.error()

    def _send_away(self) -> None:
        """Every websocket of theirs, also one that has not said hello yet."""
        for some in list(self.hall.sessions.open.values()):
            for connection in some:
                ban = self.banned(connection.guest, connection.holding.place)
                if ban is not None and connection.farewell is None:
                    connection.send(refused(ban.error(), None, 0))
                    connection.end(CLOSE_BANNED, "error-banned")

    # --- what everybody is told ---------------------------------------------------------------------------------

    def words(self, match: str | None) -> list[wire.Announcement]:
        return [one.word for one in self.said if one.counts(match)]

    def greet(self, connection: Connection, match: str) -> None:
        """Whoever comes to a table hears what there is to hear."""
        if words := self.words(match):
            connection.send(encode(wire.AnnouncementsMessage(words)))

    # --- looking ------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        async with self.hall.engine.connect() as connection:
            self.heard = set((await connection.execute(select(signals.c.id))).scalars())
        await self.read()

    async def watch(self) -> None:
        """Follow signals, for as long as the server runs."""
        looks = 0
        while True:
            await asyncio.sleep(LOOK)
            looks += 1
            try:
                async with self.hall.quiet:
                    await self.look(anyway=looks % LOOK_ANYWAY == 0)
                    if looks % LOOK_ANYWAY == 0:
                        await self.note_visits()
            except Exception as error:  # the database is away for a while: what we know still counts
                log.warning("the operator's desk cannot be read: %r", error)

    async def look(self, anyway: bool = False) -> None:
        async with self.hall.engine.connect() as connection:
            rows = (await connection.execute(select(signals.c.id, signals.c.match))).all()
        fresh = [row for row in rows if row.id not in self.heard]
        if anyway or any(row.match is None for row in fresh):
            await self.read()
        for row in fresh:
            if row.match is not None:
                if row.match in self.hall.lives:
                    self.hall.lives[row.match].closing = "error-table-removed"
                await self.hall.changed_elsewhere(row.match)
        self.heard = {row.id for row in rows}

    async def read(self) -> None:
        """Bans and announcements as they are; whoever is banned now goes, whoever is here hears what is new."""
        at = now()
        async with self.hall.engine.connect() as connection:
            barred = (await connection.execute(select(bans).where(counting(bans, at)))).all()
            query = select(announcements).where(counting(announcements, at))
            query = query.order_by(announcements.c.created, announcements.c.id)
            rows = (await connection.execute(query)).all()
        self.guests = {row.guest: Ban(row.reason, row.until) for row in barred if row.guest is not None}
        self.networks = [
            (ipaddress.ip_network(row.network), Ban(row.reason, row.until)) for row in barred if row.network is not None
        ]
        if self.guests or self.networks:
            self._send_away()
        before = self.said
        self.said = [
            Said(row.match, wire.Announcement(row.id, msgspec.json.decode(row.texts), row.created, row.until))
            for row in rows
        ]
        if before != self.said:
            for live in list(self.hall.lives.values()):
                match = live.match.id
                if any(one.match in (None, match) for one in [*before, *self.said]):
                    live.tell_all(wire.AnnouncementsMessage(self.words(match)))

    async def note_visits(self) -> None:
        """Write down from where those who sit here come, once an hour for each."""
        at = now()
        fresh = {}
        for live in self.hall.lives.values():
            for one in live.connections:
                who = (one.guest, one.holding.place[:64])
                if one.seats and at - self.visits.get(who, 0) > HOUR:
                    fresh[who] = at
        if not fresh:
            return
        dialect: Any = postgresql if self.hall.engine.dialect.name == "postgresql" else sqlite
        made = dialect.insert(visits).values([{"guest": g, "address": a, "seen": at} for g, a in fresh])
        keep = made.on_conflict_do_update(index_elements=["guest", "address"], set_={"seen": made.excluded.seen})
        await self.hall.writer.write(Work("", statements=[keep]))
        self.visits = {who: seen for who, seen in self.visits.items() if at - seen <= HOUR} | fresh
