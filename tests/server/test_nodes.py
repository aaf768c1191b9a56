"""Two servers, one PostgreSQL, one table."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.conftest import Serve
from tests.server.test_play import play_out, two_friends
from tests.server.test_presence import told
from tradewinds.server import moves
from tradewinds.server.live import Live
from tradewinds.server.nodes import PRESENCE, Nodes


async def test_several_servers_may_start_at_once(postgres: str, serve: Serve) -> None:
    await asyncio.gather(*(serve(postgres) for _ in range(3)))


async def test_people_on_two_servers_play_one_match(postgres: str, serve: Serve) -> None:
    here, there = await serve(postgres), await serve(postgres)
    ann, bob, table = await two_friends(here, "bot:mate", "bot:dice", rounds=6)
    bob.base = there.base
    async with ann.socket(table) as left, bob.socket(table) as right:
        await play_out({0: left, 1: right}, random.Random(1))
        for socket in (left, right):
            await socket.quiet()
            assert socket.info["status"] == "finished"
            assert [fact["i"] for fact in socket.facts] == list(range(len(socket.facts)))
        assert [f["kind"] for f in left.facts] == [f["kind"] for f in right.facts]
        assert left.seq == right.seq
        # ordinary play goes over in updates: whole states only at the beginning
        assert sum(message["t"] == "state" for message in right.heard) < 0.2 * left.seq


async def test_undo_chat_and_requests_cross_over(postgres: str, serve: Serve) -> None:
    here, there = await serve(postgres), await serve(postgres)
    ann, bob, table = await two_friends(here)
    bob.base = there.base
    async with ann.socket(table) as left, bob.socket(table) as right:
        await left.play(0, left.options(0)[0])
        await right.settle(1)
        assert (await left.ask({"t": "undo", "seat": 0}))["t"] == "ok"
        await right.settle(2)
        await left.until(lambda m: m["t"] == "state")
        assert len(right.facts) == len(left.facts)
        await left.play(0, left.options(0)[0])
        await right.settle(3)
        await right.play(1, right.options(1)[0])
        await left.settle(4)
        assert (await left.ask({"t": "undo", "seat": 0}))["t"] == "ok"
        await right.until(lambda m: m["t"] == "requests" and m["requests"])
        await right.ask({"t": "chat", "text": "of course"})
        await right.ask({"t": "consent", "seat": 1, "what": "undo:0", "agree": True})
        await left.settle(5)
        await left.quiet()
        await right.quiet()
        assert [entry["text"] for entry in left.chat] == ["of course"]
        assert left.requests == right.requests == []


async def test_a_person_on_the_other_server_is_not_away(postgres: str, serve: Serve) -> None:
    here, there = await serve(postgres), await serve(postgres)
    ann, bob, table = await two_friends(here)
    bob.base = there.base
    async with ann.socket(table) as left:
        async with bob.socket(table):
            await told(left, 1, here=True)
            assert (await left.ask({"t": "ask_bot", "seat": 1}))["key"] == "error-seat-not-abandoned"
        await told(left, 1, here=False)
        await asyncio.sleep(0.1)  # longer than `abandoned_after`
        assert (await left.ask({"t": "ask_bot", "seat": 1}))["t"] == "ok"
        await left.until(lambda m: m["t"] == "table" and m["table"]["seats"][1]["stands_in"])


async def test_both_at_the_same_time(postgres: str, serve: Serve) -> None:
    """The same seat plays on both servers at once: one decision counts, the other hears that it is late."""
    here, there = await serve(postgres), await serve(postgres)
    ann, _, table = await two_friends(here)
    async with ann.socket(table) as left:
        ann.base = there.base
        async with ann.socket(table) as right:
            first, second = left.options(0)[:2]
            answers = await asyncio.gather(left.play(0, first), right.play(0, second))
            kinds = sorted(answer.get("key", "ok") for answer in answers)
            assert kinds[0] in ("error-late", "refusal-not-your-decision")
            assert kinds[1] == "ok"
            for socket in (left, right):
                await socket.settle(1)
                await socket.quiet()
            assert left.seq == right.seq == 1
            assert left.facts == right.facts
            assert left.seats == right.seats


async def test_nobody_is_shown_less_than_they_saw_through_the_other_server(postgres: str, serve: Serve) -> None:
    here, there = await serve(postgres), await serve(postgres)
    ann, bob, table = await two_friends(here)
    bob.base = there.base
    async with bob.socket(table) as right:
        assert right.seq == 0
        nodes: Any = there.hall.nodes
        async with nodes.lock:
            await nodes.driver.remove_listener(nodes.channel, nodes._heard)  # the news does not reach it
        async with ann.socket(table) as left:
            await left.play(0, left.options(0)[0])
            await left.settle(1)
        assert there.hall.lives[table].seq == 0
        ann.base = there.base
        async with ann.socket(table, have=1, facts=len(left.facts)) as again:
            assert again.seq == 1
        await right.settle(1)


async def test_what_is_written_while_a_server_reads_the_table_reaches_it(
    postgres: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await serve(postgres), await serve(postgres)
    ann, bob, table = await two_friends(here)
    bob.base = there.base
    read, been_read, go_on = there.hall._read, asyncio.Event(), asyncio.Event()

    async def slowly(live: Live, wanted: str) -> None:
        await read(live, wanted)
        been_read.set()
        await go_on.wait()

    monkeypatch.setattr(there.hall, "_read", slowly)
    heard = asyncio.Event()
    nodes: Any = there.hall.nodes
    hear = nodes.changed

    async def hearing(match: str | None, what: str) -> None:
        if what not in PRESENCE:  # the decision, not that she has come
            heard.set()
        await hear(match, what)

    monkeypatch.setattr(nodes, "changed", hearing)
    async with ann.socket(table) as left:
        right = bob.socket(table)
        opening = asyncio.create_task(right.__aenter__())
        await been_read.wait()
        await left.play(0, left.options(0)[0])
        await heard.wait()
        go_on.set()
        await opening
        await right.settle(1)
        await right.__aexit__(None, None, None)


async def test_what_could_not_be_read_is_read_with_the_next_news(
    postgres: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await serve(postgres), await serve(postgres)
    ann, bob, table = await two_friends(here)
    bob.base = there.base
    async with ann.socket(table) as left, bob.socket(table) as right:
        failed = asyncio.Event()

        async def away(*_: object) -> None:
            failed.set()
            raise OSError("the database is away")

        with monkeypatch.context() as broken:
            broken.setattr(there.hall.reader, "rows", away)
            await left.ask({"t": "chat", "text": "are you there?"})
            await failed.wait()
        # Of a decision only the row and the log are read, were it not for what was missed.
        await left.play(0, left.options(0)[0])
        await right.settle(1)
        while not right.chat:
            await right.hear()
        assert [entry["text"] for entry in right.chat] == ["are you there?"]


async def test_hundreds_who_come_and_go_are_told_of_together(postgres: str, serve: Serve) -> None:
    here, there = await serve(postgres), await serve(postgres)
    first, second = here.hall.nodes, there.hall.nodes
    people = [(f"match{n % 50}", f"guest{n}") for n in range(300)]
    asked: list[str] = []
    call = first._call

    async def counted(query: str, *args: object) -> Any:
        asked.append(query)
        return await call(query, *args)

    first._call = counted
    await asyncio.gather(*(first.arrive(match, guest) for match, guest in people))
    found = await asyncio.gather(*(second.elsewhere(f"match{n}") for n in range(50)))
    assert found == [{f"guest{n + 50 * k}" for k in range(6)} for n in range(50)]
    await asyncio.gather(*(first.leave(match, guest) for match, guest in people[1:]))
    assert await second.everybody() == {"guest0"}
    assert sum("presence" in query for query in asked) < 10


async def test_who_is_connected_and_what_they_are_called_crosses_over(postgres: str, serve: Serve) -> None:
    here, there = await serve(postgres), await serve(postgres)
    ann, bob, table = await two_friends(here)
    bob.base = there.base
    async with ann.socket(table) as left:
        assert not left.info["seats"][1]["connected"]
        async with bob.socket(table):
            await left.until(lambda m: m["t"] == "table" and m["table"]["seats"][1]["connected"])
            await bob.call("PATCH", f"{there.base}/api/me", json={"name": "Bob"})
            await left.until(lambda m: m["t"] == "table" and m["table"]["seats"][1]["name"] == "Bob")
        await left.until(lambda m: m["t"] == "table" and not m["table"]["seats"][1]["connected"])


async def test_people_on_other_servers_are_asked_before_a_bot_stands_in(postgres: str, serve: Serve) -> None:
    here, there = await serve(postgres), await serve(postgres)
    ann, bob, cy = here.person(), here.person(), here.person()
    table = await ann.create("me", "friend", "friend")
    for seat, person in ((1, bob), (2, cy)):
        await person.post(f"/api/tables/{table['id']}/seats/{seat}", invite=table["invite"])
    await ann.start(table["id"])
    bob.base = there.base
    async with ann.socket(table["id"]) as left, bob.socket(table["id"]) as right:
        await left.until(lambda m: m["t"] == "table" and m["table"]["seats"][1]["connected"])
        await asyncio.sleep(0.1)
        assert (await left.ask({"t": "ask_bot", "seat": 2}))["t"] == "ok"
        await left.quiet()
        assert left.requests[0]["missing"] == [1]
        assert not left.info["seats"][2]["stands_in"]
        await right.until(lambda m: m["t"] == "requests" and m["requests"])
        await right.ask({"t": "consent", "seat": 1, "what": "bot:2", "agree": True})
        await left.until(lambda m: m["t"] == "table" and m["table"]["seats"][2]["stands_in"])


async def aged(nodes: Any) -> None:
    """As if its last sign of life were longer ago than the others believe it."""
    async with nodes.engine.begin() as connection:
        await connection.execute(text("UPDATE nodes SET beat = 0 WHERE id = :id"), {"id": nodes.id})
    nodes.beaten -= nodes.lease


async def test_a_server_without_signs_of_life_moves_no_bots_and_holds_nobody(
    postgres: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await serve(postgres), await serve(postgres)
    first, second = here.hall.nodes, there.hall.nodes
    assert await first.drives("match")
    assert not await second.drives("match")
    await first.arrive("match", "guest")
    assert await second.elsewhere("match") == {"guest"}

    async def silent(*_: object) -> None:
        raise TimeoutError("hung")

    with monkeypatch.context() as hung:
        hung.setattr(first, "_live", silent)
        await aged(first)
        async with asyncio.timeout(120):
            while not await second.drives("match"):  # noqa: ASYNC110
                await asyncio.sleep(0.1)
        assert await second.elsewhere("match") == set()
        assert not await first.drives("match")
    async with asyncio.timeout(120):
        while await second.elsewhere("match") != {"guest"}:  # noqa: ASYNC110
            await asyncio.sleep(0.1)
    assert not await first.drives("match")  # the other has it now
    assert await second.drives("match")


async def test_who_was_thought_dead_and_forgets_a_match_leaves_its_bots_to_others(
    postgres: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await serve(postgres), await serve(postgres)
    first, second = here.hall.nodes, there.hall.nodes
    assert isinstance(first, Nodes)
    assert await first.drives("match")
    with monkeypatch.context() as hung:
        hung.setattr(first, "_call", hang)
        await aged(first)
        async with asyncio.timeout(120):
            while first.well():  # noqa: ASYNC110
                await asyncio.sleep(0.1)
    async with asyncio.timeout(120):
        while not first.well():  # noqa: ASYNC110
            await asyncio.sleep(0.1)
    first.forget("match")  # as when nobody is at the table any more
    async with asyncio.timeout(120):
        while not await second.drives("match"):  # noqa: ASYNC110
            await asyncio.sleep(0.1)


async def hang(*_: object) -> None:
    raise TimeoutError("hung")


async def test_a_server_that_knows_nothing_of_a_match_is_reminded_that_it_moves_the_bots(
    postgres: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moves, "REMINDED", 0.2)
    here, there = await serve(postgres), await serve(postgres)
    ann, bob, table = await two_friends(here, "bot:mate", "bot:mate", rounds=2)
    async with ann.socket(table) as left, bob.socket(table) as right:
        async with asyncio.timeout(120):
            while here.hall.lives[table].bot_task is not None:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        here.hall.nodes.forget(table)
        async with asyncio.timeout(120):
            while not await there.hall.nodes.drives(table):  # noqa: ASYNC110
                await asyncio.sleep(0.1)
        await play_out({0: left, 1: right}, random.Random(1))
    assert table not in there.hall.lives


async def test_time_that_is_over_at_a_table_that_cannot_be_read_leaves_its_bots_to_others(
    postgres: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await serve(postgres), await serve(postgres)

    async def away(match: str) -> None:
        raise OSError(f"{match} cannot be read")

    monkeypatch.setattr(here.hall, "find", away)
    await here.hall.keeper.act("match")
    async with asyncio.timeout(120):
        while not await there.hall.nodes.drives("match"):  # noqa: ASYNC110
            await asyncio.sleep(0.1)
