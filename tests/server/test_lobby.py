"""Tables, seats, lists, people: the HTTP interface."""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import replace
from typing import Any

import httpx
import pytest

from tests.server.conftest import Running, Serve
from tradewinds.server.guests import Signer
from tradewinds.server.limits import UNLIMITED, Rate

JSON = {"Content-Type": "application/json"}


async def test_games(server: Running) -> None:
    (game,) = (await server.person().get("/api/games"))["games"]
    assert game["id"] == "lanterns"
    assert (game["min_players"], game["max_players"]) == (2, 4)
    assert game["bots"] == ["random", "mate", "dice"]
    rounds = {"id": "rounds", "values": [3], "default": 3, "rule": "LAN-9.1", "integer": True}
    assert game["options"][0] == rounds | {"kind": "ruling", "needs": [], "bars": []}


async def test_a_guest_is_the_cookie(server: Running) -> None:
    ann = server.person()
    first = await ann.me()
    assert first == {"id": first["id"], "name": "", "language": None}
    assert (await ann.me())["id"] == first["id"]
    assert await ann.call("PATCH", "/api/me", json={"name": " Ann  B ", "language": "hu"}) == {
        "id": first["id"],
        "name": "Ann B",
        "language": "hu",
    }
    assert (await ann.call("PATCH", "/api/me", json={"language": None}))["name"] == "Ann B"
    answer = await ann.http.patch("/api/me", json={"language": "fr"})
    assert answer.status_code == 400
    assert answer.json()["error"]["field"] == "language"
    cookie = (await server.person().http.get("/api/me")).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Path=/" in cookie


async def test_nobody_can_make_a_cookie(server: Running) -> None:
    ann = server.person()
    mine = (await ann.me())["id"]
    for forged in (mine, f"{mine}.", f"{mine}.AAAA", Signer([b"other"]).sign(mine), "", "é.é"):
        bob = server.person()
        answer = await bob.http.get("/api/me", headers=[(b"Cookie", f"tw_guest={forged}".encode())])
        assert answer.json()["id"] != mine


async def test_the_key_of_the_cookies_survives_a_restart(database: str, serve: Serve) -> None:
    ann = (await serve(database)).person()
    me = await ann.me()
    after = (await serve(database)).person()
    after.http.cookies = ann.http.cookies
    assert (await after.me())["id"] == me["id"]


async def test_opening_sitting_leaving_starting(server: Running) -> None:
    ann, bob, zoe = server.person(), server.person(), server.person()
    await bob.call("PATCH", "/api/me", json={"name": "Bob"})
    table = await ann.create("me", "friend", "friend", name="Friday")
    path = f"/api/tables/{table['id']}"
    assert table["host"]
    assert table["you"] == [0]
    assert table["private"]
    seen = await zoe.get(path)
    assert (seen["invite"], seen["host"], seen["you"]) == (None, False, [])
    # by the link only
    error = (await bob.post(f"{path}/seats/1", 403))["error"]
    assert (error["key"], error["field"]) == ("error-invite", "invite")
    await bob.post(f"{path}/seats/1", 403, invite="wrong")
    sat = await bob.post(f"{path}/seats/1", invite=table["invite"])
    assert sat["you"] == [1]
    assert sat["seats"][1]["name"] == "Bob"
    assert (await bob.post(f"{path}/seats/1", invite=table["invite"])) == sat  # again is no harm
    assert (await zoe.post(f"{path}/seats/1", 409, invite=table["invite"]))["error"]["key"] == "error-seat-taken"
    assert (await zoe.post(f"{path}/seats/7", 404, invite=table["invite"]))["error"]["field"] == "seat"
    # not before everybody sits, and only by the host
    assert (await bob.post(f"{path}/start", 403))["error"]["key"] == "error-host-only"
    assert (await ann.post(f"{path}/start", 409))["error"] == {
        "key": "error-seats-open",
        "args": {"seats": "3"},
        "rule": None,
        "field": None,
    }
    # leaving, freeing, filling with a bot
    assert (await zoe.call("DELETE", f"{path}/seats/1", 403))["error"]["key"] == "error-not-your-seat"
    assert (await bob.call("DELETE", f"{path}/seats/1"))["seats"][1]["kind"] == "open"
    await bob.post(f"{path}/seats/1", invite=table["invite"])
    assert (await bob.post(f"{path}/seats/2", 403, bot="mate"))["error"]["key"] == "error-host-only"
    assert (await ann.post(f"{path}/seats/2", 400, bot="nix"))["error"]["key"] == "error-bot-unknown"
    assert (await ann.post(f"{path}/seats/2", bot="mate"))["seats"][2]["bot"] == "mate"
    started = await ann.start(table["id"])
    assert started["status"] == "running"
    assert (await ann.post(f"{path}/start", 409))["error"]["key"] == "error-started"
    assert (await bob.call("DELETE", f"{path}/seats/1", 409))["error"]["key"] == "error-started"
    assert (await zoe.post(f"{path}/seats/2", 409, invite=table["invite"]))["error"]["key"] == "error-started"


