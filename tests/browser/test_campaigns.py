"""Campaigns in the browser: begun, played on, read in the book, saved as a file and brought along by others."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as NotInTime
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.measure import LAPTOP, PHONE
from tests.browser.test_axe import check
from tests.browser.test_whole_games import tab_to
from tests.support.harbour import Person, Sight
from tradewinds import games
from tradewinds.play import campaigns as chains
from tradewinds.play.campaigns import Chain
from tradewinds.play.simulation import Tally, make_setting, play_on

ALONE: dict[str, Any] = {"seats": ("me", "rules"), "game": "maracaibo", "options": {"mode": "campaign", "jean": 1}}
"""Against Jean, so that nobody else has a vote."""


@pytest.fixture(scope="module")
def chain() -> Chain:
    """Two matches by drifting bots: fever has come to the map with the chapter that the first begins with."""
    rules = games.load("maracaibo")
    made = Chain(game=rules.id)
    for number in range(2):
        options, carry = chains.begins(rules, made, {}, 3 if number == 0 else None)
        setting = make_setting(rules, 3, rules.check(3, options), f"browser.{number}", ["random"])
        record = play_on(rules, setting, number, carry, Tally(3))
        assert record is not None
        made = chains.append(made, record)
    return made


def bring(person: Person, file: Any) -> None:
    """Choose a file, as text or as it is, on the page of campaigns."""
    text = file if isinstance(file, bytes) else json.dumps(file).encode()
    person.go("/campaigns")
    person.see("campaigns").wait_for()
    chosen = {"name": "story.json", "mimeType": "application/json", "buffer": text}
    person.see("campaign-file").set_input_files(chosen)  # type: ignore[arg-type]


def brought(person: Person, file: Any) -> str:
    bring(person, file)
    person.see("campaign-book").wait_for()
    return person.page.url.rsplit("/", 1)[1]


def plain(chain: Chain) -> Any:
    return json.loads(chains.to_json(chain))


def fits(person: Person) -> bool:
    """Nothing sticks out to the right, once the page has found its form."""
    try:
        person.page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth", timeout=30_000)
    except NotInTime:
        return False
    return True


# --- at the table -----------------------------------------------------------------------------------------------


def to_the_new_city(sight: Sight) -> str:
    """On to Puerto Cabezas, doing nothing on the way."""
    if sight.kind == "sail":
        ways = [action.split(":") for action in sight.actions]
        there = [way for way in ways if way[1] == "17"]
        near = [way for way in ways if way[1].isdigit() and int(way[1]) <= 12]
        return ":".join((there or near or ways)[-1])
    return "done" if "done" in sight.actions else sight.actions[0]


def test_a_legacy_tile_of_the_first_match_is_a_city_in_the_second(arrive: Arrive) -> None:
    ann = arrive(**LAPTOP)
    sight = ann.find_question("vote", **ALONE)
    # The page is read out before anybody decides; what comes of it is told as well.
    expect(ann.see("story-page")).to_contain_text("torn strip of parchment")
    expect(ann.button("vote:1-1")).to_contain_text("Follow the river")
    ann.play(sight, "vote:1-2")
    expect(ann.see("story-page")).to_contain_text("Follow the coast")
    expect(ann.see("story-page")).to_contain_text("City of Puerto Cabezas")
    ann.see("story-page-close").click()
    expect(ann.see("story-page")).to_have_count(0)
    expect(ann.see("book")).to_contain_text("L1")

    assert ann.fast_forward(ann.table) == "over"
    ann.page.reload()
    expect(ann.see("story-now")).to_contain_text("The story goes on")
    first = ann.table
    ann.see("to-book").click()
    expect(ann.see("page-1")).to_contain_text("Follow the coast")
    expect(ann.see("legacy-list")).to_contain_text("City of Puerto Cabezas")
    expect(ann.see("campaign-matches").locator(f'a[href="/replay/{first}"]')).to_be_visible()
    expect(ann.see("campaign-group")).to_contain_text("You")
    check(ann)

    ann.see("go-on").click()
    ann.page.wait_for_url("**/table/*")
    sight = ann.look()
    assert ann.table != first
    expect(ann.see("story-page")).to_contain_text("Legacy tiles on the map: City of Puerto Cabezas")
    ann.see("story-page-close").click()
    ann.fast_forward(ann.table, "sail")
    sight = ann.look(ann.landed - 1)
    while not (sight.kind == "main" and "city" in sight.actions and re.search(r"17 · ", here(ann))):
        assert not sight.over, "the new city was never reached"
        sight = ann.play(sight, to_the_new_city(sight))
    ann.play(sight, "city")
    assert any("Puerto Cabezas" in line for line in ann.log[-8:])
    # The book knows the table at which it goes on, and so does whoever comes by the first page.
    ann.go("/campaigns")
    ann.see("campaigns").get_by_role("link", name="To the table").click()
    ann.look()


def here(person: Person) -> str:
    """What is read of the place where the reader's ship lies."""
    labels = person.page.locator("[data-read]").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    return next((one for one in labels if re.search(r"Ships here: [^.]*\bYou\b", one)), "")


