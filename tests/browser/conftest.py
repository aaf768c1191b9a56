"""One server for all browser tests of a process, one Chromium for each file, and people as many as a test wants."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.support.harbour import TIMEOUT, Harbour, Person, run_chromium, run_harbour

expect.set_options(timeout=TIMEOUT)
Arrive = Callable[..., Person]
PACK = Path(__file__).parent / "pack.yaml"
"""Other cards for Empires of the North, which tables can be opened with."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    with run_harbour(tmp_path_factory.mktemp("harbour"), PACK.read_bytes()) as running:
        yield running


# For each file anew: while Playwright runs, its event loop is in the way of tests that bring one of their own.
@pytest.fixture(scope="module")
def chromium(chromium_path: str) -> Iterator[Browser]:
    with run_chromium(chromium_path) as browser:
        yield browser


@pytest.fixture
def arrive(harbour: Harbour, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Arrive]:
    """`arrive(viewport=…, locale=…)`: a person with a browser of their own, who has seen nothing yet.

    An error or a warning in a page fails the test. What the pages showed when a test failed is kept in .cache.
    """
    harbour.fate.begin(request.node.nodeid)
    people: list[Person] = []

    def come(**more: Any) -> Person:
        people.append(Person(chromium, harbour, **more))
        return people[-1]

    with harbour.fate.decides():
        yield come
    for number, person in enumerate(people):
        if getattr(request.node, "failed", False):
            name = re.sub(r"\W+", "-", request.node.name)
            person.page.screenshot(path=request.config.rootpath / ".cache" / f"{name}-{number}.png")
        person.context.close()
    wrong = [one for person in people for one in person.wrong]
    assert not wrong, "\n".join(wrong)


@pytest.fixture
def ann(arrive: Arrive) -> Person:
    return arrive()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call" and report.failed:
        item.failed = True  # type: ignore[attr-defined]
    return report
