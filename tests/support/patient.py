"""`tradewinds` where any process may be starved for seconds: nobody is given up for that. `python -m
tests.support.patient serve …`"""

from __future__ import annotations

from dataclasses import replace
from unittest import mock

from tradewinds.cli import main
from tradewinds.server import nodes, store
from tradewinds.server.crew import Hand
from tradewinds.server.settings import Settings

usual = Settings.from_environment


def settings() -> Settings:
    return replace(usual(), worker_niceness=0, worker_limit=300.0)


if __name__ == "__main__":
    nodes.PATIENCE = 60.0
    store.CONNECTING = 120.0
    Hand.STARTING = 300.0
    with mock.patch.object(Settings, "from_environment", settings):
        main()
