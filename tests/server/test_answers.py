"""A whole answer in one message: all of its steps are played, written and shown together, or none is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import insert, select

from tests.server.conftest import Running, Serve
from tests.server.test_agreeing import winner_of_a_round
from tests.server.test_play import two_friends
from tests.support.client import Socket
from tradewinds.server import store
from tradewinds.server.store import Work, Writer


def answer_of(seat: int, seq: int, *actions: str, ref: str = "whole") -> dict[str, Any]:
    return {"t": "play", "seat": seat, "seq": seq, "actions": list(actions), "ref": ref}


async def taker(left: Socket, right: Socket) -> tuple[int, Socket, Socket]:
    seat, mine, other = await winner_of_a_round(left, right)
    await mine.quiet()
    await other.quiet()
    return seat, mine, other


async def lines(url: str, table: str) -> list[Any]:
    engine = store.connect(url)
    try:
        async with engine.connect() as connection:
            found = select(store.decisions).where(store.decisions.c.match == table).order_by(store.decisions.c.seq)
            return [row for row in await connection.execute(found) if row.seq]  # 0 is the start
    finally:
        await engine.dispose()


async def test_all_steps_are_one_message_one_commit_and_one_update(database: str, serve: Serve) -> None:
    server = await serve(database)
    ann, bob, table = await two_friends(server)
    async with ann.socket(table) as left, bob.socket(table) as right:
        seat, mine, other = await taker(left, right)
        heard = len(other.heard)
        answer = await mine.ask(answer_of(seat, 2, "take:red", "place:1"))
        assert answer == {"t": "ok", "ref": "whole", "seq": 4}
        await other.quiet()
        assert [(m["t"], m["seq"]) for m in other.heard[heard:]] == [("update", 4)]
        assert [f["kind"] for f in other.facts if f["kind"] in ("took", "placed")] == ["took", "placed"]
        # repeated: acknowledged again, not played twice; under the same ref anything else is refused
        assert await mine.ask(answer_of(seat, 2, "take:red", "place:1")) == answer
        for actions in (["take:red"], ["take:red", "place:2"], ["take:red", "place:1", "place:1"]):
            assert (await mine.ask(answer_of(seat, 2, *actions)))["key"] == "error-ref-reused"
    written = await lines(database, table)
    assert [(row.seq, row.seat, row.action, row.ref) for row in written[2:]] == [
        (3, seat, "take:red", "whole"),
        (4, seat, "place:1", "whole"),
    ]
    assert written[2].at == written[3].at
    assert (written[1].waiting, written[2].waiting, written[3].waiting) == (1 << seat, 1 << seat, 3)
    # after a restart the message is still known
    after = await serve(database)
    ann.base = bob.base = after.base
    async with (ann if seat == 0 else bob).socket(table) as again:
        assert again.seq == 4
        assert await again.ask(answer_of(seat, 2, "take:red", "place:1")) == answer
        assert (await again.ask(answer_of(seat, 2, "take:red", "place:2")))["key"] == "error-ref-reused"
        assert again.seq == 4


async def test_a_refusal_in_the_middle_leaves_everything_as_it_was(database: str, serve: Serve) -> None:
    server = await serve(database)
    ann, bob, table = await two_friends(server)
    async with ann.socket(table) as left, bob.socket(table) as right:
        seat, mine, other = await taker(left, right)
        heard, view = len(other.heard), mine.seats[seat]["view"]
        refused = await mine.ask(answer_of(seat, 2, "take:red", "lay:3"))
        assert (refused["field"], refused["rule"], refused["seq"]) == ("actions.1", "LAN-2.2", 2)
        refused = await mine.ask(answer_of(seat, 2, "take:red", "fly:3"))
        assert refused["key"] == "error-action-unknown"
        refused = await mine.ask(answer_of(seat, 2, "take:red", "place:1", "lay:1"))
        assert (refused["key"], refused["field"]) == ("refusal-answer-over", "actions.2")
        refused = await mine.ask(answer_of(1 - seat, 2, "take:red", "place:1"))
        assert refused["key"] == "error-not-your-seat"
        refused = await other.ask(answer_of(1 - seat, 2, "take:red", "place:1"))
        assert refused["key"] == "refusal-not-your-decision"
        await other.quiet()
        assert len(other.heard) == heard + 1  # its own refusal
        assert len(await lines(database, table)) == 2
        # the ref of what was refused may be used for what is right
        assert (await mine.ask(answer_of(seat, 2, "take:red", "place:1")))["seq"] == 4
        await mine.settle(4)
        assert mine.seats[seat]["view"] != view
        assert (await mine.ask(answer_of(seat, 2, "take:blue", "place:1", ref="late")))["key"] == "error-late"


@pytest.mark.parametrize(
    "what",
    [
        {},
        {"actions": []},
        {"action": "take:red", "actions": ["take:red"]},
        {"actions": "take:red"},
        {"actions": [3]},
        {"actions": ["x" * 201]},
        {"actions": ["take:red"] * 201},
    ],
)
async def test_a_message_that_does_not_say_what_is_played(server: Running, what: dict[str, Any]) -> None:
    ann, _, table = await two_friends(server)
    async with ann.socket(table) as left:
        answer = await left.ask({"t": "play", "seat": 0, "seq": 0, **what})
        assert answer["t"] == "refused"
        assert answer["key"].startswith("error-")
        assert answer["field"].startswith("actions")


async def test_one_step_may_be_said_either_way(server: Running) -> None:
    ann, _, table = await two_friends(server)
    async with ann.socket(table) as left:
        card = left.options(0)[0]
        first = await left.ask(answer_of(0, 0, card))
        again = await left.ask({"t": "play", "seat": 0, "seq": 0, "action": card, "ref": "whole"})
        assert first == again == {"t": "ok", "ref": "whole", "seq": 1}


async def test_a_write_that_is_cut_off_leaves_no_step_behind(
    database: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first line has reached the database when it goes away: the answer is not there at all."""
    server = await serve(database)
    ann, bob, table = await two_friends(server)
    async with ann.socket(table) as left, bob.socket(table) as right:
        seat, mine, other = await taker(left, right)
        good = Writer._commit

        async def cut_off(self: Writer, works: Sequence[Work]) -> None:
            if not any(work.lines for work in works):
                return await good(self, works)
            assert self.connection is not None
            async with self.connection.begin():
                await self.connection.execute(insert(store.decisions), works[0].lines[:1])
                raise OSError("gone")

        monkeypatch.setattr(Writer, "_commit", cut_off)
        refused = await mine.ask(answer_of(seat, 2, "take:red", "place:1"))
        assert refused["key"] == "error-not-saved"
        monkeypatch.setattr(Writer, "_commit", good)
        await other.quiet()
        assert other.seq == 2
        assert len(await lines(database, table)) == 2
    after = await serve(database)
    ann.base = bob.base = after.base
    async with (ann if seat == 0 else bob).socket(table) as again:
        assert again.seq == 2
        assert (await again.ask(answer_of(seat, 2, "take:red", "place:1")))["seq"] == 4
