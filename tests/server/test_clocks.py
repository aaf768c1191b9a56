"""Clocks: what they count, what they survive, and what happens at zero. Time is turned by hand."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.conftest import Running, Serve
from tests.support.client import Person, Socket
from tests.support.fleet import ServerProcess
from tests.support.hands import Hands
from tradewinds import games
from tradewinds.server import moves, store
from tradewinds.server.timekeeper import Timekeeper

NEVER = 1e9
BANK = {"kind": "bank", "seconds": 100, "increment": 7, "at_zero": "bot"}
EACH = {"kind": "decision", "seconds": 100, "at_zero": "bot"}


async def friends(server: Running, clock: Any, *more: str, game: str = "lanterns") -> tuple[Person, Person, str]:
    ann, bob = server.person(), server.person()
    table = await ann.create("me", "friend", *more, game=game, clock=clock)
    await bob.post(f"/api/tables/{table['id']}/seats/1", invite=table["invite"])
    await ann.start(table["id"])
    return ann, bob, table["id"]


async def left(person: Person, table: str) -> list[Any]:
    """What everybody has, in seconds."""
    time = (await person.get(f"/api/tables/{table}"))["time"]
    return [ms if ms is None else ms / 1000 for ms in time["left"]]


async def lay(socket: Socket, seat: int) -> None:
    """The seat's answer in a round of lanterns, whatever it is."""
    await socket.quiet(0.05)
    answer = await socket.play(seat, socket.options(seat)[0])
    assert answer["t"] == "ok", answer


def happened(info: Any) -> list[tuple[int, str]]:
    return [(event["seat"], event["what"]) for event in info["time"]["events"]]


async def until_told(socket: Socket, what: str) -> Any:
    def has(message: Any) -> bool:
        time: Any = message.get("time") or (message.get("table") or {}).get("time")
        return bool(time) and any(event["what"] == what for event in time["events"])

    return await socket.until(has)


async def test_no_clock_unless_somebody_wants_one(server: Running) -> None:
    ann = server.person()
    table = await ann.create("me", "bot:mate")
    await ann.start(table["id"])
    found = await ann.get(f"/api/tables/{table['id']}")
    assert found["clock"] is None
    assert found["time"] is None
    for wrong in ({"kind": "sand"}, BANK | {"seconds": 9}, BANK | {"seconds": 10**9}, BANK | {"at_zero": "die"}):
        answer = await ann.post("/api/tables", 400, game="lanterns", seats=["me", "bot:mate"], clock=wrong)
        assert answer["error"]["field"].startswith("clock")


async def test_a_bank_runs_for_everybody_who_is_asked_and_grows_with_each_answer(database: str, serve: Serve) -> None:
    hands = Hands()
    server = await serve(database, clock=hands, clock_gap=NEVER)
    ann, bob, table = await friends(server, BANK, "bot:mate")
    async with ann.socket(table) as one, bob.socket(table) as two:
        assert await left(ann, table) == [100, 100, None]
        hands.turn(10)
        assert await left(bob, table) == [90, 90, None]
        await lay(one, 0)
        assert one.heard[-1]["time"]["left"] == [97_000, 90_000, None]
        hands.turn(20)
        assert await left(ann, table) == [97, 70, None]  # only Bob's runs
        info = await ann.get(f"/api/tables/{table}")
        assert info["time"]["running"] == [1]
        await lay(two, 1)
    again = await serve(database, clock=hands, clock_gap=NEVER)
    ann.http.base_url = again.base
    now = await ann.get(f"/api/tables/{table}")
    assert now["clock"] == BANK
    assert sorted(ms for ms in now["time"]["left"] if ms is not None) == [77_000, 97_000]


async def test_time_for_each_decision_is_full_again_after_an_answer(sqlite: str, serve: Serve) -> None:
    hands = Hands()
    server = await serve(sqlite, clock=hands, clock_gap=NEVER)
    ann, bob, table = await friends(server, EACH)
    async with ann.socket(table) as one, bob.socket(table) as two:
        hands.turn(60)
        await lay(one, 0)
        assert await left(ann, table) == [100, 40]
        hands.turn(30)
        await lay(two, 1)
        assert await left(ann, table) == [100, 100]


