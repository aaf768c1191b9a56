"""Which Chromium the browser tests and the pictures are made with."""

from __future__ import annotations

import os
import shutil

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The one without windows first: it draws the same with two thirds of the work."""
MISSING = "no Chromium found: browser tests need one (apt install chromium-headless-shell, or chromium)"


def find() -> str | None:
    """The distribution's: pass it to Playwright as executable_path."""
    return os.environ.get("TRADEWINDS_TEST_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
