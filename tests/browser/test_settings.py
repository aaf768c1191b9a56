"""One panel of settings that follows its person: by keyboard, on a phone, on other devices, without a line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.measure import A_MOMENT, LAPTOP, MOMENTS, PHONE
from tests.browser.test_axe import check
from tests.support.harbour import Person
from tradewinds import games

CUT = Path(__file__).with_name("cut.js").read_text(encoding="utf-8")
LARGEST = 150
# The settings as the server has them, once it has these. (Playwright takes a promise for a yes, so it cannot wait for
# what is fetched.)
ARRIVED = """async (wanted) => {
  const until = performance.now() + 120_000
  for (;;) {
    const { settings } = await (await fetch('/api/me/settings')).json()
    if (Object.entries(wanted).every(([key, value]) => settings[key] === value) || performance.now() > until)
      return settings
    await new Promise((on) => setTimeout(on, 200))
  }
}"""
# A page looks by itself once a minute.
NEVER_LOOKS = """const every = setInterval
globalThis.setInterval = (run, wait, ...more) => (wait === 60_000 ? 0 : every(run, wait, ...more))"""


def another(arrive: Arrive, person: Person, **more: Any) -> Person:
    """The same person on another device, by a link."""
    token = person.post("/api/me/link")["token"]
    made = arrive(**more)
    made.post("/api/link/take", token=token)
    return made


def large(page: Page, size: int) -> None:
    expect(page.locator("html")).to_have_css("font-size", f"{size * 16 / 100:g}px")


def cut(page: Page) -> list[str]:
    """What is cut off, once everything has had time to find its place: only what stays so counts."""
    for _ in range(MOMENTS):
        if not page.evaluate(CUT):
            break
        page.evaluate(A_MOMENT)
    found: list[str] = page.evaluate(CUT)
    return found


def test_the_panel_by_keyboard_and_on_other_devices(arrive: Arrive) -> None:
    ann = arrive(**LAPTOP)
    phone = another(arrive, ann, **PHONE)
    table = phone.create("me", "bot:mate")
    phone.go(f"/table/{table}")
    phone.look()
    ann.context.add_init_script(NEVER_LOOKS)
    ann.go("/about")
    second = ann.context.new_page()
    second.goto(ann.page.url)
    expect(second.get_by_role("heading", level=1)).to_be_visible()
    large(second, 100)

    keys = ann.page.keyboard
    ann.see("settings").focus()
    keys.press("Enter")
    expect(ann.page.get_by_role("dialog", name="Settings")).to_be_visible()
    expect(ann.page.locator("#settings-title")).to_be_focused()
    check(ann)
    ann.see("text-size-100").focus()
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    ann.see("volume").focus()
    expect(ann.see("volume")).to_have_attribute("aria-valuetext", "off")
    keys.press("End")
    expect(ann.see("volume")).to_have_attribute("aria-valuetext", "100 %")
    ann.see("volume-try").click()
    ann.see("settings-lang").select_option("hu")
    keys.press("Escape")
    expect(ann.see("settings-panel")).to_be_hidden()
    expect(ann.see("settings")).to_be_focused()
    large(ann.page, 130)
    # another page of this browser, and a table on another device, follow at once; a page without a line when it looks
    for page in (second, phone.page):
        large(page, 130)
        expect(page.locator("html")).to_have_attribute("lang", "hu")
    phone.see("settings").click()
    expect(phone.see("volume")).to_have_value("100")
    check(phone)
    expect(phone.see("settings-close")).to_be_in_viewport()
    dark, light = ("data-theme", "dark"), ("data-theme", "light")
    with phone.page.expect_response(lambda told: told.request.method == "PATCH"):
        phone.see("theme-select").select_option("light")
    expect(phone.page.locator("html")).to_have_attribute(*light)
    phone.see("settings-close").click()
    expect(phone.see("settings-panel")).to_be_hidden()
    expect(ann.page.locator("html")).to_have_attribute(*dark)  # as the machine, since axe looked
    with ann.page.expect_response(re.compile("/api/me/settings$")):
        ann.page.evaluate("dispatchEvent(new Event('online'))")
    expect(ann.page.locator("html")).to_have_attribute(*light)
    # who takes this identity elsewhere finds them there
    tablet = another(arrive, ann)
    tablet.go("/about")
    large(tablet.page, 130)


def test_nothing_is_lost_without_a_line(arrive: Arrive) -> None:
    ann = arrive()
    ann.go("/about")
    ann.tolerated.append("ERR_INTERNET_DISCONNECTED")
    ann.context.set_offline(True)
    ann.see("settings").click()
    ann.see("text-size-115").check(force=True)
    with ann.page.expect_event("requestfailed", lambda request: request.method == "PATCH"):
        ann.see("pace-select").select_option("calm")
    large(ann.page, 115)
    ann.context.set_offline(False)
    ann.page.evaluate(ARRIVED, {"size": 115, "pace": "calm"})
    ann.page.reload()
    large(ann.page, 115)
    settings = ann.page.evaluate("async () => (await (await fetch('/api/me/settings')).json()).settings")
    assert settings == {"size": 115, "pace": "calm"}


def test_settings_from_before_they_followed(arrive: Arrive) -> None:
    ann = arrive()
    ann.page.add_init_script(
        """localStorage.getItem('tradewinds.settings') ??
           localStorage.setItem('tradewinds.settings', '{"theme":"dark","sound":true,"motion":"wild"}')"""
    )
    ann.go("/about")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert ann.page.evaluate(ARRIVED, {"theme": "dark"}) == {"theme": "dark", "volume": 60}


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", games.shelf())
def test_the_largest_texts_are_cut_off_nowhere(arrive: Arrive, game: str, screen: dict[str, Any]) -> None:
    ann = arrive(**screen)
    ann.go("/about")
    ann.page.evaluate("(size) => localStorage.setItem('tradewinds.settings', JSON.stringify({size}))", LARGEST)
    table = ann.create("me", "bot:mate", "bot:mate", game=game)
    ann.fast_forward(table, at_most=20)
    ann.go(f"/table/{table}")
    ann.look()
    large(ann.page, LARGEST)
    for lang in ("en", "hu"):
        ann.set_language(lang)
        expect(ann.see("prompt")).to_be_in_viewport()
        ann.page.evaluate("async () => { await document.fonts.ready }")  # others are wider, or narrower
        assert cut(ann.page) == [], lang
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= screen["viewport"]["width"]
    ann.see("settings").click()
    expect(ann.see("settings-panel")).to_be_visible()
    assert cut(ann.page) == []


HIDDEN = "<div style='width: 90px; overflow: {}; white-space: nowrap'>a text that is much too long for it</div>"
NARROW = "<button style='width: 40px; white-space: nowrap'>much too long</button>"


def test_what_is_cut_off_is_found(ann: Person) -> None:
    def found(inside: str) -> int:
        ann.page.set_content(inside)
        return len(ann.page.evaluate(CUT))

    assert found(HIDDEN.format("hidden")) == 1
    assert found(HIDDEN.format("auto")) == 0
    assert found(HIDDEN.format("hidden; text-overflow: ellipsis")) == 0
    assert found(NARROW) == 1
    assert found("<div style='height: 20px; overflow: hidden'><p style='margin: 0'>one</p><p>two</p></div>") == 1
    assert found("<div style='height: 20px; overflow: auto'><p style='margin: 0'>one</p><p>two</p></div>") == 0
