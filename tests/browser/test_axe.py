"""axe finds nothing: on every page and in the main moments of a game, in the light and in the dark, also on a phone."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.measure import PHONE
from tests.support.harbour import Person

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
# The dark differs in its colours only.
RUN = {
    "light": "axe.run(document, {preload: false, resultTypes: ['violations']})",
    "dark": "axe.run(document, {preload: false, resultTypes: ['violations'], runOnly: ['color-contrast']})",
}


def violations(person: Person, run: str) -> list[str]:
    """What this run of axe finds in the page as it is now."""
    page = person.page
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE)
    wrong = []
    for found in page.evaluate(run)["violations"]:
        nodes = "\n".join(f"    {node['html'][:300]}\n      {node['failureSummary']}" for node in found["nodes"][:4])
        wrong.append(f"{found['id']}: {found['help']} ({len(found['nodes'])})\n{nodes}")
    return wrong


def check(person: Person) -> None:
    """In both themes; the reader's own choice is left to follow the machine's."""
    page = person.page
    wrong = []
    expect(page.locator("h1").first).to_be_attached()  # the page is there, not only its frame
    for theme, run in RUN.items():
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        wrong += [f"{theme}: {found}" for found in violations(person, run)]
    assert not wrong, f"{page.url}\n" + "\n".join(wrong)


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new",
        "/new?with=friends",
        "/new?game=maracaibo",
        "/learn",
        "/rules/jamaica",
        "/rules/maracaibo",
        "/about",
        "/nowhere",
    ],
)
def test_pages(ann: Person, path: str) -> None:
    ann.go(path)
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    if path.startswith("/rules"):
        expect(ann.page.locator("[data-rule]")).not_to_have_count(0)
    if path.startswith("/new"):
        folded = ann.see("create-form").locator("summary")
        expect(folded).not_to_have_count(0)
        for one in folded.all():
            one.click()
    check(ann)


def test_lobby_and_waiting_room(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    ann.finish()
    running = ann.create("me", "bot:mate")
    ann.go("/new?with=friends")
    ann.see("open-table").check()
    ann.see("create").click()
    ann.see("waiting-room").wait_for()
    ben.go(f"/table/{ann.table}")
    ben.see("waiting-room").wait_for()
    check(ben)
    ben.page.locator("#my-name").fill("x" * 41)
    check(ben)
    ben.page.locator("#my-name").fill("Ben")
    ben.see("sit-1").click()
    ann.see("remove-1").click()
    check(ann)
    ann.go("/lobby")
    ann.see("resign").click()
    for which in ("mine", "finished"):
        expect(ann.see(f"tables-{which}").get_by_role("link")).not_to_have_count(0)
    check(ann)
    ben.go("/lobby")
    ben.see("tables-mine").get_by_role("link").first.wait_for()
    check(ben)
    # A private table without its invitation, and a running one with one that comes too late.
    cy = arrive(**PHONE)
    private = ann.post("/api/tables", game="jamaica", seats=["me", "friend"])["id"]
    cy.go(f"/table/{private}")
    cy.see("no-seat").wait_for()
    check(cy)
    cy.go(f"/table/{running}?invite=late")
    cy.see("watching").wait_for()
    check(cy)


QUESTIONS = [("place_dice",), ("load", "empty"), ("powder",), ("loot",)]
"""Those that test_every_state may not meet, or only on one screen."""


@pytest.mark.parametrize("kinds", QUESTIONS, ids="-".join)
def test_questions(ann: Person, kinds: tuple[str, ...]) -> None:
    sight = ann.find_question(*kinds)
    assert sight.kind in kinds
    check(ann)


def test_beside_the_board(ann: Person) -> None:
    sight = ann.find_question("choose_card")

    def settings() -> None:
        ann.see("settings").click()

    def explain() -> None:
        ann.page.keyboard.press("Escape")
        ann.see("explain").click()
        ann.see("explanation").wait_for()
        shut = ann.see("others").get_by_role("button", expanded=False)
        while shut.count():
            shut.first.click()

    def rules() -> None:
        ann.see("explanation").locator(".rule").first.click()
        expect(ann.page.locator("li.hit")).to_be_visible()

    def chat() -> None:
        ann.see("tab-chat").click()
        ann.see("chat").get_by_role("textbox").fill("Ahoy")
        ann.page.keyboard.press("Enter")
        expect(ann.see("chat")).to_contain_text("Ahoy")

    def facts() -> None:
        ann.see("tab-facts").click()
        ann.see("table-facts").wait_for()

    def coach() -> None:
        ann.see("coach-open").click()
        ann.see("coach").wait_for()
        ann.see("hint").click()
        ann.see("action-bar").locator("button.hinted").wait_for()

    steps: list[Callable[[], None]] = [settings, explain, rules, chat, facts, coach]
    for step in steps:
        step()
        check(ann)
    assert ann.look().seq == sight.seq


def test_curtain(ann: Person) -> None:
    assert ann.sit_down("me", "here", names=["Ann", "Ben"]).curtain
    check(ann)


def test_scores_and_replay(ann: Person) -> None:
    table = ann.finish()
    ann.go(f"/table/{table}")
    expect(ann.see("score-sheet")).to_be_visible()
    check(ann)
    ann.go(f"/replay/{table}")
    ann.see("scrubber").fill("30")
    expect(ann.see("replay")).to_have_attribute("data-at", "30")
    check(ann)


def test_watching(arrive: Arrive) -> None:
    ann, eve = arrive(), arrive()
    ann.find_question("sail")
    eve.go(f"/table/{ann.table}")
    eve.look(waits=False)
    check(eve)


def test_phone(arrive: Arrive) -> None:
    ann = arrive(**PHONE)
    ann.go("/")
    check(ann)
    ann.find_question("powder", "sail")
    for tab in ("own", "others", "log"):
        ann.see(f"tab-{tab}").tap()
        check(ann)
    table = ann.finish()
    ann.go(f"/table/{table}")
    expect(ann.see("score-sheet")).to_be_visible()
    check(ann)


@pytest.mark.parametrize("lang", ["zh-Hant", "hu"])
def test_languages(ann: Person, lang: str) -> None:
    ann.find_question("sail")
    ann.set_language(lang)
    check(ann)
