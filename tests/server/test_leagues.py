"""Leagues: for members only, rounds at tables of the game, standings from finished matches alone."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tests.server.conftest import Running, Serve
from tests.server.test_afterwards import put
from tests.server.test_play import play_out
from tests.support.client import Person


async def league(server: Running, *names: str, **more: Any) -> tuple[list[Person], Any]:
    """People of these names in a league of the first; and how it is shown to that one."""
    people = [server.person() for _ in names]
    for person, name in zip(people, names, strict=True):
        await put(person, "PATCH", "/api/me", name=name)
    asked: dict[str, Any] = {"name": "Club", "game": "lanterns", "size": 2} | more
    made = await people[0].post("/api/leagues", **asked)
    for person in people[1:]:
        await person.post(f"/api/leagues/{made['league']['id']}/join", invite=made["invite"])
    return people, await people[0].get(f"/api/leagues/{made['league']['id']}")


async def play(people: list[Person], table: Any) -> None:
    """Those who are to play a table of a league do so."""
    seated = []
    for member in table["members"]:
        person = people[member - 1]
        info = await person.get(f"/api/tables/{table['match']}")
        await person.post(f"/api/tables/{table['match']}/seats/{info['invited'][0]}")
        seated.append(person)
    await seated[0].start(table["match"])
    async with seated[0].socket(table["match"]) as one, seated[1].socket(table["match"]) as two:
        await play_out({0: one, 1: two}, random.Random(8))


async def test_a_league_from_its_opening_to_its_end(server: Running) -> None:
    people, made = await league(server, "Ann", "Bob", "Cecil", kind="robin")
    path = f"/api/leagues/{made['league']['id']}"
    ann, bob, _ = people
    assert [line["name"] for line in made["standings"]] == ["Ann", "Bob", "Cecil"]
    assert (await bob.get(path))["invite"] is None
    for number in (1, 2, 3):
        shown = await ann.post(f"{path}/round")
        assert shown["league"]["rounds"] == 3
        playing, out = shown["played"][-1]["tables"]
        assert sorted(playing["members"] + out["members"]) == [1, 2, 3]
        refused = await ann.post(f"{path}/round", 409)
        assert refused["error"]["key"] == "error-league-unfinished"
        await play(people, playing)
        shown = await ann.get(path)
        assert shown["played"][-1]["tables"][0]["places"]
        assert sum(line["score"] for line in shown["standings"]) == 1.5 * number
    assert {line["played"] for line in shown["standings"]} == {2}
    assert {line["byes"] for line in shown["standings"]} == {1}
    ended = await ann.post(f"{path}/round")
    assert ended["league"]["status"] == "finished"
    for call in ("round", "members/1"):
        body = {"standing": "left"} if call != "round" else {}
        assert (await ann.post(f"{path}/{call}", 409, **body))["error"]["key"] == "error-league-finished"
    scores = [line["score"] for line in ended["standings"]]
    assert scores == sorted(scores, reverse=True)


async def test_strangers_cannot_touch_it(server: Running) -> None:
    people, made = await league(server, "Ann", "Bob")
    path = f"/api/leagues/{made['league']['id']}"
    eve, bob = server.person(), people[1]
    for call, body in (
        ("", None),
        ("/join", {"invite": "guess"}),
        ("/members/1", {"standing": "left"}),
        ("/round", {}),
        ("/tables/1/void", {}),
    ):
        asked = eve.get(path, 404) if body is None else eve.post(f"{path}{call}", 404, **body)
        assert (await asked)["error"]["key"] == "error-no-such-league"
    assert (await eve.get(path, 404, invite=""))["error"]["key"] == "error-no-such-league"
    assert (await eve.get("/api/leagues"))["leagues"] == []
    invited = await eve.get(path, invite=made["invite"])
    assert (invited["standings"], invited["played"]) == ([], []), (
        "who they are is their business until one is one of them"
    )
    for call, body in (("members/1", {"standing": "left"}), ("round", {}), ("tables/1/void", {})):
        assert (await bob.post(f"{path}/{call}", 403, **body))["error"]["key"] == "error-league-host"
    shown = await people[0].post(f"{path}/round")
    match = shown["played"][0]["tables"][0]["match"]
    refused = await eve.post(f"/api/tables/{match}/seats/0", 403)
    assert refused["error"]["key"] == "error-invite"
    await eve.get("/api/leagues/" + "x" * 40, 404)


async def test_absent_late_and_unfinished(server: Running) -> None:
    """Who is absent is not drawn; who comes late is in from the next round on; what does not end counts nothing."""
    people, made = await league(server, "Ann", "Bob", "Cecil", rounds=3)
    path = f"/api/leagues/{made['league']['id']}"
    ann, bob, cecil = people
    await cecil.post(f"{path}/members/3", standing="absent")
    assert (await bob.post(f"{path}/members/3", 403, standing="in"))["error"]["key"] == "error-league-host"
    shown = await ann.post(f"{path}/round")
    assert [sorted(table["members"]) for table in shown["played"][0]["tables"]] == [[1, 2]]
    late = server.person()
    await late.post(f"{path}/join", invite=made["invite"])
    shown = await ann.post(f"{path}/tables/1/void")
    assert shown["played"][0]["tables"][0]["void"] is True
    assert (await ann.post(f"{path}/tables/1/void", 404))["error"]["key"] == "error-no-such-pairing"
    await cecil.post(f"{path}/members/3", standing="in")
    await ann.post(f"{path}/members/2", standing="left")
    shown = await ann.post(f"{path}/round")
    (table, out) = shown["played"][1]["tables"]
    assert sorted(table["members"] + out["members"]) == [1, 3, 4]
    assert sum(line["score"] for line in shown["standings"]) == 0.5, "nothing but who sits out"
    await ann.post(f"{path}/tables/1/void")
    for number in (1, 3, 4):
        await ann.post(f"{path}/members/{number}", standing="absent")
    assert (await ann.post(f"{path}/round", 409))["error"]["key"] == "error-league-few"


async def test_what_cannot_be_a_league(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite)
    ann = server.person()
    for body, key in (
        ({"size": 9}, "error-players"),
        ({"game": "chess"}, "error-game-unknown"),
        ({"name": " "}, "error-field-missing"),
        ({"options": {"x": 1}}, "error-option-unknown"),
        ({"kind": "cup"}, "error-field-value"),
        ({"rounds": 99}, "error-field-value"),
    ):
        refused = await ann.post("/api/leagues", 400, **({"name": "Club", "game": "lanterns", "size": 2} | body))
        assert refused["error"]["key"] == key


async def test_a_whole_club_joins_at_once(server: Running) -> None:
    people, made = await league(server, "Ann")
    path = f"/api/leagues/{made['league']['id']}"
    await asyncio.gather(*(server.person().post(f"{path}/join", invite=made["invite"]) for _ in range(30)))
    shown = await people[0].get(path)
    assert sorted(line["member"] for line in shown["standings"]) == list(range(1, 32))


async def test_two_servers_draw_a_round_once(database: str, serve: Serve) -> None:
    one, two = await serve(database), await serve(database)
    people, made = await league(one, "Ann", "Bob", "Cecil", "Dora")
    path = f"{two.base}/api/leagues/{made['league']['id']}/round"
    answers = await asyncio.gather(
        *(people[0].http.post(url, json={}) for url in (path, path.replace(two.base, one.base)) * 3)
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
    shown = await people[0].get(f"/api/leagues/{made['league']['id']}")
    assert len(shown["played"]) == 1
    assert sorted(member for table in shown["played"][0]["tables"] for member in table["members"]) == [1, 2, 3, 4]
