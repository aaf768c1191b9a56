"""Make the pictures in docs/screenshots: `python tools/screenshots.py [NAME…]`; docs/screenshots.md shows them.

Needs the packages for testing (`pip install -e '.[dev]'`), the built client (`make web`) and a Chromium. The same seeds
make the same tables every time, so that a picture changes only when the client does.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, expect  # noqa: E402

from tests.support import chromium  # noqa: E402
from tests.support.harbour import TIMEOUT, Harbour, Person, run_chromium, run_harbour  # noqa: E402

FOLDER = ROOT / "docs" / "screenshots"
LARGEST = 160 * 1024
SCREENS: dict[str, dict[str, Any]] = {
    "1280": {"viewport": {"width": 1280, "height": 720}},
    "1366": {"viewport": {"width": 1366, "height": 768}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 1.5,
    },
}
THEMES = ("light", "dark")


class Shot(NamedTuple):
    name: str
    screen: str = "1280"
    theme: str = "light"
    locale: str = "en-GB"


Prepare = Callable[[Person], str]
"""Brings about something worth a picture, and says where it is to be seen."""
SCENES: list[tuple[Prepare, tuple[Shot, ...]]] = []


def scene(*shots: Shot) -> Callable[[Prepare], Prepare]:
    def keep(prepare: Prepare) -> Prepare:
        SCENES.append((prepare, shots))
        return prepare

    return keep


def everywhere(name: str) -> tuple[Shot, ...]:
    """On every screen, in the light and in the dark."""
    return tuple(Shot(f"{name}-{screen}-{theme}", screen, theme) for screen in SCREENS for theme in THEMES)


def midway(ann: Person, game: str, players: int, *kinds: str, at_least: int, **more: Any) -> str:
    """In the middle of a game that a good player plays, with a question of one of these kinds."""
    table = ann.create("me", *["bot:mate"] * (players - 1), game=game, names=["Ann"] + [""] * (players - 1), **more)
    found = ann.fast_forward(table, *kinds, advised=True, at_least=at_least)
    assert found in kinds, f"the game was over before a question of these: {kinds}"
    return f"/table/{table}"


def over(ann: Person, game: str, *seats: str, **more: Any) -> str:
    table = ann.create("me", *seats, game=game, names=["Ann"], **more)
    ann.fast_forward(table, advised=True)
    return f"/table/{table}"


@scene(Shot("landing"), Shot("landing-dark", theme="dark"))
def landing(ann: Person) -> str:
    return "/"


@scene(
    *everywhere("jamaica"),
    Shot("jamaica-zh-Hant", "1366", locale="zh-TW"),
    Shot("jamaica-hu-dark", "1366", "dark", "hu-HU"),
)
def jamaica(ann: Person) -> str:
    return midway(ann, "jamaica", 4, "sail", at_least=60)


@scene(Shot("jamaica-cards"), Shot("jamaica-cards-phone", "phone"))
def cards(ann: Person) -> str:
    return midway(ann, "jamaica", 6, "choose_card", at_least=30)


@scene(Shot("jamaica-battle"), Shot("jamaica-battle-phone", "phone", "dark"))
def battle(ann: Person) -> str:
    return midway(ann, "jamaica", 4, "powder", "loot", at_least=30)


@scene(Shot("jamaica-scores"))
def scores(ann: Person) -> str:
    return over(ann, "jamaica", "bot:mate", "bot:mate", "bot:mate")


@scene(Shot("jamaica-first-game"), Shot("jamaica-first-game-phone", "phone"))
def first_game(ann: Person) -> str:
    return f"/table/{ann.create('me', 'bot:mate', 'bot:mate', 'bot:mate')}?coach=1"


EXPANSIONS = ("new_buildings", "citizens", "smuggler", "festival", "festival_cards", "achievements")
ALL = {f"expansion_{name}": True for name in EXPANSIONS}


@scene(
    *everywhere("puertorico"),
    Shot("puertorico-phone-zh-Hant", "phone", locale="zh-TW"),
    Shot("puertorico-zh-Hant", "1366", locale="zh-TW"),
)
def puertorico(ann: Person) -> str:
    return midway(ann, "puertorico", 3, "building", at_least=110)


@scene(Shot("puertorico-all"), Shot("puertorico-all-hu-dark", "1280", "dark", "hu-HU"))
def puertorico_all(ann: Person) -> str:
    """Five players and all expansions."""
    return midway(ann, "puertorico", 5, "building", at_least=150, options=ALL)


@scene(Shot("puertorico-people"), Shot("puertorico-people-phone", "phone"))
def people(ann: Person) -> str:
    return midway(ann, "puertorico", 3, "staffing", at_least=110)


@scene(Shot("puertorico-scores"))
def puertomas(ann: Person) -> str:
    return over(ann, "puertorico", "rules", "rules", options={"puertomas": 2})


@scene(
    *everywhere("empires"),
    Shot("empires-zh-Hant", "1366", locale="zh-TW"),
    Shot("empires-hu-dark", "1366", "dark", "hu-HU"),
)
def empires(ann: Person) -> str:
    return midway(ann, "empires", 4, "turn", at_least=150)


@scene(Shot("empires-island"), Shot("empires-island-phone", "phone", "dark"))
def islands(ann: Person) -> str:
    return midway(ann, "empires", 3, "island", at_least=60)


@scene(Shot("empires-lookout-phone", "phone"))
def lookout(ann: Person) -> str:
    return midway(ann, "empires", 2, "lookout", at_least=40)


@scene(Shot("empires-solo"), Shot("empires-solo-phone", "phone", locale="zh-TW"))
def solo(ann: Person) -> str:
    """Alone, in a scenario."""
    return midway(ann, "empires", 1, "turn", at_least=25, options={"solo_scenario": "edge_of_the_world"})


@scene(
    *everywhere("maracaibo"),
    Shot("maracaibo-zh-Hant", "1366", locale="zh-TW"),
    Shot("maracaibo-hu-dark", "1366", "dark", "hu-HU"),
)
def maracaibo(ann: Person) -> str:
    return midway(ann, "maracaibo", 3, "sail", at_least=250)


@scene(Shot("maracaibo-combat"), Shot("maracaibo-combat-phone", "phone", "dark"))
def combat(ann: Person) -> str:
    return midway(ann, "maracaibo", 3, "fighting_nation", at_least=150)


@scene(Shot("maracaibo-village-phone", "phone"))
def village(ann: Person) -> str:
    return midway(ann, "maracaibo", 2, "village", at_least=150)


@scene(Shot("maracaibo-jean"))
def jean(ann: Person) -> str:
    table = ann.create("me", "rules", game="maracaibo", names=["Ann"], options={"jean": 1})
    assert ann.fast_forward(table, "main", advised=True, at_least=60) == "main"
    return f"/table/{table}"


@scene(Shot("maracaibo-legacy", "1366", "dark"))
def legacy(ann: Person) -> str:
    """A map that has changed: the legacy tiles of card 77."""
    return midway(ann, "maracaibo", 3, "sail", at_least=300, options={"mode": "free77"})


@scene(Shot("maracaibo-scores"))
def voyages(ann: Person) -> str:
    return over(ann, "maracaibo", "bot:mate", "bot:mate", "bot:mate")


def take(browser: Browser, harbour: Harbour, prepare: Prepare, shots: list[Shot]) -> None:
    harbour.fate.begin(prepare.__name__)
    ann = Person(browser, harbour)
    where = prepare(ann)
    for shot in shots:
        options = SCREENS[shot.screen] | {"color_scheme": shot.theme, "locale": shot.locale}
        person = Person(browser, harbour, storage_state=ann.context.storage_state(), **options)
        person.go(where)
        if where.startswith("/table/"):
            person.look()
        person.page.evaluate("document.fonts.ready")
        person.page.wait_for_load_state("networkidle")
        keep(shot.name, person.page.screenshot(animations="disabled"))
        person.context.close()
    ann.context.close()


def keep(name: str, picture: bytes) -> None:
    path = FOLDER / f"{name}.webp"
    with Image.open(BytesIO(picture)) as taken:
        taken.convert("RGB").save(path, quality=80, method=6)
    size = path.stat().st_size
    assert size <= LARGEST, f"{name}: {size // 1024} KB is more than {LARGEST // 1024}"
    print(f"{name}: {size // 1024} KB", flush=True)


def main(names: list[str]) -> None:
    path = chromium.find()
    if not path:
        sys.exit(chromium.MISSING)
    known = [shot.name for _, shots in SCENES for shot in shots]
    unknown = sorted(set(names) - set(known))
    if unknown:
        sys.exit(f"No such picture: {', '.join(unknown)}. There are: {', '.join(known)}.")
    expect.set_options(timeout=TIMEOUT)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with run_chromium(path) as browser:
        for prepare, shots in SCENES:
            wanted = [shot for shot in shots if not names or shot.name in names]
            if not wanted:
                continue
            # A server for each: under the same seed tables have the same name.
            with tempfile.TemporaryDirectory() as folder, run_harbour(Path(folder)) as harbour, harbour.fate.decides():
                take(browser, harbour, prepare, wanted)


if __name__ == "__main__":
    main(sys.argv[1:])
