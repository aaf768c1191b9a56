"""Several servers on one PostgreSQL: they tell each other what has changed and share out the bots.

A notification names a match and says whether decisions were made there (`line`), somebody came or went (`here`, `gone`)
or anything else has changed. What that is is read from the database, so nothing can leak or get lost on this way. Every
server writes a sign of life into the database once in a while. What it says about itself there (which matches' bots it
moves, who is connected through it) counts as long as that sign is fresh: a server that dies, hangs or is cut off is
forgotten within seconds. On SQLite there is one server only.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence, Set
from typing import Any

import asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine

log = logging.getLogger("tradewinds.server")
CHANNEL = "tradewinds"
EVERYTHING, LINES = "all", "line"
"""What has changed: anything, or decisions were made, which changes the log and the match's row …"""
PRESENCE = frozenset({"here", "gone"})
"""… or somebody came or went, and nothing else is."""
OWED = "owed"
"""Or nothing has: a server waits for bots that another one moves."""
BEAT = 0.5
"""Seconds between two signs of life."""
LEASE = 2.0
"""Seconds for which a sign of life counts (`Settings.lease`)."""
TRUST = 5.0
"""Seconds for which we believe that a server that lives still moves the bots that it moved."""
PATIENCE = 5.0
"""Seconds that the database has to answer."""
FORGET = 600.0
"""Seconds after which the traces of a server that is gone are removed."""

CLOCK = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
ALIVE = f"nodes.beat > {CLOCK} - :lease"
""":lease stands for its milliseconds, which each server has from its settings."""
LIVE = f"""INSERT INTO nodes (id, beat) VALUES ($1, {CLOCK})
ON CONFLICT (id) DO UPDATE SET beat = excluded.beat"""
OTHERS = f"SELECT id FROM nodes WHERE {ALIVE} AND id <> $1"
DRIVE = f"""INSERT INTO drivers AS d (match, node) VALUES ($1, $2)
ON CONFLICT (match) DO UPDATE SET node = excluded.node
WHERE d.node = excluded.node OR NOT EXISTS (SELECT FROM nodes WHERE id = d.node AND {ALIVE}) RETURNING node"""
DRIVER = "SELECT node FROM drivers WHERE match = $1"
RELEASE = "DELETE FROM drivers WHERE node = $1 AND match = ANY($2)"
RELEASE_ALL = "DELETE FROM drivers WHERE node = $1"
REMIND = f"SELECT pg_notify('{CHANNEL}', $1 || ' {OWED}')"
PEOPLE = "unnest($2::text[], $3::text[]) AS one (match, guest)"
ARRIVE = f"""WITH here AS (
    INSERT INTO presence (match, node, guest) SELECT one.match, $1, one.guest FROM {PEOPLE} ON CONFLICT DO NOTHING
) SELECT count(pg_notify('{CHANNEL}', one.match || ' here')) FROM {PEOPLE}"""
LEAVE = f"""WITH gone AS (
    DELETE FROM presence AS p USING {PEOPLE} WHERE p.match = one.match AND p.node = $1 AND p.guest = one.guest
) SELECT count(pg_notify('{CHANNEL}', one.match || ' gone')) FROM {PEOPLE}"""
ELSEWHERE = f"SELECT match, guest FROM presence JOIN nodes ON nodes.id = node WHERE node <> $1 AND {ALIVE}"
CLEAN = (
    f"DELETE FROM nodes WHERE beat < {CLOCK} - {int(FORGET * 1000)}",
    "DELETE FROM drivers WHERE node NOT IN (SELECT id FROM nodes)",
    "DELETE FROM presence WHERE node NOT IN (SELECT id FROM nodes)",
)


class Alone:
    """The only server: everything is decided here."""

    channel: str | None = None
    listening = True
    """Whether we hear what other servers tell."""
    others: Set[str] = frozenset()
    """The other servers that are alive."""

    def well(self) -> bool:
        """Whether the others believe that we are alive."""
        return True

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def drives(self, match: str) -> bool:
        """Whether this server is the one that moves the match's bots."""
        return True

    async def arrive(self, match: str, guest: str) -> None: ...

    async def leave(self, match: str, guest: str) -> None: ...

    async def elsewhere(self, match: str) -> set[str]:
        """The guests who are at the table through other servers."""
        return set()

    async def everybody(self) -> set[str]:
        """The guests who are at any table through other servers."""
        return set()

    def forget(self, match: str) -> None:
        """The match is not in this server's memory: another one may move its bots."""

    async def remind(self, match: str) -> None:
        """Whoever moves the match's bots has not for a while: perhaps it knows nothing of it."""


