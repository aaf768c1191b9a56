"""The browsers in which a guest is at home: seen when, ended by whom, and whether a cookie is still good.

A cookie is good because we have signed it and nobody has ended its session. That is looked up once for each session and
then remembered; whoever ends one tells the other servers (`@<guest>` among their notifications), and these look again.
A server that cannot hear the others believes nothing that it remembers. Open websockets of an ended session are closed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Executable, Row, bindparam, case, delete, exists, func, literal, not_, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tradewinds.server import store
from tradewinds.server.errors import Forbidden, known_outside
from tradewinds.server.guests import DAY, Who
from tradewinds.server.store import Work, now

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall
    from tradewinds.server.live import Connection

log = logging.getLogger("tradewinds.server")
ANY: Final = 0
"""The door of a guest: every session that was not ended is good, also one that was never written down …"""
WRITTEN: Final = 1
"""… only those that are written down: somebody has ended all others …"""
CLOSED: Final = 2
"""… or none: there is no such person any more."""
CLOSE_ENDED = 4401
TOLD = "@"
"""Before the number of a guest whose sessions have changed, in what servers tell each other."""
MOST_KNOWN = 20_000
WRITE_AFTER = 60_000
"""Milliseconds until it is written down anew that a session was seen."""
WRITE_EVERY = 30.0
FORGOTTEN = 400 * DAY * 1000
"""A browser keeps its cookie for a year; what was not seen for longer will not come again."""
BATCH = 200


def _standing() -> Executable:
    guests, sessions = store.guests, store.sessions
    one = select(literal(1).label("one")).subquery()
    door = select(guests.c.door).where(guests.c.id == bindparam("guest")).scalar_subquery().label("door")
    told = (sessions.c.guest, sessions.c.seen, sessions.c.ended)
    return select(door, *told).select_from(one.outerjoin(sessions, sessions.c.id == bindparam("session")))


STANDING = _standing()
"""The door of a guest and one session: always one row, empty where there is none."""


class SignedOut(Forbidden):
    """Somebody has ended this browser's session."""

    def __init__(self) -> None:
        super().__init__("error-session-ended")


def hears(state: dict[str, Any]) -> SignedOut:
    """A browser hears that its session was ended, once: with that answer it becomes somebody else."""
    state["become"] = Who(state["guest"], state["session"])
    return SignedOut()


@dataclass
class Known:
    guest: str
    good: bool
    told: int
    """When it was last written down as seen; 0: it is not written down."""


@dataclass
class Sight:
    who: Who
    at: int
    device: str


BROWSERS = {
    "edge": "Edg",
    "opera": "OPR/",
    "samsung": "SamsungBrowser",
    "firefox": "Firefox|FxiOS",
    "chrome": "Chrome|CriOS|Chromium",
    "safari": "Safari",
}
SYSTEMS = {
    "android": "Android",
    "iphone": "iPhone",
    "ipad": "iPad",
    "windows": "Windows",
    "chromeos": "CrOS",
    "mac": "Macintosh|Mac OS",
    "linux": "Linux",
}
"""What gives them away, in this order: many say the names of others as well."""


def device_of(agent: str) -> str:
    """What a person knows a browser by, and no more: `firefox linux`."""
    told = agent[:400]
    named = (
        next((name for name, signs in known.items() if re.search(signs, told)), "other")
        for known in (BROWSERS, SYSTEMS)
    )
    return " ".join(named)


