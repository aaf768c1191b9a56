"""Talk at the table: phrases in everybody's own language, people who are not heard or reported, silence."""

from __future__ import annotations

import re
import sqlite3
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.measure import PHONE
from tests.browser.test_axe import check
from tests.support.harbour import Harbour, Person


def test_two_people_talk(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive(**PHONE, locale="hu-HU")
    ann.page.request.get("/api/me")
    table = ann.post("/api/tables", game="jamaica", seats=["me", "friend"])
    ben.go(f"/table/{table['id']}?invite={table['invite']}")
    ben.see("sit-1").click()
    expect(ben.see("stand-1")).to_be_visible()
    ann.post(f"/api/tables/{table['id']}/start")
    ann.go(f"/table/{table['id']}")
    for person in (ann, ben):
        person.see("tab-chat").click()
    ann.see("phrases").click()
    ann.see("phrase-luck").click()
    expect(ann.see("phrase-luck")).to_be_hidden()
    expect(ann.see("chat").get_by_role("log")).to_contain_text("Good luck, have fun!")
    expect(ben.see("chat").get_by_role("log")).to_contain_text("Sok szerencsét, jó játékot!")

    ann.see("phrases").click()
    ann.see("silence").check()
    check(ann)
    ann.page.keyboard.press("Escape")
    expect(ben.see("silenced")).to_be_visible()
    expect(ben.see("chat").get_by_role("textbox")).to_have_count(0)
    ben.see("phrases").click()
    ben.see("mute-0").click()
    check(ben)
    ben.page.keyboard.press("Escape")
    expect(ben.see("muted-0")).to_be_visible()
    said = ben.see("chat").get_by_role("log")
    expect(said).not_to_contain_text("Sok szerencsét")
    ben.page.reload()
    ben.see("tab-chat").click()
    expect(ben.see("muted-0")).to_be_visible()
    ben.see("phrases").click()
    ben.see("mute-0").click()
    expect(said).to_contain_text("Sok szerencsét")


def seated(arrive: Arrive, **more: Any) -> tuple[Person, Person]:
    ann, ben = arrive(**more), arrive(**PHONE)
    ann.page.request.get("/api/me")
    table = ann.post("/api/tables", game="jamaica", seats=["me", "friend"])
    ben.go(f"/table/{table['id']}?invite={table['invite']}")
    ben.see("sit-1").click()
    expect(ben.see("stand-1")).to_be_visible()
    ann.post(f"/api/tables/{table['id']}/start")
    ann.go(f"/table/{table['id']}")
    for person in (ann, ben):
        person.see("table").wait_for()
    return ann, ben


def say(person: Person, text: str) -> None:
    if not person.see("chat").count():
        person.see("tab-chat").click()
    person.see("chat").get_by_role("textbox").fill(text)
    person.page.keyboard.press("Enter")
    expect(person.see("chat").get_by_role("log")).to_contain_text(text)


def test_somebody_is_reported(arrive: Arrive, harbour: Harbour) -> None:
    ann, ben = seated(arrive)
    say(ann, "you silly goose")
    ben.see("tab-chat").click()
    expect(ben.see("chat").get_by_role("log")).to_contain_text("you silly goose")
    # by what was said, on a phone
    ben.see("report-line-0").click()
    dialog = ben.page.get_by_role("dialog", name="Report Guest 1 to the operator")
    expect(dialog).to_contain_text("you silly goose")
    check(ben)
    ben.see("report-send").click()  # nothing was chosen yet
    expect(ben.see("report-done")).to_have_count(0)
    ben.see("report-insult").check()
    ben.see("report-text").fill("x" * 501)
    ben.see("report-send").click()
    expect(dialog).to_contain_text("501")
    ben.see("report-text").fill("Not nice.")
    ben.see("report-send").click()
    expect(ben.see("report-done")).to_be_focused()
    ben.see("report-close").click()
    expect(dialog).to_be_hidden()
    # by the seat, with the keyboard alone; and what it says when there were too many
    refused = {"error": {"key": "error-reports-many", "args": {"most": 20, "seconds": 3600}}}
    ann.page.route("**/report", lambda route: route.fulfill(status=429, json=refused))
    ann.tolerated.append("429")
    keys = ann.page.keyboard
    ann.see("phrases").focus()
    keys.press("Enter")
    ann.see("report-1").focus()
    keys.press("Enter")
    expect(ann.see("report")).to_be_visible()
    ann.see("report-insult").focus()
    keys.press("ArrowDown")
    expect(ann.see("report-spam")).to_be_checked()
    keys.press("Enter")
    expect(ann.see("report-wrong")).to_contain_text("20")
    check(ann)
    keys.press("Escape")
    expect(ann.see("report")).to_have_count(0)
    # and the operator finds it
    kept = sqlite3.connect(harbour.database.removeprefix("sqlite:///"))
    told = kept.execute("select reason, text, said from reports where match = ?", (ann.table,)).fetchall()
    assert [(reason, text) for reason, text, _ in told] == [("insult", "Not nice.")]
    assert "you silly goose" in told[0][2]


def test_talk_and_log_side_by_side(arrive: Arrive) -> None:
    ann, ben = seated(arrive, viewport={"width": 1680, "height": 950})
    expect(ann.see("talk-beside")).to_be_visible()
    expect(ann.see("log")).to_be_visible()
    expect(ann.see("tab-chat")).to_have_count(0)
    say(ben, "hello there")
    expect(ann.see("chat").get_by_role("log")).to_contain_text("hello there")
    board, side = (ann.see(name).bounding_box() for name in ("board", "talk-beside"))
    assert board is not None
    assert side is not None
    assert board["x"] + board["width"] <= side["x"]
    check(ann)
    # on a narrower screen they are tabs, which count what was not seen
    ann.resize(1280, 720)
    expect(ann.see("talk-beside")).to_have_count(0)
    expect(ann.see("unread-chat")).to_have_count(0)
    for text in ("one", "two"):
        say(ben, text)
    expect(ann.see("unread-chat")).to_have_text(re.compile("2"))
    expect(ann.page.get_by_role("tab", name=re.compile("Chat.*2.*new"))).to_be_visible()
    ann.see("tab-chat").click()
    expect(ann.see("unread-chat")).to_have_count(0)
    ann.see("tab-log").click()
    say(ben, "three")
    expect(ann.see("unread-chat")).to_have_text(re.compile("1"))


def test_nobody_to_talk_to_needs_no_room(arrive: Arrive) -> None:
    ann = arrive(viewport={"width": 1680, "height": 950})
    ann.play_now()
    expect(ann.see("talk-beside")).to_have_count(0)
    expect(ann.see("tab-chat")).to_be_visible()
