"""What all tests share: stale compiled modules are refused, and where Chromium and PostgreSQL are."""

from __future__ import annotations

import asyncio
import importlib.util
import os
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from tests.support import chromium

ROOT = Path(__file__).resolve().parent.parent
IN_CI = os.environ.get("CI", "").lower() in ("1", "true")
POSTGRES = "postgresql+asyncpg://root@127.0.0.1/test"

# How long a machine takes that has other things to do says nothing.
BUSY: dict[str, Any] = {"deadline": None, "suppress_health_check": [hypothesis.HealthCheck.too_slow]}
hypothesis.settings.register_profile("dev", **BUSY)
hypothesis.settings.register_profile("ci", derandomize=True, print_blob=True, **BUSY)
hypothesis.settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if IN_CI else "dev"))


def pytest_configure(config: pytest.Config) -> None:
    spec = importlib.util.spec_from_file_location("tradewinds_compile", ROOT / "tools" / "compile.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    if not hasattr(config, "workerinput") and not os.environ.get("TRADEWINDS_INTERPRETED") and tool.is_stale():
        raise pytest.UsageError(
            "compiled modules do not match the sources: run `make compile` or set TRADEWINDS_INTERPRETED=1"
        )


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also what is marked `long`: more of what every run tests")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--long"):
        long = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]
    # On somebody's laptop a missing Chromium is a reason to skip; in CI such tests run, and fail.
    no_browser = pytest.mark.skip(reason=chromium.MISSING)
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.xdist_group(f"browser {item.path.name}"))
            if chromium.find() is None and not IN_CI:
                item.add_marker(no_browser)


@pytest.fixture(scope="session")
def chromium_path() -> str:
    path = chromium.find()
    assert path, chromium.MISSING
    return path


@pytest.fixture(scope="session")
def postgres_url() -> str:
    """A PostgreSQL to test against: TRADEWINDS_TEST_POSTGRES, or one on this machine, or skip."""
    url = os.environ.get("TRADEWINDS_TEST_POSTGRES", POSTGRES)

    async def knock() -> Any:
        import asyncpg

        connection = await asyncpg.connect(url.replace("+asyncpg", ""), timeout=30)
        await connection.close()

    try:
        asyncio.run(knock())
    except Exception as error:
        if IN_CI or "TRADEWINDS_TEST_POSTGRES" in os.environ:
            raise
        pytest.skip(f"no PostgreSQL at {url}: {error}")
    return url
