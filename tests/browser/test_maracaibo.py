"""Maracaibo at the web table: whole games by mouse, key and finger, alone against Jean, legacy tiles, words, axe."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.measure import LAPTOP, ON_PHONE, PHONE, Gauge
from tests.browser.playing import Pupil, Strides, account, advice, tap
from tests.browser.test_axe import check
from tests.browser.test_whole_games import focused, tab_to
from tests.support.harbour import LETTERED, Person, Sight

FOUR = ("me", "bot:mate", "bot:mate", "bot:mate")
MISSING = r"\b(maracaibo-ui|action|card|prompt|place|quest|story|legacy|automa|building|career)-\w+"


def sit_down(person: Person, *seats: str, **more: Any) -> Sight:
    return person.sit_down(*(seats or ("me", "bot:mate")), game="maracaibo", **more)


def find(person: Person, *kinds: str, **more: Any) -> Sight:
    """The mate's advice is followed until then, so that there is something on the table."""
    options: dict[str, Any] = {"seats": ("me", "bot:mate"), "advised": True} | more
    return person.find_question(*kinds, game="maracaibo", **options)


def answer(sight: Sight, by: int) -> str:
    """Many ways, but no turn that does nothing, and no planning without end."""
    actions = [action for action in sight.actions if not re.match(r"plan:|done$|decline$", action)] or sight.actions
    if sight.kind in ("split_plan", "split_throw") or sight.seq % 5 == 0:
        actions = sight.actions
    return actions[sight.seq * by % len(actions)]


def test_by_mouse(arrive: Arrive) -> None:
    """Two players at 1280×720: what is lit is clicked in its place; every state is measured."""
    ann = arrive(**LAPTOP)
    gauge = Gauge(ann)
    sight = sit_down(ann)
    clicked: Counter[str] = Counter()
    strides = Strides(ann)
    while not (sight := strides.on(sight)).over:
        gauge.look()
        action = answer(sight, 7)
        if ann.target(action).count():
            clicked[action.split(":")[0]] += 1
            ann.target(action).click()
        else:
            ann.button(action).click()
        sight = ann.look(sight.seq)
    gauge.fine()
    assert {"plan", "throw", "career", "sail", "city", "buy", "deliver", "disc"} <= set(clicked), clicked
    account(ann, 2)
    expect(ann.page.locator("[data-fact=final_scoring]")).to_be_attached()


def test_by_keyboard_alone(ann: Person) -> None:
    """Two players, from the set-up page to the replay: digits, arrows, Tab, a lit place on the chart."""
    page = ann.page
    ann.go("/new?game=maracaibo")
    for control in ("players-2", "create"):
        tab_to(page, ann.see(control))
        page.keyboard.press("Enter")
    sight = ann.look()
    focused(page, "on arrival")
    ways: Counter[str] = Counter()
    strides = Strides(ann)
    while not (sight := strides.on(sight)).over:
        action = answer(sight, 7)
        number = sight.actions.index(action)
        button = ann.button(action)
        digit = button.get_attribute("data-digit")
        if sight.kind == "sail" and ways["chart"] < 2:
            tab_to(page, ann.target(action), "Shift+Tab", most=120)
            button = ann.target(action)
            ways["chart"] += 1
        elif ways["arrows"] < 3 and number:
            page.keyboard.press("1")
            expect(ann.button(sight.actions[0])).to_be_focused()
            for _ in range(number):
                page.keyboard.press("ArrowDown")
            ways["arrows"] += 1
        elif digit:
            page.keyboard.press(digit)
            ways["digit"] += 1
        else:
            tab_to(page, button, most=120)
            ways["tab"] += 1
        expect(button).to_be_focused()
        page.keyboard.press("Enter")
        after = ann.look(sight.seq)
        focused(page, f"after {sight}")
        sight = after
    assert {"digit", "arrows", "chart"} <= set(ways), ways
    account(ann, 2)
    tab_to(page, ann.see("watch-replay"))
    page.keyboard.press("Enter")
    ann.see("replay").wait_for()


def test_first_game_by_touch(arrive: Arrive) -> None:
    """A whole first game on a phone: the coach teaches until the account is shown; every state is measured."""
    ann = arrive(**PHONE)
    # In the last round there may be ten cards and eight other answers.
    gauge = Gauge(ann, replace(ON_PHONE, scrolls=True))
    pupil = Pupil(ann, "sail", "combat")
    sight = pupil.begin("maracaibo")
    assert sight.kind == "split_plan"
    tapped: Counter[str] = Counter()
    strides = Strides(ann, advised=True)
    while not (sight := strides.on(sight)).over:
        pupil.listen()
        gauge.look()
        action = advice(ann)
        tapped[action.split(":")[0]] += tap(ann, action)
        sight = ann.look(sight.seq)
    gauge.fine()
    account(ann, 2)
    ann.see("score-sheet").get_by_role("button", name="Close").tap()
    pupil.listen()
    assert {"sail", "buy", "disc"} <= set(+tapped), tapped
    lessons = ("split", "career", "sail", "village", "city", "deliver", "disc", "buy", "draw", "scoring", "last-round")
    assert pupil.taught() >= set(lessons), pupil.heard


