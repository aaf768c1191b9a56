"""Everything of a person's in one JSON file: who they are, their tables with the records, packs, campaigns, chat."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Row, Table, select

from tradewinds.kernel.errors import TradewindsError
from tradewinds.server import (
    campaigns,
    deletion,
    desk,
    identity,
    passkeys,
    personal,
    preferences,
    reading,
    shelf,
    store,
    tickets,
)
from tradewinds.server.guests import Who
from tradewinds.server.live import table_info
from tradewinds.server.store import now

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

FORMAT = "tradewinds-takeout/1"
PAUSE = 0.02
"""Seconds between two matches that must be replayed: people's moves go first."""


async def everything(hall: Hall, who: Who) -> AsyncIterator[bytes]:
    """A `personal.Takeout` as JSON, part by part."""
    guest = who.guest
    me = await hall.me(guest)
    sessions = identity.told(await hall.sessions.listed(guest), who)
    keys = [passkeys.told(row) for row in await passkeys.of_guest(hall, guest)]
    codes, _ = await tickets.left(hall, "code", guest)
    head = {"format": FORMAT, "made": now(), "profile": me, "sessions": sessions, "passkeys": keys, "codes": codes}
    head["settings"] = (await preferences.read(hall, guest))[0].settings
    encode = msgspec.json.encode
    ids = await deletion.touched(hall, guest)

    async def parts() -> AsyncIterator[bytes]:
        yield encode(head)[:-1]
        for name, some in (
            ("tables", tables(hall, guest, ids)),
            ("records", records(hall, guest, ids)),
            ("packs", packs(hall, guest)),
            ("campaigns", stories(hall, guest)),
            ("chat", said(hall, guest)),
            ("notes", rows(hall, store.notes, guest, note)),
            ("history", rows(hall, store.results, guest, result)),
            ("ratings", rows(hall, store.ratings, guest, rating)),
            ("leagues", rows(hall, store.members, guest, league)),
            ("mail", rows(hall, store.addresses, guest, lambda row: row.address)),
            ("visits", rows(hall, desk.visits, guest, visit)),
            ("reports", rows(hall, desk.reports, guest, report)),
        ):
            yield b',"%s":[' % name.encode()
            first = True
            async for one in some:
                yield (b"" if first else b",") + encode(one)
                first = False
            yield b"]"
        yield b"}"

    return parts()


async def tables(hall: Hall, guest: str, ids: list[str]) -> AsyncIterator[Any]:
    for match in ids:
        async with hall.engine.connect() as connection:
            found = await reading.read_match(connection, match)
            last = (await connection.execute(reading.select_last([match]))).first()
        if found is not None:
            row, seats = found
            waiting = 0 if last is None else last.waiting
            yield table_info(
                row,
                seats,
                guest,
                seq=0 if last is None else last.seq,
                waiting=[seat for seat in range(row.players) if waiting >> seat & 1],
                in_round=0 if last is None else last.round,
                at=hall.now(),
            )


async def records(hall: Hall, guest: str, ids: list[str]) -> AsyncIterator[Any]:
    """Of finished matches in which this person sat, or that they have brought along.

    Of those that went on under other rules there are none.
    """
    for match in ids:
        try:
            async with hall.engine.connect() as connection:
                found = await reading.read_match(connection, match)
            if found is None or found[0].status != "finished" or found[0].continued is not None:
                continue
            brought = found[0].brought and found[0].host == guest
            if not brought and all(seat.guest != guest for seat in found[1]):
                continue
            if match not in hall.lives:
                await asyncio.sleep(PAUSE)
            live = await hall.find(match)
            async with hall.at(live):
                assert live.table is not None
                record = live.table.record([seat.recorded for seat in live.seats])
            yield personal.TakenRecord(match, msgspec.to_builtins(record))
        except TradewindsError as error:
            yield personal.TakenRecord(match, error=error.key)


async def packs(hall: Hall, guest: str) -> AsyncIterator[Any]:
    table = store.packs
    async with hall.engine.connect() as connection:
        rows = (await connection.execute(select(table).where(table.c.guest == guest))).all()
    for row in rows:
        yield shelf.told(row, guest, whole=True)


async def stories(hall: Hall, guest: str) -> AsyncIterator[Any]:
    table = store.campaigns
    async with hall.engine.connect() as connection:
        ids = (await connection.execute(select(table.c.id).where(campaigns.of_group(guest)))).scalars().all()
    for campaign in ids:
        file = await campaigns.export(hall, guest, campaign)
        yield personal.TakenCampaign(campaign, msgspec.to_builtins(file))


async def said(hall: Hall, guest: str) -> AsyncIterator[Any]:
    chat = store.chat
    async with hall.engine.connect() as connection:
        rows = (await connection.execute(select(chat).where(chat.c.guest == guest).order_by(chat.c.at))).all()
    for row in rows:
        yield personal.TakenLine(row.match, row.at, row.name, row.text or row.phrase or "")


async def rows(hall: Hall, table: Table, guest: str, told: Callable[[Row[Any]], Any]) -> AsyncIterator[Any]:
    """What a table has of this guest's, row by row."""
    whose = next(table.c[name] for name in ("by", "who", "guest") if name in table.c)
    async with hall.engine.connect() as connection:
        found = (await connection.execute(select(table).where(whose == guest))).all()
    for row in found:
        yield told(row)


def note(row: Row[Any]) -> personal.TakenNote:
    return personal.TakenNote(row.match, row.n, row.text, row.shared)


def result(row: Row[Any]) -> personal.TakenResult:
    return personal.TakenResult(row.match, row.game, row.finished, row.place, row.points, row.won)


def rating(row: Row[Any]) -> personal.TakenRating:
    return personal.TakenRating(row.game, row.mu, row.sigma, row.matches)


def visit(row: Row[Any]) -> personal.TakenVisit:
    return personal.TakenVisit(row.address, row.seen)


def report(row: Row[Any]) -> personal.TakenReport:
    return personal.TakenReport(row.match, row.name, row.reason, row.text, row.created)


def league(row: Row[Any]) -> personal.TakenLeague:
    return personal.TakenLeague(row.league, row.name, row.standing)
