"""Killing the process at any moment loses no acknowledged decision and shows nothing twice; and the server's speed.

The quick versions run always. The full ones (`pytest -m server_load`) are what the project promises: 200 tables with
bots, 400 websockets, 20 times SIGKILL, and the 99th percentile of a decision's round trip under 100 ms. The command
`python -m tests.server.load` does the same for as long as one likes.
"""

from __future__ import annotations

import pytest

from tests.server.load import run, run_nodes
from tradewinds import games


async def test_killed_under_a_small_load(database: str) -> None:
    report = await run(database, game="jamaica", tables=6, kills=3, warm_up=0.5, between=(0.2, 1.0), each=8, think=0.05)
    assert report.problems == []
    assert not report.refusals  # what was sent again was acknowledged, not refused
    assert report.kills == 3
    assert report.reconnections >= 3
    assert report.decisions > 20


async def test_killed_while_bots_play_among_themselves(sqlite: str) -> None:
    """The other game, with many undisturbed decisions of bots between two of people."""
    report = await run(
        sqlite, game="lanterns", tables=6, kills=2, warm_up=0.3, between=(0.1, 0.5), think=0.02, pause=0.0
    )
    assert report.problems == []


@pytest.mark.parametrize("game", games.shelf())
async def test_every_game_under_a_small_load(game: str, sqlite: str) -> None:
    report = await run(sqlite, game=game, tables=4, seconds=300, decisions=20, warm_up=0.5, think=0.1)
    assert report.problems == []
    assert not report.refusals
    assert report.decisions >= 20


async def test_one_of_three_servers_is_killed_and_one_is_stopped(postgres: str) -> None:
    report = await run_nodes(postgres, tables=6, warm_up=2, after=8, think=0.2)
    assert report.problems == []
    assert report.decisions > 20
    # All tables moved again before the next blow, or it would have failed; how soon, on a quiet machine, below.
    assert set(report.stalls) == {"nothing", "SIGKILL", "SIGSTOP"}


@pytest.mark.server_load
async def test_one_of_three_servers_is_killed_and_one_is_stopped_under_full_load(postgres: str) -> None:
    report = await run_nodes(postgres, say=print)
    print(report.plain())
    assert report.problems == []
    assert report.stalls["SIGKILL"] < 5
    assert report.stalls["SIGSTOP"] < 5


@pytest.mark.server_load
async def test_killed_twenty_times_under_full_load(database: str) -> None:
    report = await run(database, tables=200, kills=20, say=print)
    print(report.plain())
    assert report.problems == []
    assert report.kills == 20


@pytest.mark.server_load
@pytest.mark.parametrize("game", games.shelf())
async def test_round_trip_under_full_load(game: str, database: str) -> None:
    report = await run(database, game=game, tables=200, seconds=30, say=print)
    print(report.plain())
    assert report.problems == []
    assert report.percentile(99) < 100
