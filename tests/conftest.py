"""What all tests share: stale compiled modules are refused, and where Chromium and PostgreSQL are."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import shutil
from pathlib import Path
from typing import Any

import hypothesis
import pytest

ROOT = Path(__file__).resolve().parent.parent
IN_CI = os.environ.get("CI", "").lower() in ("1", "true")
POSTGRES = "postgresql+asyncpg://root@127.0.0.1/test"

hypothesis.settings.register_profile("dev", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if IN_CI else "dev"))


def chromium() -> str | None:
    """The distribution's Chromium: pass it to Playwright as executable_path."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return os.environ.get("TRADEWINDS_TEST_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # On somebody's laptop a missing Chromium is a reason to skip; in CI such tests run, and fail.
    no_browser = pytest.mark.skip(reason="no Chromium found: browser tests need it (apt install chromium)")
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.xdist_group(f"browser {item.path.name}"))
            if chromium() is None and not IN_CI:
                item.add_marker(no_browser)


@pytest.fixture(scope="session")
def chromium_path() -> str:
    path = chromium()
    assert path, "browser tests need Chromium (apt install chromium)"
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
