"""Moving (JAM-5.1 to 5.10): exactly as far as the die says, the lane by destination."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.jamaica.actions import RETREAT
from tradewinds.games.jamaica.actions import SAIL as SAIL_ACTION
from tradewinds.games.jamaica.components import (
    FORWARD,
    NEXT,
    PORT_ROYAL,
    PREV,
    REACH_BACKWARD,
    REACH_FORWARD,
    TO_FINISH,
)
from tradewinds.games.jamaica.phases.settle import arrive, route
from tradewinds.games.jamaica.reasons import (
    ASK_GHOST_SAIL,
    ASK_SAIL,
    NOT_REACHABLE,
)
from tradewinds.games.jamaica.state import CAPACITY, SAIL, JamaicaState
from tradewinds.kernel.state import Buffer, Frame


def crosses_line(space: i64, direction: i64, steps: i64) -> bool:
    """Whether the move steps forward INTO Port Royal or backward OUT OF it, where the lap changes (JAM-2.6)."""
    if direction == FORWARD:
        return space != PORT_ROYAL and TO_FINISH[space] <= steps
    return space <= 6 and space < steps  # on leg 1 the number of a space is its distance from Port Royal


def stops_at_finish(space: i64, lap: i64, direction: i64, steps: i64) -> bool:
    """A forward step into Port Royal that makes the lap 1 ends the move there (JAM-5.8)."""
    return direction == FORWARD and lap == 0 and crosses_line(space, direction, steps)


def begin_move(s: JamaicaState, who: i64, direction: i64, steps: i64) -> None:
    """The move is compulsory and exact (JAM-5.1); with one candidate it is made at once (JAM-5.5)."""
    ship = s.ships[who]
    reach = REACH_FORWARD if direction == FORWARD else REACH_BACKWARD
    at = 14 * ship.space + 2 * steps
    if stops_at_finish(ship.space, ship.lap, direction, steps):
        move_ship(s, who, direction, steps, PORT_ROYAL)
    elif reach[at + 1] < 0:
        move_ship(s, who, direction, steps, reach[at])
    else:
        s.push(SAIL, who, direction, steps)


def can_sail(s: JamaicaState, frame: Frame, action: i64) -> i64:
    """One of the two spaces, one on each lane, reached with exactly this number of steps (JAM-5.2, 5.3, 5.5)."""
    if not SAIL_ACTION <= action < RETREAT:
        return ASK_SAIL if frame.seat < s.players else ASK_GHOST_SAIL
    out = Buffer(CAPACITY)
    options_sail(s, frame, out)
    return 0 if out.has(action) else NOT_REACHABLE


def told_sail(frame: Frame, action: int) -> dict[str, object]:
    way = "forward" if frame.what == FORWARD else "backward"
    return {"space": action - SAIL_ACTION, "steps": int(frame.n), "direction": way}


def options_sail(s: JamaicaState, frame: Frame, out: Buffer) -> None:
    reach = REACH_FORWARD if frame.what == FORWARD else REACH_BACKWARD
    at = 14 * s.ships[frame.seat].space + 2 * frame.n
    out.add(SAIL_ACTION + reach[at])
    out.add(SAIL_ACTION + reach[at + 1])


def do_sail(s: JamaicaState, action: i64) -> None:
    frame = s.pop()
    move_ship(s, frame.seat, frame.what, frame.n, action - SAIL_ACTION)


def move_ship(s: JamaicaState, who: i64, direction: i64, steps: i64, to: i64) -> None:
    ship = s.ships[who]
    start = ship.space
    if crosses_line(start, direction, steps):
        ship.lap += 1 if direction == FORWARD else -1
    ship.space = to
    if s.journal is not None:
        s.journal.add(
            "sailed",
            "JAM-5.1",
            s.controller(who),
            {
                "ship": int(who),
                "from": int(start),
                "to": int(to),
                "direction": "forward" if direction == FORWARD else "backward",
                "steps": int(steps),
                "path": route(NEXT if direction == FORWARD else PREV, start, to),
            },
        )
    arrive(s, who)
