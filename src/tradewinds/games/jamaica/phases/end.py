"""The end of a round and of the race (JAM-3.22 to 3.26, 9.1 to 9.4)."""

from __future__ import annotations

from tradewinds.games.jamaica.phases.dice import begin_round
from tradewinds.games.jamaica.phases.hands import draw_up_to
from tradewinds.games.jamaica.state import JamaicaState


def end_round(s: JamaicaState) -> None:
    """A ship at the finish: scoring, without refill or passing the compass (JAM-3.26); else both, and a new roll."""
    s.acting = -1
    capped = s.rules.round_cap > 0 and s.round >= s.rules.round_cap
    if s.race_ends or capped:
        s.over = True
        s.deciders = 0
        if s.journal is not None:
            s.journal.add("race_ended", "JAM-9.3" if s.race_ends else "JAM-R27", -1, {"round": int(s.round)})
            s.journal.add("scored", "JAM-9.9", -1, {"scores": s.scores(), "winners": s.winners()})
        return
    for seat in range(s.players):
        draw_up_to(s, seat, s.ships[seat].hand_limit())
        s.ships[seat].laid = -1
        s.ships[seat].revealed = False
    s.captain = (s.captain + 1) % s.players
    if s.journal is not None:
        s.journal.add("compass", "JAM-3.25", s.captain, {"captain": int(s.captain)})
    begin_round(s)
