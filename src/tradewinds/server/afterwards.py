"""The HTTP interface for what comes after a match: records brought along, notes, pictures, histories, ratings."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, patch, post, put
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from tradewinds.kernel.record import Record
from tradewinds.server import gate, history, notes, ratings, records, stories, wire
from tradewinds.server.afterwire import (
    ChangeNote,
    History,
    NewNote,
    NoteInfo,
    Notes,
    OptIn,
    Ratings,
    Story,
    TableRatings,
)
from tradewinds.server.names import clean
from tradewinds.server.routes import ERRORS, AnyRequest, TableId, address_of, guest_of, hall_of, limit, live_of, page

LARGEST_RECORD = 512 * 1024
"""Bytes of a record; a long match takes about a tenth of that."""
NoteId = Annotated[str, PathParameter(description="a note's id", min_length=1, max_length=40)]


@post(
    "/api/records",
    responses=ERRORS,
    middleware=[gate.counting("record"), gate.replays],
    request_max_body_size=LARGEST_RECORD,
)
async def bring(request: AnyRequest, data: JSONBody[Record]) -> wire.TableInfo:
    """Bring the record of a match along from elsewhere: it is kept if all of it is right."""
    hall, guest = hall_of(request), guest_of(request)
    return await hall.info(await records.bring(hall, guest, address_of(request), data), guest)


@delete("/api/records/{table:str}", responses=ERRORS, status_code=200)
async def take_away(request: AnyRequest, table: TableId) -> wire.Gone:
    """Take a record away that I have brought along."""
    await records.remove(hall_of(request), guest_of(request), await live_of(request, table))
    return wire.Gone(table)


@get("/api/tables/{table:str}/story", responses=ERRORS, middleware=[gate.replays])
async def story(request: AnyRequest, table: TableId) -> Story:
    """A finished match in numbers, for its pictures."""
    return await stories.story(hall_of(request), await live_of(request, table), guest_of(request))


@get("/api/tables/{table:str}/notes", responses=ERRORS)
async def my_notes(request: AnyRequest, table: TableId) -> Notes:
    """Notes on the positions of a finished match: my own, and those that its players share."""
    return await notes.listed(hall_of(request), guest_of(request), await live_of(request, table))


@post("/api/tables/{table:str}/notes", responses=ERRORS)
async def write_note(request: AnyRequest, table: TableId, data: JSONBody[NewNote]) -> NoteInfo:
    """Note something on a position."""
    limit(request, "note")
    return await notes.write(hall_of(request), guest_of(request), await live_of(request, table), data)


@patch("/api/notes/{note:str}", responses=ERRORS)
async def change_note(request: AnyRequest, note: NoteId, data: JSONBody[ChangeNote]) -> NoteInfo:
    """Change a note of mine, or share it or not."""
    limit(request, "note")
    return await notes.change(hall_of(request), guest_of(request), note, data)


@delete("/api/notes/{note:str}", responses=ERRORS, status_code=200)
async def drop_note(request: AnyRequest, note: NoteId) -> wire.Gone:
    """Throw a note of mine away."""
    limit(request, "note")
    await notes.remove(hall_of(request), guest_of(request), note)
    return wire.Gone(note)


@get("/api/history", responses=ERRORS)
async def my_history(
    request: AnyRequest,
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    result: FromQuery[history.Result] = "any",
    who: Annotated[str, QueryParameter(max_length=wire.NAME_LENGTH, description="part of another's name")] = "",
    since: Annotated[int, QueryParameter(ge=0, le=wire.LARGEST)] = 0,
    before: Annotated[str | None, QueryParameter(max_length=60, description="`next` of the page before")] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 25,
) -> History:
    """The matches that I have played to their end, newest first."""
    wish = history.Wish(clean(game, "game"), result, clean(who, "who", "NFKC"), since)
    return await history.read(hall_of(request), guest_of(request), address_of(request), wish, page(before), limit)


@get("/api/ratings", responses=ERRORS)
async def my_ratings(request: AnyRequest) -> Ratings:
    """Whether I want to be rated, my ratings, and those of the bots."""
    return await ratings.mine(hall_of(request), guest_of(request))


@put("/api/ratings", responses=ERRORS)
async def opt(request: AnyRequest, data: JSONBody[OptIn]) -> Ratings:
    """Be rated from the next match on, or no more."""
    limit(request, "person")
    return await ratings.opt(hall_of(request), guest_of(request), data.rated)


@get("/api/tables/{table:str}/ratings", responses=ERRORS)
async def ratings_at(request: AnyRequest, table: TableId) -> TableRatings:
    """How good those are who sit at a table, for one who is rated, too; and whether the match counts."""
    return await ratings.at_table(hall_of(request), guest_of(request), await live_of(request, table))


ALL = [bring, take_away, story, my_notes, write_note, change_note, drop_note]
ALL += [my_history, my_ratings, opt, ratings_at]
