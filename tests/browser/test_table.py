"""Around the game: languages, undo, hints, the rulebook, themes, motion."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.support.harbour import Person, Sight

# Names of messages and unfilled places, which a reader must never see.
RAW = re.compile(
    r"jamaica-ui-|\b(?:fact|prompt|refusal|error|lesson|undo|treasure|card|option|seat)-[a-z]+\b|\{ ?\$|\$\w"
)


def nothing_raw(page: Page) -> None:
    found = RAW.findall(page.locator("body").inner_text())
    assert not found, found


def alone(person: Person) -> Sight:
    """What is asked, once nobody else is: from then on nothing moves but by this person. Bots move meanwhile."""
    while True:
        now = person.page.request.get(f"/api/tables/{person.table}").json()
        if now["status"] == "finished" or now["waiting"] == now["you"]:
            return person.look(now["seq"] - 1)


def test_language_switched_in_mid_game(ann: Person) -> None:
    sight = ann.sit_down("me", "bot:mate", "bot:mate", names=["Ann", "", ""])
    for _ in range(4):
        sight = ann.play(sight, sight.actions[0])
    english = ann.log
    prompts = {"en": sight.prompt}
    signs = {"zh-Hant": "[\u4e00-\u9fff]", "hu": "[áéíóöőúüű]", "en": "[a-z]"}
    for lang in ("zh-Hant", "hu"):
        before = ann.look()
        ann.set_language(lang)
        expect(ann.see("prompt")).not_to_have_text(prompts["en"])
        now = ann.look()
        # The mates may have chosen their cards meanwhile.
        assert (now.kind, now.actions) == (before.kind, before.actions)
        assert now.prompt not in prompts.values()
        assert re.search(signs[lang], now.prompt), now.prompt
        prompts[lang] = now.prompt
        story = ann.log
        assert len(story) >= len(english)
        assert not set(story) & set(english)
        nothing_raw(ann.page)
        # A reload keeps the language, and a decision taken in it is as good as any.
        ann.page.reload()
        assert ann.look().prompt == now.prompt
        expect(ann.page.locator("html")).to_have_attribute("lang", lang)
        after = ann.play(now, now.actions[0])
        if after.over:
            break
    ann.set_language("en")
    expect(ann.page.locator("[data-fact]").first).to_have_text(re.compile("[a-z]"))
    assert ann.log[: len(english)] == english
    nothing_raw(ann.page)


@pytest.mark.parametrize(("locale", "lang"), [("hu-HU", "hu"), ("zh-TW", "zh-Hant"), ("fr-FR", "en")])
def test_the_browser_s_language_is_spoken(arrive: Arrive, locale: str, lang: str) -> None:
    ann = arrive(locale=locale)
    ann.go("/")
    expect(ann.see("play-now")).to_be_visible()
    expect(ann.page.locator("html")).to_have_attribute("lang", lang)
    nothing_raw(ann.page)


def test_undo_takes_back_one_s_own_decision(ann: Person) -> None:
    ann.sit_down("me", "bot:mate", "bot:mate")
    sight = alone(ann)
    undo = ann.see("undo")
    for _ in range(60):
        story, before = ann.log, sight
        ann.play(sight, sight.actions[0])
        sight = alone(ann)
        assert not sight.over, "there was nothing to take back in a whole game"
        if undo.get_attribute("aria-disabled") == "false" and ann.see("undo-why").inner_text():
            break
    told = ann.log
    assert len(told) > len(story)
    undo.click()
    # Others may still decide in the very moment: it is taken back when the story is shorter.
    lines = "(told) => document.querySelectorAll('[data-testid=log] li[data-fact]').length < told"
    ann.page.wait_for_function(lines, arg=len(told))
    sight = ann.look(sight.seq)
    assert ann.log == told[: len(ann.log)]
    assert len(ann.log) < len(told)
    # And on from there, another way.
    again = ann.play(sight, sight.actions[-1])
    assert again.seq > sight.seq > before.seq


def test_what_cannot_be_taken_back_says_why(ann: Person) -> None:
    ann.sit_down("me", "bot:mate", "bot:mate")
    sight = alone(ann)
    undo = ann.see("undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(ann.see("undo-why")).not_to_be_empty()
    undo.click(force=True)
    assert ann.look().seq == sight.seq


def test_hint_shows_what_the_navigator_would_do(ann: Person) -> None:
    """With its chances and those of the next best; it stays until it is closed or the question is answered."""
    ann.play_now()
    while len((sight := alone(ann)).actions) < 2:
        ann.play(sight, sight.actions[0])
    ann.see("hint").click()
    hinted = ann.see("action-bar").locator("button.hinted")
    expect(hinted).to_have_count(1)
    action = hinted.get_attribute("data-action") or ""
    assert action in sight.actions
    counsel = ann.see("counsel")
    expect(counsel).to_contain_text(re.compile(r"The navigator would choose: .*wins about \d+ in 100", re.DOTALL))
    if ann.see("counsel-why").count():
        ann.see("counsel-why").click()
        expect(counsel).to_contain_text(re.compile(r"in 100.*in 100", re.DOTALL))
    now = ann.look()
    assert (now.seq, now.actions) == (sight.seq, sight.actions), "a hint plays nothing"
    ann.see("counsel-close").click()
    expect(counsel).to_have_count(0)
    ann.see("hint").click()
    expect(counsel).to_be_visible()
    ann.play(now, action)
    expect(counsel).to_have_count(0)
    expect(hinted).to_have_count(0)


def test_rule_link_from_the_log_and_search(ann: Person) -> None:
    sight = ann.play_now()
    ann.play(sight, sight.actions[0])
    link = ann.see("log").locator(".rule").last
    rule = link.inner_text()
    assert re.fullmatch(r"JAM-[\w.]+", rule)
    link.click()
    expect(ann.see("tab-rules")).to_have_attribute("aria-selected", "true")
    hit = ann.see("rulebook").locator("li.hit")
    expect(hit).to_have_attribute("data-rule", rule)
    expect(hit).to_be_in_viewport()

    search = ann.see("rule-search")
    search.fill("sabre")
    expect(ann.see("rulebook").get_by_role("status")).to_be_visible()
    found = ann.see("rulebook").locator("li[data-rule]")
    expect(found).not_to_have_count(0)
    for text in found.all_inner_texts():
        assert "sabre" in text.lower()
    search.fill("JAM-5.5")
    expect(found.first).to_have_attribute("data-rule", re.compile(r"JAM-5\.5"))
    search.fill("submarine")
    expect(found).to_have_count(0)
    ann.see("tab-log").click()
    expect(ann.see("log")).to_be_visible()


def test_the_question_is_explained(ann: Person) -> None:
    ann.play_now()
    ann.page.keyboard.press("?")
    expect(ann.see("explanation")).to_contain_text(re.compile(r"JAM-\d"))
    nothing_raw(ann.page)


def shade(page: Page) -> float:
    """How bright the page is, from 0 to 255."""
    rgb: str = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    return sum(map(float, re.findall(r"[\d.]+", rgb)[:3])) / 3


def test_dark_and_light(arrive: Arrive) -> None:
    ann = arrive(color_scheme="dark")
    ann.go("/")
    html = ann.page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    assert shade(ann.page) < 80
    ann.page.emulate_media(color_scheme="light")
    expect(html).to_have_attribute("data-theme", "light")
    assert shade(ann.page) > 180
    # One's own choice counts more than the machine's, here and at the table, also next time.
    ann.set_theme("dark")
    ann.play_now()
    expect(html).to_have_attribute("data-theme", "dark")
    ann.page.reload()
    ann.look()
    expect(html).to_have_attribute("data-theme", "dark")
    assert shade(ann.page) < 80


# Longer than a blink, and not merely a change of colour under the mouse.
MOVING = """() => document.getAnimations().filter((one) => {
  const timing = one.effect.getComputedTiming()
  return one.playState === 'running' && timing.endTime - (timing.localTime ?? 0) > 60
}).map((one) => one.animationName ?? one.transitionProperty ?? String(one))"""


# In the very moment: by the time a mouse, or a test, has come there, the ship may have arrived.
SKIP = """globalThis.skipped = 0
new MutationObserver(() => {
  const skip = document.querySelector('[data-testid=board] button.skip')
  if (skip) skipped += 1
  skip?.click()
}).observe(document, { childList: true, subtree: true })"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_motion(arrive: Arrive, motion: str) -> None:
    """With less motion nothing moves by itself; else ships sail, and can be told to be there already."""
    ann = arrive(reduced_motion=motion)
    ann.page.add_init_script(SKIP)
    sight = ann.play_now()
    still = motion == "reduce"
    expect(ann.page.locator("html")).to_have_attribute("data-motion", "reduced" if still else "full")
    for _ in range(8):
        sight = ann.play(sight, sight.actions[0])
        if still:
            assert ann.page.evaluate(MOVING) == []
        expect(ann.see("board").locator("button.skip")).to_have_count(0)
    skipped = ann.page.evaluate("skipped")
    assert (skipped == 0) == still, skipped
    if not still:
        ann.see("settings").click()
        ann.see("motion-select").select_option("off")
        expect(ann.page.locator("html")).to_have_attribute("data-motion", "reduced")
