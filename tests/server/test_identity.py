"""Who somebody is: one person in several browsers, sessions that end everywhere, codes, links, everything and nothing.

Attacked as well: guessed, replayed, taken from others, called from other sites, flooded.
"""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from alembic import command
from sqlalchemy import func, select, update
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import SETTINGS, Running, Serve, run_server
from tests.server.test_play import play_out, two_friends
from tests.support.client import Person
from tradewinds.server import migrations, personal, persons, store, tickets
from tradewinds.server.guests import Signer, Who, of_cookie
from tradewinds.server.limits import UNLIMITED, Rate
from tradewinds.server.sessions import device_of

FOREIGN = {"Origin": "https://elsewhere.example"}


@pytest.fixture
async def lone(serve: Serve, sqlite: str) -> Running:
    """For what does not depend on the database."""
    running: Running = await serve(sqlite)
    return running


async def key_of(person: Person, expected: int, method: str, path: str, **body: Any) -> str:
    """Why a call was refused."""
    answer = await person.call(method, path, expected, **({"json": body} if body else {}))
    return str(answer["error"]["key"])


async def another(server: Running, person: Person) -> Person:
    """The same person in another browser, by a link."""
    token = (await person.post("/api/me/link"))["token"]
    made = server.person()
    await made.me()
    assert (await made.post("/api/link/take", token=token))["id"] == (await person.me())["id"]
    return made


async def sessions_of(person: Person) -> list[Any]:
    found: list[Any] = (await person.get("/api/me/identity"))["sessions"]
    return found


async def end(person: Person, session: str) -> None:
    await person.call("DELETE", f"/api/me/sessions/{session}")


# --- cookies ---------------------------------------------------------------------------------------------------------


def test_a_cookie_from_before_there_were_sessions_has_one_that_follows_from_it() -> None:
    signer = Signer([b"key"])
    old = signer.sign("abc123")
    first, second = of_cookie(signer, old), of_cookie(signer, old)
    assert first == second
    assert first is not None
    who, renew = first
    assert (who.guest, len(who.session), renew) == ("abc123", 24, True)
    # the form before that one
    oldest = of_cookie(signer, "abc123.Y7O5OoTwNTkJucDTRPpcKUNnQbYyrdK33R7J3pot9Ek")
    assert oldest is not None
    assert oldest[0].guest == "abc123"
    assert oldest[0].session != who.session
    new = of_cookie(signer, signer.sign(str(who)))
    assert new == (who, False)


async def test_whoever_comes_with_an_old_cookie_keeps_everything(lone: Running) -> None:
    ann = lone.person()
    me = await ann.me()
    table = await ann.create("me", "bot:mate")
    signer = Signer(await keys_of(lone))
    ann.http.cookies.clear()
    old = {"Cookie": f"tw_guest={signer.sign(me['id'])}"}  # as it was made before there were sessions
    answer = await ann.http.get("/api/me", headers=old)
    assert answer.json()["id"] == me["id"]
    found = of_cookie(signer, answer.cookies["tw_guest"])
    assert found is not None
    assert (found[0].guest, found[1]) == (me["id"], False)
    assert [one["id"] for one in (await ann.get("/api/tables", mine=1))["tables"]] == [table["id"]]
    # whoever has copied it is out with it
    await end(ann, (await sessions_of(ann))[0]["id"])
    assert (await lone.person().http.get("/api/me", headers=old)).status_code == 403


async def keys_of(server: Running) -> list[bytes]:
    from tradewinds.server import keys

    return await keys.read_keys(server.hall.engine)


async def test_a_database_from_before_is_brought_up_in_the_middle_of_a_match(database: str, serve: Serve) -> None:
    async with run_server(replace(SETTINGS, database=database)) as before:
        ann, _, table = await two_friends(before)
        me = (await ann.me())["id"]
        async with ann.socket(table) as socket:
            await socket.play(0, socket.options(0)[0])
    engine = store.connect(database)
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: command.downgrade(migrations.config(sync), "0006"))
    await engine.dispose()
    server = await serve(database)
    ann = server.person()
    old = Signer(await keys_of(server)).sign(me)  # as cookies were then
    answer = await ann.http.get("/api/me", headers={"Cookie": f"tw_guest={old}"})
    assert answer.json()["id"] == me
    async with ann.socket(table) as socket:
        assert (socket.seq, socket.info["you"]) == (1, [0])


