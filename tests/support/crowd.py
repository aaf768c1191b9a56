"""A crowd at tables of all games: people who think as long as people do, look at the clock, and come back.

Everybody has an address of their own. Half of the tables have bots, one or two of them; all have clocks, of four kinds,
some of which run out. Whoever finds a bot in their seat takes it back.

What a person is told about their own time is compared with their own reckoning, message by message and over every
interruption (`drifts`), and when time is over, with the moment at which it had to be (`zeros`).
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.support.fleet import Chair, Clocks, Fleet, Message, Player
from tests.support.lines import Caller, Line, Refused
from tradewinds import games

CLOCKS: tuple[dict[str, Any], ...] = (
    {"kind": "bank", "seconds": 600, "increment": 15, "at_zero": "bot"},
    {"kind": "decision", "seconds": 60, "at_zero": "pass"},
    {"kind": "bank", "seconds": 45, "increment": 8, "at_zero": "bot"},
    {"kind": "decision", "seconds": 60, "at_zero": "bot"},
)
ZERO = ("bot", "pass", "decided")
"""What may have happened when somebody's time was over."""
LONGEST_DOZE = 90.0
"""Seconds: who has more time left does not sleep it away."""
AT_ONCE = 4
"""Tables that are being opened."""
QUIET = "steady"
"""The phase in which nothing is done to the servers."""


def percentile(values: Sequence[float], p: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * p / 100))] if ordered else 0.0


@dataclass
class Zero:
    """Somebody's time was over."""

    phase: str
    what: str
    early: float
    """Seconds from the moment that the server gives for it to the one that the person expected; below 0: late."""
    told: float | None
    """Seconds from the expected moment to the one at which the person heard of it; None: they were away."""


@dataclass
class Seen:
    """What the crowd has measured, by phase."""

    trips: dict[str, list[float]] = field(default_factory=dict)
    """Seconds from sending a decision to hearing that it is kept, also when it had to be sent again."""
    resent: Counter[str] = field(default_factory=Counter)
    drifts: dict[str, list[float]] = field(default_factory=dict)
    """Seconds by which a clock that was told differs from the person's own reckoning."""
    zeros: list[Zero] = field(default_factory=list)
    waits: dict[str, dict[str, float]] = field(default_factory=dict)
    """The longest that anybody waited: to be `back` after their server was hit, or for `bots`."""
    returns: int = 0
    """Seats taken back from bots."""

    def waited(self, phase: str, what: str, seconds: float) -> None:
        found = self.waits.setdefault(phase, {})
        found[what] = max(found.get(what, 0.0), seconds)


