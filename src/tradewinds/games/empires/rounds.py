"""The four phases of a round in their order (EON-3.1), the last round and the end (EON-12.1, 12.7 to 12.9, R53)."""

from __future__ import annotations

from tradewinds.games.empires import stores
from tradewinds.games.empires.components import MOST_ROUNDS, SOLO_ROUNDS
from tradewinds.games.empires.frames import (
    ACTION_PHASE,
    CLEANUP_PHASE,
    EVENT,
    EXPEDITION_PHASE,
    LOOKOUT_DRAW,
    LOOKOUT_STORE,
    SOLO_EVENT,
    STORES,
    TURN,
)
from tradewinds.games.empires.phases import cleanup, expedition, lookout
from tradewinds.games.empires.phases.action import look_at_markers
from tradewinds.games.empires.state import EmpiresState
from tradewinds.kernel.state import Frame


def step_round(s: EmpiresState, frame: Frame) -> bool:
    """One phase after the other, until one has something to be done."""
    while s.top is frame:
        next_phase(s, frame)
    return False


def next_phase(s: EmpiresState, frame: Frame) -> None:
    s.phase = frame.what
    s.effects = 0
    if frame.what == LOOKOUT_DRAW:
        s.round += 1
        if s.journal is not None:
            s.journal.add("round", "EON-3.1", int(s.first), {"round": int(s.round), "player": int(s.first)})
        frame.what = LOOKOUT_STORE
        lookout.begin(s)
    elif frame.what == LOOKOUT_STORE:
        frame.what = SOLO_EVENT
        if stores.any_laden(s):
            s.push(STORES, -1)
    elif frame.what == SOLO_EVENT:
        frame.what = ACTION_PHASE
        if s.solo():
            s.push(EVENT, 0)
    elif frame.what == ACTION_PHASE:
        frame.what = EXPEDITION_PHASE
        if s.solo():
            s.last = s.round == SOLO_ROUNDS
        elif s.round == MOST_ROUNDS:
            s.last = True
            if s.journal is not None:
                s.journal.add("last_round", "EON-R53", -1, {"n": 0})
        look_at_markers(s)
        s.push(TURN, s.first)
    elif frame.what == EXPEDITION_PHASE:
        frame.what = CLEANUP_PHASE
        expedition.begin(s)
    elif s.last:
        s.pop()
        finish(s)
    else:
        frame.what = LOOKOUT_DRAW
        cleanup.clean_up(s)


def finish(s: EmpiresState) -> None:
    """Final scoring (chapter 13); the last round has no Cleanup (EON-12.1)."""
    s.over = True
    if s.journal is not None:
        told: dict[str, object] = {"scores": s.scores(), "winners": s.winners()}
        outcome = s.outcome()
        if outcome is not None:
            told = {"won": outcome.won, "vp": outcome.score, "goal": outcome.target}
            s.journal.add("scenario_over", "EON-15.14", 0, told)
        else:
            s.journal.add("game_over", "EON-13.7", -1, told)
