"""What the operator says is seen by everybody in their own language, and whoever is shut out is told so."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import test_axe as axe
from tests.browser.conftest import Arrive
from tests.browser.measure import PHONE
from tests.support.harbour import Harbour

Admin = Callable[..., Any]
SAID = "We restart at nine. Whatever you decide before is kept."


@pytest.fixture
def admin(harbour: Harbour) -> Iterator[Admin]:
    """The operator's command beside the server; what was said and who was banned is taken back at the end."""

    def call(*words: str) -> Any:
        command = [sys.executable, "-m", "tradewinds", "admin", *words, "--database", harbour.database, "--json"]
        return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)

    yield call
    for message in call("messages"):
        call("unsay", message["id"])
    for ban in call("bans"):
        call("unban", ban["id"])


def test_a_message_is_seen_and_put_away(arrive: Arrive, admin: Admin) -> None:
    ann, tim = arrive(locale="hu-HU"), arrive(**PHONE)
    tim.play_now()
    admin("message", SAID, "--text", "hu=Kilenckor újraindulunk.", "--for", "2h")
    expect(tim.see("announcements")).to_contain_text(SAID)  # at the table, without a further call
    axe.check(tim)
    ann.go("/lobby")
    expect(ann.see("announcements")).to_contain_text("Az üzemeltető üzenete: Kilenckor újraindulunk.")
    ann.page.get_by_test_id("nav-lobby").click(trial=True)  # nothing lies over the menu
    axe.check(ann)
    ann.see("announcement-away").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.see("announcement-away")).to_have_count(0)
    ann.go("/")
    expect(ann.page.locator("h1").first).to_be_attached()
    expect(ann.see("announcement-away")).to_have_count(0)  # put away is put away
    expect(tim.see("announcement-away")).to_have_count(1)
    admin("unsay", admin("messages")[0]["id"])
    expect(tim.see("announcement-away")).to_have_count(0)


def test_who_is_shut_out_is_told(arrive: Arrive, admin: Admin) -> None:
    ann = arrive()
    ann.tolerated.append("403")  # whatever her page asks for by itself from then on
    ann.play_now()
    who = ann.page.evaluate("fetch('/api/me').then((answer) => answer.json())")["id"]
    admin("ban", who, "--for", "2h", "--reason", "Enough of this.")
    expect(ann.page.get_by_text("The operator of this server has shut you out.").first).to_be_visible()
    admin("unban", who)
