"""`python -m tests.server.fuzz_packs`, small: nothing hostile is answered with 5xx, kept, or let through to others."""

from __future__ import annotations

import sys

import pytest

from tests.server.fuzz_packs import fuzz

MOST_GROWTH = 150
"""Megabytes: words and boxes are read when they are first needed, by the server and by each worker."""


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc, and addresses are of Linux's loopback")
async def test_hostile_packs(sqlite: str) -> None:
    found = await fuzz(sqlite, 150, seed=7, guests=20, program="tests.support.patient")
    assert found.wrong == []
    assert found.uploads == 150
    assert {"examine 200", "keep 201", "stranger 404"} <= found.answers.keys()
    assert found.kept > 0
    assert found.ended - found.began < MOST_GROWTH