@pytest.mark.parametrize(
    ("agent", "told"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "firefox linux"),
        ("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36", "chrome android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile Safari/604.1", "safari iphone"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/130.0.0.0 Safari/537.36 Edg/130.0", "edge windows"),
        ("curl/8", "other other"),
        ("<script>" * 100, "other other"),
    ],
)
def test_a_browser_is_known_by_two_words(agent: str, told: str) -> None:
    assert device_of(agent) == told


# --- in several browsers ---------------------------------------------------------------------------------------------


async def test_a_link_brings_seat_and_games_to_another_browser(lone: Running) -> None:
    ann, _, table = await two_friends(lone)
    phone = lone.person()
    before = (await phone.me())["id"]
    await phone.call("PATCH", "/api/me", json={"name": "Phone"})
    own = await phone.create("me", "bot:mate")
    await ann.call("PATCH", "/api/me", json={"name": "Ann"})
    token = (await ann.post("/api/me/link"))["token"]
    seen = await phone.post("/api/link/look", token=token)
    assert (seen["name"], seen["theirs"]["playing"], seen["mine"]["playing"]) == ("Ann", 1, 1)
    assert (await phone.me())["id"] == before  # nothing has happened yet
    assert (await phone.post("/api/link/take", token=token))["name"] == "Ann"
    async with phone.socket(table) as socket:
        assert socket.info["you"] == [0]
        assert (await socket.play(0, socket.options(0)[0]))["t"] == "ok"
    listed = await sessions_of(phone)
    assert [(one["here"], one["how"]) for one in listed] == [(True, "link"), (False, "visit")]
    assert (await phone.get("/api/me/identity"))["before"] is True
    # what the phone's guest had is kept apart, and there again when the phone is signed out
    assert [one["id"] for one in (await phone.get("/api/tables", mine=1))["tables"]] == [table]
    await end(phone, listed[0]["id"])
    assert (await phone.me())["id"] == before
    assert [one["id"] for one in (await phone.get("/api/tables", mine=1))["tables"]] == [own["id"]]
    assert (await ann.me())["name"] == "Ann"


async def test_a_link_is_good_once_and_for_a_while(server: Running) -> None:
    ann, bob, eve = server.person(), server.person(), server.person()
    await asyncio.gather(ann.me(), bob.me(), eve.me())
    first = (await ann.post("/api/me/link"))["token"]
    token = (await ann.post("/api/me/link"))["token"]
    assert await key_of(bob, 404, "POST", "/api/link/take", token=first) == "error-link-gone"  # there is a newer one
    assert await key_of(ann, 409, "POST", "/api/link/take", token=token) == "error-already-you"
    for guessed in ("", "x", token[:-1], token.swapcase(), token + "x", "0" * 32, "\x00", "é"):
        answer = await bob.http.post("/api/link/take", json={"token": guessed})
        assert answer.status_code in (400, 404), guessed
    answers = await asyncio.gather(
        *(one.http.post("/api/link/take", json={"token": token}) for one in (bob, eve) for _ in range(3))
    )
    assert sum(answer.status_code == 200 for answer in answers) == 1
    assert {answer.status_code for answer in answers} <= {200, 404, 409}
    assert await key_of(eve, 404, "POST", "/api/link/look", token=token) == "error-link-gone"
    # late, and taken back
    late = (await ann.post("/api/me/link"))["token"]
    async with server.hall.engine.begin() as connection:
        await connection.execute(update(store.tickets).values(expires=store.now() - 1))
    assert await key_of(eve, 404, "POST", "/api/link/take", token=late) == "error-link-gone"
    dropped = (await ann.post("/api/me/link"))["token"]
    assert (await ann.get("/api/me/identity"))["link"] is not None
    await ann.call("DELETE", "/api/me/link")
    assert (await ann.get("/api/me/identity"))["link"] is None
    assert await key_of(eve, 404, "POST", "/api/link/take", token=dropped) == "error-link-gone"


