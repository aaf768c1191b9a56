"""Somebody deletes everything of theirs. It cannot be undone.

Seats in running matches with other people are given up to bots, tables without other people are taken away, and
finished matches stay, without a name. What was said goes, packs go (matches played with them keep their cards),
campaigns stay with those who played in them. The number of the guest is worth nothing any more, in any browser.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Executable, delete, func, or_, select, update

from tradewinds.bots import usual
from tradewinds.kernel.errors import TradewindsError
from tradewinds.kernel.record import Record
from tradewinds.server import campaigns, desk, moves, store, wire
from tradewinds.server.errors import Busy, NotFound, NotSaved, Overtaken
from tradewinds.server.guests import Who
from tradewinds.server.live import Live, Seat
from tradewinds.server.sessions import CLOSED
from tradewinds.server.store import Work, now

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

log = logging.getLogger("tradewinds.server")
ATTEMPTS = 10
PRIVATE = (
    store.addresses,
    store.away,
    store.notes,
    store.opted,
    store.packs,
    store.passkeys,
    store.preferences,
    store.reminded,
    store.results,
    store.tickets,
    desk.visits,
)
"""What is one guest's alone."""


async def forget(hall: Hall, who: Who) -> None:
    guest = who.guest
    for match in await touched(hall, guest, unfinished=True):
        await leave(hall, guest, match)
    matches = await touched(hall, guest)
    work = Work("", also=matches)
    work.statements += await nameless_stories(hall, guest)
    work.statements += nameless(guest)
    work.statements += [hall.sessions.set_door(guest, CLOSED), *hall.sessions.telling(guest)]
    await hall.save(work)
    for match in matches:
        live = hall.lives.get(match)
        if live is not None:
            live.dirty = True
            try:
                async with hall.at(live):  # it is read again
                    pass
            except NotFound:
                pass  # a record of theirs
            except TradewindsError as error:
                log.warning("match %s could not be read again: %s", match, error)
    await hall.sessions.changed(guest)


async def touched(hall: Hall, guest: str, unfinished: bool = False) -> list[str]:
    """The matches in which there is something of this guest's."""
    matches, seats, chat = store.matches, store.seats, store.chat
    sat = select(seats.c.match).where(seats.c.guest == guest)
    said = select(chat.c.match).where(chat.c.guest == guest)
    query = select(matches.c.id).where(or_(matches.c.host == guest, matches.c.id.in_(sat), matches.c.id.in_(said)))
    if unfinished:
        query = query.where(matches.c.status != "finished")
    async with hall.engine.connect() as connection:
        return list((await connection.execute(query)).scalars())


async def leave(hall: Hall, guest: str, match: str) -> None:
    """Out of a table that is not over; what another server does at the same moment is tried again."""
    for attempt in range(ATTEMPTS):
        try:
            live = await hall.find(match)
            before = await leave_table(hall, guest, live)
            await hall.not_again(before)
            moves.wake_bots(live)
            return
        except NotFound:
            return
        except Overtaken:
            if attempt == ATTEMPTS - 1:
                raise
        except (NotSaved, Busy):
            raise
        except TradewindsError as error:  # a match that cannot be played any more: it loses its name all the same
            log.warning("match %s cannot be left: %s", match, error)
            return


async def leave_table(hall: Hall, guest: str, live: Live) -> list[str]:
    """Gives the matches that were to be played again at a table that is gone."""
    async with hall.at(live):
        match = live.match
        others = [seat for seat in live.seats if seat.kind == "person" and seat.guest not in (guest, None)]
        mine = [seat for seat in live.seats if seat.guest == guest]
        host = others[0].guest if others and match.host == guest else None
        if match.status == "finished":
            return []
        if not others and match.host == guest:
            live.closing = "error-table-closed" if match.status == "open" else "error-table-removed"
            return await hall.take_away(live)
        if match.status == "open":
            await hall.change(live, seats=[Seat(seat.seat, "open", colour=seat.colour) for seat in mine], host=host)
            live.tell_table()
            return []
        bot = usual(hall.catalog.game(match.game))
        numbers = {seat.seat for seat in mine}
        about = {f"{what}:{number}" for number in numbers for what in ("undo", "bot")}
        kept = [one for one in match.requests if one.by not in numbers and one.what not in about]
        given_up = [Seat(seat.seat, "bot", bot=seat.bot or bot, colour=seat.colour) for seat in mine]
        shown = await hall.change(live, seats=given_up, requests=kept, host=host)
        live.tell_table()
        live.tell_state(shown)
        live.tell_requests()
        await moves.settle(live)
        return []


