"""Ratings for those who want them, computed once for each match on however many servers; histories; playing again."""

from __future__ import annotations

import asyncio
import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from alembic import command
from sqlalchemy import insert, select

from tests.server.conftest import Running, Serve
from tests.server.test_afterwards import played, put
from tests.server.test_play import play_out, two_friends
from tests.support.client import Person
from tradewinds.server import migrations, ratings, store
from tradewinds.server.live import Seat
from tradewinds.server.ratings import Entry


async def opt(person: Person, rated: bool = True) -> Any:
    return await put(person, "PUT", "/api/ratings", rated=rated)


async def rated(server: Running) -> None:
    """All that has ended is rated."""
    await ratings.rate_all(server.hall)


async def together(server: Running, *, opted: tuple[bool, bool] = (True, True)) -> tuple[Person, Person, str]:
    """Two friends and a bot, at the end of their match."""
    ann, bob = server.person(), server.person()
    for person, name, wants in ((ann, "Ann", opted[0]), (bob, "Bob", opted[1])):
        await put(person, "PATCH", "/api/me", name=name)
        if wants:
            await opt(person)
    made = await ann.create("me", "friend", "bot:mate")
    await bob.post(f"/api/tables/{made['id']}/seats/1", invite=made["invite"])
    await ann.start(made["id"])
    async with ann.socket(made["id"]) as one, bob.socket(made["id"]) as two:
        await play_out({0: one, 1: two}, random.Random(4))
    return ann, bob, made["id"]


async def test_a_match_moves_everybody_who_wanted_it(server: Running) -> None:
    ann, bob, table = await together(server)
    await rated(server)
    (past,) = (await ann.get("/api/history"))["matches"]
    assert (past["id"], past["unrated"]) == (table, None)
    step = past["step"]
    (game,) = (await ann.get("/api/ratings"))["games"]
    assert game["mine"] == {"mu": step["mu"], "sigma": step["sigma"], "matches": 1}
    assert step["sigma"] < step["sigma_before"]
    assert [bot["bot"] for bot in game["bots"]] == ["mate"]
    seen = await bob.get(f"/api/tables/{table}/ratings")
    assert [one["seat"] for one in seen["seats"]] == [0, 1, 2]
    assert seen["unrated"] is None
    stranger = server.person()
    assert (await stranger.get(f"/api/tables/{table}/ratings"))["seats"] == []
    assert (await stranger.get("/api/ratings"))["games"][0]["mine"] is None
    winner = next(seat for seat in past["seats"] if seat["place"] == 1)
    mu = {one["seat"]: one["rating"]["mu"] for one in seen["seats"]}
    assert mu[winner["seat"]] == max(mu.values())
    await opt(bob, rated=False)
    assert [one["seat"] for one in (await ann.get(f"/api/tables/{table}/ratings"))["seats"]] == [0, 2]
    assert (await bob.get("/api/ratings"))["games"][0]["mine"] is None, "kept, but not shown"


async def test_nothing_counts_unless_all_wanted_it(server: Running) -> None:
    ann, _, table = await together(server, opted=(True, False))
    await rated(server)
    assert (await ann.get("/api/history"))["matches"][0]["step"] is None
    assert (await ann.get(f"/api/tables/{table}/ratings"))["unrated"] == "opted"


async def test_nobody_opts_out_of_a_match_that_runs(server: Running) -> None:
    """What counts is what somebody wanted when it began; nor does opting in help a match that runs."""
    ann, bob, table = await two_friends(server)
    await opt(ann)
    await opt(bob)
    running = server.hall.lives[table]
    async with ann.socket(table) as one, bob.socket(table) as two:
        await play_out({0: one, 1: two}, random.Random(4))
    await rated(server)
    assert (await ann.get("/api/history"))["matches"][0]["step"] is None, "it had begun before"
    again = await ann.post(f"/api/tables/{running.match.id}/again")
    seat = next(seat["seat"] for seat in again["seats"] if seat["kept"])
    await bob.post(f"/api/tables/{again['id']}/seats/{seat}")
    await ann.start(again["id"])
    await opt(bob, rated=False)
    await opt(bob, rated=True)
    mine = next(one["seat"] for one in again["seats"] if one["you"])
    async with ann.socket(again["id"]) as one, bob.socket(again["id"]) as two:
        await play_out({mine: one, seat: two}, random.Random(4))
    await rated(server)
    assert (await bob.get("/api/history"))["matches"][0]["step"] is not None


