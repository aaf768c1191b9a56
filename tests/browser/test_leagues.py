"""A league in two browsers: opened, joined by link, a round drawn and played, the standings."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.measure import PHONE
from tests.browser.test_axe import check
from tests.browser.test_table import nothing_raw
from tests.support.harbour import Person


def seated(person: Person) -> dict[str, Any]:
    """Their table, once the server has them there."""
    while True:
        table: dict[str, Any] = person.page.request.get(f"/api/tables/{person.table}").json()
        if table["you"]:
            return table
        person.page.wait_for_timeout(20)


def test_a_league_of_two(ann: Person, arrive: Arrive) -> None:
    ann.go("/lobby")
    ann.see("leagues").click()
    expect(ann.see("leagues-list")).to_be_visible()
    ann.see("league-name").fill("Harbour Cup")
    ann.see("league-size").select_option("2")
    ann.see("league-kind").select_option("robin")
    check(ann)
    ann.see("open-league").click()
    expect(ann.see("league-status")).to_have_text("gathering")
    link = ann.see("league-link").input_value()

    bob = arrive(**PHONE, locale="hu")
    bob.tolerated.append("status of 404")
    bob.go(link.split("?")[0])
    expect(bob.see("join-league")).to_have_count(0)
    expect(bob.see("standings")).to_have_count(0)
    bob.go(link)
    bob.see("join-league").click()
    expect(bob.see("standings").locator("tbody tr")).to_have_count(2)
    nothing_raw(bob.page)
    check(bob)
    assert bob.page.evaluate("document.documentElement.scrollWidth <= 390")

    ann.page.reload()
    expect(ann.see("standings").locator("tbody tr")).to_have_count(2)
    ann.see("next-round").click()
    expect(ann.see("league-status")).to_have_text("round 1 of 1")
    ann.see("to-table").click()
    ann.page.get_by_test_id(re.compile("^sit-")).first.click()
    seated(ann)
    bob.page.reload()
    bob.see("to-table").click()
    bob.page.get_by_test_id(re.compile("^sit-")).first.click()
    host = ann if seated(ann)["host"] else bob
    seated(bob)
    expect(host.see("start")).to_have_attribute("aria-disabled", "false")
    host.see("start").click()
    ann.look(waits=False)
    bob.look(waits=False)
    table = ann.table
    for one in (ann, bob):
        seat = one.page.request.get(f"/api/tables/{table}").json()["you"][0]
        one.post(f"/api/tables/{table}/seats/{seat}/resign")
    for _ in range(600):
        if ann.page.request.get(f"/api/tables/{table}").json()["status"] == "finished":
            break
        ann.page.wait_for_timeout(200)
    ann.go(link.split("?")[0])
    expect(ann.see("league-table")).to_contain_text("is over")
    ann.see("next-round").click()
    expect(ann.see("league-status")).to_have_text("finished")
    nothing_raw(ann.page)
    check(ann)