async def test_a_second_seat_is_another_person_at_the_screen(server: Running) -> None:
    ann, bob = server.person(), server.person()
    table = await ann.create("me", "friend", "friend", private=False)
    await bob.post(f"/api/tables/{table['id']}/seats/1", name="Bob")
    # a stranger sits down once; a second seat is for those whom the host invited
    alone = await bob.post(f"/api/tables/{table['id']}/seats/2", 403, name="Bea")
    assert alone["error"]["key"] == "error-invite-second"
    assert (await bob.get(f"/api/tables/{table['id']}"))["invite"] is None
    both = await bob.post(f"/api/tables/{table['id']}/seats/2", name="Bea", invite=table["invite"])
    assert both["you"] == [1, 2]
    await bob.call("PATCH", "/api/me", json={"language": "hu"})
    seats = (await ann.get(f"/api/tables/{table['id']}"))["seats"]
    assert [seat["name"] for seat in seats] == ["", "Bob", "Bea"], "another language is no other name"
    await bob.call("PATCH", "/api/me", json={"name": "Robert"})
    seats = (await ann.get(f"/api/tables/{table['id']}"))["seats"]
    assert [seat["name"] for seat in seats] == ["", "Robert", "Bea"]


CASES: list[tuple[dict[str, Any], str, str | None]] = [
    ({}, "error-field-missing", "game"),
    ({"game": "chess", "seats": ["me"]}, "error-game-unknown", "game"),
    ({"game": 7, "seats": ["me"]}, "error-field-type", "game"),
    ({"game": "lanterns", "seats": ["me", "friend"], "private": 0}, "error-field-type", "private"),
    ({"game": "lanterns", "seats": ["me", "friend"], "players": "2"}, "error-field-type", "players"),
    ({"game": "lanterns", "seats": []}, "error-field-value", "seats"),
    ({"game": "lanterns", "seats": ["me"]}, "error-players", "players"),
    ({"game": "lanterns", "seats": ["me"] + ["friend"] * 8}, "error-players", "players"),
    ({"game": "lanterns", "seats": ["me", "friend"], "players": 3}, "error-seats-count", "seats"),
    ({"game": "lanterns", "seats": ["me", "me"]}, "error-seat-me-twice", "seats"),
    ({"game": "lanterns", "seats": ["me", "you"]}, "error-seat-kind", "seats.1"),
    ({"game": "lanterns", "seats": ["me", "rules"]}, "error-seat-rules", "seats.1"),
    ({"game": "lanterns", "seats": ["me", "bot:hal"]}, "error-bot-unknown", "seats.1"),
    ({"game": "lanterns", "seats": ["me", "friend"], "options": {"x": 1}}, "error-option-unknown", "options.x"),
    ({"game": "lanterns", "seats": ["me", "friend"], "options": {"rounds": 0}}, "error-option-value", "options.rounds"),
    ({"game": "lanterns", "seats": ["me", "friend"], "option": {}}, "error-field-unknown", "option"),
    ({"game": "lanterns", "seats": ["me", "friend"], "name": "a\x00"}, "error-text-control", "name"),
    ({"game": "lanterns", "seats": ["me", "friend"], "name": "a" * 99}, "error-text-long", "name"),
]