@pytest.mark.parametrize(
    ("seats", "why"), [(("me", "here"), "one-screen"), (("me", "bot:mate"), None), (("bot:mate", "bot:mate"), "nobody")]
)
async def test_which_tables_count(serve: Serve, sqlite: str, seats: tuple[str, ...], why: str | None) -> None:
    ann = (await serve(sqlite)).person()
    await opt(ann)
    made = await ann.create(*seats)
    assert (await ann.get(f"/api/tables/{made['id']}/ratings"))["unrated"] == why


async def test_help_that_others_do_not_have(serve: Serve, sqlite: str) -> None:
    """A hint, or taking back past a barrier with nobody to ask: then it does not count, and that is said."""
    server = await serve(sqlite)
    ann = server.person()
    await opt(ann)
    for why in ("hint", "undo"):
        table = (await ann.create("me", "bot:mate"))["id"]
        await ann.start(table)
        async with ann.socket(table) as socket:
            while not socket.seats[0]["prompt"]:
                await socket.hear(60)
            if why == "hint":
                await socket.ask({"t": "hint", "seat": 0, "quick": True})
            else:  # a bot has decided since, and nobody else is there to be asked
                await socket.play(0, socket.seats[0]["prompt"]["options"][0]["action"])
                while not socket.seats[0]["prompt"]:
                    await socket.hear(60)
                assert (await socket.ask({"t": "undo", "seat": 0}))["t"] == "ok"
            assert (await ann.get(f"/api/tables/{table}/ratings"))["unrated"] == why
            await ann.post(f"/api/tables/{table}/seats/0/resign")  # bots bring it to its end
            while socket.info["status"] != "finished":
                await socket.hear(60)
        await rated(server)
        assert (await ann.get(f"/api/tables/{table}/ratings"))["unrated"] == why
        past = (await ann.get("/api/history"))["matches"][0]
        assert (past["id"], past["step"], past["unrated"]) == (table, None, why)


async def test_nobody_gets_out_of_a_lost_match_by_a_hint(server: Running) -> None:
    """Where it counts for another person as well there is no hint; where it does not there is."""
    for wish in (True, False):
        ann, bob = server.person(), server.person()
        await opt(ann)
        await opt(bob, rated=wish)
        made = await ann.create("me", "friend")
        await bob.post(f"/api/tables/{made['id']}/seats/1", invite=made["invite"])
        await ann.start(made["id"])
        async with ann.socket(made["id"]) as socket:
            answer = await socket.ask({"t": "hint", "seat": 0, "quick": True})
            assert (answer["t"], answer.get("key")) == (("refused", "error-hint-counts") if wish else ("hint", None))
        why = (await ann.get(f"/api/tables/{made['id']}/ratings"))["unrated"]
        assert why == (None if wish else "hint")


def test_whoever_gives_up_is_last() -> None:
    seats = [
        Seat(0, "bot", "ann", bot="mate"),
        Seat(1, "person", "bob", bot="mate", stands_in=True),
        Seat(2, "person", "cecil"),
        Seat(3, "bot", bot="mate"),
        Seat(4, "rules"),
    ]
    entry = ratings.entry_of(seats, [1, 2, 3, 4, 5])
    assert entry == Entry(["ann", "bob", "cecil", "bot:mate"], [6, 6, 3, 4])


# --- once, on however many servers -----------------------------------------------------------------------------------


def entries(n: int) -> list[Entry]:
    chance = random.Random(6)
    who = [f"guest{i}" for i in range(5)] + ["bot:mate", "bot:mate", "bot:pilot"]
    found = []
    for _ in range(n):
        sat = chance.sample(who, 4)
        found.append(Entry(sat, [chance.randint(1, 4) for _ in sat]))
    return found


async def test_two_servers_rate_every_match_once(database: str, serve: Serve) -> None:
    """Whatever they do at the same time: the ratings are those that the ledger's order gives, and steps are chained."""
    one, two = await serve(database), await serve(database)
    made = entries(24)
    rows = [
        {"match": f"m{i:02}", "game": "lanterns", "at": i, "entry": msgspec.json.encode(entry).decode()}
        for i, entry in enumerate(made)
    ]
    async with one.hall.engine.begin() as connection:
        await connection.execute(insert(store.ledger), rows)
    await asyncio.gather(*(ratings.rate_all(server.hall) for server in (one, two, one, two)))
    await ratings.rate_all(one.hall)
    async with one.hall.engine.connect() as connection:
        ledger = (await connection.execute(select(store.ledger).order_by(store.ledger.c.n))).all()
        found = (await connection.execute(select(store.ratings))).all()
        steps = (await connection.execute(select(store.steps))).all()
    assert [row.n for row in ledger] == list(range(len(made)))
    expected = ratings.replay([msgspec.json.decode(row.entry, type=Entry) for row in ledger])
    assert {row.who: (row.mu, row.sigma) for row in found} == expected
    assert {row.who: row.matches for row in found} == {who: sum(who in entry.who for entry in made) for who in expected}
    order = {row.match: row.n for row in ledger}
    for who in expected:
        mine = sorted((step for step in steps if step.who == who), key=lambda step: order[step.match])
        for before, after in pairwise(mine):
            assert (after.mu_before, after.sigma_before) == (before.mu, before.sigma)


