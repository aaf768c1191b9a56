"""Make the pictures in docs/screenshots: `python tools/screenshots.py [NAME…]`.

Needs the packages for testing (`pip install -e '.[dev]'`), the built client (`make web`) and a Chromium. The same seeds
make the same tables every time, so that a picture changes only when the client does.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, expect  # noqa: E402

from tests.support.harbour import TIMEOUT, Harbour, Person, run_chromium, run_harbour  # noqa: E402

FOLDER = ROOT / "docs" / "screenshots"
LARGEST = 300 * 1024
WIDE = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 1.5}
SEATS = ("me", "bot:mate", "bot:mate", "bot:mate")

Shot = Callable[[Person], None]
SHOTS: dict[str, tuple[str, dict[str, Any], Shot]] = {}


def shot(name: str, seed: str = "", **options: Any) -> Callable[[Shot], Shot]:
    def keep(function: Shot) -> Shot:
        SHOTS[name] = (seed or name, WIDE | options, function)
        return function

    return keep


def at_sea(ann: Person, *kinds: str, at_least: int = 60) -> None:
    """In the middle of a race, with a question of one of these kinds."""
    table = ann.create(*SEATS, names=["Ann", "", "", ""])
    found = ann.fast_forward(table, *kinds, advised=True, at_least=at_least)
    assert found in kinds, f"the race was over before a question of these: {kinds}"
    ann.go(f"/table/{table}")
    ann.look()


@shot("landing")
def landing(ann: Person) -> None:
    ann.go("/")


@shot("jamaica-table", "table")
@shot("jamaica-table-dark", "table", color_scheme="dark")
@shot("jamaica-table-zh-Hant", "table", locale="zh-TW")
@shot("jamaica-table-hu", "table", locale="hu-HU")
def table(ann: Person) -> None:
    at_sea(ann, "sail")
    sight = ann.look()
    ann.button(sight.actions[0]).hover()


@shot("jamaica-cards", "cards")
def cards(ann: Person) -> None:
    at_sea(ann, "choose_card", at_least=20)


@shot("jamaica-battle", "battle")
def battle(ann: Person) -> None:
    at_sea(ann, "powder", "sabre", "loot", at_least=30)


@shot("jamaica-scores", "scores")
def scores(ann: Person) -> None:
    table = ann.create(*SEATS, names=["Ann", "", "", ""])
    ann.fast_forward(table, advised=True)
    ann.go(f"/table/{table}")
    expect(ann.see("score-sheet")).to_be_visible()


@shot("jamaica-phone", "table", **PHONE)
def phone(ann: Person) -> None:
    at_sea(ann, "sail")


@shot("jamaica-phone-dark", "cards", **PHONE, color_scheme="dark")
def phone_dark(ann: Person) -> None:
    at_sea(ann, "choose_card", at_least=20)


EXPANSIONS = ("new_buildings", "citizens", "smuggler", "festival", "festival_cards", "achievements")


def in_port(ann: Person, *kinds: str, at_least: int, **options: bool) -> None:
    """In the middle of a game of Puerto Rico, with a question of one of these kinds."""
    table = ann.create(*SEATS[:3], game="puertorico", names=["Ann", "", ""], options=options)
    found = ann.fast_forward(table, *kinds, advised=True, at_least=at_least)
    assert found in kinds, f"the game was over before a question of these: {kinds}"
    ann.go(f"/table/{table}")
    ann.look()


@shot("puertorico-table", "port")
def puertorico(ann: Person) -> None:
    in_port(ann, "round", at_least=110)
    ann.button("role:craftsman").hover()


@shot("puertorico-table-hu-dark", "all expansions", locale="hu-HU", color_scheme="dark")
def puertorico_all(ann: Person) -> None:
    in_port(ann, "building", at_least=110, **{f"expansion_{name}": True for name in EXPANSIONS})


@shot("puertorico-people", "people")
def puertorico_people(ann: Person) -> None:
    in_port(ann, "staffing", at_least=110)
    ann.see("staff-done").wait_for()


@shot("puertorico-scores", "puertomas")
def puertorico_scores(ann: Person) -> None:
    table = ann.create("me", "rules", "rules", game="puertorico", names=["Ann"], options={"puertomas": 2})
    ann.fast_forward(table, advised=True)
    ann.go(f"/table/{table}")
    expect(ann.see("score-sheet")).to_be_visible()


@shot("puertorico-phone-zh-Hant", "port", **PHONE, locale="zh-TW")
def puertorico_phone(ann: Person) -> None:
    in_port(ann, "round", at_least=110)


@shot("jamaica-first-game", "first game")
def first_game(ann: Person) -> None:
    ann.go("/learn")
    ann.see("start-tutorial").click()
    ann.look()
    ann.see("coach-next").click()


def take(browser: Browser, harbour: Harbour, name: str) -> None:
    seed, options, show = SHOTS[name]
    harbour.fate.begin(seed)
    person = Person(browser, harbour, **options)
    show(person)
    person.page.evaluate("document.fonts.ready")
    person.page.wait_for_load_state("networkidle")
    path = FOLDER / f"{name}.png"
    person.page.screenshot(path=path, animations="disabled")
    person.context.close()
    squeeze(path)
    size = path.stat().st_size
    assert size <= LARGEST, f"{name}: {size // 1024} KB is more than {LARGEST // 1024}"
    print(f"{name}: {size // 1024} KB", flush=True)


def squeeze(path: Path) -> None:
    """256 colours are enough for ink on paper."""
    from PIL import Image

    with Image.open(path) as picture:
        small = picture.convert("RGB").quantize(256, kmeans=4, dither=Image.Dither.NONE)
    small.save(path, optimize=True)


def main(names: list[str]) -> None:
    browsers = ("chromium", "chromium-browser", "google-chrome")
    path = os.environ.get("TRADEWINDS_TEST_CHROMIUM") or next(filter(None, map(shutil.which, browsers)), None)
    if not path:
        sys.exit("No Chromium found (apt install chromium).")
    unknown = sorted(set(names) - set(SHOTS))
    if unknown:
        sys.exit(f"No such picture: {', '.join(unknown)}. There are: {', '.join(SHOTS)}.")
    expect.set_options(timeout=TIMEOUT)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with run_chromium(path) as browser:
        for name in names or SHOTS:
            # A server for each: under the same seed tables have the same name.
            with tempfile.TemporaryDirectory() as folder, run_harbour(Path(folder)) as harbour, harbour.fate.decides():
                take(browser, harbour, name)


if __name__ == "__main__":
    main(sys.argv[1:])
