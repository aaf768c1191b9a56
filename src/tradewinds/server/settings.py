"""What an operator may set."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Literal, TypeVar
from urllib.parse import urlsplit

from tradewinds.kernel.errors import TradewindsError
from tradewinds.server.limits import Limits
from tradewinds.server.mailing import MailServer, mail_server
from tradewinds.server.store import now

STATIC = Path(__file__).parent / "static"

T = TypeVar("T")
LogForm = Literal["text", "json"]


class BadSetting(TradewindsError):
    """A setting of the environment that cannot be understood."""


@dataclass(frozen=True)
class Keep:
    """How many days tables are kept after the last thing that happened there; 0: for ever."""

    waiting: int = 30
    """Those that have not begun."""
    practice: int = 30
    """Practice that was left in the middle."""
    running: int = 0
    finished: int = 0


@dataclass(frozen=True)
class Settings:
    database: str = "sqlite:///tradewinds.db"
    """A file or URL: `tables.db`, `sqlite:///tables.db`, `postgresql://user@host/name`."""
    games: Mapping[str, str] | None = None
    """Instead of the installed games (tests): where to find them, `module:NAME`."""
    packs: tuple[bytes, ...] = ()
    """Files with other cards that tables can be opened with."""
    static: Path = STATIC
    """Where the built web client lies."""
    bot_pause: float = 0.6
    """Seconds before a bot's move while a person looks on, so that it can be followed."""
    hint_seconds: float = 0.8
    """How long a hint is thought about, while nobody else wants one."""
    workers: int = 0
    """Processes that think for bots and people and draw replays; 0: one for every core but one, at least one."""
    workers_ready: bool = True
    """They are started with the server, not with the first order."""
    worker_niceness: int = 10
    """How far the workers stand back behind the process that answers people."""
    worker_limit: float = 20.0
    """Seconds after which a worker that has not answered is replaced."""
    abandoned_after: float = 60.0
    """Seconds without a connection after which the table may agree on a bot for a seat."""
    idle_after: float = 120.0
    """Seconds after which a page that nobody looks at counts for nobody."""
    clock: Callable[[], int] = now
    """The time of the day in milliseconds; tests set their own."""
    clock_gap: float = 3.0
    """Seconds without a sign of any server after which the time until now counts for nobody's clock."""
    lease: float = 2.0
    """Seconds for which other servers on the same database believe a sign of life."""
    mail: MailServer | None = None
    """None: nobody is written to."""
    unload_after: float = 300.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    limits: Limits = field(default_factory=Limits)
    """How much a guest and an address may ask for in a time."""
    connections: int = 4000
    """TCP connections at once, in all …"""
    connections_per_address: int = 300
    """… and from one address (not for trusted proxies)."""
    sockets: int = 3000
    """Websockets at once, in all …"""
    sockets_per_address: int = 200
    sockets_per_guest: int = 16
    bot_tables: int = 24
    """Running tables at which no person sits, in all …"""
    bot_tables_per_address: int = 8
    bot_tables_per_guest: int = 3
    tables_in_memory: int = 400
    """From so many on, those that nobody looks at leave the memory before their time."""
    replays_at_once: int = 2
    """Frames or records being made or sent, for one guest; four times as many for an address."""
    held: int = 16 * 1024 * 1024
    """Bytes that may wait in memory for slow readers, in all …"""
    held_per_socket: int = 1024 * 1024
    """… and for one websocket (besides one message, however large)."""
    hello_timeout: float = 10.0
    """Seconds until a websocket must have said hello."""
    request_timeout: float = 10.0
    """Seconds until a request must have come, head and body."""
    stall_timeout: float = 60.0
    """Seconds after which a connection that has not taken what it was sent is cut off."""
    proxies: frozenset[str] = field(default_factory=frozenset)
    """Addresses or networks of proxies whose X-Forwarded-For and -Proto are believed. None by default."""
    origins: frozenset[str] = field(default_factory=frozenset)
    """Other origins whose pages may play here (`https://example.org`)."""
    public_url: str = ""
    """Where people find this place (`https://play.example.org`): passkeys are made for it. Empty: where one came to."""

    keep: Keep = field(default_factory=Keep)
    """How long tables are kept."""
    metrics: tuple[str, int] | None = None
    """Where Prometheus finds metrics: an address and a port of their own, for no stranger to read."""
    log: LogForm = "text"
    """Lines for people, or one JSON object on each line."""
    log_calls: bool = False
    """A line for every HTTP call as well."""

    @classmethod
    def from_environment(cls) -> Settings:
        """TRADEWINDS_BOT_PAUSE (seconds), _WORKERS, _PUBLIC_URL, _ORIGINS and _PROXIES (with commas between them),
        _KEEP (`waiting=30,practice=30,running=0,finished=0`), _METRICS (`127.0.0.1:9464`), _LOG (`text` or `json`),
        _LOG_CALLS (`1`), and _MAIL, with which _MAIL_FROM belongs."""
        return cls(
            keep=given("KEEP", kept, Keep()),
            metrics=given("METRICS", place, None),
            log=given("LOG", log_form, cls.log),
            log_calls=given("LOG_CALLS", whole, 0) > 0,
            workers=given("WORKERS", whole, cls.workers),
            bot_pause=given("BOT_PAUSE", seconds, cls.bot_pause),
            origins=given("ORIGINS", listed, frozenset()),
            proxies=given("PROXIES", networks, frozenset()),
            mail=given("MAIL", mailed, None),
            public_url=given("PUBLIC_URL", web_address, ""),
        )