@pytest.mark.parametrize("clock", [BANK, EACH], ids=["bank", "decision"])
async def test_taking_back_gives_no_time(clock: Any, sqlite: str, serve: Serve) -> None:
    hands = Hands()
    server = await serve(sqlite, clock=hands, clock_gap=NEVER)
    ann, _, table = await friends(server, clock)
    async with ann.socket(table) as one:
        hands.turn(60)
        for _ in range(3):
            await lay(one, 0)
            hands.turn(5)
            await one.ask({"t": "undo", "seat": 0})
            await one.until(lambda m: m["t"] == "state")
            hands.turn(1)
        mine = (await left(ann, table))[0]
        # A bank has what was left at the first answer and what that one earned once; the rest went on being spent.
        assert mine == (40 + 7 - 3 if clock is BANK else 40 - 3)
        await lay(one, 0)
        assert (await left(ann, table))[0] == mine


async def test_at_zero_a_bot_takes_the_seat_and_its_person_may_come_back(database: str, serve: Serve) -> None:
    hands = Hands()
    server = await serve(database, clock=hands, clock_gap=NEVER)
    ann, bob, table = await friends(server, BANK)
    async with ann.socket(table) as one, bob.socket(table) as two:
        await lay(one, 0)
        hands.turn(99.9)
        await asyncio.sleep(0)
        assert (await server.hall.keeper.look()) <= 0.1  # the next look comes when it counts
        hands.turn(0.2)
        await until_told(one, "bot")
        assert [seat["stands_in"] for seat in one.info["seats"]] == [False, True]
        assert happened(one.info) == [(1, "bot")]
        await two.until(lambda m: m["t"] == "table" and m["table"]["seats"][1]["stands_in"])
        while not one.options(0) and not two.options(1):
            await one.hear()
        await two.quiet(0.05)
        assert (await two.ask({"t": "return", "seat": 1}))["t"] == "ok"
        assert (await left(bob, table))[1] in (60, 67)


async def test_tables_that_everybody_has_left_take_turns(sqlite: str, serve: Serve) -> None:
    """Whoever lets the clocks of a hundred tables run out has them played by bots, but not all at once."""
    hands = Hands()
    server = await serve(sqlite, clock=hands, clock_gap=NEVER)
    ann = server.person()
    tables = []
    for _ in range(3):
        tables.append((await ann.create("me", "bot:random", clock=BANK))["id"])
        await ann.start(tables[-1])
    lives = [server.hall.lives[table] for table in tables]
    while any(not live.waiting() or moves.bots_to_move(live) for live in lives):  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    before = [live.seq for live in lives]
    async with server.hall.left_alone:
        hands.turn(101)
        while not all(live.seats[0].stands_in and live.bot_task for live in lives):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        for _ in range(50):
            await asyncio.sleep(0.01)
        assert [live.seq for live in lives] == before
        async with ann.socket(tables[0]) as socket:  # whoever comes back need not wait for the others
            await socket.ask({"t": "return", "seat": 0})
            assert socket.info is not None
    while any(live.match.status != "finished" for live in lives[1:]):  # noqa: ASYNC110
        await asyncio.sleep(0.01)


async def test_at_zero_one_decision_is_made_and_the_seat_stays(database: str, serve: Serve) -> None:
    hands = Hands()
    server = await serve(database, clock=hands, clock_gap=NEVER)
    ann, _, table = await friends(server, BANK | {"at_zero": "pass"})
    async with ann.socket(table) as one:
        await lay(one, 0)
        hands.turn(101)
        await until_told(one, "decided")  # lanterns know no passing
        assert happened(await ann.get(f"/api/tables/{table}")) == [(1, "decided")]
        assert not one.info["seats"][1]["stands_in"]
        assert (await left(ann, table))[1] == 10
        assert one.seq == 2  # one decision, not one more


@pytest.mark.parametrize("game", games.shelf())
def test_games_say_which_answers_pass(game: str) -> None:
    found = games.load(game)
    assert found.vocabulary.passes
    for action in found.vocabulary.passes:
        assert found.actions.text(found.actions.parse(action)) == action


