"""What an operator does with the database beside running servers. They hear of it by a signal (`desk.py`).

Nothing here shows a seed, an invitation or a card: an operator who plays as well learns nothing by looking after it.
"""

from __future__ import annotations

import ipaddress
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tradewinds.server import campaigns, migrations, retention, store
from tradewinds.server.desk import announcements, bans, counting, reports, signal, visits
from tradewinds.server.errors import Malformed, NotFound, Unready
from tradewinds.server.limits import place
from tradewinds.server.names import clean
from tradewinds.server.store import BadDatabase, now

LANGUAGES = ("en", "zh-Hant", "hu")
ANY_LANGUAGE = "*"
MOST_CHAT = 20
LONGEST_MESSAGE = 1000


# --- the database --------------------------------------------------------------------------------------------


def trouble(engine: AsyncEngine, error: Exception) -> BadDatabase:
    reason = (str(getattr(error, "orig", None) or error) or repr(error)).splitlines()[0]
    shown = engine.url.render_as_string(hide_password=True)
    return BadDatabase("error-database", {"url": shown, "reason": reason}, field="database")


def revisions() -> ScriptDirectory:
    return ScriptDirectory.from_config(migrations.config())


def known(revision: str) -> bool:
    try:
        return revisions().get_revision(revision) is not None
    except CommandError:
        return False


async def revision_of(connection: AsyncConnection) -> str | None:
    """The shape of the database; None: there is nothing in it."""
    return await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())


def file_of(database: str) -> Path | None:
    """Where an SQLite database lies; None: it is a PostgreSQL."""
    url = make_url(store.database_url(database))
    return Path(str(url.database)) if url.get_backend_name() == "sqlite" else None


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[AsyncEngine]:
    """A database that is there; one that is not is not made by looking for it."""
    file = file_of(database)
    if file is not None and not file.exists():
        raise BadDatabase("error-database-missing", {"file": str(file)}, field="database")
    engine = store.connect(database)
    try:
        yield engine
    except (SQLAlchemyError, OSError) as error:
        raise trouble(engine, error) from error
    finally:
        await engine.dispose()


@asynccontextmanager
async def desk(database: str) -> AsyncIterator[AsyncEngine]:
    """The same, of the shape that this version knows."""
    async with opened(database) as engine:
        async with engine.connect() as connection:
            found = await revision_of(connection)
        if found != revisions().get_current_head():
            key = "error-database-newer" if found is not None and not known(found) else "error-database-older"
            raise BadDatabase(key, {"revision": found or "—"}, field="database")
        yield engine


def plain(row: Any) -> dict[str, Any]:
    return dict(row._mapping)


# --- tables --------------------------------------------------------------------------------------------------

SHOWN = ("id", "game", "name", "status", "players", "private", "host", "created", "started", "finished", "campaign")


async def tables(engine: AsyncEngine, status: str | None, guest: str | None, most: int) -> list[dict[str, Any]]:
    """Those where something happened last come first."""
    matches, seats = store.matches, store.seats
    touched = retention.last_touched().label("touched")
    query = select(*(matches.c[name] for name in SHOWN), touched).order_by(touched.desc(), matches.c.id).limit(most)
    if status is not None:
        query = query.where(matches.c.status == status)
    if guest is not None:
        query = query.where(matches.c.id.in_(select(seats.c.match).where(seats.c.guest == guest)))
    async with engine.connect() as connection:
        found = [plain(row) for row in (await connection.execute(query)).all()]
        ids = [one["id"] for one in found]
        sitting = (await connection.execute(select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.seat))).all()
    for one in found:
        one["people"] = [seat.name or seat.guest for seat in sitting if seat.match == one["id"] and seat.guest]
    return found


async def table(engine: AsyncEngine, match: str) -> dict[str, Any]:
    matches, seats, chat, decisions = store.matches, store.seats, store.chat, store.decisions
    async with engine.connect() as connection:
        query = select(*(matches.c[name] for name in SHOWN), retention.last_touched().label("touched"))
        row = (await connection.execute(query.where(matches.c.id == match))).first()
        if row is None:
            raise NotFound("error-no-such-table", {"table": match[:40]})
        found = plain(row)
        sitting = await connection.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat))
        found["seats"] = [
            {name: seat[name] for name in ("seat", "kind", "guest", "name", "bot", "stands_in")}
            for seat in map(plain, sitting.all())
        ]
        counted = select(func.count()).select_from(decisions).where(decisions.c.match == match)
        found["decisions"] = (await connection.execute(counted)).scalar_one()
        said = select(chat.c.n, chat.c.at, chat.c.guest, chat.c.name, chat.c.text).where(chat.c.match == match)
        rows = (await connection.execute(said.order_by(chat.c.n.desc()).limit(MOST_CHAT))).all()
        found["chat"] = [plain(one) for one in reversed(rows)]
    return found