class Regular(Player):
    """Somebody who plays with a clock."""

    fleet: Crowd

    def __init__(self, *given: Any, clock: dict[str, Any]) -> None:
        super().__init__(*given)
        self.clock = clock
        self.chairs: list[Chair] = []
        self.stood_in = False
        """A bot plays in this seat."""
        self.left: float | None = None
        """Seconds, as told last; None: not known what they must be now."""
        self.left_at = 0.0
        self.running = False
        self.zero: float | None = None
        """When the time must be over."""
        self.answers = 0
        """Decisions acknowledged since."""
        self.events: int | None = None
        """The number of the newest event that was told."""
        self.away = True
        """The line was lost since it was told how much time is left."""
        self.bots_since: float | None = None
        """Since when only bots owe a decision."""
        self.cut_at: float | None = None
        """When this person's server was hit."""

    def owes(self) -> bool:
        return self.stood_in or bool(self.options)

    async def decide(self, ws: Line) -> None:
        crowd = self.fleet
        seconds = min(self.dice.expovariate(1 / crowd.think), 5 * crowd.think)
        if self.zero is not None and self.dice.random() < crowd.doze:
            until = self.zero - time.time() + 2
            seconds = max(seconds, until) if until < LONGEST_DOZE else seconds
        await asyncio.sleep(seconds)
        if self.pending is not None:
            return
        if self.stood_in:
            self.say(ws, {"t": "return"})
        elif self.options:
            action = self.dice.choice(self.options)
            self.options = []
            self.say(ws, {"t": "play", "seq": self.seq, "action": action})

    def hear(self, message: Message) -> None:
        at, mine = time.time(), self.pending is not None and message.ref == self.pending["ref"]
        if mine and message.t == "ok" and self.pending is not None and self.pending["t"] == "return":
            self.pending, self.stood_in, self.left = None, False, None
            self.options = list(self.shown)
            self.fleet.seen.returns += 1
            return
        known = len(self.acknowledged)
        super().hear(message)
        self.answers += len(self.acknowledged) - known
        if mine and message.key == "error-bot-plays":
            self.stood_in = True
        about, stood_in = message.table, self.stood_in
        if about is not None:
            self.chairs, self.stood_in = about.seats, about.seats[self.seat].stands_in
            if not self.only_bots(about.waiting):  # whoever takes a seat back from a bot owes its decision
                self.bots_since = None
        if message.t == "state" and self.cut_at is not None:
            self.fleet.waited("back", time.perf_counter() - self.cut_at)
            self.cut_at = None
        if message.t in ("state", "update"):
            self.wait_for_bots(message, about.waiting if about is not None else message.waiting)
        told = message.time or (about.time if about is not None else None)
        if told is not None:
            if stood_in != self.stood_in:
                self.left = None  # who comes back is given a moment
            self.look_at_clock(told, at, message.t == "state")

    def wait_for_bots(self, message: Message, waiting: list[int]) -> None:
        at = time.perf_counter()
        if message.t == "update" and self.bots_since is not None:
            self.fleet.waited("bots", at - max(self.bots_since, self.fleet.changed_at))
        self.bots_since = at if self.only_bots(waiting) else None

    def only_bots(self, waiting: list[int]) -> bool:
        chairs = [self.chairs[seat] for seat in waiting] if self.chairs else []
        return bool(chairs) and all(one.kind == "bot" or one.stands_in for one in chairs)

    def rest(self, at: float) -> float:
        """What must be left at a moment, by what was told last."""
        return max(0.0, (self.left or 0.0) - (max(0.0, at - self.left_at) if self.running else 0.0))

    def look_at_clock(self, told: Clocks, at: float, anew: bool) -> None:
        """`anew`: with a whole state, after which nobody can tell how long it was on its way."""
        seen, phase = self.fleet.seen, self.fleet.phase
        self.away = self.away or anew
        news = [] if self.events is None else [one for one in told.events if one.n > (self.events or 0)]
        self.events = told.events[-1].n if told.events else 0
        over = [one for one in news if one.seat == self.seat and one.what in ZERO]
        for event in over[:1] if self.zero is not None else []:
            assert self.zero is not None
            seen.zeros.append(
                Zero(phase, event.what, self.zero - event.at / 1000, None if self.away else at - self.zero)
            )
        ms = told.left[self.seat]
        left = None if ms is None else ms / 1000
        if left is not None and self.left is not None and not over and not self.stood_in:
            rest = self.rest(at)
            # What was sent before the line was lost may have stopped the clock at any moment since.
            sent = at - (time.perf_counter() - self.sent_at)
            slack = self.rest(sent) - rest if anew and self.pending is not None else 0.0
            allowed = [rest]
            if self.clock["kind"] == "bank":  # an answer of several steps earns once, at its end
                most = self.answers + (self.pending is not None)  # it may have been kept before the line was lost
                allowed += [rest + n * self.clock["increment"] for n in range(1, most + 1)]
            else:
                allowed.append(float(self.clock["seconds"]))
            off = (left - min(max(left, one), one + slack) for one in allowed)
            seen.drifts.setdefault(phase, []).append(min(off, key=abs))
        ran, self.running = self.running, self.seat in told.running
        if not self.running or left is None:
            self.zero = None
        elif left > 0 or not ran or self.zero is None:
            self.zero = at + left
        self.left, self.left_at, self.answers = left, at, 0
        if self.zero is not None and left:
            self.away = False