async def test_a_link_of_a_browser_that_was_signed_out_is_good_no_more(lone: Running) -> None:
    ann = lone.person()
    await ann.me()
    laptop = await another(lone, ann)
    token = (await laptop.post("/api/me/link"))["token"]
    await end(ann, next(one["id"] for one in await sessions_of(ann) if one["how"] == "link"))
    eve = lone.person()
    await eve.me()
    assert await key_of(eve, 404, "POST", "/api/link/take", token=token) == "error-link-gone"


async def test_the_database_has_no_secret_that_is_still_good(lone: Running) -> None:
    ann = lone.person()
    await ann.me()
    token = (await ann.post("/api/me/link"))["token"]
    codes = (await ann.post("/api/me/codes"))["codes"]
    async with lone.hall.engine.connect() as connection:
        rows = (await connection.execute(select(store.tickets))).all()
    assert len(rows) == 1 + len(codes)
    kept = " ".join(str(tuple(row)) for row in rows)
    for secret in (token, *codes, *(code.replace("-", "") for code in codes)):
        assert secret not in kept
    assert {row.hash for row in rows if row.kind == "link"} == {tickets.hashed("link", token)}


# --- sessions that end -----------------------------------------------------------------------------------------------


async def test_an_ended_session_is_out_at_once_at_its_tables_too(lone: Running) -> None:
    ann, bob, table = await two_friends(lone)
    laptop = await another(lone, ann)
    async with laptop.socket(table) as lost, ann.socket(table) as kept, bob.socket(table) as other:
        assert lost.info["you"] == [0]
        await end(ann, next(one["id"] for one in await sessions_of(ann) if not one["here"]))
        with pytest.raises(ConnectionClosed) as closed:
            await lost.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4401, "error-session-ended")
        assert (await kept.play(0, kept.options(0)[0]))["t"] == "ok"
        await other.settle(1)
    stolen = laptop.cookie
    # calls that nobody's name matters to tell nothing, and forget nothing
    for path in ("/api/games", "/api/announcements"):
        assert (await laptop.http.get(path)).status_code == 200
    assert laptop.cookie == stolen
    # the page hears of it once, and goes on as somebody else: whoever it was before the link
    assert await key_of(laptop, 403, "GET", "/api/me") == "error-session-ended"
    assert (await laptop.me())["id"] != (await ann.me())["id"]
    # the cookie stays worthless, over HTTP and at tables
    for _ in range(2):
        answer = await lone.person().http.get("/api/me", headers={"Cookie": stolen})
        assert answer.status_code == 403
    thief = lone.person()
    thief.http.cookies.set("tw_guest", stolen.partition("=")[2])
    socket = thief.socket(table)
    await socket.open(hello=False)
    with pytest.raises(ConnectionClosed) as closed:
        await socket.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


async def test_ended_sessions_are_out_on_all_servers(postgres: str, serve: Serve) -> None:
    here, there = await serve(postgres), await serve(postgres)
    ann, _, table = await two_friends(here)
    laptop = await another(here, ann)
    moved = there.person()
    moved.http.cookies = laptop.http.cookies
    async with moved.socket(table) as lost:
        assert lost.info["you"] == [0]
        assert (await moved.me())["id"] == (await ann.me())["id"]
        await end(ann, next(one["id"] for one in await sessions_of(ann) if not one["here"]))
        with pytest.raises(ConnectionClosed) as closed:
            await lost.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
    assert await key_of(moved, 403, "GET", "/api/tables?mine=1") == "error-session-ended"


