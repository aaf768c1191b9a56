"""Whole matches over the websocket, on both databases; and everything that may not be played."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tests.server.conftest import Running, Serve
from tests.support.client import Person, Socket
from tradewinds import games
from tradewinds.kernel.chance import commitment
from tradewinds.kernel.record import Record, verify


async def two_friends(server: Running, *more: str, **options: Any) -> tuple[Person, Person, str]:
    """Ann opens a table, Bob comes by the link, the match starts."""
    ann, bob = server.person(), server.person()
    game = options.pop("game", "lanterns")
    table = await ann.create("me", "friend", *more, game=game, options=options)
    await bob.post(f"/api/tables/{table['id']}/seats/1", invite=table["invite"])
    await ann.start(table["id"])
    return ann, bob, table["id"]


async def decide(socket: Socket, seat: int, dice: random.Random) -> None:
    answer = await socket.play(seat, dice.choice(socket.options(seat)))
    assert answer["t"] == "ok", answer


async def play_out(sockets: dict[int, Socket], dice: random.Random, most: int = 100_000) -> int:
    """Whoever is asked decides, until all have heard that the match is over, or so many decisions are made."""
    made = 0
    while made < most:
        newest = max(socket.seq for socket in sockets.values())
        for socket in sockets.values():
            await socket.settle(newest)
        asked = [seat for seat, socket in sockets.items() if socket.options(seat)]
        if asked:
            seat = dice.choice(asked)
            await decide(sockets[seat], seat, dice)
            made += 1
            continue
        one = next(iter(sockets.values()))
        if one.info["status"] == "finished" or any(s["view"]["over"] for s in one.seats.values()):
            for socket in sockets.values():
                while socket.info["status"] != "finished":
                    await socket.hear()
            break
        await one.hear()
    return made


async def test_a_table_against_bots_to_the_end(server: Running) -> None:
    ann = server.person()
    table = await ann.create("me", "bot:mate", "bot:dice", options={"rounds": 4})
    assert table["status"] == "open"
    assert table["seed"] is None
    await ann.start(table["id"])
    async with ann.socket(table["id"]) as socket:
        await play_out({0: socket}, random.Random(1))
        assert socket.info["status"] == "finished"
        assert commitment(socket.info["seed"]) == table["commitment"]
        assert [score["seat"] for score in socket.info["result"]] == [0, 1, 2]
        answer = await socket.play(0, "lay:1")
        assert (answer["key"], answer["rule"]) == ("refusal-over", "LAN-9.1")
    assert not any(table["commitment"] not in raw for raw in socket.raw if '"commitment"' in raw)


async def test_two_clients_and_a_reload_in_the_middle(server: Running) -> None:
    """Bob's page goes away in the middle and comes back with what it holds: nothing is missing, nothing twice."""
    ann, bob, table = await two_friends(server, "bot:dice", rounds=4)
    dice = random.Random(2)
    async with ann.socket(table) as left:
        right = bob.socket(table)
        await right.open()
        await play_out({0: left, 1: right}, dice, 5)
        assert right.ws is not None
        held, seq = list(right.facts), right.seq
        await right.ws.close()
        await left.until(lambda m: m["t"] == "table" and not m["table"]["seats"][1]["connected"])
        for _ in range(2):
            if left.options(0):
                await decide(left, 0, dice)
        again = Socket(bob, table, have=seq, facts=len(held))
        again.facts = list(held)
        await again.open()
        assert again.heard[0]["facts_from"] == len(held)
        await left.quiet()
        await again.settle(left.seq)
        fresh = bob.socket(table)
        await fresh.open()
        await again.settle(fresh.seq)  # a bot may have decided meanwhile
        assert fresh.facts == again.facts
        assert fresh.seats == again.seats
        assert [fact["i"] for fact in fresh.facts] == list(range(len(fresh.facts)))
        await play_out({0: left, 1: again}, dice)
        assert [fact["i"] for fact in again.facts] == list(range(len(again.facts)))
    replay = await ann.get(f"/api/tables/{table}/replay")
    assert replay["commitment"] == commitment(replay["seed"])


async def test_jamaica_over_the_wire(server_with_jamaica: Running) -> None:
    ann, bob, table = await two_friends(server_with_jamaica, "bot:mate", "bot:random", game="jamaica")
    async with ann.socket(table) as left, bob.socket(table) as right:
        made = await play_out({0: left, 1: right}, random.Random(3))
        assert made > 30
    info = await ann.get(f"/api/tables/{table}")
    assert info["status"] == "finished"
    import msgspec

    record = msgspec.convert(await bob.get(f"/api/tables/{table}/replay"), Record)
    assert all(good for _, good in verify(games.load("jamaica"), record))
    frames = await bob.get(f"/api/tables/{table}/frames", **{"from": 0, "to": 20})
    assert [frame["n"] for frame in frames["frames"]] == list(range(21))


async def test_several_people_at_one_screen(server: Running) -> None:
    ann = server.person()
    table = await ann.create("me", "here", "here", names=["Ann", "Ben", "Cy"], options={"rounds": 2})
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Ben", "Cy"]
    assert table["you"] == [0, 1, 2]
    await ann.start(table["id"])
    async with ann.socket(table["id"]) as socket:
        assert sorted(socket.seats) == [0, 1, 2]
        assert all(seat["view"]["hand"] for seat in socket.seats.values())
        card = socket.options(1)[0]
        await socket.play(1, card)
        laid = socket.facts[-1]
        assert (laid["kind"], laid["args"]) == ("laid", {})
        assert laid["own"] == {"1": {"card": int(card.split(":")[1])}}
        await play_out({0: socket, 1: socket, 2: socket}, random.Random(4))


