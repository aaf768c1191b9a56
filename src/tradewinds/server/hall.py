"""The hall: all tables of this server. Finds or restores a table, opens new ones, seats people, lists them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Any, TypeVar

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from tradewinds.bots import usual
from tradewinds.kernel.errors import BadOption, TradewindsError
from tradewinds.kernel.game import Game
from tradewinds.play.table import Base, Table
from tradewinds.server import (
    campaigns,
    clocks,
    colours,
    contents,
    keys,
    migrations,
    moves,
    practice,
    preferences,
    ratings,
    reading,
    restore,
    retention,
    shelf,
    store,
    wire,
)
from tradewinds.server.afterwire import Story
from tradewinds.server.catalog import Catalog, Offer
from tradewinds.server.crew import Crew, cores
from tradewinds.server.desk import Desk
from tradewinds.server.errors import Busy, Forbidden, Malformed, NotFound, NotSaved, Overtaken, TooFast, Unready
from tradewinds.server.guests import Signer
from tradewinds.server.limits import Counts, Ledger, Limiter, Turns
from tradewinds.server.live import Connection, Live, Match, Pending, Seat, bits, moved_on, seats_again
from tradewinds.server.metrics import Metrics
from tradewinds.server.names import clean_name
from tradewinds.server.nodes import EVERYTHING, LINES, OWED, PRESENCE, Alone, Nodes
from tradewinds.server.prefwire import ChangeSettings, Preferences
from tradewinds.server.reminders import Reminders
from tradewinds.server.sessions import TOLD, Sessions
from tradewinds.server.settings import Settings
from tradewinds.server.store import Conflict, Work, Writer, now
from tradewinds.server.timekeeper import Timekeeper

log = logging.getLogger("tradewinds.server")
IN_HAND = 10.0
"""Seconds for which a table that somebody asked for surely stays in memory."""
ATTEMPTS = 10
"""How often something is tried when another server keeps being quicker."""
MOST_BARRED = 100
AT_THE_END = 3.0
"""Seconds that a question to the database may still take when the server stops."""
CLOSE_NO_TABLE = 4404


T = TypeVar("T")


async def persist(attempt: Callable[[], Awaitable[T]]) -> T:
    """When another server was quicker, the table has been read again, and what was asked for is tried once more."""
    for _ in range(ATTEMPTS - 1):
        try:
            return await attempt()
        except Overtaken:
            continue
    return await attempt()


PLAIN = ("host", "invite", "again", "silenced")
"""Columns of a match that hold a value as it is; others hold JSON."""


def no_such_table(match: str) -> NotFound:
    return NotFound("error-no-such-table", {"table": match[:40]})


def new_invite() -> str:
    return secrets.token_urlsafe(9)


def written(number: str) -> str:
    """The id of a table, as it stands in addresses."""
    return number.replace("-", "a").replace("_", "b")


class Hall:
    def __init__(self, settings: Settings, catalog: Catalog) -> None:
        self.settings = settings
        self.catalog = catalog
        self.engine = store.connect(settings.database)
        self.nodes = Alone()
        if self.engine.dialect.name == "postgresql":
            self.nodes = Nodes(
                self.engine,
                lambda backend: backend == self.writer.backend,
                self.changed_elsewhere,
                self._present,
                settings.lease,
            )
        self.writer = Writer(self.engine, self.nodes.channel)
        self.reader = store.Reader(self.engine)
        size = settings.workers or max(1, cores() - 1)
        self.crew = Crew(settings.games, size, settings.worker_niceness, settings.worker_limit)
        self.hinted: set[str] = set()
        """Guests whose hint is being thought about."""
        self.reviews: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        """By match and seat what came of the reviews made last."""
        self.stories: OrderedDict[str, Story] = OrderedDict()
        """By match the pictures drawn last."""
        self.to_rate = asyncio.Event()
        """A match has ended that may count."""
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.limiter = Limiter(settings.limits)
        self.turns = Turns()
        """Whole tables and lists are shown to one reader of an address at a time."""
        self.ledger = Ledger(settings.held)
        self.sessions = Sessions(self)
        self.sockets = Counts()
        self.replaying = Counts()
        self.bodies = Counts()
        """Large bodies that are being taken, by address."""
        self.quiet = asyncio.Lock()
        """Held by whatever asks the database by the clock: it may finish before the end, and is not cut off."""
        self.desk = Desk(self)
        self.metrics = Metrics(self)
        self.writer.wrote, self.writer.failures = self.metrics.wrote, self.metrics.failed.inc
        self.left_alone = asyncio.Lock()
        """Tables that everybody has left take turns."""
        self.stopping = False
        self.keeper = Timekeeper(self)
        self.now = self.keeper.now
        self.reminders = None if settings.mail is None else Reminders(self, settings.mail)

    # --- opening and closing -----------------------------------------------------------------------------------

    async def open(self) -> Signer:
        """Bring the database into shape, and let the bots go on where they were. Gives the cookies' signer."""
        await migrations.upgrade(self.engine)
        signer = Signer(await keys.read_keys(self.engine))
        self.writer.start()
        await contents.write(self)
        self.crew.start(self.settings.workers_ready)
        await self.nodes.start()
        await self.keeper.look()
        self.spawn(self.keeper.run(), "clocks")
        if self.reminders is not None:
            self.spawn(self.reminders.run(), "reminders")
        await self.desk.open()
        self.spawn(self._sweep(), "sweep")
        self.metrics.start()
        self.spawn(self.desk.watch(), "desk")
        self.spawn(retention.keep_house(self), "retention")
        self.spawn(self._resume(), "resume")
        self.spawn(keys.keep_up(self.engine, signer), "keys")
        self.spawn(self.sessions.keep(), "sessions")
        self.spawn(ratings.keep_up(self), "ratings")
        return signer

    async def close(self) -> None:
        self.stopping = True
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.quiet.acquire(), AT_THE_END)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.metrics.stop()
        await self.crew.stop()
        await self._save_positions()
        await self.sessions.write()
        await self.writer.stop()
        await self.reader.stop()
        await self.nodes.stop()
        await self.engine.dispose()

    async def _save_positions(self) -> None:
        """Matches that cannot be replayed by the next server, because its rules are others, go on from here."""
        statements = []
        for live in self.lives.values():
            table = live.table
            if table is not None and live.match.status == "running" and not live.dirty and live.saved < table.seq:
                statements.append(restore.position(self, live, table))
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self.writer.write(Work("", statements=statements)), 10)

    def spawn(self, work: Any, name: str) -> asyncio.Task[Any]:
        task = asyncio.create_task(work, name=name)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("%s failed", task.get_name(), exc_info=task.exception())

    async def _resume(self) -> None:
        """Let the bots go on where they were; when the database is away, as soon as it is back."""
        ids: list[str] | None = None
        while ids is None or ids:
            try:
                if ids is None:
                    async with self.engine.connect() as connection:
                        ids = await reading.matches_with_bots_to_move(connection)
                while ids:
                    try:
                        moves.wake_bots(await self.find(ids[-1]))
                    except (NotSaved, Busy):
                        raise
                    except TradewindsError as error:
                        log.error("match %s cannot go on: %s", ids[-1], error)
                    ids.pop()
                    await asyncio.sleep(0)
            except (NotSaved, Busy, OSError, SQLAlchemyError) as error:
                log.warning("bots cannot go on yet: %r", error)
                await asyncio.sleep(moves.LONGEST_WAIT)

    async def _sweep(self) -> None:
        """Forget tables that nobody looks at; they come back from disk when somebody does."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.unload_after))
            limit = time.monotonic() - self.settings.unload_after
            for live in list(self.lives.values()):
                if live.touched < limit:
                    self._unload(live)

    def _unload(self, live: Live) -> bool:
        """Forget a table, if nothing happens there."""
        if live.sockets or live.bot_task is not None or live.lock.locked():
            return False
        if self.lives.pop(live.match.id, None) is not None:
            self.nodes.forget(live.match.id)
        return True

    def _keep(self, live: Live) -> None:
        """Have a table in memory; when there are too many, those that nobody has touched for longest leave."""
        self.lives[live.match.id] = live
        much = len(self.lives) - self.settings.tables_in_memory * 9 // 10
        if len(self.lives) > self.settings.tables_in_memory:
            limit = time.monotonic() - IN_HAND
            for old in sorted(self.lives.values(), key=lambda live: live.touched):
                if much <= 0 or old.touched > limit:
                    break
                much -= self._unload(old)

    # --- finding -----------------------------------------------------------------------------------------------

    async def find(self, match: str) -> Live:
        """The table, from memory or restored from disk by replaying its decisions."""
        live = self.lives.get(match)
        if live is None:
            task = self.loading.get(match)
            if task is None:
                task = self.loading[match] = asyncio.create_task(self._load(match))
                task.add_done_callback(lambda _: self.loading.pop(match, None))
            live = await asyncio.shield(task)
        live.touched = time.monotonic()
        return live

    async def _load(self, match: str) -> Live:
        await self.writer.flush()
        live = Live(self)
        await self._read(live, match)
        self._keep(live)
        return live

    async def _read(self, live: Live, wanted: str) -> None:
        async with self.engine.connect() as connection:
            found = await reading.read_match(connection, wanted)
            if found is None:
                raise no_such_table(wanted)
            match, seats = found
            lines = await reading.read_log(connection, wanted)
            said = await reading.read_chat(connection, wanted)
            saved = await reading.read_positions(connection, wanted)
        table = None
        live.cards_held = await contents.find(self, match.content)
        if match.status != "open":
            live.saved = saved[restore.LAST].seq if restore.LAST in saved else -1
            table = await restore.restore(self, live, match, lines, saved)
        if lines:
            match.changed = lines[-1].at
        live.set(match, seats, table, [reading.chat_of(row) for row in said])
        live.refs = {}
        for row in lines:
            moves.remember(live, row)
        live.chat_refs = {(row.guest, row.ref) for row in said}
        live.be_elsewhere(await self.nodes.elsewhere(wanted))
        live.dirty = False

    async def info(self, live: Live, guest: str, brought: str | None = None) -> wire.TableInfo:
        """The table as the guest may know it, as it is on disk."""
        async with self.at(live):
            return live.info(guest, brought)

    @contextlib.asynccontextmanager
    async def at(self, live: Live) -> AsyncIterator[None]:
        """Hold the table's lock; after a write that failed or was cut off, the table is read again first."""
        if live.match.clock is not None:
            await self.keeper.sure()
        async with live.lock:
            if live.removed:
                raise no_such_table(live.match.id)
            if live.dirty:
                await self.reload(live)
            yield

    async def reload(self, live: Live) -> None:
        try:
            await self.writer.flush()
            await self._read(live, live.match.id)
        except NotFound:
            self.removed(live)
            raise
        except TradewindsError:
            raise
        except Exception as error:
            log.error("match %s cannot be read: %r", live.match.id, error)
            raise NotSaved("error-not-saved") from error
        live.tell_state()

    async def changed_elsewhere(self, match: str | None, what: str = EVERYTHING) -> None:
        """Something was written elsewhere: bring our copies up to it, and show what is new to those who are here."""
        if match is None or match.startswith(TOLD):
            self.spawn(self.sessions.changed(None if match is None else match[len(TOLD) :]), "sessions changed")
        if match is not None and match.startswith(preferences.LIKES):
            await preferences.changed_elsewhere(self, match[len(preferences.LIKES) :])
            return
        being_read = (
            list(self.loading.values()) if match is None else [self.loading[match]] if match in self.loading else []
        )
        if being_read:  # perhaps from before that was written
            await asyncio.wait(being_read)
        if what == OWED and match is not None and match not in self.lives:
            self.nodes.forget(match)
        for live in [self.lives[match]] if match in self.lives else list(self.lives.values()) if match is None else []:
            live.behind.add(what)
            if live.catching_up:
                continue
            live.catching_up = True
            try:
                async with self.at(live):
                    live.catching_up = False
                    await self.catch_up(live)
            except Exception as error:
                live.catching_up = False
                log.error("match %s cannot be brought up to date: %r", live.match.id, error)
            moves.wake_bots(live)

    def _present(self, elsewhere: dict[str, set[str]]) -> None:
        """Another server is gone, and who was connected through it."""
        for live in self.lives.values():
            if live.be_elsewhere(elsewhere.get(live.match.id, set())):
                live.tell_table()

    async def catch_up(self, live: Live) -> None:
        """Read what other servers wrote, as far as they told of it; the caller holds the lock."""
        news, live.behind = live.behind, set()
        try:
            await self._catch_up(live, news)
        except BaseException:
            live.behind |= news  # read with the next
            raise

    async def _catch_up(self, live: Live, news: AbstractSet[str]) -> None:
        moved = False
        if not news <= {LINES}:
            moved = live.be_elsewhere(await self.nodes.elsewhere(live.match.id))
        if news <= PRESENCE:
            if moved:
                live.tell_table()
            return
        seats, said = live.seats, list[Any]()
        found = await reading.read_news(self.reader, live.match.id, live.seq)
        if found is not None and (not news <= PRESENCE | {LINES} or found[0].revision != live.match.revision):
            async with self.engine.connect() as connection:
                seats = await reading.read_seats(connection, live.match.id)
                said = list(await reading.read_chat(connection, live.match.id))
        if found is None:
            self.removed(live)
            return
        match, lines = found
        begun = live.table is None and match.status != "open"
        lines_said = {entry.n: (entry.text, entry.phrase) for entry in live.chat}
        unsaid = any(lines_said.get(row.n, (row.text, row.phrase)) != (row.text, row.phrase) for row in said)
        if begun or unsaid or any(row.action == reading.CONTINUE for row in lines):
            await self.reload(live)
            return
        match.changed = lines[-1].at if lines else live.match.changed
        before = (live.seats, live.match.status, live.match.revision, live.match.again)
        seated = moved or before != (seats, match.status, match.revision, match.again)
        seated = seated or (not lines and live.match.ticks != match.ticks)
        asked = live.match.requests != match.requests
        live.match, live.seats = match, seats
        changed = live.seat_connections()
        for row in lines:
            assert live.table is not None
            moves.remember(live, row)
            live.tell_change(live.table.follow(reading.line_of(row)))
        live.told = live.seq
        if seated:
            live.tell_table()
        live.tell_state(changed)
        if asked:
            live.tell_requests()
        for row in said:
            if row.n >= live.next_chat:
                entry = reading.chat_of(row)
                live.chat.append(entry)
                live.next_chat = row.n + 1
                live.chat_refs.add((row.guest, row.ref))
                live.tell_all(wire.ChatMessage(entry))

    async def commit(self, live: Live, work: Work) -> None:
        """Put a change of this table on disk. On failure the table is as it is on disk, and the caller hears why."""
        live.dirty = True
        work.seq = live.seq
        try:
            await self.writer.write(work)
        except Conflict:
            await self.reload(live)
            raise Overtaken("error-late", {"seq": work.seq, "now": live.seq}, field="seq") from None
        except Exception as error:
            await self.reload(live)
            raise NotSaved("error-not-saved") from error
        live.dirty = False
        live.told = live.seq

    def charge(self, guest: str, address: str, size: int) -> None:
        """So many bytes are new on the disk: they are counted, so that made-up guests do not fill it."""
        self.limiter.check("shelf", address, guest, max(1, -(-size // 1024)))

    async def save(self, work: Work) -> None:
        try:
            await self.writer.write(work)
        except Exception as error:
            raise NotSaved("error-not-saved") from error

    # --- tables ------------------------------------------------------------------------------------------------

    def check_seats(self, game: Game, given: list[str], ruled: tuple[int, ...]) -> None:
        """`ruled`: the seats that the rules themselves play, as the options say."""
        for number, what in enumerate(given):
            field = f"seats.{number}"
            if what.startswith("bot:"):
                self.catalog.check_bot(game, what[4:], field)
            elif what not in ("me", "friend", "here", "rules"):
                known = "me, friend, here, bot:<name>, rules"
                raise Malformed("error-seat-kind", {"seat": what, "known": known}, field=field)
            if (what == "rules") != (number in ruled):
                raise Malformed("error-seat-rules", {"seat": number + 1, "ruled": number in ruled}, field=field)
        if given.count("me") > 1:
            raise Malformed("error-seat-me-twice", {}, field="seats")

    async def create(
        self, guest: str, asked: wire.CreateTable, start: bool = False, offer: Offer | None = None
    ) -> Live:
        """Open a table; with `start` (all seats taken) the match begins at once. `offer`: the cards asked for."""
        offer = offer or await shelf.chosen(self, guest, asked.game, asked.content, asked.pack)
        game = offer.game
        players = game.check_players(len(asked.seats))
        if asked.players is not None and asked.players != players:
            raise BadOption("error-seats-count", {"players": asked.players, "seats": players}, field="seats")
        options = game.check(players, asked.options)
        self.check_seats(game, asked.seats, game.rule_seats(players, options))
        name = clean_name(asked.name, "name")
        seats = await self.seats_for(guest, asked.seats, asked.names)
        live, work = self.lay(
            guest,
            offer,
            dict(options),
            seats,
            name,
            asked.private,
            (campaigns.begins(game, options), None),
            asked.clock,
        )
        work.statements += campaigns.begun(live)
        if start:
            self.begin(live, work)
        await self.save(work)
        self.laid(live)
        return live

    async def seats_for(self, guest: str, given: list[str], called: list[str] | None) -> list[Seat]:
        """The seats of a new table, as the guest who opens it says (`CreateTable.seats` and `names`)."""
        names = [clean_name(n, f"names.{i}") for i, n in enumerate(called or [])]
        if len(names) > len(given):
            raise Malformed("error-field-value", {"field": "names"}, field="names")
        me = await self.me(guest)
        wish = (await preferences.wishes(self, [guest])).get(guest)
        seats = []
        for number, what in enumerate(given):
            said = names[number] if number < len(names) else ""
            if what == "me":
                seats.append(Seat(number, "person", guest, said or me.name, colour=wish))
            elif what == "here":
                seats.append(Seat(number, "person", guest, said, here=True))
            elif what == "friend":
                seats.append(Seat(number, "open"))
            elif what == "rules":
                seats.append(Seat(number, "rules"))
            else:
                seats.append(Seat(number, "bot", bot=what[4:]))
        return seats

    def lay(
        self,
        host: str,
        offer: Offer,
        options: dict[str, Any],
        seats: list[Seat],
        name: str,
        private: bool,
        of: tuple[str | None, dict[str, Any] | None] = (None, None),
        clock: wire.ClockSetting | None = None,
        number: str = "",
    ) -> tuple[Live, Work]:
        """A new table, and what must be written for it; `of`: the campaign it goes on with, and from where."""
        game = offer.game
        seats = colours.dealt(game.colours(len(seats)), seats)
        match = Match(
            id=number or written(secrets.token_urlsafe(9)),
            game=game.id,
            name=name,
            players=len(seats),
            options=options,
            seed=secrets.token_hex(32),
            rules_version=game.rules_version,
            status="open",
            private=private,
            invite=new_invite(),
            host=host,
            created=now(),
            started=None,
            finished=None,
            result=None,
            requests=[],
            content=game.sha,
            campaign=of[0],
            carry=of[1],
            pack=offer.about,
            clock=clock,
        )
        match.changed = match.created
        live = Live(self)
        live.set(match, seats, None, [])
        row = {k: v for k, v in vars(match).items() if k not in ("barred", "changed")}
        row["options"], row["requests"] = msgspec.json.encode(match.options).decode(), "[]"
        for name in ("carry", "pack", "clock"):
            row[name] = None if row[name] is None else msgspec.json.encode(row[name]).decode()
        work = Work(match.id)
        if game.sha != self.catalog.game(game.id).sha:
            live.cards_held = offer
            work.statements.append(contents.keeping(self, offer))
        work.statements.append(insert(store.matches).values(row))
        work.statements.append(
            insert(store.seats).values([{"match": match.id, **msgspec.structs.asdict(s)} for s in seats])
        )
        return live, work

    def laid(self, live: Live) -> None:
        """It is on disk: from now on it can be found, and if it was started with it, bots move."""
        if live.starting is not None:
            self.begun(live)
        self._keep(live)
        moves.wake_bots(live)

    def begin(self, live: Live, work: Work, base: Base | None = None) -> None:
        """`base`: a position to begin in."""
        match = live.match
        header = replace(restore.header_of(match), base=base)
        live.starting = Table(self.catalog.game(match.game, match.content), header)
        live.starting_at = at = self.now()
        waiting, in_round = bits(live.starting.waiting()), int(live.starting.game.round_now(live.starting.state))
        work.lines.append(store.line(match.id, 0, -1, reading.START, at, waiting=waiting, in_round=in_round))
        work.statements.append(
            update(store.matches)
            .where(store.matches.c.id == match.id)
            .values(status="running", started=at, **clocks.begin(match, live.seats, live.starting, at))
        )
        work.statements.append(restore.position(self, live, live.starting))

    def begun(self, live: Live) -> None:
        match = live.match
        match.status = "running"
        match.started = match.changed = live.starting_at
        live.table, live.starting = live.starting, None

    async def start(self, guest: str, address: str, live: Live) -> None:
        async with self.at(live):
            self.check_host(live, guest)
            self.check_open(live)
            free = [s.seat for s in live.seats if s.kind == "open"]
            if free:
                raise Unready("error-seats-open", {"seats": ", ".join(str(s + 1) for s in free)})
            if not live.persons():
                self.check_bot_tables(guest, address)
                live.started_from = address
            work = Work(live.match.id)
            self.begin(live, work, await practice.base_of(self, live))
            await self.change(live, work)
            self.begun(live)
            live.tell_state()
        moves.wake_bots(live)

    def check_bot_tables(self, guest: str, address: str) -> None:
        """Bots among themselves never wait for anybody, so there are only so many such tables at a time."""
        shows = [live for live in self.lives.values() if live.match.status == "running" and not live.persons()]
        most = self.settings
        if len(shows) >= most.bot_tables:
            raise Busy("error-busy")
        if (
            sum(live.match.host == guest for live in shows) >= most.bot_tables_per_guest
            or sum(live.started_from == address for live in shows) >= most.bot_tables_per_address
        ):
            raise TooFast("error-too-many-bot-tables", {"most": most.bot_tables_per_guest})

    def begin_if_full(self, guest: str, address: str, made: Live, work: Work) -> None:
        """With nobody to wait for, a table that is laid anew starts at once."""
        if not made.persons():
            self.check_bot_tables(guest, address)
            made.started_from = address
        if all(seat.kind != "open" for seat in made.seats):
            self.begin(made, work)

    def check_host(self, live: Live, guest: str) -> None:
        if live.match.host != guest:
            raise Forbidden("error-host-only")

    async def check_over(self, live: Live, guest: str, seat: Seat | None = None) -> None:
        """The host, over a seat of another's or the whole table. At a table of a league they are a party: a member's
        seat is given away, and the table closed, by the host of the league alone."""
        self.check_host(live, guest)
        if seat is None or seat.guest not in (None, guest):
            leagues, pairings = store.leagues, store.pairings
            of = select(leagues.c.host).join(pairings, pairings.c.league == leagues.c.id)
            async with self.engine.connect() as connection:
                found = (await connection.execute(of.where(pairings.c.match == live.match.id))).scalar()
            if found not in (None, guest):
                raise Forbidden("error-league-host")

    def check_open(self, live: Live) -> None:
        if live.match.status != "open":
            raise Unready("error-started", {"status": live.match.status})

    def seat(self, live: Live, number: int) -> Seat:
        if not 0 <= number < live.match.players:
            raise NotFound("refusal-no-such-seat", {"seat": number}, field="seat")
        return live.seats[number]

    def colours(self, live: Live) -> tuple[str, ...]:
        """Those that the seats of a table can have."""
        return self.catalog.game(live.match.game).colours(live.match.players)

    async def sit(self, guest: str, live: Live, number: int, asked: wire.SitDown) -> None:
        name = clean_name(asked.name, "name")
        me = await self.me(guest)
        wish = None
        if asked.bot is None:
            wish = (await preferences.wishes(self, [guest])).get(guest)
        async with self.at(live):
            seat = self.seat(live, number)
            if asked.bot is not None:
                await self.check_over(live, guest, seat)
                self.catalog.check_bot(self.catalog.game(live.match.game), asked.bot, "bot")
            elif seat.kind == "person" and seat.guest == guest:
                return
            self.check_open(live)
            here = bool(live.seats_of(guest))
            mine = seat.kept and seat.guest == guest
            if asked.bot is None and live.match.host != guest and not mine:
                self.check_invite(live, guest, asked.invite, here)
            if seat.kind in ("person", "rules") or (seat.kind == "bot" and asked.bot is None):
                raise Unready("error-seat-taken", {"seat": number}, field="seat")
            if asked.bot is not None:
                changed = Seat(number, "bot", bot=asked.bot)
            elif mine:
                changed = Seat(number, "person", guest, seat.name if seat.here else me.name or seat.name, seat.here)
                wish = None  # it was kept with its colour
            elif seat.kept:
                raise Unready("error-seat-kept", {"seat": number, "name": seat.name}, field="seat")
            else:
                changed = Seat(number, "person", guest, name if here else name or me.name, here=here)
            await self.change(live, seats=colours.seated(self.colours(live), live.seats, changed, wish))
            live.tell_table()

    def check_invite(self, live: Live, guest: str, given: str | None, here: bool) -> None:
        """Who needs the invitation must have it: at a private table, for a second seat, after having been sent away."""
        sent_away = guest in live.match.barred
        if not (live.match.private or here or sent_away):
            return
        if not secrets.compare_digest((given or "").encode(), live.match.invite.encode()):
            if here:
                raise Forbidden("error-invite-second", field="invite")
            raise Forbidden("error-invite-wrong" if given or sent_away else "error-invite", field="invite")

    async def leave(self, guest: str, live: Live, number: int) -> None:
        """Stand up before the start, or decline; the host may also free a seat.

        Whoever is sent away needs the invitation to come back, and there is a new one.
        """
        async with self.at(live):
            seat = self.seat(live, number)
            if seat.guest != guest:
                if live.match.host != guest:
                    raise Forbidden("error-not-your-seat", {"seat": number}, field="seat")
                await self.check_over(live, guest, seat)
            self.check_open(live)
            free = Seat(number, "open", colour=seat.colour)
            if seat.kind == "rules" or seat == free:
                return
            if seat.guest is None or seat.guest == guest:
                await self.put_seat(live, free)
            else:
                barred = [*(one for one in live.match.barred if one != seat.guest), seat.guest][-MOST_BARRED:]
                await self.change(live, seats=[free], invite=new_invite(), barred=barred)
            live.tell_table()

    async def hand_over(self, guest: str, live: Live, number: int) -> None:
        """Somebody else at the table is the host from now on."""
        async with self.at(live):
            self.check_host(live, guest)
            self.check_open(live)
            seat = self.seat(live, number)
            if seat.kind != "person" or seat.guest is None:
                raise Unready("error-nobody-there", {"seat": number}, field="seat")
            await self.change(live, host=seat.guest)
            live.tell_table()

    async def close_table(self, guest: str, live: Live) -> None:
        """The host takes a table away that has not begun, with all that belongs to it."""

        async with self.at(live):
            await self.check_over(live, guest)

        def check() -> None:
            self.check_host(live, guest)
            self.check_open(live)

        await self.remove(live, check)

    async def remove(self, live: Live, check: Callable[[], None]) -> None:
        """Take a table away, unless the check, made under its lock, objects."""
        async with self.at(live):
            check()
            before_it = await self.take_away(live)
        await self.not_again(before_it)

    async def take_away(self, live: Live) -> list[str]:
        """The table with all that belongs to it; the caller holds the lock. Gives the matches it was to follow."""
        matches, match = store.matches, live.match
        gone = delete(matches).where(matches.c.id == match.id, matches.c.revision == match.revision)
        work = Work(match.id, guards=[gone])
        work.statements.append(update(matches).where(matches.c.again == match.id).values(again=None))
        work.statements += campaigns.closed(match.id, match.campaign)
        async with self.engine.connect() as connection:
            found = await connection.execute(select(matches.c.id).where(matches.c.again == match.id))
            work.also = list(found.scalars())
        await self.commit(live, work)
        self.removed(live)
        return work.also

    async def not_again(self, ids: Sequence[str]) -> None:
        """The table at which these were to be played again is gone."""
        for before in ids:
            if before in self.lives:
                async with self.at(self.lives[before]):
                    self.lives[before].match.again = None
                    self.lives[before].tell_table()

    def removed(self, live: Live) -> None:
        """The table is on disk no more."""
        live.removed = True
        self.lives.pop(live.match.id, None)
        self.nodes.forget(live.match.id)
        if live.match.status == "running":  # nobody moves the bots any more
            live.match.status = "finished"
        for connection in live.connections:
            connection.end(CLOSE_NO_TABLE, live.closing)

    async def resign(self, guest: str, address: str, live: Live, number: int) -> None:
        """Give up one's seat in the middle of a match: a bot plays on to the end."""
        async with self.at(live):
            seat = self.seat(live, number)
            if seat.guest != guest or seat.kind not in ("person", "bot"):
                raise Forbidden("error-not-your-seat", {"seat": number}, field="seat")
            table = moves.running(live)
            if seat.resigned:
                return
            if [s.seat for s in live.persons()] == [number]:
                self.check_bot_tables(guest, address)
                live.started_from = address
            bot = usual(table.game)
            about = (f"undo:{number}", f"bot:{number}")
            kept = [r for r in live.match.requests if r.by != number and r.what not in about]
            asked = kept != live.match.requests
            changed = msgspec.structs.replace(seat, kind="bot", bot=bot, stands_in=False)
            others = await self.change(live, seats=[changed], requests=kept)
            live.tell_table()
            live.tell_state(others)
            if asked:
                live.tell_requests()
            await moves.settle(live)
        moves.wake_bots(live)

    async def again(self, guest: str, address: str, live: Live) -> Live:
        """The same game once more: same options, people and bots, everybody one seat on; others' seats are kept.

        However many ask for it at once, there is one such table.
        """
        async with self.at(live):
            match = live.match
            if match.status != "finished":
                raise Unready("error-not-finished", {"status": match.status})
            if match.host != guest and not live.seats_of(guest):
                raise Forbidden("error-not-seated")
            if match.campaign is not None:
                return await campaigns.go_on(self, guest, address, match.campaign, wire.GoOn(private=match.private))
            if match.again is not None:
                with contextlib.suppress(NotFound):
                    return await self.find(match.again)
            offer = replace(live.cards_held or self.catalog.box(match.game), about=match.pack)
            options = offer.game.check(match.players, match.options)
            seats = moved_on(seats_again(live.seats, guest))
            made, work = self.lay(guest, offer, dict(options), seats, match.name, match.private, clock=match.clock)
            self.begin_if_full(guest, address, made, work)
            work.also = [match.id]
            self._guard(live, work, again=made.match.id)
            await self.commit(live, work)
            match.again, match.revision = made.match.id, match.revision + 1
            self.laid(made)
            live.tell_table()
            return made

    async def put_away(self, guest: str, live: Live, away: bool) -> None:
        """Out of this guest's lists, or back: a table that is over, or one where they do not play."""
        async with self.at(live):
            if away and live.match.status != "finished" and (live.match.status == "open" or live.seats_of(guest)):
                raise Unready("error-still-playing")
        table = store.away
        dialect: Any = postgresql if self.engine.dialect.name == "postgresql" else sqlite
        done = dialect.insert(table).values(guest=guest, match=live.match.id).on_conflict_do_nothing()
        if not away:
            done = delete(table).where(table.c.guest == guest, table.c.match == live.match.id)
        await self.save(Work("", statements=[done]))

    # --- changing ----------------------------------------------------------------------------------------------

    def _guard(self, live: Live, work: Work, **values: Any) -> None:
        """The work is done only if nobody else has changed the match's row in the meantime."""
        matches, match = store.matches, live.match
        row = {name: value if name in PLAIN else msgspec.json.encode(value).decode() for name, value in values.items()}
        work.guards.append(
            update(matches)
            .where(matches.c.id == match.id, matches.c.revision == match.revision)
            .values(revision=match.revision + 1, **row)
        )

    async def change(
        self,
        live: Live,
        work: Work | None = None,
        seats: Sequence[Seat] = (),
        *,
        host: str | None = None,
        invite: str | None = None,
        barred: list[str] | None = None,
        requests: list[Pending] | None = None,
        silenced: bool | None = None,
    ) -> list[Connection]:
        """Write a change of seats or of the match's row, and whatever belongs to it; the caller holds the lock.

        Gives the connections that look through other eyes now.
        """
        work = work or Work(live.match.id)
        given = {"host": host, "invite": invite, "barred": barred, "requests": requests, "silenced": silenced}
        values = {name: value for name, value in given.items() if value is not None}
        self._guard(live, work, **values)
        clocks.reseated(live, work, seats, self.now())
        table = store.seats
        for seat in seats:
            row = msgspec.structs.asdict(seat)
            where = (table.c.match == live.match.id, table.c.seat == row.pop("seat"))
            work.statements.append(update(table).where(*where).values(row))
        await self.commit(live, work)
        live.match.revision += 1
        for name, value in values.items():
            setattr(live.match, name, value)
        for seat in seats:
            live.seats[seat.seat] = seat
        return live.seat_connections()

    async def put_seat(self, live: Live, seat: Seat) -> None:
        """Write one seat; the caller holds the lock."""
        await self.change(live, seats=[seat])

    # --- lists and people --------------------------------------------------------------------------------------

    async def list(
        self, which: str, guest: str, address: str, before: tuple[int, str] | None, limit: int
    ) -> list[wire.TableInfo]:
        async with self.turns.of(address), self.engine.connect() as connection:
            infos = await reading.read_list(connection, which, guest, before, limit, self.now())
        found = []
        for info in infos:
            live = self.lives.get(info.id)
            if live is not None and not live.dirty:
                info = msgspec.structs.replace(live.info(guest), colours=[])
            found.append(info)
        return found

    async def me(self, guest: str) -> wire.Me:
        table = store.guests
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(table).where(table.c.id == guest))).first()
        return wire.Me(guest, row.name, row.language) if row is not None else wire.Me(guest, "", None)

    async def change_me(self, guest: str, asked: wire.ChangeMe) -> wire.Me:
        me = await self.me(guest)
        if asked.name is not msgspec.UNSET:
            me.name = clean_name(asked.name, "name")
        if asked.language is not msgspec.UNSET:
            me.language = asked.language
        dialect: Any = postgresql if self.engine.dialect.name == "postgresql" else sqlite
        values = {"name": me.name, "language": me.language}
        upsert = (
            dialect.insert(store.guests)
            .values(id=guest, created=now(), **values)
            .on_conflict_do_update(index_elements=["id"], set_=values)
        )
        seats = store.seats
        rename = (
            update(seats)
            .where(seats.c.guest == guest, seats.c.here.is_(False), seats.c.kind == "person")
            .values(name=me.name)
        )
        renamed = asked.name is not msgspec.UNSET
        work = Work("", statements=[upsert, rename] if renamed else [upsert])
        if renamed and self.nodes.channel is not None:
            work.statements.append(store.tell_tables_of(guest, self.nodes.channel))
        await self.save(work)
        if asked.language is not msgspec.UNSET:
            await preferences.change(self, guest, ChangeSettings(Preferences(lang=asked.language)))
        for live in self.lives.values() if renamed else ():
            mine = [s for s in live.seats if s.kind == "person" and s.guest == guest and not s.here]
            for seat in mine:
                seat.name = me.name
            if mine:
                live.tell_table()
        return me
