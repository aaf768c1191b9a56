"""The app on people's own devices: its service worker, what it has kept, and another build of it."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from tests.support.harbour import TIMEOUT, Person
from tradewinds.server.settings import STATIC

LIMIT = 300_000
"""Bytes that may come over the wire until a first table stands, without fonts."""
WITH_WORKER = {"service_workers": "allow"}
NO_FONTS = "--disable-remote-fonts"

ENLISTED = """async () => {
  if (!navigator.serviceWorker.controller) return false
  const paths = performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)
  for (const path of new Set(paths.filter((one) => one.startsWith('/assets/'))))
    if (!(await caches.match(path))) return false
  return true
}"""
"""The worker looks after this page, and has all that it has fetched so far."""


def enlisted(person: Person) -> None:
    person.page.wait_for_function(ENLISTED, timeout=TIMEOUT)


def copy_of_client(folder: Path) -> Path:
    """The built client where it can be changed; as it is, uncompressed.

    But its worker waits for the server's page as long as it takes: on a busy machine the old one would stand in for it.
    """
    shutil.copytree(STATIC, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    worker = folder / "sw.js"
    text, replaced = re.subn(r"=2e3\b", "=6e4", worker.read_text())
    assert replaced == 1
    worker.write_text(text)
    return folder


def entry_of(folder: Path) -> str:
    found = re.search(r'src="/assets/([\w-]+)\.js"', (folder / "index.html").read_text())
    assert found
    return found[1]


def another_build(folder: Path) -> None:
    """As if every script had changed: other names for all of them, and none of the old ones is there any more."""
    assets = folder / "assets"
    names = sorted((path.stem for path in assets.glob("*.js")), key=len, reverse=True)
    known = re.compile(r"(?<![\w-])(" + "|".join(map(re.escape, names)) + r")(?=\.js)")

    def rename(text: str) -> str:
        return known.sub(lambda found: found[1][:-8] + found[1][-8:][::-1], text)

    for path in [*assets.glob("*.js"), folder / "sw.js"]:
        path.write_text(rename(path.read_text()))
    worker = folder / "sw.js"
    text, replaced = re.subn(r'"[0-9a-f]{12}"', '"anotherbuild"', worker.read_text())
    assert replaced == 1
    worker.write_text(text)
    for path in list(assets.glob("*.js")):
        path.rename(assets / rename(path.name))
    page = folder / "index.html"  # last: the server looks at it to see that there is something new
    page.write_text(rename(page.read_text()))
