"""How soon the app is usable on a slow line: `python -m tools.slowline [--lang en] [--rounds 3] [--json]`.

A real Chromium, a real server, and between them a line of 1.6 Mbit/s with 150 ms there and back (`--rate`, `--delay`).
The line is a proxy (tests/support/strait.py), since what Chromium can slow down by itself leaves websockets and service
workers alone. Time counts from the beginning of the navigation until the first page can be pressed, or the table asks
its question; fonts travel meanwhile. "First" is a browser that has seen nothing, "again" a new page of the same.

Needs the packages for testing (`pip install -e '.[dev]'`), the built client (`make web`) and a Chromium.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser

from tests.support import chromium
from tests.support.apps import WITH_WORKER, enlisted
from tests.support.harbour import TIMEOUT, Harbour, Person, run_chromium, run_harbour
from tests.support.strait import Strait, run_strait

PLACES = ("first page", "jamaica", "puertorico", "empires", "maracaibo")
LOCALES = {"en": "en-GB", "zh-Hant": "zh-TW", "hu": "hu-HU"}
GOALS = {"first": 5.0, "again": 1.5}
"""Seconds."""
READY = """(() => {
  const look = () => {
    const table = document.querySelector('[data-testid=table]')
    const asked = table?.dataset.line === 'open' && document.querySelector('[data-testid=action-bar]')?.dataset.kind
    if (asked || document.querySelector('[data-testid=play-now]')) window.usable = performance.now()
    else requestAnimationFrame(look)
  }
  look()
})()"""


class Visit(NamedTuple):
    place: str
    when: str
    seconds: float
    kilobytes: float


def visit(person: Person, strait: Strait, place: str, when: str, path: str) -> Visit:
    """In a new page, until it is usable; and what had come over the line by then."""
    person.page.close()
    person.page = person.context.new_page()
    person.page.add_init_script(READY)
    before = strait.west.passed
    person.page.goto(path, wait_until="commit")
    taken: float = person.page.wait_for_function("() => window.usable", timeout=TIMEOUT).json_value()
    return Visit(place, when, taken / 1000, (strait.west.passed - before) / 1000)


def look(browser: Browser, harbour: Harbour, lang: str, rate: float, delay: float) -> Iterator[Visit]:
    for place in PLACES:
        with run_strait(harbour.base, rate, delay) as strait:
            person = Person(browser, Harbour(strait.base, harbour.fate), locale=LOCALES[lang], **WITH_WORKER)
            path = "/" if place == "first page" else f"/table/{person.create('me', 'bot:mate', game=place)}"
            yield visit(person, strait, place, "first", path)
            enlisted(person)
            yield visit(person, strait, place, "again", path)
            person.context.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lang", choices=LOCALES, default="en")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--rate", type=float, default=1.6, help="Mbit/s")
    parser.add_argument("--delay", type=float, default=150, help="milliseconds there and back")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    path = chromium.find()
    assert path, chromium.MISSING
    found: list[Visit] = []
    with tempfile.TemporaryDirectory() as folder, run_harbour(Path(folder)) as harbour, run_chromium(path) as browser:
        for _ in range(asked.rounds):
            found += look(browser, harbour, asked.lang, asked.rate * 1e6 / 8, asked.delay / 1000)
    rows = []
    for place in PLACES:
        for when, goal in GOALS.items():
            those = [one for one in found if (one.place, one.when) == (place, when)]
            seconds = [one.seconds for one in those]
            row = {
                "place": place,
                "visit": when,
                "seconds": round(median(seconds), 2),
                "slowest": round(max(seconds), 2),
            }
            rows.append(row | {"goal": goal, "kB": round(median(one.kilobytes for one in those))})
    if asked.json:
        print(json.dumps({"lang": asked.lang, "rounds": asked.rounds, "visits": rows}))
    else:
        print(f"{'':12}{'visit':8}{'median s':>10}{'slowest s':>10}{'goal s':>8}{'kB by then':>12}")
        for row in rows:
            print("{place:12}{visit:8}{seconds:>10}{slowest:>10}{goal:>8}{kB:>12}".format(**row))
    return 0 if all(float(str(row["seconds"])) <= float(str(row["goal"])) for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
