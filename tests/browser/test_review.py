"""After a match: the review beside the replay, and playing on from any position of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.measure import PHONE
from tests.browser.test_axe import check
from tests.browser.test_table import nothing_raw
from tests.support.harbour import Person
from tradewinds.server import reviews


@pytest.fixture(autouse=True)
def _in_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "FIRST_LOOK", 2.0)
    monkeypatch.setattr(reviews, "SECOND_LOOK", 0.2)


def test_from_the_score_sheet_to_playing_on(ann: Person) -> None:
    ann.go(f"/table/{ann.finish('me', 'bot:deckhand')}")
    ann.see("to-review").click()
    review = ann.see("review")
    expect(review.get_by_role("img")).to_have_attribute("aria-label", re.compile(r"Chances to win \(.+\): \d+ in 100"))
    costly = ann.see("costly").first
    expect(costly).to_contain_text(re.compile(r"Played: .+ \(wins about \d+ in 100\).*Better: .+ in 100", re.DOTALL))
    check(ann)
    n = costly.get_attribute("data-n") or ""
    costly.get_by_test_id("to-position").click()
    expect(ann.see("replay")).to_have_attribute("data-at", n)
    ann.see("play-on").click()
    sight = ann.look()
    assert not sight.over
    expect(ann.page.locator("body")).to_contain_text("A position of another match")
    before = ann.see("table").get_attribute("data-seq")
    ann.play(sight, sight.actions[0])
    expect(ann.see("table")).not_to_have_attribute("data-seq", before or "")


@pytest.mark.parametrize("game", ["puertorico", "empires", "maracaibo"])
def test_every_game_is_reviewed(arrive: Arrive, game: str) -> None:
    """On a phone, in the other languages."""
    lang = {"puertorico": "hu", "empires": "zh-Hant", "maracaibo": "hu"}[game]
    bob = arrive(**PHONE, locale="zh-TW" if lang == "zh-Hant" else "hu")
    bob.go(f"/replay/{bob.finish('me', 'bot:mate', game=game)}?review")
    expect(bob.see("costly").first).to_be_visible()
    nothing_raw(bob.page)
    check(bob)
