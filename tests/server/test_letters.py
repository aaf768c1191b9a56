"""Letters by a real mail server: an address is confirmed first, a turn is told once, and one click ends it."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword

from tests.server.conftest import Running, Serve
from tests.server.test_play import two_friends
from tests.support.client import Person
from tests.support.hands import Hands
from tradewinds.server import reminders
from tradewinds.server.limits import UNLIMITED, Rate
from tradewinds.server.mailing import MailServer, mail_server
from tradewinds.server.settings import BadSetting, Settings
from tradewinds.server.words import LANGUAGES, say

ADDRESS = "ann@mail.example"
URL = "https://table.example"


class Postbox:
    """What a mail server does with letters, and what it was told."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.to: list[str] = []
        self.refuse = False
        self.port = 0

    async def handle_DATA(self, _: object, __: object, envelope: Envelope) -> str:
        if self.refuse:
            return f"550 nobody called {envelope.rcpt_tos[0]} lives here"
        assert isinstance(envelope.content, bytes)
        found = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(found, EmailMessage)
        self.letters.append(found)
        self.to += envelope.rcpt_tos
        return "250 OK"

    @property
    def server(self) -> MailServer:
        return MailServer("127.0.0.1", self.port, "table@mail.example", URL)


@asynccontextmanager
async def open_office(**more: Any) -> AsyncIterator[Postbox]:
    box = Postbox()
    loop = asyncio.get_running_loop()
    office = await loop.create_server(lambda: SMTP(box, hostname="mail.example", **more), "127.0.0.1", 0)
    box.port = office.sockets[0].getsockname()[1]
    try:
        yield box
    finally:
        office.close()
        await office.wait_closed()


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers look when a test says so, and not by themselves as well when it takes long."""
    monkeypatch.setattr(reminders, "EVERY", 1e6)


@pytest.fixture
async def box() -> AsyncIterator[Postbox]:
    async with open_office() as found:
        yield found


def text_of(letter: EmailMessage) -> str:
    body = letter.get_body(("plain",))
    assert body is not None
    return str(body.get_content())


def token(letter: EmailMessage, what: str) -> str:
    found = re.search(rf"{URL}/mail/{what}\?token=([\w-]+)", text_of(letter))
    assert found
    return found[1]


async def subscribe(person: Person, box: Postbox, address: str = ADDRESS, after: int = 5) -> None:
    info = await person.call("PUT", "/api/me/mail", json={"address": address, "after": after})
    assert info == {"offered": True, "address": address, "confirmed": False, "after": after}
    await person.post(f"/api/mail/confirm/{token(box.letters[-1], 'confirm')}")
    assert (await person.get("/api/me/mail"))["confirmed"]


async def looks(*servers: Running) -> int:
    """Everybody looks at once who should be written to; how many letters were sent."""
    return sum(await asyncio.gather(*(server.hall.reminders.look() for server in servers if server.hall.reminders)))


async def all_gone(server: Running, table: str) -> None:
    while server.hall.lives[table].connections:  # noqa: ASYNC110
        await asyncio.sleep(0.01)


async def test_an_address_is_confirmed_before_anything_is_sent(database: str, serve: Serve, box: Postbox) -> None:
    hands = Hands()
    server = await serve(database, mail=box.server, clock=hands, clock_gap=1e9)
    ann, _, _ = await two_friends(server)
    await ann.call("PATCH", "/api/me", json={"language": "hu"})
    await ann.call("PUT", "/api/me/mail", json={"address": f"  {ADDRESS} "})
    assert box.to == [ADDRESS]
    letter = box.letters[0]
    assert letter["subject"] == say("hu", "mail-confirm-subject")
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert letter["auto-submitted"] == "auto-generated"
    assert ADDRESS not in (await ann.http.get("/api/me")).text
    for _ in range(3):
        hands.turn(3600)
        assert await looks(server) == 0
    assert len(box.letters) == 1
    stranger = server.person()
    await stranger.post("/api/mail/confirm/guessed", 404)
    await stranger.post(f"/api/mail/confirm/{token(letter, 'confirm')}")  # the letter is the key, in any browser
    assert (await ann.get("/api/me/mail"))["confirmed"]
    assert (await stranger.get("/api/me/mail"))["address"] is None
    await ann.call("DELETE", "/api/me/mail")
    assert (await ann.get("/api/me/mail"))["address"] is None


async def test_one_letter_for_a_turn_and_only_to_somebody_who_is_away(
    database: str, serve: Serve, box: Postbox
) -> None:
    hands = Hands()
    server = await serve(database, mail=box.server, clock=hands, clock_gap=1e9)
    ann, bob, table = await two_friends(server)
    await subscribe(ann, box)
    async with ann.socket(table):
        await looks(server)
        hands.turn(3600)
        assert await looks(server) == 0  # she is here
    await all_gone(server, table)
    assert await looks(server) == 0  # gone this very moment
    hands.turn(299)
    assert await looks(server) == 0
    hands.turn(2)
    assert await looks(server) == 1
    letter = box.letters[-1]
    assert box.to[-1] == ADDRESS
    assert f"{URL}/table/{table}" in text_of(letter)
    assert token(letter, "stop")
    hands.turn(9999)
    assert await looks(server) == 0  # of this turn she was told
    async with ann.socket(table) as one:
        await one.play(0, one.options(0)[0])
        await looks(server)
    async with bob.socket(table) as two:
        await two.play(1, two.options(1)[0])
        for _ in range(10):
            if 0 in two.info["waiting"]:
                break
            await two.quiet(0.05)
            if two.options(1):
                await two.play(1, two.options(1)[0])
            two.info = await bob.get(f"/api/tables/{table}")
    await all_gone(server, table)
    await looks(server)
    hands.turn(301)
    assert await looks(server) == 1  # the next turn
    # A mail program ends it with one click: no cookie, no page, a form.
    found = re.fullmatch(rf"<{URL}(/api/mail/stop/[\w-]+)>", letter["list-unsubscribe"])
    assert found
    foreign = {"origin": "https://elsewhere.example"}
    page = await bob.http.get(found[1])
    assert (page.status_code, page.headers["location"].startswith("/mail/stop?token=")) == (303, True)
    assert (await ann.get("/api/me/mail"))["confirmed"]  # looking at it does nothing
    answer = await bob.http.post(found[1], data={"List-Unsubscribe": "One-Click"}, headers=foreign)
    assert answer.status_code == 200
    assert (await ann.get("/api/me/mail"))["address"] is None


async def test_of_two_servers_one_writes(postgres: str, serve: Serve, box: Postbox) -> None:
    hands = Hands()
    here, there = [await serve(postgres, mail=box.server, clock=hands, clock_gap=1e9) for _ in range(2)]
    people = []
    for n in range(5):
        ann, bob, table = await two_friends((here, there)[n % 2])
        await subscribe(ann, box, f"ann{n}@mail.example")
        people.append((ann, bob, table))
    ann, _, table = people[0]
    ann.base = there.base
    async with ann.socket(table):  # through the other server
        await looks(here, there)
        hands.turn(600)
        assert await looks(here, there) == 4
        assert await looks(here, there) == 0
    reminded = [to for letter, to in zip(box.letters, box.to, strict=True) if "/table/" in text_of(letter)]
    assert sorted(reminded) == [f"ann{n}@mail.example" for n in range(1, 5)]


async def test_addresses_are_secrets_and_a_refused_letter_is_told(
    sqlite: str, serve: Serve, box: Postbox, caplog: pytest.LogCaptureFixture
) -> None:
    server = await serve(sqlite, mail=box.server)
    ann, bob, table = await two_friends(server)
    await subscribe(ann, box)
    async with ann.socket(table) as one, bob.socket(table) as two:
        await one.play(0, one.options(0)[0])
        await two.quiet()
        assert not any("mail.example" in raw for raw in one.raw + two.raw)
    box.refuse = True
    with caplog.at_level(logging.INFO):
        answer = await bob.call("PUT", "/api/me/mail", 503, json={"address": "bob@mail.example"})
    assert answer["error"]["key"] == "error-mail-failed"
    told = [record.getMessage() for record in caplog.records if record.name != "mail.log"]  # the mail server's own
    assert any("SMTPDataError" in line for line in told)
    assert not any("bob@" in line for line in told)


async def test_nobody_is_flooded(sqlite: str, serve: Serve, box: Postbox) -> None:
    server = await serve(sqlite, mail=box.server, limits=replace(UNLIMITED, mail=Rate(2, 0.1, 10)))
    ann = server.person()
    for bad in (
        "ann",
        "ann@",
        "@mail.example",
        "a b@mail.example",
        "ann@mail.example\nBcc: x@y.example",
        "ä@b.example",
    ):
        answer = await ann.call("PUT", "/api/me/mail", 400, json={"address": bad})
        assert answer["error"]["key"] == "error-mail-address"
    assert box.letters == []
    for n in range(3):
        await ann.call("PUT", "/api/me/mail", 200 if n < 2 else 429, json={"address": f"a{n}@mail.example"})
    for n in range(4):
        person = server.person()
        await person.me()
        answer = await person.call("PUT", "/api/me/mail", 200 if n < 3 else 429, json={"address": "z@mail.example"})
    assert answer["error"]["key"] == "error-mail-often"


async def test_without_a_mail_server_nothing_is_offered(server: Running) -> None:
    ann = server.person()
    assert not (await ann.get("/api/me/mail"))["offered"]
    answer = await ann.call("PUT", "/api/me/mail", 409, json={"address": ADDRESS})
    assert answer["error"]["key"] == "error-mail-none"


async def test_a_mail_server_that_wants_a_password(sqlite: str, serve: Serve) -> None:
    def known(_: object, __: object, ___: object, mechanism: str, data: Any) -> AuthResult:
        good = isinstance(data, LoginPassword) and (data.login, data.password) == (b"table", b"p@ss/word")
        return AuthResult(success=good)

    async with open_office(authenticator=known, auth_required=True, auth_require_tls=False) as box:
        given = mail_server(f"smtp://table:p%40ss%2Fword@127.0.0.1:{box.port}", "table@mail.example", URL)
        server = await serve(sqlite, mail=given)
        ann = server.person()
        await ann.me()
        await subscribe(ann, box)


def test_what_an_operator_gives_is_looked_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    good = {"MAIL": "smtps://me:secret@mail.example", "MAIL_FROM": "table@mail.example", "PUBLIC_URL": f"{URL}/"}
    for name, value in good.items():
        monkeypatch.setenv(f"TRADEWINDS_{name}", value)
    found = Settings.from_environment().mail
    assert found == MailServer("mail.example", 465, "table@mail.example", URL, "me", "secret", tls=True)
    for name, bad in (
        ("MAIL", "http://mail.example"),
        ("MAIL_FROM", "nobody"),
        ("PUBLIC_URL", "table.example"),
        ("PUBLIC_URL", ""),
    ):
        with monkeypatch.context() as wrong:
            wrong.setenv(f"TRADEWINDS_{name}", bad)
            with pytest.raises(BadSetting) as refused:
                Settings.from_environment()
            assert "secret" not in str(refused.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_in_every_language(language: str) -> None:
    for game in ("jamaica", "puertorico", "empires", "maracaibo"):
        subject = say(language, "mail-turn-subject", table="", game=game, named="false")
        assert "\n" not in subject
        assert "{" not in subject
    named = say(language, "mail-turn-subject", table="Friday", game="jamaica", named="true")
    assert "Friday" in named
    for text in ("mail-confirm-text", "mail-turn-text"):
        assert "LINK" in say(language, text, link="LINK", stop="STOP")
