"""The attacks of `python -m tests.server.attack`, small: memory stays bounded, and what is too much is refused.

How long people wait meanwhile is measured by the full version, on a quiet machine.
"""

from __future__ import annotations

import sys

import pytest

from tests.server.attack import run
from tests.server.attacks import ATTACKS

MOST_GROWTH = 50
LONG = {"left_tables", "pictures"}
"""These take their time however small they are: `test_clocks.py` and `test_reviews.py` have what they rest on."""
SMALL = [name for name in ATTACKS if name not in LONG]
LEAST = {"paths": 400, "deaf": 4, "messages": 1, "sockets": 30, "calls": 200, "slow": 100, "deaf_calls": 30}
LEAST |= {"bodies": 28, "guesses": 200, "persons": 200, "records": 20, "notes": 100}
"""So much of an attack must have been carried out to count; of the others something."""
REFUSALS = {
    "paths": {"404", "429", "cut off"},
    "slow": {"cut off"},
    "bodies": {"429", "cut off"},
    "guesses": {"403", "404", "429"},
    "records": {"400", "429"},
    "notes": {"429"},
}
"""Where even a small attack is more than one address may do."""


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc, and addresses are of Linux's loopback")
async def test_every_attack(sqlite: str) -> None:
    results = await run(
        sqlite,
        only=SMALL,
        people=2,
        bot="random",
        pause=0,
        scale=0.1,
        seconds=20,
        warm_up=1,
        program="tests.support.patient",
        say=print,
    )
    assert [result.attack for result in results] == SMALL
    for result in results:
        assert result.grew < MOST_GROWTH, result
        assert result.told.get("asked", 0) >= LEAST.get(result.attack, 1), result
        refused = REFUSALS.get(result.attack)
        assert refused is None or any(result.told.get(answer) for answer in refused), result
        assert not {"500"} & result.told.keys(), result
