"""Two people choose the colours of their seats, and see them at the table; others for whoever sees fewer colours."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.measure import PHONE
from tests.browser.test_axe import check
from tests.support.harbour import Person


def marked(person: Person, *fills: str) -> None:
    """The fills of all signs of seats in sight, once they have come."""
    person.page.wait_for_function(
        """(wanted) => {
          const all = document.querySelectorAll("svg[viewBox='0 0 24 24'] > path[fill^='#'][stroke-linejoin]")
          const fills = new Set([...all].map((path) => path.getAttribute('fill')))
          return [...fills].sort().join() === [...wanted].sort().join()
        }""",
        arg=list(fills),
    )


def test_two_people_choose_their_colours(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive(**PHONE)
    ann.page.request.get("/api/me")
    table = ann.post("/api/tables", game="empires", seats=["me", "friend"], options={"clan_choice": "first_game"})
    ann.go(f"/table/{table['id']}")
    ben.go(f"/table/{table['id']}?invite={table['invite']}")
    ben.see("sit-1").click()
    expect(ben.see("colour-1-red")).to_have_attribute("aria-pressed", "true")
    ann.see("colour-0-green").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.see("colour-0-green")).to_have_attribute("aria-pressed", "true")
    expect(ann.see("room-seat-0").get_by_role("status")).to_have_text("Your colour: green")
    # ben sees it without asking, and that it is not his to take
    expect(ben.see("colour-1-green")).to_have_attribute("aria-disabled", "true")
    expect(ben.see("colour-1-green")).to_have_attribute("aria-label", "green, taken by Guest 1")
    check(ben)
    check(ann)
    ben.see("colour-1-purple").click()
    expect(ann.see("colour-0-purple")).to_have_attribute("aria-disabled", "true")
    ann.see("start").click()
    for person in (ann, ben):
        person.see("table").wait_for()
        if person is ben:
            ben.see("tab-others").click()
        expect(person.page.locator("path[fill='#3a7647']").first).to_be_attached()
    marked(ann, "#3a7647", "#704a92")
    # for whoever sees fewer colours they are others, on that person's screens alone
    ann.see("settings").click()
    ann.see("palette-select").select_option("safe")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("path[fill='#71be90']").first).to_be_attached()
    marked(ann, "#71be90", "#a763e4")
    check(ann)
    expect(ben.page.locator("path[fill='#3a7647']").first).to_be_attached()


def test_a_favourite_colour_is_taken_where_it_is_free(arrive: Arrive) -> None:
    ann = arrive()
    ann.go("/about")
    ann.see("settings").click()
    with ann.page.expect_response("**/api/me/settings"):
        ann.see("colour-select").select_option("red")
    ann.play_now()
    # the pirate comes with the ship of that colour
    seats = ann.page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}`)).json()).seats", ann.table)
    assert seats[0]["colour"] == "red"
    assert len({seat["colour"] for seat in seats}) == len(seats)
    expect(ann.page.locator("[data-testid=own] path[fill='#b8322a']").first).to_be_attached()


def test_a_colour_is_chosen_where_the_table_is_laid(arrive: Arrive) -> None:
    ann = arrive(**PHONE)
    ann.go("/new?game=empires")
    ann.see("own-colour").select_option("green")
    check(ann)
    ann.see("create").click()
    ann.see("table").wait_for()
    seats = ann.page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}`)).json()).seats", ann.table)
    assert [seat["kind"] for seat in seats[:2]] == ["person", "bot"]
    assert seats[0]["colour"] == "green"
    assert len({seat["colour"] for seat in seats}) == len(seats)
