"""What an operator may set."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Settings:
    database: str = "sqlite:///tradewinds.db"
    """A file or URL: `tables.db`, `sqlite:///tables.db`, `postgresql://user@host/name`."""
    games: Mapping[str, str] | None = None
    """Instead of the installed games (tests): where to find them, `module:NAME`."""
    static: Path = STATIC
    """Where the built web client lies."""
    bot_pause: float = 0.6
    """Seconds before a bot's move while a person looks on, so that it can be followed."""
    workers: int = 0
    """Processes that think for bots and hints and draw replays; 0: one for every core but one, at least one."""
    worker_niceness: int = 10
    """How far the workers stand back behind the process that answers people."""
    worker_limit: float = 10.0
    """Seconds after which a worker that has not answered is replaced."""
    abandoned_after: float = 60.0
    """Seconds without a connection after which the table may agree on a bot for a seat."""
    unload_after: float = 300.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    message_rate: float = 20.0
    """Websocket messages per second and connection, in the long run …"""
    message_burst: int = 60
    """… and at once."""
    creations_per_minute: int = 30
    """New tables per guest; ten times as many per address."""
    replays_per_minute: int = 240
    """Readings of frames or records per guest; ten times as many per address."""
    connections_per_guest: int = 32
    """Open websockets of one guest."""
    origins: frozenset[str] = field(default_factory=frozenset)
    """Other origins whose pages may open a websocket (`https://example.org`)."""

    @classmethod
    def from_environment(cls) -> Settings:
        """TRADEWINDS_BOT_PAUSE (seconds), _WORKERS and _ORIGINS (with commas between them) change the defaults."""
        made = cls()
        if workers := os.environ.get("TRADEWINDS_WORKERS"):
            made = replace(made, workers=int(workers))
        if pause := os.environ.get("TRADEWINDS_BOT_PAUSE"):
            made = replace(made, bot_pause=float(pause))
        if origins := os.environ.get("TRADEWINDS_ORIGINS"):
            made = replace(made, origins=frozenset(origin.strip() for origin in origins.split(",")))
        return made