async def test_a_server_that_heard_nothing_looks_again(postgres: str, serve: Serve) -> None:
    here, there = await serve(postgres), await serve(postgres)
    ann, _, table = await two_friends(here)
    laptop = await another(here, ann)
    moved = there.person()
    moved.http.cookies = laptop.http.cookies
    async with moved.socket(table) as lost:
        nodes: Any = there.hall.nodes
        async with nodes.lock:
            await nodes.driver.remove_listener(nodes.channel, nodes._heard)
        await end(ann, next(one["id"] for one in await sessions_of(ann) if not one["here"]))
        nodes.driver.terminate()  # it listens again, and whatever it has missed counts
        with pytest.raises(ConnectionClosed) as closed:
            await lost.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
    assert await key_of(moved, 403, "GET", "/api/me") == "error-session-ended"


async def test_all_others_go_also_those_that_nobody_has_heard_of(server: Running) -> None:
    ann = server.person()
    me = (await ann.me())["id"]
    laptop = await another(server, ann)
    signer = Signer(await keys_of(server))
    unheard = [signer.sign(str(Who.new(me))), signer.sign(me)]
    left = await ann.post("/api/me/sessions/end-others")
    assert [one["here"] for one in left["sessions"]] == [True]
    assert await key_of(laptop, 403, "GET", "/api/me") == "error-session-ended"
    for cookie in unheard:
        answer = await server.person().http.get("/api/me", headers={"Cookie": f"tw_guest={cookie}"})
        assert answer.status_code == 403
    assert (await ann.me())["id"] == me
    await server.hall.sessions.write()
    assert len(await sessions_of(ann)) == 1
    assert (await (await another(server, ann)).me())["id"] == me  # new ones are welcome


async def test_nobody_ends_another_ones_session(lone: Running) -> None:
    ann, eve = lone.person(), lone.person()
    await asyncio.gather(ann.me(), eve.me())
    mine = (await sessions_of(ann))[0]["id"]
    for wanted in (mine, "x", "0" * 24):
        assert await key_of(eve, 404, "DELETE", f"/api/me/sessions/{wanted}") == "error-no-such-session"
    assert (await sessions_of(ann))[0]["here"] is True


async def test_the_hot_path_asks_no_database(lone: Running) -> None:
    ann, _, table = await two_friends(lone)
    await ann.me()
    sessions = lone.hall.sessions
    before = sessions.reads
    for _ in range(20):
        await ann.me()
        async with ann.socket(table):
            pass
    assert sessions.reads == before
    # a cookie that we have just made is looked up by nobody, one that we do not know once
    stranger = lone.person()
    await stranger.me()
    assert sessions.reads == before
    sessions.known.clear()
    await asyncio.gather(*(stranger.me() for _ in range(2)))
    await stranger.me()
    assert before < sessions.reads <= before + 2


