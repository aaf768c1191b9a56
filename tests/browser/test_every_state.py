"""axe in every state of a whole game: whatever is asked, and whatever the person opens meanwhile.

A state is a kind of question together with what is open beside it. Each time the same kind is asked again something
else is opened, until everything has been seen with two kinds; what is asked once is seen as it stands. From then on
only what has not been asked before is looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.measure import LAPTOP, PHONE
from tests.browser.test_axe import violations
from tests.browser.test_empires import edited, say
from tests.browser.test_puertorico import ALL, EDITORS, is_edited
from tests.support.harbour import Person, Sight
from tradewinds import games

WHOLE = "axe.run(document, {preload: false, resultTypes: ['violations']})"
# Nothing that is opened beside the board changes it, and of all that is drawn it takes axe longest to look at.
BESIDE = "axe.run({exclude: [['[data-testid=board]']]}, {preload: false, resultTypes: ['violations']})"
SCREENS: dict[str, dict[str, Any]] = {
    "laptop": LAPTOP | {"color_scheme": "light"},
    "phone": PHONE | {"color_scheme": "dark"},
}
TABLES: dict[tuple[str, str], dict[str, Any]] = {
    # Ships that sail anywhere stay near each other, and meet.
    ("jamaica", "laptop"): {"bots": ["bot:random"] * 3},
    ("jamaica", "phone"): {"bots": ["bot:random"]},
    ("puertorico", "laptop"): {"bots": ["bot:mate"] * 2, "options": ALL | {"achievement_draft": True}},
    ("puertorico", "phone"): {"bots": ["bot:mate"] * 2, "options": {"expansion_citizens": True}},
    ("empires", "laptop"): {"bots": ["bot:mate"] * 2},
    ("empires", "phone"): {"bots": ["bot:mate"]},
    ("maracaibo", "laptop"): {"bots": ["bot:mate"] * 2, "options": {"mode": "free77"}},
    ("maracaibo", "phone"): {"bots": ["rules"], "options": {"jean": 1}},
}
ASKED = {
    ("jamaica", "laptop"): {"choose_card", "sail", "pay", "empty"},
    ("jamaica", "phone"): {"choose_card", "sail", "pay", "empty", "ghost"},
    ("puertorico", "laptop"): {"selecting", "draft", "round", "tile", "building"},
    ("puertorico", "phone"): {"round", "tile", "building", "staffing"},
    ("empires", "laptop"): {"clan", "keep", "lookout", "turn"},
    ("empires", "phone"): {"clan", "keep", "lookout", "turn"},
    ("maracaibo", "laptop"): {"split_plan", "career", "sail", "main", "village", "draw", "scoring"},
    ("maracaibo", "phone"): {"split_plan", "career", "sail", "main", "village", "draw", "scoring"},
}
EACH = 2
"""With how many kinds of question the same thing is opened: what it looks like hardly depends on them."""


class Looker:
    """A person who opens one thing after the other; each of these opens it, and says how it is shut again."""

    def __init__(self, person: Person, phone: bool) -> None:
        self.person = person
        self.phone = phone
        leaves = ["log", "rules", "chat", "facts"] if phone else ["rules", "chat", "facts"]
        self.ways: list[tuple[str, Callable[[Sight], Callable[[], None]]]] = [
            ("explanation", self.explanation),
            ("preview", self.preview),
            ("others", self.others),
            *((leaf, partial(self.leaf, leaf)) for leaf in leaves),
            ("settings", self.settings),
            ("coach", self.coach),
            ("hint", self.hint),
        ]

    def escape(self) -> None:
        self.person.page.keyboard.press("Escape")

    def explanation(self, _: Sight) -> Callable[[], None]:
        self.person.see("explain").click()
        self.person.see("explanation").wait_for()
        return lambda: self.person.see("explain").click()

    def preview(self, sight: Sight) -> Callable[[], None]:
        if sight.actions:
            button = self.person.button(sight.actions[-1])
            if taps_twice(sight, self.phone):
                button.dispatch_event("click")
            else:
                button.focus()
        return self.escape

    def others(self, _: Sight) -> Callable[[], None]:
        if self.phone:
            self.leaf("others", _)
        shut = self.person.page.locator("[data-testid^=opponent-] > h3 > button[aria-expanded=false]:visible")
        if shut.count():
            shut.first.click()
        return lambda: None

    def leaf(self, name: str, _: Sight) -> Callable[[], None]:
        tab = self.person.see(f"tab-{name}")
        if tab.get_attribute("aria-selected") != "true":
            tab.click()
        return lambda: None

    def settings(self, _: Sight) -> Callable[[], None]:
        self.person.see("settings").click()
        return self.escape

    def coach(self, _: Sight) -> Callable[[], None]:
        """Once opened it stays."""
        call = self.person.see("coach-open")
        if call.count():
            if self.phone:
                self.person.see("settings").click()
            call.click()
            self.escape()
        self.person.see("coach").wait_for()
        return lambda: None

    def hint(self, _: Sight) -> Callable[[], None]:
        self.person.see("hint").click()
        self.person.see("action-bar").locator(".hinted").first.wait_for(state="attached")
        return lambda: None


def taps_twice(sight: Sight, phone: bool) -> bool:
    """The first tap only shows what it would do; a payment's buttons have said it already."""
    return phone and sight.kind != "pay"


