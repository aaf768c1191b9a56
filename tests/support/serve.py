"""A server as a process of its own, for tests that kill it: `python -m tests.support.serve PORT DATABASE [PAUSE]`."""

from __future__ import annotations

import sys

from tradewinds import games
from tradewinds.server.app import serve
from tradewinds.server.limits import UNLIMITED
from tradewinds.server.settings import Settings

if __name__ == "__main__":
    port, database, *more = sys.argv[1:]
    serve(
        port=int(port),
        settings=Settings(
            database=database,
            games={"lanterns": "tests.support.lanterns:LANTERNS"}
            | {name: f"tradewinds.games.{name}.game:GAME" for name in games.shelf()},
            bot_pause=float(more[0]) if more else 0.0,
            limits=UNLIMITED,
            connections_per_address=10_000,
            sockets_per_address=10_000,
        ),
    )
