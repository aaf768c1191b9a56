"""A whole game of Jamaica with the keyboard alone; with mouse and finger in test_jamaica.py."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Locator, Page, expect

from tests.support.harbour import Person


def scores_are_shown(person: Person, players: int) -> None:
    sheet = person.see("score-sheet")
    expect(sheet).to_be_visible()
    rows = sheet.locator("tbody tr")
    expect(rows).to_have_count(players)
    for row in rows.all():
        cells = row.locator("td").all_inner_texts()
        place, gold, treasures, curses, total = (int(cell.replace("−", "-")) for cell in cells)
        assert place + gold + treasures + curses == total
    expect(sheet.locator("tr.winner")).not_to_have_count(0)


def focused(page: Page, where: str) -> None:
    """The keyboard is somewhere: not thrown back to the top of the page."""
    page.wait_for_function("() => document.activeElement !== null && document.activeElement !== document.body")
    assert page.evaluate("document.activeElement.matches(':focus-visible, [tabindex=\"-1\"]')"), where


def tab_to(page: Page, wanted: Locator, key: str = "Tab", most: int = 60) -> None:
    for _ in range(most):
        if wanted.evaluate("(element) => element === document.activeElement"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"Tab does not reach {wanted}")


def test_by_keyboard_alone(ann: Person) -> None:
    page = ann.page
    ann.go("/")
    tab_to(page, ann.see("play-now"))
    page.keyboard.press("Enter")
    sight = ann.look()
    focused(page, "on arrival")
    ways: Counter[str] = Counter()
    while not sight.over:
        number = (sight.seq * 3) % len(sight.actions)
        action = sight.actions[number]
        button, target = ann.button(action), ann.target(action)
        match sight.seq % 5:
            case 0 if target.count() and sight.kind in ("sail", "choose_card", "place_dice") and ways[sight.kind] < 1:
                # A lit target on the chart or a card of the hand is a button too.
                tab_to(page, target, "Tab" if sight.kind == "choose_card" else "Shift+Tab")
                ways[sight.kind] += 1
            case 1 if ways["arrows"] < 5:
                page.keyboard.press("1")
                for _ in range(number):
                    page.keyboard.press("ArrowDown")
                ways["arrows"] += 1
            case 2 if ways["tab"] < 5:
                tab_to(page, button)
                ways["tab"] += 1
            case _ if number < 10:
                page.keyboard.press(str((number + 1) % 10))
                expect(button).to_be_focused()
                ways["digit"] += 1
            case _:
                tab_to(page, button)
        page.keyboard.press("Enter")
        sight = ann.look(sight.seq)
        focused(page, f"after {action}")
    assert ways["digit"] >= 5, ways
    scores_are_shown(ann, 4)
    tab_to(page, ann.see("watch-replay"))
    page.keyboard.press("Enter")
    ann.see("replay").wait_for()
    page.keyboard.press("End")
    expect(ann.see("replay")).to_have_attribute("data-at", ann.see("replay").get_attribute("data-total") or "")
