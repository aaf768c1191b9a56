"""Roll the dice and place them (JAM-3.11 to 3.13)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.jamaica.actions import (
    CARD,
    DAY_DIE,
)
from tradewinds.games.jamaica.reasons import (
    ASK_DICE,
    DIE_NOT_ROLLED,
)
from tradewinds.games.jamaica.state import CHOOSE_CARD, DICE, PLACE_DICE, TURNS, JamaicaState
from tradewinds.kernel.state import Buffer


def begin_round(s: JamaicaState) -> None:
    """A round: dice, cards, actions, end (JAM-3.10). The Captain rolls both action dice, for all to see."""
    s.round += 1
    s.day = 0
    s.night = 0
    s.push(TURNS, -1)
    s.push(CHOOSE_CARD, -1, 0, 0, (1 << s.players) - 1)
    s.push(PLACE_DICE, s.captain)
    s.die_1 = s.chance.below(DICE, 6) + 1
    s.die_2 = s.chance.below(DICE, 6) + 1
    if s.journal is not None:
        s.journal.add("rolled", "JAM-3.11", s.captain, {"dice": [int(s.die_1), int(s.die_2)], "round": int(s.round)})


def can_place_dice(s: JamaicaState, action: i64) -> i64:
    """One of the two that were rolled, onto the day field (JAM-3.12)."""
    if not DAY_DIE <= action < CARD:
        return ASK_DICE
    die = action - DAY_DIE + 1
    return 0 if die == s.die_1 or die == s.die_2 else DIE_NOT_ROLLED


def told_place_dice(s: JamaicaState, action: int) -> dict[str, object]:
    return {"die": action - DAY_DIE + 1, "dice": f"{s.die_1}, {s.die_2}"}


def options_place_dice(s: JamaicaState, out: Buffer) -> None:
    """Which die lies on the day field; two equal dice leave nothing to decide."""
    out.add(DAY_DIE + s.die_1 - 1)
    if s.die_2 != s.die_1:
        out.add(DAY_DIE + s.die_2 - 1)


def do_place_dice(s: JamaicaState, action: i64) -> None:
    s.day = action - DAY_DIE + 1
    s.night = s.die_1 + s.die_2 - s.day
    s.pop()
    if s.journal is not None:
        s.journal.add("dice_placed", "JAM-3.12", s.captain, {"day": int(s.day), "night": int(s.night)})
