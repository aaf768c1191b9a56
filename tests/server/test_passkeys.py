"""Passkeys: made, used, named, removed; and everything that somebody could try with another one's."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import update

from tests.server.conftest import Running, Serve
from tests.server.test_identity import end, key_of, sessions_of
from tests.support.authenticator import Authenticator, text
from tests.support.client import Person
from tradewinds.kernel.errors import TradewindsError
from tradewinds.server import store
from tradewinds.server.passkeys import Site, site_of
from tradewinds.server.settings import Settings

URL = "https://play.example.org"


@pytest.fixture
async def club(serve: Serve, sqlite: str) -> Running:
    """Behind a proxy, under a name of its own."""
    running: Running = await serve(sqlite, public_url=URL)
    return running


async def make(person: Person, key: Authenticator, name: str = "") -> Any:
    options = (await person.post("/api/me/passkeys/options"))["options"]
    return await person.post("/api/me/passkeys", credential=key.make(options), name=name)


async def sign_in(person: Person, key: Authenticator, **more: Any) -> Any:
    options = (await person.post("/api/sign-in/options"))["options"]
    return await person.post("/api/sign-in", credential=key.sign(options, **more))


async def people(server: Running, many: int) -> list[Person]:
    made = [server.person() for _ in range(many)]
    await asyncio.gather(*(one.me() for one in made))
    return made


async def test_somebody_comes_back_with_a_passkey(serve: Serve, database: str) -> None:
    server = await serve(database, public_url=URL)
    ann, other = await people(server, 2)
    before = (await other.me())["id"]
    key, spare = Authenticator(URL), Authenticator(URL)
    made = await make(ann, key, "Phone")
    await make(ann, spare)
    assert [one["name"] for one in (await ann.get("/api/me/identity"))["passkeys"]] == ["Phone", ""]
    await ann.call("PATCH", f"/api/me/passkeys/{made['id']}", json={"name": "Old phone"})
    me = await ann.me()
    assert (await sign_in(other, key))["id"] == me["id"]
    here = (await sessions_of(other))[0]
    assert (here["here"], here["how"]) == (True, "passkey")
    found = await other.get("/api/me/identity")
    assert [(one["name"], one["used"] is None) for one in found["passkeys"]] == [("Old phone", False), ("", True)]
    # out again, and whoever was there before is there
    await end(other, here["id"])
    assert (await other.me())["id"] == before
    assert (await sign_in(other, key))["id"] == me["id"]
    # one that is removed opens nothing, the other still does
    await ann.call("DELETE", f"/api/me/passkeys/{made['id']}")
    (third,) = await people(server, 1)
    options = (await third.post("/api/sign-in/options"))["options"]
    refused = await third.post("/api/sign-in", 403, credential=key.sign(options))
    assert refused["error"]["key"] == "error-passkey-unknown"
    assert (await sign_in(third, spare))["id"] == me["id"]


async def test_an_answer_is_good_once_and_only_for_its_question(club: Running) -> None:
    ann, bob, eve = await people(club, 3)
    key = Authenticator(URL)
    await make(ann, key)
    asked = (await bob.post("/api/sign-in/options"))["options"]
    answer = key.sign(asked)
    # caught on its way, in another browser
    assert await key_of(eve, 409, "POST", "/api/sign-in", credential=answer) == "error-passkey-late"
    assert (await bob.post("/api/sign-in", credential=answer))["id"] == (await ann.me())["id"]
    for one in (bob, eve):
        assert await key_of(one, 409, "POST", "/api/sign-in", credential=answer) == "error-passkey-late"
    # a question of one's own making, a newer question, one that is too old
    asked = (await eve.post("/api/sign-in/options"))["options"]
    made_up = asked | {"challenge": text(bytes(32))}
    assert await key_of(eve, 409, "POST", "/api/sign-in", credential=key.sign(made_up)) == "error-passkey-late"
    await eve.post("/api/sign-in/options")
    assert await key_of(eve, 409, "POST", "/api/sign-in", credential=key.sign(asked)) == "error-passkey-late"
    asked = (await eve.post("/api/sign-in/options"))["options"]
    async with club.hall.engine.begin() as connection:
        await connection.execute(update(store.tickets).values(expires=store.now() - 1))
    assert await key_of(eve, 409, "POST", "/api/sign-in", credential=key.sign(asked)) == "error-passkey-late"
    # a question for making one is none for coming in
    asked = (await eve.post("/api/me/passkeys/options"))["options"]
    crossed = key.sign({"challenge": asked["challenge"], "rpId": "play.example.org"})
    assert await key_of(eve, 409, "POST", "/api/sign-in", credential=crossed) == "error-passkey-late"


async def test_of_many_with_the_same_answer_one_comes_in(club: Running) -> None:
    ann, bob = await people(club, 2)
    key = Authenticator(URL)
    await make(ann, key)
    answer = key.sign((await bob.post("/api/sign-in/options"))["options"])
    cookie = {"Cookie": bob.cookie}
    answers = await asyncio.gather(
        *(club.person().http.post("/api/sign-in", json={"credential": answer}, headers=cookie) for _ in range(6))
    )
    assert sum(one.status_code == 200 for one in answers) == 1
    assert {one.status_code for one in answers} <= {200, 403, 409}


async def test_other_pages_other_names_and_other_keys_are_refused(club: Running) -> None:
    ann, eve = await people(club, 2)
    me = (await eve.me())["id"]
    key = Authenticator(URL)
    await make(ann, key)

    async def tried(forger: Authenticator, **more: Any) -> str:
        options = (await eve.post("/api/sign-in/options"))["options"]
        assert options["rpId"] == "play.example.org"
        return await key_of(eve, 403, "POST", "/api/sign-in", credential=forger.sign(options, **more))

    for origin in ("https://evil.example", "https://play.example.org.evil.example", "http://play.example.org"):
        key.origin = origin
        assert await tried(key) == "error-passkey-wrong"
    key.origin = URL
    assert await tried(key, site="evil.example") == "error-passkey-wrong"
    forger = Authenticator(URL)
    forger.id, forger.handle = key.id, key.handle  # knows whose it is, has not the key
    forger.count = 100
    assert await tried(forger) == "error-passkey-wrong"
    key.handle = me.encode()  # the right key, said to be somebody else's
    assert await tried(key) == "error-passkey-wrong"
    key.handle = (await ann.me())["id"].encode()
    key.count = 0  # a copy of the key that has not kept count
    assert await tried(key) == "error-passkey-wrong"
    key.count = 200
    options = (await eve.post("/api/sign-in/options"))["options"]
    framed = key.sign(options, crossOrigin=True)
    assert await key_of(eve, 400, "POST", "/api/sign-in", credential=framed) == "error-passkey-wrong"
    assert (await eve.me())["id"] == me
    # the same when one is made
    for wrong, more in ((Authenticator("https://evil.example"), {}), (Authenticator(URL), {"site": "evil.example"})):
        options = (await eve.post("/api/me/passkeys/options"))["options"]
        forged = wrong.make(options, **more)
        assert await key_of(eve, 400, "POST", "/api/me/passkeys", credential=forged) == "error-passkey-wrong"


async def test_nobody_makes_one_for_another_or_takes_theirs(club: Running) -> None:
    ann, eve = await people(club, 2)
    key, evil = Authenticator(URL), Authenticator(URL)
    made = await make(ann, key)
    options = (await ann.post("/api/me/passkeys/options"))["options"]
    assert options["excludeCredentials"] == [{"id": text(key.id), "type": "public-key"}]
    for one in (eve, ann):  # eve answers ann's question; then ann's browser is made to send eve's answer to its own
        credential = evil.make(options if one is eve else (await eve.post("/api/me/passkeys/options"))["options"])
        assert await key_of(one, 409, "POST", "/api/me/passkeys", credential=credential) == "error-passkey-late"
    # one that belongs to somebody cannot be registered by somebody else
    options = (await eve.post("/api/me/passkeys/options"))["options"]
    assert await key_of(eve, 409, "POST", "/api/me/passkeys", credential=key.make(options)) == "error-passkey-late"
    for method, body in (("DELETE", {}), ("PATCH", {"name": "mine"})):
        for wanted in (made["id"], "x", "0" * 64, "%00"):
            path = f"/api/me/passkeys/{wanted}"
            assert await key_of(eve, 404, method, path, **body) == "error-no-such-passkey"
    assert len((await ann.get("/api/me/identity"))["passkeys"]) == 1


async def test_there_are_only_so_many(club: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tradewinds.server.passkeys.MOST", 2)
    (ann,) = await people(club, 1)
    options = (await ann.post("/api/me/passkeys/options"))["options"]
    for _ in range(2):
        await make(ann, Authenticator(URL))
    assert await key_of(ann, 409, "POST", "/api/me/passkeys/options") == "error-passkeys-many"
    late = Authenticator(URL).make(options)
    assert await key_of(ann, 409, "POST", "/api/me/passkeys", credential=late) == "error-passkey-late"


@pytest.mark.parametrize("credential", [{}, {"response": {}}, {"response": {"clientDataJSON": "x"}}, {"response": []}])
async def test_nonsense_is_refused(club: Running, credential: dict[str, Any]) -> None:
    (ann,) = await people(club, 1)
    for path in ("/api/sign-in", "/api/me/passkeys"):
        assert await key_of(ann, 400, "POST", path, credential=credential) == "error-passkey-wrong"


# --- under which name ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scheme", "host", "public", "site"),
    [
        ("https", "play.example.org", "", Site("play.example.org", "https://play.example.org")),
        ("https", "play.example.org:8443", "", Site("play.example.org", "https://play.example.org:8443")),
        ("https", "PLAY.example.org:443", "", Site("play.example.org", "https://play.example.org")),
        ("http", "localhost:8000", "", Site("localhost", "http://localhost:8000")),
        ("http", "10.0.0.7:8000", URL, Site("play.example.org", URL)),
        ("http", "evil.example", URL, Site("play.example.org", URL)),
        ("http", "play.example.org", "", None),
        ("http", "127.0.0.1:8000", "", None),
        ("https", "[::1]:8000", "", None),
        ("https", "192.0.2.1", "", None),
        ("https", "", "", None),
        ("https", "a:b", "", None),
        ("https", "[", "", None),
    ],
)
def test_for_which_name_passkeys_are_made(scheme: str, host: str, public: str, site: Site | None) -> None:
    scope: Any = {"scheme": scheme, "headers": [(b"host", host.encode())]}
    assert site_of(scope, Settings(public_url=public)) == site


async def test_without_a_name_there_are_none(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite)
    (ann,) = await people(server, 1)
    assert (await ann.get("/api/me/identity"))["site"] == ""
    assert await key_of(ann, 409, "POST", "/api/sign-in/options") == "error-passkey-address"


async def test_a_proxy_that_is_not_trusted_makes_no_secure_name(serve: Serve, sqlite: str) -> None:
    headers = {"Host": "play.example.org", "X-Forwarded-Proto": "https"}
    for proxies, site in ((frozenset(), ""), (frozenset({"127.0.0.1"}), "play.example.org")):
        server = await serve(sqlite, proxies=proxies)
        answer = await server.person().http.get("/api/me/identity", headers=headers)
        assert answer.json()["site"] == site
        assert ("Secure" in answer.headers["set-cookie"]) == bool(site)
        assert {"HttpOnly", "SameSite=Lax"} <= {part.strip() for part in answer.headers["set-cookie"].split(";")}


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("https://play.example.org", URL),
        (" https://PLAY.example.org/ ", URL),
        ("https://play.example.org:8443", f"{URL}:8443"),
        ("play.example.org", None),
        ("https://play.example.org/club", None),
        ("https://ann@play.example.org", None),
        ("https://play.example.org:x", None),
        ("ftp://play.example.org", None),
    ],
)
def test_the_operators_own_name(monkeypatch: pytest.MonkeyPatch, given: str, read: str | None) -> None:
    monkeypatch.setenv("TRADEWINDS_PUBLIC_URL", given)
    if read is not None:
        assert Settings.from_environment().public_url == read
        return
    with pytest.raises(TradewindsError) as refused:
        Settings.from_environment()
    assert refused.value.key == "error-setting"
