"""The review of a finished match: what a strong player thinks of the decisions of a seat, told as it comes.

Every decision is looked at for a moment, and those that seem to have cost most once more for longer, since of many
short looks the worst is often only the most mistaken one. A worker thinks about one decision at a time, so that others
who want something of it wait no longer than that.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import msgspec

from tradewinds.play.advice import Verdict
from tradewinds.server import wire
from tradewinds.server.crew import NoAnswer, Position
from tradewinds.server.errors import Busy, Unready
from tradewinds.server.hall import Hall
from tradewinds.server.live import Live
from tradewinds.server.replays import eyes

FIRST_LOOK = 10.0
"""Seconds for all decisions together, …"""
SHORTEST, LONGEST = 0.03, 0.4
"""… and for one of them. It takes as long again to know the answer that was given as well as the best."""
SECOND_LOOK = 0.5
"""Seconds for one decision."""
LOOKED_AT_AGAIN = 8
COSTLY = 3
"""So many are told, …"""
LEAST_COST = 0.02
"""… if they cost at least so much."""
KEPT = 64
"""Reviews that are remembered."""


def cost(verdict: Verdict) -> float:
    assert verdict.best.chance is not None
    assert verdict.played.chance is not None
    return verdict.best.chance - verdict.played.chance


async def review(hall: Hall, live: Live, guest: str, seat: int | None) -> AsyncIterator[bytes]:
    """A `wire.Review` on each line. What is refused is refused before the first."""
    async with hall.at(live):
        table = live.table
        if table is None or live.match.status != "finished":
            raise Unready("error-not-finished", {"status": live.match.status})
        who = eyes(live, guest, seat) or 0
        position = Position.now(live.match.id, table, live.cards())
        salt = live.salt("review")
    key = (live.match.id, who)
    if key in hall.reviews:
        return once(hall.reviews[key])
    own = [n for n in range(position.n) if position.made[n].seat == who]
    return lines(hall, guest, key, position, own, salt)


async def once(line: bytes) -> AsyncIterator[bytes]:
    yield line


async def lines(
    hall: Hall, guest: str, key: tuple[str, int], position: Position, own: list[int], salt: str
) -> AsyncIterator[bytes]:
    seat = key[1]
    of = len(own) + min(len(own), LOOKED_AT_AGAIN)
    found: dict[int, Verdict] = {}

    async def look(n: int, seconds: float) -> None:
        while True:
            try:
                verdict = await hall.crew.judge(guest, replace(position, n=n), position.made[n], salt, seconds)
                break
            except Busy:  # the answer has begun: it waits for its turn
                await asyncio.sleep(0.2)
            except NoAnswer:  # one decision less
                return
        if verdict is not None:
            found[n] = verdict

    seconds = min(max(FIRST_LOOK / max(len(own), 1), SHORTEST), LONGEST)
    for done, n in enumerate(own):
        yield line(wire.Review(seat, done, of))
        await look(n, seconds)
    again = sorted(found, key=lambda n: (-cost(found[n]), n))[:LOOKED_AT_AGAIN]
    for done, n in enumerate(again, len(own)):
        yield line(wire.Review(seat, done, of))
        await look(n, SECOND_LOOK)
    again.sort(key=lambda n: (-cost(found[n]), n))
    costly = [wire.Judgement(n, found[n]) for n in again if cost(found[n]) >= LEAST_COST]
    curve = [wire.Prospect(n, found[n].chances) for n in sorted(found)]
    told = line(wire.Review(seat, of, of, curve, costly[:COSTLY]))
    hall.reviews[key] = told
    while len(hall.reviews) > KEPT:
        hall.reviews.popitem(last=False)
    yield told


encode = msgspec.json.Encoder().encode


def line(review: wire.Review) -> bytes:
    return encode(review) + b"\n"