async def test_bad_tables_are_refused_with_the_field(serve: Serve, sqlite: str) -> None:
    ann = (await serve(sqlite)).person()
    for body, key, field in CASES:
        error = (await ann.post("/api/tables", 400, **body))["error"]
        assert (error["key"], error["field"]) == (key, field), body
    for content in (b"", b"{", b"[]", b"null", b"\xff", b"7" * 100):
        answer = await ann.http.post("/api/tables", content=content, headers=JSON)
        assert answer.status_code == 400, content
        assert answer.json()["error"]["key"] in ("error-not-json", "error-field-type", "error-field-missing")
    answer = await ann.http.post("/api/tables", content=b'{"game": "' + b"x" * 100_000 + b'"}', headers=JSON)
    assert (answer.status_code, answer.json()["error"]["key"]) == (413, "error-too-large")
    assert (await ann.get("/api/tables", mine=1))["tables"] == []


async def test_seats_that_the_rules_play(serve: Serve, sqlite: str) -> None:
    """Puertomas have a seat, owe nothing, and nobody else can sit there (PR-21.1)."""
    ann = (await serve(sqlite, games={"puertorico": "tradewinds.games.puertorico.game:GAME"})).person()
    body: dict[str, Any] = {"game": "puertorico", "options": {"puertomas": 2}}
    error = (await ann.post("/api/tables", 400, **body, seats=["me", "friend", "rules"]))["error"]
    assert (error["key"], error["field"]) == ("error-seat-rules", "seats.1")
    error = (await ann.post("/api/tables", 400, **body, seats=["me", "rules"]))["error"]
    assert error["field"] == "options.puertomas"
    table = await ann.post("/api/tables", 201, **body, seats=["me", "rules", "rules"])
    path = f"/api/tables/{table['id']}"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "rules", "rules"]
    assert (await ann.post(f"{path}/seats/1", 409, name="Bea"))["error"]["key"] == "error-seat-taken"
    assert (await ann.post(f"{path}/seats/1", 409, bot="mate"))["error"]["key"] == "error-seat-taken"
    assert (await ann.call("DELETE", f"{path}/seats/1"))["seats"][1]["kind"] == "rules"
    started = await ann.start(table["id"])
    assert started["waiting"] == [0]
    quick = await ann.post("/api/quick", 201, game="puertorico", players=3, options={"puertomas": 1})
    assert [seat["kind"] for seat in quick["seats"]] == ["person", "bot", "rules"]


async def test_what_is_not_there(serve: Serve, sqlite: str) -> None:
    ann = (await serve(sqlite)).person()
    for path in ("/api/tables/none", "/api/tables/none/replay", "/api/tables/none/frames", "/api/rules/chess"):
        assert (await ann.get(path, 404))["error"]["key"] in ("error-no-such-table", "error-game-unknown")
    assert (await ann.get("/api/nothing", 404))["error"]["key"] == "error-not-found"
    assert (await ann.call("PUT", "/api/me", 405, json={}))["error"]["key"] == "error-method"
    assert (await ann.get("/api/tables", 400))["error"]["key"] == "error-list-which"
    assert (await ann.get("/api/tables", 400, mine=1, open=1))["error"]["key"] == "error-list-which"
    assert (await ann.get("/api/tables", 400, mine=1, limit=0))["error"]["field"] == "limit"
    assert (await ann.get("/api/tables", 400, mine=1, before="x"))["error"]["field"] == "before"


