"""The clocks of a table.

Nothing ticks. A match's row says how much every seat had left at one moment (`since`) and whose time runs from there;
everything else follows from the time of the day. A decision, an undo, a change of seats and a pause are such moments,
written together with what they are; `ticks` counts them, so that two servers never both build on the same one. So
clocks survive whatever a match survives, and go on at any server. Bots have no clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from sqlalchemy import update

from tradewinds.play.table import Decision, Table
from tradewinds.server import store, wire
from tradewinds.server.errors import Unready
from tradewinds.server.store import Work

if TYPE_CHECKING:
    from tradewinds.server.live import Live, Match, Seat

SECOND = 1000
AFTER_ZERO = 10 * SECOND
"""What a seat has at least for its next decision, after one was made for it because its bank was empty."""
COMING_BACK = 60 * SECOND
"""What somebody has at least who takes the seat back from a bot."""
MOST_TOLD = 40
"""Events that a table remembers."""


class Times(Struct):
    """How things stood at the moment `since` of the match's row. Milliseconds, by seat."""

    left: list[int]
    spare: list[int]
    """What was left when the seat gave its last answer."""
    void: list[int]
    """Answers that the seat has taken back: as many to come earn no time."""
    running: list[int] = []
    """Whose time runs from then on."""
    paused: int | None = None
    """The table rests: the seat that asked for it."""
    told: list[wire.TimeEvent] = []


def fresh(match: Match) -> Times:
    full = 0 if match.clock is None else match.clock.seconds * SECOND
    return Times([full] * match.players, [full] * match.players, [0] * match.players)


def times_of(match: Match) -> Times:
    return fresh(match) if match.times is None else match.times


# --- looking ----------------------------------------------------------------------------------------------------


def left(match: Match, seat: int, at: int) -> int:
    """Milliseconds that the seat has; 0 or less: none."""
    times = times_of(match)
    spent = at - (match.since or at) if seat in times.running else 0
    return times.left[seat] - max(0, spent)


def at_zero(match: Match, at: int) -> list[int]:
    return [seat for seat in times_of(match).running if left(match, seat, at) <= 0]


def deadline(times: Times, since: int) -> int | None:
    """When the next clock comes to zero."""
    return min((since + times.left[seat] for seat in times.running), default=None)


def check(live: Live, seat: int) -> None:
    """Nobody decides while the table rests, or when the time is over."""
    match = live.match
    if match.times is not None and match.times.paused is not None:
        raise Unready("error-paused")
    if match.clock is not None and seat in at_zero(match, live.hall.now()):
        raise Unready("error-time-over", {"seat": seat}, field="seat")


def info(match: Match, seats: Sequence[Seat], at: int) -> wire.TimeInfo | None:
    """What everybody at the table may know; None where there is neither a clock nor a pause to tell of."""
    if match.times is None:
        return None
    times = match.times
    clocked = match.clock is not None
    return wire.TimeInfo(
        left=[max(0, left(match, s.seat, at)) if clocked and s.kind == "person" else None for s in seats],
        running=times.running,
        paused=times.paused,
        events=times.told,
    )


# --- moments ----------------------------------------------------------------------------------------------------


def charged(match: Match, at: int) -> Times:
    """As things stand now: whose time ran has so much less."""
    times = msgspec.structs.replace(times_of(match))
    times.left = [max(0, left(match, seat, at)) for seat in range(match.players)]
    times.spare, times.void = times.spare[:], times.void[:]
    return times


def run(match: Match, times: Times, seats: Sequence[Seat], table: Table | None) -> None:
    """Whose time runs from now on: that of every person who owes a decision."""
    stands = match.clock is None or times.paused is not None or table is None or table.over
    waiting = [] if stands or table is None else table.waiting()
    times.running = [seat for seat in waiting if seats[seat].played_by_person]


def row(times: Times, at: int) -> dict[str, Any]:
    """The columns of a match's row."""
    return {"times": msgspec.json.encode(times).decode(), "since": at, "deadline": deadline(times, at)}


def put(match: Match, work: Work, times: Times, at: int) -> None:
    """Let this be written with the work, unless another server has been quicker; then the table is read again."""
    matches = store.matches
    here = (matches.c.id == match.id, matches.c.ticks == match.ticks)
    work.guards.append(update(matches).where(*here).values(ticks=match.ticks + 1, **row(times, at)))
    match.times, match.since, match.ticks = times, at, match.ticks + 1


