"""The worker processes: the same answers as at home, people first, and what happens when one of them is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from tests.server.conftest import Serve
from tests.server.test_play import play_out, two_friends
from tests.support.lanterns import LANTERNS
from tradewinds import bots, games
from tradewinds.play.table import Table, bot_number, fact_line
from tradewinds.server import replays
from tradewinds.server.crew import (
    HINTS,
    PACKS,
    REPLAYS,
    REVIEWS,
    UNWATCHED,
    WATCHED,
    Crew,
    Job,
    NoAnswer,
    Position,
    Queue,
)
from tradewinds.server.errors import Busy

GAMES = {"lanterns": "tests.support.lanterns:LANTERNS"} | {
    name: f"tradewinds.games.{name}.game:GAME" for name in games.shelf()
}
TROUBLED = {"lanterns": "tests.support.troubled:TROUBLED"}
Make = Callable[..., Crew]


@pytest.fixture
async def crew() -> AsyncIterator[Make]:
    async with AsyncExitStack() as stack:

        def make(known: dict[str, str] = GAMES, **more: Any) -> Crew:
            # Starved for seconds, a worker is not lost; that is tested where the limit is given.
            made = Crew(known, **({"size": 1, "niceness": 0, "limit": 300} | more))
            made.start()
            stack.push_async_callback(made.stop)
            return made

        yield make


def pid(crew: Crew, number: int = 0) -> int:
    process = crew.hands[number].process
    assert process is not None
    return process.pid


def advice(table: Table, seat: int, name: str, salt: str) -> str:
    """What a bot decides in this process."""
    bot = bots.make(table.game, name, bot_number(f"{salt}/{len(table.decisions)}/{seat}/{name}"))
    return table.advice(seat, bot, salt)


@pytest.mark.parametrize("name", GAMES)
async def test_a_worker_decides_as_this_process_would(name: str, crew: Make) -> None:
    """Over a match with undos, with a worker that remembers the match and with one that has never seen it."""
    game = LANTERNS if name == "lanterns" else games.load(name)
    mate = "dice" if name == "lanterns" else "mate"
    working, dice = crew(limit=300), random.Random(1)  # the rules may not be compiled, and the machine busy
    table = Table.new(game, 3, {"rounds": 9} if name == "lanterns" else {}, "seed")
    for step in range(10 if name == "puertorico" else 24):
        seat = table.waiting()[0]
        given = await working.think(WATCHED, Position.now("m", table), [(seat, mate)], "salt")
        assert given == [advice(table, seat, mate, "salt")]
        if step % 10 == 5:
            await working.hands[0].stop()
        if step % 10 == 7 and len(table.decisions) > 3:
            table.rewind(len(table.decisions) - 3)
        else:
            table.play(seat, dice.choice(table.legal(seat)))


async def test_bots_that_decide_at_the_same_time_see_what_the_others_left(crew: Make) -> None:
    working = crew()
    table = Table.new(LANTERNS, 4, {}, 7)
    seats = [(seat, "dice") for seat in table.waiting()]
    wanted = await working.think(WATCHED, Position.now("m", table), seats, "salt")
    assert len(wanted) == 4
    for (seat, name), action in zip(seats, wanted, strict=True):
        assert action == advice(table, seat, name, "salt")
        table.play(seat, action)


async def test_frames_are_those_of_the_table(crew: Make) -> None:
    game = games.load("jamaica")
    table, dice = Table.new(game, 3, {}, 3), random.Random(3)
    for _ in range(90):
        seat = dice.choice(table.waiting())
        table.play(seat, dice.choice(table.legal(seat)))
    expected, index = [], 0
    for n, decision, state, facts in table.frames(0, 1000):
        expected.append(
            {
                "n": n,
                "seat": decision.seat if decision else None,
                "action": decision.action if decision and decision.seat == 1 else None,
                "view": msgspec.json.decode(msgspec.json.encode(game.view(state, 1))),
                "facts": [fact_line(fact, index + i, (1,)) for i, fact in enumerate(facts)],
            }
        )
        index += len(facts)
    working, position = crew(), Position.now("m", table)
    for first, last in ((0, 31), (32, 63), (64, 90), (10, 12), (13, 13), (0, 0), (90, 90)):
        drawn = msgspec.json.decode(b"[" + await working.draw("guest", position, first, last, 1, False) + b"]")
        assert drawn == msgspec.json.decode(msgspec.json.encode(expected[first : last + 1]))


async def test_a_worker_that_is_lost_is_replaced_and_its_order_done_again(
    crew: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    working = crew()
    table = Table.new(LANTERNS, 3, {}, 1)
    position = Position.now("m", table)
    first = await working.think(WATCHED, position, [(0, "dice")], "salt")
    os.kill(pid(working), signal.SIGKILL)
    assert await working.think(WATCHED, position, [(0, "dice")], "salt") == first
    os.kill(pid(working), signal.SIGSTOP)
    hand, before = working.hands[0], pid(working)
    start, hand.terms.limit = hand.start, 2.0

    async def patiently() -> asyncio.subprocess.Process:
        hand.terms.limit = 300.0  # the next one is only starved
        return await start()

    monkeypatch.setattr(hand, "start", patiently)
    assert await working.think(WATCHED, position, [(0, "dice")], "salt") == first
    assert pid(working) != before


async def test_workers_stand_back_and_go_with_the_server(crew: Make) -> None:
    working = crew(size=2, niceness=7)
    position = Position.now("m", Table.new(LANTERNS, 2, {}, 1))
    await asyncio.gather(*(working.think(WATCHED, position, [(0, "mate")], str(n)) for n in range(9)))
    process = working.hands[0].process
    assert process is not None
    assert process.stdin is not None
    assert os.getpriority(os.PRIO_PROCESS, process.pid) - os.getpriority(os.PRIO_PROCESS, 0) == 7
    process.stdin.close()  # as when the server is killed
    await asyncio.wait_for(process.wait(), 120)


async def test_bots_that_go_wrong(crew: Make) -> None:
    working = crew(TROUBLED)
    table = Table.new(LANTERNS, 2, {}, 1)
    position = Position.now("m", table)
    with pytest.raises(NoAnswer, match="workers were lost"):
        await working.think(WATCHED, position, [(0, "deadly")], "salt")
    assert await working.think(WATCHED, position, [(0, "mate")], "salt") == [table.legal(0)[0]]
    working.terms.limit = 2.0
    with pytest.raises(NoAnswer, match="workers were lost"):
        await working.think(WATCHED, position, [(0, "endless")], "salt")


async def test_a_bot_that_fails_does_not_stop_the_table(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite, games=TROUBLED)
    ann = server.person()
    table = await ann.create("bot:mistaken", "bot:mistaken")
    await ann.start(table["id"])
    async with ann.socket(table["id"]) as watching:
        while watching.info["status"] != "finished":
            await watching.hear()


def job(match: str) -> Job:
    position = Position.now(match, Table.new(LANTERNS, 2, {}, 1))
    return Job(position, asyncio.get_running_loop().create_future())


async def test_people_come_first_and_tables_take_turns() -> None:
    queue = Queue(most=5)
    for rank, turn in (
        (UNWATCHED, "bots"),
        (REVIEWS, "judge"),
        (REPLAYS, "reader"),
        (PACKS, "editor"),
        (WATCHED, "a"),
        (WATCHED, "a"),
        (WATCHED, "a"),
        (WATCHED, "b"),
        (WATCHED, "c"),
        (HINTS, "pupil"),
    ):
        await queue.put(rank, turn, job(turn))
    with pytest.raises(Busy):
        await queue.put(WATCHED, "d", job("d"))
    gone = job("gone")
    await queue.put(REPLAYS, "gone", gone)
    gone.done.cancel()
    order = [(await queue.get()).key for _ in range(10)]
    assert order == ["pupil", "a", "b", "c", "a", "a", "editor", "reader", "judge", "bots"]
    assert queue.counts == [0] * 6


async def out_of_time(crew: Crew) -> None:
    """Whoever thinks too long, which nobody did while people played, has from now on hardly any time."""
    crew.terms.limit = 1.0
    while (process := crew.hands[0].process) is None:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    process.kill()  # it was given more


async def test_people_play_while_bots_think(serve: Serve, sqlite: str) -> None:
    """A bot that never decides holds nobody up who decides at the same time; then it is decided for it."""
    server = await serve(sqlite, games=TROUBLED, workers=1)
    ann, bob, table = await two_friends(server, "bot:endless", rounds=1)
    async with ann.socket(table) as left, bob.socket(table) as right:
        assert (await left.play(0, left.options(0)[0]))["t"] == "ok"
        assert (await left.ask({"t": "undo", "seat": 0}))["t"] == "ok"
        await left.until(lambda m: m["t"] == "state")
        assert (await left.play(0, left.options(0)[-1]))["t"] == "ok"
        await right.settle(3)
        assert (await right.play(1, right.options(1)[0]))["t"] == "ok"
        await left.settle(4)
        assert left.seq == 4  # the bot has not decided yet
        await out_of_time(server.hall.crew)
        await left.settle(left.seq + 1, 60)


async def test_one_hint_at_a_time_and_a_move_need_not_wait_for_it(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite, games={"lanterns": "tests.support.troubled:PONDERING"}, workers=1)
    ann, _, table = await two_friends(server)
    async with ann.socket(table) as left:
        await left.send({"t": "hint", "seat": 0, "ref": "slow"})
        assert (await left.ask({"t": "hint", "seat": 0}))["key"] == "error-too-fast"
        assert (await left.play(0, left.options(0)[0]))["t"] == "ok"
        await out_of_time(server.hall.crew)
        answer = await left.until(lambda m: m.get("ref") == "slow", 60)
        assert answer["key"] == "error-busy"


async def test_frames_while_somebody_takes_back(serve: Serve, sqlite: str) -> None:
    """A replay of a match that goes on shows one position of it, whatever happens meanwhile."""
    server = await serve(sqlite)
    ann, bob, table = await two_friends(server, rounds=5)
    async with ann.socket(table) as left, bob.socket(table) as right:
        sockets = {0: left, 1: right}
        await play_out(sockets, random.Random(4), 12)

        async def look() -> None:
            for _ in range(25):
                frames = await ann.get(f"/api/tables/{table}/frames")
                assert [frame["n"] for frame in frames["frames"]] == list(range(frames["total"] + 1))

        looking = asyncio.create_task(look())
        while not looking.done():
            for seat, socket in sockets.items():
                if socket.seats[seat]["undo"]["can"]:
                    await socket.ask({"t": "undo", "seat": seat})
            await left.quiet(0.02)
            await right.quiet(0.02)
            for seat, socket in sockets.items():
                if socket.options(seat):
                    await socket.play(seat, socket.options(seat)[0])
        await looking


async def test_a_long_replay_comes_in_parts(serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "AT_ONCE", 3)
    server = await serve(sqlite)
    ann, bob, table = await two_friends(server, rounds=4)
    async with ann.socket(table) as left, bob.socket(table) as right:
        await play_out({0: left, 1: right}, random.Random(4))
        whole = await ann.get(f"/api/tables/{table}/frames")
        total = whole["total"]
        assert [frame["n"] for frame in whole["frames"]] == list(range(total + 1))
        assert [fact for frame in whole["frames"] for fact in frame["facts"]] == left.facts
        part = await ann.get(f"/api/tables/{table}/frames", **{"from": 4, "to": 9})
        assert part["frames"] == whole["frames"][4:10]
        beyond = await ann.get(f"/api/tables/{table}/frames", **{"from": total + 1})
        assert beyond["frames"] == []


async def test_nothing_of_a_worker_is_left_behind(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite)
    ann, _, table = await two_friends(server, "bot:mate")
    async with ann.socket(table) as left:
        await left.play(0, left.options(0)[0])
    worker = pid(server.hall.crew)
    await server.hall.crew.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)