async def test_the_lists(server: Running) -> None:
    ann, bob = server.person(), server.person()
    private = await ann.create("me", "friend")
    public = await ann.create("me", "friend", private=False)
    running = await ann.create("me", "bot:dice", "bot:dice")
    done = await ann.create("bot:dice", "bot:dice", private=False)
    secret = await ann.create("bot:dice", "bot:dice")

    async def until(table: Any, **wanted: Any) -> None:
        """Bots have come so far."""
        async with asyncio.timeout(120):
            while not wanted.items() <= (await ann.get(f"/api/tables/{table['id']}")).items():  # noqa: ASYNC110
                await asyncio.sleep(0.02)

    await ann.start(running["id"])
    await until(running, waiting=[0])
    for table in (done, secret):  # one after the other
        await ann.start(table["id"])
        await until(table, status="finished")

    async def ids(person: Any, **which: Any) -> list[str]:
        return [table["id"] for table in (await person.get("/api/tables", **which))["tables"]]

    assert await ids(ann, mine=1) == [running["id"], public["id"], private["id"]]
    assert await ids(bob, mine=1) == []
    assert await ids(bob, open=1) == [public["id"]]
    assert await ids(bob, finished=1) == [done["id"]]
    assert await ids(ann, finished=1) == [secret["id"], done["id"]]
    page = await ann.get("/api/tables", mine=1, limit=2)
    rest = await ann.get("/api/tables", mine=1, limit=2, before=page["next"])
    assert [t["id"] for t in page["tables"] + rest["tables"]] == [running["id"], public["id"], private["id"]]
    # the same from disk as from memory
    fresh = await ann.get("/api/tables", mine=1)
    server.hall.lives.clear()
    assert await ann.get("/api/tables", mine=1) == fresh
    assert fresh["tables"][0]["waiting"] == [0]


async def test_quick_play(server: Running) -> None:
    ann = server.person()
    table = await ann.call("POST", "/api/quick")
    assert (table["status"], table["you"]) == ("running", [0])
    assert [seat["bot"] for seat in table["seats"]] == [None, "mate", "mate", "mate"]
    table = await ann.post("/api/quick", game="lanterns", players=2, bot="dice", options={"rounds": 1})
    assert [seat["bot"] for seat in table["seats"]] == [None, "dice"]
    assert (await ann.post("/api/quick", 400, players=9))["error"]["key"] == "error-players"


async def test_frames_of_a_running_match_show_ones_own_eyes_only(server: Running) -> None:
    ann, bob = server.person(), server.person()
    table = await ann.create("me", "friend", private=False)
    path = f"/api/tables/{table['id']}"
    assert (await ann.get(f"{path}/frames", 409))["error"]["key"] == "error-not-started"
    await bob.post(f"{path}/seats/1")
    await ann.start(table["id"])
    async with ann.socket(table["id"]) as left:
        action = left.options(0)[0]
        await left.play(0, action)
    mine = await ann.get(f"{path}/frames")
    assert (mine["seat"], mine["total"]) == (0, 1)
    assert mine["frames"][1]["action"] == action
    assert mine["frames"][1]["facts"][-1]["args"] != {}
    other = await bob.get(f"{path}/frames")
    assert other["seat"] == 1
    assert other["frames"][1]["action"] is None
    assert other["frames"][1]["facts"][-1]["args"] == {}
    assert other["frames"][1]["view"]["laid"] == ["hidden", None]
    assert (await bob.get(f"{path}/frames", 403, seat=0))["error"]["key"] == "error-not-your-seat"
    assert (await bob.get(f"{path}/replay", 409))["error"]["key"] == "error-not-finished"
    watching = await server.person().get(f"{path}/frames")
    assert watching["seat"] is None
    assert watching["frames"][1]["view"]["hand"] is None


async def test_rules_in_three_languages(serve: Serve, sqlite: str) -> None:

    ann = (await serve(sqlite, games={"jamaica": "tradewinds.games.jamaica.game:GAME"})).person()
    books = [await ann.get("/api/rules/jamaica", lang=lang) for lang in ("en", "zh-Hant", "hu")]
    numbers = [
        [rule["id"] for section in book["sections"] for rule in section["rules"] if rule["id"]] for book in books
    ]
    assert len(numbers[0]) > 100
    assert numbers[0] == numbers[1] == numbers[2]
    assert books[2]["language"] == "hu"
    assert (await ann.get("/api/rules/jamaica", 400, lang="fr"))["error"]["field"] == "lang"


