"""Reading from the database: whole tables, and the lists of the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, Select, and_, bindparam, func, not_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tradewinds.play.table import Line
from tradewinds.server import store, wire
from tradewinds.server.clocks import Times
from tradewinds.server.live import Continued, Match, Pending, Seat, table_info

CHAT_SHOWN = 200
OPEN_FOR = 7 * 24 * 3600 * 1000
"""How long an open table is offered in the lobby, in milliseconds."""
START, CONTINUE = "start", "continue"
"""Lines of the log that are nobody's decision: the first, and one with which a match goes on under other rules."""


def match_of(row: Row[Any]) -> Match:
    result = None if row.result is None else msgspec.json.decode(row.result, type=list[wire.Score])
    return Match(
        id=row.id,
        game=row.game,
        name=row.name,
        players=row.players,
        options=msgspec.json.decode(row.options),
        seed=row.seed,
        rules_version=row.rules_version,
        status=row.status,
        private=row.private,
        invite=row.invite,
        host=row.host,
        created=row.created,
        started=row.started,
        finished=row.finished,
        result=result,
        requests=msgspec.json.decode(row.requests, type=list[Pending]),
        continued=None if row.continued is None else msgspec.json.decode(row.continued, type=Continued),
        revision=row.revision,
        barred=[] if row.barred is None else msgspec.json.decode(row.barred, type=list[str]),
        again=row.again,
        changed=row.finished or row.started or row.created,
        content=row.content,
        campaign=row.campaign,
        carry=None if row.carry is None else msgspec.json.decode(row.carry),
        pack=None if row.pack is None else msgspec.json.decode(row.pack, type=wire.PackAbout),
        silenced=row.silenced,
        clock=None if row.clock is None else msgspec.json.decode(row.clock, type=wire.ClockSetting),
        times=None if row.times is None else msgspec.json.decode(row.times, type=Times),
        since=row.since,
        ticks=row.ticks,
        brought=row.brought,
    )


def seat_of(row: Row[Any]) -> Seat:
    return Seat(
        seat=row.seat,
        kind=row.kind,
        guest=row.guest,
        name=row.name,
        here=row.here,
        bot=row.bot,
        stands_in=row.stands_in,
        colour=row.colour,
    )


async def read_match(connection: AsyncConnection, match: str) -> tuple[Match, list[Seat]] | None:
    row = (await connection.execute(select(store.matches).where(store.matches.c.id == match))).first()
    return None if row is None else (match_of(row), await read_seats(connection, match))


async def read_seats(connection: AsyncConnection, match: str) -> list[Seat]:
    found = await connection.execute(
        select(store.seats).where(store.seats.c.match == match).order_by(store.seats.c.seat)
    )
    return [seat_of(seat) for seat in found]


async def read_log(connection: AsyncConnection, match: str, after: int = 0) -> Sequence[Row[Any]]:
    """The lines of the log behind line `after`; line 0 is the start itself."""
    table = store.decisions
    found = await connection.execute(
        select(table).where(table.c.match == match, table.c.seq > after).order_by(table.c.seq)
    )
    return found.all()


NEWS = (
    select(store.matches, *(column for column in store.decisions.c if column.name != "match"))
    .outerjoin(
        store.decisions,
        and_(store.decisions.c.match == store.matches.c.id, store.decisions.c.seq > bindparam("after")),
    )
    .where(store.matches.c.id == bindparam("wanted"))
    .order_by(store.decisions.c.seq)
)
"""A match with the lines behind line `after`: one row for each, or one without a line."""


async def read_news(reader: store.Reader, match: str, after: int) -> tuple[Match, Sequence[Row[Any]]] | None:
    rows = await reader.rows(NEWS, {"wanted": match, "after": after})
    return (match_of(rows[0]), [row for row in rows if row.seq is not None]) if rows else None


async def read_positions(connection: AsyncConnection, match: str) -> dict[str, Row[Any]]:
    """The saved positions of a match by their kind."""
    table = store.positions
    return {row.kind: row for row in await connection.execute(select(table).where(table.c.match == match))}


def line_of(row: Row[Any]) -> Line:
    return Line(row.seat, row.action, row.back_to)


