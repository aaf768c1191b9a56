"""After a match: records brought along, notes on positions, pictures, playing on with a friend."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.conftest import Running, Serve
from tests.server.test_play import play_out, two_friends
from tests.support.client import Person
from tradewinds.server import notes, records
from tradewinds.server.limits import UNLIMITED, Rate


async def played(server: Running, *seats: str, game: str = "lanterns", **more: Any) -> tuple[Person, str]:
    """Somebody, and a match of theirs at its end."""
    ann = server.person()
    table: str = (await ann.create("me", *(seats or ("bot:mate",)), game=game, **more))["id"]
    await ann.start(table)
    async with ann.socket(table) as socket:
        await play_out({0: socket}, random.Random(2))
    return ann, table


async def put(person: Person, method: str, path: str, status: int | None = None, **body: Any) -> Any:
    return await person.call(method, path, status, json=body)


# --- records ---------------------------------------------------------------------------------------------------------


async def test_a_record_comes_back_as_a_match(server: Running) -> None:
    """Downloaded by one person and brought along by another, who sees the same match and may take it away again."""
    ann, table = await played(server)
    record = await ann.get(f"/api/tables/{table}/replay")
    bob = server.person()
    brought = await put(bob, "POST", "/api/records", **record)
    assert brought["status"] == "finished"
    assert brought["private"] is True
    assert brought["notice"]["key"] == "notice-brought"
    assert brought["you"] == []
    before = await ann.get(f"/api/tables/{table}")
    assert [score["total"] for score in brought["result"]] == [score["total"] for score in before["result"]]
    assert [score["place"] for score in brought["result"]] == [score["place"] for score in before["result"]]
    frames = [
        await one.get(f"/api/tables/{which}/frames", to=400) for one, which in ((ann, table), (bob, brought["id"]))
    ]
    assert [frame["action"] for frame in frames[0]["frames"]] == [frame["action"] for frame in frames[1]["frames"]]
    again = await bob.get(f"/api/tables/{brought['id']}/replay")
    assert again | {"seats": []} == record | {"seats": []}
    assert (await put(bob, "POST", "/api/records", **record))["id"] == brought["id"], "the same once more is the same"
    carol = server.person()
    listed = await carol.get("/api/tables", finished=1)
    assert brought["id"] not in [one["id"] for one in listed["tables"]]
    refused = await put(carol, "DELETE", f"/api/records/{brought['id']}", 403)
    assert refused["error"]["key"] == "error-host-only"
    refused = await put(ann, "DELETE", f"/api/records/{table}", 409)
    assert refused["error"]["key"] == "error-not-brought"
    await put(bob, "DELETE", f"/api/records/{brought['id']}")
    await bob.get(f"/api/tables/{brought['id']}", 404)


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"result": None}, "error-brought-unfinished"),
    ({"commitment": "0" * 64}, "error-brought-false"),
    ({"decisions": ["0 fly:9"]}, "error-brought-decision"),
    ({"decisions": ["x"]}, "error-record-decision"),
    ({"decisions": []}, "error-brought-false"),
    ({"players": 9}, "error-players"),
    ({"game": "chess"}, "error-game-unknown"),
    ({"options": {"none": 1}}, "error-option-unknown"),
    ({"rules_version": 99}, "error-record-version"),
    ({"content": "0" * 64}, "error-content-offered"),
    ({"seats": ["a"] * 9}, "error-field-value"),
    ({"seats": ["a\u202eb"]}, "error-text-control"),
    ({"seats": ["a" * 201]}, "error-text-long"),
    ({"seed": "s" * 100}, "error-text-long"),
    ({"more": 1}, "error-field-unknown"),
]


async def test_what_is_wrong_is_not_kept(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite)
    ann, table = await played(server)
    record = await ann.get(f"/api/tables/{table}/replay")
    for changes, key in WRONG:
        refused = await put(ann, "POST", "/api/records", 400, **(record | changes))
        assert refused["error"]["key"] == key
    assert len((await ann.get("/api/tables", finished=1))["tables"]) == 1


async def test_only_so_many_records(serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    server = await serve(sqlite, limits=UNLIMITED.__class__(**(vars(UNLIMITED) | {"record": Rate(3, 0.001, 1)})))
    monkeypatch.setattr(records, "MOST_KEPT", 1)
    ann, first = await played(server)
    bob, second = await played(server)
    one, two = await ann.get(f"/api/tables/{first}/replay"), await bob.get(f"/api/tables/{second}/replay")
    await put(ann, "POST", "/api/records", **one)
    refused = await put(ann, "POST", "/api/records", 400, **two)
    assert refused["error"]["key"] == "error-brought-many"
    await put(ann, "POST", "/api/records", **one)
    refused = await put(ann, "POST", "/api/records", 429, **one)
    assert refused["error"]["key"] == "error-too-fast"


async def test_a_brought_match_is_as_good_as_any(serve: Serve, sqlite: str) -> None:
    """It can be reloaded by another server, played on from, and played again with open seats for whoever sat there."""
    first = await serve(sqlite)
    ann, table = await played(first)
    record = await ann.get(f"/api/tables/{table}/replay")
    brought = (await put(ann, "POST", "/api/records", **record))["id"]
    second = await serve(sqlite)
    bob = second.person()
    found = await bob.get(f"/api/tables/{brought}")
    assert found["status"] == "finished"
    on = await bob.post(f"/api/tables/{brought}/play-on", n=1, seat=0)
    assert on["status"] == "running"
    again = await ann.post(f"/api/tables/{brought}/again")
    assert {seat["kind"] for seat in again["seats"]} == {"open", "bot"}
    assert not any(seat["kept"] for seat in again["seats"])


# --- notes -----------------------------------------------------------------------------------------------------------


async def test_notes_of_ones_own_and_shared_ones(server: Running) -> None:
    ann, table = await played(server)
    bob = server.person()
    assert await bob.get(f"/api/tables/{table}/notes") == {"notes": [], "may_share": False}
    mine = await ann.post(f"/api/tables/{table}/notes", n=1, text=" Too early.\r\n\n<b>Wait</b> a round. ")
    assert mine["text"] == "Too early.\n\n<b>Wait</b> a round."
    assert (mine["mine"], mine["shared"], mine["seat"]) == (True, False, 0)
    assert (await bob.get(f"/api/tables/{table}/notes"))["notes"] == []
    await put(ann, "PATCH", f"/api/notes/{mine['id']}", shared=True)
    (seen,) = (await bob.get(f"/api/tables/{table}/notes"))["notes"]
    assert (seen["text"], seen["mine"]) == (mine["text"], False)
    own = await bob.post(f"/api/tables/{table}/notes", n=0, text="An onlooker's")
    for path, body in ((f"/api/tables/{table}/notes", {"n": 0, "text": "x", "shared": True}),):
        assert (await bob.post(path, 403, **body))["error"]["key"] == "error-note-share"
    assert (await put(bob, "PATCH", f"/api/notes/{own['id']}", 403, shared=True))["error"]["key"] == "error-note-share"
    for method, change in (("PATCH", {"text": "x"}), ("DELETE", {})):
        refused = await put(bob, method, f"/api/notes/{mine['id']}", 404, **change)
        assert refused["error"]["key"] == "error-no-such-note"
    await put(ann, "DELETE", f"/api/notes/{mine['id']}")
    assert [one["id"] for one in (await bob.get(f"/api/tables/{table}/notes"))["notes"]] == [own["id"]]


async def test_notes_have_their_limits(serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notes, "MOST_AT_A_MATCH", 1)
    server = await serve(sqlite)
    ann, table = await played(server)
    path = f"/api/tables/{table}/notes"
    for body, key in (
        ({"n": 0, "text": " \u200b "}, "error-note-empty"),
        ({"n": 0, "text": "x" * 1001}, "error-note-long"),
        ({"n": 0, "text": "x\n" * 30}, "error-note-long"),
        ({"n": 0, "text": "a\u202eb"}, "error-text-control"),
        ({"n": 10_000, "text": "x"}, "error-ahead"),
        ({"n": 0, "text": "x" * 9000}, "error-text-long"),
    ):
        assert (await ann.post(path, 400, **body))["error"]["key"] == key
    await ann.post(path, n=0, text="one")
    assert (await ann.post(path, 409, n=0, text="two"))["error"]["key"] == "error-notes-many"


async def test_no_notes_and_no_pictures_of_a_match_that_goes_on(server: Running) -> None:
    """Nothing that could carry what one seat knows to another before the end."""
    ann, _, table = await two_friends(server)
    for path in ("notes", "story"):
        assert (await ann.get(f"/api/tables/{table}/{path}", 409))["error"]["key"] == "error-not-finished"
    refused = await ann.post(f"/api/tables/{table}/notes", 409, n=0, text="x", shared=True)
    assert refused["error"]["key"] == "error-not-finished"


# --- pictures --------------------------------------------------------------------------------------------------------


async def test_the_pictures_end_where_the_match_did(server: Running) -> None:
    ann, table = await played(server)
    story = await server.person().get(f"/api/tables/{table}/story")
    result = (await ann.get(f"/api/tables/{table}"))["result"]
    lines = {line["id"]: line["values"] for line in story["points"]}
    assert story["at"][0] == 0
    assert story["at"][-1] == story["total"]
    for score in result:
        assert lines["total"][score["seat"]][-1] == score["total"]
        for part, rows in lines.items():
            assert len(rows[score["seat"]]) == len(story["at"])
            assert rows[score["seat"]][-1] == score["parts"][part]
    assert await ann.get(f"/api/tables/{table}/story") == story


# --- playing on ------------------------------------------------------------------------------------------------------


async def test_play_on_with_a_friend(server: Running) -> None:
    """The table waits for the friend, then begins in the position, also after a restart of the server in between."""
    ann, table = await played(server)
    made = await ann.post(f"/api/tables/{table}/play-on", n=1, seat=0, friends=[1])
    assert (made["status"], made["seats"][1]["kind"]) == ("open", "open")
    assert made["notice"]["key"] == "notice-played-on"
    refused = await ann.post(f"/api/tables/{table}/play-on", 400, n=1, seat=0, friends=[0])
    assert refused["error"]["field"] == "friends.0"
    server.hall.lives.pop(made["id"])
    bob = server.person()
    await bob.post(f"/api/tables/{made['id']}/seats/1", invite=made["invite"])
    await ann.start(made["id"])
    frames = await bob.get(f"/api/tables/{made['id']}/frames")
    before = await bob.get(f"/api/tables/{table}/frames", **{"from": 1, "to": 1, "seat": 0})
    now = await ann.get(f"/api/tables/{made['id']}/frames", seat=0)
    assert frames["total"] == 0
    assert now["frames"][0]["view"] == before["frames"][0]["view"]
    server.hall.lives.pop(made["id"])
    async with ann.socket(made["id"]) as one, bob.socket(made["id"]) as two:
        await play_out({0: one, 1: two}, random.Random(3))
    assert (await ann.get(f"/api/tables/{made['id']}/replay", 409))["error"]["key"] == "error-record-practice"
