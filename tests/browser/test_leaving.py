"""The doors of a table: invitations, leaving, closing, giving up, putting away, playing again; and who only watches."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.support.harbour import Harbour, Person

PHONE = {"width": 390, "height": 844}


def row(person: Person, which: str, table: str) -> Locator:
    return person.see(f"tables-{which}").locator(f'[data-table="{table}"]')


def together(host: Person, guest: Person, name: str = "Ben") -> str:
    """A private table of two people, both in its waiting room."""
    host.go("/new?with=friends")
    host.see("players-2").click()
    host.see("create").click()
    guest.go(host.see("invite-link").input_value())
    guest.page.locator("#my-name").fill(name)
    guest.see("sit-1").click()
    expect(host.see("room-seat-1")).to_contain_text(name)
    return host.table


def test_who_watches_is_told_so(arrive: Arrive) -> None:
    ann, eve, tim = arrive(), arrive(), arrive(viewport=PHONE, has_touch=True)
    ann.play_now()
    expect(ann.see("watching")).to_have_count(0)
    eve.go(f"/table/{ann.table}")
    expect(eve.see("watching")).to_contain_text("You are watching.")
    eve.see("tab-chat").click()
    expect(eve.see("chat").get_by_role("textbox")).to_have_count(0)
    # An invitation that came too late is said to be so, with what can be done.
    tim.go(f"/table/{ann.table}?invite=whatever")
    expect(tim.see("watching")).to_contain_text("The invitation came too late")
    expect(tim.see("watching").get_by_role("link", name="Set up a table")).to_be_visible()
    # On a phone there is no leaf of one's own, and the first one shows the others.
    expect(tim.see("tab-own")).to_have_count(0)
    expect(tim.see("tab-others")).to_have_attribute("aria-selected", "true")


def test_a_wrong_or_missing_invitation_is_said_in_words(arrive: Arrive) -> None:
    ann, eve = arrive(), arrive()
    ann.go("/new?with=friends")
    ann.see("create").click()
    link = ann.see("invite-link").input_value()
    eve.go(link.split("?")[0])
    expect(eve.see("no-seat")).to_contain_text("This table is private")
    expect(eve.see("sit-1")).to_have_count(0)
    eve.go(link[:-3] + "xyz")
    expect(eve.see("no-seat")).to_contain_text("not valid any more")
    expect(eve.see("sit-1")).to_have_count(0)
    eve.go(link)
    expect(eve.see("no-seat")).to_have_count(0)
    expect(eve.see("sit-1")).to_be_visible()


def test_removed_by_the_host_and_back_with_the_new_link(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    together(ann, ben)
    ann.see("remove-1").click()
    ann.see("remove-1-no").click()
    expect(ann.see("room-seat-1")).to_contain_text("Ben")
    ann.see("remove-1").click()
    ann.see("remove-1-yes").click()
    expect(ann.see("room-seat-1")).to_contain_text("Free seat")
    ben.tolerated.append("403")
    ben.see("sit-1").click()
    expect(ben.see("no-seat")).to_contain_text("not valid any more")
    ben.go(ann.see("invite-link").input_value())
    ben.see("sit-1").click()
    expect(ann.see("room-seat-1")).to_contain_text("Ben")


def test_the_table_is_handed_over(arrive: Arrive) -> None:
    """The host asks another person at the table to be the host, who starts it."""
    ann, ben = arrive(), arrive()
    together(ann, ben)
    expect(ben.see("start")).to_have_count(0)
    ann.see("hand-over-1").click()
    ann.see("hand-over-1-yes").click()
    expect(ann.see("start")).to_have_count(0)
    ann.see("stand-0").wait_for()
    ben.see("start").click()
    ann.look(waits=False)


def test_leaving_and_closing_from_the_lobby(arrive: Arrive) -> None:
    ann, ben, cy = arrive(), arrive(), arrive()
    table = together(ann, ben)
    cy.go(f"/table/{table}")
    expect(cy.see("no-seat")).to_contain_text("All seats are taken")
    ben.go("/lobby")
    row(ben, "mine", table).get_by_test_id("leave-table").click()
    expect(row(ben, "mine", table)).to_have_count(0)
    expect(ann.see("room-seat-1")).to_contain_text("Free seat")
    # The host closes it: whoever is in the room reads why.
    ann.go("/lobby")
    expect(row(ann, "mine", table).get_by_test_id("standing")).to_have_text("Not begun yet, one free seat")
    row(ann, "mine", table).get_by_test_id("close-table").click()
    row(ann, "mine", table).get_by_test_id("close-table-yes").click()
    expect(row(ann, "mine", table)).to_have_count(0)
    expect(cy.page.get_by_role("main")).to_contain_text("The host has closed this table")
    expect(cy.see("line-lost")).to_have_count(0)


def test_a_bot_plays_on_for_whoever_gives_up(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    ann.linger()
    table = together(ann, ben)
    ann.see("start").click()
    for person in (ann, ben):
        person.look(waits=False)
    ben.see("tab-facts").click()
    ben.see("resign-1").click()
    ben.see("resign-1-yes").click()
    expect(ben.see("watching")).to_be_visible()
    expect(ann.see("toasts")).to_contain_text("Ben has given up the seat; a bot plays on.")
    ann.see("tab-facts").click()
    expect(ann.see("table-facts")).to_contain_text("gave up; a bot plays on")
    ann.see("tab-log").click()
    sight = ann.look()
    ann.play(sight, sight.actions[0])
    ben.go("/lobby")
    expect(row(ben, "mine", table)).to_have_count(0)
    # From the lobby, too: Ann was the last one.
    ann.go("/lobby")
    row(ann, "mine", table).get_by_test_id("resign").click()
    row(ann, "mine", table).get_by_test_id("resign-yes").click()
    expect(ann.see("toasts")).to_contain_text("A bot plays on in your place.")


def test_rows_of_the_lobby_differ(ann: Person) -> None:
    ann.page.request.get("/api/me")
    first = ann.create("me", "bot:mate", "bot:mate")
    second = ann.create("me", "bot:mate", game="puertorico", name="Harbour")
    ann.go("/lobby")
    expect(row(ann, "mine", first).get_by_test_id("standing")).to_contain_text("Round 1")
    expect(row(ann, "mine", first)).to_contain_text("You · Gull (bot) · Marlin (bot)")
    expect(row(ann, "mine", second)).to_contain_text("Puerto Rico 1897 ·")
    for table in (first, second):
        when = row(ann, "mine", table).locator("time")
        expect(when).to_have_text(re.compile("this minute|minute.? ago"))
        expect(when).to_have_attribute("title", re.compile(r"\d\d:\d\d$"))


def test_putting_a_finished_table_away_and_back(ann: Person) -> None:
    table = ann.finish()
    ann.go("/lobby")
    row(ann, "finished", table).get_by_test_id("put-away").click()
    expect(row(ann, "finished", table)).to_have_count(0)
    ann.see("tables-away").locator("summary").click()
    row(ann, "away", table).get_by_test_id("bring-back").click()
    expect(row(ann, "finished", table)).to_be_visible()


def test_playing_again_with_the_same_people(arrive: Arrive, harbour: Harbour) -> None:
    harbour.fate.begin("played again")
    ann, ben = arrive(), arrive()
    table = together(ann, ben)
    ann.see("start").click()
    ben.look(waits=False)
    # Played out over the line, while both look at it.
    done = """([table]) => new Promise((done, fail) => {
      const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/ws`)
      let seq = 0
      socket.onopen = () => socket.send(JSON.stringify({t: 'hello', have: 0, facts: 0}))
      socket.onmessage = (event) => {
        const heard = JSON.parse(event.data)
        if (heard.t === 'table' && heard.table.status === 'finished') return socket.close(), done(true)
        if (heard.t === 'refused' && heard.key !== 'error-late') return fail(new Error(event.data))
        if (heard.t !== 'state' && heard.t !== 'update') return
        seq = heard.seq
        const one = heard.seats.find((seat) => seat.prompt)
        if (one) socket.send(JSON.stringify({t: 'play', ref: `d${Math.random().toString(36).slice(2)}`, seq,
          seat: one.seat, action: one.prompt.options[0].action}))
      }
    })"""
    for person in (ann, ben):
        person.page.evaluate(f"globalThis.ended = ({done})(['{table}']); 0")
    for person in (ann, ben):
        assert person.page.evaluate("globalThis.ended")
        expect(person.see("score-sheet")).to_be_visible()
    # The seals are folded away, and there when wanted.
    expect(ann.see("fairness")).to_be_hidden()
    ann.see("score-sheet").locator("summary").last.click()
    expect(ann.see("fairness")).to_be_visible()

    ann.see("play-again").click()
    expect(ann.see("room-seat-0")).to_contain_text("Kept for Ben")  # everybody one seat on
    again = ann.table
    assert again != table
    expect(ben.see("score-sheet")).to_contain_text("a seat is kept for you")
    ben.go("/lobby")
    expect(row(ben, "mine", again).get_by_test_id("standing")).to_contain_text("A seat is kept for you")
    ben.go(f"/table/{table}")
    ben.see("to-next").click()
    expect(ben.see("invited")).to_be_visible()
    ben.see("sit-0").click()
    expect(ann.see("room-seat-0")).to_contain_text("Ben")
    ann.see("start").click()
    for person in (ann, ben):
        person.look(waits=False)


def test_alone_another_game_begins_at_once(ann: Person) -> None:
    table = ann.finish("me", "bot:mate", "bot:random")
    ann.go(f"/table/{table}")
    ann.see("play-again").click()
    ann.page.wait_for_url(lambda url: "/table/" in url and not url.endswith(table))
    ann.look()
    now = ann.page.request.get(f"/api/tables/{ann.table}").json()
    assert [seat["bot"] for seat in now["seats"]] == ["mate", "random", None]


def test_the_asker_reads_the_request_as_theirs(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    together(ann, ben)
    ann.see("start").click()
    people = [ann, ben]
    sights = [person.look(waits=False) for person in people]
    while not any(person.see("undo").inner_text() == "Ask for undo" for person in people):
        for number, person in enumerate(people):
            sights[number] = person.look(waits=False)
            if sights[number].actions:
                person.button(sights[number].actions[0]).click()
                sights[number] = person.look(sights[number].seq, waits=False)
    asker = next(person for person in people if person.see("undo").inner_text() == "Ask for undo")
    other = people[1 - people.index(asker)]
    asker.see("undo").click()
    expect(asker.see("requests")).to_contain_text("You would like to take back a decision.")
    expect(other.see("requests")).to_contain_text("would like to take back a decision. Is that all right?")
    asker.see("withdraw").click()
    expect(other.see("requests").get_by_role("button")).to_have_count(0)


def test_names_that_are_too_long_are_not_cut_silently(ann: Person) -> None:
    ann.linger()
    ann.go("/new")
    name = ann.page.locator("#table-name")
    name.fill("x" * 41)
    assert name.input_value() == "x" * 41
    expect(ann.page.locator("#table-name-limit")).to_contain_text("41 characters are too many: 40 at most.")
    expect(name).to_have_attribute("aria-invalid", "true")
    ann.see("create").click()
    expect(ann.see("toasts")).to_contain_text("40 at most")
    name.fill("x" * 40)
    expect(ann.page.locator("#table-name-limit")).to_have_text("")
    ann.see("create").click()
    ann.look()


def test_how_strong_puertomas_are_is_asked_beside_their_number(ann: Person) -> None:
    ann.go("/new?game=puertorico")
    expect(ann.see("puertoma_difficulty-hard")).to_have_count(0)
    ann.see("players-3").click()
    ann.see("ruled-2").click()
    ann.see("puertoma_difficulty-hard").click()
    ann.see("create").click()
    ann.look()
    table = ann.page.request.get(f"/api/tables/{ann.table}").json()
    assert table["options"]["puertoma_difficulty"] == "hard"


def test_addresses_that_lead_nowhere_have_the_way_home(ann: Person) -> None:
    ann.tolerated.append("404")
    for path in ("/rules/nogame", "/replay/none"):
        ann.go(path)
        expect(ann.page.get_by_role("heading", level=1)).not_to_contain_text("-")
        expect(ann.see("nav-lobby")).to_be_visible()
