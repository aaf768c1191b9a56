"""The components of the games to look through: all of them are drawn, found, explained and printed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.test_axe import check
from tests.support.harbour import Person
from tradewinds import games

GAMES = tuple(name for name in games.names() if games.load(name).packing is not None)
NARROW = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}

# What is wrong with a face: nothing is drawn, or something that is no word, as the name of a message.
FACE = r"""(face) => {
  const text = face.textContent
  const drawn = face.querySelectorAll('path, circle, rect, use, polygon').length
  if (!face.firstElementChild || (!drawn && !text.trim())) return 'empty'
  const ids = /undefined|NaN|\[object|-ui-|[a-z]+_[a-z]+|\b(card|tile|place|quest|legacy|building|treasure)-\w+/
  return ids.exec(text)?.[0] ?? ''
}"""
SMALL = f"""() => {{
  const wrong = {FACE}
  return [...document.querySelectorAll('a[data-item]')].map(
    (one) => [one.dataset.item, wrong(one.querySelector('.face')), one.getAttribute('aria-label')])
}}"""
# From one to the next until the last, each time when the page has turned to it.
LARGE = f"""async () => {{
  const wrong = {FACE}
  const seen = []
  const open = () => document.querySelector('dialog[open]')
  for (;;) {{
    const item = open().dataset.item
    seen.push([item, wrong(open().querySelector('.face'))])
    const next = open().querySelector('[data-testid=cat-next]')
    if (next.disabled) return seen
    next.click()
    while (open().dataset.item === item) await new Promise((on) => setTimeout(on))
  }}
}}"""


def fetch(person: Person, game: str, lang: str = "en") -> dict[str, Any]:
    answer = person.context.request.get(f"/api/catalogue/{game}?lang={lang}")
    assert answer.ok
    found: dict[str, Any] = answer.json()
    return found


def visit(person: Person, address: str) -> None:
    person.go(address)
    expect(person.page.locator("[data-item]").first).to_be_attached()


def shown(person: Person) -> list[str]:
    return [str(one.get_attribute("data-item")) for one in person.page.locator("a[data-item]").all()]


@pytest.mark.parametrize("game", GAMES)
def test_every_component_has_a_face(ann: Person, game: str) -> None:
    keys = [f"{one['id']}:{entry['id']}" for one in fetch(ann, game)["lists"] for entry in one["records"]]
    visit(ann, f"/cards/{game}")
    expect(ann.page.locator("a[data-item]")).to_have_count(len(keys))
    small = ann.page.evaluate(SMALL)
    assert [key for key, _, _ in small] == keys, "in the order of the box"
    assert [(key, wrong) for key, wrong, _ in small if wrong] == []
    assert all(label for _, _, label in small)
    ann.page.locator("a[data-item]").first.click()
    ann.see("cat-detail").wait_for()
    large = ann.page.evaluate(LARGE)
    assert [key for key, _ in large] == keys
    assert [(key, wrong) for key, wrong in large if wrong] == []


@pytest.mark.parametrize(
    ("locale", "words", "name"),
    [("en-GB", "sheep skerry", "Sheep Skerry"), ("zh-TW", "羊礁", "羊礁"), ("hu-HU", "BIRKAZATONY", "Birkazátony")],
    ids=["en", "zh-Hant", "hu"],
)
def test_search(arrive: Arrive, locale: str, words: str, name: str) -> None:
    ann = arrive(locale=locale)
    visit(ann, "/cards/empires")
    everything = ann.page.locator("a[data-item]").count()
    ann.page.keyboard.press("/")
    expect(ann.see("cat-search")).to_be_focused()
    ann.page.keyboard.type(words)
    expect(ann.page.locator("a[data-item]")).to_have_count(1)
    assert shown(ann) == ["islands:near_sheep_skerry"]
    expect(ann.page.locator("a[data-item]")).to_contain_text(name)
    expect(ann.see("cat-found")).to_contain_text(str(everything))
    # The printed English is found as well, and a rule by its number.
    ann.see("cat-search").fill("Sheep Skerry")
    expect(ann.page.locator("a[data-item]")).to_have_count(1)
    ann.see("cat-search").fill("EON-15.1")
    expect(ann.page.locator('[data-list="solo.scenarios"] a[data-item]')).to_have_count(4)
    ann.see("cat-search").fill("nothing has this")
    expect(ann.page.locator("a[data-item]")).to_have_count(0)
    ann.see("cat-clear").click()
    expect(ann.page.locator("a[data-item]")).to_have_count(everything)


def test_filters_stand_in_the_address(ann: Person) -> None:
    visit(ann, "/cards/maracaibo")
    everything = ann.page.locator("a[data-item]").count()
    ann.see("cat-list").select_option("project_cards.cards")
    expect(ann.page.locator("a[data-item]")).to_have_count(157)
    ann.see("cat-kind").select_option("deck.A")
    ann.see("cat-icon").select_option("sugar")
    ann.see("cat-cost").select_option("7")
    cards = {
        f"project_cards.cards:{entry['id']}"
        for one in fetch(ann, "maracaibo")["lists"]
        for entry in one["records"]
        if one["id"] == "project_cards.cards"
        and (entry["record"]["deck"], entry["record"]["good"], entry["record"]["cost"]) == ("A", "sugar", 7)
    }
    assert cards
    expect(ann.page.locator("a[data-item]")).to_have_count(len(cards))
    assert set(shown(ann)) == cards
    ann.page.reload()
    expect(ann.page.locator("a[data-item]")).to_have_count(len(cards))
    for _ in range(3):
        ann.page.go_back()
    expect(ann.page.locator("a[data-item]")).to_have_count(157)
    ann.page.go_back()
    expect(ann.page.locator("a[data-item]")).to_have_count(everything)
    # Whatever is our own design says so.
    ann.see("cat-source").select_option("reconstructed")
    first = ann.page.locator("a[data-item]").first
    expect(first).to_contain_text("Our design")
    expect(first).to_have_attribute("aria-label", re.compile("Our design"))


def test_one_component(ann: Person) -> None:
    visit(ann, "/cards/empires?list=clan_glenn")
    ann.page.locator('[data-item="clan_glenn:glenn_clan_cottage"]').focus()
    ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.page.locator('[data-item="clan_glenn:glenn_clan_cottage"]')).to_be_focused()
    ann.page.keyboard.press("Enter")
    detail = ann.see("cat-detail")
    expect(detail).to_have_attribute("data-item", "clan_glenn:glenn_clan_cottage")
    expect(detail.get_by_role("heading", name="Clan Cottage")).to_be_focused()
    expect(ann.see("cat-text")).to_have_text("Action: spend 2 workers: gain 2 VP.")
    expect(ann.see("cat-numbers")).to_contain_text("Wood 1, Stone 1")
    expect(ann.see("cat-numbers")).to_contain_text("Tartan")
    expect(ann.see("cat-source-of")).to_contain_text("our own design")
    expect(ann.see("cat-correct")).to_have_attribute(
        "href", "/packs/new?game=empires&list=clan_glenn&id=glenn_clan_cottage"
    )
    ann.page.keyboard.press("ArrowRight")
    expect(detail).to_have_attribute("data-item", "clan_glenn:glenn_ice_cream_shop")
    ann.see("cat-previous").click()
    expect(detail).to_have_attribute("data-item", "clan_glenn:glenn_clan_cottage")
    # The address is that of the component; closed, the page is as before, and the focus where it was.
    assert "at=clan_glenn%3Aglenn_clan_cottage" in ann.page.url
    ann.page.keyboard.press("Escape")
    expect(detail).to_have_count(0)
    expect(ann.page.locator('[data-item="clan_glenn:glenn_clan_cottage"]')).to_be_focused()
    assert "at=" not in ann.page.url
    ann.page.go_forward()
    expect(detail).to_be_visible()
    rule = ann.see("cat-rules").get_by_role("link").first
    number = rule.inner_text()
    rule.click()
    expect(ann.page.locator(f'li.hit[data-rule="{number}"]')).to_be_visible()
    # What no pack changes says why.
    visit(ann, "/cards/jamaica?at=dice.dice%3Acombat_die")
    expect(detail).to_contain_text("the dice")
    expect(ann.see("cat-correct")).to_have_count(0)


def test_components_of_a_pack(ann: Person) -> None:
    """What it does otherwise than the box is marked, and told field by field."""
    known = ann.context.request.get("/api/games").json()["games"]
    sha = next(pack["content"] for game in known if game["id"] == "empires" for pack in game["packs"])
    visit(ann, f"/cards/empires?content={sha}")
    expect(ann.see("cat-pack")).to_contain_text("Long nights")
    expect(ann.see("cat-pack")).to_contain_text("Haunted Island")  # taken out
    expect(ann.page.locator('[data-item="islands:near_haunted"]')).to_have_count(0)
    ann.see("cat-source").select_option("pack")
    expect(ann.page.locator("a[data-item]")).to_have_count(3)
    hall, house = (ann.page.locator(f'[data-item="clan_glenn:glenn_{name}"]') for name in ("great_hall", "turf_house"))
    expect(house).to_contain_text("New")
    expect(hall).to_contain_text("Changed")
    expect(hall.locator(".face")).to_contain_text("Moonlit Hall")
    hall.click()
    expect(ann.see("cat-detail")).to_contain_text("In this pack")
    expect(ann.see("cat-detail")).to_contain_text("Glenn's Great Hall → Moonlit Hall")
    ann.see("cat-close").click()
    ann.see("cat-pack").get_by_role("link").click()
    expect(ann.page.locator('[data-item="islands:near_haunted"]')).to_have_count(1)
    expect(hall.locator(".face")).to_contain_text("Glenn's Great Hall")


def test_checklist(ann: Person) -> None:
    ann.go("/cards")
    ann.see("cards-empires").click()
    ann.see("to-checklist").click()
    rows = ann.page.locator("tr[data-item]")
    expect(rows).not_to_have_count(0)
    told = [entry for one in fetch(ann, "empires")["lists"] for entry in one["records"]]
    own = [entry for entry in told if entry["source"] == "reconstructed" or entry["reconstructed"]]
    expect(rows).to_have_count(len(own))
    ann.page.get_by_label("Compared: Oat Field").check()
    expect(ann.see("check-done")).to_contain_text(f"1 of {len(own)}")
    ann.set_language("hu")
    zab = ann.page.locator('[data-item="clan_glenn:glenn_start_oats"]')
    expect(zab).to_contain_text("Zabföld")
    expect(zab).to_contain_text("Oat Field")
    ann.page.reload()
    expect(zab.get_by_role("checkbox")).to_be_checked()
    ann.see("check-all").check()
    expect(rows).to_have_count(len(told))
    ann.see("check-list").select_option("islands")
    expect(rows).to_have_count(22)
    ann.see("check-list").select_option("")
    expect(rows).to_have_count(len(told))

    # On paper: the list alone, a sheet at least for every list.
    ann.page.emulate_media(media="print")
    for gone in (ann.page.locator("header"), ann.see("check-print"), ann.see("check-all")):
        expect(gone.first).to_be_hidden()
    lists = ann.page.locator("section[data-list]").count()
    paper = ann.page.pdf(prefer_css_page_size=True)
    sheets = len(re.findall(rb"/Type\s*/Page\b", paper))
    assert sheets >= lists
    assert re.search(rb"/MediaBox\s*\[0 0 59[45][.\d]* 84[12]", paper), "A4"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wider_than_a_phone(arrive: Arrive, game: str) -> None:
    ann = arrive(locale="hu-HU", **NARROW)
    for address in ("/cards", f"/cards/{game}", f"/cards/{game}/checklist?all=1"):
        ann.go(address)
        expect(ann.page.locator("[data-item], .lid").first).to_be_attached()
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), address
    visit(ann, f"/cards/{game}")
    ann.page.locator("a[data-item]").first.click()
    ann.see("cat-detail").wait_for()
    assert ann.page.evaluate("(box) => box.scrollWidth <= box.clientWidth", ann.see("cat-detail").element_handle())


@pytest.mark.parametrize(
    "address",
    [
        "/cards",
        "/cards/jamaica",
        "/cards/empires?list=islands&at=islands%3Anear_haunted",
        "/cards/maracaibo?list=map.locations",
        "/cards/puertorico?at=buildings.buildings%3Afactory",
        "/cards/jamaica/checklist?all=1",
    ],
)
def test_axe(ann: Person, address: str) -> None:
    ann.go(address)
    expect(ann.page.locator("[data-item], .lid").first).to_be_attached()
    if "at=" in address:
        ann.see("cat-detail").wait_for()
        expect(ann.see("cat-rules").locator("span").first).to_be_visible()
    check(ann)


def test_an_unknown_game_and_a_lost_line(ann: Person) -> None:
    ann.go("/cards/chess")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ann.page.locator("[data-item]")).to_have_count(0)
    ann.tolerated.append("Failed to load resource")
    ann.page.route("**/api/catalogue/**", lambda route: route.abort())
    ann.go("/cards/jamaica")
    expect(ann.page.get_by_role("alert")).to_be_visible()
    ann.page.unroute("**/api/catalogue/**")
    ann.page.get_by_role("button", name="Try again").click()
    expect(ann.page.locator("a[data-item]")).not_to_have_count(0)
