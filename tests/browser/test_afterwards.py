"""After a match: the replay as a place with links and notes, pictures, one's history, ratings, records as files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.measure import PHONE
from tests.browser.test_axe import check
from tests.browser.test_table import nothing_raw
from tests.support.harbour import Person


def at(person: Person, n: int | str) -> None:
    expect(person.see("replay")).to_have_attribute("data-at", str(n))


def test_a_replay_is_a_place(ann: Person, arrive: Arrive) -> None:
    """The address names the position: reload, back and forward, a link for others, a line of the log, a round."""
    table = ann.finish("me", "bot:mate")
    ann.go(f"/replay/{table}?at=7")
    at(ann, 7)
    ann.page.reload()
    at(ann, 7)
    ann.see("replay-forward").click()
    at(ann, 8)
    expect(ann.page).to_have_url(re.compile(r"\?at=8$"))
    first = ann.see("log").locator("li[data-fact] button.go").first
    first.click()
    at(ann, 0)
    ann.page.go_back()
    at(ann, 8)
    ann.page.go_forward()
    at(ann, 0)
    ann.see("to-round").select_option(index=3)
    expect(ann.see("replay")).not_to_have_attribute("data-at", "0")
    there = ann.see("replay").get_attribute("data-at") or ""
    ann.see("eyes").select_option("1")
    expect(ann.page).to_have_url(re.compile(rf"at={there}&as=1$"))
    ann.see("tab-here").click()
    link = ann.see("position-link").input_value()
    check(ann)
    bob = arrive()
    bob.go(link)
    at(bob, there)
    expect(bob.see("eyes")).to_have_value("1")
    bob.go(f"/replay/{table}?at=99999&as=7")
    expect(bob.see("replay")).to_have_attribute("data-at", bob.see("replay").get_attribute("data-total") or "")


def test_play_on_with_a_friend(ann: Person, arrive: Arrive) -> None:
    table = ann.finish("me", "bot:mate")
    ann.go(f"/replay/{table}?at=9")
    at(ann, 9)
    ann.see("tab-here").click()
    ann.see("play-on-with").select_option("1")
    ann.see("play-on-here").click()
    expect(ann.see("start")).to_be_visible()
    made = ann.post(f"/api/tables/{ann.table}/away", away=False)
    bob = arrive()
    bob.go(f"/table/{made['id']}?invite={made['invite']}")
    bob.see("sit-1").click()
    expect(ann.see("start")).to_have_attribute("aria-disabled", "false")
    ann.see("start").click()
    assert not ann.look(waits=False).over
    assert not bob.look(waits=False).over
    expect(bob.page.locator("body")).to_contain_text("A position of another match")


def test_notes_of_ones_own_and_shared(ann: Person, arrive: Arrive) -> None:
    table = ann.finish("me", "bot:mate")
    ann.go(f"/replay/{table}?at=5")
    ann.see("tab-notes").click()
    ann.see("note-text").fill("Too greedy.\n<b>Next time</b> wait.")
    ann.see("note-shared").check()
    ann.see("note-save").click()
    expect(ann.see("note")).to_contain_text("<b>Next time</b> wait.")
    expect(ann.see("note-text")).to_have_value("")
    check(ann)
    bob = arrive(**PHONE, locale="hu")
    bob.go(f"/replay/{table}")
    bob.see("tab-notes").click()
    expect(bob.see("note")).to_contain_text("Too greedy.")
    expect(bob.see("note-edit")).to_have_count(0)
    expect(bob.see("note-shared")).to_have_count(0)
    bob.see("note-go").click()
    at(bob, 5)
    nothing_raw(bob.page)
    check(bob)
    ann.see("note-drop").click()
    expect(ann.see("note")).to_have_count(0)


def test_a_record_goes_out_and_comes_in(ann: Person, arrive: Arrive, tmp_path: Path) -> None:
    table = ann.finish("me", "bot:mate")
    ann.go(f"/replay/{table}")
    ann.see("tab-here").click()
    with ann.page.expect_download() as download:
        ann.see("download-record").click()
    file = tmp_path / "match.json"
    download.value.save_as(file)
    assert download.value.suggested_filename == f"jamaica-2-{table}.json"
    bob = arrive(**PHONE, locale="zh-TW")
    bob.go("/history")
    bob.tolerated.append("status of 400")
    wrong = tmp_path / "wrong.json"
    wrong.write_text(file.read_text().replace('"0 ', '"1 ', 1))
    bob.see("record-file").set_input_files(wrong)
    expect(bob.see("wrong")).to_be_visible()
    nothing_raw(bob.page)
    check(bob)
    bob.see("record-file").set_input_files(file)
    expect(bob.see("replay")).to_have_attribute("data-total", re.compile(r"\d{2,}"))
    assert bob.table != table
    bob.see("tab-here").click()
    bob.see("take-away").click()
    bob.see("take-away-yes").click()
    expect(bob.see("history")).to_be_visible()


LANGUAGES = {"jamaica": "en-GB", "puertorico": "hu", "empires": "zh-TW", "maracaibo": "hu"}


@pytest.mark.parametrize("game", LANGUAGES)
def test_the_match_in_pictures(arrive: Arrive, game: str) -> None:
    """On the score sheet and in the replay; every line has a name, every picture its numbers."""
    bob = arrive(**PHONE, locale=LANGUAGES[game])
    table = bob.finish("me", "bot:mate", game=game)
    bob.go(f"/table/{table}")
    bob.see("end-pictures").locator("summary").first.click()
    for picture in ("points", "sources", "resources", "tempo"):
        expect(bob.see(f"chart-{picture}").get_by_role("img")).to_be_visible()
    for pick, picture in (("pictures-resource", "chart-resources"), ("pictures-tempo", "chart-tempo")):
        for option in bob.see(pick).locator("option").all():
            bob.see(pick).select_option(option.get_attribute("value"))
            expect(bob.see(picture).get_by_role("img")).to_have_attribute(
                "aria-label", re.compile(re.escape(option.text_content() or ""))
            )
    bob.see("chart-points").locator("summary").click()
    totals = bob.see("chart-points").locator("tbody tr:last-child td")
    scores = bob.page.request.get(f"/api/tables/{table}").json()["result"]
    assert [text.replace("−", "-") for text in totals.all_text_contents()] == [str(one["total"]) for one in scores]
    nothing_raw(bob.page)
    check(bob)
    bob.go(f"/replay/{table}?at=3")
    bob.see("tab-pictures").click()
    expect(bob.see("chart-points").get_by_role("img")).to_be_visible()
    nothing_raw(bob.page)
    check(bob)
    bob.see("chart-points").get_by_role("img").click(position={"x": 200, "y": 40})
    expect(bob.see("replay")).not_to_have_attribute("data-at", "3")


def test_ones_history_and_ratings(ann: Person) -> None:
    """Opted in, a match played without help: it is in the history with its place, and has moved a rating."""
    ann.go("/history")
    expect(ann.see("history")).to_contain_text("No such match yet.")
    with ann.page.expect_response(lambda answer: answer.request.method == "PUT"):  # before there is anything to rate
        ann.see("opt-in").check()
    table = ann.create("me", "bot:random")
    assert ann.fast_forward(table) == "over"
    ann.go(f"/table/{table}")
    ann.go("/lobby")
    ann.see("history").click()
    row = ann.page.locator(f'[data-table="{table}"]')
    expect(row.get_by_test_id("place")).to_contain_text(re.compile(r"Won|Place 2"))
    for _ in range(600):
        if any(one["step"] for one in ann.page.request.get("/api/history").json()["matches"]):
            break
        ann.page.wait_for_timeout(100)
    ann.page.reload()
    expect(row.get_by_test_id("step")).to_contain_text(re.compile(r"Rating [\d.]+ ± [\d.]+ \([+−][\d.]+\)"))
    expect(ann.see("ratings")).to_contain_text("1 match")
    expect(ann.see("counts")).to_contain_text("1 match")
    ann.see("filter-game").select_option("maracaibo")
    expect(row).to_have_count(0)
    expect(ann.page).to_have_url(re.compile("game=maracaibo"))
    ann.see("filter-game").select_option("")
    ann.see("filter-who").fill("nobody of this name")
    expect(row).to_have_count(0)
    check(ann)
    ann.see("filter-who").fill("")
    expect(row).to_have_count(1)
    for lang in ("hu", "zh-Hant"):
        ann.set_language(lang)
        nothing_raw(ann.page)
    ann.page.set_viewport_size({"width": 390, "height": 844})
    assert ann.page.evaluate("document.documentElement.scrollWidth <= 390")
    check(ann)