def test_the_ending_is_told_at_the_table_and_in_the_book(arrive: Arrive) -> None:
    ann = arrive(**LAPTOP)
    drifters = ("me", "bot:random", "bot:random", "bot:random")
    table = ann.create(*drifters, game="maracaibo", options={"mode": "chapter10"})
    for _ in range(20):
        assert ann.fast_forward(table) == "over"
        (campaign,) = ann.page.request.get("/api/campaigns").json()["campaigns"]
        if campaign["ending"]:
            break
        table = ann.post(f"/api/campaigns/{campaign['id']}/next")["id"]
    ann.go(f"/table/{table}")
    expect(ann.see("story-now")).to_contain_text("The story is told")
    expect(ann.see("story-now")).to_contain_text("Epilogue")
    expect(ann.see("play-again")).to_have_count(0)
    check(ann)
    ann.see("to-book").click()
    expect(ann.see("campaign-next")).to_contain_text("Epilogue")
    expect(ann.see("begin-again")).to_be_visible()
    for gone in ("go-on", "go-on-others", "to-table"):
        expect(ann.see(gone)).to_have_count(0)
    check(ann)


# --- setting up -------------------------------------------------------------------------------------------------


def test_begun_from_any_chapter_by_key_and_alone_against_jean(arrive: Arrive) -> None:
    ann = arrive(**LAPTOP)
    ann.go("/")
    ann.see("campaigns-maracaibo").click()
    ann.see("begin-maracaibo").wait_for()
    # A moment after a page has come its heading takes the focus (`App.svelte`): not between Tab and Enter.
    ann.page.evaluate("() => new Promise((done) => setTimeout(done, 100))")
    tab_to(ann.page, ann.see("begin-maracaibo"), most=40)
    ann.page.keyboard.press("Enter")
    expect(ann.see("story-campaign")).to_have_attribute("aria-pressed", "true")
    # Free mode is always there, and offers no campaign; the campaign asks for no story card.
    ann.see("story-single").click()
    for variants in ann.see("create-form").locator("summary").all():
        variants.click()
    modes = ann.page.locator("#opt-mode option")
    assert [one.get_attribute("value") for one in modes.all()] == ["free75", "free76", "free77", "chapter11"]
    ann.see("story-campaign").click()
    expect(ann.page.locator("#opt-mode")).to_have_count(0)
    ann.see("chapter").select_option("9")
    ann.see("players-4").click()
    ann.see("ruled-1").click()
    expect(ann.see("players-2")).to_have_attribute("aria-pressed", "true")
    expect(ann.see("seat-1")).to_contain_text("Jean")
    ann.page.locator("#table-name").fill("The Witnesses")
    check(ann)
    ann.see("create").click()
    ann.look()
    expect(ann.see("story-page")).to_contain_text("Two Halves")
    ann.go("/campaigns")
    ann.see("campaigns").get_by_role("link", name="The Witnesses").click()
    expect(ann.see("campaign-next")).to_contain_text("At the table: match 1")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("The Witnesses")


# --- as a file --------------------------------------------------------------------------------------------------


