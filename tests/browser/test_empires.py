"""Empires of the North at the web table: whole games by mouse, key and finger, a pack, solo, editors, words, axe."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.measure import LAPTOP, PHONE, Gauge
from tests.browser.playing import Pupil, account, advice, tap
from tests.browser.test_axe import check
from tests.browser.test_whole_games import focused, tab_to
from tests.support.harbour import Person, Sight

FOUR = ("me", "bot:mate", "bot:mate", "bot:mate")


def sit_down(person: Person, *seats: str, **more: Any) -> Sight:
    return person.sit_down(*(seats or ("me", "bot:mate")), game="empires", **more)


def find(person: Person, *kinds: str, **more: Any) -> Sight:
    """The mate's advice is followed until then, so that there is something on the table."""
    options: dict[str, Any] = {"seats": ("me", "bot:mate"), "advised": True} | more
    return person.find_question(*kinds, game="empires", **options)


def press(person: Person, locator: Any) -> None:
    if person.page.evaluate("matchMedia('(pointer: coarse)').matches"):
        locator.tap()
    else:
        locator.click()


def by_key(person: Person, locator: Any) -> None:
    tab_to(person.page, locator, most=90)
    person.page.keyboard.press("Enter")


def drawn(person: Person) -> list[str]:
    """The cards among which some are kept."""
    return [one.get_attribute("data-keep") or "" for one in person.see("answer").locator("[data-keep]").all()]


def edited(person: Person) -> str | None:
    """An editor stands in the bar: what it is for."""
    for name in ("keep", "mix"):
        if person.see(f"{name}-done").count():
            return name
    return None


def say(person: Person, sight: Sight, press: Callable[[Person, Any], None] = press) -> Sight:
    """An answer in the editor: the first cards, the first goods."""
    name = edited(person)
    done = person.see(f"{name}-done")
    presses = person.see("answer").locator("[data-keep]" if name == "keep" else "[data-more]")
    for n in range(presses.count()):
        for _ in range(4):
            if name == "keep" and (sight.kind == "lookout" and n >= 2):
                break
            if presses.nth(n).get_attribute("aria-disabled") == "true":
                break
            press(person, presses.nth(n))
            if name == "keep":
                break
    expect(done).to_have_attribute("aria-disabled", "false")
    press(person, done)
    return person.look(sight.seq)


def test_by_mouse(arrive: Arrive) -> None:
    """Four players at 1280×720: what is lit is clicked in its place; every state is measured."""
    ann = arrive(**LAPTOP)
    gauge = Gauge(ann)
    sight = sit_down(ann, *FOUR)
    clicked: Counter[str] = Counter()
    while not sight.over:
        gauge.look()
        if edited(ann):
            clicked[f"editor {edited(ann)}"] += 1
            sight = say(ann, sight)
            continue
        action = sight.actions[(sight.seq * 7) % len(sight.actions)]
        if action == "pass" and sight.seq % 3:  # there is more to see in a full table
            action = sight.actions[0]
        verb = action.split(":")[0]
        if ann.target(action).count():
            clicked[verb] += 1
            ann.target(action).click()
        else:
            ann.button(action).click()
        sight = ann.look(sight.seq)
    gauge.fine()
    assert {"clan", "place", "build", "use", "editor keep"} <= set(clicked), clicked
    account(ann, 4)
    expect(ann.page.locator("[data-fact=game_over]")).to_be_attached()


def test_by_keyboard_alone(ann: Person) -> None:
    """Two players, from the set-up page to the replay: digits, arrows, Tab, editors."""
    page = ann.page
    ann.go("/new?game=empires")
    for control in ("players-2", "create"):
        tab_to(page, ann.see(control))
        page.keyboard.press("Enter")
    sight = ann.look()
    focused(page, "on arrival")
    ways: Counter[str] = Counter()
    while not sight.over:
        number = sight.seq * 7 % max(1, len(sight.actions))
        if edited(ann):
            ways[f"editor {edited(ann)}"] += 1
            after = say(ann, sight, by_key)
        else:
            action = sight.actions[number]
            if action == "pass" and sight.seq % 3:
                action, number = sight.actions[0], 0
            digit = ann.button(action).get_attribute("data-digit")
            if ways["arrows"] < 3 and number:
                page.keyboard.press(ann.button(sight.actions[0]).get_attribute("data-digit") or "1")
                expect(ann.button(sight.actions[0])).to_be_focused()
                for _ in range(number):
                    page.keyboard.press("ArrowDown")
                ways["arrows"] += 1
            elif digit:
                page.keyboard.press(digit)
                ways["digit"] += 1
            else:
                tab_to(page, ann.button(action), most=90)
                ways["tab"] += 1
            expect(ann.button(action)).to_be_focused()
            page.keyboard.press("Enter")
            after = ann.look(sight.seq)
        focused(page, f"after {sight}")
        sight = after
    assert {"digit", "arrows", "tab", "editor keep"} <= set(ways), ways
    account(ann, 2)
    tab_to(page, ann.see("watch-replay"))
    page.keyboard.press("Enter")
    ann.see("replay").wait_for()


