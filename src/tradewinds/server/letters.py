"""Who wishes to be written to: an address is given, confirmed by a link that was sent there, forgotten on demand."""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter
from litestar.response import Redirect
from sqlalchemy import Row, func, select, update
from sqlalchemy import delete as remove
from sqlalchemy.dialects import postgresql, sqlite

from tradewinds.server import mailing, store, wire
from tradewinds.server.errors import NotFound, TooFast, Unready
from tradewinds.server.hall import Hall
from tradewinds.server.mailing import MailServer
from tradewinds.server.routes import ERRORS, AnyRequest, guest_of, hall_of, limit
from tradewinds.server.store import Work
from tradewinds.server.words import say

DAY = 24 * 3600 * 1000
GOOD_FOR = 7 * DAY
"""How long an address can be confirmed."""
MOST_STRANGERS = 3
"""Guests who may have a letter sent to the same address in a day, before anybody has confirmed it."""
Token = Annotated[str, PathParameter(description="from a letter", min_length=1, max_length=64)]


def told(token: str) -> bool:
    """Whether it can be one of ours."""
    return token.isascii() and token.replace("-", "").replace("_", "").isalnum()


def hidden(token: str) -> str:
    """What is kept of a token: whoever reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def offered(hall: Hall) -> MailServer:
    server = hall.settings.mail
    if server is None:
        raise Unready("error-mail-none")
    return server


async def row_of(hall: Hall, guest: str) -> Row[Any] | None:
    table = store.addresses
    async with hall.engine.connect() as connection:
        return (await connection.execute(select(table).where(table.c.guest == guest))).first()


async def info(hall: Hall, guest: str) -> wire.MailInfo:
    row = await row_of(hall, guest)
    if row is None:
        return wire.MailInfo(hall.settings.mail is not None, None, False, wire.MAIL_AFTER)
    return wire.MailInfo(hall.settings.mail is not None, row.address, row.confirmed, row.after)


@get("/api/me/mail", responses=ERRORS)
async def my_mail(request: AnyRequest) -> wire.MailInfo:
    """My own address, if I gave one; nobody else is ever told it."""
    return await info(hall_of(request), guest_of(request))


@put("/api/me/mail", responses=ERRORS)
async def set_mail(request: AnyRequest, data: JSONBody[wire.SetMail]) -> wire.MailInfo:
    """Give an address: a letter with a link is sent there, and nothing else before the link was used."""
    hall, guest = hall_of(request), guest_of(request)
    server = offered(hall)
    address = mailing.address_of(data.address)
    table, before = store.addresses, await row_of(hall, guest)
    if before is not None and before.address == address and before.confirmed:
        here = update(table).where(table.c.guest == guest)
        await hall.save(Work("", statements=[here.values(after=data.after)]))
        return await info(hall, guest)
    limit(request, "mail")
    at = hall.now()
    others = (table.c.address == address, table.c.asked > at - DAY, table.c.guest != guest)
    async with hall.engine.connect() as connection:
        strangers = await connection.scalar(select(func.count()).select_from(table).where(*others))
    # The rows alone do not tell: whoever forgets an address and gives it again leaves none.
    if (strangers or 0) >= MOST_STRANGERS or hall.limiter.wait("letter", mailing.whose(address)):
        raise TooFast("error-mail-often", {"seconds": 3600})
    token, stop = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
    values = {"address": address, "confirmed": False, "token": hidden(token), "stop": stop, "after": data.after}
    dialect: Any = postgresql if hall.engine.dialect.name == "postgresql" else sqlite
    made = dialect.insert(table).values(guest=guest, asked=at, **values)
    upsert = made.on_conflict_do_update(index_elements=["guest"], set_={**values, "asked": at})
    await hall.save(Work("", statements=[upsert]))
    language = (await hall.me(guest)).language or "en"
    links = {"link": f"{server.url}/mail/confirm?token={token}", "stop": f"{server.url}/mail/stop?token={stop}"}
    text = say(language, "mail-confirm-text", **links)
    subject = say(language, "mail-confirm-subject")
    await mailing.send(server, mailing.letter(server, address, language, subject, text, stop))
    return await info(hall, guest)


@delete("/api/me/mail", responses=ERRORS, status_code=200)
async def drop_mail(request: AnyRequest) -> wire.MailInfo:
    """Forget my address."""
    hall, guest = hall_of(request), guest_of(request)
    await hall.save(Work("", statements=[remove(store.addresses).where(store.addresses.c.guest == guest)]))
    return await info(hall, guest)


# --- by the links of letters: whoever has one needs no cookie ------------------------------------------------------

Anybody = Request[Any, Any, Any]


@post("/api/mail/confirm/{token:str}", responses=ERRORS, status_code=200)
async def confirm(request: Anybody, token: Token) -> wire.MailDone:
    """The address is its owner's: from now on they are written to."""
    hall, table = hall_of(request), store.addresses
    good = (table.c.token == hidden(token), table.c.asked > hall.now() - GOOD_FOR)
    async with hall.engine.connect() as connection:
        guest = await connection.scalar(select(table.c.guest).where(*good))
    if guest is None:
        raise NotFound("error-mail-link")
    changed = update(table).where(table.c.guest == guest, *good).values(confirmed=True)
    await hall.save(Work("", statements=[changed]))
    return wire.MailDone(True)


@post("/api/mail/stop/{token:str}", responses=ERRORS, status_code=200, media_type=MediaType.JSON)
async def stop(request: Anybody, token: Token) -> wire.MailDone:
    """No letters any more (RFC 8058: a mail program does it with one click). The address is forgotten."""
    hall, table = hall_of(request), store.addresses
    if told(token):
        await hall.save(Work("", statements=[remove(table).where(table.c.stop == token)]))
    return wire.MailDone(True)


@get("/api/mail/stop/{token:str}", include_in_schema=False, sync_to_thread=False)
def stop_page(token: Token) -> Response[Any]:
    """Somebody opened the link of the mail program in a browser: the page asks before it does anything."""
    return Redirect(f"/mail/stop?token={token if told(token) else ''}", status_code=303)


OWN = [my_mail, set_mail, drop_mail]
BY_LINK = [confirm, stop, stop_page]
