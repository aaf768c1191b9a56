"""The replay with its scrubber, the first game, the lobby, chat, and people who only watch."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.support.harbour import Person


def test_replay(ann: Person) -> None:
    table = ann.finish()
    ann.go("/lobby")
    ann.see("tables-finished").locator(f'a[href="/replay/{table}"]').first.click()
    replay = ann.see("replay")
    expect(replay).to_have_attribute("data-at", "0")
    total = int(replay.get_attribute("data-total") or 0)
    assert total > 20
    lines = ann.page.locator("[data-fact]")
    start = lines.count()

    ann.see("replay-forward").click()
    expect(replay).to_have_attribute("data-at", "1")
    ann.see("replay-back").click()
    expect(replay).to_have_attribute("data-at", "0")
    assert lines.count() == start

    # Pulled to the end: the whole story, the final scores; and back again to the middle.
    scrubber = ann.see("scrubber")
    scrubber.fill(str(total))
    expect(replay).to_have_attribute("data-at", str(total))
    expect(ann.see("score-sheet")).to_be_visible()
    expect(lines.nth(total)).to_be_attached()
    scrubber.fill(str(total // 2))
    expect(replay).to_have_attribute("data-at", str(total // 2))
    expect(ann.see("score-sheet")).to_have_count(0)

    # Through the eyes of another, and of somebody who only watches.
    for eyes in ann.see("eyes").locator("option").all():
        ann.see("eyes").select_option(eyes.get_attribute("value"))
        expect(replay).to_have_attribute("data-at", str(total // 2))

    # It plays by itself, and stops when told: not so fast that it is at its end before that.
    ann.see("speed").select_option("2")
    ann.see("replay-play").click()
    # However fast it runs: it has come at least two decisions further.
    ann.page.wait_for_function(
        "(least) => Number(document.querySelector('[data-testid=replay]').dataset.at) >= least", arg=total // 2 + 2
    )
    ann.see("replay-play").click()
    at = replay.get_attribute("data-at") or ""
    ann.page.keyboard.press("Home")
    expect(replay).to_have_attribute("data-at", "0")
    assert int(at) >= total // 2 + 2


def test_first_game_teaches_by_playing(ann: Person) -> None:
    ann.go("/")
    ann.see("learn").click()
    ann.see("start-tutorial").click()
    sight = ann.look()
    lesson = ann.see("coach").locator("[aria-live]")
    expect(lesson).to_have_attribute("data-lesson", "welcome")
    heard = []
    for _ in range(12):
        while ann.see("coach-next").count():
            heard.append(lesson.get_attribute("data-lesson"))
            assert lesson.inner_text().strip()
            ann.see("coach-next").click()
            expect(lesson).not_to_have_attribute("data-lesson", heard[-1] or "")
        sight = ann.play(sight, sight.actions[0])
        if sight.over:
            break
    assert len(heard) == len(set(heard)), "each lesson only once"
    assert {"welcome", "choose-card", "secret"} <= set(heard), heard
    ann.page.reload()
    ann.look()
    assert (lesson.get_attribute("data-lesson") or "") not in heard
    ann.see("coach-close").click()
    expect(ann.see("coach")).to_have_count(0)
    ann.see("coach-open").click()
    expect(ann.see("coach")).to_be_visible()


def test_table_of_one_s_own_in_the_lobby(ann: Person) -> None:
    ann.go("/")
    ann.see("new-jamaica").click()
    ann.see("players-3").click()
    ann.page.locator("#table-name").fill("Port Royal")
    ann.see("open-table").check()
    ann.see("seat-1").select_option("friend")
    ann.see("create").click()
    expect(ann.see("waiting-room").get_by_role("heading", name="Port Royal")).to_be_visible()
    ann.see("bot-1").click()
    ann.see("start").click()
    sight = ann.look()
    ann.go("/lobby")
    ann.see("tables-mine").get_by_role("link", name=re.compile("Port Royal")).first.click()
    assert ann.look().actions == sight.actions


def test_every_bot_is_described(ann: Person) -> None:
    """Who sits down against one knows how it plays."""
    ann.go("/new?game=puertorico")
    ann.see("about-mate")
    names = ann.see("seat-1").evaluate("select => [...select.options].map((option) => option.value)")
    for bot in ("random", "deckhand", "mate", "pilot", "navigator", "admiral"):
        assert f"bot:{bot}" in names
        ann.see("seat-1").select_option(f"bot:{bot}")
        assert len(ann.see(f"about-{bot}").inner_text()) > 20


def test_watching_and_talking(arrive: Arrive) -> None:
    """Somebody who only watches sees the table without anybody's hand; what is said, everybody reads."""
    ann, eve = arrive(), arrive()
    sight = ann.play_now()
    eve.go(f"/table/{ann.table}")
    assert not eve.look(waits=False).actions
    expect(eve.page.locator("[data-target]")).to_have_count(0)
    ann.see("tab-chat").click()
    ann.see("chat").get_by_role("textbox").fill("Ahoy <b>there</b>")
    ann.page.keyboard.press("Enter")
    eve.see("tab-chat").click()
    expect(eve.see("chat")).to_contain_text("Ahoy <b>there</b>")
    ann.play(sight, sight.actions[0])
    eve.look(sight.seq, waits=False)


def test_lost_addresses(ann: Person) -> None:
    ann.tolerated.append("404")
    for path in ("/nowhere", "/table/none", "/replay/none"):
        ann.go(path)
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        expect(ann.page.get_by_role("main").get_by_role("link").first).to_be_visible()
