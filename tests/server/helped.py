"""Hints and reviews while many tables go on: how long people wait for them, and for their decisions.

    python -m tests.server.helped --game all --tables 100 --seconds 60

Two people and two bots sit at each of the tables, as in `tests.server.load`. Beside them somebody asks for a hint
again and again, and somebody has finished matches reviewed, one after the other.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.support.client import Person
from tests.support.databases import drop_database, new_database
from tests.support.fleet import Fleet, ServerProcess
from tradewinds import games

THINK = 3.0
"""Seconds between two hints."""


async def sit(person: Person, game: str) -> str:
    table: str = (await person.create("me", "bot:mate", game=game))["id"]
    await person.start(table)
    return table


async def ask(base: str, game: str, waited: list[float]) -> None:
    """Hints, and now and then a decision, match after match."""
    ann, dice = Person(base), random.Random(3)
    while True:
        async with ann.socket(await sit(ann, game)) as socket:
            while socket.info["status"] == "running":
                if not socket.options(0):
                    await socket.hear()
                    continue
                begun = time.perf_counter()
                told = await socket.ask({"t": "hint", "seat": 0})
                assert told["t"] == "hint", told
                waited.append(time.perf_counter() - begun)
                await asyncio.sleep(THINK)
                if socket.options(0):
                    await socket.play(0, dice.choice(socket.options(0)))


async def review(base: str, game: str, waited: list[float]) -> None:
    """A match at random to its end, then its review, and again."""
    bob, dice = Person(base), random.Random(4)
    while True:
        table = await sit(bob, game)
        async with bob.socket(table) as socket:
            while socket.info["status"] == "running":
                if socket.options(0):
                    await socket.play(0, dice.choice(socket.options(0)))
                else:
                    await socket.hear()
        begun = time.perf_counter()
        async with bob.http.stream("GET", f"/api/tables/{table}/review") as answer:
            lines = [json.loads(line) async for line in answer.aiter_lines()]
        assert lines[-1]["curve"], lines[-1]
        waited.append(time.perf_counter() - begun)


async def run(database: str, game: str, tables: int, seconds: float, think: float) -> dict[str, Any]:
    server = ServerProcess(database, 0.0)
    await server.start()
    hints: list[float] = []
    reviews: list[float] = []
    try:
        fleet = Fleet([server.base], game, tables, think)
        await fleet.begin()
        await asyncio.sleep(3.0)
        fleet.measuring = True
        helped = [
            asyncio.create_task(ask(server.base, game, hints)),
            asyncio.create_task(review(server.base, game, reviews)),
        ]
        begun = time.perf_counter()
        # Until the time is over and somebody has seen a review.
        while time.perf_counter() - begun < seconds or not reviews:
            await asyncio.sleep(0.2)
            for task in helped:
                if task.done():
                    task.result()
        fleet.report.seconds = time.perf_counter() - begun
        fleet.measuring = False
        for task in helped:
            task.cancel()
        await fleet.stop()
        problems = [*fleet.report.problems, *server.trouble()]
    finally:
        await server.kill()
    return fleet.report.plain() | {
        "hints": len(hints),
        "longest_hint_s": round(max(hints), 2),
        "reviews": len(reviews),
        "longest_review_s": round(max(reviews), 1),
        "problems": problems,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="jamaica", help="a game's name, or all: one after the other")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--think", type=float, default=5.0)
    given = parser.parse_args()
    gc.disable()  # as in tests.server.load
    failed = False
    for game in games.shelf() if given.game == "all" else [given.game]:
        with tempfile.TemporaryDirectory() as folder:
            url = new_database("sqlite", Path(folder))
            found = asyncio.run(run(url, game, given.tables, given.seconds, given.think))
            drop_database(url)
        print(json.dumps(found, indent=1))
        failed = failed or bool(found["problems"])
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