def decide(person: Person, sight: Sight, phone: bool) -> Sight:
    """Another answer from time to time, so that the game goes many ways."""
    if is_edited(person, sight):
        person.see(EDITORS[sight.kind]).click()
        return person.look(sight.seq)
    if edited(person):
        return say(person, sight)
    actions = [action for action in sight.actions if action != "pass"] or sight.actions
    button = person.button(actions[sight.seq % len(actions)])
    button.dispatch_event("click")
    if taps_twice(sight, phone):
        button.dispatch_event("click")
    return person.look(sight.seq)


# In every run the games are on this screen and on that in turn; with --long each is on both.
PLACES = [
    pytest.param(game, screen, marks=[pytest.mark.long] if (number + place) % len(SCREENS) else [])
    for number, game in enumerate(games.shelf())
    for place, screen in enumerate(SCREENS)
]


@pytest.mark.parametrize(("game", "screen"), PLACES)
def test_every_state(arrive: Arrive, game: str, screen: str) -> None:
    phone = screen == "phone"
    ann = arrive(**SCREENS[screen])
    looker = Looker(ann, phone)
    seats = dict(TABLES[game, screen])
    bots = seats.pop("bots")
    asked: Counter[str] = Counter()
    opened: Counter[str] = Counter()
    states: set[tuple[str, str]] = set()
    wrong: dict[str, str] = {}

    def look(sight: Sight, kind: str, beside: str, run: str) -> None:
        states.add((kind, beside))
        for found in violations(ann, run):
            wrong.setdefault(found, f"{kind}, {beside} (decision {sight.seq})")

    def whole_game() -> None:
        sight = ann.sit_down("me", *bots, game=game, **seats)
        table = ann.table
        while not sight.over:
            if sight.kind in asked and all(opened[name] >= EACH for name, _ in looker.ways):
                ann.go("/about")
                ann.fast_forward(table, *asked, known=True)
                ann.go(f"/table/{table}")
                sight = ann.look()
                if sight.over:
                    break
            times = asked[sight.kind]
            asked[sight.kind] += 1
            if times == 0:
                look(sight, sight.kind, "as it stands", WHOLE)
            else:
                fresh = [one for one in looker.ways if (sight.kind, one[0]) not in states and opened[one[0]] < EACH]
                for name, way in fresh[:1]:
                    opened[name] += 1
                    shut = way(sight)
                    look(sight, sight.kind, name, BESIDE)
                    shut()
            sight = decide(ann, sight, phone)
        expect(ann.see("score-sheet")).to_be_visible()
        if ("the end", "scores") not in states:
            look(sight, "the end", "scores", WHOLE)
            ann.page.keyboard.press("Escape")
            look(sight, "the end", "table", WHOLE)

    def seen() -> bool:
        return set(asked) >= ASKED[game, screen] and len(opened) == len(looker.ways)

    # Where several decide at once, who is first differs from run to run, and so do the matches.
    for _ in range(4):
        if not seen():
            whole_game()
    assert not wrong, f"{len(states)} states:\n" + "\n".join(f"{where}: {found}" for found, where in wrong.items())
    assert seen(), (asked, opened)