async def test_when_a_session_was_seen_is_written_down_now_and_then(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.person()
    agent = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Firefox/130.0"}
    ann.http.headers.update(agent)
    await ann.me()
    await ann.me()
    (first,) = await sessions_of(ann)
    assert (first["device"], first["how"]) == ("firefox linux", "visit")
    at = store.now()
    monkeypatch.setattr("tradewinds.server.sessions.now", lambda: at + 3_600_000)
    table = await ann.create("me", "bot:mate")
    (later,) = await sessions_of(ann)
    assert later["seen"] == at + 3_600_000
    assert later["created"] == first["created"]
    # at a table, without any call
    async with ann.socket(table["id"]):
        monkeypatch.setattr("tradewinds.server.sessions.now", lambda: at + 7_200_000)
        await server.hall.sessions.write()
        async with server.hall.engine.connect() as connection:
            assert (await connection.execute(select(store.sessions.c.seen))).scalar() == at + 7_200_000


async def test_sessions_outlive_a_restart(database: str, serve: Serve) -> None:
    server = await serve(database)
    ann = server.person()
    await ann.me()
    laptop = await another(server, ann)
    await end(ann, next(one["id"] for one in await sessions_of(ann) if not one["here"]))
    again = await serve(database)
    for person, status in ((ann, 200), (laptop, 403)):
        answer = await again.person().http.get("/api/me", headers={"Cookie": person.cookie})
        assert answer.status_code == status


# --- recovery codes --------------------------------------------------------------------------------------------------


async def test_a_recovery_code_is_good_once(lone: Running) -> None:
    ann, found = lone.person(), lone.person()
    me = await ann.me()
    await found.me()
    codes = (await ann.post("/api/me/codes"))["codes"]
    assert len(set(codes)) == 10
    assert (await ann.get("/api/me/identity"))["codes"] == 10
    typed = codes[0].lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert (await found.post("/api/recover", code=typed))["id"] == me["id"]
    assert (await sessions_of(found))[0]["how"] == "code"
    assert (await ann.get("/api/me/identity"))["codes"] == 9
    eve = lone.person()
    await eve.me()
    assert await key_of(eve, 403, "POST", "/api/recover", code=codes[0]) == "error-code-wrong"
    await ann.post("/api/me/codes")
    assert await key_of(eve, 403, "POST", "/api/recover", code=codes[1]) == "error-code-wrong"  # there is a new set
    assert await key_of(eve, 403, "POST", "/api/recover", code="00000-00000-00000-00000") == "error-code-wrong"
    # a link's secret is no code, and the other way round
    token = (await ann.post("/api/me/link"))["token"]
    assert await key_of(eve, 403, "POST", "/api/recover", code=token) == "error-code-wrong"


async def test_of_many_who_use_one_code_at_once_one_comes_in(server: Running) -> None:
    ann = server.person()
    await ann.me()
    code = (await ann.post("/api/me/codes"))["codes"][0]
    others = [server.person() for _ in range(6)]
    await asyncio.gather(*(one.me() for one in others))
    answers = await asyncio.gather(*(one.http.post("/api/recover", json={"code": code}) for one in others))
    assert sum(answer.status_code == 200 for answer in answers) == 1


# --- attacked --------------------------------------------------------------------------------------------------------

CHANGING = [
    ("POST", "/api/me/link"),
    ("DELETE", "/api/me/link"),
    ("POST", "/api/link/look"),
    ("POST", "/api/link/take"),
    ("POST", "/api/me/passkeys/options"),
    ("POST", "/api/me/passkeys"),
    ("PATCH", "/api/me/passkeys/x"),
    ("DELETE", "/api/me/passkeys/x"),
    ("POST", "/api/sign-in/options"),
    ("POST", "/api/sign-in"),
    ("POST", "/api/me/codes"),
    ("POST", "/api/recover"),
    ("DELETE", "/api/me/sessions/x"),
    ("POST", "/api/me/sessions/end-others"),
    ("POST", "/api/me/delete"),
]


async def test_no_other_website_can_do_it(lone: Running) -> None:
    ann = lone.person()
    me = await ann.me()
    body = json.dumps({"id": me["id"], "token": "x", "code": "x", "credential": {}})
    assert {path for _, path in CHANGING} >= {
        path.replace("{passkey:str}", "x").replace("{session:str}", "x")
        for handler in persons.ALL
        for path in handler.paths
        if not handler.http_methods & {"GET"}
    }
    for method, path in CHANGING:
        for headers, status in (
            (FOREIGN | {"Content-Type": "application/json"}, 403),
            ({"Origin": "null", "Content-Type": "application/json"}, 403),
            ({"Content-Type": "text/plain"}, 415),
            ({"Content-Type": "application/x-www-form-urlencoded"}, 415),
        ):
            answer = await ann.http.request(method, path, content=body, headers=headers)
            assert answer.status_code == status, answer.text
    assert (await ann.me())["id"] == me["id"]


async def test_a_foreign_page_cannot_put_somebody_into_another_identity(lone: Running) -> None:
    """A link must be confirmed on our own page: no address does it by being opened."""
    ann, bob = lone.person(), lone.person()
    await asyncio.gather(ann.me(), bob.me())
    mine = (await bob.me())["id"]
    token = (await ann.post("/api/me/link"))["token"]
    for path in (f"/take?token={token}", f"/take#{token}", f"/api/link/take?token={token}"):
        await bob.http.get(path)
    assert (await bob.me())["id"] == mine


async def test_guessing_and_flooding_is_slowed_down(serve: Serve, sqlite: str) -> None:
    few = Rate(3, 1e-6, crowd=3)  # filled up again in years
    server = await serve(sqlite, limits=replace(UNLIMITED, proof=few, link=few, takeout=few, person=few))
    eve = server.person()
    await eve.me()
    statuses = [(await eve.http.post("/api/recover", json={"code": f"{n:020}"})).status_code for n in range(4)]
    assert statuses == [403] * 3 + [429]
    for path, body in (
        ("/api/link/look", {"token": "x"}),
        ("/api/link/take", {"token": "x"}),
        ("/api/sign-in", {"credential": {}}),
    ):
        assert await key_of(eve, 429, "POST", path, **body) == "error-too-fast"
    assert await key_of(eve, 429, "POST", "/api/sign-in/options") == "error-too-fast"
    # fresh cookies do not help for long
    statuses = [
        (await server.person().http.post("/api/recover", json={"code": f"{n:020}"})).status_code for n in range(8)
    ]
    assert statuses == [403] * 6 + [429] * 2
    ann = server.person()
    await ann.me()
    assert [(await ann.http.post("/api/me/link")).status_code for _ in range(4)] == [201] * 3 + [429]
    assert await key_of(ann, 429, "POST", "/api/me/codes") == "error-too-fast"
    assert [(await ann.http.get("/api/me/everything")).status_code for _ in range(4)] == [200] * 3 + [429]
    for _ in range(3):
        await key_of(ann, 404, "DELETE", "/api/me/sessions/x")
    for method, path in (
        ("POST", "/api/me/delete"),
        ("DELETE", "/api/me/passkeys/x"),
        ("DELETE", "/api/me/sessions/x"),
    ):
        body = {"id": "x"} if method == "POST" else {}
        assert await key_of(ann, 429, method, path, **body) == "error-too-fast"


async def test_made_up_browsers_fill_no_database(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite, limits=replace(UNLIMITED, session=Rate(2, 1e-6, crowd=3)))
    signer = Signer(await keys_of(server))
    http = server.person().http
    for _ in range(20):
        await http.get("/api/games", headers={"Cookie": f"tw_guest={signer.sign(str(Who.new()))}"})
        http.cookies.clear()
    await server.hall.sessions.write()
    async with server.hall.engine.connect() as connection:
        written = (await connection.execute(select(func.count()).select_from(store.sessions))).scalar_one()
    assert written == 6


async def test_newcomers_leave_no_trace_until_they_come_again(lone: Running) -> None:
    for _ in range(5):
        await lone.person().me()
    await lone.hall.sessions.write()
    async with lone.hall.engine.connect() as connection:
        assert (await connection.execute(select(func.count()).select_from(store.sessions))).scalar() == 0


# --- all of it, and nothing ------------------------------------------------------------------------------------------


async def test_everything_of_a_person_in_one_file(server: Running) -> None:
    ann, bob, table = await two_friends(server, rounds=1)
    await ann.call("PATCH", "/api/me", json={"name": "Ann"})
    async with ann.socket(table) as left, bob.socket(table) as right:
        await left.ask({"t": "chat", "text": "good luck"})
        await right.ask({"t": "chat", "text": "to you, too"})
        await play_out({0: left, 1: right}, random.Random(3))
    running = await ann.create("me", "bot:mate", private=True)
    await bob.create("me", "bot:mate", private=False)
    answer = await ann.http.get("/api/me/everything")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    msgspec.convert(found, personal.Takeout)
    assert found["format"] == "tradewinds-takeout/1"
    assert found["profile"]["name"] == "Ann"
    assert {one["id"] for one in found["tables"]} == {table, running["id"]}
    assert [one["table"] for one in found["records"]] == [table]
    assert found["records"][0]["record"] == (await ann.get(f"/api/tables/{table}/replay"))
    assert [one["text"] for one in found["chat"]] == ["good luck"]
    assert (found["packs"], found["campaigns"]) == ([], [])
    # nothing in it that a running match keeps secret
    assert "seed" not in json.dumps([one for one in found["tables"] if one["id"] == running["id"] and one["seed"]])


async def test_whoever_deletes_everything_is_gone(server: Running) -> None:
    ann, bob, finished = await two_friends(server, rounds=1)
    await ann.call("PATCH", "/api/me", json={"name": "Annabel"})
    me = (await ann.me())["id"]
    async with ann.socket(finished) as left, bob.socket(finished) as right:
        await left.ask({"t": "chat", "text": "remember me"})
        await left.ask({"t": "chat", "phrase": "luck"})
        await play_out({0: left, 1: right}, random.Random(5))
    alone = (await ann.create("me", "bot:mate"))["id"]
    await ann.start(alone)
    waiting = await ann.create("me", "friend")
    guested = await bob.create("me", "friend")
    await ann.post(f"/api/tables/{guested['id']}/seats/1", invite=guested["invite"])
    shared = await ann.create("me", "friend", "bot:mate")
    await bob.post(f"/api/tables/{shared['id']}/seats/1", invite=shared["invite"])
    await ann.start(shared["id"])
    codes = (await ann.post("/api/me/codes"))["codes"]
    laptop = await another(server, ann)
    assert await key_of(ann, 400, "POST", "/api/me/delete", id="somebody") == "error-delete-id"
    assert await key_of(bob, 400, "POST", "/api/me/delete", id=me) == "error-delete-id"
    async with bob.socket(shared["id"]) as socket, bob.socket(finished) as past:
        await ann.post("/api/me/delete", id=me)
        await socket.until(lambda m: m["t"] == "table" and m["table"]["seats"][0]["kind"] == "bot")
        assert socket.info["host"] is True
        await past.until(lambda m: m["t"] == "state" and m["chat"][0]["text"] == "")
    assert (await ann.me())["id"] != me
    assert await key_of(laptop, 403, "GET", "/api/me") == "error-session-ended"
    eve = server.person()
    await eve.me()
    assert await key_of(eve, 403, "POST", "/api/recover", code=codes[0]) == "error-code-wrong"
    for table in (alone, waiting["id"]):
        await bob.get(f"/api/tables/{table}", 404)
    assert (await bob.get(f"/api/tables/{guested['id']}"))["seats"][1]["kind"] == "open"
    record = await bob.get(f"/api/tables/{finished}/replay")
    assert "Annabel" not in json.dumps(record)
    assert (await bob.get(f"/api/tables/{finished}"))["seats"][0]["name"] == ""
    async with bob.socket(shared["id"]) as socket:
        await play_out({1: socket}, random.Random(7), most=3)  # the match goes on
    async with server.hall.engine.connect() as connection:
        for table in store.metadata.sorted_tables:
            if table.name not in ("decisions", "guests", "sessions", "presence"):
                rows = (await connection.execute(select(table))).all()
                text = " ".join(str(tuple(row)) for row in rows)
                assert "Annabel" not in text, table.name
                assert "remember me" not in text, table.name
                assert "'luck'" not in text, table.name
                assert me not in text or table.name == "matches", table.name


async def test_deleting_reaches_the_other_servers(postgres: str, serve: Serve) -> None:
    here, there = await serve(postgres), await serve(postgres)
    ann, bob, table = await two_friends(here)
    await ann.call("PATCH", "/api/me", json={"name": "Annabel"})
    bob.base = there.base
    async with bob.socket(table) as socket:
        async with ann.socket(table) as own:
            await own.ask({"t": "chat", "text": "hello"})
        await socket.until(lambda m: m["t"] == "chat")
        await ann.post("/api/me/delete", id=(await ann.me())["id"])
        await socket.until(lambda m: m["t"] == "state" and m["chat"][0]["text"] == "")
        while (socket.info["seats"][0]["kind"], socket.info["seats"][0]["name"]) != ("bot", ""):
            await socket.hear()
        assert socket.info["host"] is True