class Crowd(Fleet):
    """All of them, at as many tables as there should be, whatever ends."""

    def __init__(
        self,
        bases: list[str],
        tables: int,
        think: float = 15.0,
        clocks: Sequence[dict[str, Any]] = CLOCKS,
        doze: float = 0.01,
        seed: int = 1,
    ) -> None:
        super().__init__(bases, "all", tables, think, seed)
        self.patience = 120.0
        self.clocks = clocks
        self.doze = doze
        """In how many of their decisions people forget the time."""
        self.laid = 0
        self.seen = Seen()
        self.phases: list[tuple[float, str]] = [(0.0, "opening")]

    # --- phases ------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return self.phases[-1][1]

    @property
    def changed_at(self) -> float:
        """When the phase began."""
        return self.phases[-1][0]

    def enter(self, phase: str, node: int | None = None) -> None:
        """A phase begins, with a blow to a server or without."""
        at = time.perf_counter()
        self.phases.append((at, phase))
        for player in self.players:
            if node is not None and player.node == node and not player.over and isinstance(player, Regular):
                player.cut_at = at

    async def occupy(self, node: int) -> None:
        """Somebody is at this server: on a busy machine it may have been slow, and all were sent elsewhere."""
        while not any(one.node == node and one.lost_at is None and not one.over for one in self.players):
            for one in self.players:
                if not one.over and one.ws is not None and node not in self.down:
                    one.node = node
                    one.ws.transport.abort()
            await asyncio.sleep(1)

    def phase_at(self, moment: float) -> str:
        return self.phases[bisect_right([at for at, _ in self.phases], moment) - 1][1]

    def answered(self, sent_at: float, clean: bool) -> None:
        phase = self.phase_at(sent_at)
        self.seen.trips.setdefault(phase, []).append(time.perf_counter() - sent_at)
        self.seen.resent[phase] += not clean

    def waited(self, what: str, seconds: float) -> None:
        self.seen.waited(self.phase, what, seconds)

    def lasting(self) -> None:
        """At the end of a phase: who has not come back until now has waited until now."""
        at = time.perf_counter()
        for player in self.players:
            if isinstance(player, Regular) and not player.over:
                if player.cut_at is not None:
                    self.waited("back", at - player.cut_at)
                if player.bots_since is not None:
                    self.waited("bots", at - max(player.bots_since, self.changed_at))

    # --- tables ------------------------------------------------------------------------------------------------

    async def open(self, number: int) -> None:
        """So many tables more."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with gate:
                players = await self.set_table()
            self.tasks.append(asyncio.create_task(self.keep_a_table(players)))

        await asyncio.gather(*(one() for _ in range(number)))

    async def set_table(self) -> list[Player]:
        number, shelf = self.laid, games.shelf()
        self.laid += 1
        bots = ["bot:mate"] * (1 + number // 8 % 2) if number // 4 % 2 else []
        clock = self.clocks[(number + number // 8) % len(self.clocks)]
        wish = {"game": shelf[number % len(shelf)], "seats": ["me", "friend", *bots], "clock": clock}
        return await self.lay(number, wish, [address(2 * number), address(2 * number + 1)])

    def player(self, wish: dict[str, Any], *given: Any) -> Player:
        return Regular(self, *given, clock=wish["clock"])

    async def proxy(self) -> None:
        """What stands in front of several servers: asks them how they are, sends people elsewhere, and back again."""

        async def look(node: int) -> None:
            caller, ill = Caller(self.bases[node], patience=1.0), 0
            while True:
                try:
                    await caller.call("GET", "/api/ready")
                    ill = 0
                    self.down.discard(node)
                except (OSError, Refused):
                    ill += 1
                    if ill == 2 and node not in self.down:
                        self.lose(node)
                await asyncio.sleep(0.3)

        await asyncio.gather(*(look(node) for node in range(len(self.bases))))


def address(number: int) -> str:
    """An address of the loopback network for each person."""
    return f"127.{1 + number // 62_500}.{number // 250 % 250}.{1 + number % 250}"
