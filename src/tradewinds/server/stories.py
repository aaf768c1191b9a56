"""The story of a finished match in numbers, for its pictures: made by a worker once, then remembered for a while."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from tradewinds.server import wire
from tradewinds.server.afterwire import Story, Turn
from tradewinds.server.crew import NoAnswer, Position
from tradewinds.server.errors import Busy, Unready
from tradewinds.server.live import Live

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

KEPT = 64
TURNS = 3
"""Turning points that are told, …"""
LEAST_TURN = 0.1
"""… if somebody's chances changed by at least so much."""


async def story(hall: Hall, live: Live, guest: str) -> Story:
    async with hall.at(live):
        table = live.table
        if table is None or live.match.status != "finished":
            raise Unready("error-not-finished", {"status": live.match.status})
        position = Position.now(live.match.id, table, live.cards())
    match = live.match.id
    if match not in hall.stories:
        try:
            hall.stories[match] = await hall.crew.tell(guest, position)
        except NoAnswer as error:
            raise Busy("error-busy") from error
        while len(hall.stories) > KEPT:
            hall.stories.popitem(last=False)
    found = hall.stories[match]
    return msgspec.structs.replace(found, turns=turns(hall, match))


def turns(hall: Hall, match: str) -> list[Turn]:
    """Where chances changed most from one position of a review to the next; none without a review."""
    for (of, _), line in hall.reviews.items():
        if of == match:
            curve = msgspec.json.decode(line, type=wire.Review).curve
            return [] if isinstance(curve, msgspec.UnsetType) else sharpest(curve)
    return []


def sharpest(curve: list[wire.Prospect]) -> list[Turn]:
    found = []
    for before, after in pairwise(curve):
        pairs = list(zip(before.chances, after.chances, strict=True))
        seat = max(range(len(pairs)), key=lambda one: pairs[one][1] - pairs[one][0])
        found.append(Turn(after.n, seat, *pairs[seat]))
    found = [turn for turn in found if turn.after - turn.before >= LEAST_TURN]
    found.sort(key=lambda turn: (turn.before - turn.after, turn.n))
    return sorted(found[:TURNS], key=lambda turn: turn.n)
