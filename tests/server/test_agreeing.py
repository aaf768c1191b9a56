"""Taking back, alone and with everybody's consent; a bot for somebody who left."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tests.server.conftest import Running, Serve
from tests.server.test_play import play_out, two_friends
from tests.server.test_presence import told
from tests.support.client import Socket


async def winner_of_a_round(left: Socket, right: Socket) -> tuple[int, Socket, Socket]:
    """Both lay; the one who has to take, and the other one."""
    await left.play(0, left.options(0)[0])
    await right.play(1, right.options(1)[0])
    await left.settle(2)
    await right.settle(2)
    return (0, left, right) if left.options(0) else (1, right, left)


async def test_undo_up_to_the_barrier(server: Running) -> None:
    ann, bob, table = await two_friends(server)
    async with ann.socket(table) as left, bob.socket(table) as right:
        seat, mine, other = await winner_of_a_round(left, right)
        await mine.play(seat, "take:blue")
        now = mine.seats[seat]
        assert now["undo"] == {"can": True, "ask": False, "key": "undo-back-to", "args": {}}
        assert now["prompt"]["undo"] == now["undo"]
        facts = len(mine.facts)
        answer = await mine.ask({"t": "undo", "seat": seat, "ref": "back"})
        assert answer == {"t": "ok", "ref": "back", "seq": 4}
        await mine.until(lambda m: m["t"] == "state")
        await other.settle(4)
        assert [m["t"] for m in mine.heard[-2:]] == ["rewound", "state"]
        assert len(mine.facts) == facts - 1
        assert "take:red" in mine.options(seat)
        # repeated: acknowledged, not taken back twice
        assert await mine.ask({"t": "undo", "seat": seat, "ref": "back"}) == answer
        await mine.play(seat, "take:red")
        await other.settle(5)
        assert [fact["i"] for fact in other.facts] == list(range(len(other.facts)))
        assert other.facts[-1]["args"] == {"colour": "red"}
        assert [f["kind"] for f in other.facts] == [f["kind"] for f in mine.facts]


async def test_a_client_that_was_away_during_an_undo_is_told_what_is_void(server: Running) -> None:
    ann, bob, table = await two_friends(server)
    async with ann.socket(table) as left:
        right = bob.socket(table)
        await right.open()
        seat, mine, _ = await winner_of_a_round(left, right)
        if mine is right:
            left, right, ann, bob = right, left, bob, ann
        await left.play(seat, "take:blue")
        await right.settle(3)
        held, seq = list(right.facts), right.seq
        assert right.ws is not None
        await right.ws.close()
        await left.ask({"t": "undo", "seat": seat})
        await left.until(lambda m: m["t"] == "state")
        await left.play(seat, "take:red")
        back = Socket(bob, table, have=seq, facts=len(held))
        back.facts = list(held)
        await back.open()
        assert back.heard[0]["facts_from"] == len(held) - 1
        assert back.facts[-1]["args"] == {"colour": "red"}


async def test_past_the_barrier_everybody_is_asked(server: Running) -> None:
    ann, bob, table = await two_friends(server)
    async with ann.socket(table) as left, bob.socket(table) as right:
        seat, mine, other = await winner_of_a_round(left, right)
        assert mine.seats[seat]["undo"]["ask"]
        answer = await mine.ask({"t": "undo", "seat": seat})
        assert (answer["t"], answer["seq"]) == ("ok", 2)
        await other.until(lambda m: m["t"] == "requests" and m["requests"])
        request = other.requests[0]
        assert request["what"] == f"undo:{seat}"
        assert (request["by"], request["agreed"], request["missing"]) == (seat, [seat], [1 - seat])
        # no
        await other.ask({"t": "consent", "seat": 1 - seat, "what": request["what"], "agree": False})
        declined = await mine.until(lambda m: m["t"] == "declined")
        assert declined == {"t": "declined", "what": request["what"], "seat": 1 - seat}
        await mine.until(lambda m: m["t"] == "requests" and not m["requests"])
        answer = await other.ask({"t": "consent", "seat": 1 - seat, "what": request["what"], "agree": True})
        assert answer["key"] == "error-no-such-request"
        assert mine.seq == 2
        # yes
        await mine.ask({"t": "undo", "seat": seat})
        await other.until(lambda m: m["t"] == "requests" and m["requests"])
        await other.ask({"t": "consent", "seat": 1 - seat, "what": request["what"], "agree": True})
        await other.settle(3)
        await mine.settle(3)
        await mine.quiet()
        assert mine.requests == []
        assert mine.options(seat)[0].startswith("lay:")
        # nobody may answer for another
        answer = await mine.ask({"t": "consent", "seat": 1 - seat, "what": "undo:0", "agree": True})
        assert answer["key"] == "error-not-your-seat"


async def test_alone_with_bots_nobody_else_has_to_agree(server: Running) -> None:
    ann = server.person()
    table = (await ann.create("me", "bot:dice", "bot:dice"))["id"]
    await ann.start(table)
    async with ann.socket(table) as left:
        while not left.options(0):
            await left.hear()
        await left.play(0, left.options(0)[0])
        await left.quiet()
        seq = left.seq
        answer = await left.ask({"t": "undo", "seat": 0})
        assert answer["t"] == "ok"
        await left.until(lambda m: m["t"] == "rewound")
        await left.quiet()
        assert left.seq > seq
        assert left.options(0)[0].startswith("lay:")


async def test_nothing_to_take_back(server: Running) -> None:
    ann, _, table = await two_friends(server)
    async with ann.socket(table) as left:
        answer = await left.ask({"t": "undo", "seat": 0})
        assert (answer["t"], answer["key"]) == ("refused", "undo-nothing")
        answer = await left.ask({"t": "undo", "seat": 0, "seq": 9})
        assert answer["key"] == "error-late"


async def test_a_pending_request_survives_a_restart(database: str, serve: Serve) -> None:
    server = await serve(database)
    ann, bob, table = await two_friends(server)
    async with ann.socket(table) as left, bob.socket(table) as right:
        seat, mine, _ = await winner_of_a_round(left, right)
        await mine.ask({"t": "undo", "seat": seat})
    after = await serve(database)
    ann.base = bob.base = after.base
    async with ann.socket(table) as left, bob.socket(table) as right:
        assert left.requests == right.requests != []
        other = right if seat == 0 else left
        await other.ask({"t": "consent", "seat": 1 - seat, "what": f"undo:{seat}", "agree": True})
        await left.settle(3)


async def leave(socket: Socket, other: Socket) -> None:
    """Bob goes, the other one has heard of it, and he has been away for longer than `abandoned_after`."""
    assert socket.ws is not None
    await told(other, 1, here=True)
    await socket.ws.close()
    await told(other, 1, here=False)
    await asyncio.sleep(0.1)


async def test_a_bot_takes_over_only_if_the_table_agrees(server: Running) -> None:
    ann, bob, cy = server.person(), server.person(), server.person()
    table = (await ann.create("me", "friend", "friend", private=False, options={"rounds": 2}))["id"]
    await bob.post(f"/api/tables/{table}/seats/1", name="Bob")
    await cy.post(f"/api/tables/{table}/seats/2", name="Cy")
    await ann.start(table)
    right = bob.socket(table)
    async with ann.socket(table) as left, cy.socket(table) as third:
        await right.open()
        answer = await left.ask({"t": "ask_bot", "seat": 1})
        assert answer["key"] == "error-seat-not-abandoned"  # he is here
        await leave(right, left)
        await left.ask({"t": "ask_bot", "seat": 1})
        await third.until(lambda m: m["t"] == "requests" and m["requests"])
        assert third.requests[0]["missing"] == [2]
        assert not left.info["seats"][1]["stands_in"]
        # he comes back: nobody asks any more
        right = bob.socket(table)
        await right.open()
        await third.until(lambda m: m["t"] == "requests" and not m["requests"])
        await leave(right, left)
        await left.ask({"t": "ask_bot", "seat": 1})
        await third.until(lambda m: m["t"] == "requests" and m["requests"])
        await third.ask({"t": "consent", "seat": 2, "what": "bot:1", "agree": True})
        await left.until(lambda m: m["t"] == "table" and m["table"]["seats"][1]["stands_in"])
        seat = left.info["seats"][1]
        assert (seat["kind"], seat["name"], seat["bot"]) == ("person", "Bob", "mate")
        await left.settle(1)  # the bot has laid for him
        # back again: he looks on, takes the seat back, and plays on
        async with bob.socket(table) as right:
            answer = await right.play(1, "lay:1")
            assert answer["key"] == "error-bot-plays"
            assert (await left.ask({"t": "return", "seat": 1}))["key"] == "error-not-your-seat"
            assert (await right.ask({"t": "return", "seat": 1}))["t"] == "ok"
            await left.until(lambda m: m["t"] == "table" and not m["table"]["seats"][1]["stands_in"])
            await play_out({0: left, 1: right, 2: third}, random.Random(8))


async def test_the_last_one_left_may_go_on_with_bots(server: Running) -> None:
    ann, bob, table = await two_friends(server, rounds=1)
    right = bob.socket(table)
    async with ann.socket(table) as left:
        await right.open()
        await leave(right, left)
        assert (await left.ask({"t": "ask_bot", "seat": 1}))["t"] == "ok"
        await play_out({0: left}, random.Random(9))


async def test_only_those_who_sit_may_ask_for_a_bot(server: Running) -> None:
    ann, _, table = await two_friends(server)
    await asyncio.sleep(0.1)
    async with server.person().socket(table) as watching:
        assert (await watching.ask({"t": "ask_bot", "seat": 1}))["key"] == "error-not-seated"
    async with ann.socket(table) as left:
        assert (await left.ask({"t": "ask_bot", "seat": 31}))["key"] == "refusal-no-such-seat"


async def test_chat(server: Running) -> None:
    ann, bob, table = await two_friends(server)
    await ann.call("PATCH", "/api/me", json={"name": "Ann"})
    async with ann.socket(table) as left, bob.socket(table) as right:
        answers: list[Any] = []
        for text in ("  Szép napot!  ", "你好", "x" * 501, " \t ", "a\x00b", "a\u202eb"):
            answers.append(await left.ask({"t": "chat", "text": text}))
        assert [a.get("key") for a in answers] == [
            None,
            None,
            "error-chat-long",
            "error-chat-empty",
            "error-text-control",
            "error-text-control",
        ]
        await right.quiet()
        assert [(e["n"], e["seat"], e["name"], e["text"]) for e in right.chat] == [
            (0, 0, "Ann", "Szép napot!"),
            (1, 0, "Ann", "你好"),
        ]
        async with bob.socket(table) as again:
            assert again.chat == right.chat


async def test_an_agreement_is_void_when_the_table_moves_on(database: str, serve: Serve) -> None:
    """Asked for one decision, agreed many later: that would take back what nobody has agreed to."""
    server = await serve(database)
    ann, bob, table = await two_friends(server)
    async with ann.socket(table) as left, bob.socket(table) as right:
        seat, mine, other = await winner_of_a_round(left, right)
        await mine.ask({"t": "undo", "seat": seat})
        await other.until(lambda m: m["t"] == "requests" and m["requests"])
        await mine.play(seat, "take:red")
        for socket in (mine, other):
            await socket.settle(3)
            lapsed = [m for m in socket.heard if m["t"] == "lapsed"]
            assert lapsed == [{"t": "lapsed", "what": f"undo:{seat}", "by": seat}]
            assert socket.requests == []
        answer = await other.ask({"t": "consent", "seat": 1 - seat, "what": f"undo:{seat}", "agree": True})
        assert answer["key"] == "error-no-such-request"
        assert mine.seq == 3
    after = await serve(database)
    ann.base = bob.base = after.base
    async with ann.socket(table) as left:
        assert (left.requests, left.seq) == ([], 3)


async def test_an_undo_voids_what_the_other_one_asked_for(server: Running) -> None:
    ann, bob, table = await two_friends(server)
    async with ann.socket(table) as left, bob.socket(table) as right:
        seat, mine, other = await winner_of_a_round(left, right)
        await mine.play(seat, "take:red")
        await other.settle(3)
        assert (await other.ask({"t": "undo", "seat": 1 - seat}))["t"] == "ok"
        await mine.until(lambda m: m["t"] == "requests" and m["requests"])
        await mine.ask({"t": "undo", "seat": seat})  # freely: nothing was shown since
        rewound = await mine.until(lambda m: m["t"] == "rewound")
        assert rewound["by"] == seat
        await other.settle(4)
        await other.quiet()
        assert [m["by"] for m in other.heard if m["t"] == "lapsed"] == [1 - seat]
        assert other.requests == []


async def test_among_bots_undo_past_a_barrier_is_free_and_said_so(server: Running) -> None:
    ann = server.person()
    table = (await ann.create("me", "bot:dice", "bot:dice"))["id"]
    await ann.start(table)
    async with ann.socket(table) as left:
        while not left.options(0):
            await left.hear()
        await left.play(0, left.options(0)[0])
        await left.settle(3)  # all have laid
        await left.quiet()
        undo = left.seats[0]["undo"]
        assert (undo["can"], undo["ask"], undo["key"]) == (True, False, "undo-back-since")
        await left.ask({"t": "undo", "seat": 0})
        await left.until(lambda m: m["t"] == "rewound" and m["by"] == 0)
        await left.quiet()
        assert not any(m["t"] == "requests" for m in left.heard)  # nobody was asked, not even for a moment
