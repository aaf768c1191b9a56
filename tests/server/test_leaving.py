"""Leaving, closing, removing, giving up, putting away, playing again: also by two at once, and with the lights out."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.conftest import Running, Serve
from tests.server.test_play import play_out, two_friends
from tests.support.client import Person, Socket
from tradewinds.server import store
from tradewinds.server.limits import UNLIMITED, Rate


async def table_of(person: Person, table: str) -> Any:
    return await person.get(f"/api/tables/{table}")


async def ids(person: Person, which: str) -> list[str]:
    return [table["id"] for table in (await person.get("/api/tables", **{which: 1}))["tables"]]


async def finished(server: Running) -> tuple[Person, Person, str]:
    """A match of two people and a bot, played to its end."""
    ann, bob, table = await two_friends(server, "bot:dice", rounds=1)
    async with ann.socket(table) as left, bob.socket(table) as right:
        await play_out({0: left, 1: right}, random.Random(4))
        await left.quiet()
    return ann, bob, table


async def farewell(socket: Socket) -> tuple[int | None, str | None]:
    """With which code and words the server hangs up."""
    assert socket.ws is not None
    async with asyncio.timeout(120):
        await socket.ws.wait_closed()
    return socket.ws.close_code, socket.ws.close_reason


# --- before the start ----------------------------------------------------------------------------------------------


async def test_the_host_closes_a_table_that_has_not_begun(server: Running) -> None:
    ann, bob = server.person(), server.person()
    table = await ann.create("me", "friend", private=False)
    path = f"/api/tables/{table['id']}"
    await bob.post(f"{path}/seats/1")
    assert (await bob.call("DELETE", path, 403))["error"]["key"] == "error-host-only"
    async with ann.socket(table["id"]) as left, bob.socket(table["id"]) as right:
        await left.ask({"t": "chat", "text": "good-bye"})
        assert await ann.call("DELETE", path) == {"id": table["id"]}
        for socket in (left, right):
            assert await farewell(socket) == (4404, "error-table-closed")
    for person in (ann, bob):
        assert (await person.get(path, 404))["error"]["key"] == "error-no-such-table"
        assert await ids(person, "mine") == await ids(person, "open") == []
    async with server.hall.engine.connect() as connection:  # with all that belonged to it
        for kept in (store.matches, store.seats, store.chat):
            assert (await connection.execute(select(kept))).all() == []
    assert (await ann.call("DELETE", path, 404))["error"]["key"] == "error-no-such-table"


async def test_the_host_hands_the_table_over(server: Running) -> None:
    """To a person who sits there, before the start: whoever was the host is one of the others, also later."""
    ann, bob = server.person(), server.person()
    table = await ann.create("me", "friend", "bot:dice", private=False)
    path = f"/api/tables/{table['id']}"
    await bob.post(f"{path}/seats/1")
    assert (await bob.call("POST", f"{path}/seats/1/host", 403))["error"]["key"] == "error-host-only"
    assert (await ann.call("POST", f"{path}/seats/2/host", 409))["error"]["key"] == "error-nobody-there"
    async with bob.socket(table["id"]) as right:
        assert not (await ann.call("POST", f"{path}/seats/1/host"))["host"]
        await right.until(lambda m: m["t"] == "table" and m["table"]["host"])
    server.hall.lives.clear()
    assert (await ann.call("POST", f"{path}/start", 403))["error"]["key"] == "error-host-only"
    assert (await ann.call("POST", f"{path}/seats/0/host", 403))["error"]["key"] == "error-host-only"
    assert (await table_of(bob, table["id"]))["host"]
    assert (await bob.call("POST", f"{path}/start"))["status"] == "running"
    assert (await bob.call("POST", f"{path}/seats/0/host", 409))["error"]["key"] == "error-started"


async def test_a_running_table_cannot_be_closed(server: Running) -> None:
    ann, _, table = await two_friends(server)
    assert (await ann.call("DELETE", f"/api/tables/{table}", 409))["error"]["key"] == "error-started"


async def test_closing_sitting_and_starting_at_once(server: Running) -> None:
    """Whatever comes first: either the table is gone, or the match runs with everybody seated."""
    for number in range(12):
        ann, bob = server.person(), server.person()
        table = await ann.create("me", "friend", "bot:dice", private=False)
        path = f"/api/tables/{table['id']}"
        await bob.get(path)
        calls = [
            ann.http.post(f"{path}/start", json={}),
            bob.http.post(f"{path}/seats/1", json={}),
            ann.http.post(f"{path}/start", json={}),
            ann.http.delete(path),
            bob.http.delete(f"{path}/seats/1"),
        ]
        random.Random(number).shuffle(calls)
        codes = {answer.status_code for answer in await asyncio.gather(*calls)}
        assert codes <= {200, 201, 403, 404, 409}, codes
        answer = await ann.http.get(path)
        while 2 in answer.json().get("waiting", ()):  # until the bot has laid
            await asyncio.sleep(0.01)
            answer = await ann.http.get(path)
        server.hall.lives.clear()
        again = await ann.http.get(path)
        assert answer.status_code == again.status_code
        if answer.status_code == 200:
            now = again.json()
            assert now == answer.json()
            if now["status"] == "running":
                assert [seat["kind"] for seat in now["seats"]] == ["person", "person", "bot"]


async def test_somebody_removed_needs_the_new_invitation(server: Running) -> None:
    for private in (True, False):
        ann, bob, cy = server.person(), server.person(), server.person()
        table = await ann.create("me", "friend", "friend", private=private)
        path, old = f"/api/tables/{table['id']}", table["invite"]
        await bob.post(f"{path}/seats/1", invite=old, name="Bob")
        assert (await cy.call("DELETE", f"{path}/seats/1", 403))["error"]["key"] == "error-not-your-seat"
        async with bob.socket(table["id"]) as right:
            freed = await ann.call("DELETE", f"{path}/seats/1")
            await right.until(lambda m: m["t"] == "table" and m["table"]["you"] == [])
        assert freed["seats"][1]["kind"] == "open"
        assert freed["invite"] not in (None, old)
        for given in (old, None):
            error = (await bob.post(f"{path}/seats/1", 403, invite=given))["error"]
            assert error["key"] == "error-invite-wrong"
        server.hall.lives.clear()  # and also when it comes from disk
        assert (await bob.post(f"{path}/seats/1", 403, invite=old))["error"]["key"] == "error-invite-wrong"
        # Others sit down as before: at a public table without an invitation.
        await cy.post(f"{path}/seats/2", invite=freed["invite"] if private else None)
        assert (await bob.post(f"{path}/seats/1", invite=freed["invite"]))["you"] == [1]


async def test_a_bot_or_oneself_is_taken_away_without_a_new_invitation(server: Running) -> None:
    ann, bob = server.person(), server.person()
    table = await ann.create("me", "friend", "bot:dice")
    path = f"/api/tables/{table['id']}"
    assert (await ann.call("DELETE", f"{path}/seats/2"))["invite"] == table["invite"]
    await bob.post(f"{path}/seats/1", invite=table["invite"])
    await bob.call("DELETE", f"{path}/seats/1")
    assert (await bob.post(f"{path}/seats/1", invite=table["invite"]))["you"] == [1]


async def test_an_invitation_is_told_back_to_whoever_brings_it(server: Running) -> None:
    ann, bob = server.person(), server.person()
    table = await ann.create("me", "friend")
    path = f"/api/tables/{table['id']}"
    assert (await bob.get(path))["invite"] is None
    assert (await bob.get(path, invite="wrong"))["invite"] is None
    assert (await bob.get(path, invite="é\x00"))["invite"] is None
    assert (await bob.get(path, invite=table["invite"]))["invite"] == table["invite"]
    assert (await bob.get(path, 400, invite="x" * 65))["error"]["field"] == "invite"


# --- giving up -----------------------------------------------------------------------------------------------------


async def test_a_bot_plays_on_for_whoever_gives_up(database: str, serve: Serve) -> None:
    server = await serve(database)
    ann, bob, table = await two_friends(server, rounds=2)
    await bob.call("PATCH", "/api/me", json={"name": "Bob"})
    path = f"/api/tables/{table}"
    assert (await ann.post(f"{path}/seats/1/resign", 403))["error"]["key"] == "error-not-your-seat"
    assert (await ann.post(f"{path}/seats/9/resign", 404))["error"]["key"] == "refusal-no-such-seat"
    async with ann.socket(table) as left, bob.socket(table) as right:
        now = await bob.post(f"{path}/seats/1/resign")
        seat = {"seat": 1, "kind": "bot", "name": "Bob", "bot": "mate", "resigned": True, "you": False}
        assert now["seats"][1].items() >= seat.items()
        assert now["you"] == []
        await left.until(lambda m: m["t"] == "table" and m["table"]["seats"][1]["resigned"])
        await right.until(lambda m: m["t"] == "state" and m["seats"] == [] and m["spectator"] is not None)
        await left.settle(1)  # the bot has laid for him
        # Twice is once, and there is no way back.
        assert (await bob.post(f"{path}/seats/1/resign"))["seats"] == (await table_of(bob, table))["seats"]
        assert (await right.ask({"t": "return", "seat": 1}))["key"] == "error-not-your-seat"
        assert (await right.play(1, "lay:1"))["key"] == "error-not-your-seat"
        assert await ids(bob, "mine") == []
        assert await ids(ann, "mine") == [table]
    after = await serve(database)
    ann.base = bob.base = after.base
    assert (await ann.http.get(f"{after.base}{path}")).json()["seats"][1]["resigned"]
    async with Socket(ann, table) as left:
        await play_out({0: left}, random.Random(1))
        await left.quiet()
    record = (await ann.http.get(f"{after.base}{path}/replay")).json()
    assert record["seats"] == ["", "Bob → bot:mate"]
    assert (await bob.http.get(f"{after.base}/api/tables?finished=1")).json()["tables"][0]["id"] == table


async def test_whoever_gives_up_is_asked_nothing_any_more(server: Running) -> None:
    """A request that waited only for them is carried out; their own is gone."""
    ann, bob, cy = server.person(), server.person(), server.person()
    table = (await ann.create("me", "friend", "friend", private=False))["id"]
    for seat, person in ((1, bob), (2, cy)):
        await person.post(f"/api/tables/{table}/seats/{seat}")
    await ann.start(table)
    async with ann.socket(table) as left, bob.socket(table) as right, cy.socket(table) as third:
        for seat, socket in enumerate((left, right, third)):
            await socket.play(seat, socket.options(seat)[0])
        await left.settle(3)
        seq = left.seq
        assert (await left.ask({"t": "undo", "seat": 0}))["t"] == "ok"
        assert (await third.ask({"t": "undo", "seat": 2}))["t"] == "ok"
        await right.until(lambda m: m["t"] == "requests" and len(m["requests"]) == 2)
        await third.ask({"t": "consent", "seat": 2, "what": "undo:0", "agree": True})
        await right.until(lambda m: m["t"] == "requests" and m["requests"][0]["missing"] == [1])
        await cy.post(f"/api/tables/{table}/seats/2/resign")
        await left.until(lambda m: m["t"] == "requests" and [r["what"] for r in m["requests"]] == ["undo:0"])
        await bob.post(f"/api/tables/{table}/seats/1/resign")
        await left.until(lambda m: m["t"] == "rewound" and m["by"] == 0)
        await left.quiet()
        assert left.seq > seq
        assert left.requests == []
        assert left.options(0)


async def test_giving_up_and_playing_at_once(server: Running) -> None:
    ann, bob, table = await two_friends(server)
    async with ann.socket(table) as left, bob.socket(table) as right:
        message = {"t": "play", "seat": 1, "action": right.options(1)[0], "seq": 0, "ref": "once"}
        answer, gone = await asyncio.gather(
            right.ask(message), bob.http.post(f"/api/tables/{table}/seats/1/resign", json={})
        )
        assert gone.status_code == 200
        assert answer["t"] == "ok" or answer["key"] == "error-not-your-seat"
        await left.settle(1)
        await left.quiet()
        assert left.seq == 1, "it was played once, by him or by the bot"
        frames = await ann.get(f"/api/tables/{table}/frames")
        assert frames["total"] == 1


async def test_the_last_person_may_go_but_not_leave_bots_playing_everywhere(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite, bot_tables_per_guest=1, bot_pause=5.0)
    ann = server.person()
    tables = []
    for _ in range(2):
        tables.append((await ann.create("me", "bot:dice"))["id"])
        await ann.start(tables[-1])
    async with ann.socket(tables[0]):  # it is looked at, so its bots take their time
        await ann.post(f"/api/tables/{tables[0]}/seats/0/resign")
        error = (await ann.post(f"/api/tables/{tables[1]}/seats/0/resign", 429))["error"]
        assert error["key"] == "error-too-many-bot-tables"
        assert (await table_of(ann, tables[1]))["you"] == [0]


async def test_nothing_to_give_up_before_or_after(server: Running) -> None:
    ann, _, table = await finished(server)
    assert (await ann.post(f"/api/tables/{table}/seats/0/resign", 400))["error"]["key"] == "refusal-over"
    waiting = await ann.create("me", "friend")
    error = (await ann.post(f"/api/tables/{waiting['id']}/seats/0/resign", 409))["error"]
    assert error["key"] == "error-not-started"


# --- afterwards ----------------------------------------------------------------------------------------------------


async def test_what_is_put_away_is_out_of_ones_own_sight_only(database: str, serve: Serve) -> None:
    server = await serve(database)
    ann, bob, table = await finished(server)
    path = f"/api/tables/{table}"
    await ann.post(f"{path}/away")
    await ann.post(f"{path}/away", away=True)
    assert await ids(ann, "finished") == []
    assert await ids(ann, "away") == [table]
    assert await ids(bob, "finished") == [table]
    assert await ids(bob, "away") == []
    assert (await table_of(ann, table))["status"] == "finished"
    after = await serve(database)
    assert (await ann.http.get(f"{after.base}/api/tables?away=1")).json()["tables"][0]["id"] == table
    await ann.post(f"{path}/away", away=False)
    assert await ids(ann, "finished") == [table]
    assert await ids(ann, "away") == []


async def test_a_table_one_sits_at_cannot_be_put_away(server: Running) -> None:
    ann, _, table = await two_friends(server)
    waiting = await ann.create("me", "friend")
    for one in (table, waiting["id"]):
        assert (await ann.post(f"/api/tables/{one}/away", 409))["error"]["key"] == "error-still-playing"
    await ann.post(f"/api/tables/{table}/seats/0/resign")
    await ann.post(f"/api/tables/{table}/away")
    assert await ids(ann, "mine") == [waiting["id"]]


async def test_playing_again_keeps_the_others_seats(server: Running) -> None:
    ann, bob, table = await finished(server)
    await bob.call("PATCH", "/api/me", json={"name": "Bob"})
    stranger = server.person()
    assert (await stranger.post(f"/api/tables/{table}/again", 403))["error"]["key"] == "error-not-seated"
    async with bob.socket(table) as right:
        made = await ann.post(f"/api/tables/{table}/again")
        told = await right.until(lambda m: m["t"] == "table" and m["table"]["again"])
        assert told["table"]["again"] == made["id"]
    assert (await table_of(stranger, table))["again"] is None
    old = await table_of(ann, table)
    for same in ("game", "players", "options", "private", "name"):
        assert made[same] == old[same], same
    assert (made["status"], made["host"], made["you"]) == ("open", True, [2])
    assert [seat["kind"] for seat in made["seats"]] == ["open", "bot", "person"], "everybody one seat on"
    assert (made["seats"][0]["kept"], made["seats"][0]["name"], made["seats"][1]["bot"]) == (True, "Bob", "dice")
    assert made["commitment"] != old["commitment"]
    path = f"/api/tables/{made['id']}"
    # In his lobby, without an invitation; for nobody else.
    assert await ids(bob, "mine") == [made["id"]]
    assert (await table_of(bob, made["id"]))["invited"] == [0]
    assert (await stranger.post(f"{path}/seats/0", 403))["error"]["key"] == "error-invite"
    error = (await stranger.post(f"{path}/seats/0", 409, invite=made["invite"]))["error"]
    assert error["key"] == "error-seat-kept"
    assert (await ann.post(f"{path}/start", 409))["error"]["key"] == "error-seats-open"
    server.hall.lives.clear()
    sat = await bob.post(f"{path}/seats/0")
    assert (sat["you"], sat["invited"], sat["seats"][0]["name"]) == ([0], [], "Bob")
    assert (await ann.start(made["id"]))["status"] == "running"


async def test_everybody_who_asks_for_another_game_comes_to_the_same_table(server: Running) -> None:
    ann, bob, table = await finished(server)
    answers = await asyncio.gather(*(person.post(f"/api/tables/{table}/again") for person in (ann, bob) * 4))
    assert len({answer["id"] for answer in answers}) == 1
    for person in (ann, bob):
        assert await ids(person, "mine") == [answers[0]["id"]]
    async with server.hall.engine.connect() as connection:
        assert len((await connection.execute(select(store.matches))).all()) == 2


async def test_on_two_servers_as_well(postgres: str, serve: Serve) -> None:
    here, there = await serve(postgres), await serve(postgres)
    ann, bob, table = await finished(here)
    answers = await asyncio.gather(
        *(ann.http.post(f"{server.base}/api/tables/{table}/again", json={}) for server in (here, there) * 3)
    )
    made = {answer.json()["id"] for answer in answers}
    assert len(made) == 1
    (new,) = made
    # Closed here, gone there: and the old table can be played again once more.
    async with Socket(bob, new) as right, Socket(bob, table) as old:
        bob.base = there.base
        async with Socket(bob, new) as far:
            await ann.call("DELETE", f"{here.base}/api/tables/{new}")
            for socket in (right, far):
                assert await farewell(socket) == (4404, "error-table-closed")
        await old.until(lambda m: m["t"] == "table" and m["table"]["again"] is None)
    answer = await bob.http.post(f"{there.base}/api/tables/{table}/again", json={})
    assert answer.status_code == 200
    assert answer.json()["id"] != new


async def test_two_servers_never_give_one_seat_to_two(postgres: str, serve: Serve) -> None:
    here, there = await serve(postgres), await serve(postgres)
    for _ in range(6):
        ann, bob, cy = here.person(), here.person(), there.person()
        table = await ann.create("me", "friend", private=False)
        path = f"/api/tables/{table['id']}"
        await cy.get(path)
        await bob.get(path)
        answers = await asyncio.gather(
            bob.http.post(f"{path}/seats/1", json={}), cy.http.post(f"{path}/seats/1", json={})
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_two_servers_start_nothing_with_a_seat_that_is_being_left(postgres: str, serve: Serve) -> None:
    here, there = await serve(postgres), await serve(postgres)
    for _ in range(6):
        ann, bob = here.person(), there.person()
        table = await ann.create("me", "friend", private=False)
        path = f"/api/tables/{table['id']}"
        await bob.post(f"{path}/seats/1")
        started, left = await asyncio.gather(
            ann.http.post(f"{path}/start", json={}), bob.http.delete(f"{path}/seats/1")
        )
        assert sorted([started.status_code, left.status_code]) == [200, 409]
        right = ("open", "open") if left.status_code == 200 else ("running", "person")
        for person in (ann, bob):
            for _ in range(2000):  # whoever asks the other server may be told a moment later
                now = await table_of(person, table["id"])
                if (now["status"], now["seats"][1]["kind"]) == right:
                    break
                await asyncio.sleep(0.05)
            assert (now["status"], now["seats"][1]["kind"]) == right


async def test_among_bots_the_next_game_starts_at_once(server: Running) -> None:
    ann = server.person()
    table = (await ann.create("me", "bot:dice", options={"rounds": 1}, name="Solo"))["id"]
    await ann.start(table)
    async with ann.socket(table) as left:
        await play_out({0: left}, random.Random(3))
    made = await ann.post(f"/api/tables/{table}/again")
    assert (made["status"], made["you"], made["name"], made["options"]["rounds"]) == ("running", [1], "Solo", 1)


async def test_playing_again_can_be_declined_or_called_off(server: Running) -> None:
    ann, bob, table = await finished(server)
    made = await ann.post(f"/api/tables/{table}/again")
    path = f"/api/tables/{made['id']}"
    declined = await bob.call("DELETE", f"{path}/seats/0")
    assert (declined["seats"][0]["kept"], declined["invited"]) == (False, [])
    assert await ids(bob, "mine") == []
    async with bob.socket(table) as right:
        assert right.info["again"] == made["id"]
        await ann.call("DELETE", path)
        await right.until(lambda m: m["t"] == "table" and m["table"]["again"] is None)
    assert (await table_of(ann, table))["again"] is None
    assert (await bob.post(f"/api/tables/{table}/again"))["you"] == [0]


async def test_only_a_finished_match_is_played_again_and_not_too_often(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite, limits=replace(UNLIMITED, table=Rate(4, 1e-6)))
    ann, _, table = await two_friends(server)
    assert (await ann.post(f"/api/tables/{table}/again", 409))["error"]["key"] == "error-not-finished"
    await ann.post(f"/api/tables/{table}/again", 409)
    await ann.post(f"/api/tables/{table}/again", 409)
    assert (await ann.post(f"/api/tables/{table}/again", 429))["error"]["key"] == "error-too-fast"


# --- lists ---------------------------------------------------------------------------------------------------------


async def test_the_lists_say_which_round_it_is(database: str, serve: Serve) -> None:
    server = await serve(database)
    ann, bob, table = await two_friends(server, rounds=3)
    assert (await ann.get("/api/tables", mine=1))["tables"][0]["round"] == 1
    async with ann.socket(table) as left, bob.socket(table) as right:
        dice = random.Random(2)
        for _ in range(20):
            if (await table_of(ann, table))["round"] == 2:
                break
            await play_out({0: left, 1: right}, dice, most=1)
    shown = (await ann.get("/api/tables", mine=1))["tables"]
    assert shown[0]["round"] == 2
    server.hall.lives.clear()
    assert (await ann.get("/api/tables", mine=1))["tables"] == shown, "the same from disk"


@pytest.mark.parametrize("call", ["again", "away", "seats/0/resign"])
async def test_nobody_else_is_let_in_by_the_new_calls(server: Running, call: str) -> None:
    ann = server.person()
    assert (await ann.post(f"/api/tables/none/{call}", 404))["error"]["key"] == "error-no-such-table"
    answer = await ann.http.post(f"/api/tables/none/{call}", json={}, headers={"Origin": "https://evil.example"})
    assert answer.json()["error"]["key"] == "error-foreign-page"
