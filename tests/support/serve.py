"""A server as a process of its own, for tests that kill it: `python -m tests.support.serve PORT DATABASE
[PAUSE [HANDS [GAP]]]`; HANDS is the file of a clock that the test turns (`tests.support.hands`)."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.support.hands import Hands
from tradewinds import games
from tradewinds.server import nodes, store
from tradewinds.server.app import serve
from tradewinds.server.limits import UNLIMITED
from tradewinds.server.settings import Settings
from tradewinds.server.store import now

if __name__ == "__main__":
    nodes.PATIENCE = 60.0  # so may the database be
    store.CONNECTING = 120.0
    port, database, *more = sys.argv[1:]
    serve(
        port=int(port),
        settings=Settings(
            database=database,
            games={"lanterns": "tests.support.lanterns:LANTERNS"}
            | {name: f"tradewinds.games.{name}.game:GAME" for name in games.shelf()},
            bot_pause=float(more[0]) if more else 0.0,
            limits=UNLIMITED,
            worker_niceness=0,  # on a busy machine workers that stand back are starved
            worker_limit=300.0,
            connections_per_address=10_000,
            sockets_per_address=10_000,
            clock=Hands(Path(more[1])) if len(more) > 1 else now,
            clock_gap=float(more[2]) if len(more) > 2 else Settings.clock_gap,
        ),
    )