async def test_what_a_killed_server_left_is_rated_by_the_next(serve: Serve, sqlite: str) -> None:
    entry = msgspec.json.encode(Entry(["a", "b"], [1, 2])).decode()
    first = await serve(sqlite)
    async with first.hall.engine.begin() as connection:
        await connection.execute(insert(store.ledger).values(match="m", game="lanterns", at=1, entry=entry))
    second = await serve(sqlite)
    async with asyncio.timeout(300):
        while True:
            async with second.hall.engine.connect() as connection:
                if (await connection.execute(select(store.ratings))).all():
                    break
            await asyncio.sleep(0.05)


# --- history ---------------------------------------------------------------------------------------------------------


async def test_ones_own_history_and_nobody_elses(server: Running) -> None:
    ann, bob, table = await together(server)
    solo = (await ann.create("me", "bot:mate"))["id"]
    await ann.start(solo)
    async with ann.socket(solo) as socket:
        await play_out({0: socket}, random.Random(7))
    history = await ann.get("/api/history")
    assert [one["id"] for one in history["matches"]] == [solo, table]
    assert history["counts"][0]["matches"] == 2
    assert [one["id"] for one in (await bob.get("/api/history"))["matches"]] == [table]
    assert (await server.person().get("/api/history"))["matches"] == []
    won = [one["id"] for one in history["matches"] if one["won"]]
    assert [one["id"] for one in (await ann.get("/api/history", result="won"))["matches"]] == won
    assert len((await ann.get("/api/history", result="lost"))["matches"]) == 2 - len(won)
    assert [one["id"] for one in (await ann.get("/api/history", who="bO"))["matches"]] == [table]
    assert (await ann.get("/api/history", who="Ann"))["matches"] == [], "others' names"
    assert (await ann.get("/api/history", who="%"))["matches"] == []
    assert (await ann.get("/api/history", game="chess"))["matches"] == []
    assert (await ann.get("/api/history", since=2**50))["matches"] == []
    first = await ann.get("/api/history", limit=1)
    rest = await ann.get("/api/history", limit=1, before=first["next"])
    assert [one["id"] for one in (*first["matches"], *rest["matches"])] == [solo, table]
    for wrong in ({"before": "x"}, {"limit": 0}, {"result": "none"}, {"who": "x" * 99}):
        assert (await ann.get("/api/history", 400, **wrong))["error"]["key"].startswith("error-")
    scores = {score["seat"]: score for score in (await bob.get(f"/api/tables/{table}"))["result"]}
    mine = (await bob.get("/api/history"))["matches"][0]
    assert (mine["points"], mine["place"]) == (scores[1]["total"], scores[1]["place"])


async def test_matches_of_before_are_in_the_histories(serve: Serve, sqlite: str) -> None:
    """A database of an earlier version is brought up to this one: what ended there is not forgotten."""
    server = await serve(sqlite)
    ann, table = await played(server)
    async with server.hall.engine.begin() as connection:
        await connection.run_sync(lambda sync: command.downgrade(migrations.config(sync), "0006"))
        await connection.run_sync(lambda sync: command.upgrade(migrations.config(sync), "head"))
    (past,) = (await ann.get("/api/history"))["matches"]
    assert past["id"] == table


# --- again -----------------------------------------------------------------------------------------------------------


async def test_playing_again_everybody_moves_on(server: Running) -> None:
    ann, bob, table = await together(server)
    again = await ann.post(f"/api/tables/{table}/again")
    assert [seat["name"] if seat["kind"] != "bot" else "bot" for seat in again["seats"]] == ["Bob", "bot", "Ann"]
    assert again["you"] == [2]
    assert (await bob.get(f"/api/tables/{again['id']}"))["invited"] == [0]
