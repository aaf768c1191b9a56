"""Who is here: truly, over all servers, and only as long as somebody looks."""

from __future__ import annotations

import asyncio

from tests.server.conftest import Serve
from tests.server.test_play import two_friends
from tests.support.client import Socket


async def told(socket: Socket, seat: int, here: bool) -> None:
    """Until this is said of the seat; anything else may be said before."""
    while socket.info["seats"][seat]["connected"] != here:
        await socket.hear()


async def test_a_page_out_of_sight_is_away_after_a_while(database: str, serve: Serve) -> None:
    here = await serve(database, idle_after=0.2, abandoned_after=0.0)
    there = await serve(database, idle_after=0.2) if database.startswith("postgres") else here
    ann, bob, table = await two_friends(here)
    bob.base = there.base
    async with ann.socket(table) as left, bob.socket(table) as right:
        await told(left, 1, here=True)
        assert (await left.ask({"t": "ask_bot", "seat": 1}))["key"] == "error-seat-not-abandoned"
        assert (await right.ask({"t": "seen", "visible": False}))["t"] == "ok"
        await told(left, 1, here=False)
        async with bob.socket(table) as second:  # another page, which is looked at
            await told(left, 1, here=True)
            assert (await second.ask({"t": "seen", "visible": False}))["t"] == "ok"
            await told(left, 1, here=False)
        assert (await right.ask({"t": "seen", "visible": True}))["t"] == "ok"
        await told(left, 1, here=True)
        await right.ask({"t": "seen", "visible": False})
        await right.ask({"t": "seen", "visible": True})  # only for a moment
        await left.quiet(0.5)
        await told(left, 1, here=True)  # or again, where a starved server took the moment for longer
    anybody = True
    while anybody:  # both servers say so before long
        seats = (await bob.get(f"{there.base}/api/tables/{table}"))["seats"]
        anybody = any(seat["connected"] for seat in seats)
        await asyncio.sleep(0.05)


async def test_whoever_looks_again_is_not_replaced(sqlite: str, serve: Serve) -> None:
    server = await serve(sqlite, idle_after=0.0, abandoned_after=0.0)
    ann, bob, cy = server.person(), server.person(), server.person()
    table = await ann.create("me", "friend", "friend")
    for seat, person in ((1, bob), (2, cy)):
        await person.post(f"/api/tables/{table['id']}/seats/{seat}", invite=table["invite"])
    await ann.start(table["id"])
    async with ann.socket(table["id"]) as one, bob.socket(table["id"]) as two, cy.socket(table["id"]) as three:
        await told(one, 2, here=True)
        await three.ask({"t": "seen", "visible": False})
        await told(one, 2, here=False)
        assert (await one.ask({"t": "ask_bot", "seat": 2}))["t"] == "ok"
        await two.until(lambda m: m["t"] == "requests" and m["requests"])
        await three.ask({"t": "seen", "visible": True})
        await two.until(lambda m: m["t"] == "requests" and not m["requests"])
        assert not two.info["seats"][2]["stands_in"]
