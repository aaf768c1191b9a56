"""How much anybody may ask for: so many at once, so many in the long run, for a guest and for an address.

A guest is a cookie, and cookies cost nothing, so every limit holds for the address as well, where it is wider: several
people may sit behind one. What is remembered is bounded, and
a call costs the same however much it is: the bucket that was not used for longest is forgotten first.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import lru_cache
from weakref import WeakValueDictionary

from tradewinds.server.errors import TooFast


@dataclass(frozen=True)
class Rate:
    burst: float
    """So many at once …"""
    per_minute: float
    """… and so many in the long run, for one guest."""
    crowd: float = 10.0
    """How many times as much an address may."""


@dataclass(frozen=True)
class Limits:
    """What is counted. `docs/protocol.md` tells clients the same numbers."""

    call: Rate = Rate(100, 600, 8)
    """HTTP calls of any kind."""
    page: Rate = Rate(400, 1200, 8)
    """Files of the web client; counted by address only."""
    socket: Rate = Rate(20, 60, 8)
    """Websockets opened."""
    message: Rate = Rate(60, 1200, 8)
    """Websocket messages."""
    hello: Rate = Rate(20, 60, 8)
    """Whole tables sent again."""
    table: Rate = Rate(10, 12, 8)
    """New tables."""
    load: Rate = Rate(20, 60, 5)
    """Tables that must be read from disk and replayed."""
    replay: Rate = Rate(20, 60, 5)
    """Frames or records of a match."""
    craft: Rate = Rate(60, 180, 4)
    """Packs looked at, read and written: an editor asks after every edit."""
    pack: Rate = Rate(20, 20, 4)
    """Packs kept, changed, shared and thrown away."""
    shelf: Rate = Rate(2048, 64, 4)
    """KiB by which the packs, records and campaigns that are kept grow."""
    campaign: Rate = Rate(4, 4, 4)
    """Campaigns brought along from elsewhere, whose matches are all replayed."""
    record: Rate = Rate(4, 6, 4)
    """Records brought along, which are replayed."""
    note: Rate = Rate(20, 30, 8)
    """Notes written, changed, thrown away."""
    league: Rate = Rate(10, 20, 8)
    """Leagues opened, joined, and what is changed in them."""
    hint: Rate = Rate(10, 30, 4)
    chat: Rate = Rate(10, 40, 8)
    report: Rate = Rate(5, 2, 4)
    """Reports of other people."""
    person: Rate = Rate(10, 20, 8)
    """Changes of a name or language, of sessions, passkeys and codes."""
    setting: Rate = Rate(30, 60, 8)
    """Settings changed, and colours of seats chosen."""
    session: Rate = Rate(10, 20, 8)
    """Browsers that are written down as somebody's."""
    link: Rate = Rate(10, 10, 8)
    """Links to another device that are made, and sets of recovery codes."""
    proof: Rate = Rate(20, 20, 8)
    """Links, codes and passkeys with which somebody wants to be somebody, and questions to passkeys."""
    takeout: Rate = Rate(2, 1, 4)
    """Everything of a person, downloaded."""
    mail: Rate = Rate(3, 0.1, 5)
    """Addresses to which a letter is sent before anybody has confirmed them."""
    letter: Rate = Rate(3, 0.002, 1)
    """Letters to one mail address that nobody has confirmed yet, whoever asks for them; counted by that address."""
    connection: Rate = Rate(60, 600, 5)
    """TCP connections; counted by address only, and not those of a trusted proxy."""


KINDS = tuple(field.name for field in fields(Limits))
UNLIMITED = Limits(**{kind: Rate(1e9, 1e9) for kind in KINDS})
"""For tests and measurements, in which one address plays a whole crowd."""


