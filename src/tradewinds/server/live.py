"""A table in memory while somebody is at it: who sits where, who looks on, and the match itself.

Everything that changes a table happens under its lock, in three steps: try it on the match in memory, write it, and
only when it is on disk acknowledge and show it. When the writing fails, the table is read again from disk.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw, Struct

from tradewinds.kernel.chance import commitment
from tradewinds.kernel.errors import TradewindsError
from tradewinds.play.table import Change, Table, Undo, fact_line, secret_salt
from tradewinds.server import clocks, wire
from tradewinds.server.catalog import Offer
from tradewinds.server.guests import Who
from tradewinds.server.limits import Holding, Ledger
from tradewinds.server.prefwire import Pace

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

log = logging.getLogger("tradewinds.server")
encode = msgspec.json.Encoder().encode
PRESENCE_TOLD = 0.25
"""Seconds after which the others hear how many look on: hundreds who come at once are told of once."""
PACES: dict[Pace, float] = {"quick": 0.25, "normal": 1.0, "calm": 2.5}
"""How much of the operator's pause (`Settings.bot_pause`) a bot makes before it moves."""
PING_GAP = 1.0
"""Seconds from one ping to the next that counts against no limit."""


class Seat(Struct):
    seat: int
    kind: wire.SeatKind
    guest: str | None = None
    """Who sits there; of a bot's seat, who has given it up; of a free one, whom it is kept for."""
    name: str = ""
    here: bool = False
    """One more person at the screen of a guest who sits already."""
    bot: str | None = None
    stands_in: bool = False
    colour: str | None = None
    """Null in tables that are older than colours: the seat's usual one."""

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.stands_in

    @property
    def resigned(self) -> bool:
        """Whose person has left for good."""
        return self.kind == "bot" and self.guest is not None

    @property
    def kept(self) -> bool:
        return self.kind == "open" and self.guest is not None

    @property
    def recorded(self) -> str:
        """Who played, for the record: a name, a bot, one after the other, or the rules."""
        if self.kind == "rules":
            return "rules"
        bot = f"bot:{self.bot}" if self.bot else ""
        if self.resigned or self.stands_in:
            return f"{self.name} → {bot}".strip()
        return self.name or bot

    @property
    def played_by_person(self) -> bool:
        return self.kind == "person" and not self.stands_in


def seats_again(seats: Sequence[Seat], guest: str) -> list[Seat]:
    """The seats for the same match once more: the one who lays the table sits, the others' seats are kept."""
    made = []
    for seat in seats:
        if seat.kind == "person" and seat.guest == guest:
            made.append(Seat(seat.seat, "person", guest, seat.name, seat.here, colour=seat.colour))
        elif seat.kind == "person" and seat.guest is None:
            made.append(Seat(seat.seat, "open", colour=seat.colour))
        elif seat.kind == "person":
            made.append(Seat(seat.seat, "open", seat.guest, seat.name, seat.here, colour=seat.colour))
        else:
            made.append(Seat(seat.seat, seat.kind, bot=seat.bot, colour=seat.colour))
    return made


def moved_on(seats: Sequence[Seat]) -> list[Seat]:
    """Everybody moves on by one seat, past those that the rules play: who began is last the next time."""
    free = [seat.seat for seat in seats if seat.kind != "rules"]
    to = dict(zip(free, [free[-1], *free[:-1]], strict=True)) if free else {}
    moved = [msgspec.structs.replace(seat, seat=to.get(seat.seat, seat.seat)) for seat in seats]
    return sorted(moved, key=lambda seat: seat.seat)


class Pending(Struct):
    """A request that waits for the others' answers; kept in the match's row."""

    what: str
    by: int
    args: dict[str, Any]
    agreed: list[int]
    back_to: int = -1
    seq: int = -1
    """To take back: the position it was asked at. When the table moves on, it is void."""