def test_against_jean(arrive: Arrive) -> None:
    """Set up by hand, with her difficulty, and played to the final score; what she does is told line by line."""
    ann = arrive(**LAPTOP)
    gauge = Gauge(ann)
    ann.go("/new?game=maracaibo")
    ann.see("players-2").click()
    ann.see("ruled-1").click()
    ann.see("jean_difficulty-easy").click()
    ann.see("create").click()
    sight = ann.look()
    expect(ann.see("jean")).to_contain_text("Easy")
    turns: set[str] = set()
    strides = Strides(ann)
    while not (sight := strides.on(sight)).over:
        gauge.look()
        turns.update(ann.see("jean").locator("li").all_inner_texts())
        sight = ann.play(sight, answer(sight, 3))
    gauge.fine()
    assert len([line for line in turns if line.startswith("Jean ")]) > 3, turns
    assert account(ann, 2)["Total"][0] > 0
    assert "Jean" in ann.see("score-sheet").inner_text()
    for kind in ("jean_card", "jean_sails", "jean_disc"):
        expect(ann.page.locator(f"[data-fact={kind}]")).not_to_have_count(0)


def test_combat_adds_up(ann: Person) -> None:
    """Before the nation is chosen: token and modifier, what it can be raised to, and what that pays for."""
    for _ in range(6):
        sight = find(ann, "fighting_nation", seats=FOUR[:3])
        combat = ann.see("combat")
        # Whoever cannot pay what the token asks cannot choose that nation.
        expect(combat.locator("ul > li:has([data-target])")).not_to_have_count(0)
        rows = combat.locator("ul > li:has([data-target])").all()
        if len(rows) > 1:
            break
    for row in rows:
        token, *more = row.locator(".sum > b").all_inner_texts()
        value = int(more[0].removeprefix("= ") if more else token)
        changed = row.locator(".sum > span:not(.most, .signs)").all_inner_texts()
        assert value == int(token) + sum(int(one.replace("−", "-")) for one in changed)
        most = row.locator(".most").all_inner_texts()
        reach = int(most[0].removeprefix("→ ")) if most else value
        for cost in row.locator(".costs b").all():
            n, classes = int(cost.inner_text()), cost.get_attribute("class") or ""
            assert ("can" in classes.split()) == (n <= value)
            assert ("could" in classes.split()) == (value < n <= reach)
    nation = rows[0].locator("[data-target]").get_attribute("data-target") or ""
    value = int(re.sub(r"\D", "", rows[0].locator(".sum > b").last.inner_text()))
    after = ann.play(sight, nation)
    if after.kind == "combat":
        expect(combat.locator(".left")).to_have_text(str(value))


@pytest.mark.parametrize("mode", ["free76", "free77"])
def test_legacy_tiles(arrive: Arrive, mode: str) -> None:
    """Four players with a map that has changed: everything has its room, and every tile says what it does."""
    ann = arrive(**LAPTOP)
    gauge = Gauge(ann)
    find(ann, "sail", seats=FOUR, at_least=120, options={"mode": mode})
    gauge.look()
    tiles = ann.see("book").get_by_role("button")
    expect(tiles).not_to_have_count(0)
    for tile in tiles.all():
        tile.hover()
        expect(ann.see("large-card")).to_contain_text(re.compile(r"\w+ \w+"))
        assert not re.search(MISSING, ann.see("large-card").inner_text())
        ann.page.mouse.move(640, 5)
        expect(ann.see("large-card")).to_have_count(0)
    gauge.fine()


@pytest.mark.parametrize("kind", ["village", "disc", "fighting_nation", "combat"])
def test_axe(ann: Person, kind: str) -> None:
    find(ann, kind, seats=FOUR[:3])
    check(ann)


@pytest.mark.parametrize("lang", ["zh-Hant", "hu"])
def test_languages(arrive: Arrive, lang: str) -> None:
    """On both screens, in the middle of a game: nothing is cut off, and no message is missing."""
    ann = arrive(**LAPTOP)
    gauge = Gauge(ann)
    find(ann, "village", seats=FOUR, at_least=250)
    for width, height in ((1280, 720), (390, 844)):
        ann.resize(width, height)
        ann.set_language(lang)
        ann.page.evaluate(LETTERED)
        if width > 900:
            gauge.look(lang)
        assert not re.search(MISSING, ann.page.locator("body").inner_text())
    gauge.fine()


def test_explained(ann: Person) -> None:
    """Cards with their pencil, places, upgrades, ribbons and the legend open large, by mouse and by key."""
    find(ann, "village", at_least=60)
    large = ann.see("large-card")
    page = ann.page
    for thing, says in (
        (ann.see("own").locator(".held").first, r"Reconstructed|rulebook"),
        (page.locator("[data-read='11']"), r"Maracaibo"),
        (ann.see("own").locator(".slot").first, r"village actions"),
        (page.get_by_role("img", name=re.compile("^France")), r"multiplier"),
        (page.get_by_role("button", name="What the icons mean"), r"combat point"),
    ):
        thing.hover()
        expect(large).to_contain_text(re.compile(says))
        page.mouse.move(640, 5)
        expect(large).to_have_count(0)
    held = ann.see("own").locator(".held").first
    held.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(large).to_be_visible()
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)


def test_replay(ann: Person) -> None:
    table = ann.finish("me", "bot:mate", game="maracaibo")
    ann.go(f"/replay/{table}")
    ann.see("replay").wait_for()
    ann.page.keyboard.press("End")
    expect(ann.see("replay")).to_have_attribute("data-at", ann.see("replay").get_attribute("data-total") or "")
    expect(ann.page.locator("#board .ship")).to_have_count(2)