async def test_too_many_tables_too_fast(serve: Serve, sqlite: str) -> None:
    ann = (await serve(sqlite, limits=replace(UNLIMITED, table=Rate(3, 1)))).person()
    for _ in range(3):
        await ann.create("me", "friend")
    error = (await ann.post("/api/tables", 429, game="lanterns", seats=["me", "friend"]))["error"]
    assert error["key"] == "error-too-fast"
    assert 0 < error["args"]["seconds"] <= 60


async def test_the_schema_tells_what_there_is(serve: Serve, sqlite: str) -> None:
    schema = await (await serve(sqlite)).person().get("/api/openapi/openapi.json")
    assert "/api/tables/{table}/seats/{seat}" in schema["paths"]
    assert schema["components"]["schemas"]["TableInfo"]["properties"]["commitment"]


@pytest.mark.parametrize("language", ["en", "hu-HU,hu;q=0.9", "zh-TW"])
async def test_a_friendly_page_while_the_client_is_not_built(
    serve: Serve, sqlite: str, tmp_path: Any, language: str
) -> None:
    ann = (await serve(sqlite, static=tmp_path / "none")).person()
    answer = await ann.http.get("/", headers={"Accept-Language": language})
    assert answer.status_code == 503
    assert "make play" in answer.text
    assert f'lang="{language[:2]}' in answer.text


async def test_the_built_client(serve: Serve, sqlite: str, tmp_path: Any) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Tradewinds</title>" + " " * 600)
    (tmp_path / "assets" / "main-1a2b.js").write_text("let x = 1;" * 200)
    (tmp_path / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(b"let x = 1;" * 200))
    (tmp_path / "assets" / "main-1a2b.js.br").write_bytes(b"as if it were Brotli")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path.parent / "secret.txt").write_text("no")
    ann = (await serve(sqlite, static=tmp_path)).person()
    for place in ("/", "/table/abc", "/index.html", "/learn/jamaica"):
        page = await ann.http.get(place)
        assert "Tradewinds" in page.text
        assert page.headers["cache-control"] == "private, no-cache"
        assert page.headers["content-type"] == "text/html; charset=utf-8"
    again = await ann.http.get("/", headers={"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    script = await ann.http.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert "public" in script.headers["cache-control"]
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert script.text == "let x = 1;" * 200
    plain = await ann.http.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "gzip;q=0, br;q=0"})
    assert "content-encoding" not in plain.headers
    assert plain.text == script.text
    packed = httpx.Request("GET", f"{ann.base}/assets/main-1a2b.js", headers={"Accept-Encoding": "br, gzip"})
    answer = await ann.http.send(packed, stream=True)
    assert answer.headers["content-encoding"] == "br"
    assert b"".join([piece async for piece in answer.aiter_raw()]) == b"as if it were Brotli"
    await answer.aclose()
    known = await ann.http.get("/assets/main-1a2b.js", headers={"If-None-Match": script.headers["etag"]})
    assert (known.status_code, known.content) == (304, b"")
    assert script.headers["content-type"].startswith("text/javascript")
    icon = await ann.http.get("/icon.svg")
    assert icon.headers["cache-control"] == "private, no-cache"
    known = await ann.http.get("/icon.svg", headers={"If-None-Match": icon.headers["etag"]})
    assert (known.status_code, known.content) == (304, b"")
    head = await ann.http.head("/")
    assert (head.status_code, head.content, head.headers["content-length"]) == (200, b"", str(len(page.content)))
    for place in (
        "/assets/none.js",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/a%00.js",
        "/assets/main-1a2b.js.gz",
    ):
        assert (await ann.http.get(place)).status_code in (400, 404), place