async def close(engine: AsyncEngine, match: str, sure: bool) -> dict[str, Any]:
    """Take a table away. A match that has begun goes only if the operator is sure: nothing brings it back."""
    matches = store.matches
    async with engine.begin() as connection:
        row = (await connection.execute(select(matches).where(matches.c.id == match))).first()
        if row is None:
            raise NotFound("error-no-such-table", {"table": match[:40]})
        if row.status != "open" and not sure:
            raise Unready("error-close-sure", {"table": match, "status": row.status}, field="--yes")
        await connection.execute(delete(matches).where(matches.c.id == match))
        await connection.execute(update(matches).where(matches.c.again == match).values(again=None))
        for statement in campaigns.closed(row.id, row.campaign):
            await connection.execute(statement)
        await connection.execute(signal(match))
    return {"id": match, "status": row.status}


# --- guests --------------------------------------------------------------------------------------------------


async def guests(engine: AsyncEngine, words: str | None, most: int) -> list[dict[str, Any]]:
    """Those who were seen last come first."""
    people, seats = store.guests, store.seats
    seen = select(func.max(visits.c.seen)).where(visits.c.guest == people.c.id).scalar_subquery()
    sits = select(func.count()).select_from(seats).where(seats.c.guest == people.c.id).scalar_subquery()
    last = func.coalesce(seen, people.c.created).label("seen")
    query = select(people, last, sits.label("seats")).order_by(last.desc(), people.c.id).limit(most)
    if words:
        named = func.lower(people.c.name).contains(words.lower(), autoescape=True)
        query = query.where(or_(named, people.c.id == words))
    async with engine.connect() as connection:
        return [plain(row) for row in (await connection.execute(query)).all()]


async def guest(engine: AsyncEngine, who: str) -> dict[str, Any]:
    people, seats, matches = store.guests, store.seats, store.matches
    async with engine.connect() as connection:
        row = (await connection.execute(select(people).where(people.c.id == who))).first()
        where = select(seats.c.match, seats.c.seat, seats.c.name, matches.c.game, matches.c.status).join(matches)
        sits = (await connection.execute(where.where(seats.c.guest == who).order_by(matches.c.created.desc()))).all()
        came = select(visits.c.address, visits.c.seen).where(visits.c.guest == who).order_by(visits.c.seen.desc())
        addresses = (await connection.execute(came)).all()
        if row is None and not sits and not addresses:
            raise NotFound("error-no-such-guest", {"guest": who[:40]})
        about = await connection.execute(select(func.count()).select_from(reports).where(reports.c.guest == who))
        barred = select(bans).where(bans.c.guest == who, counting(bans, now()))
        return {
            "id": who,
            "name": row.name if row is not None else next((one.name for one in sits), ""),
            "language": row.language if row is not None else None,
            "created": row.created if row is not None else None,
            "tables": [plain(one) for one in sits],
            "addresses": [plain(one) for one in addresses],
            "reports": about.scalar_one(),
            "bans": [plain(one) for one in (await connection.execute(barred)).all()],
        }


# --- reports -------------------------------------------------------------------------------------------------


async def reported(engine: AsyncEngine, resolved: bool, most: int) -> list[dict[str, Any]]:
    """The oldest first; those that were settled only if asked for."""
    query = select(reports).order_by(reports.c.created, reports.c.id).limit(most)
    if not resolved:
        query = query.where(reports.c.resolved.is_(None))
    async with engine.connect() as connection:
        found = [plain(row) for row in (await connection.execute(query)).all()]
    for one in found:
        one["said"] = msgspec.json.decode(one["said"])
    return found