async def test_at_zero_the_seat_passes_where_the_rules_know_that(sqlite: str, serve: Serve) -> None:
    hands = Hands()
    server = await serve(sqlite, clock=hands, clock_gap=NEVER, games={"empires": "tradewinds.games.empires.game:GAME"})
    ann, _, table = await friends(server, EACH | {"at_zero": "pass"}, game="empires")
    async with ann.socket(table) as one:
        for _ in range(60):
            hands.turn(101)
            before = one.seq
            while one.seq == before:
                await one.hear()
            info = await ann.get(f"/api/tables/{table}")
            if any(what == "pass" for _, what in happened(info)):
                break
        passed = next(event for event in info["time"]["events"] if event["what"] == "pass")
        line = one.facts[passed["facts"] - 1] if passed["facts"] <= len(one.facts) else one.facts[-1]
        assert line["i"] < passed["facts"]


async def test_an_answer_that_comes_too_late_is_refused(
    sqlite: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands()
    server = await serve(sqlite, clock=hands, clock_gap=NEVER)
    ann, _, table = await friends(server, BANK)

    async def nothing(*_: object) -> None: ...

    monkeypatch.setattr(Timekeeper, "act", nothing)
    async with ann.socket(table) as one:
        hands.turn(100)
        assert (await one.play(0, one.options(0)[0]))["key"] == "error-time-over"
        assert (await one.ask({"t": "undo", "seat": 0}))["key"] == "error-time-over"
        hands.turn(-0.1)
        assert (await one.play(0, one.options(0)[0]))["t"] == "ok"


# --- pauses -------------------------------------------------------------------------------------------------------


async def test_a_pause_needs_everybody_and_stops_the_clocks(database: str, serve: Serve) -> None:
    hands = Hands()
    server = await serve(database, clock=hands, clock_gap=NEVER)
    ann, bob, table = await friends(server, BANK)
    async with ann.socket(table) as one, bob.socket(table) as two:
        hands.turn(10)
        assert (await one.ask({"t": "pause", "seat": 0}))["t"] == "ok"
        await two.until(lambda m: m["t"] == "requests" and m["requests"])
        assert (two.requests[0]["what"], two.requests[0]["missing"]) == ("pause:0", [1])
        assert (await two.ask({"t": "consent", "seat": 1, "what": "pause:0", "agree": False}))["t"] == "ok"
        await one.until(lambda m: m["t"] == "declined")
        assert (await two.ask({"t": "pause", "seat": 1}))["t"] == "ok"
        await one.until(lambda m: m["t"] == "requests" and m["requests"])
        assert (await one.ask({"t": "consent", "seat": 0, "what": "pause:1", "agree": True}))["t"] == "ok"
        await one.until(lambda m: m["t"] == "table" and m["table"]["time"]["paused"] == 1)
        hands.turn(10_000)
        assert await left(ann, table) == [90, 90]
        assert (await one.play(0, one.options(0)[0]))["key"] == "error-paused"
        assert (await one.ask({"t": "pause", "seat": 0}))["key"] == "error-paused"
        assert (await one.ask({"t": "resume", "seat": 1}))["key"] == "error-not-your-seat"
        assert (await one.ask({"t": "resume", "seat": 0}))["t"] == "ok"
        hands.turn(5)
        assert await left(ann, table) == [85, 85]
        assert happened(one.info) == [(1, "paused"), (0, "resumed")]
        assert (await one.play(0, one.options(0)[0]))["t"] == "ok"


async def test_bots_rest_as_well_and_a_restart_wakes_nobody(database: str, serve: Serve) -> None:
    server = await serve(database, bot_pause=3600)
    ann = server.person()
    table = (await ann.create("me", "bot:mate", "bot:dice"))["id"]
    async with ann.socket(table) as one:
        await ann.start(table)
        await one.until(lambda m: m["t"] == "state" and m["seats"])
        assert moves.bots_to_move(server.hall.lives[table]) == [1, 2]
        assert (await one.ask({"t": "pause", "seat": 0}))["t"] == "ok"  # nobody else is asked
        await one.until(lambda m: m["t"] == "table" and m["table"]["time"] and m["table"]["time"]["paused"] == 0)
        assert moves.bots_to_move(server.hall.lives[table]) == []
        assert (await one.play(0, one.options(0)[0]))["key"] == "error-paused"
    other = await serve(database)
    ann.http.base_url = ann.base = other.base
    async with ann.socket(table) as one:
        assert one.seq == 0
        assert one.info["clock"] is None
        assert one.info["time"]["paused"] == 0
        assert one.info["time"]["left"] == [None, None, None]
        await one.ask({"t": "resume", "seat": 0})
        if database.startswith("sqlite"):  # on PostgreSQL the first server moves them, in an hour
            await one.settle(2)


# --- several servers, and none ------------------------------------------------------------------------------------


async def test_one_of_two_servers_acts_at_zero_and_once(postgres: str, serve: Serve) -> None:
    hands = Hands()
    here, there = [await serve(postgres, clock=hands, clock_gap=NEVER) for _ in range(2)]
    tables = []
    for n in range(6):
        ann, bob, table = await friends((here, there)[n % 2], EACH | {"at_zero": ("bot", "pass")[n % 2]})
        bob.base = there.base
        tables.append((ann, bob, table))
    hands.turn(100)
    for n, (ann, _, table) in enumerate(tables):
        async with ann.socket(table) as one:
            while len(happened(one.info)) < 2:
                await one.quiet(0.1)
                one.info = await ann.get(f"/api/tables/{table}")
            assert sorted(happened(one.info)) == [(0, ("bot", "decided")[n % 2]), (1, ("bot", "decided")[n % 2])]
    await asyncio.gather(here.hall.keeper.look(), there.hall.keeper.look())
    for n, (ann, _, table) in enumerate(tables):
        info = await ann.get(f"/api/tables/{table}")
        assert len(happened(info)) == 2
        if n % 2:
            assert info["seq"] == 2  # both seats once


async def looked(database: str, hands: Hands) -> None:
    """Until the server has looked at the clocks, and written down that it was there."""
    engine = store.connect(database)
    try:
        async with asyncio.timeout(120):
            while True:
                async with engine.connect() as connection:
                    if await connection.scalar(select(store.watch.c.at)) == hands():
                        return
                await asyncio.sleep(0.05)
    finally:
        await engine.dispose()


async def test_time_in_which_no_server_ran_does_not_count(database: str, tmp_path: Path) -> None:
    hands = Hands(tmp_path / "hands")
    process = ServerProcess(database, 0.0, str(tmp_path / "hands"), "3")
    await process.start()
    ann, bob = Person(process.base), Person(process.base)
    try:
        table = await ann.create("me", "friend", clock=BANK)
        await bob.post(f"/api/tables/{table['id']}/seats/1", invite=table["invite"])
        await ann.start(table["id"])
        async with ann.socket(table["id"]) as one:
            for _ in range(5):
                hands.turn(2)
                await looked(database, hands)
            assert await left(ann, table["id"]) == [90, 90]
            assert (await one.play(0, one.options(0)[0]))["t"] == "ok"
        await process.kill()
        hands.turn(3600)
        await process.start()
        found = await left(ann, table["id"])
        assert found == [97, 90]
        hands.turn(2)
        assert await left(ann, table["id"]) == [97, 88]
    finally:
        await ann.close()
        await bob.close()
        await process.kill()


async def test_another_server_takes_over_the_clocks_of_one_that_is_killed(postgres: str, tmp_path: Path) -> None:
    hands = Hands(tmp_path / "hands")
    here, there = [ServerProcess(postgres, 0.0, str(tmp_path / "hands"), "1e9") for _ in range(2)]
    for process in (here, there):
        await process.start()
    ann, bob = Person(here.base), Person(here.base)
    try:
        table = await ann.create("me", "friend", "bot:dice", clock=BANK)
        await bob.post(f"/api/tables/{table['id']}/seats/1", invite=table["invite"])
        await ann.start(table["id"])
        async with ann.socket(table["id"]) as one:
            await one.settle(1)  # this server moves the bots
            hands.turn(30)
            assert (await one.play(0, one.options(0)[0]))["t"] == "ok"
        await here.kill()
        ann.base = there.base
        ann.http.base_url = there.base
        assert await left(ann, table["id"]) == [77, 70, None]
        hands.turn(71)
        async with ann.socket(table["id"]) as one:
            if not happened(one.info):
                await until_told(one, "bot")
            assert happened(one.info) == [(1, "bot")]
    finally:
        await ann.close()
        await bob.close()
        await here.kill()
        await there.kill()
