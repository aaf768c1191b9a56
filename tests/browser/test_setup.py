"""Before the match: ways that have a name, what is remembered, and a list of tables that can be filtered."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.measure import PHONE
from tests.browser.test_axe import check
from tests.support.harbour import Person
from tradewinds import games


def pressed(person: Person, name: str) -> None:
    expect(person.see(name)).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("game", games.shelf())
def test_every_preset_sets_the_table(ann: Person, game: str) -> None:
    """A click sets players, seats and options and tells in a sentence what it is; pressed until something changes."""
    ann.go(f"/new?game={game}")
    pressed(ann, "preset-classic")
    told = set()
    for preset in games.load(game).presets:
        ann.see(f"preset-{preset.id}").click()
        pressed(ann, f"preset-{preset.id}")
        pressed(ann, f"players-{preset.players}")
        told.add(ann.see("preset-about").inner_text())
    assert len(told) == len(games.load(game).presets)
    ann.see("preset-classic").click()
    ann.see("seat-1").select_option("bot:random")
    expect(ann.see("preset-classic")).to_have_attribute("aria-pressed", "false")
    expect(ann.see("preset-about")).to_have_text("Set up as you like it.")


def test_the_page_fits_a_screen(arrive: Arrive) -> None:
    """What is seldom wanted is folded, and the button is in sight however long the rest is."""
    ann = arrive(viewport={"width": 1366, "height": 768})
    for game in games.shelf():
        ann.go(f"/new?game={game}")
        expect(ann.see("create")).to_be_in_viewport(ratio=1)
        expect(ann.see("seat-3")).to_be_in_viewport(ratio=1)
    ben = arrive(**PHONE)
    ben.go("/new?game=puertorico")
    expect(ben.see("create")).to_be_in_viewport(ratio=1)
    check(ben)


def test_the_last_table_is_remembered(ann: Person) -> None:
    ann.go("/new?game=puertorico")
    expect(ann.see("preset-last")).to_have_count(0)
    ann.see("players-3").click()
    ann.see("seat-2").select_option("bot:random")
    ann.see("expansions").locator("summary").click()
    ann.see("opt-expansion_citizens").check()
    ann.see("create").click()
    ann.look()
    ann.go("/new?game=puertorico")
    pressed(ann, "preset-last")
    pressed(ann, "players-3")
    expect(ann.see("seat-2")).to_have_value("bot:random")
    expect(ann.see("expansions").locator("summary")).to_have_text("Expansions (1 of 6)")
    ann.see("preset-solo").click()
    ann.see("preset-last").click()
    pressed(ann, "players-3")
    # Each game has a memory of its own, and nothing that does not fit the game is taken.
    ann.see("game-jamaica").click()
    pressed(ann, "preset-classic")
    ann.page.evaluate(
        """() => localStorage.setItem('tradewinds.setup', JSON.stringify({jamaica: {players: 9, seats: ['x']}}))"""
    )
    ann.go("/new?game=jamaica")
    pressed(ann, "preset-classic")


def test_an_invitation_is_copied_also_without_tls(ann: Person) -> None:
    """At home people play over plain HTTP, where pages have no clipboard."""
    ann.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    ann.go("/new?game=jamaica&with=friends")
    ann.see("create").click()
    link = ann.see("invite-link").input_value()
    ann.see("copy-invite-link").click()
    expect(ann.see("copy-invite-link")).to_have_text("Copied")
    ann.page.evaluate("() => { document.body.append(document.createElement('textarea')) }")
    ann.page.locator("body > textarea").press("ControlOrMeta+v")
    expect(ann.page.locator("body > textarea")).to_have_value(link)


def test_tables_can_be_filtered(ann: Person) -> None:
    ann.create("me", *["bot:random"] * 3, game="jamaica")
    ann.create(
        "me", "bot:mate", game="puertorico", options={"expansion_citizens": True, "first_governor": "first_seat"}
    )
    ann.create("me", game="empires")
    ann.go("/lobby")
    mine = ann.see("tables-mine").locator("li[data-table]")
    expect(mine).to_have_count(3)
    expect(ann.see("tables-mine").get_by_test_id("set-up")).to_have_text(["Solo", "one expansion", "Classic"])
    ann.see("filter-puertorico").click()
    expect(mine).to_have_count(1)
    expect(ann.page).to_have_url("/lobby?game=puertorico")
    ann.see("filter-turn").click()
    expect(mine).to_have_count(1)
    ann.page.reload()
    pressed(ann, "filter-turn")
    pressed(ann, "filter-puertorico")
    ann.see("filter-maracaibo").click()
    expect(ann.see("tables-mine")).to_contain_text("Nothing here with this filter.")
    check(ann)
