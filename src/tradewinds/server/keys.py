"""The keys that sign cookies. They lie in the database; several may be good at once, and the newest signs.

    python -m tradewinds.server.keys tradewinds.db              add a key
    python -m tradewinds.server.keys tradewinds.db --retire     and forget all but the two newest

Running servers look for new keys every minute and begin to sign with one when it is a few minutes old, so that by
then every server knows it: nobody loses a seat. Cookies signed with an older key are renewed at the next visit; those
of people who do not come before their key is retired are worth nothing any more.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import secrets

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from tradewinds.server import migrations, store
from tradewinds.server.guests import Signer

log = logging.getLogger("tradewinds.server")
FIRST = "cookie"
LOOK_AGAIN = 60.0
RIPE = 3 * LOOK_AGAIN
"""Seconds before a new key signs."""


async def read_keys(engine: AsyncEngine) -> list[bytes]:
    """All keys, the one that signs last; the first is made when there is none."""
    table = store.keys
    query = select(table).where(table.c.name.startswith(FIRST))
    for _ in range(2):
        async with engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        if rows:
            made = sorted((made_at(row.name), bytes(row.value)) for row in rows)
            ripe = [at for at, _ in made if at <= store.now() - RIPE * 1000]
            newest = max(ripe) if ripe else made[0][0]
            return [key for _, key in sorted(made, key=lambda one: (one[0] == newest, one[0]))]
        try:
            await add_key(engine, FIRST)
        except IntegrityError:  # another server was quicker
            log.debug("the first key was made elsewhere")
    raise RuntimeError("no cookie key")


def made_at(name: str) -> int:
    """When a key was made, in milliseconds; the first one is older than all others."""
    return int(name.partition("-")[2] or 0)


async def add_key(engine: AsyncEngine, name: str | None = None) -> None:
    row = {"name": name or f"{FIRST}-{store.now()}", "value": secrets.token_bytes(32)}
    async with engine.begin() as connection:
        await connection.execute(insert(store.keys).values(row))


async def retire_keys(engine: AsyncEngine) -> int:
    """Forget all keys but the two newest (the newest of all may not sign yet); gives how many were forgotten."""
    table = store.keys
    async with engine.begin() as connection:
        rows = (await connection.execute(select(table.c.name).where(table.c.name.startswith(FIRST)))).all()
        old = sorted((row.name for row in rows), key=made_at)[:-2]
        await connection.execute(delete(table).where(table.c.name.in_(old)))
    return len(old)


async def keep_up(engine: AsyncEngine, signer: Signer) -> None:
    """Learn of new and retired keys while the server runs."""
    while True:
        await asyncio.sleep(LOOK_AGAIN)
        try:
            signer.use(await read_keys(engine))
        except Exception as error:  # the database is away for a while: the keys we have are still good
            log.warning("cannot read the cookies' keys: %r", error)


async def rotate(database: str, retire: bool) -> int:
    engine = store.connect(database)
    try:
        await migrations.upgrade(engine)
        await read_keys(engine)
        await add_key(engine)
        return await retire_keys(engine) if retire else 0
    finally:
        await engine.dispose()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("database", help="a file, or a URL: sqlite:///file, postgresql://host/name")
    parser.add_argument("--retire", action="store_true", help="forget all keys but the two newest")
    given = parser.parse_args()
    gone = asyncio.run(rotate(given.database, given.retire))
    print(f"A new key was added; {gone} were retired.")


if __name__ == "__main__":
    main()
