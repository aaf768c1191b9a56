"""Colours of seats: first come, first served, until the match starts; bots take what is left."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from sqlalchemy import update

from tests.server.conftest import Running, Serve
from tests.server.test_play import play_out, two_friends
from tests.support.client import Person
from tradewinds.server import store
from tradewinds.server.colours import dealt
from tradewinds.server.live import Seat

ALL = ["red", "blue", "green", "yellow", "purple"]


async def choose(person: Person, table: str, seat: int, colour: str, status: int = 200) -> Any:
    return await person.post(f"/api/tables/{table}/seats/{seat}/colour", status, colour=colour)


async def like(person: Person, colour: str | None) -> None:
    await person.call("PATCH", "/api/me/settings", json={"settings": {"colour": colour}})


def worn(table: Any) -> list[str]:
    return [seat["colour"] for seat in table["seats"]]


async def test_a_colour_is_chosen_until_the_match_starts(server: Running) -> None:
    ann, bob = server.person(), server.person()
    table = await ann.create("me", "friend", "bot:mate")
    place = table["id"]
    assert (worn(table), table["colours"]) == (["red", "blue", "green"], ALL)
    await bob.post(f"/api/tables/{place}/seats/1", invite=table["invite"])
    async with bob.socket(place) as other:
        # what the bot has is free, and so is what nobody has
        assert worn(await choose(ann, place, 0, "green")) == ["green", "blue", "red"]
        await other.until(lambda m: m["t"] == "table" and worn(m["table"]) == ["green", "blue", "red"])
    assert worn(await choose(ann, place, 0, "purple")) == ["purple", "blue", "red"]
    assert worn(await choose(ann, place, 0, "purple")) == ["purple", "blue", "red"]
    taken = await choose(ann, place, 0, "blue", 409)
    assert (taken["error"]["key"], taken["error"]["field"]) == ("error-colour-taken", "colour")
    assert (await choose(ann, place, 0, "teal", 409))["error"]["key"] == "error-colour-none"
    assert (await choose(ann, place, 0, "mauve", 400))["error"]["field"] == "colour"
    for person, seat in ((ann, 1), (bob, 0), (ann, 2), (server.person(), 0)):
        assert (await choose(person, place, seat, "yellow", 403))["error"]["key"] == "error-not-your-seat"
    del server.hall.lives[place]  # so that it is read from disk
    assert worn(await ann.get(f"/api/tables/{place}")) == ["purple", "blue", "red"]
    started = await ann.start(place)
    assert (worn(started), started["colours"]) == (["purple", "blue", "red"], [])
    assert (await choose(ann, place, 0, "yellow", 409))["error"]["key"] == "error-started"


async def test_of_two_at_the_same_moment_one_has_it(database: str, serve: Serve) -> None:
    """Also where each comes through a server of their own."""
    here = await serve(database)
    there = await serve(database) if database.startswith("postgres") else here
    ann, bob = here.person(), there.person()
    for turn in range(5):
        table = await ann.create("me", "friend")
        place = table["id"]
        await bob.post(f"/api/tables/{place}/seats/1", invite=table["invite"])
        answers = await asyncio.gather(
            ann.http.post(f"/api/tables/{place}/seats/0/colour", json={"colour": "green"}),
            bob.http.post(f"/api/tables/{place}/seats/1/colour", json={"colour": "green"}),
        )
        statuses = [answer.status_code for answer in answers]
        assert sorted(statuses) == [200, 409], turn
        found = worn(await bob.get(f"/api/tables/{place}"))
        assert found == (["green", "blue"] if statuses[0] == 200 else ["red", "green"])


async def test_what_somebody_likes_is_taken_if_it_is_free(server: Running) -> None:
    ann, bob, cy = server.person(), server.person(), server.person()
    for person in (ann, bob):
        await like(person, "green")
    await like(cy, "teal")  # this game has none
    table = await ann.create("me", "friend", "friend", "bot:mate")
    assert worn(table) == ["green", "blue", "red", "yellow"]
    place = table["id"]
    for person, seat in ((bob, 1), (cy, 2)):
        await person.post(f"/api/tables/{place}/seats/{seat}", invite=table["invite"])
    assert worn(await ann.get(f"/api/tables/{place}")) == ["green", "blue", "red", "yellow"]
    # who stands up leaves the colour behind
    await bob.call("DELETE", f"/api/tables/{place}/seats/1")
    await choose(ann, place, 0, "blue")
    sat = await bob.post(f"/api/tables/{place}/seats/1", invite=table["invite"])
    assert worn(sat) == ["blue", "green", "red", "yellow"]
    quick = await bob.post("/api/quick", game="lanterns")
    assert worn(quick)[0] == "green"
    assert len(set(worn(quick))) == 4


async def test_playing_again_everybody_keeps_theirs(server: Running) -> None:
    ann, bob = server.person(), server.person()
    made = await ann.create("me", "friend", "bot:mate", options={"rounds": 1})
    table = made["id"]
    await bob.post(f"/api/tables/{table}/seats/1", invite=made["invite"])
    await choose(ann, table, 0, "purple")
    await choose(bob, table, 1, "green")
    await ann.start(table)
    async with ann.socket(table) as left, bob.socket(table) as right:
        await play_out({0: left, 1: right}, random.Random(5))
    again = await ann.post(f"/api/tables/{table}/again")
    assert worn(again) == ["green", "blue", "purple"], "everybody one seat on"
    assert again["seats"][0]["kept"]
    # what is kept for bob is his, also before he sits down, and whatever else he likes
    assert (await choose(ann, again["id"], 2, "green", 409))["error"]["key"] == "error-colour-taken"
    await like(bob, "yellow")
    assert worn(await bob.post(f"/api/tables/{again['id']}/seats/0")) == ["green", "blue", "purple"]


async def test_a_seat_that_is_given_up_keeps_its_colour(server: Running) -> None:
    ann, bob, table = await two_friends(server)
    async with bob.socket(table) as other:
        await ann.post(f"/api/tables/{table}/seats/0/resign")
        await other.until(lambda m: m["t"] == "table" and m["table"]["seats"][0]["resigned"])
        assert worn(other.info) == ["red", "blue"]
    await bob.post("/api/me/delete", id=(await bob.me())["id"])
    assert worn(await ann.get(f"/api/tables/{table}")) == ["red", "blue"]


async def test_tables_from_before_there_were_colours(server: Running) -> None:
    ann = server.person()
    table = (await ann.create("me", "bot:mate"))["id"]
    async with server.hall.engine.begin() as connection:
        await connection.execute(update(store.seats).values(colour=None))
    del server.hall.lives[table]
    assert worn(await ann.get(f"/api/tables/{table}")) == [None, None]
    assert worn(await choose(ann, table, 0, "blue")) == ["blue", "red"]


@pytest.mark.parametrize(
    ("had", "got"),
    [
        ([None, None, None], ["red", "blue", "green"]),
        (["green", None, None], ["green", "blue", "red"]),
        (["blue", "blue", "mauve"], ["blue", "red", "green"]),
        ([None, None, "red"], ["green", "blue", "red"]),
    ],
)
def test_what_is_left_is_dealt(had: list[str | None], got: list[str]) -> None:
    seats = [Seat(n, "bot", colour=colour) for n, colour in enumerate(had)]
    names = ["red", "blue", "green"]
    assert [seat.colour for seat in dealt(names, seats)] == got
    assert [seat.colour for seat in dealt(names[:2], seats)] == [None] * 3, "a game without colours"