@lru_cache(maxsize=4096)
def place(address: str) -> str:
    """What counts as one address: of IPv6 the network that one household is given, /64."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)).network_address)
    return address


class Buckets:
    """Token buckets by key, at most `most` of them."""

    def __init__(self, most: int = 20_000, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.clock = clock
        self.levels: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        """What is left, and when that was."""

    def take(self, kind: str, who: str, burst: float, per_minute: float, cost: float = 1.0) -> float:
        """Take so much; 0, or the seconds until there is enough (then nothing was taken)."""
        at = self.clock()
        key = (kind, who)
        level, before = self.levels.get(key, (burst, at))
        level = min(burst, level + (at - before) * per_minute / 60)
        if level < cost:
            wait = (cost - level) * 60 / per_minute if per_minute > 0 else 60.0
            self.levels[key] = (level, at)
        else:
            wait = 0.0
            self.levels[key] = (level - cost, at)
        self.levels.move_to_end(key)
        if len(self.levels) > self.most:
            self.levels.popitem(last=False)
        return wait


class Limiter:
    """Guests and addresses are kept apart, so that made-up guests push out no address."""

    def __init__(self, limits: Limits) -> None:
        self.rates: dict[str, Rate] = {kind: getattr(limits, kind) for kind in KINDS}
        self.guests = Buckets()
        self.addresses = Buckets()

    def wait(self, kind: str, address: str, guest: str | None = None, cost: float = 1.0) -> float:
        """0 when it may be done now, which counts it; else the seconds to wait."""
        rate = self.rates[kind]
        if guest is not None:
            wait = self.guests.take(kind, guest, rate.burst, rate.per_minute, cost)
            if wait:
                return wait
        return self.addresses.take(kind, address, rate.burst * rate.crowd, rate.per_minute * rate.crowd, cost)

    def check(self, kind: str, address: str, guest: str | None = None, cost: float = 1.0) -> None:
        wait = self.wait(kind, address, guest, cost)
        if wait:
            raise TooFast("error-too-fast", {"seconds": math.ceil(wait)})


class Counts:
    """How many of something there are now, by whose they are; keys without any are gone."""

    def __init__(self) -> None:
        self.all = 0
        self.by: dict[str, int] = {}

    def __getitem__(self, who: str) -> int:
        return self.by.get(who, 0)

    def add(self, *whose: str) -> None:
        self.all += 1
        for who in whose:
            self.by[who] = self.by.get(who, 0) + 1

    def remove(self, *whose: str) -> None:
        self.all -= 1
        for who in whose:
            left = self.by[who] - 1
            if left:
                self.by[who] = left
            else:
                del self.by[who]


class Turns:
    """One at a time for each address, in the order in which they came: its hundreds do not queue before all others."""

    def __init__(self) -> None:
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Those that somebody holds or waits for."""

    def of(self, who: str) -> asyncio.Lock:
        lock = self.locks.get(who)
        if lock is None:
            lock = self.locks[who] = asyncio.Lock()
        return lock


class Holding:
    """Bytes that wait in memory for one reader, who can be cut off."""

    __slots__ = ("abort", "place", "size")

    def __init__(self, place: str, abort: Callable[[], object]) -> None:
        self.place = place
        self.abort = abort
        self.size = 0


class Ledger:
    """Everything that waits in memory for readers who are slower than we are, and what happens when it is too much.

    Then the address for which most is held loses the connection that holds most, until there is room again.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.total = 0
        self.open: set[Holding] = set()

    def add(self, holding: Holding, size: int) -> None:
        self.open.add(holding)
        holding.size += size
        self.total += size
        while self.total > self.most:
            self._cut()

    def remove(self, holding: Holding, size: int) -> None:
        if holding in self.open:
            holding.size -= size
            self.total -= size
            if holding.size <= 0:
                self.close(holding)

    def close(self, holding: Holding) -> None:
        if holding in self.open:
            self.open.discard(holding)
            self.total -= holding.size
            holding.size = 0

    def _cut(self) -> None:
        by: dict[str, int] = {}
        for holding in self.open:
            by[holding.place] = by.get(holding.place, 0) + holding.size
        worst = max(by, key=lambda place: by[place])
        cut = max((holding for holding in self.open if holding.place == worst), key=lambda holding: holding.size)
        self.close(cut)
        cut.abort()