def test_first_game_by_touch(arrive: Arrive) -> None:
    """Glenn against Ulaf as the rulebook suggests, on a phone; the coach teaches until the account is shown."""
    ann = arrive(**PHONE)
    gauge = Gauge(ann)
    pupil = Pupil(ann, "pairing", "build")
    sight = pupil.begin("empires")
    assert sight.kind == "keep"
    tapped: Counter[str] = Counter()
    while not sight.over:
        pupil.listen()
        gauge.look()
        if edited(ann):
            sight = say(ann, sight)
            continue
        action = advice(ann)
        tapped[action.split(":")[0]] += tap(ann, action)
        sight = ann.look(sight.seq)
    gauge.fine()
    account(ann, 2)
    ann.see("score-sheet").get_by_role("button", name="Close").tap()
    pupil.listen()
    assert {"place", "build", "use"} <= set(+tapped), tapped
    assert pupil.heard[1:3] == ["pairing", "keep"], pupil.heard
    lessons = ("turn", "build", "use", "harvest", "again", "cargo", "island", "cleanup", "last-round")
    assert pupil.taught() >= set(lessons), pupil.heard


def test_table_with_a_pack(ann: Person) -> None:
    """Set up by hand: the page shows its name, and names, prices, counts and new cards in every language."""
    ann.go("/new?game=empires")
    ann.see("players-1").click()
    ann.see("cards").select_option(label="Long nights, version 2, by Somebody")
    expect(ann.see("cards-help")).to_contain_text("2 changed, 1 new, 1 taken out")
    expect(ann.see("cards-help")).to_contain_text("CC0-1.0")
    expect(ann.see("solo_scenario-long_winter")).to_have_text("The Longest Night")
    pack = ann.see("cards").input_value()
    ann.see("players-2").click()
    ann.see("create").click()
    assert ann.look().kind == "clan"
    expect(ann.see("pack")).to_have_text("Long nights")
    for _ in range(20):
        sight = sit_down(ann, content=pack, options={"clan_choice": "first_game"})
        assert sight.kind == "keep"
        if {"glenn_great_hall", "glenn_turf_house"} <= set(drawn(ann)):
            break
    expect(ann.see("pack")).to_have_text("Long nights")
    large = ann.see("large-card")
    for lang, hall, house in (
        ("hu", "Holdfényes csarnok", "Gyepház"),
        ("zh-Hant", "月光大廳", "草皮屋"),
        ("en", "Moonlit Hall", "Turf House"),
    ):
        ann.set_language(lang)
        for card, name in (("glenn_great_hall", hall), ("glenn_turf_house", house)):
            ann.page.mouse.move(5, 5)
            expect(large).to_have_count(0)
            ann.see("answer").locator(f'[data-keep="{card}"]').first.hover()
            expect(large).to_contain_text(name)
            expect(large).to_contain_text("×9")
    expect(large).to_contain_text("spend 1 worker: gain 2 fish")
    expect(large).to_contain_text("printed card")
    moonlit = ann.see("answer").locator('[data-keep="glenn_great_hall"]').first
    expect(moonlit).to_have_accessible_name(re.compile("Moonlit Hall.*1 wood"))
    # With the cards of the box nothing of the pack is left.
    sit_down(ann, options={"clan_choice": "first_game"})
    expect(ann.see("pack")).to_have_count(0)


