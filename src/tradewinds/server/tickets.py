"""Secrets that are good once. The database has only their hashes: they are long and random, so that is enough."""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING, Any, Literal

from sqlalchemy import Executable, Row, delete, func, insert, or_, select

from tradewinds.server import store
from tradewinds.server.guests import Who
from tradewinds.server.store import now

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

Kind = Literal["link", "code", "register", "sign-in"]
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Of recovery codes: none that could be taken for another one."""
READ_AS = str.maketrans("OIL", "011", "- \u2010\u2011\u2012\u2013")
CODE_LENGTH = 20
"""Letters of five bits each."""


def hashed(kind: Kind, secret: str | bytes) -> str:
    given = secret.encode() if isinstance(secret, str) else secret
    return hashlib.sha256(kind.encode() + b"\0" + given).hexdigest()


def new_code() -> str:
    letters = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
    return "-".join(letters[at : at + 5] for at in range(0, CODE_LENGTH, 5))


def code_read(given: str) -> str:
    """As somebody types it from a piece of paper."""
    return given.upper().translate(READ_AS)


def making(kind: Kind, secrets_made: list[str | bytes], who: Who, seconds: float | None) -> list[Executable]:
    """New ones in place of all of this kind that there were: of the person, or for a passkey of this browser."""
    tickets, at = store.tickets, now()
    old = [tickets.c.kind == kind, tickets.c.guest == who.guest]
    if kind in ("register", "sign-in"):
        old.append(tickets.c.session == who.session)
    expires = None if seconds is None else at + int(seconds * 1000)
    rows = [
        {
            "hash": hashed(kind, one),
            "kind": kind,
            "guest": who.guest,
            "session": who.session,
            "created": at,
            "expires": expires,
        }
        for one in secrets_made
    ]
    gone: list[Executable] = [delete(tickets).where(*old), delete(tickets).where(tickets.c.expires < at)]
    return [*gone, insert(tickets).values(rows)] if rows else gone


def still_good(kind: Kind) -> list[Any]:
    tickets = store.tickets
    return [tickets.c.kind == kind, or_(tickets.c.expires.is_(None), tickets.c.expires > now())]


async def find(hall: Hall, kind: Kind, secret: str | bytes) -> Row[Any] | None:
    tickets = store.tickets
    async with hall.engine.connect() as connection:
        found = await connection.execute(
            select(tickets).where(tickets.c.hash == hashed(kind, secret), *still_good(kind))
        )
        return found.first()


def using(row: Row[Any]) -> Executable:
    """A guard: of several who try it at the same moment one finds it."""
    return delete(store.tickets).where(store.tickets.c.hash == row.hash, *still_good(row.kind))


async def left(hall: Hall, kind: Kind, guest: str) -> tuple[int, int | None]:
    """How many there are, and until when the one that lasts longest is good."""
    tickets = store.tickets
    counted = select(func.count(), func.max(tickets.c.expires)).where(tickets.c.guest == guest, *still_good(kind))
    async with hall.engine.connect() as connection:
        number, until = (await connection.execute(counted)).one()
    return number, until