async def read_chat(connection: AsyncConnection, match: str) -> Sequence[Row[Any]]:
    table = store.chat
    found = await connection.execute(
        select(table).where(table.c.match == match).order_by(table.c.n.desc()).limit(CHAT_SHOWN)
    )
    return found.all()[::-1]


def chat_of(row: Row[Any]) -> wire.ChatEntry:
    return wire.ChatEntry(row.n, row.seat, row.name, row.text, row.at, row.phrase)


# --- the lobby -------------------------------------------------------------------------------------------------


def mine(guest: str, resigned: bool = True) -> Any:
    """Tables that somebody opened, sits at or is invited to, and those where they have given up their seat."""
    table, seats = store.matches, store.seats
    at = select(seats.c.match).where(seats.c.guest == guest)
    if not resigned:
        at = at.where(seats.c.kind != "bot")
    return or_(table.c.host == guest, table.c.id.in_(at))


def select_list(which: str, guest: str, before: tuple[int, str] | None, limit: int) -> Select[Any]:
    table, seats = store.matches, store.seats
    put_away = table.c.id.in_(select(store.away.c.match).where(store.away.c.guest == guest))
    query = select(table).where(put_away if which == "away" else not_(put_away))
    if which == "mine":
        query = query.where(mine(guest, resigned=False), table.c.status.in_(["open", "running"]))
    elif which == "open":
        free = select(seats.c.match).where(seats.c.kind == "open", seats.c.guest.is_(None))
        query = query.where(
            table.c.status == "open",
            table.c.private.is_(False),
            table.c.created > store.now() - OPEN_FOR,
            table.c.id.in_(free),
        )
    elif which == "finished":
        query = query.where(table.c.status == "finished", or_(table.c.private.is_(False), mine(guest)))
    if before is not None:
        created, last = before
        query = query.where(or_(table.c.created < created, and_(table.c.created == created, table.c.id < last)))
    return query.order_by(table.c.created.desc(), table.c.id.desc()).limit(limit)


async def read_list(
    connection: AsyncConnection, which: str, guest: str, before: tuple[int, str] | None, limit: int, at: int
) -> list[wire.TableInfo]:
    rows = (await connection.execute(select_list(which, guest, before, limit))).all()
    ids = [row.id for row in rows]
    seats: dict[str, list[Seat]] = {match: [] for match in ids}
    for row in await connection.execute(
        select(store.seats).where(store.seats.c.match.in_(ids)).order_by(store.seats.c.seat)
    ):
        seats[row.match].append(seat_of(row))
    last = {row.match: row for row in await connection.execute(select_last(ids))}
    infos = []
    for row in rows:
        match = match_of(row)
        line = last.get(match.id)
        waiting = line.waiting if line is not None else 0
        if line is not None:
            match.changed = line.at
        infos.append(
            table_info(
                match,
                seats[match.id],
                guest,
                seq=line.seq if line is not None else 0,
                waiting=[seat for seat in range(match.players) if waiting >> seat & 1],
                in_round=line.round if line is not None else 0,
                at=at,
            )
        )
    return infos


def select_last(ids: Sequence[str]) -> Select[Any]:
    """The last line of the log of each match."""
    log = store.decisions
    newest = (
        select(log.c.match, func.max(log.c.seq).label("seq"))
        .where(log.c.match.in_(ids))
        .group_by(log.c.match)
        .subquery()
    )
    return select(log.c.match, log.c.seq, log.c.waiting, log.c.at, log.c.round).join(
        newest, and_(log.c.match == newest.c.match, log.c.seq == newest.c.seq)
    )


async def matches_with_bots_to_move(connection: AsyncConnection) -> list[str]:
    """Running matches in which a bot owes a decision: they go on by themselves after a restart."""
    seats, matches = store.seats, store.matches
    bots: dict[str, int] = {}
    for row in await connection.execute(
        select(seats.c.match, seats.c.seat)
        .join(matches, matches.c.id == seats.c.match)
        .where(matches.c.status == "running", or_(seats.c.kind == "bot", seats.c.stands_in.is_(True)))
    ):
        bots[row.match] = bots.get(row.match, 0) | 1 << row.seat
    found = []
    ids = list(bots)
    for start in range(0, len(ids), 500):
        for row in await connection.execute(select_last(ids[start : start + 500])):
            if row.waiting & bots[row.match]:
                found.append(row.match)
    return found
