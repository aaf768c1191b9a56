"""The frame around every table: a phone's sheet, an action bar in which nothing moves away, the coach, settings."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, WebSocket, expect

from tests.browser.conftest import Arrive
from tests.browser.measure import PHONE
from tests.support.harbour import Person

SMALL = PHONE | {"viewport": {"width": 360, "height": 640}}
BOARD = "document.querySelector('[data-testid=board]').getBoundingClientRect().height"


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("screen", [PHONE, SMALL], ids=["390x844", "360x640"])
def test_the_first_game_by_touch(arrive: Arrive, screen: dict[str, object]) -> None:
    """With the coach open, both taps at the very same place: the first shows what would happen, the second plays it."""
    ann = arrive(**screen)
    # News stand over the board for a moment only.
    ann.page.add_init_script(
        """globalThis.news = 0
        new MutationObserver(() => {
          if (document.querySelector('[data-testid=news]')) globalThis.news += 1
        }).observe(document, {childList: true, subtree: true})"""
    )
    ann.go("/learn")
    ann.see("start-tutorial").tap()
    sight = ann.look()
    page = ann.page
    lesson = ann.see("coach").locator("[data-lesson]")
    expect(lesson).to_have_attribute("data-lesson", "welcome")
    for _ in range(6):
        action = sight.actions[-1]
        button = ann.unfold(action)
        if ann.see("answer").count():  # an editor shows what it will do, and asks once
            button.tap()
            sight = ann.look(sight.seq)
            continue
        button.scroll_into_view_if_needed()
        board = page.evaluate(BOARD)
        x, y = middle(button)
        page.touchscreen.tap(x, y)
        expect(button).to_have_class(re.compile("armed"))
        expect(ann.see("preview")).to_be_visible()
        assert page.evaluate(BOARD) == board, "the preview moves the board"
        page.touchscreen.tap(x, y)
        sight = ann.look(sight.seq)
        if sight.over:
            break
    assert page.evaluate("news"), "what the others did was never said"
    # What was done is ticked off, without a word from the reader.
    expect(ann.see("coach-progress")).not_to_have_text(re.compile("^0/"))
    expect(lesson).not_to_have_attribute("data-lesson", "welcome")
    # The line unfolds to the whole lesson, over the board, and folds again.
    height = page.evaluate(BOARD)
    ann.see("coach-line").tap()
    expect(ann.see("coach-close")).to_be_visible()
    assert page.evaluate(BOARD) == height
    ann.see("coach-line").tap()
    expect(ann.see("coach-close")).to_have_count(0)


def test_one_line_on_top_of_a_phone(arrive: Arrive) -> None:
    """Back, where we are, the lamp, one menu with everything else in it; the leaves of the sheet in one line."""
    ann = arrive(**PHONE)
    ann.find_question("sail")
    header = ann.page.locator("header.top")
    box = header.bounding_box()
    assert box
    assert box["height"] <= 44
    for lang in ("hu", "zh-Hant", "en"):
        ann.set_language(lang)
        cut = """(names) => names.filter((name) => {
          const box = document.querySelector(name)
          return box.scrollWidth > box.clientWidth + 1
        })"""
        assert ann.page.evaluate(cut, ["header.top", ".tabs"]) == []
    # The name of the open leaf closes it, and opens it again; a rule of the log opens the book.
    sheet = ann.see("sheet")
    ann.see("tab-log").tap()
    expect(ann.see("log")).to_be_visible()
    ann.see("tab-log").tap()
    expect(sheet).to_have_attribute("data-height", "peek")
    ann.see("tab-log").tap()
    expect(sheet).to_have_attribute("data-height", "half")
    ann.see("log").locator(".rule").last.tap()
    expect(sheet).to_have_attribute("data-height", "full")
    expect(ann.page.locator("li.hit")).to_be_in_viewport()


@pytest.mark.parametrize("game", ["jamaica", "puertorico"])
def test_a_preview_moves_no_button(arrive: Arrive, game: str) -> None:
    ann = arrive(viewport={"width": 1280, "height": 720})
    ann.find_question(
        "choose_card",
        "round",
        game=game,
        seats=("me", "bot:mate", "bot:mate"),
        at_least=8,
        advised=game == "puertorico",
    )
    buttons = ann.see("action-bar").locator("button.act")
    # Where they lie in the list, which may itself be scrolled to show one of them.
    tops = """() => {
      const all = [...document.querySelectorAll('[data-testid=action-bar] button.act')]
      return all.map((one) => one.getBoundingClientRect().top - all[0].getBoundingClientRect().top)
    }"""
    before = ann.page.evaluate(tops)
    foot = ann.see("undo").bounding_box()
    for one in buttons.all():
        one.hover()
        expect(one).to_have_class(re.compile("lit"))
        assert ann.page.evaluate(tops) == before
        assert ann.see("undo").bounding_box() == foot
    expect(ann.see("preview")).to_be_visible()
    buttons.first.dblclick(trial=True)
    ann.see("prompt").dblclick()
    assert ann.page.evaluate("getSelection().toString()") == "", "a double click selects text"


def test_the_coach_ticks_off_what_was_done(ann: Person) -> None:
    ann.go("/learn")
    ann.see("start-tutorial").click()
    sight = ann.look()
    lesson = ann.see("coach").locator("[data-lesson]")
    expect(lesson).to_have_attribute("data-lesson", "welcome")
    sight = ann.until(lambda now: now.kind == "choose_card", sight)
    while ann.see("coach-next").count() and lesson.get_attribute("data-lesson") != "choose-card":
        ann.see("coach-next").click()
    expect(lesson).to_have_attribute("data-lesson", "choose-card")
    ann.play(sight, sight.actions[0])
    expect(lesson).not_to_have_attribute("data-lesson", "choose-card")
    ann.page.wait_for_function(
        """(table) => {
          const heard = JSON.parse(localStorage.getItem(`tradewinds.coach.${table}`))
          return ['welcome', 'choose-card'].every((one) => heard?.includes(one))
        }""",
        arg=ann.table,
    )


def test_pace_and_motion_are_kept(ann: Person) -> None:
    lines: list[list[str]] = []

    def opened(socket: WebSocket) -> None:
        said: list[str] = []
        lines.append(said)
        socket.on("framesent", lambda frame: said.append(str(frame)))

    def until_told() -> None:
        """Once on the newest line, of which a busy machine may need more than one."""
        while (times := sum('"pace":"calm"' in one for one in lines[-1])) != 1:
            assert times == 0, lines[-1]
            ann.page.wait_for_timeout(20)

    ann.page.on("websocket", opened)
    ann.play_now()
    ann.see("settings").click()
    ann.see("pace-select").select_option("calm")
    until_told()
    ann.see("motion-select").select_option("off")
    expect(ann.page.locator("html")).to_have_attribute("data-motion", "reduced")
    ann.page.reload()
    ann.look()
    until_told()  # the server hears of it on every line
    ann.see("settings").click()
    expect(ann.see("pace-select")).to_have_value("calm")
    expect(ann.see("motion-select")).to_have_value("off")


def role_to_choose(person: Person) -> None:
    person.find_question("round", game="puertorico", seats=("me", "bot:random", "bot:random"), at_least=6)


def test_what_lies_on_the_board_is_tapped_there(arrive: Arrive) -> None:
    """The sheet stays low and keeps its height; the list is there on demand; the second tap or the button plays."""
    ann = arrive(**PHONE)
    role_to_choose(ann)
    sight = ann.look()
    sheet = ann.see("sheet")
    expect(sheet).to_have_attribute("data-height", "peek")
    board = ann.page.evaluate(BOARD)
    button, confirm = ann.button(sight.actions[0]), ann.see("confirm")
    expect(button).not_to_be_visible()
    expect(confirm).to_have_attribute("aria-disabled", "true")
    ann.target(sight.actions[0]).tap()
    expect(confirm).to_have_attribute("data-action", sight.actions[0])
    expect(ann.see("preview")).not_to_be_empty()
    assert ann.page.evaluate(BOARD) == board
    ann.see("list").tap()
    expect(button).to_be_visible()
    ann.see("list").tap()
    expect(button).not_to_be_visible()
    assert ann.look().seq == sight.seq, "nothing was played yet"
    confirm.tap()
    ann.look(sight.seq)
    expect(ann.page.locator("[data-fact=role]").last).to_be_attached()


def test_places_and_digits_stay(ann: Person) -> None:
    """A role that is taken keeps its place in the bar, with the reason, and the others keep their digits."""
    role_to_choose(ann)
    digits: dict[str, str] = {}
    for _ in range(8):
        sight = ann.look()
        if sight.kind == "round":
            for button in ann.see("action-bar").locator("button.act").all():
                action, digit = button.get_attribute("data-action") or "", button.get_attribute("data-digit") or ""
                assert digits.setdefault(action, digit) == digit
            taken = ann.see("action-bar").locator("[data-dimmed^='role:']")
            if taken.count():
                expect(taken.first).to_be_visible()
                return
        elif not sight.actions:
            ann.see("staff-done").click()
            ann.look(sight.seq)
            continue
        ann.play(sight, sight.actions[0])
    raise AssertionError("no role was ever taken")


def test_a_card_opens_large(arrive: Arrive) -> None:
    """On hover, on focus, on a long press; Escape or a tap elsewhere puts it away, and nothing is played."""
    ann = arrive(viewport={"width": 1280, "height": 720})
    role_to_choose(ann)
    sight = ann.look()
    card, role = ann.see("large-card"), ann.target(sight.actions[0])
    role.hover()
    expect(card).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    ann.see("prompt").hover()
    ann.page.keyboard.press("Shift")
    role.focus()
    expect(card).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(card).to_have_count(0)

    ben = arrive(**PHONE)
    role_to_choose(ben)
    sight = ben.look()
    x, y = middle(ben.target(sight.actions[0]))
    session = ben.context.new_cdp_session(ben.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(ben.see("large-card")).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ben.see("confirm")).to_have_attribute("aria-disabled", "true")
    ben.see("prompt").tap()
    expect(ben.see("large-card")).to_have_count(0)
    assert ben.look().seq == sight.seq


def test_automatic_answers_can_be_stopped_and_taken_back(ann: Person) -> None:
    ann.linger()
    ann.go("/about")
    ann.page.evaluate(
        "localStorage.setItem('tradewinds.settings', JSON.stringify({auto: ['puertorico-produce', 'nothing-known']}))"
    )
    # Pressed in time, it asks; a reload does not forget that. On a busy machine nobody else would be quick enough.
    ann.page.add_init_script(
        """sessionStorage.quick && new MutationObserver(() => {
          const mark = document.querySelector('[data-testid=automatic]')
          if (!mark) return
          sessionStorage.pressed = 'yes'
          mark.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}))
        }).observe(document, {childList: true, subtree: true})"""
    )
    ann.page.evaluate("sessionStorage.quick = 'yes'")
    ann.find_question("produce", game="puertorico", seats=("me", "bot:random", "bot:random"), at_least=20)
    mark = ann.see("automatic")
    expect(mark).to_have_count(0)
    assert ann.page.evaluate("sessionStorage.pressed") == "yes"
    sight = ann.look()
    assert sight.kind == "produce"
    expect(ann.button("pass")).to_be_visible()
    ann.page.reload()
    expect(ann.button("pass")).to_be_visible()
    assert ann.look().actions == sight.actions
    expect(mark).to_have_count(0)
    # Left alone, it is answered, and said so with the way back.
    ann.page.evaluate("sessionStorage.clear()")
    ann.page.reload()
    ann.see("auto-take-back").wait_for()
    ann.look(sight.seq, waits=False)
    now = ann.settled(ann.table)  # what others do in that moment would be in its way
    ann.see("auto-take-back").click()
    expect(ann.see("action-bar")).to_have_attribute("data-kind", "produce")
    expect(ann.button("pass")).to_be_visible()
    again = ann.look(now.seq)
    assert (again.kind, again.actions) == ("produce", sight.actions)
    expect(mark).to_have_count(0)
    ann.see("settings").click()
    expect(ann.see("auto-produce")).to_be_checked()
    ann.see("auto-produce").uncheck()
    ann.page.keyboard.press("Escape")
    expect(ann.see("always")).to_be_visible()