class Continued(Struct):
    """A match that could not be replayed under the rules it began with went on from a saved position."""

    seq: int
    """The line of the log with which it went on."""
    version: int
    """Of the rules until then."""
    lost: int
    """Lines behind the saved position that could not be kept."""
    practice: bool = False
    """It began there, in a position in which a card can be tried out or another match is played on."""
    of: str = ""
    """That other match."""


@dataclass
class Match:
    """The row of a match."""

    id: str
    game: str
    name: str
    players: int
    options: dict[str, Any]
    seed: str
    rules_version: int
    status: wire.Status
    private: bool
    invite: str
    host: str
    created: int
    started: int | None
    finished: int | None
    result: list[wire.Score] | None
    requests: list[Pending]
    continued: Continued | None = None
    revision: int = 0
    """Grows with every change of seats or status: two servers never both change what they have seen."""
    barred: list[str] = field(default_factory=list)
    """Guests whom the host has sent away: they need the new invitation, even at a public table."""
    again: str | None = None
    """The table at which the match is played again."""
    changed: int = 0
    content: str = ""
    """The fingerprint of its cards."""
    campaign: str | None = None
    """The campaign that it is a match of."""
    carry: dict[str, Any] | None = None
    """What the match before it in the campaign has handed on."""
    pack: wire.PackAbout | None = None
    """What the pack says of itself that it is played with."""
    silenced: bool = False
    """The host wants no texts."""
    clock: wire.ClockSetting | None = None
    times: clocks.Times | None = None
    since: int | None = None
    """The moment that `times` tells of."""
    ticks: int = 0
    """Grows with every such moment: two servers never both go on from the same one."""
    brought: bool = False
    """It was played elsewhere; its record was brought along."""


class Connection:
    """One websocket at one table. What it is sent waits in its outbox, so that a slow reader holds nobody up."""

    MOST_WAITING = 500
    """Messages."""

    def __init__(
        self,
        guest: str,
        address: str = "",
        ledger: Ledger | None = None,
        most: int = 1024 * 1024,
        abort: Callable[[], object] = lambda: None,
        session: str = "",
    ) -> None:
        self.guest = guest
        self.session = session
        self.ledger = ledger or Ledger(2 * most)
        self.holding = Holding(address, self.cut)
        """The bytes that wait for this reader, counted among everybody's."""
        self.most = most
        self.abort = abort
        self.seats: tuple[int, ...] = ()
        self.pace: Pace = "normal"
        self.pinged = float("-inf")
        self.outbox: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.closed = False
        self.farewell: tuple[int, str] | None = None
        """With which code and reason it is closed, once everything before has been sent."""
        self.counted = False
        """Other servers know that this guest is here."""
        self.idle = False
        """Nobody has looked at the page for a while."""
        self.idling: asyncio.TimerHandle | None = None

    @property
    def who(self) -> Who:
        return Who(self.guest, self.session)

    def send(self, message: bytes) -> None:
        if self.closed:
            return
        if self.outbox and (len(self.outbox) >= self.MOST_WAITING or self.holding.size + len(message) > self.most):
            self.cut()  # too slow: it may come back and say hello
            return
        self.outbox.append(message)
        self.ledger.add(self.holding, len(message))
        self.wake.set()

    def may_ping(self) -> bool:
        """Whether a ping is no sooner than it need be."""
        at = time.monotonic()
        if at - self.pinged < PING_GAP:
            return False
        self.pinged = at
        return True

    def sent(self, message: bytes) -> None:
        """The reader has taken it."""
        self.ledger.remove(self.holding, len(message))

    def cut(self) -> None:
        self.close()
        self.abort()

    def end(self, code: int, reason: str) -> None:
        self.farewell = (code, reason)
        self.wake.set()

    def forget_timer(self) -> None:
        if self.idling is not None:
            self.idling.cancel()
            self.idling = None

    def close(self) -> None:
        """Nothing is sent any more, and nothing is kept."""
        self.closed = True
        self.forget_timer()
        self.outbox.clear()
        self.ledger.close(self.holding)


