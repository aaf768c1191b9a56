"""Hints with reasons, reviews of finished matches, and playing on from a position of one."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.server.conftest import Running, Serve
from tests.server.test_play import play_out, two_friends
from tests.support.client import Person
from tradewinds.server import reviews


@pytest.fixture(autouse=True)
def _in_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "FIRST_LOOK", 0.5)
    monkeypatch.setattr(reviews, "SHORTEST", 0.005)
    monkeypatch.setattr(reviews, "SECOND_LOOK", 0.05)


async def review(person: Person, table: str, **params: Any) -> list[Any]:
    async with person.http.stream("GET", f"/api/tables/{table}/review", params=params) as answer:
        assert answer.status_code == 200, await answer.aread()
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        return [json.loads(line) async for line in answer.aiter_lines()]


async def played(server: Running, *seats: str) -> tuple[Person, str]:
    """A finished match of Jamaica."""
    ann = server.person()
    table: str = (await ann.create("me", *seats, game="jamaica"))["id"]
    await ann.start(table)
    async with ann.socket(table) as socket:
        await play_out({0: socket}, random.Random(2))
    return ann, table


async def test_a_review_of_a_finished_match(server_with_jamaica: Running) -> None:
    """Progress on every line, then a curve of chances and at most three decisions, the costliest first."""
    ann, table = await played(server_with_jamaica, "bot:mate", "bot:deckhand")
    *before, last = await review(ann, table)
    assert [line["done"] for line in before] == list(range(len(before)))
    assert {line["of"] for line in before} == {last["of"]} == {last["done"]}
    assert not any("curve" in line for line in before)
    frames = await ann.get(f"/api/tables/{table}/frames", **{"from": 0, "to": 499})
    own = {frame["n"] - 1: frame["action"] for frame in frames["frames"] if frame["seat"] == 0}
    assert last["curve"]
    assert {point["n"] for point in last["curve"]} <= own.keys()
    assert all(len(point["chances"]) == 3 for point in last["curve"])
    assert all(0 <= chance <= 1 for point in last["curve"] for chance in point["chances"])
    costs = []
    for one in last["costly"]:
        verdict = one["verdict"]
        assert verdict["played"]["action"] == own[one["n"]]
        assert verdict["best"]["action"] != own[one["n"]]
        costs.append(verdict["best"]["chance"] - verdict["played"]["chance"])
    assert 0 < len(costs) <= reviews.COSTLY
    assert costs == sorted(costs, reverse=True)
    assert min(costs) >= reviews.LEAST_COST
    assert await review(ann, table) == [last], "it is remembered"
    bots = (await review(ann, table, seat=1))[-1]
    assert bots["seat"] == 1
    assert bots["curve"] != last["curve"]


async def test_nobody_reviews_a_match_that_goes_on(server_with_jamaica: Running) -> None:
    ann, _, table = await two_friends(server_with_jamaica, game="jamaica")
    refused = await ann.get(f"/api/tables/{table}/review", 409)
    assert refused["error"]["key"] == "error-not-finished"
    refused = await ann.post(f"/api/tables/{table}/play-on", 409, n=0, seat=0)
    assert refused["error"]["key"] == "error-not-finished"


async def test_play_on(server_with_jamaica: Running) -> None:
    """Anybody may, on any seat: against the bots of that match, where people sat against the usual one."""
    ann, table = await played(server_with_jamaica, "bot:deckhand", "bot:random")
    other = server_with_jamaica.person()
    total = (await ann.get(f"/api/tables/{table}/frames"))["total"]
    made = await other.post(f"/api/tables/{table}/play-on", n=total // 2, seat=1)
    assert [seat["bot"] for seat in made["seats"]] == ["mate", None, "random"]
    assert made["you"] == [1]
    assert made["status"] == "running"
    assert made["notice"]["key"] == "notice-played-on"
    before = await ann.get(f"/api/tables/{table}/frames", **{"from": total // 2, "to": total // 2}, seat=1)
    async with other.socket(made["id"]) as socket:
        if socket.seq == 0:
            shown, known = socket.seats[1]["view"], before["frames"][0]["view"]
            assert shown["ships"][1] == known["ships"][1]
            assert shown["round"] == known["round"]
        await play_out({1: socket}, random.Random(3))
    for wrong, key in (({"n": total, "seat": 0}, "error-ahead"), ({"n": 0, "seat": 3}, "refusal-no-such-seat")):
        assert (await ann.post(f"/api/tables/{table}/play-on", 400, **wrong))["error"]["key"] == key


async def test_nobody_sits_down_where_the_rules_play(serve: Serve, sqlite: str) -> None:
    server: Running = await serve(sqlite, games={"puertorico": "tradewinds.games.puertorico.game:GAME"})
    ann = server.person()
    table = (await ann.create("me", "rules", game="puertorico", options={"puertomas": 1}))["id"]
    await ann.start(table)
    async with ann.socket(table) as socket:
        await play_out({0: socket}, random.Random(2))
    refused = await ann.post(f"/api/tables/{table}/play-on", 400, n=5, seat=1)
    assert refused["error"]["key"] == "error-not-your-seat"
    made = await ann.post(f"/api/tables/{table}/play-on", n=5, seat=0)
    assert [seat["kind"] for seat in made["seats"]] == ["person", "rules"]


async def test_a_hint_with_chances_and_reasons(serve: Serve, sqlite: str) -> None:
    games = {"puertorico": "tradewinds.games.puertorico.game:GAME"}
    server: Running = await serve(sqlite, games=games, hint_seconds=0.3)
    ann = server.person()
    table = (await ann.create("me", "bot:mate", "bot:mate", game="puertorico"))["id"]
    await ann.start(table)
    async with ann.socket(table) as socket:
        # Not every decision has something to tell its best answers apart.
        told: Any = {"reasons": []}
        while not told["reasons"]:
            while not socket.options(0):
                await socket.hear()
            told = (await socket.ask({"t": "hint", "seat": 0}))["advice"]
            assert told["ways"][0]["action"] in socket.options(0)
            assert 0 < told["ways"][0]["chance"] < 1
            if not told["reasons"]:
                await socket.play(0, told["ways"][0]["action"])
        assert {"kind", "rule", "seat", "args"} == set(told["reasons"][0]["fact"])
        quick = (await socket.ask({"t": "hint", "seat": 0, "quick": True}))["advice"]
        assert quick["ways"][0]["chance"] is None
        assert quick["reasons"] == []