def nameless(guest: str) -> list[Executable]:
    """Nothing says any more whose it was; what was only this person's is gone."""
    seats, chat, matches, guests, sessions = store.seats, store.chat, store.matches, store.guests, store.sessions
    mine = or_(matches.c.host == guest, matches.c.id.in_(select(seats.c.match).where(seats.c.guest == guest)))
    stood_in = (seats.c.guest == guest, seats.c.stands_in.is_(True))
    reports = desk.reports
    return [
        # Records that were brought along are nobody else's, whoever is named in them.
        delete(matches).where(matches.c.host == guest, matches.c.brought.is_(True)),
        update(reports).where(reports.c.by == guest).values(by=""),
        update(matches).where(mine).values(revision=matches.c.revision + 1),
        update(matches).where(matches.c.host == guest).values(host=""),
        update(seats).where(*stood_in).values(kind="bot", stands_in=False),
        update(seats).where(seats.c.guest == guest).values(guest=None, name="", here=False),
        update(chat).where(chat.c.guest == guest).values(guest="", name="", text="", phrase=None),
        *(delete(table).where(table.c.guest == guest) for table in PRIVATE),
        *(delete(table).where(table.c.who == guest) for table in (store.ratings, store.steps)),
        *nameless_leagues(guest),
        update(sessions).where(sessions.c.guest == guest).values(ended=now(), device=""),
        update(guests).where(guests.c.id == guest).values(name="", language=None, created=0),
    ]


def nameless_leagues(guest: str) -> list[Executable]:
    """What came of their rounds stays, without the name; a league of nobody else is gone."""
    leagues, members = store.leagues, store.members
    others = (
        select(members.c.guest)
        .where(members.c.league == leagues.c.id, members.c.guest != guest, members.c.standing != "left")
        .order_by(members.c.n)
        .limit(1)
        .scalar_subquery()
    )
    hosted = leagues.c.host == guest
    left = {"name": "", "standing": "left"}
    return [
        update(leagues).where(hosted).values(host=func.coalesce(others, guest), revision=leagues.c.revision + 1),
        delete(leagues).where(hosted),
        update(members).where(members.c.guest == guest).values(left),
    ]


async def nameless_stories(hall: Hall, guest: str) -> list[Executable]:
    """Campaigns stay with the others of their group, without this name; those of nobody else are gone."""
    stories, matches, seats = store.campaigns, store.matches, store.seats
    done: list[Executable] = []
    async with hall.engine.connect() as connection:
        for row in (await connection.execute(select(stories).where(campaigns.of_group(guest)))).all():
            sat = select(seats.c.match, seats.c.seat, seats.c.guest, seats.c.bot).join(
                matches, matches.c.id == seats.c.match
            )
            found = (await connection.execute(sat.where(matches.c.campaign == row.id))).all()
            others = [one.guest for one in found if one.guest not in (guest, None)]
            if row.host not in (guest, ""):
                others.append(row.host)
            if not others:
                done.append(delete(stories).where(stories.c.id == row.id))
                continue
            if row.host == guest:
                done.append(update(stories).where(stories.c.id == row.id).values(host=others[0]))
            mine = {(one.match, one.seat): f"bot:{one.bot}" if one.bot else "" for one in found if one.guest == guest}
            for part in await campaigns.read_chain(hall, row.id):
                done += without_name(part, mine)
    return done


def without_name(part: Any, mine: dict[tuple[str, int], str]) -> list[Executable]:
    """A match of a campaign, told without the name of whoever sat on these seats."""
    chain = store.chain
    about = msgspec.json.decode(part.about, type=wire.CampaignMatch)
    changed = {seat: to for (match, seat), to in mine.items() if match == about.table}
    if not changed:
        return []
    names = [changed.get(seat, name) for seat, name in enumerate(about.seats)]
    values = {"about": campaigns.text(msgspec.structs.replace(about, seats=names))}
    if part.record is not None:
        record = msgspec.json.decode(part.record, type=Record)
        values["record"] = campaigns.text(msgspec.structs.replace(record, seats=names))
    return [update(chain).where(chain.c.campaign == part.campaign, chain.c.n == part.n).values(values)]
