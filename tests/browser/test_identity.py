"""Who one is, in real browsers: a link to a phone, passkeys of a virtual authenticator, codes, sessions, deleting."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.measure import PHONE
from tests.browser.test_axe import check
from tests.support import qr
from tests.support.harbour import Harbour, Person

DARK_DOTS = """(svg) => {
  const size = svg.viewBox.baseVal.width
  const dots = Array.from({length: size}, () => new Array(size).fill(0))
  for (const [, x, y] of svg.querySelector('path').getAttribute('d').matchAll(/M(\\d+) (\\d+)h1v1h-1z/g)) dots[y][x] = 1
  return dots
}"""


def named(person: Person, name: str, base: str = "") -> Person:
    """On the page about oneself, with a name."""
    person.go(f"{base}/me")
    person.see("belongings").wait_for()
    person.page.locator("#me-name").fill(name)
    with person.page.expect_response(lambda answer: answer.request.method == "PATCH"):
        person.page.keyboard.press("Tab")
    return person


def virtual_authenticator(person: Person) -> Any:
    """A passkey that agrees to everything, over the protocol of Chromium's own tools."""
    session = person.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    made = session.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
                "automaticPresenceSimulation": True,
            }
        },
    )
    return session, made["authenticatorId"]


def test_a_seat_goes_to_the_phone_by_a_link(arrive: Arrive) -> None:
    ann, phone = arrive(), arrive(**PHONE)
    table = ann.create("me", "bot:mate")
    named(ann, "Ann")
    ann.see("link-make").click()
    address = ann.see("link-address").inner_text()
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/take#[\w-]{32}", address)
    dots = ann.see("other-device").locator("svg[role=img]").evaluate(DARK_DOTS)
    assert qr.read(dots) == address
    check(ann)

    phone.go("/me")
    expect(phone.see("session")).to_have_count(1)
    own = phone.create("me", "bot:mate", game="jamaica")
    phone.go(address)
    expect(phone.see("take")).to_contain_text("Ann")
    expect(phone.see("take-mine")).to_contain_text("stays apart")
    assert phone.page.url.endswith("/take")  # the secret is in no address any more
    check(phone)
    phone.see("take-yes").click()
    expect(phone.page.locator(f'a[href="/table/{table}"]').first).to_be_visible()
    expect(phone.page.locator(f'a[href="/table/{own}"]')).to_have_count(0)
    phone.go(f"/table/{table}")
    assert phone.look().seq >= 0

    # The page that made it sees that it was used; the phone stands in the list, and is signed out at its table.
    expect(ann.see("link-outcome")).to_contain_text("was used")
    expect(ann.see("session")).to_have_count(2)
    phone.tolerated.append("403")
    ann.see("session-end").click()
    ann.see("session-end-yes").click()
    expect(ann.see("session")).to_have_count(1)
    expect(phone.page.get_by_text("This browser was signed out").first).to_be_visible()
    phone.go("/me")
    phone.go("/lobby")
    expect(phone.page.locator(f'a[href="/table/{own}"]').first).to_be_visible()  # what it had before is there again

    # The link is used up.
    phone.tolerated.append("404")
    phone.go(address)
    expect(phone.see("take-refused")).to_contain_text("not good any more")


def test_passkeys(arrive: Arrive, harbour: Harbour) -> None:
    base = harbour.base.replace("127.0.0.1", "localhost")  # browsers make passkeys for names only
    ann = arrive()
    ann.linger()
    session, authenticator = virtual_authenticator(ann)
    named(ann, "Ann", base)
    ann.page.get_by_label("What do you call it?").fill("Laptop")
    ann.see("passkey-add").click()
    expect(ann.see("passkey")).to_have_count(1)
    keys = session.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"]
    # The same device once more, and then another one.
    ann.see("passkey-add").click()
    expect(ann.see("toasts")).to_contain_text("has a passkey of yours already")
    session.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": authenticator})
    session, authenticator = virtual_authenticator(ann)
    ann.see("passkey-add").click()
    expect(ann.see("passkey")).to_have_count(2)
    expect(ann.see("passkey").first).to_contain_text("Laptop")
    check(ann)

    # In a browser that knows nothing of her, with the first key.
    other = arrive()
    other.linger()
    session, authenticator = virtual_authenticator(other)
    session.send("WebAuthn.addCredential", {"authenticatorId": authenticator, "credential": keys[0]})
    other.go(f"{base}/me")
    other.see("sign-in").click()
    expect(other.see("toasts")).to_contain_text("Welcome back, Ann")
    expect(other.see("session")).to_have_count(2)
    expect(other.page.locator('[data-testid=session][data-here="true"]')).to_contain_text("with a passkey")

    # One that is removed opens nothing.
    other.see("session-end-here").click()
    other.see("session-end-here-yes").click()
    expect(other.see("passkey")).to_have_count(0)
    ann.page.reload()
    ann.see("passkey-remove").first.click()
    ann.see("passkey-remove-yes").click()
    expect(ann.see("passkey")).to_have_count(1)
    other.tolerated.append("403")
    other.see("sign-in").click()
    expect(other.see("toasts")).to_contain_text("not known here")