def test_saved_and_brought_along_by_another_who_goes_on_with_others(
    arrive: Arrive, chain: Chain, tmp_path: Path
) -> None:
    ann, ben, eve = arrive(**LAPTOP), arrive(**LAPTOP), arrive(**LAPTOP)
    own = brought(ann, plain(chain))
    expect(ann.see("legacy-list")).to_contain_text("Plague in Cartagena")
    expect(ann.see("campaign-matches").locator("li.tw-card")).to_have_count(2)
    with ann.page.expect_download() as download:
        ann.see("export").click()
    download.value.save_as(tmp_path / "saved.json")
    saved = chains.from_json((tmp_path / "saved.json").read_bytes())
    assert chains.to_json(saved) == chains.to_json(chain)

    brought(ben, chains.to_json(saved))
    ben.see("go-on-others").click()
    expect(ben.page.get_by_role("heading", level=1)).to_contain_text("Match 3")
    ben.see("players-4").click()
    for seat, who in enumerate(("me", "friend", "bot:mate", "bot:random")):
        ben.see(f"seat-{seat}").select_option(who)
    ben.see("create").click()
    link = ben.see("invite-link").input_value()
    eve.go(link)
    eve.see("sit-1").click()
    ben.see("start").click()
    ben.look(waits=False)
    eve.look(waits=False)
    expect(eve.see("book")).to_contain_text("The Fever Ship")
    # Now it is Eve's campaign as well; Ann's is another one.
    eve.go("/campaigns")
    eve.see("campaigns").get_by_role("link", name="The book").click()
    expect(eve.see("campaign-group").get_by_role("listitem")).to_have_count(2)
    ann.tolerated.append("404")
    ann.go(ben_book := eve.page.url)
    assert own not in ben_book
    expect(ann.page.get_by_role("main").get_by_role("link", name="Campaigns")).to_be_visible()


def test_a_damaged_file_is_refused_in_words_and_nothing_is_kept(arrive: Arrive, chain: Chain) -> None:
    ann = arrive(**PHONE)
    ann.tolerated.append("400")
    good = plain(chain)
    false, broken, other = plain(chain), plain(chain), plain(chain)
    false["matches"][1]["result"]["scores"][0] += 1
    broken["matches"][1]["carry"]["tiles"] = []
    other["matches"][0]["decisions"][0] = "0 sail:17"
    for file, words in (
        (chains.to_json(chain)[:-900], "damaged"),
        (b"not a story", "damaged"),
        ({"format": "tradewinds-record/2"}, "no saved campaign"),
        (good | {"format": "tradewinds-campaign/9"}, "format"),
        (good | {"matches": []}, "nothing in this campaign"),
        (false, "Match 2"),
        (broken, "Match 2"),
        (other, "its decision 1"),
    ):
        bring(ann, file)
        wrong = ann.see("wrong")
        expect(wrong).to_contain_text("nothing was changed")
        expect(wrong).to_contain_text(words)
        assert "error-" not in wrong.inner_text()
    assert fits(ann)
    check(ann)
    for lang in ("hu", "zh-Hant"):
        ann.set_language(lang)
        assert "error-" not in ann.see("wrong").inner_text()
    ann.set_language("en")
    expect(ann.see("campaigns")).to_contain_text("You are in no campaign yet.")


@pytest.mark.parametrize("screen", ["laptop", "phone"])
def test_the_pages_are_whole_in_every_language(arrive: Arrive, chain: Chain, screen: str) -> None:
    ann = arrive(**(PHONE if screen == "phone" else LAPTOP))
    told = brought(ann, plain(chain))
    titles = set()
    for lang in ("en", "zh-Hant", "hu"):
        ann.set_language(lang)
        ann.followed()
        for path in (f"/campaign/{told}", "/campaigns", f"/new?campaign={told}", "/new?game=maracaibo&story=new"):
            ann.go(path)
            waits = {"/campaign/": "campaign-map", "/campaigns": "campaigns", "/new": "create"}
            ann.see(next(name for start, name in waits.items() if path.startswith(start))).first.wait_for()
            assert fits(ann), (lang, path)
            assert not re.search(
                r"\b(campaigns?|create|maracaibo-ui|story|legacy)-[a-z]", ann.page.get_by_role("main").inner_text()
            ), (lang, path)
            if lang == "en":
                check(ann)
        titles.add(ann.page.title())
    assert len(titles) == 3
