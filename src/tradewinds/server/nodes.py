"""Several servers on one PostgreSQL: they tell each other (match, seq) and share out the bots.

A notification says only that a match has changed; what changed is read from the database, so nothing can leak or get
lost on this way. Locks that live as long as a server's connection say which server moves the bots of a match and on
which servers a guest is present; when a server dies, its locks are gone with it. On SQLite there is one server only.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine

log = logging.getLogger("tradewinds.server")
CHANNEL = "tradewinds"
BOTS, PRESENCE = 0x7472, 0x7473


def number(*parts: str) -> int:
    """A lock's number: 32 bits with a sign, as PostgreSQL wants it."""
    digest = hashlib.sha256("/".join(parts).encode()).digest()
    return int.from_bytes(digest[:4], "little", signed=True)


class Alone:
    """The only server: everything is decided here."""

    channel: str | None = None

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def drives(self, match: str) -> bool:
        """Whether this server is the one that moves the match's bots."""
        return True

    async def arrive(self, match: str, guest: str) -> None: ...

    async def leave(self, match: str, guest: str) -> None: ...

    async def present(self, match: str, guest: str) -> bool:
        """Whether the guest is at the table through another server."""
        return False

    async def forget(self, match: str) -> None:
        """The match has left this server's memory."""


class Nodes(Alone):
    channel = CHANNEL

    def __init__(
        self, engine: AsyncEngine, own: Callable[[int], bool], changed: Callable[[str | None], Awaitable[None]]
    ) -> None:
        self.engine = engine
        self.own = own
        """Whether a database connection with this number is one of our writer's."""
        self.changed = changed
        """Called with the match that another server changed, or None: anything may have changed."""
        self.driver: Any = None
        self.lock = asyncio.Lock()
        self.driving: set[str] = set()
        self.here: dict[tuple[str, str], int] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False

    async def start(self) -> None:
        url = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.driver = await asyncpg.connect(url)
        self.driver.add_termination_listener(self._lost)
        await self.driver.add_listener(CHANNEL, self._heard)
        for match, guest in self.here:
            await self._call("SELECT pg_advisory_lock_shared($1, $2)", PRESENCE, number(match, guest))

    async def stop(self) -> None:
        self.stopping = True
        for task in self.tasks:
            task.cancel()
        if self.driver is not None:
            with contextlib.suppress(Exception):
                await self.driver.close()

    def _spawn(self, work: Awaitable[None]) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _heard(self, _: object, backend: int, __: str, payload: object) -> None:
        match, _, seq = str(payload).partition(" ")
        if seq and not self.own(backend):
            self._spawn(self.changed(match))

    def _lost(self, _: object) -> None:
        self.driver = None
        self.driving.clear()
        if not self.stopping:
            log.warning("the connection that listens to other servers was lost")
            self._spawn(self._again())

    async def _again(self) -> None:
        while not self.stopping:
            await asyncio.sleep(1)
            try:
                await self.start()
            except Exception as error:
                log.warning("cannot listen to other servers: %r", error)
            else:
                await self.changed(None)
                return

    async def _call(self, query: str, *args: int) -> Any:
        if self.driver is None:
            raise ConnectionError("not listening")
        async with self.lock:
            return await self.driver.fetchval(query, *args)

    async def _try(self, query: str, *args: int) -> bool:
        try:
            return bool(await self._call(query, *args))
        except Exception as error:
            log.warning("asking for a lock: %r", error)
            return False

    async def drives(self, match: str) -> bool:
        if match not in self.driving and await self._try("SELECT pg_try_advisory_lock($1, $2)", BOTS, number(match)):
            self.driving.add(match)
        return match in self.driving

    async def forget(self, match: str) -> None:
        if match in self.driving:
            self.driving.discard(match)
            await self._try("SELECT pg_advisory_unlock($1, $2)", BOTS, number(match))

    async def arrive(self, match: str, guest: str) -> None:
        self.here[match, guest] = self.here.get((match, guest), 0) + 1
        if self.here[match, guest] == 1:
            await self._try("SELECT pg_advisory_lock_shared($1, $2) IS NOT NULL", PRESENCE, number(match, guest))

    async def leave(self, match: str, guest: str) -> None:
        left = self.here.get((match, guest), 0) - 1
        if left > 0:
            self.here[match, guest] = left
        elif left == 0:
            del self.here[match, guest]
            await self._try("SELECT pg_advisory_unlock_shared($1, $2)", PRESENCE, number(match, guest))

    async def present(self, match: str, guest: str) -> bool:
        key = number(match, guest)
        if await self._try("SELECT pg_try_advisory_lock($1, $2)", PRESENCE, key):
            await self._try("SELECT pg_advisory_unlock($1, $2)", PRESENCE, key)
            return False
        return True
