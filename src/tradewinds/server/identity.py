"""Who somebody is, and in how many browsers: taken along by a link, proven with a passkey, recovered with a code.

Whoever comes to an identity gets a new session of it. What the browser's guest had until then is kept apart, untouched:
the session remembers who was there before, and when it ends, they are there again. So nobody's games become another
one's by a wrong link, and nobody holds two hands at one table that were two people's.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from litestar.types import Scope
from sqlalchemy import Row, func, select

from tradewinds.server import campaigns, passkeys, personal, store, tickets, wire
from tradewinds.server.errors import Forbidden, NotFound, NotSaved, Unready
from tradewinds.server.guests import Who, header_of
from tradewinds.server.reading import mine
from tradewinds.server.sessions import device_of
from tradewinds.server.store import Conflict, Work

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

LINK_SECONDS = 600
"""For which a link to another device is good."""
CODES = 10
"""Recovery codes in a set."""
MOST_LISTED = 100


async def belongings(hall: Hall, guest: str) -> personal.Belongings:
    matches, packs, stories = store.matches, store.packs, store.campaigns
    async with hall.engine.connect() as connection:

        async def count(table: Any, *where: Any) -> int:
            found = await connection.execute(select(func.count()).select_from(table).where(*where))
            return int(found.scalar_one())

        return personal.Belongings(
            playing=await count(matches, mine(guest, resigned=False), matches.c.status != "finished"),
            finished=await count(matches, mine(guest), matches.c.status == "finished"),
            packs=await count(packs, packs.c.guest == guest),
            campaigns=await count(stories, campaigns.of_group(guest)),
        )


def told(rows: list[Row[Any]], who: Who) -> list[personal.SessionInfo]:
    return [
        personal.SessionInfo(row.id, row.id == who.session, row.device, row.how, row.created, row.seen) for row in rows
    ]


async def overview(hall: Hall, who: Who, scope: Scope) -> personal.Identity:
    site = passkeys.site_of(scope, hall.settings)
    rows = await hall.sessions.listed(who.guest)
    before = next((row.before for row in rows if row.id == who.session), None)
    return personal.Identity(
        sessions=sorted(told(rows, who), key=lambda one: not one.here)[:MOST_LISTED],
        passkeys=[passkeys.told(row) for row in await passkeys.of_guest(hall, who.guest)],
        codes=(await tickets.left(hall, "code", who.guest))[0],
        link=(await tickets.left(hall, "link", who.guest))[1],
        site="" if site is None else site.name,
        before=before is not None and await hall.sessions.before(who) is not None,
        belongings=await belongings(hall, who.guest),
    )


async def become(hall: Hall, who: Who, scope: Scope, guest: str, how: personal.Entry, work: Work) -> wire.Me:
    """This browser is that guest from now on, if the work (what is used up for it) can be done."""
    device = device_of(header_of(scope, b"user-agent"))
    new = Who.new(guest)
    work.statements.append(hall.sessions.opened(new, how, device, who))
    try:
        await hall.writer.write(work)
    except Conflict:
        raise Unready("error-secret-used") from None
    except Exception as error:
        raise NotSaved("error-not-saved") from error
    scope["state"]["become"] = new
    return await hall.me(guest)


# --- to another device -----------------------------------------------------------------------------------------------


async def make_link(hall: Hall, who: Who) -> personal.LinkMade:
    """One at a time: a new one makes the one before worthless."""
    token = secrets.token_urlsafe(24)
    await hall.save(Work("", statements=tickets.making("link", [token], who, LINK_SECONDS)))
    _, until = await tickets.left(hall, "link", who.guest)
    return personal.LinkMade(token, until or 0)


async def drop_link(hall: Hall, who: Who) -> None:
    await hall.save(Work("", statements=tickets.making("link", [], who, None)))


async def link_of(hall: Hall, who: Who, token: str) -> Any:
    row = await tickets.find(hall, "link", token)
    if row is None:
        raise NotFound("error-link-gone")
    if row.guest == who.guest:
        raise Unready("error-already-you")
    if not await hall.sessions.good(Who(row.guest, row.session)):  # it was made in a browser that is signed out now
        raise NotFound("error-link-gone")
    return row


async def look_at_link(hall: Hall, who: Who, token: str) -> personal.LinkSeen:
    row = await link_of(hall, who, token)
    me, sessions = await hall.me(row.guest), store.sessions
    async with hall.engine.connect() as connection:
        device = (await connection.execute(select(sessions.c.device).where(sessions.c.id == row.session))).scalar()
    return personal.LinkSeen(
        name=me.name,
        device=device or "",
        expires=row.expires,
        theirs=await belongings(hall, row.guest),
        mine=await belongings(hall, who.guest),
    )


async def take_link(hall: Hall, who: Who, scope: Scope, token: str) -> wire.Me:
    row = await link_of(hall, who, token)
    return await become(hall, who, scope, row.guest, "link", Work("", guards=[tickets.using(row)]))


# --- proven and recovered --------------------------------------------------------------------------------------------


async def sign_in(hall: Hall, who: Who, scope: Scope, credential: dict[str, Any]) -> wire.Me:
    site = passkeys.must(passkeys.site_of(scope, hall.settings))
    guest, work = await passkeys.prove(hall, who, site, credential)
    if guest == who.guest:
        raise Unready("error-already-you")
    return await become(hall, who, scope, guest, "passkey", work)


async def make_codes(hall: Hall, who: Who) -> personal.RecoveryCodes:
    """A new set; those before are worth nothing any more."""
    made = [tickets.new_code() for _ in range(CODES)]
    kept: list[str | bytes] = [tickets.code_read(code) for code in made]
    await hall.save(Work("", statements=tickets.making("code", kept, who, None)))
    return personal.RecoveryCodes(made)


async def recover(hall: Hall, who: Who, scope: Scope, code: str) -> wire.Me:
    row = await tickets.find(hall, "code", tickets.code_read(code))
    if row is None:
        raise Forbidden("error-code-wrong", field="code")
    if row.guest == who.guest:
        raise Unready("error-already-you")
    return await become(hall, who, scope, row.guest, "code", Work("", guards=[tickets.using(row)]))


# --- sessions --------------------------------------------------------------------------------------------------------


async def end_session(hall: Hall, who: Who, scope: Scope, session: str) -> None:
    """One of one's own. Of this browser: who was here before is here again, or somebody new is."""
    sessions = hall.sessions
    if session != who.session and all(row.id != session for row in await sessions.listed(who.guest)):
        raise NotFound("error-no-such-session")
    before = await sessions.before(who) if session == who.session else None
    statements = [sessions.ending(who.guest, session), *sessions.telling(who.guest)]
    await hall.save(Work("", statements=statements))
    await sessions.changed(who.guest)
    if session == who.session:
        scope["state"]["become"] = before or Who.new()