class Nodes(Alone):
    channel = CHANNEL

    def __init__(
        self,
        engine: AsyncEngine,
        own: Callable[[int], bool],
        changed: Callable[[str | None, str], Awaitable[None]],
        present: Callable[[dict[str, set[str]]], None],
        lease: float = LEASE,
    ) -> None:
        self.engine = engine
        self.own = own
        """Whether a database connection with this number is one of our writer's."""
        self.changed = changed
        """Called with the match that another server changed, or None: any may have been; and with what it told."""
        self.present = present
        """Called with everybody who is at tables through other servers, when one of these has gone."""
        self.lease = lease
        self.id = secrets.token_hex(8)
        self.driver: Any = None
        self.backend: int | None = None
        self.lock = asyncio.Lock()
        self.driving: set[str] = set()
        self.released: set[str] = set()
        """Matches that the database may still say we move the bots of, although we do not."""
        self.driven: dict[str, tuple[str, float]] = {}
        """Which other server moves a match's bots, and since when we know."""
        self.here: dict[tuple[str, str], int] = {}
        self.moved: list[tuple[str, str, str, asyncio.Future[None]]] = []
        """Who has come or gone and is to be told of: the question, match, guest."""
        self.wanted: dict[str, asyncio.Future[set[str]]] = {}
        """Matches of which somebody asks who is there elsewhere."""
        self.busy = False
        """They are being told and asked: all of them together, so that signs of life need not wait behind hundreds."""
        self.others: set[str] = set()
        self.beaten = 0.0
        """When our last sign of life was written; no later than the database thinks."""
        self.beating: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False

    def well(self) -> bool:
        return self.driver is not None and not self._late()

    @property
    def listening(self) -> bool:  # type: ignore[override]
        return self.driver is not None

    async def start(self) -> None:
        await self._listen()
        self.beating = asyncio.create_task(self._beat(), name="signs of life")

    async def _listen(self) -> None:
        url = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        # Nothing that is written here need be on disk: if it is lost, so is the connection, and all is said anew.
        settings = {"synchronous_commit": "off"}
        driver = await asyncpg.connect(url, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=settings)
        driver.add_termination_listener(self._lost)
        self.driver, self.backend = driver, driver.get_server_pid()
        await driver.add_listener(CHANNEL, self._heard)
        await self._live()
        await self._announce()

    async def stop(self) -> None:
        self.stopping = True
        for task in [*self.tasks, *([self.beating] if self.beating is not None else [])]:
            task.cancel()
        if self.driver is not None:
            with contextlib.suppress(Exception):
                await self._call("DELETE FROM nodes WHERE id = $1", self.id)
                for statement in CLEAN:
                    await self._call(statement)
                await self.driver.close()

    def _spawn(self, work: Awaitable[None]) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _heard(self, _: object, backend: int, __: str, payload: object) -> None:
        match, _, what = str(payload).partition(" ")
        if what and backend != self.backend and not self.own(backend):
            self._spawn(self.changed(match, what))

    def _lost(self, driver: object) -> None:
        if driver is self.driver:
            self.driver = None
            if not self.stopping:
                log.warning("the connection that listens to other servers was lost")

    # --- signs of life -----------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            try:
                if self.driver is None:
                    await self._listen()
                    await self.changed(None, EVERYTHING)
                elif self._late():  # we were away, and the others believed us dead
                    await self._live()
                    await self._announce()
                    await self.changed(None, EVERYTHING)
                await self._live()
                await self._release()
                beats += 1
                if beats % round(FORGET / BEAT) == 0:
                    for statement in CLEAN:
                        await self._call(statement)
            except Exception as error:
                log.warning("no sign of life: %r", error)
                if self.driver is not None and self._late():
                    self.driver.terminate()
                    self.driver = None

    def _late(self) -> bool:
        return time.monotonic() - self.beaten > self.lease

    async def _live(self) -> None:
        """Write a sign of life, and look who else gives one."""
        begun = time.monotonic()
        await self._call(LIVE, self.id)
        if self._late():  # until it was written the others may have believed us dead, and moved our bots
            await self._let_go()
        self.beaten = begun
        others = {row["id"] for row in await self._rows(OTHERS, self.id)}
        gone, self.others = self.others - others, others
        if gone:
            log.warning("%d of the other servers are gone", len(gone))
            found: dict[str, set[str]] = {}
            for row in await self._rows(ELSEWHERE, self.id):
                found.setdefault(row["match"], set()).add(row["guest"])
            self.present(found)

    async def _announce(self) -> None:
        """Everything the others may have forgotten about us."""
        await self._let_go()
        if self.here:
            await self._call(ARRIVE, self.id, [match for match, _ in self.here], [guest for _, guest in self.here])

    async def _let_go(self) -> None:
        """All bots are anybody's to move. It must be written: whoever reads that we move them waits for us."""
        await self._call(RELEASE_ALL, self.id)
        self.driving.clear()  # also what was asked for before that was written
        self.released.clear()

    async def _release(self) -> None:
        released, self.released = self.released - self.driving, set()
        if released:
            try:
                await self._call(RELEASE, self.id, list(released))
            except BaseException:
                self.released |= released  # with the next sign of life
                raise

    # --- asking ------------------------------------------------------------------------------------------------

    def _leased(self, query: str) -> str:
        return query.replace(":lease", str(round(self.lease * 1000)))

    async def _call(self, query: str, *args: object) -> Any:
        async with self.lock:
            if self.driver is None:
                raise ConnectionError("not listening")
            return await self.driver.fetchval(self._leased(query), *args)

    async def _rows(self, query: str, *args: object) -> Any:
        async with self.lock:
            if self.driver is None:
                raise ConnectionError("not listening")
            return await self.driver.fetch(self._leased(query), *args)

    async def _tell(self, query: str, *args: object) -> None:
        """What may fail now: it is said again with the connection."""
        try:
            await self._call(query, *args)
        except Exception as error:
            log.warning("the other servers could not be told: %r", error)

    async def drives(self, match: str) -> bool:
        if self._late():
            return False
        if match in self.driving:
            return True
        node, since = self.driven.get(match, ("", 0.0))
        if node in self.others and time.monotonic() - since < TRUST:
            return False
        self.released.discard(match)
        try:
            if await self._call(DRIVE, match, self.id) is not None:
                self.driving.add(match)
                self.driven.pop(match, None)
            else:
                self.driven[match] = (await self._call(DRIVER, match), time.monotonic())
        except Exception as error:
            log.warning("who moves the bots of match %s? %r", match, error)
        return match in self.driving

    def forget(self, match: str) -> None:
        self.driven.pop(match, None)
        self.driving.discard(match)
        self.released.add(match)

    async def remind(self, match: str) -> None:
        await self._tell(REMIND, match)

    async def arrive(self, match: str, guest: str) -> None:
        self.here[match, guest] = self.here.get((match, guest), 0) + 1
        if self.here[match, guest] == 1:
            await self._post(ARRIVE, match, guest)

    async def leave(self, match: str, guest: str) -> None:
        left = self.here.get((match, guest), 0) - 1
        if left > 0:
            self.here[match, guest] = left
        elif left == 0:
            del self.here[match, guest]
            await self._post(LEAVE, match, guest)

    async def elsewhere(self, match: str) -> set[str]:
        asked = self.wanted.get(match)
        if asked is None:
            asked = self.wanted[match] = asyncio.get_running_loop().create_future()
        self._begin()
        return await asyncio.shield(asked)

    async def _post(self, what: str, match: str, guest: str) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.moved.append((what, match, guest, done))
        self._begin()
        await asyncio.shield(done)

    def _begin(self) -> None:
        if not self.busy:
            self.busy = True
            self._spawn(self._ask_all())

    async def _ask_all(self) -> None:
        """Tell and ask for everybody who waits, and then for whoever has come meanwhile."""
        moved: list[tuple[str, str, str, asyncio.Future[None]]] = []
        wanted: dict[str, asyncio.Future[set[str]]] = {}
        try:
            while self.moved or self.wanted:
                (moved, self.moved), (wanted, self.wanted) = (self.moved, []), (self.wanted, {})
                for what, some in itertools.groupby(moved, lambda one: one[0]):  # in the order in which they came
                    told = list(some)
                    await self._tell(what, self.id, [match for _, match, _, _ in told], [who for _, _, who, _ in told])
                for *_, done in moved:
                    done.set_result(None)
                found = await self._present_at(list(wanted)) if wanted else {}
                for match, asked in wanted.items():
                    asked.set_result(found.get(match, set()))
        finally:
            self.busy = False
            for *_, done in moved:  # whoever was not answered: the server is being stopped
                done.cancel()
            for asked in wanted.values():
                asked.cancel()

    async def _present_at(self, matches: Sequence[str]) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        try:
            for row in await self._rows(f"{ELSEWHERE} AND match = ANY($2)", self.id, matches):
                found.setdefault(row["match"], set()).add(row["guest"])
        except Exception as error:  # looked at again when we listen again
            log.warning("who is at %d matches? %r", len(matches), error)
        return found

    async def everybody(self) -> set[str]:
        return {row["guest"] for row in await self._rows(ELSEWHERE, self.id)}