def given(name: str, read: Callable[[str], T], default: T) -> T:
    """A setting of the environment; what cannot be understood is refused before anything starts."""
    name = f"TRADEWINDS_{name}"
    value = os.environ.get(name, "")
    if not value:
        return default
    try:
        return read(value)
    except ValueError:
        raise BadSetting("error-setting", {"setting": name, "value": value}, field=name) from None


def mailed(value: str) -> MailServer:
    """`smtp://user:password@host:587`, with the sender's address and ours beside it."""
    others = ("TRADEWINDS_MAIL_FROM", "TRADEWINDS_PUBLIC_URL")
    sender, url = (os.environ.get(name, "") for name in others)
    try:
        return mail_server(value, sender, url)
    except (TradewindsError, ValueError):
        # There may be a password in it.
        names = ", ".join(("TRADEWINDS_MAIL", *others))
        raise BadSetting("error-setting", {"setting": names, "value": f"…, {sender}, {url}"}, field=names) from None


def whole(value: str) -> int:
    number = int(value)
    if not 0 <= number <= 256:
        raise ValueError
    return number


def seconds(value: str) -> float:
    number = float(value)
    if not 0 <= number <= 60:
        raise ValueError
    return number


def kept(value: str) -> Keep:
    """`waiting=30,finished=365`: days; what is not named is kept as long as usual."""
    pairs = {}
    for part in listed(value):
        kind, _, days = part.partition("=")
        if kind.strip() not in {one.name for one in fields(Keep)} or not 0 <= int(days) <= 36500:
            raise ValueError
        pairs[kind.strip()] = int(days)
    return Keep(**pairs)


def place(value: str) -> tuple[str, int]:
    """`127.0.0.1:9464`, `[::1]:9464`, or a port alone, on this machine."""
    host, _, port = value.strip().rpartition(":")
    if not 0 <= int(port) <= 65535:
        raise ValueError
    return host.strip("[]") or "127.0.0.1", int(port)


def log_form(value: str) -> LogForm:
    if value == "json":
        return "json"
    if value == "text":
        return "text"
    raise ValueError


def listed(value: str) -> frozenset[str]:
    return frozenset(part.strip() for part in value.split(",") if part.strip())


def networks(value: str) -> frozenset[str]:
    for network in (names := listed(value)):
        ip_network(network, strict=False)
    return names


def web_address(value: str) -> str:
    """Scheme, name and if need be port of a website."""
    url = urlsplit(value.strip())
    more = url.path.strip("/") or url.query or url.fragment or url.username
    if url.scheme not in ("http", "https") or not url.hostname or more:
        raise ValueError
    port = "" if url.port is None else f":{url.port}"
    return f"{url.scheme}://{url.hostname}{port}"
