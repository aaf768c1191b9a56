"""Time at a table: clocks, what happens at zero, pauses, who is here, one's turn by notification and by letter."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from email import message_from_bytes, policy
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP, Envelope
from playwright.sync_api import Browser, expect

from tests.browser.test_axe import check
from tests.support.hands import Hands
from tests.support.harbour import Harbour, Person, run_harbour
from tradewinds.server.mailing import MailServer

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
HIDDEN = """(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}"""
# What the browser is asked to show is written down on its way there. A Chromium without windows shows nothing and says
# no to everybody, so here it is said yes in its place.
LISTENING = """() => {
  const real = window.Notification
  window.told = []
  window.Notification = class extends real {
    static get permission() { return 'granted' }
    static requestPermission() { return Promise.resolve('granted') }
    constructor(title, how) { window.told.push([title, how.body]); super(title, how) }
  }
}"""

# A toast leaves by itself after six seconds, in which a busy machine may not come to look.
TOASTED = """globalThis.toasted = []
new MutationObserver(() => {
  for (const one of document.querySelectorAll('[data-testid=toasts] > *')) toasted.push(one.textContent)
}).observe(document, { childList: true, subtree: true, characterData: true })"""


class Office:
    """A mail server in a thread of its own."""

    def __init__(self) -> None:
        self.letters: list[Any] = []
        self.loop = asyncio.new_event_loop()
        self.server = self.loop.run_until_complete(
            self.loop.create_server(lambda: SMTP(self, hostname="mail.example"), "127.0.0.1", 0)
        )
        self.port: int = self.server.sockets[0].getsockname()[1]
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()

    async def handle_DATA(self, _: object, __: object, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        self.letters.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.server.close)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)
        self.loop.close()


@pytest.fixture(scope="module")
def office() -> Iterator[Office]:
    made = Office()
    yield made
    made.close()


@pytest.fixture(scope="module")
def hands() -> Hands:
    return Hands()


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory, hands: Hands, office: Office) -> Iterator[Harbour]:
    mail = MailServer("127.0.0.1", office.port, "table@mail.example", "http://table.example")
    folder = tmp_path_factory.mktemp("time")
    with run_harbour(folder, clock=hands, clock_gap=1e9, idle_after=0.3, abandoned_after=0.0, mail=mail) as running:
        yield running


@pytest.fixture
def come(port: Harbour, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Any]:
    port.fate.begin(request.node.nodeid)
    people: list[Person] = []

    def arrive(**more: Any) -> Person:
        people.append(Person(chromium, port, **more))
        people[-1].page.add_init_script(TOASTED)
        return people[-1]

    with port.fate.decides():
        yield arrive
    wrong = [one for person in people for one in person.wrong]
    for person in people:
        person.context.close()
    assert not wrong, "\n".join(wrong)


def two(come: Any, clock: Any, *, game: Any = "jamaica", **more: Any) -> tuple[Person, Person, str]:
    """Ann and Ben at a table with a clock, begun; both look at it."""
    ann, ben = come(**more), come()
    ann.page.request.get("/api/me")
    table = ann.post("/api/tables", game=game, seats=["me", "friend"], clock=clock)
    ben.page.request.get("/api/me")
    ben.post(f"/api/tables/{table['id']}/seats/1", invite=table["invite"], name="")
    ann.post(f"/api/tables/{table['id']}/start")
    for person in (ann, ben):
        person.go(f"/table/{table['id']}")
        person.look(waits=False)
    return ann, ben, table["id"]


def toasted(person: Person, text: str) -> None:
    """It was said to this person, in passing."""
    person.page.wait_for_function("(text) => toasted.some((one) => one.includes(text))", arg=text)


def test_a_clock_is_set_up_and_stands_at_every_seat(come: Any, hands: Hands) -> None:
    ann = come()
    ann.go("/new?game=jamaica")
    ann.see("clock-kind").select_option("decision")
    expect(ann.see("clock-each")).to_have_value("86400")
    ann.see("clock-kind").select_option("bank")
    ann.see("clock-bank").select_option("600")
    ann.see("clock-increment").select_option("5")
    ann.see("clock-zero").select_option("pass")
    check(ann)
    ann.see("seat-1").select_option("friend")
    ann.see("create").click()
    expect(ann.see("clock-told")).to_contain_text("10 minutes for each player, and 5 seconds more")
    expect(ann.see("room-seat-0")).to_contain_text("here")


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desktop", "phone"])
def test_little_time_is_said_in_words_and_at_zero_a_bot_sits_down(come: Any, hands: Hands, how: Any) -> None:
    clock = {"kind": "decision", "seconds": 3600, "at_zero": "bot"}
    ann, ben, table = two(come, clock, game="puertorico", **how)  # where one decides after the other
    (owing,) = ann.page.request.get(f"/api/tables/{table}").json()["waiting"]
    expect(ann.see(f"clock-{owing}")).to_contain_text(re.compile(r"59:\d\d|1:00:00"))
    hands.turn(3600 - 59)  # the page counts on from there, however long it takes to look
    ann.page.reload()
    ann.look(waits=False)
    expect(ann.see(f"clock-{owing}")).to_contain_text(re.compile(r"0:[2-5]\d\s*hurry!"))
    check(ann)
    asked = (ann, ben)[owing]
    asked.page.reload()
    expect(asked.see("time-speech")).to_contain_text("Your time is running out")
    hands.turn(60)
    expect(ann.see(f"clock-{owing}")).to_contain_text("bot plays")
    toasted(ann, "ran out of time: a bot plays on")
    asked.see("return").first.click()
    expect(asked.see(f"clock-{owing}")).not_to_contain_text("bot plays")
    ben.page.get_by_role("tab", name="Log").click()
    expect(ben.page.locator("[data-event=bot]").first).to_contain_text("ran out of time")


def test_a_pause_that_everybody_agreed_on(come: Any) -> None:
    ann, ben, _ = two(come, None, **PHONE)
    ben.page.get_by_role("tab", name="Table").click()
    ben.see("ask-pause").click()
    expect(ann.see("requests")).to_contain_text("would like to pause")
    ann.see("requests").get_by_role("button", name="Agree").click()
    for person in (ann, ben):
        expect(person.see("paused")).to_contain_text("The table is paused")
    check(ann)
    ann.see("resume").click()
    expect(ben.see("paused")).to_have_count(0)
    toasted(ben, "has ended the pause")


def test_a_page_that_nobody_looks_at_is_nobody_and_a_turn_is_told(come: Any) -> None:
    ann, ben, table = two(come, None)
    waits = ann.page.request.get(f"/api/tables/{table}").json()["waiting"]
    if waits == [0, 1]:  # equal dice need no placing, so both were asked for a card at once
        sight = ben.look()
        ben.button(sight.actions[0]).click()
        ben.look(sight.seq, waits=False)
    actor, other = (ann, ben) if 0 in waits else (ben, ann)
    seat = 0 if actor is ben else 1
    panel = actor.see("others").get_by_test_id(f"opponent-{seat}")
    expect(panel).to_contain_text("here")
    other.page.evaluate(LISTENING)
    other.see("settings").click()
    other.see("notify").click()
    expect(other.see("notify")).to_be_checked()
    other.page.keyboard.press("Escape")
    other.page.evaluate(HIDDEN, True)
    expect(panel).to_contain_text("away")
    for _ in range(20):
        if (0 if actor is ann else 1) not in actor.page.request.get(f"/api/tables/{table}").json()["waiting"]:
            break
        sight = actor.look()
        actor.button(sight.actions[0]).click()
        actor.look(sight.seq, waits=False)
    expect(other.page).to_have_title(re.compile("● Your turn"))
    other.page.wait_for_function("() => window.told.length > 0")
    assert other.page.evaluate("window.told") == [["Your turn", "Jamaica"]]
    other.page.evaluate(HIDDEN, False)
    expect(panel).to_contain_text("here")


def test_an_address_is_given_confirmed_and_forgotten(come: Any, office: Office) -> None:
    ann = come(locale="hu")
    ann.go("/")
    ann.see("settings").click()
    ann.see("mail-open").click()
    ann.see("mail-address").fill("ann@mail.example")
    ann.see("mail-save").click()
    expect(ann.see("mail-state")).to_contain_text("A levél úton van")
    check(ann)
    body = office.letters[-1].get_body(("plain",)).get_content()
    found = re.search(r"/mail/confirm\?token=\S+", body)
    assert found
    ann.go(found[0])
    ann.see("mail-go").click()
    expect(ann.see("mail-page")).to_contain_text("Köszönjük")
    ann.see("settings").click()
    ann.see("mail-open").click()
    expect(ann.see("mail-state")).to_contain_text("Megerősítve")
    found = re.search(r"/mail/stop\?token=\S+", body)
    assert found
    ann.go(found[0])
    check(ann)
    ann.see("mail-go").click()
    expect(ann.see("mail-page")).to_contain_text("elfelejtettük")