async def test_spectators_see_what_everybody_sees(server: Running) -> None:
    ann, _, table = await two_friends(server)
    zoe = server.person()
    async with ann.socket(table) as left, zoe.socket(table) as watching:
        assert watching.seats == {}
        assert watching.spectator["view"]["hand"] is None
        await decide(left, 0, random.Random(1))
        await watching.settle(1)
        assert watching.facts[-1]["args"] == {}
        assert "card" in left.facts[-1]["args"]
        answer = await watching.play(0, "lay:1")
        assert (answer["t"], answer["key"]) == ("refused", "error-not-your-seat")
        assert (await watching.ask({"t": "chat", "text": "hi"}))["key"] == "error-not-seated"
        assert (await watching.ask({"t": "hint", "seat": 0}))["key"] == "error-not-your-seat"
        while left.info["spectators"] != 1:
            await left.hear()


async def test_a_crowd_of_onlookers_is_told_of_now_and_then(server: Running) -> None:
    ann, _, table = await two_friends(server)
    async with ann.socket(table) as left:
        crowd = [server.person().socket(table) for _ in range(20)]
        await asyncio.gather(*(one.open() for one in crowd))  # not so slowly that each is news on a busy machine
        news = 0
        while left.info["spectators"] != len(crowd):
            await left.hear()
            news += 1
        assert news < len(crowd)
        for one in crowd:
            await one.__aexit__()


async def test_late_foreign_repeated_and_out_of_turn(server: Running) -> None:
    ann, bob, table = await two_friends(server)
    async with ann.socket(table) as left, bob.socket(table) as right:
        mine = left.options(0)
        # foreign: Bob for Ann's seat
        answer = await right.play(0, mine[0])
        assert (answer["key"], answer["field"]) == ("error-not-your-seat", "seat")
        # no such seat
        assert (await right.play(9, mine[0]))["key"] == "refusal-no-such-seat"
        # not an action, not a card in the hand
        assert (await left.play(0, "sing:loud"))["key"] == "error-action-unknown"
        assert (await left.play(0, "lay:99"))["key"] == "error-action-value"
        other = next(f"lay:{n}" for n in range(16) if f"lay:{n}" not in mine)
        answer = await left.play(0, other)
        assert (answer["key"], answer["rule"]) == ("refusal-card-not-in-hand", "LAN-3.1")
        # ahead of the table
        assert (await left.play(0, mine[0], seq=5))["key"] == "error-ahead"
        assert left.seq == right.seq == 0
        # played, and repeated: acknowledged again, not played twice
        first = await left.play(0, mine[0], ref="once")
        again = await left.play(0, mine[0], seq=0, ref="once")
        assert first == again == {"t": "ok", "ref": "once", "seq": 1}
        assert (await left.play(0, mine[1], ref="once"))["key"] == "error-ref-reused"
        # out of turn
        answer = await left.play(0, mine[1])
        assert (answer["key"], answer["rule"]) == ("refusal-not-your-decision", "LAN-3.1")
        # a decision at the same time, sent for the position before: not late
        await right.settle(1)
        answer = await right.play(1, right.options(1)[0], seq=0)
        assert answer["seq"] == 2
        # late: the table has moved on
        await left.settle(2)
        winner, socket = (0, left) if left.options(0) else (1, right)
        answer = await socket.play(winner, "take:red", seq=1)
        assert (answer["key"], answer["args"]) == ("error-late", {"seq": 1, "now": 2})
        await left.quiet()
        assert left.seq == 2


async def test_a_repeated_ref_is_known_after_a_restart(database: str, serve: Serve) -> None:
    server = await serve(database)
    ann, _, table = await two_friends(server)
    async with ann.socket(table) as left:
        action = left.options(0)[0]
        first = await left.play(0, action, ref="once")
        chat = await left.ask({"t": "chat", "text": "hello", "ref": "said"})
        assert chat["t"] == "ok"
    after = await serve(database)
    ann.base = after.base
    async with ann.socket(table) as left:
        assert left.seq == 1
        assert await left.play(0, action, seq=0, ref="once") == first
        assert (await left.ask({"t": "chat", "text": "hello", "ref": "said"}))["t"] == "ok"
        assert [entry["text"] for entry in left.chat] == ["hello"]
        assert left.seq == 1


async def test_bots_go_on_after_a_restart(database: str, serve: Serve) -> None:
    server = await serve(database, bot_pause=1000)
    ann = server.person()
    table = (await ann.create("me", "bot:dice", "bot:mate"))["id"]
    await ann.start(table)
    async with ann.socket(table) as left:
        await decide(left, 0, random.Random(1))
        assert left.seq == 1
    after = await serve(database)
    async with asyncio.timeout(120):
        while (live := after.hall.lives.get(table)) is None or live.seq < 3:  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def test_hint(server: Running) -> None:
    ann, _, table = await two_friends(server)
    async with ann.socket(table) as left:
        answer = await left.ask({"t": "hint", "seat": 0})
        assert (answer["t"], answer["advice"]["ways"][0]["action"]) == ("hint", left.options(0)[0])
        assert (await left.ask({"t": "hint", "seat": 1}))["key"] == "error-not-your-seat"
        await decide(left, 0, random.Random(1))
        assert (await left.ask({"t": "hint", "seat": 0}))["key"] == "refusal-not-your-decision"
