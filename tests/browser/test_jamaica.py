"""Jamaica's table on a phone and on a small laptop, and what it has of its own: the lens, paying, battles."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.measure import LAPTOP, PHONE, Gauge
from tests.browser.test_whole_games import scores_are_shown
from tests.support.harbour import Person, Sight

ON_CHART = ("sail", "retreat", "attack", "place_dice", "ghost")
IN_GOODS = ("load", "empty")
SIX = ("me", *["bot:mate"] * 5)


def tap(ann: Person, sight: Sight, action: str) -> None:
    """Once to see what would happen, once more to do it: where it lies, with the button, or with "confirm"."""
    if sight.kind == "pay":
        ann.button(action).tap()
        return
    target = ann.target(action)
    in_drawing = sight.kind in ON_CHART + IN_GOODS or (sight.seq % 2 and target.count())
    where: Locator = target if in_drawing else ann.button(action)
    where.tap()
    expect(ann.see("preview")).to_be_visible()
    if sight.kind in ON_CHART + IN_GOODS and sight.seq % 2:
        ann.see("confirm").tap()
    else:
        where.tap()


def test_by_touch_with_the_tutorial(arrive: Arrive) -> None:
    """A whole first game on a phone, with the coach open: everything in sight and large enough, whatever is asked."""
    ann = arrive(**PHONE)
    gauge = Gauge(ann)
    ann.go("/learn?game=jamaica")
    ann.see("start-tutorial").tap()
    sight = ann.look()
    asked: Counter[str] = Counter()
    while not sight.over:
        expect(ann.see("coach")).to_be_visible()
        gauge.look()
        asked[sight.kind] += 1
        tap(ann, sight, sight.actions[sight.seq % len(sight.actions)])
        sight = ann.look(sight.seq)
    assert {"place_dice", "choose_card", "sail"} <= set(asked), asked
    scores_are_shown(ann, 4)
    gauge.look("the end")
    gauge.fine()


def test_six_players_on_a_small_laptop(arrive: Arrive) -> None:
    """By mouse, where it is lit: nothing scrolls but the list of answers and the log."""
    ann = arrive(**LAPTOP)
    gauge = Gauge(ann)
    sight = ann.sit_down(*SIX)
    clicked: Counter[str] = Counter()
    while not sight.over:
        gauge.look()
        action = sight.actions[sight.seq % len(sight.actions)]
        target = ann.target(action)
        if target.count():
            target.click()
            clicked[sight.kind] += 1
        else:
            ann.button(action).click()
        sight = ann.look(sight.seq)
    assert {"place_dice", "choose_card", "sail"} <= set(clicked), clicked
    scores_are_shown(ann, 6)
    gauge.fine()


# --- the lens ------------------------------------------------------------------------------------------------------


def units(ann: Person) -> float:
    """How many units of the chart are in sight from left to right."""
    box = ann.see("board").locator("svg[viewBox]").first.get_attribute("viewBox") or ""
    return float(box.split()[2])


def shows(ann: Person, least: float, most: float) -> None:
    """So many units come into sight: a tap is over before what it does."""
    ann.page.wait_for_function(
        """([least, most]) => {
          const { width } = document.querySelector('[data-testid=board] svg[viewBox]').viewBox.baseVal
          return least <= width && width <= most
        }""",
        arg=[least, most],
    )


def test_the_lens_goes_where_the_decision_is(arrive: Arrive) -> None:
    """What can be chosen is near; the whole chart is a press away, and so is the way back."""
    ann = arrive(**PHONE)
    sight = ann.find_question("sail")
    shows(ann, 0, 900)
    near = units(ann)
    chart = ann.see("board")
    chart.get_by_role("button", name="Whole chart").tap()
    shows(ann, 1500, 10_000)
    chart.get_by_role("button", name="Look at what can be chosen").tap()
    shows(ann, near * 0.999, near * 1.001)
    # A double tap on the water: the whole, and nearer again.
    for far in (True, False):
        board = chart.bounding_box()
        assert board is not None
        x, y = board["x"] + 40, board["y"] + 20
        ann.page.touchscreen.tap(x, y)
        for _ in range(30):
            ann.page.touchscreen.tap(x, y)
            if (units(ann) >= 1500) == far:
                break
            # On a busy machine two taps may be too far apart to be one double tap.
        assert (units(ann) >= 1500) == far
    assert ann.look().seq == sight.seq, "looking plays nothing"


# --- paying --------------------------------------------------------------------------------------------------------


def amounts(ann: Person) -> list[int]:
    return [int(text) for text in ann.see("answer").locator("output").all_inner_texts()]


def test_paying_from_the_holds_one_likes(ann: Person) -> None:
    """The usual payment is one press; any other keeps its sum while it is made, and nothing on the page moves."""
    sight = ann.find_question("pay")
    editor = ann.see("answer")
    due = int(re.findall(r"\d+", ann.button(sight.actions[0]).inner_text())[0])
    usual = amounts(ann)
    assert sum(usual) == due
    assert sight.actions == ["pay:smallest"]
    chart = ann.see("board").locator("svg[viewBox]").first
    before = chart.bounding_box()
    for button in editor.get_by_role("button", name=re.compile("One more from")).all():
        if button.get_attribute("aria-disabled") == "false":
            button.click()
        assert sum(amounts(ann)) == due
    assert amounts(ann) != usual
    assert chart.bounding_box() == before
    wanted = amounts(ann)
    story = len(ann.log)
    holds = [re.findall(r"\d", name)[0] for name in editor.locator("li .name").all_inner_texts()]
    editor.get_by_role("button", name=re.compile("^Pay ")).click()
    ann.look(sight.seq, waits=False)
    told = " ".join(ann.log[story:])
    for hold, n in zip(holds, wanted, strict=True):
        assert bool(re.search(rf"(You pay {n} \w+|you take it) from hold {hold}", told)) == bool(n), (hold, n, told)


# --- battles -------------------------------------------------------------------------------------------------------


WRONG = [("en-GB", r"\bYou \w+s\b"), ("hu-HU", r"\bTe \w+i\b"), ("zh-TW", r"\bYou\b")]


@pytest.mark.parametrize(("locale", "wrong"), WRONG)
def test_a_battle_in_words_and_odds(arrive: Arrive, locale: str, wrong: str) -> None:
    """Both ships, what was told last, where the battle stands, and with every amount of gunpowder the chance to win."""
    ann = arrive(locale=locale)
    sight = ann.find_question("powder")
    panel = ann.see("battle")
    expect(panel).to_be_visible()
    expect(panel.locator("[aria-current=step]")).to_have_count(1)
    expect(panel.locator("tbody tr")).to_have_count(2)
    assert not re.search(wrong, panel.inner_text()), panel.inner_text()
    chances = []
    for action in sight.actions:
        text = ann.button(action).inner_text()
        chances.append([int(n) for n in re.findall(r"(\d+)(?=[–%])", text)])
    assert all(0 < len(one) <= 2 for one in chances), chances
    assert chances == sorted(chances), "more gunpowder is never worse"
    ann.button(sight.actions[-1]).click()
    now = ann.look(sight.seq, waits=False)
    assert now.seq > sight.seq


# --- what is told about cards and answers --------------------------------------------------------------------------


def test_cards_open_large(arrive: Arrive) -> None:
    """On hover and on focus; on a phone a long press shows and does not play."""
    ann = arrive()
    sight = ann.find_question("choose_card")
    card, large = ann.target(sight.actions[0]), ann.see("large-card")
    card.hover()
    expect(large).to_contain_text("Day:")
    expect(large).to_contain_text("Night:")
    ann.page.mouse.move(0, 0)
    expect(large).to_have_count(0)
    ann.page.keyboard.press("Tab")
    card.focus()
    expect(large).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(large).to_have_count(0)

    tim = arrive(**PHONE)
    tim.find_question("choose_card")
    tim.target(tim.look().actions[0]).dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(tim.see("large-card")).to_contain_text("Day:")


@pytest.mark.parametrize("kind", ["pay", "powder", "loot"])
def test_the_hint_is_marked_in_the_editor(ann: Person, kind: str) -> None:
    ann.find_question(kind)
    answer = ann.see("answer").first
    expect(answer.locator(".hinted")).to_have_count(0)
    ann.see("hint").click()
    expect(answer.locator(".hinted").first).to_be_visible()


def test_what_is_always_answered_is_named_by_its_kind(ann: Person) -> None:
    """Not by the answer of this once: "4 food into hold 2" will not be asked again."""
    ann.find_question("load", advised=True)
    expect(ann.see("always")).to_have_text("Always: Load into the first empty hold (the 6th Hold last)")
