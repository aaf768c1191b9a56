"""Notes on positions of finished matches: everybody's own, and those that the players share with all who look on."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, UnsetType
from sqlalchemy import Row, delete, func, insert, or_, select, update

from tradewinds.kernel.errors import BadOption
from tradewinds.server import store
from tradewinds.server.afterwire import NOTE_LENGTH, ChangeNote, NewNote, NoteInfo, Notes
from tradewinds.server.errors import Forbidden, Malformed, NotFound, Unready
from tradewinds.server.live import Live
from tradewinds.server.names import clean
from tradewinds.server.store import Work, now

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

MOST_AT_A_MATCH = 50
"""Notes of one guest on one match, …"""
MOST = 2000
"""… and on all."""
MOST_LINES = 20


def clean_note(text: str) -> str:
    """Plain text of a few lines; each as clean as what is said at a table."""
    lines = [clean(line, "text") for line in text.replace("\r\n", "\n").split("\n")]
    while lines and not lines[-1]:
        lines.pop()
    while lines and not lines[0]:
        lines.pop(0)
    found = "\n".join(lines)
    if not found:
        raise Malformed("error-note-empty", field="text")
    if len(found) > NOTE_LENGTH or len(lines) > MOST_LINES:
        raise Malformed("error-note-long", {"most": NOTE_LENGTH, "lines": MOST_LINES}, field="text")
    return found


def writer_of(live: Live, guest: str) -> int | None:
    """Where somebody sat; −1: they have brought the record along; None: they may look on, no more."""
    seats = [seat.seat for seat in live.seats if seat.guest == guest and seat.kind in ("person", "bot")]
    if seats:
        return seats[0]
    return -1 if live.match.brought and live.match.host == guest else None


def check_finished(live: Live) -> int:
    """How many decisions there are."""
    if live.match.status != "finished" or live.table is None:
        raise Unready("error-not-finished", {"status": live.match.status})
    return len(live.table.decisions)


def told(row: Row[Any], guest: str) -> NoteInfo:
    return NoteInfo(row.id, row.n, row.text, row.shared, row.guest == guest, row.seat, row.name, row.changed)


async def listed(hall: Hall, guest: str, live: Live) -> Notes:
    """Of a match that goes on there are none."""
    check_finished(live)
    notes = store.notes
    seen = (notes.c.match == live.match.id, or_(notes.c.guest == guest, notes.c.shared.is_(True)))
    async with hall.engine.connect() as connection:
        rows = (await connection.execute(select(notes).where(*seen).order_by(notes.c.n, notes.c.created))).all()
    return Notes([told(row, guest) for row in rows], writer_of(live, guest) is not None)


async def write(hall: Hall, guest: str, live: Live, asked: NewNote) -> NoteInfo:
    last = check_finished(live)
    if asked.n > last:
        raise BadOption("error-ahead", {"seq": asked.n, "now": last}, field="n")
    text, writer = clean_note(asked.text), writer_of(live, guest)
    if asked.shared and writer is None:
        raise Forbidden("error-note-share", field="shared")
    notes = store.notes
    async with hall.engine.connect() as connection:
        mine = select(func.count()).where(notes.c.guest == guest)
        at_all = (await connection.execute(mine)).scalar_one()
        here = (await connection.execute(mine.where(notes.c.match == live.match.id))).scalar_one()
    if here >= MOST_AT_A_MATCH or at_all >= MOST:
        raise Unready("error-notes-many", {"most": MOST_AT_A_MATCH if here >= MOST_AT_A_MATCH else MOST})
    at, seat = now(), None if writer in (None, -1) else writer
    row = {
        "id": secrets.token_hex(12),
        "match": live.match.id,
        "guest": guest,
        "n": asked.n,
        "seat": seat,
        "name": (await hall.me(guest)).name,
        "text": text,
        "shared": asked.shared,
        "created": at,
        "changed": at,
    }
    await hall.save(Work("", statements=[insert(notes).values(row)]))
    return NoteInfo(str(row["id"]), asked.n, text, asked.shared, True, seat, str(row["name"]), at)


async def find(hall: Hall, guest: str, note: str) -> Row[Any]:
    """One's own note; there is no other."""
    notes = store.notes
    row = None
    if note.isascii() and note.isalnum() and len(note) <= 32:
        async with hall.engine.connect() as connection:
            found = await connection.execute(select(notes).where(notes.c.id == note, notes.c.guest == guest))
            row = found.first()
    if row is None:
        raise NotFound("error-no-such-note")
    return row


async def change(hall: Hall, guest: str, note: str, asked: ChangeNote) -> NoteInfo:
    row = await find(hall, guest, note)
    values: dict[str, Any] = {"changed": now()}
    if not isinstance(asked.text, UnsetType):
        values["text"] = clean_note(asked.text)
    if asked.shared is not UNSET:
        live = await hall.find(row.match)
        if asked.shared and writer_of(live, guest) is None:
            raise Forbidden("error-note-share", field="shared")
        values["shared"] = asked.shared
    notes = store.notes
    await hall.save(Work("", statements=[update(notes).where(notes.c.id == note).values(values)]))
    return told(await find(hall, guest, note), guest)


async def remove(hall: Hall, guest: str, note: str) -> None:
    await find(hall, guest, note)
    notes = store.notes
    await hall.save(Work("", statements=[delete(notes).where(notes.c.id == note, notes.c.guest == guest)]))