async def resolve(engine: AsyncEngine, report: str, note: str) -> dict[str, Any]:
    async with engine.begin() as connection:
        change = update(reports).where(reports.c.id == report).values(resolved=now(), note=note or None)
        if (await connection.execute(change)).rowcount != 1:
            raise NotFound("error-no-such-report", {"report": report[:40]})
    return {"id": report, "note": note}


# --- bans ----------------------------------------------------------------------------------------------------


def network_of(given: str) -> str | None:
    """An address or a network as it is kept; of an IPv6 address the /64 that one household has. None: a guest."""
    try:
        if "/" not in given:
            address = ipaddress.ip_address(place(given))
            return f"{address}/{64 if address.version == 6 else 32}"
        network = ipaddress.ip_network(given, strict=False)
        if network.version == 6 and network.prefixlen > 64:  # people are known by no more than their /64
            network = ipaddress.ip_network((network.network_address, 64), strict=False)
        return str(network)
    except ValueError:
        return None


async def ban(engine: AsyncEngine, whom: str, until: int | None, reason: str, addresses: bool) -> list[dict[str, Any]]:
    """Keep a guest out, or everybody from an address; `addresses`: a guest and wherever they came from lately."""
    network = network_of(whom)
    wanted: list[tuple[str | None, str | None]] = [(None, network)] if network else [(whom, None)]
    if network is None:
        found = await guest(engine, whom)
        if addresses:
            wanted += [(None, network_of(one["address"])) for one in found["addresses"]]
    reason = clean(reason, "reason")
    made = [
        {"id": secrets.token_hex(4), "guest": who, "network": net, "reason": reason, "created": now(), "until": until}
        for who, net in wanted
    ]
    async with engine.begin() as connection:
        for row in made:
            same = bans.c.guest == row["guest"] if row["guest"] else bans.c.network == row["network"]
            await connection.execute(delete(bans).where(same))
            await connection.execute(insert(bans).values(row))
        await connection.execute(signal())
    return made


async def unban(engine: AsyncEngine, whom: str) -> int:
    """By the ban's number, the guest or the address; gives how many bans that were."""
    async with engine.begin() as connection:
        which = or_(bans.c.id == whom, bans.c.guest == whom, bans.c.network == (network_of(whom) or ""))
        gone = (await connection.execute(delete(bans).where(which))).rowcount
        if not gone:
            raise NotFound("error-no-such-ban", {"ban": whom[:60]})
        await connection.execute(signal())
    return gone


async def banned(engine: AsyncEngine) -> list[dict[str, Any]]:
    async with engine.connect() as connection:
        query = select(bans).where(counting(bans, now())).order_by(bans.c.created, bans.c.id)
        return [plain(row) for row in (await connection.execute(query)).all()]


# --- messages ------------------------------------------------------------------------------------------------


async def message(engine: AsyncEngine, texts: dict[str, str], match: str | None, until: int | None) -> dict[str, Any]:
    """Say something to everybody, or at one table; by language, or under `*` for all others."""
    said = {}
    for language, text in texts.items():
        if language not in (*LANGUAGES, ANY_LANGUAGE):
            raise Malformed("error-message-language", {"lang": language, "languages": ", ".join(LANGUAGES)})
        said[language] = clean(text, "text")
        if len(said[language]) > LONGEST_MESSAGE:
            raise Malformed("error-text-long", {"field": "text", "most": LONGEST_MESSAGE}, field="text")
    if not said or not all(said.values()):
        raise Malformed("error-message-empty", field="text")
    if match is not None:
        await table(engine, match)
    row = {"id": secrets.token_hex(4), "match": match, "created": now(), "until": until}
    async with engine.begin() as connection:
        await connection.execute(insert(announcements).values(texts=msgspec.json.encode(said).decode(), **row))
        await connection.execute(signal())
    return row | {"texts": said}


async def messages(engine: AsyncEngine) -> list[dict[str, Any]]:
    async with engine.connect() as connection:
        query = select(announcements).where(counting(announcements, now())).order_by(announcements.c.created)
        found = [plain(row) for row in (await connection.execute(query)).all()]
    for one in found:
        one["texts"] = msgspec.json.decode(one["texts"])
    return found


async def unsay(engine: AsyncEngine, which: str) -> None:
    async with engine.begin() as connection:
        gone = await connection.execute(delete(announcements).where(announcements.c.id == which))
        if not gone.rowcount:
            raise NotFound("error-no-such-message", {"message": which[:40]})
        await connection.execute(signal())