def test_recovery_codes(arrive: Arrive) -> None:
    ann, other = arrive(), arrive()
    for person in (ann, other):
        person.linger()
    named(ann, "Ann")
    expect(ann.see("passkeys-impossible")).to_be_visible()  # an address without a name
    ann.see("codes-make").click()
    expect(ann.see("recovery-code")).to_have_count(10)
    check(ann)
    code = ann.see("recovery-code").first.inner_text()
    ann.see("codes-done").click()
    expect(ann.see("codes-left")).to_contain_text("10")
    other.go("/me")
    other.see("code").fill(code.lower())
    other.see("code-use").click()
    expect(other.see("toasts")).to_contain_text("Welcome back, Ann")
    expect(other.see("codes-left")).to_contain_text("9")
    expect(other.page.locator("#me-name")).to_have_value("Ann")

    # Out everywhere else, by the keyboard alone.
    other.see("end-others").focus()
    other.page.keyboard.press("Enter")
    other.page.keyboard.press("Enter")
    expect(other.see("toasts")).to_contain_text("Only this browser")
    # Whichever call hears of it first: the page tells it once, and goes on with whoever this browser is now.
    ann.tolerated.append("403")
    held: list[Route] = []
    ann.page.route("**/api/me", lambda route: route.continue_() if held else held.append(route))
    with ann.page.expect_response("**/api/me/identity"):
        ann.page.reload(wait_until="commit")
    while not held:
        ann.page.wait_for_timeout(20)
    held[0].continue_()
    expect(ann.see("toasts")).to_contain_text("This browser was signed out")
    expect(ann.see("codes-left")).to_contain_text("no codes")


def test_everything_is_taken_along_and_deleted(arrive: Arrive, tmp_path: Path) -> None:
    ann, bob = arrive(), arrive()
    ann.linger()
    ann.page.request.get("/api/me")
    table = ann.post("/api/tables", game="jamaica", seats=["me", "friend"])
    bob.page.request.get("/api/me")
    bob.post(f"/api/tables/{table['id']}/seats/1", invite=table["invite"])
    ann.post(f"/api/tables/{table['id']}/start")
    named(ann, "Annabel")
    bob.go(f"/table/{table['id']}")
    expect(bob.page.get_by_text("Annabel").first).to_be_visible()
    with ann.page.expect_download() as downloading:
        ann.see("download").click()
    downloading.value.save_as(tmp_path / "all.json")
    found = json.loads((tmp_path / "all.json").read_text("utf-8"))
    assert (found["profile"]["name"], [one["id"] for one in found["tables"]]) == ("Annabel", [table["id"]])
    ann.see("delete-open").click()
    expect(ann.see("delete-yes")).to_have_attribute("aria-disabled", "true")
    ann.see("delete-word").fill("delete everything")
    check(ann)
    ann.see("delete-yes").click()
    expect(ann.see("toasts")).to_contain_text("Everything of yours is deleted")
    expect(ann.page.locator("#me-name")).to_have_value("")
    expect(bob.page.get_by_text("Annabel")).to_have_count(0)


@pytest.mark.parametrize(("locale", "heading"), [("hu", "Ki vagy"), ("zh-TW", "你的身分")])
def test_on_a_phone_in_other_languages(arrive: Arrive, locale: str, heading: str) -> None:
    ann = arrive(**PHONE, locale=locale)
    ann.go("/")
    ann.see("settings").click()
    ann.see("menu-me").click()
    expect(ann.page.locator("h1")).to_have_text(heading)
    ann.see("link-make").click()
    expect(ann.see("link-address")).to_be_visible()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check(ann)


def test_who_cannot_be_told_who_they_are_reads_why(arrive: Arrive) -> None:
    ann = arrive()
    refused = {"error": {"key": "error-too-fast", "args": {"seconds": 7}}}
    ann.page.route("**/api/me/identity", lambda route: route.fulfill(status=429, json=refused))
    ann.tolerated.append("429")
    ann.go("/me")
    expect(ann.page.get_by_role("alert")).to_contain_text("7")
    ann.page.unroute("**/api/me/identity")
    ann.page.get_by_role("button", name="Try again").click()
    ann.see("belongings").wait_for()
