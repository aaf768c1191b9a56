"""Make the icons of the installed app from the art of the favicon: `python tools/icons.py`, into web/public.

Needs the packages for testing (`pip install -e '.[dev]'`) and a Chromium. `icon-*.png` is the favicon as it is;
`icon-maskable-*.png` may be cut into any shape by a phone: its ground goes to the edge, the ship keeps to the middle.
"""

from __future__ import annotations

import re
import sys
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PIL import Image  # noqa: E402
from playwright.sync_api import Page  # noqa: E402

from tests.support import chromium  # noqa: E402
from tests.support.harbour import run_chromium  # noqa: E402

FOLDER = ROOT / "web" / "public"
SIZES = (192, 512)
SAFE = 0.8
"""Of the width: what a phone never cuts off."""
COLOURS = 128


def maskable(art: str) -> str:
    """Without round corners, and the ship drawn smaller around the middle."""
    found = re.fullmatch(r'(<svg[^>]*>)(<rect [^>]*?) rx="\d+"([^>]*/>)(.*)(</svg>)\s*', art, re.DOTALL)
    assert found, "the favicon is no longer a rounded ground with a ship on it"
    head, rect, end, ship, tail = found.groups()
    aside = 32 * (1 - SAFE)
    return f'{head}{rect}{end}<g transform="translate({aside:g} {aside:g}) scale({SAFE})">{ship}</g>{tail}'


def draw(page: Page, art: str, size: int, path: Path) -> None:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{art}")
    picture = Image.open(BytesIO(page.screenshot(omit_background=True)))
    picture.quantize(COLOURS).save(path, optimize=True)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size:,} bytes")


def main() -> None:
    path = chromium.find()
    assert path, chromium.MISSING
    art = (FOLDER / "favicon.svg").read_text()
    with run_chromium(path) as browser:
        page = browser.new_page()
        for size in SIZES:
            draw(page, art, size, FOLDER / f"icon-{size}.png")
            draw(page, maskable(art), size, FOLDER / f"icon-maskable-{size}.png")


if __name__ == "__main__":
    main()
