"""What people tell the operator about others, and what the operator tells everybody."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from sqlalchemy import func, insert, select, update

from tradewinds.server import store, wire
from tradewinds.server.desk import reports
from tradewinds.server.errors import Forbidden, Malformed, NotFound, TooFast, Unready
from tradewinds.server.live import Live
from tradewinds.server.names import clean
from tradewinds.server.routes import ERRORS, AnyRequest, TableId, guest_of, hall_of, limit, live_of
from tradewinds.server.store import Work, now

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

MOST_OPEN = 20
"""Reports of one guest that the operator has not looked at yet."""
MOST_SAID = 20
"""Lines of chat that go with a report."""


async def accused(hall: Hall, live: Live, asked: wire.ReportPerson) -> tuple[str, str, int | None]:
    """Who is meant: the guest, the name, the seat."""
    if (asked.seat is None) == (asked.chat is None):
        raise Malformed("error-report-whom", field="seat")
    if asked.seat is not None:
        seat = hall.seat(live, asked.seat)
        if seat.guest is None or seat.kind == "open":
            raise Unready("error-nobody-there", {"seat": asked.seat}, field="seat")
        return seat.guest, seat.name, seat.seat
    chat = store.chat
    async with hall.engine.connect() as connection:
        query = select(chat).where(chat.c.match == live.match.id, chat.c.n == asked.chat)
        row = (await connection.execute(query)).first()
    if row is None:
        raise NotFound("error-field-value", {"field": "chat"}, field="chat")
    return row.guest, row.name, row.seat


async def report(hall: Hall, guest: str, live: Live, asked: wire.ReportPerson) -> wire.Reported:
    """Keep it for the operator, with what that person said last; told again, it replaces what was told before."""
    text = clean(asked.text, "text")
    async with hall.at(live):
        if not live.concerns(guest):
            raise Forbidden("error-not-seated")
        whom, name, seat = await accused(hall, live, asked)
    if whom == guest:
        raise Unready("error-report-self")
    async with hall.engine.connect() as connection:
        mine = (reports.c.by == guest, reports.c.resolved.is_(None))
        again = select(reports.c.id).where(*mine, reports.c.match == live.match.id, reports.c.guest == whom)
        before = (await connection.execute(again)).scalar()
        many = (await connection.execute(select(func.count()).select_from(reports).where(*mine))).scalar_one()
        chat = store.chat
        query = select(chat.c.n, chat.c.at, chat.c.text).where(chat.c.match == live.match.id, chat.c.guest == whom)
        said = (await connection.execute(query.order_by(chat.c.n.desc()).limit(MOST_SAID))).all()
    if before is None and many >= MOST_OPEN:
        raise TooFast("error-reports-many", {"most": MOST_OPEN, "seconds": 3600})
    told = [{"n": row.n, "at": row.at, "text": row.text} for row in reversed(said)]
    values = {"seat": seat, "name": name, "reason": asked.reason, "text": text, "created": now()}
    values["said"] = msgspec.json.encode(told).decode()
    if before is not None:
        done = Work("", statements=[update(reports).where(reports.c.id == before).values(values)])
    else:
        before = secrets.token_hex(8)
        values |= {"id": before, "match": live.match.id, "guest": whom, "by": guest}
        done = Work("", statements=[insert(reports).values(values)])
    await hall.save(done)
    return wire.Reported(before)


@post("/api/tables/{table:str}/report", responses=ERRORS, status_code=200)
async def report_person(request: AnyRequest, table: TableId, data: JSONBody[wire.ReportPerson]) -> wire.Reported:
    """Tell the operator about somebody at the table: by seat, or by something that was said."""
    limit(request, "report")
    return await report(hall_of(request), guest_of(request), await live_of(request, table), data)


@get("/api/announcements", responses=ERRORS, sync_to_thread=False)
def announcements(request: AnyRequest) -> wire.Announcements:
    """What the operator says to everybody."""
    return wire.Announcements(hall_of(request).desk.words(None))


ALL = [report_person, announcements]