def begin(match: Match, seats: Sequence[Seat], table: Table, at: int) -> dict[str, Any]:
    """The match starts: what its row says of time."""
    if match.clock is None:
        return {}
    times = fresh(match)
    run(match, times, seats, table)
    match.times, match.since = times, at
    return row(times, at)


def earn(match: Match, times: Times, seat: int) -> None:
    """A whole answer was given: the bank grows, or the time for the next decision is full again."""
    assert match.clock is not None
    times.spare[seat] = times.left[seat]
    if times.void[seat] > 0:
        times.void[seat] -= 1
    elif match.clock.kind == "bank":
        times.left[seat] += match.clock.increment * SECOND
    else:
        times.left[seat] = match.clock.seconds * SECOND


def moved(live: Live, table: Table, work: Work, lines: Sequence[dict[str, Any]], at: int) -> None:
    """Decisions were made: `lines`, which are written with the work."""
    match = live.match
    if match.clock is None:
        return
    times, full = charged(match, at), match.clock.seconds * SECOND
    people = {seat.seat for seat in live.seats if seat.played_by_person}
    acted = {line["seat"]: line["guest"] for line in lines if line["seat"] in people}
    for seat, guest in acted.items():
        if table.answered(seat):
            earn(match, times, seat)
            if guest is None:  # it was made for them
                times.left[seat] = max(times.left[seat], min(AFTER_ZERO, full))
    if match.clock.kind == "decision":
        for seat in people.difference(acted):
            if table.asked[seat] >= lines[0]["seq"] and times.void[seat] == 0:
                times.left[seat] = full
    run(match, times, live.seats, table)
    put(match, work, times, at)


def answers(table: Table, seat: int, gone: Sequence[Decision]) -> int:
    """How many whole answers of the seat are among these decisions, the last ones of the table."""
    questions = {decision.question for decision in gone if decision.seat == seat}
    return len(questions) - (0 if table.answered(seat) else 1)


def rewound(live: Live, table: Table, work: Work, seat: int, gone: int, at: int) -> None:
    """The seat has taken back so many whole answers. It has no more time for that than it had before.

    Everybody else who is asked again has the time for a decision anew.
    """
    match = live.match
    if match.clock is None:
        return
    times = charged(match, at)
    times.void[seat] += gone
    if match.clock.kind == "decision":
        times.left[seat] = min(times.left[seat], times.spare[seat])
        for other in table.waiting():
            if other != seat:
                times.left[other] = match.clock.seconds * SECOND
    run(match, times, live.seats, table)
    put(match, work, times, at)


def reseated(live: Live, work: Work, changed: Sequence[Seat], at: int) -> None:
    """Seats change hands in a running match: bots have no clock, and who comes back gets a moment."""
    match = live.match
    if match.clock is None or match.status != "running" or not changed:
        return
    times, seats = charged(match, at), list(live.seats)
    for seat in changed:
        if seat.played_by_person and not seats[seat.seat].played_by_person:
            times.left[seat.seat] = max(times.left[seat.seat], min(COMING_BACK, match.clock.seconds * SECOND))
        seats[seat.seat] = seat
    run(match, times, seats, live.table)
    put(match, work, times, at)


def paused(live: Live, work: Work, by: int | None, told: wire.TimeEvent, at: int) -> None:
    """The table rests, or goes on (`by` is None)."""
    times = charged(live.match, at)
    times.paused = by
    remember(times, told)
    run(live.match, times, live.seats, live.table)
    put(live.match, work, times, at)


def remember(times: Times, event: wire.TimeEvent) -> None:
    times.told = [*times.told, event][-MOST_TOLD:]


def tell(live: Live, seat: int, what: wire.TimeWhat, at: int) -> None:
    """Note what happened for the next moment that is written."""
    times = msgspec.structs.replace(times_of(live.match))
    remember(times, event(live, seat, what, at))
    live.match.times = times


def event(live: Live, seat: int, what: wire.TimeWhat, at: int) -> wire.TimeEvent:
    told = times_of(live.match).told
    facts = 0 if live.table is None else len(live.table.facts)
    return wire.TimeEvent(told[-1].n + 1 if told else 1, at, seat, what, facts)