class Sessions:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.known: OrderedDict[str, Known] = OrderedDict()
        self.sights: dict[str, Sight] = {}
        """What was seen since the last writing."""
        self.open: dict[str, set[Connection]] = {}
        """By guest the websockets, also those that have not said hello yet."""
        self.turn = 0
        """Grows with every change: what was read before it is not remembered."""
        self.reads = 0

    # --- whether a cookie is good ------------------------------------------------------------------------------

    def newcomer(self, who: Who) -> None:
        """A session that nobody can have ended yet."""
        self._remember(who.session, Known(who.guest, True, 0))

    async def good(self, who: Who) -> bool:
        found = self.known.get(who.session)
        if found is not None and found.guest == who.guest and self.hall.nodes.listening:
            self.known.move_to_end(who.session)
            return found.good
        try:
            return (await self._read(who)).good
        except Exception as error:
            if found is None or found.guest != who.guest or known_outside(error) is None:
                raise
            log.warning("cannot look whether a session was ended: %r", error)
            return found.good

    async def _read(self, who: Who) -> Known:
        turn = self.turn
        self.reads += 1
        (row,) = await self.hall.reader.rows(STANDING, {"guest": who.guest, "session": who.session})
        door = row.door or ANY
        if row.seen is None:
            found = Known(who.guest, door == ANY, 0)
        else:
            found = Known(who.guest, door != CLOSED and row.guest == who.guest and row.ended is None, row.seen)
        if turn == self.turn:
            self._remember(who.session, found)
        return found

    def _remember(self, session: str, found: Known) -> None:
        self.known[session] = found
        self.known.move_to_end(session)
        if len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)

    async def before(self, who: Who) -> Who | None:
        """Who was in this browser before somebody took this session there, if they may still be."""
        sessions = store.sessions
        async with self.hall.engine.connect() as connection:
            found = await connection.execute(
                select(sessions.c.before).where(sessions.c.id == who.session, sessions.c.guest == who.guest)
            )
            kept = found.scalar()
        if not kept:
            return None
        earlier = Who.parse(kept)
        return earlier if await self.good(earlier) else None

    # --- changes -----------------------------------------------------------------------------------------------

    def telling(self, guest: str) -> list[Executable]:
        """For the transaction that changes sessions: the other servers hear of it."""
        channel = self.hall.nodes.channel
        return [] if channel is None else [select(func.pg_notify(channel, f"{TOLD}{guest} sessions"))]

    async def changed(self, guest: str | None = None) -> None:
        """Sessions of this guest, or of anybody, are not what they were: look again, and close what was ended."""
        self.turn += 1
        for session in [one for one, known in self.known.items() if guest in (None, known.guest)]:
            del self.known[session]
        for session in [one for one, sight in self.sights.items() if guest == sight.who.guest]:
            del self.sights[session]
        concerned = [one for who, some in self.open.items() if guest in (None, who) for one in some]
        for connection in concerned:
            try:
                if not await self.good(connection.who):
                    self.end(connection)
            except Exception as error:  # looked at again when we can hear the others again
                log.warning("cannot look whether a session was ended: %r", error)

    def end(self, connection: Connection) -> None:
        connection.end(CLOSE_ENDED, "error-session-ended")

    async def enter(self, connection: Connection) -> None:
        """A websocket: from here on it is closed when its session ends."""
        self.open.setdefault(connection.guest, set()).add(connection)
        if not await self.good(connection.who):  # perhaps ended a moment ago
            raise SignedOut

    def leave(self, connection: Connection) -> None:
        there = self.open.get(connection.guest)
        if there is not None:
            there.discard(connection)
            if not there:
                del self.open[connection.guest]

    # --- writing down ------------------------------------------------------------------------------------------

    def seen(self, who: Who, address: str, agent: str) -> None:
        """Somebody came with this session. Only so many new ones of an address are written down at a time."""
        at, known = now(), self.known.get(who.session)
        if known is None or at - known.told < WRITE_AFTER:
            return
        if not known.told and self.hall.limiter.wait("session", address, who.guest):
            return
        known.told = at
        self.sights[who.session] = Sight(who, at, device_of(agent))

    async def keep(self) -> None:
        """Write down from time to time who was seen, and forget what will not come again."""
        turns = 0
        while True:
            await asyncio.sleep(WRITE_EVERY)
            await self.write()
            if turns % 1000 == 0:
                await self.clean()
            turns += 1

    async def write(self) -> None:
        at = now()
        for some in self.open.values():
            for connection in some:
                known = self.known.get(connection.session)
                if known is not None and known.good and at - known.told >= WRITE_AFTER:
                    known.told = at
                    self.sights.setdefault(connection.session, Sight(connection.who, at, ""))
        sights, self.sights = list(self.sights.values()), {}
        for start in range(0, len(sights), BATCH):
            try:
                await self.hall.writer.write(Work("", many=[self.saw(sights[start : start + BATCH])]))
            except Exception as error:  # the next sight is written again
                log.warning("cannot write down who was seen: %r", error)

    def saw(self, sights: Sequence[Sight]) -> tuple[Executable, list[dict[str, Any]]]:
        """A new one is written down only where every session is good: none slips in after all others were ended."""
        guests, sessions = store.guests, store.sessions
        given = {name: bindparam(f"its_{name}", type_=sessions.c[name].type) for name in ("id", "guest", "device")}
        given |= {name: bindparam("its_time", type_=sessions.c.seen.type) for name in ("created", "seen")}
        there = exists().where(sessions.c.id == given["id"])
        narrow = exists().where(guests.c.id == given["guest"], guests.c.door != ANY)
        row = select(*given.values(), literal("visit")).where(or_(there, not_(narrow)))
        made = self._insert().from_select([*given, "how"], row)
        device = case((made.excluded.device == "", sessions.c.device), else_=made.excluded.device)
        upsert: Executable = made.on_conflict_do_update(
            index_elements=["id"],
            set_={"seen": made.excluded.seen, "device": device},
            where=sessions.c.ended.is_(None),
        )
        return upsert, [
            {"its_id": one.who.session, "its_guest": one.who.guest, "its_device": one.device, "its_time": one.at}
            for one in sights
        ]

    def _insert(self) -> Any:
        dialect: Any = postgresql if self.hall.engine.dialect.name == "postgresql" else sqlite
        return dialect.insert(store.sessions)

    async def clean(self) -> None:
        sessions, tickets = store.sessions, store.tickets
        old = delete(sessions).where(sessions.c.ended.is_(None), sessions.c.seen < now() - FORGOTTEN)
        with contextlib.suppress(Exception):
            expired = delete(tickets).where(tickets.c.expires < now())
            await self.hall.writer.write(Work("", statements=[old, expired]))

    # --- a person's own ----------------------------------------------------------------------------------------

    async def listed(self, guest: str) -> list[Row[Any]]:
        """Those that were not ended, the one seen last first; with what was seen since the last writing."""
        await self.write()
        sessions = store.sessions
        query = select(sessions).where(sessions.c.guest == guest, sessions.c.ended.is_(None))
        async with self.hall.engine.connect() as connection:
            return list((await connection.execute(query.order_by(sessions.c.seen.desc(), sessions.c.id))).all())

    def opened(self, who: Who, how: str, device: str, before: Who | None) -> Executable:
        """A new session, written down at once."""
        at = now()
        row = {
            "created": at,
            "seen": at,
            "device": device,
            "how": how,
            "before": None if before is None else str(before),
        }
        made: Executable = self._insert().values(id=who.session, guest=who.guest, **row)
        return made

    def ending(self, guest: str, session: str) -> Executable:
        """Also of one that is not written down yet."""
        at = now()
        row = {"created": at, "seen": at, "ended": at, "device": "", "how": "visit"}
        made = self._insert().values(id=session, guest=guest, **row)
        ended: Executable = made.on_conflict_do_update(
            index_elements=["id"], set_={"ended": at, "device": ""}, where=store.sessions.c.guest == guest
        )
        return ended

    def set_door(self, guest: str, door: int) -> Executable:
        dialect: Any = postgresql if self.hall.engine.dialect.name == "postgresql" else sqlite
        made = dialect.insert(store.guests).values(id=guest, name="", created=now(), door=door)
        upsert: Executable = made.on_conflict_do_update(index_elements=["id"], set_={"door": door})
        return upsert

    async def end_others(self, who: Who) -> None:
        """Only this browser stays; also those go of which we have never heard."""
        sessions = store.sessions
        others = (sessions.c.guest == who.guest, sessions.c.id != who.session, sessions.c.ended.is_(None))
        statements = [
            update(sessions).where(*others).values(ended=now(), device=""),
            self.set_door(who.guest, WRITTEN),
            *self.telling(who.guest),
        ]
        await self.hall.save(Work("", many=[self.saw([Sight(who, now(), "")])], statements=statements))
        await self.changed(who.guest)