class Live:
    ON_THE_WAY = 5.0
    match: Match
    seats: list[Seat]
    table: Table | None
    """None until the match has started."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.lock = asyncio.Lock()
        self.cards_held: Offer | None = None
        """The cards of a match that is not played with the box's: held, they stay at hand."""
        self.connections: set[Connection] = set()
        self.elsewhere: AbstractSet[str] = frozenset()
        """Guests who are at this table through other servers."""
        self.sockets = 0
        """Open websockets, also those that have not said hello yet."""
        self.bot_task: asyncio.Task[None] | None = None
        self.spoilt = False
        """It was written down that the match is not rated."""
        self.removed = False
        """The host has closed the table; it is on disk no more."""
        self.closing = "error-table-closed"
        """What those who are here are told when it is."""
        self.started_from = ""
        """Where from, of a table of bots only: so that one address does not start too many."""
        self.last_seen: dict[str, float] = {}
        self.loaded = self.touched = time.monotonic()
        self.starting: Table | None = None
        self.starting_at = 0
        """The match about to start, and when, while its start is being written."""
        self.behind: set[str] = set()
        """What other servers have told of that we have not read yet."""
        self.catching_up = False
        """Somebody waits for the table to read it."""
        self.saved = -1
        """The sequence number of the position that was saved last."""
        self.told = 0
        """The sequence number of the newest line that is on disk: people hear of no other."""
        self.dirty = False
        """A write is under way, or its outcome is unknown."""
        self.refs: dict[tuple[str, str], tuple[int, str]] = {}
        """(guest, ref) of every acknowledged line: its sequence number and what it was."""
        self.chat_refs: set[tuple[str, str]] = set()
        self._telling: asyncio.TimerHandle | None = None

    def set(self, match: Match, seats: list[Seat], table: Table | None, chat: list[wire.ChatEntry]) -> None:
        """What was read from disk."""
        self.match = match
        self.seats = seats
        self.table = table
        self.told = self.seq
        self.chat: deque[wire.ChatEntry] = deque(chat, maxlen=200)
        self.next_chat = chat[-1].n + 1 if chat else 0
        self._views: dict[int | None, Raw] = {}
        self._public_facts: list[Raw] = []
        self.seat_connections()

    def seat_connections(self) -> list[Connection]:
        """After a change of seats: whose eyes each connection has; those that have others now."""
        changed = []
        for connection in self.connections:
            seats = self.seats_of(connection.guest)
            if seats != connection.seats:
                connection.seats = seats
                changed.append(connection)
        return changed

    # --- who is who --------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return self.table.seq if self.table is not None else 0

    def salt(self, purpose: str) -> str:
        """For the chance of bots and hints: out of the seed, so that nobody at the table can compute what they do."""
        return secret_salt(self.match.seed, purpose)

    def seats_of(self, guest: str) -> tuple[int, ...]:
        return tuple(s.seat for s in self.seats if s.kind == "person" and s.guest == guest)

    def concerns(self, guest: str) -> bool:
        """Whether the guest is told more than any onlooker: sits here or did, is invited, or has opened the table."""
        return guest == self.match.host or any(seat.guest == guest for seat in self.seats)

    def persons(self) -> list[Seat]:
        """The seats that people play themselves."""
        return [s for s in self.seats if s.played_by_person]

    def connected(self, guest: str | None) -> bool:
        """Whether they are here, at any server, and look."""
        return guest in self.elsewhere or any(c.guest == guest and not c.idle for c in self.connections)

    def be_elsewhere(self, guests: AbstractSet[str]) -> bool:
        """These are at the table through other servers; whether that is news."""
        before, self.elsewhere = self.elsewhere, guests
        for guest in before - guests:
            self.last_seen[guest] = time.monotonic()
        return before != guests

    def abandoned(self, seat: Seat) -> bool:
        """Nobody has been there for a while."""
        if seat.guest is None or self.connected(seat.guest):
            return False
        since = self.last_seen.get(seat.guest, self.loaded)
        return time.monotonic() - since >= self.hall.settings.abandoned_after

    def watched(self) -> bool:
        """Somebody looks on, or was here a moment ago and may be on the way from one page to the next."""
        return bool(self.connections) or time.monotonic() - self.touched < self.ON_THE_WAY

    def pause(self) -> float:
        """Seconds before a bot moves: as those wish who play and look on; of several, the one who wants most time.

        Onlookers are asked only where no player looks on. What people on other servers wish is not known here.
        """
        if not self.watched():
            return 0.0
        looking = [c for c in self.connections if c.seats] or list(self.connections)
        wishes = [PACES[connection.pace] for connection in looking]
        if self.elsewhere or not wishes:
            wishes.append(PACES["normal"])
        return self.hall.settings.bot_pause * max(wishes)

    def waiting(self) -> list[int]:
        return self.table.waiting() if self.table is not None else []

    def away(self, connection: Connection) -> None:
        """Nobody is there any more, or nobody looks."""
        self.last_seen[connection.guest] = time.monotonic()
        if connection.counted and not self.hall.stopping:
            connection.counted = False
            self.hall.spawn(self.hall.nodes.leave(self.match.id, connection.guest), "leave")

    def gone(self, connection: Connection) -> None:
        self.touched = time.monotonic()
        if not connection.idle:
            self.away(connection)
        if connection in self.connections:
            self.connections.discard(connection)
            self.tell_presence(connection)

    # --- telling -----------------------------------------------------------------------------------------------

    def cards(self) -> bytes:
        """The data of the match's cards, for a worker that does not know them; empty for the box's."""
        return self.hall.catalog.packed(self.match.game, self.match.content)

    @property
    def round(self) -> int:
        return 0 if self.table is None else int(self.table.game.round_now(self.table.state))

    def info(self, guest: str, brought: str | None = None) -> wire.TableInfo:
        """The table as one guest may know it; `brought`: the invitation they came with."""
        return table_info(
            self.match,
            self.seats,
            guest,
            seq=self.seq,
            waiting=self.waiting(),
            connected={connection.guest for connection in self.connections if not connection.idle} | self.elsewhere,
            spectators=sum(1 for connection in self.connections if not connection.seats),
            known=self.hall.catalog.game(self.match.game).rules_version,
            in_round=self.round,
            brought=brought,
            colours=self.hall.colours(self) if self.match.status == "open" else (),
            at=self.hall.now(),
        )

    def requests(self) -> list[wire.Request]:
        return [wire.Request(r.what, r.by, r.args, r.agreed, self.missing(r)) for r in self.match.requests]

    def lapsed(self) -> list[Pending]:
        """Requests to take back from a position that has passed."""
        return [r for r in self.match.requests if r.what.startswith("undo:") and r.seq != self.seq]

    def undo(self, seat: int) -> Undo:
        """What the seat could take back now; among bots, who agree to everything, all of it at once."""
        assert self.table is not None
        found = self.table.undo(seat)
        if found.ask and all(s.seat == seat for s in self.persons()):
            return Undo(True, False, "undo-back-since", {}, found.back_to)
        return found

    def missing(self, request: Pending) -> list[int]:
        """Whose answer a request still waits for: every person's; for a bot or a pause everybody's who is there."""
        seats = self.persons()
        if request.what.startswith("pause:"):
            seats = [s for s in seats if not self.abandoned(s)]
        if request.what.startswith("bot:"):
            target = request.args["seat"]
            seats = [s for s in seats if s.seat != target and not self.abandoned(s)]
        return [s.seat for s in seats if s.seat not in request.agreed]

    def view(self, seat: int | None) -> Raw:
        """The view, encoded once for everybody with the same eyes."""
        found = self._views.get(seat)
        if found is None:
            assert self.table is not None
            found = self._views[seat] = Raw(encode(self.table.view(seat)))
        return found

    def facts(self, seats: Sequence[int], start: int) -> list[Raw]:
        """The facts from `start` on, as the holder of these seats may know them."""
        assert self.table is not None
        facts = self.table.facts
        public = self._public_facts
        for index in range(len(public), len(facts)):
            public.append(Raw(encode(fact_line(facts[index], index, ()))))
        return [
            Raw(encode(fact_line(facts[index], index, seats))) if seats and facts[index].knowers else public[index]
            for index in range(start, len(facts))
        ]

    def seat_now(self, seat: int) -> wire.SeatNow:
        assert self.table is not None
        undo = undo_info(self.undo(seat))
        prompt = self.table.prompt(seat)
        if prompt is None:
            return wire.SeatNow(seat, self.view(seat), None, undo)
        prompt["undo"] = undo
        return wire.SeatNow(seat, self.view(seat), Raw(encode(prompt)), undo)

    def seats_now(self, seats: Sequence[int]) -> tuple[list[wire.SeatNow], wire.SpectatorNow | None]:
        if self.table is None:
            return [], None
        if not seats:
            return [], wire.SpectatorNow(self.view(None))
        return [self.seat_now(seat) for seat in seats], None

    def state_message(self, connection: Connection, have: int = 0, facts: int = 0) -> bytes:
        """Everything this connection may see; of the facts only those it does not hold already."""
        seats, spectator = self.seats_now(connection.seats)
        start = 0
        if self.table is not None and have <= self.seq:
            start = self.table.facts_valid(have, facts)
        return encode(
            wire.StateMessage(
                seq=self.seq,
                table=self.info(connection.guest),
                seats=seats,
                spectator=spectator,
                facts=self.facts(connection.seats, start) if self.table is not None else [],
                facts_from=start,
                chat=list(self.chat),
                requests=self.requests(),
            )
        )

    def tell_all(self, message: Struct) -> None:
        """The same to everybody, encoded once."""
        if self.connections:
            encoded = encode(message)
            for connection in self.connections:
                connection.send(encoded)

    def tell_table(self) -> None:
        """Seats, names, connections or status changed. Encoded once for all who only look on."""
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        onlookers: bytes | None = None
        for connection in self.connections:
            if self.concerns(connection.guest):
                connection.send(encode(wire.TableMessage(self.info(connection.guest))))
                continue
            if onlookers is None:
                onlookers = encode(wire.TableMessage(self.info(connection.guest)))
            connection.send(onlookers)

    def tell_presence(self, connection: Connection) -> None:
        """Somebody came or went: a person of the table is told at once, of onlookers only how many, now and then."""
        if connection.seats and not self.dirty:
            self.tell_table()
        elif self._telling is None and not self.hall.stopping:
            self._telling = asyncio.get_running_loop().call_later(PRESENCE_TOLD, self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling = None
        if not self.dirty:
            self.tell_table()
        elif not self.hall.stopping:
            # What is in memory is not on disk yet, or never will be.
            self._telling = asyncio.get_running_loop().call_later(PRESENCE_TOLD, self._tell_presence)

    def tell_state(self, to: Iterable[Connection] | None = None) -> None:
        for connection in self.connections if to is None else to:
            connection.send(self.state_message(connection))

    def tell_requests(self) -> None:
        self.tell_all(wire.RequestsMessage(self.requests()))

    def forget_views(self) -> None:
        self._views.clear()

    def tell_change(self, change: Change) -> None:
        """Show what a line of the log did: views are made for those eyes only that look on."""
        self.forget_views()
        if change.rewound:
            del self._public_facts[change.facts_from :]
            self.tell_all(wire.RewoundMessage(change.by, change.seq, change.facts_from))
            for connection in self.connections:
                connection.send(self.state_message(connection, change.seq, change.facts_from))
            return
        waiting = self.waiting()
        requests = self.requests()
        time_now = clocks.info(self.match, self.seats, self.hall.now())
        made: dict[tuple[int, ...], bytes] = {}
        for connection in self.connections:
            message = made.get(connection.seats)
            if message is None:
                seats, spectator = self.seats_now(connection.seats)
                message = made[connection.seats] = encode(
                    wire.UpdateMessage(
                        seq=change.seq,
                        waiting=waiting,
                        seats=seats,
                        spectator=spectator,
                        facts=self.facts(connection.seats, change.facts_from),
                        facts_from=change.facts_from,
                        requests=requests,
                        time=time_now,
                    )
                )
            connection.send(message)


def table_info(
    match: Match,
    seats: Sequence[Seat],
    guest: str,
    *,
    seq: int,
    waiting: list[int],
    connected: AbstractSet[str] = frozenset(),
    spectators: int = 0,
    known: int | None = None,
    in_round: int = 0,
    brought: str | None = None,
    colours: Sequence[str] = (),
    at: int,
) -> wire.TableInfo:
    """A table as one guest may know it."""
    you = [s.seat for s in seats if s.kind == "person" and s.guest == guest]
    invited = brought is not None and secrets.compare_digest(brought.encode(), match.invite.encode())
    concerned = match.host == guest or any(s.guest == guest for s in seats)
    return wire.TableInfo(
        id=match.id,
        game=match.game,
        name=match.name,
        players=match.players,
        options=match.options,
        status=match.status,
        private=match.private,
        host=match.host == guest,
        you=you,
        invited=[s.seat for s in seats if s.kept and s.guest == guest],
        seats=[
            wire.SeatInfo(
                seat=s.seat,
                kind=s.kind,
                name=s.name,
                bot=s.bot,
                you=s.seat in you,
                connected=s.kind in ("bot", "rules") or s.guest in connected,
                stands_in=s.stands_in,
                resigned=s.resigned,
                kept=s.kept,
                colour=s.colour,
            )
            for s in seats
        ],
        seq=seq,
        waiting=waiting,
        commitment=commitment(match.seed),
        seed=match.seed if match.status == "finished" else None,
        rules_version=match.rules_version,
        # At a public table nobody is told who did not bring it: it is good for a second seat.
        invite=match.invite if match.host == guest or (you and match.private) or invited else None,
        created=match.created,
        started=match.started,
        changed=match.changed,
        finished=match.finished,
        result=match.result,
        spectators=spectators,
        notice=notice(match, match.rules_version if known is None else known),
        round=in_round,
        again=match.again if concerned else None,
        content=match.content,
        pack=match.pack,
        campaign=match.campaign if concerned else None,
        silenced=match.silenced,
        clock=match.clock,
        time=clocks.info(match, seats, at),
        colours=list(colours),
    )


def notice(match: Match, known: int) -> wire.Notice | None:
    """What everybody should know: `known` is the version of the rules that new matches have."""
    if match.brought:
        return wire.Notice("notice-brought", {})
    if match.continued is not None and match.continued.practice:
        return wire.Notice("notice-played-on" if match.continued.of else "notice-practice", {})
    if match.continued is not None:
        told = {"from": match.continued.version, "to": match.rules_version, "lost": match.continued.lost}
        return wire.Notice("notice-rules-changed", told)
    if match.status == "running" and match.rules_version != known:
        return wire.Notice("notice-rules-kept", {"version": match.rules_version, "known": known})
    return None


def undo_info(undo: Undo) -> wire.UndoInfo:
    return wire.UndoInfo(undo.can, undo.ask, undo.key, undo.args)


def bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def refused(error: TradewindsError, ref: str | None, seq: int) -> bytes:
    return encode(wire.RefusedMessage(ref, error.key, dict(error.params), error.rule or None, error.field or None, seq))
