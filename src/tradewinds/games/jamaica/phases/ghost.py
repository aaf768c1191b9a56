"""The Ghost Ship's two moves after both players' actions (JAM-10.5 to 10.12)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.jamaica.actions import GHOST_BACKWARD, GHOST_FORWARD
from tradewinds.games.jamaica.components import BACKWARD, FORWARD
from tradewinds.games.jamaica.phases.end import end_round
from tradewinds.games.jamaica.phases.move import begin_move
from tradewinds.games.jamaica.reasons import (
    ASK_GHOST,
)
from tradewinds.games.jamaica.state import JamaicaState
from tradewinds.kernel.state import Buffer, Frame


def step_ghost(s: JamaicaState, frame: Frame) -> bool:
    """First with the day die, then with the night die; lead and last are looked at anew each time (JAM-10.10)."""
    if frame.n == 2:
        s.pop()
        end_round(s)
        return False
    s.acting = s.players
    s.part = frame.n
    s.deciders = 1 << s.captain
    return True


def can_ghost(action: i64) -> i64:
    """Asked only where the Captain may choose: a direction that is forced is taken without a question."""
    return 0 if GHOST_FORWARD <= action <= GHOST_BACKWARD else ASK_GHOST


def options_ghost(s: JamaicaState, out: Buffer) -> None:
    """In the lead: backward; last: forward; otherwise the Captain chooses (JAM-10.7 to 10.9)."""
    direction = forced_direction(s)
    if direction != BACKWARD:
        out.add(GHOST_FORWARD)
    if direction != FORWARD:
        out.add(GHOST_BACKWARD)


def forced_direction(s: JamaicaState) -> i64:
    """FORWARD, BACKWARD, or 0 where the Captain chooses."""
    if s.ghost().finished():  # there is no way forward from the finish (JAM-10.27)
        return BACKWARD
    ghost = s.ghost().race_key()
    a = s.ships[0].race_key()
    b = s.ships[1].race_key()
    if s.rules.ghost_ties_count:
        first = ghost >= a and ghost >= b
        last = ghost <= a and ghost <= b
    else:
        first = ghost > a and ghost > b
        last = ghost < a and ghost < b
    if first == last:
        return 0
    return BACKWARD if first else FORWARD


def do_ghost(s: JamaicaState, action: i64) -> None:
    frame = s.top
    die = s.day if frame.n == 0 else s.night
    if s.journal is not None:
        direction = forced_direction(s)
        rule = "JAM-10.9" if direction == 0 else ("JAM-10.7" if direction == BACKWARD else "JAM-10.8")
        if s.ghost().finished():
            rule = "JAM-10.27"
        told = "forward" if action == GHOST_FORWARD else "backward"
        s.journal.add("ghost_direction", rule, s.captain, {"direction": told, "die": int(die)})
    frame.n += 1
    begin_move(s, s.players, FORWARD if action == GHOST_FORWARD else BACKWARD, die)
