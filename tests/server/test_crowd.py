"""The measurement of a crowd (`python -m tests.server.crowd`), small: a dozen tables of all games on three servers.

One server is killed, one hangs, a backup is taken meanwhile and restored elsewhere, clocks run out. How quick it is and
how exact the clocks are is measured on a quiet machine; here nothing may be lost, doubled or forgotten.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.server.crowd import run
from tests.support.crowd import Crowd, Regular, address
from tests.support.databases import drop_database, new_database
from tests.support.fleet import Clocks, TimeEvent
from tests.support.growth import PICTURES, draw, scale

SHORT = (
    {"kind": "bank", "seconds": 10, "increment": 1, "at_zero": "bot"},
    {"kind": "decision", "seconds": 10, "at_zero": "pass"},
    {"kind": "bank", "seconds": 10, "increment": 1, "at_zero": "pass"},
    {"kind": "decision", "seconds": 10, "at_zero": "bot"},
)


@pytest.fixture
def elsewhere(postgres: str, tmp_path: Path) -> Iterator[str]:
    """Another empty database."""
    url = new_database("postgres", tmp_path)
    yield url
    drop_database(url)


async def test_a_small_crowd(postgres: str, elsewhere: str, tmp_path: Path) -> None:
    made = await run(
        postgres,
        elsewhere,
        tmp_path,
        tables=12,
        seconds=24,
        think=1.0,
        blow=5,
        warm_up=2,
        clocks=SHORT,
        doze=0.2,
        niceness=0,
        program="tests.support.patient",
    )
    found = made.plain()
    assert found["problems"] == []
    # An answer may come when the time has just been over; nothing else is refused.
    assert set(found["refusals"]) <= {"error-time-over", "error-bot-plays", "error-late"}
    assert found["backup"]["acknowledged_before"] > 0
    assert found["acknowledged"] > found["backup"]["acknowledged_before"]
    assert found["reconnections"] >= 8
    assert {"back"} <= set(found["longest_waits_s"]["SIGKILL"]) & set(found["longest_waits_s"]["SIGSTOP"])
    assert sum(found["clocks"]["what"].values()) > 0
    assert found["clocks"]["told"] > 0
    assert found["memory"]["idle_tables"] == 6
    json.dumps(found)


def a_person(**clock: object) -> Regular:
    crowd = Crowd(["http://127.0.0.1:1"], 1)
    crowd.enter("steady")
    given = {"kind": "bank", "seconds": 60, "increment": 5, "at_zero": "bot"} | clock
    return Regular(crowd, "table", 0, "", crowd.dice, clock=given)


def told(left: float, *events: TimeEvent, running: bool = True) -> Clocks:
    return Clocks([round(left * 1000), None], [0] if running else [], list(events))


def drifts(person: Regular) -> list[float]:
    return [round(drift, 6) for drift in person.fleet.seen.drifts.get("steady", [])]


def test_a_clock_that_goes_wrong_is_noticed() -> None:
    person = a_person()
    person.look_at_clock(told(60), 100.0, True)
    person.look_at_clock(told(50), 110.0, False)
    person.look_at_clock(told(47), 111.0, False)  # two seconds too much are gone
    person.answers = 1
    person.look_at_clock(told(51), 112.0, False)  # an answer earns five
    person.look_at_clock(told(51, running=False), 112.0, False)
    person.look_at_clock(told(51), 130.0, True)  # it stood still meanwhile, also while the line was lost
    person.look_at_clock(told(56), 130.0, False)  # and nothing was earned
    assert drifts(person) == [0, -2, 0, 0, 0, 5]
    each = a_person(kind="decision", seconds=30, increment=0)
    each.look_at_clock(told(30), 100.0, True)
    each.look_at_clock(told(30), 110.0, False)  # asked anew
    each.look_at_clock(told(22), 117.0, False)
    assert drifts(each) == [0, -1]


def test_a_zero_that_comes_too_soon_or_too_late_is_noticed() -> None:
    person = a_person()
    person.look_at_clock(told(10), 100.0, True)
    person.look_at_clock(told(0), 110.5, False)  # it is over, and nothing has been done about it
    person.look_at_clock(told(10, TimeEvent(1, 113_000, 0, "pass")), 113.2, False)
    person.look_at_clock(told(10, TimeEvent(2, 121_000, 0, "pass")), 124.0, True)
    (late, soon) = person.fleet.seen.zeros
    assert late.early == -3
    assert late.told is not None
    assert round(late.told, 3) == 3.2
    assert round(soon.early, 3) == 2.2
    assert soon.told is None  # nobody can tell: the line had been lost


def test_the_plot_is_drawn_from_the_numbers_that_are_kept() -> None:
    trips = {"p50_ms": 3.0, "p95_ms": 9.0, "p99_ms": 31.0}
    cores = {"nodes": 0.4, "workers": 0.1, "postgres": 0.2, "clients": 0.1}
    points = [
        {
            "tables": tables,
            "round_trips": {"steady": trips},
            "cores": {"steady": cores},
            "memory": {"nodes_mb_at_the_end": 400.0},
        }
        for tables in (500, 100)
    ]
    drawn = ET.fromstring(draw({"title": "A & B", "points": points}))
    circles = [one for one in drawn.iter() if one.tag.endswith("circle")]
    assert len(circles) == len(points) * sum(len(picture.curves) for picture in PICTURES)
    assert scale(1000) == (1000, 200)
    assert scale(0.9) == (1.0, 0.2)


def test_everybody_has_an_address() -> None:
    made = [address(number) for number in range(70_000)]
    assert len(set(made)) == len(made)
    assert all(max(map(int, one.split("."))) < 255 for one in made)