def test_solo_scenario(ann: Person) -> None:
    """Set up by hand, with scenario and level, and played to its end: events, goals, won or lost."""
    ann.go("/new?game=empires")
    ann.see("players-1").click()
    ann.see("solo_scenario-kings_tribute").click()
    ann.see("solo_level-easy").click()
    ann.see("create").click()
    sight = ann.look()
    expect(ann.see("solo")).to_contain_text("The King's Tribute")
    events: set[str] = set()
    while not sight.over:
        if sight.kind == "turn":
            events.add(ann.see("event").inner_text())
        tribute = "tribute" in sight.actions and sight.seq % 3 == 0
        sight = say(ann, sight) if edited(ann) else ann.play(sight, "tribute" if tribute else sight.actions[0])
    assert len(events) == 4, events
    rows = account(ann, 1)
    sheet = ann.see("score-sheet")
    won = rows["Total"][0] >= 28 and int(re.findall(r"tribute (\d+)", sheet.inner_text())[0]) >= 8
    expect(sheet.get_by_role("heading").nth(1)).to_contain_text("Won" if won else "Not won")
    expect(ann.page.locator("[data-fact=scenario_over]")).to_be_attached()


def test_gold_stands_for_a_resource(ann: Person) -> None:
    sight = find(ann, "gold")
    assert all(re.match(r"gold:\w+:\d$", action) for action in sight.actions)
    most = sight.actions[-1]
    good, n = most.split(":")[1:]
    before = int(ann.see("goods").locator(f'[data-at$=":{good}"]').inner_text())
    after = ann.play(sight, most)
    left = int(ann.see("goods").locator(f'[data-at$=":{good}"]').inner_text())
    paid = [line for line in ann.log[-12:] if re.search(rf"\b{n} gold", line)]
    assert paid
    assert left <= before
    assert after.seq > sight.seq


@pytest.mark.parametrize("kind", ["gain", "pay", "deposit"])
def test_mix(ann: Person, kind: str) -> None:
    """A mix is said in one go, and is what has been done."""
    for _ in range(6):
        sight = find(ann, kind, at_least=20)
        if edited(ann) == "mix":
            break
    else:
        raise AssertionError(f"no mix of several for {kind} in six games")
    first = ann.see("answer").locator("[data-more]").last
    expect(ann.see("mix-done")).to_have_attribute("aria-disabled", "true")
    good = first.get_attribute("data-more") or ""
    first.click()
    say(ann, sight)
    named = {"raze": "raze token", "vp": "VP"}.get(good, good)
    assert any(re.search(rf"\d {named}", line) for line in ann.log[-10:]), (good, ann.log[-10:])


@pytest.mark.parametrize("kind", ["turn", "island", "cargo"])
def test_axe(ann: Person, kind: str) -> None:
    find(ann, kind, seats=("me", "bot:mate", "bot:mate"), at_least=30)
    check(ann)


@pytest.mark.parametrize("lang", ["zh-Hant", "hu"])
def test_languages(arrive: Arrive, lang: str) -> None:
    """On both screens, in the middle of a game: nothing is cut off, and no message is missing."""
    ann = arrive(**LAPTOP)
    gauge = Gauge(ann)
    find(ann, "turn", seats=FOUR, at_least=150)
    for width, height in ((1280, 720), (390, 844)):
        ann.resize(width, height)
        ann.set_language(lang)
        if width > 900:
            gauge.look(lang)
        assert not re.search(r"\b(empires-ui|action|card|prompt|tile)-\w+", ann.page.locator("body").inner_text())
    gauge.fine()


def test_large_card(ann: Person) -> None:
    """Hover and focus show a card large, with its words and whether it is ours; Escape puts it away."""
    find(ann, "turn", at_least=30)
    held = ann.see("own").locator(".empire button").first
    held.hover()
    large = ann.see("large-card")
    expect(large).to_contain_text(re.compile("Reconstructed|rulebook"))
    ann.page.mouse.move(5, 5)
    expect(large).to_have_count(0)
    held.focus()
    ann.page.keyboard.press("Shift+Tab")
    ann.page.keyboard.press("Tab")
    expect(large).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(large).to_have_count(0)


def test_replay(ann: Person) -> None:
    table = ann.finish("me", "bot:mate", game="empires")
    ann.go(f"/replay/{table}")
    ann.see("replay").wait_for()
    ann.page.keyboard.press("End")
    expect(ann.see("replay")).to_have_attribute("data-at", ann.see("replay").get_attribute("data-total") or "")
    expect(ann.page.locator("#board .rondel")).to_have_count(5)
