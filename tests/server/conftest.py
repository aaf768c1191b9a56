"""A server in the test's own event loop, on either database, and people who come to it."""

from __future__ import annotations

import asyncio
import socket as sockets
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from litestar import Litestar
from sqlalchemy import text

from tests.support.client import Person
from tests.support.databases import drop_database, new_database, postgres_trouble
from tradewinds.server import health, metrics, nodes, store
from tradewinds.server.app import create_app, server_options
from tradewinds.server.crew import Hand
from tradewinds.server.hall import Hall
from tradewinds.server.limits import UNLIMITED
from tradewinds.server.settings import Settings

DATABASES = ["sqlite", "postgres"]


class Running:
    def __init__(self, base: str, app: Litestar) -> None:
        self.base = base
        self.app = app
        self.hall: Hall = app.state.hall
        self.people: list[Person] = []

    def person(self) -> Person:
        made = Person(self.base)
        self.people.append(made)
        return made


@asynccontextmanager
async def run_server(settings: Settings) -> AsyncIterator[Running]:
    app = create_app(settings)
    # named as TCP, so that asyncio turns off the waiting for more to send (Nagle), as for a port of its own
    with sockets.socket(sockets.AF_INET, sockets.SOCK_STREAM, sockets.IPPROTO_TCP) as bound:
        bound.bind(("127.0.0.1", 0))
        options = server_options("127.0.0.1", 0, settings) | {"log_level": "warning", "timeout_graceful_shutdown": 1}
        server = uvicorn.Server(uvicorn.Config(app, **options))
        task = asyncio.create_task(server.serve(sockets=[bound]))
        while not server.started:
            if task.done():
                task.result()
                raise RuntimeError("the server did not start")
            await asyncio.sleep(0.01)
        running = Running(f"http://127.0.0.1:{bound.getsockname()[1]}", app)
        try:
            yield running
        finally:
            for person in running.people:
                await person.close()
            server.should_exit = True
            await task


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database, once of each kind."""
    if request.param == "postgres" and (trouble := postgres_trouble()):
        pytest.skip(trouble)
    url = new_database(request.param, tmp_path)
    yield url
    drop_database(url)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return new_database("sqlite", tmp_path)


@pytest.fixture
def postgres(tmp_path: Path) -> Iterator[str]:
    if trouble := postgres_trouble():
        pytest.skip(trouble)
    url = new_database("postgres", tmp_path)
    yield url
    drop_database(url)


SETTINGS = Settings(
    games={"lanterns": "tests.support.lanterns:LANTERNS"},
    bot_pause=0,
    workers_ready=False,
    abandoned_after=0.05,
    limits=UNLIMITED,
    # Any process may be starved for seconds: what is not tested itself waits for that, and workers do not stand back.
    worker_niceness=0,
    worker_limit=300.0,
    hello_timeout=120.0,
    request_timeout=120.0,
    stall_timeout=300.0,
    lease=60.0,
)

Serve = Callable[..., Any]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A database and workers that are starved for a while are not given up."""
    monkeypatch.setattr(nodes, "PATIENCE", 60.0)
    monkeypatch.setattr(health, "PATIENCE", 60.0)
    monkeypatch.setattr(store, "CONNECTING", 120.0)
    monkeypatch.setattr(metrics, "ANSWER", 120.0)
    monkeypatch.setattr(store, "PATIENCE", text("SET idle_in_transaction_session_timeout = '60s'"))
    monkeypatch.setattr(Hand, "STARTING", 300.0)


@pytest.fixture
async def serve() -> AsyncIterator[Serve]:
    """`await serve(database, bot_pause=…)`: a running server, stopped at the end of the test."""
    async with AsyncExitStack() as stack:

        async def start(database: str, **changes: Any) -> Running:
            settings = replace(SETTINGS, database=database, **changes)
            return await stack.enter_async_context(run_server(settings))

        yield start


@pytest.fixture
async def server(database: str, serve: Serve) -> Running:
    running: Running = await serve(database)
    return running


@pytest.fixture
async def server_with_jamaica(database: str, serve: Serve) -> Running:
    running: Running = await serve(database, games={"jamaica": "tradewinds.games.jamaica.game:GAME"})
    return running


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The full load tests take minutes and a quiet machine: they run when asked for, with `-m server_load`."""
    if "server_load" in config.option.markexpr:
        return
    heavy = [item for item in items if item.get_closest_marker("server_load")]
    if heavy:
        config.hook.pytest_deselected(items=heavy)
        items[:] = [item for item in items if item not in heavy]
