"""Signs of life, and how fast bots move while somebody looks on."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
import warnings
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Running, Serve
from tests.server.test_play import two_friends
from tests.support.client import Socket
from tradewinds.server import live as live_module
from tradewinds.server.limits import UNLIMITED, Rate
from tradewinds.server.live import Live
from tradewinds.server.socket import PING

pytestmark = pytest.mark.filterwarnings("error")


@pytest.fixture(autouse=True)
def swept() -> None:
    """What earlier tests have left open is reported when it is thrown away: not as a fault of these."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        gc.collect()


async def answer(socket: Socket) -> Any:
    """To a ping; news of who is there may come in between."""
    return await socket.until(lambda m: m["t"] in ("pong", "refused"))


async def test_a_ping_is_answered_also_while_the_table_is_busy(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite)
    ann, _, table = await two_friends(server)
    async with ann.socket(table) as left, server.hall.lives[table].lock:
        await left.send(PING)
        assert await answer(left) == {"t": "pong"}


async def test_pings_count_against_no_limit_unless_they_come_too_fast(
    serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await serve(sqlite, limits=replace(UNLIMITED, message=Rate(3, 0.001)))
    ann, _, table = await two_friends(server)
    async with ann.socket(table) as left:  # the hello is one of the three messages
        with monkeypatch.context() as patient:
            patient.setattr(live_module, "PING_GAP", 0.0)
            for _ in range(50):
                await left.send(PING)
                assert (await answer(left))["t"] == "pong"
        monkeypatch.setattr(live_module, "PING_GAP", 3600.0)  # however slow we are, from here on all come too fast
        for _ in range(3):
            await left.send(PING)
        heard = [(await answer(left))["t"] for _ in range(3)]
        assert heard == ["pong", "pong", "refused"]
        await left.send(PING)
        await left.send(PING)
        assert (await left.until(lambda m: m["t"] == "refused"))["key"] == "error-too-fast"


async def test_a_flood_of_pings_ends_the_connection(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite, limits=replace(UNLIMITED, message=Rate(10, 1e-6)))
    ann, _, table = await two_friends(server)
    async with ann.socket(table) as left:
        assert left.ws is not None
        with contextlib.suppress(ConnectionClosed):
            for _ in range(60):
                await left.send(PING)
        async with asyncio.timeout(120):
            await left.ws.wait_closed()
        assert left.ws.close_code == 4029


async def test_a_ping_before_hello_is_no_hello(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite)
    ann, _, table = await two_friends(server)
    socket = ann.socket(table)
    await socket.open(hello=False)
    await socket.send(PING)
    assert (await answer(socket))["key"] == "error-hello-first"
    assert socket.ws is not None
    await socket.ws.close()


# --- the bots' pace ------------------------------------------------------------------------------------------------


def live_of(server: Running, table: str) -> Live:
    found: Live = server.hall.lives[table]
    return found


async def test_the_slowest_wish_of_those_who_play_counts(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite, bot_pause=0.6)
    ann, bob, table = await two_friends(server)
    live = live_of(server, table)
    async with ann.socket(table) as left, server.person().socket(table) as watching:
        assert live.pause() == pytest.approx(0.6)
        assert (await left.ask({"t": "pace", "pace": "quick"}))["t"] == "ok"
        assert live.pause() == pytest.approx(0.15)
        await watching.ask({"t": "pace", "pace": "calm"})
        assert live.pause() == pytest.approx(0.15), "whoever only watches does not hold up those who play"
        async with bob.socket(table) as right:
            assert live.pause() == pytest.approx(0.6)
            await right.ask({"t": "pace", "pace": "calm"})
            assert live.pause() == pytest.approx(1.5)
        while len(live.connections) > 2:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        assert live.pause() == pytest.approx(0.15), "who has gone wishes nothing"
    while live.connections:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    async with server.person().socket(table) as watching:
        await watching.ask({"t": "pace", "pace": "calm"})
        assert live.pause() == pytest.approx(1.5), "only onlookers: then they are asked"


async def test_bots_move_as_fast_as_wished(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite, bot_pause=2.0)
    ann = server.person()
    table = (await ann.create("me", "bot:dice"))["id"]
    async with ann.socket(table) as left:
        assert (await left.ask({"t": "pace", "pace": "quick"}))["t"] == "ok"
        begun = time.monotonic()
        await ann.start(table)
        await left.settle(1, seconds=60)
        assert time.monotonic() - begun >= 0.5, "they do wait, a quarter of the usual time"


@pytest.mark.parametrize("pace", ["fast", "", 3, None, ["quick"]])
async def test_no_other_pace(serve: Serve, sqlite: str, pace: Any) -> None:
    server = await serve(sqlite)
    ann, _, table = await two_friends(server)
    async with ann.socket(table) as left:
        told = await left.ask({"t": "pace", "pace": pace})
        assert (told["t"], told["field"]) == ("refused", "pace")
        assert (await left.ask({"t": "pace", "pace": "calm", "seconds": 99}))["key"] == "error-field-unknown"
